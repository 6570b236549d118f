// What the checker accepts and rejects, case by case, and what it says.
#include "verify/kernel/refutation.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "kernel/cadical_proof.hpp"
#include "kernel/naive.hpp"
#include "kernel/pigeonhole.hpp"
#include "kernel/refutation_cases.hpp"

using namespace gridproof;
using namespace gridproof::test;
using kernel::Verdict;
using refutations::all_four;
using refutations::chain;

namespace {

kernel::Judgement judge(const std::string& formula, const std::string& proof, const kernel::Limits& limits = {}) {
  const auto judgement =
      kernel::check_refutation({kernel::whole(formula), "f.cnf"}, {kernel::whole(proof), "p.drat"}, limits);
  REQUIRE(judgement);
  return *judgement;
}

void check_rejected(const std::string& formula, const std::string& proof, std::size_t step, const std::string& reason) {
  CAPTURE(formula, proof);
  const kernel::Judgement judgement = judge(formula, proof);
  CHECK(judgement.verdict == Verdict::rejected);
  CHECK(judgement.step == step);
  CHECK(judgement.reason == reason);
}

// Gives `size` bytes at a time.
kernel::Source in_parts(const std::string& text, std::size_t size) {
  return [&text, size, at = std::size_t{0}]() mutable {
    const std::string_view part = std::string_view(text).substr(std::min(at, text.size()), size);
    at += part.size();
    return part;
  };
}

}  // namespace

TEST_CASE("all that is said of a refutation", "[kernel]") {
  for (const RefutationCase& each : refutations::all()) {
    CAPTURE(each.formula, each.proof);
    CHECK(told(each.formula, each.proof) == each.answer);
  }
  CHECK(refutations::fault_of_limits() == "");
  CHECK(refutations::fault_of_defaults() == "");
}

TEST_CASE("a refutation by unit propagation is accepted, and told", "[kernel]") {
  const kernel::Judgement judgement = judge(all_four, "c by cases\n1 0\nd 1 2 0\n0\n");
  CHECK(judgement.verdict == Verdict::accepted);
  CHECK(judgement.step == 3);
  CHECK(judgement.place == "line 4");
  CHECK(judgement.reason == "the empty clause follows");
  CHECK(judgement.variables == 2);
  CHECK(judgement.clauses == 4);
  CHECK(judgement.additions == 2);
  CHECK(judgement.deletions == 1);
  CHECK(judgement.by_rat == 0);
  CHECK(judge(all_four, to_binary({{false, {1}}, {false, {}}})).place == "byte 3");
}

TEST_CASE("a step that does not follow is rejected, with its number and why", "[kernel]") {
  check_rejected("p cnf 2 2\n1 2 0\n-1 2 0\n", "2 0\n0\n", 2, "the empty clause does not follow by unit propagation");
  check_rejected(all_four, "0\n", 1, "the empty clause does not follow by unit propagation");
  check_rejected("p cnf 3 2\n-1 2 0\n-1 3 0\n", "1 -2 0\n", 1,
                 "1 -2 0 does not follow by unit propagation, nor by RAT on 1 (see the clause -1 3 0)");
  CHECK(judge("p cnf 3 2\n-1 2 0\n-1 3 0\n", "1 -2 0\n").place == "line 1");
}

TEST_CASE("the empty clause must be written", "[kernel]") {
  check_rejected(chain, "", 0, "the proof ends after 0 steps without the empty clause");
  check_rejected(chain, "3 0\n", 1, "the proof ends after 1 step without the empty clause");
  CHECK(judge(chain, "0").verdict == Verdict::accepted);
  const kernel::Judgement already = judge("p cnf 1 2\n1 0\n0\n", "");
  CHECK(already.verdict == Verdict::accepted);
  CHECK(already.step == 0);
  CHECK(already.reason == "the formula has the empty clause");
}

TEST_CASE("nothing after the empty clause is read", "[kernel]") {
  CHECK(judge(chain, "0\nnonsense").verdict == Verdict::accepted);
}

TEST_CASE("RAT is on the first literal as written", "[kernel]") {
  check_rejected("p cnf 2 2\n1 2 0\n-1 -2 0\n", "1 3 0\n", 1,
                 "1 3 0 does not follow by unit propagation, nor by RAT on 1 (see the clause -1 -2 0)");
  // 3 is new: a clause that begins with it resolves with nothing.
  CHECK(judge("p cnf 2 2\n1 2 0\n-1 -2 0\n", "3 1 0\n").by_rat == 1);
  // Sorting would put 1 first.
  CHECK(judge("p cnf 2 2\n1 2 0\n-1 -2 0\n", "3 1 3 1 0\n").by_rat == 1);
}

TEST_CASE("a tautology constrains nothing", "[kernel]") {
  const std::string formula = "p cnf 3 3\n-1 1 2 0\n-1 2 -2 0\n2 3 0\n";
  CHECK(judge(formula, "1 -3 0\n").by_rat == 1);  // resolves with tautologies only
  CHECK(judge(formula, "4 -4 0\n").by_rat == 0);  // and is implied itself
  CHECK(judge(formula, "d 2 -1 1 0\n").deletions == 1);
}

TEST_CASE("extended resolution refutes the pigeonhole formulas", "[kernel]") {
  for (int holes = 3; holes <= 6; ++holes) {
    const Pigeonhole pigeonhole = refuted_pigeonhole(holes);
    const std::string formula = to_dimacs(pigeonhole.formula, pigeonhole.variables);
    const kernel::Judgement judgement = judge(formula, to_text(pigeonhole.proof));
    CHECK(judgement.verdict == Verdict::accepted);
    CHECK(judgement.by_rat > 0);
    if (holes > 4) continue;
    const NaiveVerdict naive = check_naively(pigeonhole.formula, pigeonhole.proof);
    CHECK(naive.accepted);
    CHECK(naive.by_rat == judgement.by_rat);
  }
}

TEST_CASE("deletions are taken at their word", "[kernel]") {
  SECTION("in any order of the literals, repeated ones or not") {
    CHECK(judge(all_four, "1 0\nd 2 1 2 0\n0\n").verdict == Verdict::accepted);
  }
  SECTION("what is deleted is gone") {
    check_rejected(all_four, "d 1 2 0\n1 0\n0\n", 2,
                   "1 0 does not follow by unit propagation, nor by RAT on 1 (see the clause -1 2 0)");
    check_rejected(all_four, "d 1 2 0\nd 1 2 0\n", 2, "1 2 0 is deleted, but is not there");
    check_rejected(all_four, "d 0\n", 1, "0 is deleted, but is not there");
    check_rejected(all_four, "d 7 8 0\n", 1, "7 8 0 is deleted, but is not there");
  }
  SECTION("one copy at a time") {
    const std::string twice = "p cnf 2 5\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n2 1 0\n";
    CHECK(judge(twice, "d 1 2 0\n1 0\n0\n").verdict == Verdict::accepted);
    CHECK(judge(twice, "1 2 0\nd 1 2 0\nd 1 2 0\n1 0\n0\n").verdict == Verdict::accepted);
    check_rejected(twice, "d 1 2 0\nd 1 2 0\n1 0\n0\n", 3,
                   "1 0 does not follow by unit propagation, nor by RAT on 1 (see the clause -1 2 0)");
  }
  SECTION("unit clauses too, with all that was known because of them") {
    check_rejected(chain, "d 1 0\n0\n", 2, "the empty clause does not follow by unit propagation");
    check_rejected(chain, "3 0\nd 1 0\n-3 0\n", 3,
                   "-3 0 does not follow by unit propagation, nor by RAT on -3 (see the clause -2 3 0)");
    CHECK(judge(chain, "1 0\nd 1 0\n0\n").verdict == Verdict::accepted);  // there is another copy
  }
  SECTION("and clauses that made something known") {
    check_rejected("p cnf 3 3\n1 0\n-1 2 0\n-2 3 0\n", "3 0\nd 3 0\nd -1 2 0\n-3 0\n", 4,
                   "-3 0 does not follow by unit propagation, nor by RAT on -3 (see the clause -2 3 0)");
    // The unit clause that was added stands on its own.
    CHECK(judge(chain, "2 0\nd -1 2 0\n0\n").verdict == Verdict::accepted);
  }
}

TEST_CASE("a proof of CaDiCaL is accepted in either form, in parts of any size", "[kernel]") {
  const Formula formula = pigeonhole_formula(7);
  const std::string cnf = to_dimacs(formula, 7 * 8);
  for (const bool binary : {false, true}) {
    const CadicalAnswer answer = ask_cadical(formula, binary);
    REQUIRE(!answer.satisfiable);
    const kernel::Judgement at_once = judge(cnf, answer.proof);
    CHECK(at_once.verdict == Verdict::accepted);
    CHECK(at_once.deletions > 100);
    for (const std::size_t size : {4096U, 61U}) {
      const auto judgement =
          kernel::check_refutation({in_parts(cnf, size), "f.cnf"}, {in_parts(answer.proof, size), "p.drat"});
      REQUIRE(judgement);
      CHECK(judgement->verdict == Verdict::accepted);
      CHECK(judgement->step == at_once.step);
      CHECK(judgement->place == at_once.place);
    }
  }
}

TEST_CASE("a bound leads to no verdict, never to another one", "[kernel]") {
  const Formula formula = pigeonhole_formula(5);
  const std::string cnf = to_dimacs(formula, 5 * 6);
  const std::string proof = ask_cadical(formula).proof;
  std::size_t bytes = 0, inconclusive = 0;
  for (;; bytes += 500) {
    const kernel::Judgement judgement = judge(cnf, proof, {.bytes = bytes});
    if (judgement.verdict == Verdict::accepted) break;
    REQUIRE(judgement.verdict == Verdict::inconclusive);
    ++inconclusive;
  }
  CHECK(inconclusive > 10);
  CHECK(bytes < 200'000);
  CHECK(judge(cnf, proof, {.bytes = 100}).reason == "the clauses need more than 100 bytes");

  // A wrong proof does not become right.
  for (bytes = 0; bytes < 20'000; bytes += 100) CHECK(judge(cnf, "0\n", {.bytes = bytes}).verdict != Verdict::accepted);

  std::size_t asked = 0;
  const kernel::Judgement stopped = judge(cnf, proof, {.stop = [&] { return ++asked == 3; }});
  CHECK(stopped.verdict == Verdict::inconclusive);
  CHECK(stopped.step == 3);
}

TEST_CASE("large numbers and long clauses are no way to the memory", "[kernel]") {
  const kernel::Limits limits{.bytes = 1 << 20};
  CHECK(judge(all_four, "1073741823 1 0\n0\n", limits).reason == "the clauses need more than 1048576 bytes");
  std::string repeated;
  for (int i = 0; i < 200'000; ++i) repeated += "1 ";
  CHECK(judge(all_four, repeated + "0\n0\n", limits).reason == "the step is too long");
  CHECK(judge("p cnf 1 1\n" + repeated + "0\n", "0\n", limits).reason == "a clause of the formula is too long");
  CHECK(judge(all_four, repeated + "0\n0\n").verdict == Verdict::accepted);
}
