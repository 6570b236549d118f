// Judges what is possible and what is valid.
#include "mutation/judges/convert.hpp"
#include "mutation/judges/plain.hpp"
#include "spec/rules.hpp"
#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/validity.hpp"
#include "spec/sudoku/constraints.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/sudoku/techniques/singles.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::spec;

namespace {

// Two sequences are equal where every bit is.
void judge_equal() {
  for (unsigned length = 0; length <= 3; ++length)
    for (unsigned a = 0; a < 1U << length; ++a)
      for (unsigned b = 0; b < 1U << length; ++b) {
        std::vector<Truth> left, right;
        for (unsigned i = 0; i < length; ++i) {
          left.push_back(Truth((a >> i & 1U) != 0));
          right.push_back(Truth((b >> i & 1U) != 0));
        }
        EXPECT(equal(left, right).holds() == (a == b));
      }
}

void judge_rules(const Layout& layout, const plain::World& world, int cases) {
  Chance chance(2);
  const plain::Board& board = world.board;
  for (int round = 0; round < cases; ++round) {
    const plain::Position plain = world.any_case(chance);
    const auto at = spec_of<Truth>(layout, plain);
    EXPECT(plain_of(layout, candidates(layout, at.grid, at.crossed)) ==
           plain::candidates(board, plain.grid, plain.crossed));
    EXPECT(is_full(layout, at.grid).holds() == plain::is_full(plain.grid));
    EXPECT(consistent(layout, at.grid).holds() == plain::is_consistent(board, plain.grid));
    EXPECT(extends(layout, at.grid, at.solution).holds() == plain::extends(plain.grid, plain.solution));
    EXPECT(spares(layout, at.crossed, at.solution).holds() == plain::spares(plain.crossed, plain.solution));
    for (const auto& [marks, relation] : {std::pair{&at.grid, &plain.grid}, std::pair{&at.solution, &plain.solution}}) {
      EXPECT(is_function(layout, *marks).holds() == plain::is_function(*relation));
      EXPECT(is_partial_function(layout, *marks).holds() == plain::is_partial_function(*relation));
      EXPECT(valid(layout, *marks).holds() == plain::is_valid(board, *relation));
      EXPECT(valid_alt(layout, *marks).holds() == plain::is_valid(board, *relation));
      EXPECT(is_solution(layout, *marks).holds() == plain::is_valid(board, *relation));
    }
    for (const Cell c : layout.cells()) EXPECT(is_empty(layout, at.grid, c).holds() == (values_in(plain.grid, c) == 0));
    for (const House& house : layout.houses()) {
      const std::vector<int> cells(house.begin(), house.end());
      bool whole = true;
      for (const Value v : layout.values()) {
        const bool somewhere = places_in(plain.grid, cells, v) > 0;
        whole = whole && somewhere;
        EXPECT(is_value_in(at.grid, house, v).holds() == somewhere);
        EXPECT(contains(at.grid, house.cells, v).holds() == somewhere);
        EXPECT(contains_alt(at.grid, house.cells, v).holds() == somewhere);
      }
      EXPECT(check(layout, at.grid, house.cells).holds() == whole);
      EXPECT(check_alt(layout, at.grid, house.cells).holds() == whole);
    }
  }
}

// One cell of a solution changed is no solution: every house of the layout is looked at.
void judge_validity(const Layout& layout, const plain::World& world) {
  const Grid board = grid_of(world);
  EXPECT(valid(layout, board).holds() && valid_alt(layout, board).holds());
  for (const Cell c : layout.cells()) {
    Grid changed = board;
    changed[c] = static_cast<Value>(board[c] % layout.size() + 1);
    EXPECT(!valid(layout, changed).holds() && !valid_alt(layout, changed).holds());
  }
}

void judge_sequences() {
  using Numbers = Sequence<int>;
  EXPECT((group_by(2, Numbers{1, 2, 3, 4, 5, 6}) == Sequence<Numbers>{{1, 2}, {3, 4}, {5, 6}}));
  EXPECT((transpose(Sequence<Numbers>{{1, 2, 3}, {4, 5, 6}}) == Sequence<Numbers>{{1, 4}, {2, 5}, {3, 6}}));
  EXPECT(transpose(Sequence<Numbers>{}).empty());
  EXPECT((join(Sequence<Numbers>{{1, 2}, {}, {3}}) == Numbers{1, 2, 3}));
  const Layout six = Layout::boxes(2, 3);
  // Stack by stack: the first, third and fifth box, then the others.
  const auto boxes = squares(six);
  EXPECT(rows(six).size() == 6 && columns(six).size() == 6 && boxes.size() == 6);
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT(rows(six)[i] == six.houses()[i].cells);
    EXPECT(columns(six)[i] == six.houses()[6 + i].cells);
    EXPECT(boxes[i] == six.houses()[12 + (i < 3 ? 2 * i : 2 * i - 5)].cells);
  }
  const auto sorted = [](Sequence<Group> groups) {
    std::sort(groups.begin(), groups.end());
    return groups;
  };
  const Layout regions = Layout::regions(4, {0, 0, 1, 1, 0, 2, 1, 1, 0, 2, 2, 3, 2, 3, 3, 3});
  EXPECT(squares(regions).empty());
  for (const Layout& layout : {six, regions, Layout::boxes(3, 3).with_diagonals().with_windows()}) {
    Sequence<Group> houses;
    for (const House& house : layout.houses()) houses.push_back(house.cells);
    EXPECT(sorted(groups(layout)) == sorted(houses));
  }
}

// The quantifiers that Cryptol's text has, on groups that are no house.
void judge_groups() {
  const Layout four = Layout::boxes(2, 2);
  const Grid grid({1, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
  EXPECT(contains_all_alt(grid, Group{0, 1}, {2, 1}).holds() && !contains_all_alt(grid, Group{0, 1}, {1, 4}).holds());
  EXPECT(!contains(grid, Group{}, 1).holds() && contains_all_alt(grid, Group{}, {}).holds());
  EXPECT(contains(grid, Group{3}, 4).holds() && !contains(grid, Group{3}, 1).holds());
  // A group that is too small to have every value: no value stands twice, whatever else is missing.
  for (const Grid& row :
       {grid, Grid({1, 2, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}), Grid({0, 0, 0, 0}), Grid({2, 2, 3, 2})})
    for (const auto& [group, apart] : {std::pair{Group{0, 1, 3}, row[0] == 0 || (row[0] != row[1] && row[0] != row[3])},
                                       std::pair{Group{2, 3}, row[2] != row[3] || row[2] == 0}}) {
      EXPECT(check(four, row, group).holds() == apart && check_alt(four, row, group).holds() == apart);
      EXPECT(no_repetition(four, row, group).holds() == apart);
    }
  EXPECT(!check(four, grid, Group{0, 1, 2, 3}).holds() && !check_alt(four, grid, Group{0, 1, 2, 3}).holds());
}

// Boxes of two cells on a 4x4 grid: as houses, as rules, and for the tiers.
void judge_small_houses() {
  const Layout small = Layout::boxes_on(4, 1, 2);
  const SudokuRules rules(small);
  for (HouseIndex h = 0; h < small.houses().size(); ++h) {
    const House& house = small.houses()[h];
    const bool large = house.kind != HouseKind::box;
    const ConstraintGroup& group = rules.group_of(h);
    EXPECT(group.name == house.name() && group.members.size() == (large ? 4 + 6 : 1));
    for (const Value v : small.values())
      if (large) EXPECT(rules.constraints()[rules.has(h, v)].name == house.name() + " has a " + std::to_string(v));
  }
  EXPECT(single_place(small, rules).reasons.size() == 16 * 4 * 2 &&
         single_candidate(small, rules).reasons.size() == 64);
  // 3 stands in column 2, so it has one place in the box of r1c1 and r1c2: only the machine as written concludes from
  // it.
  Grid grid(16), board({1, 2, 3, 4, 4, 3, 2, 1, 2, 1, 4, 3, 3, 4, 1, 2});
  grid[5] = 3;
  const auto at = position<Truth>(small, grid, board);
  const Marks<Truth> open = candidates(small, at.grid, at.crossed);
  EXPECT(is_solution(small, at.solution).holds() && open.is(0, 3).holds() && !open.is(1, 3).holds());
  EXPECT(AsWritten::last_remaining(at, open).is(0, 3).holds() && !Repaired::last_remaining(at, open).is(0, 3).holds());
  EXPECT(!AsWritten::grants.solutions && !AsWritten::grants.fairness && !AsWritten::grants.one_completion);
  EXPECT(Repaired::grants.solutions && Repaired::grants.fairness && !Repaired::grants.one_completion);
}

// Two cells, two values: one 1 at most, and the cells differ.
void judge_listed() {
  const NamedConstraints named{{{"one", Count{{{0, 1}, {1, 1}}, 0, 1}}, {"two", Differ{{0}, {1}}}}, {{"all", {0, 1}}}};
  const ListedRules rules("pair", Board(1, 2, 2), named);
  EXPECT(rules.name() == "pair" && rules.name(1) == "r1c2" && rules.cells().size() == 2);
  EXPECT(constraints_of(rules).constraints.size() == 2 && constraints_of(rules).groups.front().members.size() == 2);
  for (Value a = 0; a <= 2; ++a)
    for (Value b = 0; b <= 2; ++b) {
      const Grid grid({a, b});
      EXPECT(is_solution(rules, grid).holds() == !(a == b && a != 0));
      for (const Value v : rules.values()) {
        EXPECT(is_possible(rules, grid, 0, v).holds() == (a == 0) &&
               is_possible(rules, grid, 1, v).holds() == (b == 0));
        Marks<Truth> crossed(rules);
        crossed.at(1, 2) = Truth(true);
        const auto open = candidates(rules, grid, crossed);
        EXPECT(open.is(0, v).holds() == (a == 0) && open.is(1, v).holds() == (b == 0 && v == 1));
      }
    }
}

}  // namespace

int main() {
  judge_listed();
  judge_equal();
  judge_sequences();
  judge_groups();
  judge_small_houses();
  const Layout four = Layout::boxes(2, 2);
  const Layout regions = Layout::regions(4, {0, 0, 1, 1, 0, 2, 1, 1, 0, 2, 2, 3, 2, 3, 3, 3});
  judge_rules(four, plain::two_by_two(), 200);
  judge_rules(four.with_diagonals(), plain::two_by_two_diagonals(), 40);
  judge_rules(regions, plain::jigsaw(), 40);
  judge_rules(Layout::boxes(2, 3), plain::two_by_three(), 40);
  judge_validity(Layout::boxes(2, 3), plain::two_by_three());
  judge_validity(four.with_diagonals(), plain::two_by_two_diagonals());
  judge_validity(Layout::boxes(3, 3).with_diagonals().with_windows(), plain::nine_with_extras());
}
