// The rules of a Takuzu once more, in plain loops over ints and bools, sharing no code with spec/ or src/. As in
// plain.hpp a relation may hold both values in a cell, or none.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "mutation/judges/expect.hpp"

namespace gridproof::mutation::plain {

struct BinaryBoard {
  int rows, columns;
  bool lines_differ;
  std::vector<std::vector<int>> lines;  // the rows, then the columns; cells from 0

  BinaryBoard(int of_rows, int of_columns, bool differ) : rows(of_rows), columns(of_columns), lines_differ(differ) {
    lines.resize(static_cast<std::size_t>(size()));
    for (int cell = 0; cell < cells(); ++cell)
      for (const int number : {row_of(cell), column_of(cell)}) lines[static_cast<std::size_t>(number)].push_back(cell);
  }

  int cells() const { return rows * columns; }
  int size() const { return rows + columns; }  // lines
  bool is_row(int line) const { return line < rows; }
  int row_of(int cell) const { return cell / columns; }
  int column_of(int cell) const { return rows + cell % columns; }
  const std::vector<int>& line(int number) const { return lines[static_cast<std::size_t>(number)]; }

  // Those that it has to differ from.
  std::vector<int> beside(int line) const {
    std::vector<int> others;
    for (int other = 0; other < size(); ++other)
      if (other != line && is_row(other) == is_row(line)) others.push_back(other);
    return others;
  }
  std::string line_name(int line) const {
    return is_row(line) ? "row " + std::to_string(line + 1) : "column " + std::to_string(line - rows + 1);
  }
  std::string cell_name(int cell) const {
    return "r" + std::to_string(cell / columns + 1) + "c" + std::to_string(cell % columns + 1);
  }
};

// Which values each cell holds: the zeros, then the ones.
struct BinaryRelation {
  std::vector<char> bits[2];

  explicit BinaryRelation(int cells)
      : bits{std::vector<char>(static_cast<std::size_t>(cells)), std::vector<char>(static_cast<std::size_t>(cells))} {}

  bool is(int cell, int digit) const {
    return bits[static_cast<std::size_t>(digit)][static_cast<std::size_t>(cell)] != 0;
  }
  void set(int cell, int digit, bool so) {
    bits[static_cast<std::size_t>(digit)][static_cast<std::size_t>(cell)] = so ? 1 : 0;
  }
  void write(int cell, int digit) {
    set(cell, 0, digit == 0);
    set(cell, 1, digit == 1);
  }
  bool is_empty(int cell) const { return !is(cell, 0) && !is(cell, 1); }
};

inline bool no_three(const BinaryRelation& grid, const std::vector<int>& line) {
  for (std::size_t k = 2; k < line.size(); ++k)
    for (const int digit : {0, 1})
      if (grid.is(line[k - 2], digit) && grid.is(line[k - 1], digit) && grid.is(line[k], digit)) return false;
  return true;
}
inline int number_of(const BinaryRelation& grid, const std::vector<int>& line, int digit) {
  int number = 0;
  for (const int cell : line) number += grid.is(cell, digit) ? 1 : 0;
  return number;
}
inline bool no_more_than_half(const BinaryRelation& grid, const std::vector<int>& line) {
  return 2 * number_of(grid, line, 0) <= static_cast<int>(line.size()) &&
         2 * number_of(grid, line, 1) <= static_cast<int>(line.size());
}
inline bool identical(const BinaryRelation& grid, const std::vector<int>& a, const std::vector<int>& b,
                      std::size_t length) {
  for (std::size_t k = 0; k < length; ++k)
    if (!(grid.is(a[k], 0) && grid.is(b[k], 0)) && !(grid.is(a[k], 1) && grid.is(b[k], 1))) return false;
  return true;
}
inline bool has_a_twin(const BinaryBoard& board, const BinaryRelation& grid, int line) {
  for (const int other : board.beside(line))
    if (identical(grid, board.line(line), board.line(other), board.line(line).size())) return true;
  return false;
}
inline bool is_valid(const BinaryBoard& board, const BinaryRelation& grid, int line) {
  return no_three(grid, board.line(line)) && no_more_than_half(grid, board.line(line)) &&
         (!board.lines_differ || !has_a_twin(board, grid, line));
}
inline bool is_solution(const BinaryBoard& board, const BinaryRelation& grid) {
  for (int cell = 0; cell < board.cells(); ++cell)
    if (grid.is(cell, 0) == grid.is(cell, 1)) return false;
  for (int line = 0; line < board.size(); ++line)
    if (!is_valid(board, grid, line)) return false;
  return true;
}

// The full lines that keep rules 1 and 2, as digits, ascending.
inline std::vector<std::vector<int>> find_legal_lines(int length) {
  std::vector<std::vector<int>> legal;
  std::vector<int> members;
  for (int k = 0; k < length; ++k) members.push_back(k);
  for (unsigned number = 0; number < 1U << length; ++number) {
    std::vector<int> digits;
    BinaryRelation line(length);
    for (int k = 0; k < length; ++k) {
      digits.push_back(static_cast<int>(number >> (length - 1 - k) & 1U));
      line.write(k, digits.back());
    }
    if (no_three(line, members) && no_more_than_half(line, members)) legal.push_back(digits);
  }
  return legal;
}
inline const std::vector<std::vector<int>>& legal_lines(int length) {
  static const std::vector<std::vector<int>> of[] = {find_legal_lines(2), find_legal_lines(4), find_legal_lines(6),
                                                     find_legal_lines(8)};
  return of[length / 2 - 1];
}

inline std::vector<BinaryBoard> binary_boards() {
  return {{2, 2, true}, {2, 4, false}, {4, 4, true}, {4, 4, false}, {4, 6, true}, {6, 4, true}, {6, 4, false}};
}

// Grids with and without holes, now and then with equal lines, or with both values in some cells.
inline BinaryRelation any_relation(const BinaryBoard& board, Chance& chance) {
  BinaryRelation grid(board.cells());
  const std::size_t filled = chance.below(9);
  for (int cell = 0; cell < board.cells(); ++cell)
    if (chance.below(8) < filled) grid.write(cell, chance.one_in(2) ? 0 : 1);
  if (chance.one_in(3))  // full lines that are legal
    for (int row = 0; row < board.rows; ++row) {
      const std::vector<std::vector<int>>& legal = legal_lines(board.columns);
      const std::vector<int>& digits = legal[chance.below(legal.size())];
      for (int k = 0; k < board.columns; ++k) grid.write(row * board.columns + k, digits[static_cast<std::size_t>(k)]);
    }
  if (chance.one_in(2)) {  // a line reads like another one
    const int line = static_cast<int>(chance.below(static_cast<std::size_t>(board.size())));
    const std::vector<int> others = board.beside(line);
    const std::vector<int> from = board.line(line), to = board.line(others[chance.below(others.size())]);
    for (std::size_t k = 0; k < from.size(); ++k)
      for (const int digit : {0, 1}) grid.set(to[k], digit, grid.is(from[k], digit));
  }
  for (std::size_t turns = chance.below(4); turns > 0; --turns) {
    const int cell = static_cast<int>(chance.below(static_cast<std::size_t>(board.cells())));
    const int digit = chance.one_in(2) ? 0 : 1;
    grid.set(cell, digit, !grid.is(cell, digit));
  }
  return grid;
}

}  // namespace gridproof::mutation::plain
