// The rules for the two lines that a cell is in, and what the report's solver keeps true of a board that it has filled
// up to a cell.
//
//   valid_for_cell(takuzu, grid, n)    the row and the column of cell n keep the rules
//   valid_up_to(takuzu, grid, n)       those of the first n cells do
//   full_up_to(takuzu, grid, n)        the first n cells are filled
//   extends(takuzu, grid, full)        every value of `grid` stands in `full` (spec/grid.hpp)
//   with(grid, n, element)             the grid with another content of cell n
#pragma once

#include <cstddef>
#include <vector>

#include "spec/algebra.hpp"
#include "spec/grid.hpp"
#include "spec/takuzu/chunks.hpp"
#include "spec/takuzu/takuzu.hpp"

namespace gridproof::spec {

template <GridLike G>
auto rule_1_for_cell(const Takuzu& takuzu, const G& grid, Cell n) {
  return rule_1_for_chunk(takuzu, grid, takuzu.lines()[takuzu.column_of(n)]) &
         rule_1_for_chunk(takuzu, grid, takuzu.lines()[takuzu.row_of(n)]);
}

template <GridLike G>
auto rule_2_for_cell(const Takuzu& takuzu, const G& grid, Cell n) {
  return rule_2_for_chunk(takuzu, grid, takuzu.lines()[takuzu.column_of(n)]) &
         rule_2_for_chunk(takuzu, grid, takuzu.lines()[takuzu.row_of(n)]);
}

template <GridLike G>
auto rule_3_for_cell(const Takuzu& takuzu, const G& grid, Cell n) {
  return rule_3_for_column(takuzu, grid, takuzu.column_of(n)) & rule_3_for_row(takuzu, grid, takuzu.row_of(n));
}

// Rule 3 counts only where lines must differ.
template <GridLike G>
auto valid_for_cell(const Takuzu& takuzu, const G& grid, Cell n) {
  const auto valid = rule_1_for_cell(takuzu, grid, n) & rule_2_for_cell(takuzu, grid, n);
  return takuzu.lines_differ() ? valid & rule_3_for_cell(takuzu, grid, n) : valid;
}

inline std::vector<Cell> first_cells(const Takuzu& takuzu, std::size_t n) {
  return {takuzu.cells().begin(), takuzu.cells().begin() + static_cast<std::ptrdiff_t>(n)};
}

template <GridLike G>
auto valid_up_to(const Takuzu& takuzu, const G& grid, std::size_t n) {
  return all(first_cells(takuzu, n), [&](Cell m) { return valid_for_cell(takuzu, grid, m); });
}

template <GridLike G>
auto full_up_to(const Takuzu& takuzu, const G& grid, std::size_t n) {
  return all(first_cells(takuzu, n), [&](Cell m) { return ~is_empty(takuzu, grid, m); });
}

// What a cell may hold: 0, 1, or neither.
template <Bit B>
struct Element {
  B is_zero, is_one;

  static Element empty() { return {B(false), B(false)}; }
  static Element of(Value value) { return {B(value == zero), B(value == one)}; }
};

template <Bit B>
Marks<B> with(Marks<B> grid, Cell n, const Element<B>& element) {
  grid.at(n, zero) = element.is_zero;
  grid.at(n, one) = element.is_one;
  return grid;
}

}  // namespace gridproof::spec
