// Certificates over constraints told in words, shortened, turned into refutations; hints proved by them.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "kernel/naive_constraints.hpp"
#include "solve/takuzu_cases.hpp"
#include "verify/kernel/refutation.hpp"
#include "verify/solve/explain.hpp"
#include "verify/solve/minimise.hpp"
#include "verify/solve/prove_marks.hpp"
#include "verify/solve/refute.hpp"

using namespace gridproof;
using namespace gridproof::test;
using kernel::Verdict;

TEST_CASE("a shortened certificate over constraints says the same, and each of its steps is needed") {
  std::size_t shorter_ones = 0, needed = 0;
  property(
      "of sub-grids of solutions",
      [&] {
        const Case drawn = drawn_case(takuzus().size());
        const auto of_marks = certificate_of_marks(drawn);
        const std::string certificate = of_marks ? *of_marks : certificate_of(drawn);
        const auto before = judge(certificate, drawn);
        const auto shorter = solve::minimise(certificate);
        RC_ASSERT(static_cast<bool>(shorter));
        const auto after = judge(*shorter, drawn);
        RC_ASSERT(after.verdict == Verdict::accepted);
        RC_ASSERT(after.thesis == before.thesis);
        RC_ASSERT(after.set == before.set);
        RC_ASSERT(after.del == before.del);
        RC_ASSERT(after.step <= before.step);
        shorter_ones += after.step < before.step ? 1U : 0U;
        RC_ASSERT(*solve::minimise(*shorter) == *shorter);
        if (after.step < 2) return;
        // The last step is used by the verdict, or is the contradiction.
        std::vector<std::string> words = test::words_of(*shorter);
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(heading_words(drawn) + after.step - 2));
        const auto without = kernel::check_certificate({kernel::whole(test::joined(words)), "certificate"});
        RC_ASSERT(!without || without->verdict == Verdict::rejected);
        ++needed;
      },
      200);
  CHECK(shorter_ones > 10);
  CHECK(needed > 10);
}

TEST_CASE("a certificate over constraints becomes a refutation of its formula") {
  std::size_t refuted = 0;
  property(
      "of sub-grids of solutions",
      [&] {
        const Case drawn = drawn_case(takuzus().size());
        const auto of_marks = certificate_of_marks(drawn);
        const std::string certificate = of_marks ? *of_marks : certificate_of(drawn);
        if (judge(certificate, drawn).thesis == kernel::Thesis::not_unique) return;
        const auto both = solve::to_refutation(certificate);
        RC_ASSERT(static_cast<bool>(both));
        const auto judgement =
            kernel::check_refutation({kernel::whole(both->formula), "formula"}, {kernel::whole(both->proof), "proof"});
        RC_ASSERT(static_cast<bool>(judgement));
        RC_ASSERT(judgement->reason == "the empty clause follows");
        RC_ASSERT(judgement->verdict == Verdict::accepted);
        ++refuted;
      },
      200);
  CHECK(refuted > 10);
}

TEST_CASE("a certificate over constraints is told in words") {
  const std::string certificate =
      "gridproof-certificate 2\nrules takuzu-4x4\ngivens 1....10....0.1..\n"
      "r3c2=0:r2c2-to-r4c2-are-not-all-1 (r1c3=0 r1c2=0:column-2-has-at-most-2-of-1 )r1c2-to-r1c4-are-not-all-0\n"
      "follows r3c2=0";
  const auto wrong = solve::explain(certificate);
  CHECK(!wrong);  // r1c4 is open
  const auto told = solve::explain(
      "gridproof-certificate 2\nrules takuzu-4x4\ngivens 1....10....0.1..\n"
      "r3c2=0:r2c2-to-r4c2-are-not-all-1 (r3c3=0 )r3c2-to-r3c4-are-not-all-0 follows r3c3=1 "
      "completion 1001010110100110");
  REQUIRE(told);
  CHECK(*told ==
        "r3c2 is 0: r2c2 to r4c2 are not all 1\n"
        "suppose r3c3 is 0 (HP1)\n"
        "  contradiction: it can no longer be that r3c2 to r3c4 are not all 0\n"
        "so r3c3 is not 0: r3c3 = [0^, 1] HP1 -> invalid\n");
}

TEST_CASE("marks of a Takuzu are proved, or two completions tell that they do not follow") {
  std::size_t proved = 0, open = 0;
  property(
      "marks that a completion has",
      [&] {
        Case drawn = drawn_case(takuzus().size());
        const auto completions = test::two_completions(drawn.rules, drawn.grid, drawn.crossed);
        if (completions.empty()) return;
        const auto cell = drawn.marks.set[0].cell;
        drawn.marks = {{{cell, completions[0][cell]}}, {}};
        const auto answer = solve::prove_marks({drawn.rules, drawn.grid, drawn.crossed}, drawn.marks, completions[0]);
        RC_ASSERT(answer.has_value());
        RC_ASSERT(answer->against.has_value() == !every_completion_has(drawn, drawn.marks));
        RC_ASSERT(judge(answer->certificate, drawn).verdict == Verdict::accepted);
        ++(answer->against ? open : proved);
      },
      200);
  CHECK(proved > 5);
  CHECK(open > 3);
}
