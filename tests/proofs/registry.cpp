// The registry, and what the theorems lean on.

#include <catch2/catch.hpp>
#include <set>

#include "proofs/puzzles.hpp"
#include "proofs/quadratic.hpp"
#include "proofs/theorem.hpp"
#include "proofs/validity.hpp"
#include "support/property.hpp"
#include "verify/property/generators.hpp"
#include "verify/theorem/theorems.hpp"

using namespace gridproof;
using namespace gridproof::proofs;

namespace {

const Theorem& theorem(const std::vector<Theorem>& all, const std::string& name) {
  for (const Theorem& each : all)
    if (each.name == name) return each;
  throw std::logic_error("no theorem " + name);
}

}  // namespace

TEST_CASE("every theorem says what it is, and speaks of its layouts") {
  std::set<std::string> families;
  for (const Theorem& each : all_theorems()) {
    CAPTURE(each.name);
    families.insert(each.family);
    CHECK_FALSE(each.sentence.empty());
    CHECK_FALSE(each.instances.empty());
    bool quick = false;
    for (const Instance& instance : each.instances) {
      CHECK(each.statement(instance.rules));
      quick = quick || instance.from == Profile::quick;
    }
    CHECK((quick || each.name == "confluence" || each.name == "chains_right"));  // these take longer
  }
  CHECK(families.size() == 14);
}

TEST_CASE("the small theorems come out as expected") {
  for (const Theorem& each : all_theorems())
    for (const Instance& instance : each.instances)
      if (is_small(instance) && instance.from == Profile::quick) {
        CAPTURE(each.name, name(instance.prover));
        const Result result = run_theorem(each, instance, {});
        CHECK(result.proof.answer == each.expected);
        CHECK(result.counterexample.empty() == (each.expected == symbolic::Answer::proved));
        CHECK_FALSE(result.trusted.empty());
      }
}

TEST_CASE("check and check' are two circuits and two terms, which no folding makes one") {
  const Layout nine = Layout::boxes(3, 3);
  const Group& group = nine.houses().front().cells;
  {
    symbolic::Circuit circuit(symbolic::Folding::verbatim);
    const symbolic::Circuit::Scope scope(circuit);
    Stage<symbolic::Literal> stage([&](const std::string&) { return circuit.variable(); }, true);
    const auto board = board_of_words(stage, "board", nine, nine.cells());
    CHECK_FALSE(identical(check(nine, board, group), check_alt(nine, board, group)));
    CHECK_FALSE(identical(valid(nine, board), valid_alt(nine, board)));
  }
  symbolic::Arena arena(symbolic::Folding::verbatim);
  const symbolic::Arena::Scope scope(arena);
  Stage<symbolic::Formula> stage([&](const std::string& name) { return arena.variable(name); }, true);
  const auto board = board_of_words(stage, "board", nine, nine.cells());
  CHECK_FALSE(arena.identical(check(nine, board, group), check_alt(nine, board, group)));
  CHECK_FALSE(arena.identical(valid(nine, board), valid_alt(nine, board)));
}

TEST_CASE("the instances that boards use of the group lemma hold on random boards") {
  for (const Layout& layout : {Layout::boxes(2, 2), Layout::boxes(2, 3), Layout::boxes(3, 3).with_windows()})
    test::property(layout.name(), [&] {
      const Grid board = *verify::boards(layout);
      for (const House& house : layout.houses()) {
        RC_ASSERT(each_is_different(layout, board, house.cells).holds());
        RC_ASSERT(each_is_masked(layout, board, house.cells).holds());
        if (valid_alt(layout, board).holds()) RC_ASSERT(all_different(layout, board, house.cells).holds());
      }
    });
}

TEST_CASE("the dialogue finds the roots one by one, and then that there is no other") {
  const auto roots = [](const symbolic::Formulation& equation, symbolic::Prover prover) {
    std::set<unsigned> found;
    const symbolic::Dialogue dialogue = symbolic::models(equation, {.prover = prover}, 100);
    CHECK(dialogue.complete);
    for (const auto& model : dialogue.models) {
      unsigned x = 0;
      for (unsigned i = 0; i < 8; ++i) x |= (model.at("x." + std::to_string(i)) ? 1U : 0U) << i;
      CHECK(found.insert(x).second);
    }
    return found;
  };
  for (const auto prover : {symbolic::Prover::cadical, symbolic::Prover::z3}) {
    CHECK(roots(Equation{1, 256 - 7, 12}, prover) == std::set<unsigned>{3, 4});
    CHECK(roots(Equation{1, 0, 255}, prover) == std::set<unsigned>{1, 127, 129, 255});
  }
}

TEST_CASE("a refuted claim's row has a position that the judge sees") {
  const auto jobs = verify::select_theorems(
      {.claims = {verify::Claim::hint_sound}, .rules = Layout::boxes(2, 2), .dialect = verify::Dialect::as_written});
  REQUIRE(jobs.size() == 1);
  const auto rows = verify::run_theorems(jobs, 2, {});
  CHECK(rows.front().verdict == verify::Verdict::refuted);
  CHECK(rows.front().as_expected());
  CHECK(rows.front().counterexample);
}

TEST_CASE("a budget that is too small leaves a theorem unknown") {
  const auto all = all_theorems();
  Instance instance = theorem(all, "hard_unique").instances.front();
  instance.seconds = 0.01;
  CHECK(run_theorem(theorem(all, "hard_unique"), instance, {}).proof.answer == symbolic::Answer::unknown);
}
