// The three rules of a Takuzu for one line, complete or not, as the report has them; it calls a line a chunk.
//
//   rule_1_for_chunk(takuzu, grid, line)     no three neighbours are equal
//   rule_2_for_chunk(takuzu, grid, line)     no more than half of the cells are 0, and no more than half 1
//   rule_3_for_row(takuzu, grid, row)        no other row is the same, as long as both are complete
//   rule_3_for_column(takuzu, grid, column)  the same of columns
//
// An empty cell breaks no rule. Rows and columns are lines by their places in takuzu.lines().
#pragma once

#include <cstddef>
#include <numeric>
#include <vector>

#include "spec/algebra.hpp"
#include "spec/grid.hpp"
#include "spec/takuzu/takuzu.hpp"

namespace gridproof::spec {

using Chunk = Takuzu::Line;

// Two cells have the same value; an empty one has none.
template <GridLike G>
auto both_have_the_same(const Takuzu& takuzu, const G& grid, Cell a, Cell b) {
  return any(takuzu.values(), [&](Value v) { return grid.is(a, v) & grid.is(b, v); });
}

template <GridLike G>
auto rule_1_for_chunk(const Takuzu& takuzu, const G& grid, const Chunk& chunk) {
  BitOf<G> kept(true);
  for (std::size_t k = 0; k + 2 < chunk.size(); ++k)
    kept = kept & none(takuzu.values(), [&](Value v) {
             return grid.is(chunk.cells[k], v) & grid.is(chunk.cells[k + 1], v) & grid.is(chunk.cells[k + 2], v);
           });
  return kept;
}

// How many of the first `length` cells are `value`: [k] says whether at least k are.
template <GridLike G>
std::vector<BitOf<G>> num_occ(const G& grid, const Chunk& chunk, Value value, std::size_t length) {
  if (length == 0) return {BitOf<G>(true)};
  std::vector<BitOf<G>> before = num_occ(grid, chunk, value, length - 1);
  before.push_back(BitOf<G>(false));
  std::vector<BitOf<G>> result = before;
  for (std::size_t k = 1; k <= length; ++k)
    result[k] = before[k] | (before[k - 1] & grid.is(chunk.cells[length - 1], value));
  return result;
}

template <GridLike G>
auto rule_2_for_chunk(const Takuzu& takuzu, const G& grid, const Chunk& chunk) {
  return none(takuzu.values(),
              [&](Value v) { return BitOf<G>(num_occ(grid, chunk, v, chunk.size())[chunk.half() + 1]); });
}

// The first `length` cells of both are filled, and the same.
template <GridLike G>
auto identical_chunks(const Takuzu& takuzu, const G& grid, const Chunk& a, const Chunk& b, std::size_t length) {
  BitOf<G> identical(true);
  for (std::size_t k = 0; k < length; ++k)
    identical = identical & both_have_the_same(takuzu, grid, a.cells[k], b.cells[k]);
  return identical;
}

template <GridLike G>
auto identical_lines(const Takuzu& takuzu, const G& grid, std::size_t a, std::size_t b) {
  const Chunk& chunk = takuzu.lines()[a];
  return identical_chunks(takuzu, grid, chunk, takuzu.lines()[b], chunk.size());
}
template <GridLike G>
auto identical_rows(const Takuzu& takuzu, const G& grid, std::size_t a, std::size_t b) {
  return identical_lines(takuzu, grid, a, b);
}
template <GridLike G>
auto identical_columns(const Takuzu& takuzu, const G& grid, std::size_t a, std::size_t b) {
  return identical_lines(takuzu, grid, a, b);
}

// The lines that a line has to differ from: the other rows, or the other columns.
inline std::vector<std::size_t> lines_beside(const Takuzu& takuzu, std::size_t line) {
  std::vector<std::size_t> beside;
  for (std::size_t other = 0; other < takuzu.lines().size(); ++other)
    if (other != line && takuzu.is_row(other) == takuzu.is_row(line)) beside.push_back(other);
  return beside;
}

template <GridLike G>
auto rule_3_for_row(const Takuzu& takuzu, const G& grid, std::size_t row) {
  return none(lines_beside(takuzu, row), [&](std::size_t other) { return identical_rows(takuzu, grid, row, other); });
}
template <GridLike G>
auto rule_3_for_column(const Takuzu& takuzu, const G& grid, std::size_t column) {
  return none(lines_beside(takuzu, column),
              [&](std::size_t other) { return identical_columns(takuzu, grid, column, other); });
}

}  // namespace gridproof::spec
