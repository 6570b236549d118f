// The kernel's rule for a step over constraints, against what the specification says that a constraint leaves.
#include <catch2/catch.hpp>

#include "support/left_by_constraint.hpp"
#include "support/property.hpp"
#include "verify/kernel/constraint_deduction.hpp"

using namespace gridproof;
using namespace gridproof::test;

namespace {

struct Tally {
  std::size_t follow = 0, open = 0;         // steps
  std::size_t unsound = 0, incomplete = 0;  // where the kernel says more, or less

  void operator()(const spec::ListedRules& one, const spec::Marks<Truth>& gone) {
    const kernel::ConstraintDeduction deduction(one, spec::Grid(one.cells().size()), marks_of(one, gone));
    const spec::Marks<Truth> left = spec::leaves(one.listed().constraints.front(), one, gone);
    bool some = false;
    for (const spec::Mark& mark : spec::all_marks(one)) {
      some = some || left.is(mark.cell, mark.value).holds();
      if (!deduction.is_open(mark)) continue;
      const bool others = spec::any(one.values(), [&](spec::Value w) {
                            return w == mark.value ? Truth(false) : left.is(mark.cell, w);
                          }).holds();
      add(deduction.leaves_no_alternative(0, mark, false), !left.is(mark.cell, mark.value).holds());
      add(deduction.leaves_no_alternative(0, mark, true), !others);
    }
    add(deduction.cannot_hold(0), !some);
  }

 private:
  void add(bool said, bool follows) {
    ++(follows ? follow : open);
    unsound += said && !follows ? 1U : 0U;
    incomplete += follows && !said ? 1U : 0U;
  }
};

}  // namespace

TEST_CASE("a constraint leaves no alternative just where the specification leaves none", "[kernel]") {
  Tally tally;
  for_each_small_state(std::ref(tally));
  CHECK(tally.unsound == 0);
  CHECK(tally.incomplete == 0);
  CHECK(tally.follow > 10000);
  CHECK(tally.open > 10000);
}

TEST_CASE("what larger constraints leave is what the specification leaves", "[kernel]") {
  std::size_t follow = 0, open = 0;
  property(
      "any state",
      [&] {
        Tally tally;
        visit_drawn_state(*rc::gen::arbitrary<unsigned>(), std::ref(tally));
        RC_ASSERT(tally.unsound == 0U);
        RC_ASSERT(tally.incomplete == 0U);
        follow += tally.follow;
        open += tally.open;
      },
      400);
  CHECK(follow > 100);
  CHECK(open > 1000);
}

TEST_CASE("of a constraint that speaks of a cell twice over the kernel may say less, and never more", "[kernel]") {
  Tally tally;
  for_each_state_of_correlated(std::ref(tally));
  CHECK(tally.unsound == 0);
  CHECK(tally.incomplete > 0);
}
