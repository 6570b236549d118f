// What a constraint leaves, against its definition word by word: every choice is gone through. The marks that are gone
// are all sets of marks at once, one in each lane.
#include "spec/leaves.hpp"

#include <catch2/catch.hpp>

#include "spec/lanes.hpp"
#include "spec/sudoku/constraints.hpp"

using namespace gridproof::spec;

namespace {

// Requires at most eight marks.
Marks<Lanes> any_gone(const Board& board) {
  Marks<Lanes> gone(board);
  for (unsigned i = 0; i < gone.bits().size(); ++i) gone.bits()[i] = Lanes::variable(i);
  return gone;
}

std::vector<Grid> full_grids(const Board& board) {
  std::vector<Grid> grids = {Grid(board.cells().size())};
  for (const Cell c : board.cells()) {
    std::vector<Grid> longer;
    for (Grid grid : grids)
      for (const Value v : board.values()) {
        grid[c] = v;
        longer.push_back(grid);
      }
    grids = std::move(longer);
  }
  return grids;
}

bool is_left_by_definition(const Constraint& constraint, const Board& board) {
  static_assert(Bit<Lanes>);
  const Marks<Lanes> gone = any_gone(board), left = leaves(constraint, board, gone);
  Marks<Lanes> expected(board);
  for (const Grid& grid : full_grids(board)) {
    if (!holds(constraint, board, grid).holds()) continue;
    const Lanes may = none(cells_of(constraint), [&](Cell c) { return gone.is(c, grid[c]); });
    for (const Cell c : board.cells())
      expected.at(c, grid[c]) = expected.is(c, grid[c]) | (may & ~gone.is(c, grid[c]));
  }
  return left.bits() == expected.bits();
}

std::vector<Mark> some_of(const std::vector<Mark>& marks, unsigned bits) {
  std::vector<Mark> some;
  for (std::size_t i = 0; i < marks.size(); ++i)
    if ((bits >> i & 1U) != 0) some.push_back(marks[i]);
  return some;
}

}  // namespace

TEST_CASE("a count leaves the marks of the choices that keep it") {
  for (const Board& board : {Board(1, 2, 3), Board(2, 2, 2)}) {
    const std::vector<Mark> marks = all_marks(board);
    std::size_t wrong = 0;
    for (unsigned bits = 0; bits < 1U << marks.size(); ++bits)
      for (std::size_t least = 0; least <= 3; ++least)
        for (std::size_t most = least; most <= 4; ++most)
          wrong += is_left_by_definition({"", Count{some_of(marks, bits), least, most}}, board) ? 0U : 1U;
    CHECK(wrong == 0);
  }
  // A mark that is named twice counts twice.
  CHECK(is_left_by_definition({"", Count{{{0, 1}, {0, 1}, {1, 1}}, 2, 2}}, Board(1, 3, 2)));
  CHECK(is_left_by_definition({"", Count{{{0, 1}, {0, 1}, {1, 1}}, 0, 1}}, Board(1, 3, 2)));
}

TEST_CASE("two sequences that differ leave the marks of the choices in which they do") {
  for (const Differ& differ : {Differ{{0}, {1}}, Differ{{1}, {0}}, Differ{{0}, {0}}, Differ{{}, {}}})
    CHECK(is_left_by_definition({"", differ}, Board(1, 2, 3)));
  for (const Differ& differ : {Differ{{0, 1}, {2, 3}}, Differ{{0, 1}, {1, 2}}, Differ{{0, 1}, {1, 0}},
                               Differ{{0, 1, 2}, {0, 3, 3}}, Differ{{3}, {1}}})
    CHECK(is_left_by_definition({"", differ}, Board(2, 2, 2)));
}

TEST_CASE("a house leaves a value its last place, and takes it from the cells that see it") {
  const Layout four = Layout::boxes(2, 2);
  const SudokuRules rules(four);
  Marks<Truth> gone(four);
  const auto take = [&](const Mark& mark) { gone.at(mark.cell, mark.value) = Truth(true); };
  for (const Cell c : std::vector<Cell>{0, 1, 2}) take({c, 4});
  const Marks<Truth> place = leaves(rules.constraints()[rules.has(0, 4)], four, gone);
  for (const Value v : four.values()) CHECK(place.is(3, v).holds() == (v == 4));
  for (const Mark& mark : all_marks(four))
    if (mark.cell != 3) CHECK(place.is(mark.cell, mark.value).holds() == !gone.is(mark.cell, mark.value).holds());
  for (const Value v : std::vector<Value>{1, 2, 3}) take({3, v});
  const std::size_t differ = rules.has(0, 4) + 3;  // r1c1 and r1c4
  REQUIRE(rules.constraints()[differ].name == "r1c1 and r1c4 differ");
  gone.at(0, 4) = Truth(false);
  CHECK_FALSE(leaves(rules.constraints()[differ], four, gone).is(0, 4).holds());
  for (const Cell c : four.cells()) take({c, 4});
  for (const Mark& mark : all_marks(four))
    CHECK_FALSE(leaves(rules.constraints()[rules.has(0, 4)], four, gone).is(mark.cell, mark.value).holds());
}
