// Judges boards, layouts and grids.
#include "spec/sudoku/layout.hpp"

#include <string>

#include "mutation/judges/convert.hpp"
#include "mutation/judges/plain.hpp"
#include "spec/grid.hpp"
#include "spec/position.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::spec;

namespace {

struct Extra {
  HouseKind kind;
  int count;
};

// The layout has the board's houses, named as `extras` says after the lines.
void judge_layout(const Layout& layout, const plain::Board& board, const std::vector<Extra>& extras,
                  const std::string& name) {
  EXPECT(layout.name() == name);
  EXPECT(layout.size() == board.size);
  EXPECT(layout.cells().size() == static_cast<std::size_t>(board.cells()));
  EXPECT(layout.values().size() == static_cast<std::size_t>(board.size));
  for (int i = 0; i < board.cells(); ++i) EXPECT(layout.cells()[static_cast<std::size_t>(i)] == i);
  for (int i = 0; i < board.size; ++i) EXPECT(layout.values()[static_cast<std::size_t>(i)] == i + 1);
  for (const Cell c : layout.cells()) {
    EXPECT(layout.row(c) == c / board.size + 1);
    EXPECT(layout.column(c) == c % board.size + 1);
    EXPECT(layout.cell(layout.row(c), layout.column(c)) == c);
    std::vector<HouseIndex> of;
    for (std::size_t h = 0; h < board.houses.size(); ++h)
      if (board.in(h, c)) of.push_back(static_cast<HouseIndex>(h));
    EXPECT(layout.houses_of(c) == of);
  }
  std::vector<Extra> kinds = {{HouseKind::row, board.size}, {HouseKind::column, board.size}};
  kinds.insert(kinds.end(), extras.begin(), extras.end());
  std::size_t h = 0;
  for (const Extra& kind : kinds)
    for (int number = 1; number <= kind.count; ++number, ++h) {
      EXPECT(h < layout.houses().size());
      const House& house = layout.houses()[h];
      EXPECT(house.kind == kind.kind && house.number == number);
      EXPECT(house.size() == house.cells.size());
      EXPECT(std::vector<int>(house.begin(), house.end()) == board.houses[h]);
      for (int c = 0; c < board.cells(); ++c) EXPECT(house.contains(static_cast<Cell>(c)) == board.in(h, c));
    }
  EXPECT(h == layout.houses().size() && h == board.houses.size());
}

void judge_layouts() {
  const Layout four = Layout::boxes(2, 2), six = Layout::boxes(2, 3), nine = Layout::boxes(3, 3);
  const Layout regions = Layout::regions(4, {0, 0, 1, 1, 0, 2, 1, 1, 0, 2, 2, 3, 2, 3, 3, 3});
  judge_layout(four, plain::two_by_two().board, {{HouseKind::box, 4}}, "2x2");
  judge_layout(six, plain::two_by_three().board, {{HouseKind::box, 6}}, "2x3");
  judge_layout(Layout::boxes(3, 2), plain::three_by_two().board, {{HouseKind::box, 6}}, "3x2");
  judge_layout(regions, plain::jigsaw().board, {{HouseKind::region, 4}}, "regions");
  judge_layout(four.with_diagonals(), plain::two_by_two_diagonals().board,
               {{HouseKind::box, 4}, {HouseKind::diagonal, 2}}, "2x2+diagonals");
  judge_layout(nine.with_diagonals().with_windows(), plain::nine_with_extras().board,
               {{HouseKind::box, 9}, {HouseKind::diagonal, 2}, {HouseKind::window, 4}}, "3x3+diagonals+windows");

  EXPECT(Layout::least_size == 2 && Layout::greatest_size == 25);
  EXPECT(six.box_rows() == 2 && six.box_columns() == 3 && six.has_boxes() && six.is_plain());
  EXPECT(regions.box_rows() == 0 && regions.box_columns() == 0 && !regions.has_boxes() && !regions.is_plain());
  EXPECT(!four.with_diagonals().is_plain() && !nine.with_windows().is_plain());
  EXPECT(nine.can_have_windows() && !four.can_have_windows() && !Layout::boxes(3, 4).can_have_windows());
  EXPECT(Layout::boxes(4, 4).can_have_windows() && !Layout::boxes(4, 3).can_have_windows());
  EXPECT(Layout::boxes(1, 2).size() == 2 && Layout::boxes(5, 5).size() == 25);
  for (const Layout& flat : {Layout::boxes(1, 2), Layout::boxes(2, 1)}) EXPECT(flat.houses().size() == 6);
  EXPECT(Layout::boxes(4, 4).with_windows().houses().size() == 3 * 16 + 9);

  const Layout twelve = Layout::boxes_on(12, 2, 3);
  EXPECT(twelve.name() == "12x12:2x3" && twelve.houses().size() == 12 + 12 + 24 && twelve.has_small_houses());
  EXPECT(twelve.box_rows() == 2 && twelve.box_columns() == 3 && !twelve.is_plain() && twelve.size() == 12);
  EXPECT((twelve.houses()[24].cells == std::vector<Cell>{0, 1, 2, 12, 13, 14}) && twelve.houses()[24].number == 1);
  EXPECT((twelve.houses()[29].cells == std::vector<Cell>{27, 28, 29, 39, 40, 41}) && twelve.houses()[29].number == 6);
  EXPECT(twelve.has_every_value(twelve.houses()[23]) && !twelve.has_every_value(twelve.houses()[24]));
  for (const Layout& whole : {four, six, regions, nine.with_windows()}) EXPECT(!whole.has_small_houses());

  EXPECT(four.named("small").name() == "small" && four.named("small") == four);
  const Layout as_regions = Layout::regions(4, {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3});
  EXPECT(!(four == as_regions));  // the same cells, houses of another kind
  EXPECT(!(as_regions == regions));
  EXPECT(!(four == four.with_diagonals()) && !(four == six) && !(six == Layout::boxes(3, 2)));
}

// What people call a value is a value's number, from 1 or from where the board counts.
void judge_numbers() {
  const Board board(2, 6, 3), from_zero(4, 4, 2, 0);
  EXPECT(board.first_number() == 1 && from_zero.first_number() == 0);
  for (const Value v : board.values()) EXPECT(board.number(v) == v);
  for (const Value v : from_zero.values()) EXPECT(from_zero.number(v) == v - 1);
}

void judge_grid() {
  Grid grid(4);
  EXPECT(grid.size() == 4 && grid.givens() == 0 && !grid.is_full());
  EXPECT(grid[0] == 0 && grid.values() == std::vector<Value>(4, 0));
  grid[1] = 2;
  EXPECT(grid.givens() == 1 && grid == Grid({0, 2, 0, 0}) && !(grid == Grid(4)));
  EXPECT(grid.is(1, 2).holds() && !grid.is(1, 1).holds() && !grid.is(0, 2).holds());
  EXPECT(Grid({1, 2, 3, 1}).is_full() && Grid({1, 2, 3, 1}).givens() == 4 && !Grid({1, 2, 0, 1}).is_full());
  EXPECT(Grid(4) < grid && !(grid < Grid(4)) && !(grid < grid));
  EXPECT(Grid({0, 1, 3, 0}) < grid && !(Grid({1, 0, 0, 0}) < grid));
  EXPECT(std::vector<Value>(grid.begin(), grid.end()) == grid.values() && Grid().size() == 0);

  const Layout four = Layout::boxes(2, 2);
  for (const bool everywhere : {false, true})
    for (const Cell c : four.cells())
      for (const Value v : four.values()) EXPECT(Marks<Truth>(four, Truth(everywhere)).is(c, v).holds() == everywhere);
  Marks<Truth> marks(four);
  for (const Cell c : four.cells())
    for (const Value v : four.values()) {
      EXPECT(!marks.is(c, v).holds());  // not set by what was set before
      marks.at(c, v) = Truth(true);
      EXPECT(marks.is(c, v).holds());
    }
  const auto at =
      position<Truth>(four, Grid({0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4}), grid_of(plain::two_by_two()));
  EXPECT(&at.rules == &four);
  EXPECT(plain_of(four, at.grid) == plain::grid(4, ".2..1..........4"));
  EXPECT(plain_of(four, at.crossed) == plain::Relation(4));
  EXPECT(plain_of(four, at.solution) == plain::grid(4, plain::two_by_two().solution));
  EXPECT(plain_of(four, at.givens) == plain_of(four, at.grid));
}

}  // namespace

int main() {
  judge_layouts();
  judge_numbers();
  judge_grid();
}
