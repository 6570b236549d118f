// The logic over constraints: what one constraint gives, and whole grids, against plain enumeration.
#include "solver/constraint_logic.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "support/listed_rules.hpp"
#include "support/property.hpp"

using namespace gridproof;
using namespace gridproof::solver;
using spec::Grid;
using spec::Mark;
using spec::Takuzu;
using test::property;

namespace {

Grid grid_of(const std::string& cells) {
  Grid grid(cells.size());
  for (std::size_t c = 0; c < cells.size(); ++c)
    grid[c] = cells[c] == '.' ? spec::Value{0} : cells[c] == '0' ? spec::zero : spec::one;
  return grid;
}

std::string text_of(const Takuzu& rules, const Step& step) {
  const auto name = [&] { return constraints_of(rules).constraints[step.constraint].name; };
  if (step.kind == Step::Kind::broken) return name();
  const std::string mark = rules.name(step.cell) + (step.is_not ? "<>" : "=");
  return mark + std::to_string(rules.number(step.value)) + " by " + name();
}

Completions by_count(std::size_t count) {
  return count == 0 ? Completions::none : count == 1 ? Completions::one : Completions::several;
}

}  // namespace

TEST_CASE("each form of constraint gives what it leaves no alternative to, and says so where it cannot hold") {
  const Takuzu rules(4, 4);
  const auto steps = [&](const std::string& cells) {
    ConstraintKnowledge known(rules);
    known.load(grid_of(cells), {});
    Proof proof;
    known.propagate(proof);
    std::vector<std::string> texts;
    for (const Step& step : proof) texts.push_back(text_of(rules, step));
    return texts;
  };
  using Texts = std::vector<std::string>;
  CHECK(steps("................").empty());
  CHECK(steps("0...............").empty());
  CHECK(steps("0.0.............") ==
        Texts{"r1c2=1 by r1c1 to r1c3 are not all 0", "r1c4=1 by row 1 has at most 2 of 0"});
  CHECK(steps("0..1....0.......") ==
        Texts{"r2c1=1 by r1c1 to r3c1 are not all 0", "r4c1=1 by column 1 has at most 2 of 0"});
  CHECK(steps("000.............").back() == "r1c1 to r1c3 are not all 0");
  CHECK(steps("01100110........").back() == "row 1 and row 2 differ");
}

TEST_CASE("what is taken back was never known") {
  property("after any assumptions", [] {
    const auto& all = test::listed_rules();
    const spec::ListedRules& rules = all[*rc::gen::inRange<std::size_t>(0, all.size())];
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const Grid grid = test::drawn_sub_grid(rules, random);
    const auto crossed = test::drawn_marks(rules, random);
    const auto answers = [&](ConstraintKnowledge& known) {  // what follows from each mark
      std::vector<std::pair<bool, Proof>> found;
      for (const Mark& mark : spec::all_marks(rules)) {
        if (known.is(mark) || known.is_not(mark)) continue;
        const std::size_t before = known.mark();
        Proof proof;
        known.learn(mark, true);
        const bool open = known.propagate(proof);
        found.emplace_back(open, proof);
        known.take_back(before);
      }
      return found;
    };
    ConstraintKnowledge used(rules), fresh(rules);
    Proof proof;
    used.load(grid, crossed);
    RC_PRE(used.propagate(proof));
    fresh.load(grid, crossed);
    fresh.propagate(proof);
    const auto once = answers(used);
    const bool again = answers(used) == once;
    RC_ASSERT(again);
    const bool same = answers(fresh) == once;
    RC_ASSERT(same);
    RC_ASSERT(used.grid() == fresh.grid());
  });
}

TEST_CASE("every sub-grid of some solutions of 4x4 is classified as the list of all solutions says") {
  for (const bool lines_differ : {true, false}) {
    const Takuzu rules(4, 4, lines_differ);
    std::vector<Grid> all;
    enumerate(rules, Grid(16), spec::Marks<spec::Truth>(rules), [&](const Grid& full) {
      all.push_back(full);
      return true;
    });
    CHECK(all.size() == (lines_differ ? 72 : 90));
    ConstraintLogic logic(rules);
    std::size_t wrong = 0;
    for (const std::size_t which : {0U, 31U}) {
      for (unsigned kept = 0; kept < 1U << 16; ++kept) {
        Grid grid(16);
        for (std::size_t c = 0; c < 16; ++c) grid[c] = (kept >> c & 1U) != 0 ? all[which][c] : spec::Value{0};
        const auto count = std::count_if(all.begin(), all.end(), [&](const Grid& full) {
          return spec::extends(rules, grid, full).holds();
        });
        const Reasoning answer = logic.decide(grid);
        wrong += answer.completions == by_count(static_cast<std::size_t>(count)) ? 0U : 1U;
        if (answer.completions == Completions::one) wrong += *answer.first == all[which] ? 0U : 1U;
      }
    }
    CHECK(wrong == 0);
  }
}

TEST_CASE("the answer over constraints is that of plain enumeration") {
  std::size_t answers[3] = {};
  property(
      "on sub-grids of solutions, with one value changed, with crossed marks",
      [&] {
        const auto& all = test::listed_rules();
        const spec::ListedRules& rules = all[*rc::gen::inRange<std::size_t>(0, all.size())];
        Random random(*rc::gen::arbitrary<std::uint64_t>());
        const Grid grid = test::drawn_sub_grid(rules, random);
        const auto crossed = test::drawn_marks(rules, random);
        ConstraintLogic logic(rules);
        logic.cross_out(crossed);
        const Reasoning answer = logic.decide(grid);
        const auto completions = test::two_completions(rules, grid, crossed);
        RC_LOG() << rules.name() << "\n";
        RC_ASSERT(answer.completions == by_count(completions.size()));
        ++answers[completions.size()];
        RC_ASSERT(answer.first.has_value() == !completions.empty());
        if (answer.completions == Completions::one) RC_ASSERT(*answer.first == completions[0]);
        if (answer.completions == Completions::several) {
          RC_ASSERT(*answer.first != *answer.second);
          RC_ASSERT(answer.proof.empty());
        }
      },
      500);
  for (const std::size_t count : answers) CHECK(count > 8);
}

TEST_CASE("marks follow over constraints where plain enumeration has no completion without them") {
  std::size_t follow = 0, do_not = 0, none = 0;
  property(
      "one or two marks",
      [&] {
        const auto& all = test::listed_rules();
        const spec::ListedRules& rules = all[*rc::gen::inRange<std::size_t>(0, all.size())];
        Random random(*rc::gen::arbitrary<std::uint64_t>());
        const Grid grid = test::drawn_sub_grid(rules, random);
        const auto marks = spec::all_marks(rules);
        const auto has = [](const Grid& full, const spec::Conclusion& those) {
          for (const auto& [cell, value] : those.set)
            if (full[cell] != value) return false;
          for (const auto& [cell, value] : those.del)
            if (full[cell] == value) return false;
          return true;
        };
        const Mark set = marks[random.below(marks.size())], del = marks[random.below(marks.size())];
        spec::Conclusion conclusion{{set}, {}};
        if (random.below(3) == 0) conclusion.del.push_back(del);
        std::size_t completions = 0;
        bool all_have = true;
        enumerate(rules, grid, spec::Marks<spec::Truth>(rules), [&](const Grid& full) {
          ++completions;
          return all_have = has(full, conclusion);
        });
        ConstraintLogic logic(rules);
        const Demonstration shown = logic.demonstrate(grid, conclusion);
        if (completions == 0) {
          ++none;
          RC_ASSERT(shown.answer != Demonstration::Answer::does_not);
          RC_ASSERT(shown.answer != Demonstration::Answer::unknown);
        } else {
          RC_ASSERT(shown.answer == (all_have ? Demonstration::Answer::follows : Demonstration::Answer::does_not));
          ++(all_have ? follow : do_not);
        }
        if (shown.against) {
          RC_ASSERT(spec::is_solution(rules, *shown.against).holds());
          RC_ASSERT(spec::extends(rules, grid, *shown.against).holds());
          RC_ASSERT(!has(*shown.against, conclusion));
        }
      },
      300);
  CHECK(follow > 8);
  CHECK(do_not > 8);
  CHECK(none > 1);
}

TEST_CASE("a search over constraints that is stopped has no answer, and the next one is not harmed") {
  const Takuzu rules(8, 8);
  ConstraintLogic logic(rules);
  const Grid empty(64);
  for (const int most : {0, 1, 20}) {
    int asked = 0;
    const Reasoning answer = logic.decide(empty, [&] { return asked++ >= most; });
    CHECK(answer.completions == Completions::unknown);
    CHECK(answer.proof.empty());
    asked = 0;
    CHECK(logic.demonstrate(empty, {{{0, spec::zero}}, {}}, [&] { return asked++ >= 0; }).answer ==
          Demonstration::Answer::unknown);
  }
  CHECK(logic.decide(empty).completions == Completions::several);
}
