// The checks of the report, loop by loop: each looks at the board as it stands and says whether a rule is kept. Where
// it says no, the report raises Invalid. Its boards are 8x8, these are any.
//
//   check_at_cell(takuzu, g, n)      // the row and the column of cell n keep the rules
//
// A chunk is a row or a column, by its first cell, the step from cell to cell, and its length.
//
// proofs/why3/chunk_rules.mlw and cell_rules.mlw prove the same functions. Nothing here is clever.
#pragma once

#include <cstddef>

#include "spec/grid.hpp"
#include "spec/takuzu/takuzu.hpp"

namespace gridproof::takuzu {

inline bool check_rule_1_for_chunk(const spec::Grid& g, std::size_t start, std::size_t incr, std::size_t length) {
  std::size_t zeros = 0, ones = 0;  // that end here, without a gap
  for (std::size_t i = 0; i < length; ++i) {
    const spec::Value element = g[start + i * incr];
    zeros = element == spec::zero ? zeros + 1 : 0;
    ones = element == spec::one ? ones + 1 : 0;
    if (zeros == 3 || ones == 3) return false;
  }
  return true;
}

inline std::size_t count_number_of(spec::Value element, const spec::Grid& g, std::size_t start, std::size_t incr,
                                   std::size_t length) {
  std::size_t n = 0;
  for (std::size_t i = 0; i < length; ++i)
    if (g[start + i * incr] == element) ++n;
  return n;
}

inline bool check_rule_2_for_chunk(const spec::Grid& g, std::size_t start, std::size_t incr, std::size_t length) {
  return count_number_of(spec::zero, g, start, incr, length) <= length / 2 &&
         count_number_of(spec::one, g, start, incr, length) <= length / 2;
}

inline bool check_identical_chunks(const spec::Grid& g, std::size_t start1, std::size_t start2, std::size_t incr,
                                   std::size_t length) {
  for (std::size_t i = 0; i < length; ++i) {
    const spec::Value first = g[start1 + i * incr];
    if (first == 0 || first != g[start2 + i * incr]) return false;
  }
  return true;
}

inline bool check_rule_3_for_column(const spec::Takuzu& takuzu, const spec::Grid& g, std::size_t start) {
  const auto rows = static_cast<std::size_t>(takuzu.rows()), columns = static_cast<std::size_t>(takuzu.columns());
  for (std::size_t i = 0; i < columns; ++i)
    if (i != start && check_identical_chunks(g, start, i, columns, rows)) return false;
  return true;
}

inline bool check_rule_3_for_row(const spec::Takuzu& takuzu, const spec::Grid& g, std::size_t start) {
  const auto rows = static_cast<std::size_t>(takuzu.rows()), columns = static_cast<std::size_t>(takuzu.columns());
  for (std::size_t i = 0; i < rows; ++i)
    if (columns * i != start && check_identical_chunks(g, start, columns * i, 1, columns)) return false;
  return true;
}

inline bool check_at_cell(const spec::Takuzu& takuzu, const spec::Grid& g, std::size_t n) {
  const auto rows = static_cast<std::size_t>(takuzu.rows()), columns = static_cast<std::size_t>(takuzu.columns());
  const std::size_t column_start = n % columns, row_start = n - column_start;
  if (!check_rule_1_for_chunk(g, column_start, columns, rows) || !check_rule_1_for_chunk(g, row_start, 1, columns) ||
      !check_rule_2_for_chunk(g, column_start, columns, rows) || !check_rule_2_for_chunk(g, row_start, 1, columns))
    return false;
  return !takuzu.lines_differ() ||
         (check_rule_3_for_column(takuzu, g, column_start) && check_rule_3_for_row(takuzu, g, row_start));
}

}  // namespace gridproof::takuzu
