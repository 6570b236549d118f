// What the rules allow on a grid: the TLA+ module's helpers, over houses instead of rows, columns and boxes.
//
//   TLA+                                       here
//   IsValueInRow(g, r, v), ...Col, ...Box      is_value_in(g, house, v)
//   IsPossible(g, r, c, v)                     is_possible(layout, g, cell, v)
#pragma once

#include "spec/algebra.hpp"
#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::spec {

template <GridLike G>
auto is_value_in(const G& grid, const House& house, Value value) {
  return any(house, [&](Cell c) { return grid.is(c, value); });
}

template <GridLike G>
auto is_possible(const Layout& layout, const G& grid, Cell cell, Value value) {
  return is_empty(layout, grid, cell) &
         none(layout.houses_of(cell), [&](HouseIndex h) { return is_value_in(grid, layout.houses()[h], value); });
}

// No value stands twice in a house.
template <GridLike G>
auto consistent(const Layout& layout, const G& grid) {
  return all(layout.houses(), [&](const House& house) {
    return all(layout.values(), [&](Value v) { return at_most_one(house, [&](Cell c) { return grid.is(c, v); }); });
  });
}

}  // namespace gridproof::spec
