#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <set>

#include "spec/machine.hpp"
#include "spec/reason.hpp"
#include "spec/sudoku/constraints.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/techniques/singles.hpp"
#include "spec/sudoku/validity.hpp"
#include "spec/truth.hpp"
#include "support/layouts.hpp"
#include "support/property.hpp"
#include "verify/property/generators.hpp"

using namespace gridproof::spec;
using gridproof::test::property;

namespace {

const Layout four = Layout::boxes(2, 2);

Grid with(Grid grid, Cell cell, Value value) {
  grid[cell] = value;
  return grid;
}

Marks<Truth> gone_in(const Position<Truth>& at) { return absent(at.rules, at.grid, Repaired::candidates(at)); }

// Of every relation between the marks that the reason speaks of; no other mark has a part in it.
bool entails_always(const Reason& reason, const Layout& layout, const std::vector<Constraint>& constraints) {
  std::vector<Mark> marks = reason.set;
  marks.insert(marks.end(), reason.premises.begin(), reason.premises.end());
  for (unsigned bits = 0; bits < 1U << marks.size(); ++bits) {
    Marks<Truth> relation(layout);
    for (std::size_t i = 0; i < marks.size(); ++i)
      relation.at(marks[i].cell, marks[i].value) = Truth((bits >> i & 1U) != 0);
    if (!entails(reason, layout, constraints, relation).holds().holds()) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("a board counts its rows, its columns and its values by themselves") {
  const Board board(2, 3, 4);
  CHECK(board.cells().size() == 6);
  CHECK(board.values() == std::vector<Value>{1, 2, 3, 4});
  CHECK(board.name(0) == "r1c1");
  CHECK(board.name(5) == "r2c3");
  for (const Cell c : board.cells()) CHECK(board.cell(board.row(c), board.column(c)) == c);
  Marks<Truth> marks(board);
  marks.at(5, 4) = Truth(true);
  CHECK(marks.is(5, 4).holds());
  CHECK_FALSE(marks.is(4, 4).holds());
}

TEST_CASE("counts says at least how many") {
  for (std::size_t number = 0; number <= 5; ++number) {
    std::vector<bool> items(5, false);
    for (std::size_t i = 0; i < number; ++i) items[4 - i] = true;
    const auto at_least = counts(items, 3, [](bool item) { return Truth(item); });
    REQUIRE(at_least.size() == 4);
    for (std::size_t k = 0; k <= 3; ++k) CHECK(at_least[k].holds() == (number >= k));
  }
}

TEST_CASE("a constraint counts marks, or tells two sequences apart") {
  const Board board(1, 4, 2);
  const auto at_most_one = Constraint{"", Count{{{0, 1}, {1, 1}, {2, 1}}, 0, 1}};
  const auto two = Constraint{"", Count{{{0, 1}, {1, 1}, {2, 1}}, 2, 2}};
  const auto apart = Constraint{"", Differ{{0, 1}, {2, 3}}};
  const auto is = [&](const Constraint& constraint, std::vector<Value> cells) {
    return holds(constraint, board, Grid(std::move(cells))).holds();
  };
  CHECK(is(at_most_one, {1, 2, 2, 1}));
  CHECK_FALSE(is(at_most_one, {1, 2, 1, 1}));
  CHECK_FALSE(is(two, {1, 2, 2, 1}));
  CHECK(is(two, {1, 2, 1, 1}));
  CHECK_FALSE(is(two, {1, 1, 1, 1}));
  CHECK_FALSE(is(apart, {1, 2, 1, 2}));
  CHECK(is(apart, {1, 2, 1, 1}));
  CHECK(is(apart, {1, 2, 2, 2}));
  CHECK(cells_of(apart) == std::vector<Cell>{0, 1, 2, 3});
  CHECK(cells_of(two) == std::vector<Cell>{0, 1, 2});
}

TEST_CASE("the rules of sudoku by name") {
  const SudokuRules rules(four);
  CHECK(rules.groups().size() == 16 + 12);
  CHECK(rules.constraints().size() == 16 * 2 + 12 * (4 + 6));
  CHECK(rules.constraints()[rules.has_value(1)].name == "r1c2 has a value");
  CHECK(rules.constraints()[rules.has_one_value(4)].name == "r2c1 has at most one value");
  CHECK(rules.constraints()[rules.has(2, 4)].name == "row 3 has a 4");
  CHECK(rules.constraints()[rules.has(8, 1)].name == "box 1 has a 1");
  CHECK(rules.constraints().back().name == "r4c3 and r4c4 differ");
  std::size_t members = 0;
  for (const ConstraintGroup& group : rules.groups()) members += group.members.size();
  CHECK(members == rules.constraints().size());
}

TEST_CASE("all constraints together say what valid says") {
  for (const Layout& layout : {four, Layout::boxes(2, 3), Layout::boxes(3, 3).with_diagonals()}) {
    const SudokuRules rules(layout);
    property(layout.name(), [&] {
      const Grid any = *gridproof::verify::boards(layout);
      const Truth kept = all(rules.constraints(), [&](const Constraint& each) { return holds(each, layout, any); });
      RC_CLASSIFY(kept.holds());
      RC_ASSERT(kept.holds() == valid_alt(layout, any).holds());
    });
  }
}

TEST_CASE("a premise holds where the cell has another value, or is empty and has no such candidate") {
  const Grid grid = with(with(Grid(16), 0, 1), 1, 2);
  const Marks<Truth> candidates_here = candidates(four, grid, Marks<Truth>(four));
  const Marks<Truth> gone = absent(four, grid, candidates_here);
  CHECK_FALSE(gone.is(0, 1).holds());  // its own value
  CHECK(gone.is(0, 2).holds());
  CHECK(gone.is(2, 1).holds());  // seen from r1c1
  CHECK_FALSE(gone.is(2, 3).holds());
}

TEST_CASE("a reason holds where its premises do, and says nothing where it changes nothing") {
  const SudokuRules rules(four);
  const Technique technique = single_candidate(four, rules);
  REQUIRE(technique.reasons.size() == 64);
  const Reason& reason = technique.reasons[3];  // r1c1 is 4
  CHECK(reason.set == std::vector<Mark>{{0, 4}});
  CHECK(rules.constraints()[reason.constraints.front()].name == "r1c1 has a value");
  Grid grid(16);
  grid[1] = 1, grid[2] = 2;
  const auto ask = [&] {
    const Marks<Truth> open = candidates(four, grid, Marks<Truth>(four));
    return std::pair{premises_hold(reason, absent(four, grid, open)).holds(), changes_something(reason, open).holds()};
  };
  CHECK(ask() == std::pair{false, true});
  grid[4] = 3;
  CHECK(ask() == std::pair{true, true});
  grid[0] = 4;
  CHECK(ask() == std::pair{true, false});
}

TEST_CASE("a reason that lacks a premise or a constraint is not right") {
  const SudokuRules rules(four);
  for (const Technique& technique : {single_candidate(four, rules), single_place(four, rules)})
    for (Reason reason : technique.reasons) {
      const auto fails_somewhere = [&](const Reason& asked) {
        // Nothing at all, or nothing but one mark: enough to tell these apart.
        Marks<Truth> relation(four);
        if (!entails(asked, four, rules.constraints(), relation).holds().holds()) return true;
        for (const Cell c : four.cells())
          for (const Value v : four.values()) {
            relation.at(c, v) = Truth(true);
            if (!entails(asked, four, rules.constraints(), relation).holds().holds()) return true;
            relation.at(c, v) = Truth(false);
          }
        return false;
      };
      CHECK_FALSE(fails_somewhere(reason));
      Reason fewer = reason;
      fewer.premises.pop_back();
      CHECK(fails_somewhere(fewer));
      Reason unfounded = reason;
      unfounded.constraints.clear();
      CHECK(fails_somewhere(unfounded));
    }
}

TEST_CASE("every hint on the grids of a 4x4 board has a reason, which holds and entails it") {
  const SudokuRules rules(four);
  const Grid board({1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});
  std::set<std::pair<std::size_t, std::size_t>> seen;  // mark and constraint
  std::size_t hints = 0, wrong = 0;
  for (unsigned kept = 0; kept < 1U << 16; ++kept) {
    Grid grid(16);
    for (std::size_t c = 0; c < 16; ++c) grid[c] = (kept >> c & 1U) != 0 ? board[c] : Value{0};
    const auto at = position<Truth>(four, grid, board);
    const Machine<Repaired, Truth> machine(at);
    const PlainHint hint = plain(four, machine.state(machine.end()).hint);
    if (hint.type == HintType::none) continue;
    const Mark mark = hint.set.front();
    const Marks<Truth> gone = gone_in(at);
    const auto reason = reason_of(four, hint.type, gone, mark);
    if (hint.type == HintType::brute_force) {
      wrong += reason ? 1U : 0U;
      continue;
    }
    ++hints;
    if (!reason) {
      ++wrong;
      continue;
    }
    wrong += reason->set == hint.set && reason->del == hint.del && premises_hold(*reason, gone).holds() ? 0U : 1U;
    if (seen.emplace(4U * mark.cell + mark.value, reason->constraints.front()).second)
      wrong += entails_always(*reason, four, rules.constraints()) ? 0U : 1U;
  }
  CHECK(wrong == 0);
  CHECK(hints > 60000);
  CHECK(seen.size() > 16);
}

TEST_CASE("a tier proposes just what has a reason, whatever is crossed out") {
  for (const Layout& layout :
       {four, Layout::boxes(2, 3), Layout::boxes(3, 3).with_diagonals(), Layout::boxes_on(6, 2, 2)}) {
    property(layout.name(), [&] {
      const auto subject = *gridproof::verify::cases(layout, gridproof::verify::Dialect::repaired);
      auto at = position<Truth>(layout, subject.grid, subject.solution);
      at.crossed = subject.crossed;
      const Marks<Truth> gone = gone_in(at), open = Repaired::candidates(at);
      const auto tiers = Repaired::proposals<Repaired>(at);
      const Mark mark = *rc::gen::elementOf(all_marks(layout));
      for (const HintType tier : {HintType::only_choice, HintType::last_remaining})
        RC_ASSERT(tiers[static_cast<std::size_t>(tier)].placements().is(mark.cell, mark.value).holds() ==
                  (reason_of(layout, tier, gone, mark).has_value() && open.is(mark.cell, mark.value).holds()));
    });
  }
}
