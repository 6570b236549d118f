// What the solver concludes from one constraint, against what the specification says that it leaves.
#include "spec/leaves.hpp"

#include <catch2/catch.hpp>

#include "solver/constraint_knowledge.hpp"
#include "support/left_by_constraint.hpp"
#include "support/property.hpp"

using namespace gridproof;
using namespace gridproof::test;

namespace {

struct Tally {
  std::size_t concluded = 0, contradictions = 0, nothing = 0;  // states
  std::size_t unsound = 0, incomplete = 0;                     // where the solver says more, or less

  void operator()(const spec::ListedRules& one, const spec::Marks<Truth>& gone) {
    solver::ConstraintKnowledge known(one);
    solver::Proof proof;
    known.load(spec::Grid(one.cells().size()), marks_of(one, gone));
    const bool holds = known.propagate(proof);
    const spec::Marks<Truth> left = spec::leaves(one.listed().constraints.front(), one, gone);
    const bool can_hold = spec::any(left.bits(), [](Truth bit) { return bit; }).holds();
    unsound += can_hold && !holds ? 1U : 0U;
    incomplete += holds && !can_hold ? 1U : 0U;
    ++(!holds ? contradictions : proof.empty() ? nothing : concluded);
    if (!holds) return;
    for (const spec::Mark& mark : spec::all_marks(one)) {
      const bool is_left = left.is(mark.cell, mark.value).holds();
      unsound += is_left && known.is_not(mark) ? 1U : 0U;
      incomplete += !is_left && !known.is_not(mark) ? 1U : 0U;
    }
  }
};

}  // namespace

TEST_CASE("what follows from a constraint is what the specification leaves") {
  Tally tally;
  for_each_small_state(std::ref(tally));
  CHECK(tally.unsound == 0);
  CHECK(tally.incomplete == 0);
  CHECK(tally.concluded > 500);
  CHECK(tally.contradictions > 100);
  CHECK(tally.nothing > 1000);
}

TEST_CASE("what follows from larger constraints is what the specification leaves") {
  std::size_t concluded = 0, nothing = 0;
  property(
      "any state",
      [&] {
        Tally tally;
        visit_drawn_state(*rc::gen::arbitrary<unsigned>(), std::ref(tally));
        RC_ASSERT(tally.unsound == 0U);
        RC_ASSERT(tally.incomplete == 0U);
        concluded += tally.concluded;
        nothing += tally.nothing;
      },
      400);
  CHECK(concluded > 0);
  CHECK(nothing > 10);
}

TEST_CASE("of a constraint that speaks of a cell twice over the solver may say less, and never more") {
  Tally tally;
  for_each_state_of_correlated(std::ref(tally));
  CHECK(tally.unsound == 0);
  CHECK(tally.incomplete > 0);
}
