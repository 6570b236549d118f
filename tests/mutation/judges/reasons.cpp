// Judges boards, constraints, reasons and the techniques of singles.
#include <bit>
#include <string>

#include "mutation/judges/convert.hpp"
#include "mutation/judges/plain.hpp"
#include "spec/leaves.hpp"
#include "spec/reason.hpp"
#include "spec/sudoku/constraints.hpp"
#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/techniques/singles.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::spec;

namespace {

void judge_board() {
  const Board board(2, 3, 4);
  EXPECT(board.rows() == 2 && board.columns() == 3 && board.cells().size() == 6);
  EXPECT((board.values() == std::vector<Value>{1, 2, 3, 4}));
  Cell next = 0;
  for (int row = 1; row <= 2; ++row)
    for (int column = 1; column <= 3; ++column, ++next) {
      EXPECT(board.cell(row, column) == next && board.cells()[next] == next);
      EXPECT(board.row(next) == row && board.column(next) == column);
      EXPECT(board.name(next) == "r" + std::to_string(row) + "c" + std::to_string(column));
    }
}

void judge_counts() {
  for (unsigned bits = 0; bits < 16; ++bits)
    for (std::size_t most = 0; most <= 4; ++most) {
      const std::vector<unsigned> items = {0, 1, 2, 3};
      const auto at_least = counts(items, most, [&](unsigned i) { return Truth((bits >> i & 1U) != 0); });
      EXPECT(at_least.size() == most + 1);
      for (std::size_t k = 0; k <= most; ++k)
        EXPECT(at_least[k].holds() == (static_cast<std::size_t>(std::popcount(bits)) >= k));
    }
}

// Every relation of two cells and two values, every pair of bounds.
void judge_constraints() {
  const Board board(1, 2, 2);
  const std::vector<Mark> all_marks = {{0, 1}, {0, 2}, {1, 1}, {1, 2}};
  for (unsigned bits = 0; bits < 16; ++bits) {
    Marks<Truth> relation(board);
    for (unsigned i = 0; i < 4; ++i) relation.at(all_marks[i].cell, all_marks[i].value) = Truth((bits >> i & 1U) != 0);
    const auto so = static_cast<std::size_t>(std::popcount(bits));
    for (std::size_t least = 0; least <= 4; ++least)
      for (std::size_t most = least; most <= 4; ++most)
        EXPECT(holds(Constraint{"", Count{all_marks, least, most}}, board, relation).holds() ==
               (so >= least && so <= most));
    const bool common = ((bits & 5U) == 5U) || ((bits & 10U) == 10U);
    EXPECT(holds(Constraint{"", Differ{{0}, {1}}}, board, relation).holds() == !common);
  }
  const Board line(1, 4, 2);
  for (unsigned bits = 0; bits < 16; ++bits) {
    std::vector<Value> cells;
    for (unsigned i = 0; i < 4; ++i) cells.push_back(static_cast<Value>((bits >> i & 1U) + 1));
    const bool differ = cells[0] != cells[2] || cells[1] != cells[3];
    EXPECT(holds(Constraint{"", Differ{{0, 1}, {2, 3}}}, line, Grid(cells)).holds() == differ);
  }
  EXPECT((cells_of({"", Differ{{3, 1}, {2, 1}}}) == std::vector<Cell>{1, 2, 3}));
  EXPECT((cells_of({"", Count{{{2, 1}, {2, 2}, {0, 1}}, 1, 1}}) == std::vector<Cell>{0, 2}));
  EXPECT((Mark{1, 2} == Mark{1, 2}) && !(Mark{1, 2} == Mark{1, 1}) && !(Mark{1, 2} == Mark{2, 2}));
}

// A mark is left where some full grid has it that keeps the constraint and has nothing that is gone in its cells.
void judge_leaves_of(const Constraint& constraint, const Board& board) {
  const std::size_t cells = board.cells().size(), values = board.values().size();
  std::size_t grids = 1;
  for (std::size_t c = 0; c < cells; ++c) grids *= values;
  for (unsigned bits = 0; bits < 1U << (cells * values); ++bits) {
    Marks<Truth> gone(board), expected(board);
    for (std::size_t i = 0; i < cells * values; ++i) gone.bits()[i] = Truth((bits >> i & 1U) != 0);
    for (std::size_t number = 0; number < grids; ++number) {
      Grid grid(cells);
      for (std::size_t c = 0, rest = number; c < cells; ++c, rest /= values)
        grid[c] = static_cast<Value>(rest % values + 1);
      bool may = holds(constraint, board, grid).holds();
      for (const Cell c : cells_of(constraint)) may = may && !gone.is(c, grid[c]).holds();
      if (!may) continue;
      for (const Cell c : board.cells())
        if (!gone.is(c, grid[c]).holds()) expected.at(c, grid[c]) = Truth(true);
    }
    EXPECT(leaves(constraint, board, gone).bits() == expected.bits());
  }
}

void judge_leaves() {
  const Board three(1, 3, 2);
  for (const Count& count : {Count{{{0, 1}, {1, 1}, {2, 1}}, 2, 2}, Count{{{0, 1}, {1, 2}}, 0, 1},
                             Count{{{0, 1}, {0, 2}, {1, 1}}, 1, 1}, Count{{{0, 1}, {0, 1}, {1, 1}}, 1, 2},
                             Count{{{0, 2}, {2, 1}}, 1, 5}, Count{{{0, 1}}, 2, 2}})
    judge_leaves_of({"", count}, three);
  for (const Differ& differ : {Differ{{0}, {1}}, Differ{{0, 1}, {1, 2}}, Differ{{0, 1}, {0, 2}}, Differ{{2}, {2}}})
    judge_leaves_of({"", differ}, three);
  judge_leaves_of({"", Differ{{0}, {1}}}, Board(1, 2, 3));
}

// Each constraint against what its name says, on positions of every kind.
void judge_rules(const Layout& layout, const plain::World& world, int cases) {
  const SudokuRules rules(layout);
  const std::size_t cells = layout.cells().size(), size = layout.values().size();
  const std::size_t pairs = size * (size - 1) / 2;
  EXPECT(rules.groups().size() == cells + layout.houses().size());
  EXPECT(rules.constraints().size() == 2 * cells + layout.houses().size() * (size + pairs));
  std::size_t next = 0;  // the groups divide the list
  for (const ConstraintGroup& group : rules.groups())
    for (const std::size_t member : group.members) EXPECT(member == next++);
  EXPECT(next == rules.constraints().size());
  for (std::size_t h = 0; h < layout.houses().size(); ++h) {
    EXPECT(rules.groups()[cells + h].members.size() == size + pairs);
    EXPECT(rules.groups()[cells + h].name == layout.houses()[h].name());
  }
  Chance chance(3);
  for (int round = 0; round < cases; ++round) {
    const plain::Position plain = world.any_case(chance);
    const auto at = spec_of<Truth>(layout, plain);
    const auto says = [&](std::size_t i) { return holds(rules.constraints()[i], layout, at.grid).holds(); };
    for (const Cell c : layout.cells()) {
      EXPECT(rules.groups()[c].name == layout.name(c) && rules.groups()[c].members.size() == 2);
      EXPECT(rules.constraints()[rules.has_value(c)].name == layout.name(c) + " has a value");
      EXPECT(rules.constraints()[rules.has_one_value(c)].name == layout.name(c) + " has at most one value");
      EXPECT(says(rules.has_value(c)) == (values_in(plain.grid, c) > 0));
      EXPECT(says(rules.has_one_value(c)) == (values_in(plain.grid, c) <= 1));
    }
    for (HouseIndex h = 0; h < layout.houses().size(); ++h) {
      const House& house = layout.houses()[h];
      const std::vector<int> members(house.begin(), house.end());
      for (const Value v : layout.values()) {
        EXPECT(rules.constraints()[rules.has(h, v)].name == house.name() + " has a " + std::to_string(v));
        EXPECT(says(rules.has(h, v)) == (places_in(plain.grid, members, v) > 0));
      }
      std::size_t i = rules.has(h, layout.values().back()) + 1;
      for (std::size_t a = 0; a < house.size(); ++a)
        for (std::size_t b = a + 1; b < house.size(); ++b, ++i) {
          EXPECT(rules.constraints()[i].name ==
                 layout.name(house.cells[a]) + " and " + layout.name(house.cells[b]) + " differ");
          bool common = false;
          for (const Value v : layout.values())
            common = common || (at.grid.is(house.cells[a], v) & at.grid.is(house.cells[b], v)).holds();
          EXPECT(says(i) == !common);
        }
    }
  }
}

void judge_houses_by_name() {
  const Layout layout = Layout::boxes(3, 3).with_diagonals().with_windows();
  EXPECT(layout.houses()[0].name() == "row 1" && layout.houses()[17].name() == "column 9");
  EXPECT(layout.houses()[18].name() == "box 1" && layout.houses()[28].name() == "diagonal 2");
  EXPECT(layout.houses()[29].name() == "window 1");
  EXPECT(kind_name(HouseKind::region) == "region");
}

void judge_reasons() {
  const Board board(1, 2, 2);
  const std::vector<Constraint> constraints = {{"r1c1 has a value", Count{{{0, 1}, {0, 2}}, 1, 2}},
                                               {"r1c1 and r1c2 differ", Differ{{0}, {1}}}};
  const Reason reason{{{0, 1}}, {0, 1}, {{0, 2}}, {{1, 2}}};
  const std::vector<Mark> all_marks = {{0, 1}, {0, 2}, {1, 1}, {1, 2}};
  for (unsigned bits = 0; bits < 16; ++bits) {
    const auto bit = [&](unsigned i) { return (bits >> i & 1U) != 0; };
    Marks<Truth> relation(board);
    for (unsigned i = 0; i < 4; ++i) relation.at(all_marks[i].cell, all_marks[i].value) = Truth(bit(i));
    const auto said = entails(reason, board, constraints, relation);
    const bool differ = !(bit(0) && bit(2)) && !(bit(1) && bit(3));
    EXPECT(said.premise.holds() == (!bit(0) && (bit(0) || bit(1)) && differ));
    EXPECT(said.conclusion.holds() == (bit(1) && !bit(3)));
    EXPECT(said.holds().holds() == (!said.premise.holds() || said.conclusion.holds()));
    EXPECT(premises_hold(reason, relation).holds() == bit(0));
    EXPECT(changes_something(reason, relation).holds() == (bit(1) || bit(3)));
    // Two of everything: all premises, all of the conclusion, some mark that is open.
    const Reason twice{{{0, 1}, {1, 1}}, {}, {{0, 2}, {1, 2}}, {{0, 1}, {1, 1}}};
    EXPECT(premises_hold(twice, relation).holds() == (bit(0) && bit(2)));
    EXPECT(entails(twice, board, constraints, relation).premise.holds() == (!bit(0) && !bit(2)));
    EXPECT(entails(twice, board, constraints, relation).conclusion.holds() == (bit(1) && bit(3) && !bit(0) && !bit(2)));
    EXPECT(changes_something(twice, relation).holds() == (bits != 0));
    // The cell is filled with another value, or it is empty and has no such candidate.
    for (unsigned open = 0; open < 16; ++open) {
      Marks<Truth> candidates(board);
      for (unsigned i = 0; i < 4; ++i)
        candidates.at(all_marks[i].cell, all_marks[i].value) = Truth((open >> i & 1U) != 0);
      const Marks<Truth> gone = absent(board, relation, candidates);
      for (unsigned i = 0; i < 4; ++i) {
        const bool other = bit(i ^ 1U), empty = !bit(i) && !other;
        EXPECT(gone.is(all_marks[i].cell, all_marks[i].value).holds() == (other || (empty && (open >> i & 1U) == 0)));
      }
    }
  }
}

void judge_singles(const Layout& layout) {
  const SudokuRules rules(layout);
  const Technique candidates = single_candidate(layout, rules), places = single_place(layout, rules);
  EXPECT(candidates.name == "single candidate" && places.name == "single place");
  std::size_t candidate = 0, place = 0;
  for (const Cell c : layout.cells())
    for (const Value v : layout.values()) {
      const auto concludes = [&](const Reason& reason, std::size_t constraint) {
        return (reason.set == std::vector<Mark>{{c, v}}) && reason.del.empty() &&
               (reason.constraints == std::vector<std::size_t>{constraint});
      };
      std::vector<Mark> others;
      for (const Value w : layout.values())
        if (w != v) others.push_back({c, w});
      const Reason& by_cell = candidates.reasons.at(candidate++);
      EXPECT(concludes(by_cell, rules.has_value(c)) && by_cell.premises == others);
      for (const HouseIndex h : layout.houses_of(c)) {
        std::vector<Mark> elsewhere;
        for (const Cell x : layout.houses()[h])
          if (x != c) elsewhere.push_back({x, v});
        const Reason& by_house = places.reasons.at(place++);
        EXPECT(concludes(by_house, rules.has(h, v)) && by_house.premises == elsewhere);
      }
    }
  EXPECT(candidate == candidates.reasons.size() && place == places.reasons.size());
}

// The first reason with that conclusion whose premises hold: of the cell; of the first house that has one place left.
void judge_reasons_of_hints(const Layout& layout, const plain::World& world, int cases) {
  const SudokuRules rules(layout);
  Chance chance(4);
  for (int round = 0; round < cases; ++round) {
    const plain::Position plain = world.any_case(chance);
    const auto at = spec_of<Truth>(layout, plain);
    const auto is_gone = [&](Cell c, Value v) { return at.crossed.is(c, v).holds(); };
    for (const Mark& mark : all_marks(layout)) {
      bool only = true;
      for (const Value w : layout.values()) only = only && (w == mark.value || is_gone(mark.cell, w));
      const auto by_cell = reason_of(layout, HintType::only_choice, at.crossed, mark);
      EXPECT(by_cell.has_value() == only);
      if (only) {
        EXPECT(by_cell->set == std::vector<Mark>{mark});
        EXPECT(by_cell->constraints.front() == rules.has_value(mark.cell));
      }
      std::optional<std::size_t> first;
      for (const HouseIndex h : layout.houses_of(mark.cell)) {
        bool last = true;
        for (const Cell x : layout.houses()[h]) last = last && (x == mark.cell || is_gone(x, mark.value));
        if (last && !first) first = rules.has(h, mark.value);
      }
      const auto by_house = reason_of(layout, HintType::last_remaining, at.crossed, mark);
      EXPECT(by_house.has_value() == first.has_value());
      if (first) {
        EXPECT(by_house->set == std::vector<Mark>{mark});
        EXPECT(by_house->constraints.front() == *first);
      }
      EXPECT(!reason_of(layout, HintType::brute_force, at.crossed, mark));
    }
  }
}

}  // namespace

int main() {
  judge_board();
  judge_counts();
  judge_constraints();
  judge_leaves();
  judge_houses_by_name();
  judge_rules(Layout::boxes(2, 2), plain::two_by_two(), 60);
  judge_rules(Layout::boxes(2, 3), plain::two_by_three(), 10);
  judge_reasons();
  judge_singles(Layout::boxes(2, 2));
  judge_singles(Layout::boxes(2, 3).with_diagonals());
  judge_reasons_of_hints(Layout::boxes(2, 2), plain::two_by_two(), 20);
}
