// The bound on the memory is kept by what is really allocated, counted here, and a long proof needs no more than a
// short one.
#include <algorithm>
#include <catch2/catch.hpp>

#include "kernel/cadical_proof.hpp"
#include "kernel/many_scopes.hpp"
#include "kernel/memory_cases.hpp"
#include "kernel/naive.hpp"
#include "kernel/pigeonhole.hpp"
#include "verify/kernel/certificate.hpp"
#include "verify/kernel/refutation.hpp"

using namespace gridproof;
using namespace gridproof::test;
using kernel::Verdict;

namespace {

struct Measured {
  Verdict verdict;
  std::size_t bytes;  // at the peak
};

Measured measure(const std::string& formula, const kernel::Source& proof, std::size_t bytes) {
  const std::size_t before = live;
  peak = live;
  const auto judgement = kernel::check_refutation({kernel::whole(formula), "f"}, {proof, "p"}, {.bytes = bytes});
  REQUIRE(judgement);
  return {judgement->verdict, peak - before};
}

}  // namespace

TEST_CASE("the tables take what they say", "[kernel]") {
  CHECK(fault_of_store(false) == "");
  CHECK(fault_of_store(true) == "");
  CHECK(fault_of_tables(false) == "");
  CHECK(fault_of_tables(true) == "");
  CHECK(fault_of_gaps() == "");
}

TEST_CASE("no more memory is taken than allowed", "[kernel]") {
  constexpr std::size_t beside = 4096;  // sentences, the clause that is being read
  for (const int holes : {5, 7}) {
    const Formula formula = pigeonhole_formula(holes);
    const std::string cnf = to_dimacs(formula, holes * (holes + 1));
    const std::string proof = ask_cadical(formula).proof;
    std::size_t accepted = 0, stopped = 0;
    for (std::size_t bytes = 1000; bytes < 3'000'000; bytes += bytes / 4) {
      const Measured measured = measure(cnf, kernel::whole(proof), bytes);
      CAPTURE(holes, bytes, measured.bytes);
      CHECK(measured.bytes <= bytes + bytes / 10 + beside);  // a tenth for what one step moves
      ++(measured.verdict == Verdict::accepted ? accepted : stopped);
      if (measured.verdict == Verdict::accepted) CHECK(measured.bytes > 5000);  // it is counted at all
    }
    CHECK(accepted > 3);
    CHECK(stopped > 3);
  }
}

TEST_CASE("what is deleted makes room", "[kernel]") {
  const std::string formula = "p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n";
  const std::string step = "1 2 -3 0\nd 1 2 -3 0\n";
  std::string end = "1 0\n0\n";
  std::size_t rounds = 0;
  const kernel::Source proof = [&]() -> std::string_view {
    if (++rounds <= 100'000) return step;
    return rounds == 100'001 ? std::string_view(end) : std::string_view();
  };
  const Measured measured = measure(formula, proof, 30'000);
  CHECK(measured.verdict == Verdict::accepted);
  CHECK(measured.bytes < 30'000);
}

TEST_CASE("a certificate of a hundred thousand steps needs no more memory than a short one", "[kernel]") {
  std::size_t steps = 0;
  const auto peak_of = [&](std::size_t count) {
    ManyScopes scopes(count);
    const kernel::Source source = [&scopes] { return scopes.next(); };
    const std::size_t before = live;
    peak = live;
    const auto judgement = kernel::check_certificate({source, "p"});
    REQUIRE(judgement);
    INFO(judgement->reason);
    CHECK(judgement->verdict == Verdict::accepted);
    CHECK(judgement->assumptions == (std::size_t{1} << count) - 1);
    CHECK(judgement->nesting == count);
    CHECK(judgement->step == scopes.steps());
    steps = scopes.steps();
    return peak - before;
  };
  const std::size_t of_few = peak_of(8), of_many = peak_of(16);
  CHECK(steps > 130'000);
  CHECK(of_few > 5000);  // it is counted at all
  // Eight scopes more, each with a grid and its exclusions.
  CHECK(of_many < of_few + 8 * 1000 + 2 * ManyScopes::part_size);
}
