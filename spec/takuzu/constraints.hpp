// Where the constraints of a Takuzu stand in its list, so that reasons can cite them.
//
//   constraints_of(takuzu).constraints[has_value(takuzu, cell)].name;                // "r1c2 has a value"
//   constraints_of(takuzu).constraints[not_three(takuzu, 0, 1, zero)].name;          // "r1c2 to r1c4 are not all 0"
//
// Lines are meant by their places in takuzu.lines().
#pragma once

#include <cstddef>
#include <vector>

#include "spec/takuzu/takuzu.hpp"

namespace gridproof::spec {

inline std::size_t has_value(const Takuzu& takuzu, Cell cell) { return takuzu.listed().groups[cell].members.front(); }

// All that rules 1 and 2 say of a line.
inline const std::vector<std::size_t>& constraints_of_line(const Takuzu& takuzu, std::size_t line) {
  return takuzu.listed().groups[takuzu.cells().size() + line].members;
}
inline std::size_t at_most_half(const Takuzu& takuzu, std::size_t line, Value value) {
  return constraints_of_line(takuzu, line)[value - 1U];
}
// Of the three cells from the one with this place in the line.
inline std::size_t not_three(const Takuzu& takuzu, std::size_t line, std::size_t first, Value value) {
  return constraints_of_line(takuzu, line)[2 + 2 * first + value - 1U];
}

// Requires two rows or two columns, of rules in which they differ.
inline std::size_t two_lines_differ(const Takuzu& takuzu, std::size_t a, std::size_t b) {
  if (a > b) return two_lines_differ(takuzu, b, a);
  const std::size_t rows = static_cast<std::size_t>(takuzu.rows()), start = takuzu.is_row(a) ? 0 : rows,
                    count = takuzu.is_row(a) ? rows : takuzu.lines().size() - rows, i = a - start, j = b - start;
  const ConstraintGroup& group =
      takuzu.listed().groups[takuzu.cells().size() + takuzu.lines().size() + (takuzu.is_row(a) ? 0 : 1)];
  return group.members[i * count - i * (i + 1) / 2 + (j - i - 1)];
}

}  // namespace gridproof::spec
