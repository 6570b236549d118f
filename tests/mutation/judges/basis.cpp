// Judges what the machine stands on: the algebra and its two readings, layouts, grids, what is possible, what is valid.
#include <string>

#include "mutation/judges/convert.hpp"
#include "mutation/judges/plain.hpp"
#include "spec/algebra.hpp"
#include "spec/grid.hpp"
#include "spec/lanes.hpp"
#include "spec/layout.hpp"
#include "spec/position.hpp"
#include "spec/possible.hpp"
#include "spec/truth.hpp"
#include "spec/validity.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::spec;

namespace {

void judge_truth() {
  EXPECT(!Truth().holds());
  for (const bool a : {false, true}) {
    EXPECT(Truth(a).holds() == a);
    EXPECT((~Truth(a)).holds() == !a);
    for (const bool b : {false, true}) {
      EXPECT((Truth(a) & Truth(b)).holds() == (a && b));
      EXPECT((Truth(a) | Truth(b)).holds() == (a || b));
      EXPECT((Truth(a) == Truth(b)) == (a == b));
      EXPECT(implies(Truth(a), Truth(b)).holds() == (!a || b));
      EXPECT(differ(Truth(a), Truth(b)).holds() == (a != b));
      EXPECT(same(Truth(a), Truth(b)).holds() == (a == b));
      for (const bool c : {false, true}) EXPECT(mux(Truth(c), Truth(a), Truth(b)).holds() == (c ? a : b));
    }
  }
}

void judge_folds() {
  for (unsigned length = 0; length <= 4; ++length)
    for (unsigned pattern = 0; pattern < 1U << length; ++pattern) {
      std::vector<Truth> items;
      unsigned count = 0, least = length;
      for (unsigned i = 0; i < length; ++i) {
        const bool here = (pattern >> i & 1U) != 0;
        items.push_back(Truth(here));
        if (here && count++ == 0) least = i;
      }
      const auto itself = [](Truth bit) { return bit; };
      EXPECT(all(items, itself).holds() == (count == length));
      EXPECT(any(items, itself).holds() == (count > 0));
      EXPECT(none(items, itself).holds() == (count == 0));
      EXPECT(at_most_one(items, itself).holds() == (count <= 1));
      EXPECT(exactly_one(items, itself).holds() == (count == 1));
      EXPECT(count_up_to_two(items, itself).some.holds() == (count >= 1));
      EXPECT(count_up_to_two(items, itself).several.holds() == (count >= 2));
      const std::vector<Truth> chosen = first(items, itself);
      EXPECT(chosen.size() == length);
      for (unsigned i = 0; i < length; ++i) EXPECT(chosen[i].holds() == (i == least));
      for (unsigned other = 0; other < 1U << length; ++other) {
        std::vector<Truth> others;
        for (unsigned i = 0; i < length; ++i) others.push_back(Truth((other >> i & 1U) != 0));
        EXPECT(equal(items, others).holds() == (pattern == other));
      }
    }
}

void judge_lanes() {
  EXPECT(Lanes(true).population() == 256 && Lanes(true).any());
  EXPECT(Lanes(false).population() == 0 && !Lanes(false).any());
  EXPECT(Lanes() == Lanes(false) && !(Lanes(true) == Lanes(false)));
  Chance chance(1);
  for (int round = 0; round < 4; ++round) {
    bool a[256], b[256];
    Lanes first(false), second(false);
    for (std::size_t i = 0; i < 256; ++i) {
      if ((a[i] = chance.one_in(2))) first.set(i);
      if ((b[i] = chance.one_in(2))) second.set(i);
    }
    std::size_t population = 0;
    for (std::size_t i = 0; i < 256; ++i) {
      population += a[i] ? 1 : 0;
      EXPECT(first.at(i) == a[i]);
      EXPECT((first & second).at(i) == (a[i] && b[i]));
      EXPECT((first | second).at(i) == (a[i] || b[i]));
      EXPECT((~first).at(i) != a[i]);
      for (unsigned k = 0; k < 8; ++k) EXPECT(first.with_variable_set(k).at(i) == a[i | std::size_t{1} << k]);
    }
    EXPECT(first.population() == population);
  }
  for (std::size_t i = 0; i < 256; ++i) {
    Lanes one(false);
    one.set(i);
    EXPECT(one.any() && one.population() == 1 && !(one == Lanes(false)));
    for (unsigned k = 0; k < 8; ++k) EXPECT(Lanes::variable(k).at(i) == ((i >> k & 1) != 0));
    EXPECT(Lanes::below(i).population() == i && !Lanes::below(i).at(i));
  }
}

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
  EXPECT(Layout::boxes(4, 4).with_windows().houses().size() == 3 * 16 + 9);

  EXPECT(four.named("small").name() == "small" && four.named("small") == four);
  const Layout as_regions = Layout::regions(4, {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3});
  EXPECT(!(four == as_regions));  // the same cells, houses of another kind
  EXPECT(!(as_regions == regions));
  EXPECT(!(four == four.with_diagonals()) && !(four == six) && !(six == Layout::boxes(3, 2)));
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
  EXPECT(&at.layout == &four);
  EXPECT(plain_of(four, at.grid) == plain::grid(4, ".2..1..........4"));
  EXPECT(plain_of(four, at.crossed) == plain::Relation(4));
  EXPECT(plain_of(four, at.solution) == plain::grid(4, plain::two_by_two().solution));
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
  for (const Cell c : layout.cells())
    for (const Value v : layout.values()) {
      Grid changed = board;
      changed[c] = v;
      EXPECT(valid(layout, changed).holds() == (v == board[c]));
      EXPECT(valid_alt(layout, changed).holds() == (v == board[c]));
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
  EXPECT(!check(four, grid, Group{0, 1, 3}).holds());
}

}  // namespace

int main() {
  judge_truth();
  judge_folds();
  judge_lanes();
  judge_layouts();
  judge_grid();
  judge_sequences();
  judge_groups();
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
