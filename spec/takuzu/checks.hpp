// The report's program, step by step, in any reading: how its solver finds out whether a cell keeps the rules. That it
// finds what the definitions say is a theorem (check_at_cell_equals_definition).
//
//   check_at_cell(takuzu, grid, n)                  true: the report's code returns; false: it raises Invalid
//   check_cell_change(takuzu, grid, n, element)     the same after writing, with the grid as it is then
#pragma once

#include <cstddef>
#include <vector>

#include "spec/algebra.hpp"
#include "spec/grid.hpp"
#include "spec/takuzu/cells.hpp"
#include "spec/takuzu/chunks.hpp"
#include "spec/takuzu/consecutive.hpp"
#include "spec/takuzu/takuzu.hpp"

namespace gridproof::spec {

// Where a value stands along a line, as an array: its zeros are the cells that hold the value.
template <GridLike G>
struct PlacesOf {
  const G& grid;
  const Chunk& chunk;
  Value value;

  BitOf<G> is_zero(int k) const { return grid.is(chunk.cells[static_cast<std::size_t>(k)], value); }
};

// One counter for each value, as in the third version.
template <GridLike G>
auto check_rule_1_for_chunk(const Takuzu& takuzu, const G& grid, const Chunk& chunk) {
  return all(takuzu.values(), [&](Value v) {
    return no_3_consecutive_zeros_version_3(PlacesOf<G>{grid, chunk, v}, static_cast<int>(chunk.size()));
  });
}

// A number in binary, the lowest bit first, that is raised by one in every cell with the value.
template <GridLike G>
std::vector<BitOf<G>> count_number_of(const G& grid, const Chunk& chunk, Value value) {
  using B = BitOf<G>;
  std::vector<B> n;
  for (std::size_t power = 1; power <= chunk.size(); power *= 2) n.push_back(B(false));
  for (const Cell c : chunk) {
    B carry = grid.is(c, value);
    for (B& bit : n) {
      const B before = bit;
      bit = differ(before, carry);
      carry = before & carry;
    }
  }
  return n;
}

template <Bit B>
B is_greater(const std::vector<B>& number, std::size_t than) {
  B greater(false);
  for (std::size_t i = 0; i < number.size(); ++i)
    greater = (than >> i & 1U) != 0 ? number[i] & greater : number[i] | greater;
  return greater;
}

template <GridLike G>
auto check_rule_2_for_chunk(const Takuzu& takuzu, const G& grid, const Chunk& chunk) {
  return none(takuzu.values(), [&](Value v) { return is_greater(count_number_of(grid, chunk, v), chunk.half()); });
}

// Cell by cell, until two differ or one is empty.
template <GridLike G>
auto check_identical_chunks(const Takuzu& takuzu, const G& grid, const Chunk& a, const Chunk& b) {
  using B = BitOf<G>;
  B so_far(true);
  for (std::size_t k = 0; k < a.size(); ++k)
    so_far = so_far & ~is_empty(takuzu, grid, b.cells[k]) &
             all(takuzu.values(), [&](Value v) { return same<B>(grid.is(a.cells[k], v), grid.is(b.cells[k], v)); });
  return so_far;
}

// All lines of the kind are compared with it, but for itself.
template <GridLike G>
auto check_rule_3_for_line(const Takuzu& takuzu, const G& grid, std::size_t line) {
  BitOf<G> kept(true);
  for (std::size_t other = 0; other < takuzu.lines().size(); ++other)
    if (other != line && takuzu.is_row(other) == takuzu.is_row(line))
      kept = kept & ~check_identical_chunks(takuzu, grid, takuzu.lines()[line], takuzu.lines()[other]);
  return kept;
}
template <GridLike G>
auto check_rule_3_for_row(const Takuzu& takuzu, const G& grid, std::size_t row) {
  return check_rule_3_for_line(takuzu, grid, row);
}
template <GridLike G>
auto check_rule_3_for_column(const Takuzu& takuzu, const G& grid, std::size_t column) {
  return check_rule_3_for_line(takuzu, grid, column);
}

template <GridLike G>
auto check_at_cell(const Takuzu& takuzu, const G& grid, Cell n) {
  const Chunk &column = takuzu.lines()[takuzu.column_of(n)], &row = takuzu.lines()[takuzu.row_of(n)];
  const auto valid =
      check_rule_1_for_chunk(takuzu, grid, column) & check_rule_1_for_chunk(takuzu, grid, row) &
      check_rule_2_for_chunk(takuzu, grid, column) & check_rule_2_for_chunk(takuzu, grid, row);
  if (!takuzu.lines_differ()) return valid;
  return valid & check_rule_3_for_column(takuzu, grid, takuzu.column_of(n)) &
         check_rule_3_for_row(takuzu, grid, takuzu.row_of(n));
}

template <Bit B>
struct CellChange {
  Marks<B> grid;  // written to, whether it is valid or not
  B valid;
};
template <Bit B>
CellChange<B> check_cell_change(const Takuzu& takuzu, const Marks<B>& grid, Cell n, const Element<B>& element) {
  Marks<B> changed = with(grid, n, element);
  B valid = check_at_cell(takuzu, changed, n);
  return {std::move(changed), std::move(valid)};
}

}  // namespace gridproof::spec
