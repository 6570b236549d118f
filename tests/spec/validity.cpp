#include "spec/sudoku/validity.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "spec/sudoku/possible.hpp"
#include "support/layouts.hpp"
#include "support/property.hpp"
#include "verify/property/generators.hpp"

using namespace gridproof::spec;
using gridproof::test::property;

namespace {

// By counting, not by any definition of the spec.
bool each_value_once(const Layout& layout, const Grid& grid) {
  for (const House& house : layout.houses()) {
    std::multiset<int> values;
    for (const Cell c : house) values.insert(grid[c]);
    for (const Value v : layout.values())
      if (values.count(v) != 1) return false;
  }
  return true;
}

Grid board(const char* digits) {
  std::vector<Value> values;
  for (const char* c = digits; *c != '\0'; ++c) values.push_back(static_cast<Value>(*c - '0'));
  return Grid(values);
}

}  // namespace

TEST_CASE("valid and valid_alt say what counting says") {
  for (const Layout& layout : gridproof::test::all_layouts())
    property(
        layout.name(),
        [&] {
          const Grid any = *gridproof::verify::boards(layout);  // about half of them are valid
          const bool expected = each_value_once(layout, any);
          RC_CLASSIFY(expected);
          RC_ASSERT(valid(layout, any).holds() == expected);
          RC_ASSERT(valid_alt(layout, any).holds() == expected);
        },
        layout.size() > 16 ? 5 : 100);
}

TEST_CASE("the Cryptol text's solutions are valid, and no longer if a cell changes") {
  const Layout layout = Layout::boxes(3, 3);
  for (const char* digits : {"295743861431865927876192543387459216612387495549216738763524189928671354154938672",
                             "812753649943682175675491283154237896369845721287169534521974368438526917796318452"}) {
    Grid solution = board(digits);
    CHECK(valid(layout, solution).holds());
    for (const Cell c : layout.cells()) {
      Grid changed = solution;
      changed[c] = static_cast<Value>(changed[c] % 9 + 1);
      CHECK_FALSE(valid(layout, changed).holds());
      changed[c] = 0;
      CHECK_FALSE(valid_alt(layout, changed).holds());
    }
  }
}

TEST_CASE("check wants every value, in whatever order") {
  const Layout layout = Layout::boxes(2, 2);
  const Group row = {0, 1, 2, 3};
  const auto both = [&](const char* digits) {
    const Grid grid = board(digits);
    CHECK(check(layout, grid, row) == check_alt(layout, grid, row));
    return check(layout, grid, row).holds();
  };
  CHECK(both("4213000000000000"));
  CHECK_FALSE(both("4211000000000000"));
  CHECK_FALSE(both("4210000000000000"));
  const Grid grid = board("4210000000000000");
  CHECK(contains(grid, row, 2).holds());
  CHECK(contains_alt(grid, row, 2).holds());
  CHECK_FALSE(contains(grid, row, 3).holds());
  CHECK_FALSE(contains_alt(grid, row, 3).holds());
}

TEST_CASE("squares, by group, transpose and join, are the boxes in another order") {
  for (const Layout& layout : gridproof::test::all_layouts()) {
    CAPTURE(layout.name());
    std::set<std::set<Cell>> boxes, computed;
    for (const House& house : layout.houses())
      if (house.kind == HouseKind::box) boxes.insert({house.begin(), house.end()});
    for (const Group& group : squares(layout)) computed.insert({group.begin(), group.end()});
    CHECK(computed == boxes);
  }
  // Stack by stack: the second square of 2x3 boxes lies below the first.
  CHECK(squares(Layout::boxes(2, 3))[1].front() == Layout::boxes(2, 3).cell(3, 1));
}

TEST_CASE("the sequence functions of the text") {
  using S = Sequence<int>;
  CHECK(group_by<int>(2, {1, 2, 3, 4, 5, 6}) == Sequence<S>{{1, 2}, {3, 4}, {5, 6}});
  CHECK(transpose<int>({{1, 2, 3}, {4, 5, 6}}) == Sequence<S>{{1, 4}, {2, 5}, {3, 6}});
  CHECK(join<int>({{1, 2}, {3}}) == S{1, 2, 3});
}

TEST_CASE("consistent, extends and possible say what counting says") {
  for (const Layout& layout : gridproof::test::all_layouts())
    property(
        layout.name(),
        [&] {
          const Grid board = *gridproof::verify::boards(layout);
          const Grid grid = *gridproof::verify::grids_of(board);
          bool twice = false;
          for (const House& house : layout.houses()) {
            std::multiset<int> values;
            for (const Cell c : house) values.insert(grid[c]);
            for (const Value v : layout.values()) twice = twice || values.count(v) > 1;
          }
          RC_ASSERT(consistent(layout, grid).holds() == !twice);
          RC_ASSERT(extends(layout, grid, board).holds());
          const Cell cell = static_cast<Cell>(*rc::gen::elementOf(layout.cells()));
          const Value value = *rc::gen::elementOf(layout.values());
          bool seen = grid[cell] != 0;
          for (const House& house : layout.houses())
            for (const Cell c : house) seen = seen || (house.contains(cell) && grid[c] == value);
          RC_ASSERT(is_possible(layout, grid, cell, value).holds() == !seen);
          Grid other = board;
          other[cell] = static_cast<Value>(other[cell] % layout.size() + 1);
          RC_ASSERT(extends(layout, grid, other).holds() == (grid[cell] == 0));
        },
        50);
}
