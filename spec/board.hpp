// Where values stand: cells in rows and columns, and the values that a cell may hold. What is allowed is for rules to
// say.
//
//   const Board board(6, 6, 6);
//   board.cells();                 // 0 .. 35, row by row
//   board.cell(1, 2);              // 1
//   board.name(1);                 // "r1c2"
//
// Cells count from 0; rows, columns and values count from 1 as people do (0 stands for "none" in records). Where people
// count the values from 0 (Takuzu), number(value) is what they call one.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace gridproof::spec {

using Cell = std::uint16_t;
using Value = std::uint8_t;

// The cell is this value.
struct Mark {
  Cell cell;
  Value value;

  friend bool operator==(const Mark&, const Mark&) = default;
};

class Board {
 public:
  Board(int rows, int columns, int values, int first_number = 1)
      : rows_(rows), columns_(columns), first_number_(first_number) {
    assert(rows > 0 && columns > 0 && values > 0);
    for (int cell = 0; cell < rows * columns; ++cell) cells_.push_back(static_cast<Cell>(cell));
    for (int value = 1; value <= values; ++value) values_.push_back(static_cast<Value>(value));
  }

  int rows() const { return rows_; }
  int columns() const { return columns_; }
  const std::vector<Cell>& cells() const { return cells_; }
  const std::vector<Value>& values() const { return values_; }
  int first_number() const { return first_number_; }
  int number(Value value) const { return value - 1 + first_number_; }  // what people call it

  int row(Cell cell) const { return cell / columns_ + 1; }
  int column(Cell cell) const { return cell % columns_ + 1; }
  Cell cell(int row, int column) const { return static_cast<Cell>((row - 1) * columns_ + (column - 1)); }
  std::string name(Cell cell) const {
    std::string name = "r";
    name += std::to_string(row(cell));
    name += 'c';
    name += std::to_string(column(cell));
    return name;
  }

 private:
  int rows_;
  int columns_;
  int first_number_;
  std::vector<Cell> cells_;
  std::vector<Value> values_;
};

// Every mark, by cell, then by value: the order in which choices are taken.
inline std::vector<Mark> all_marks(const Board& board) {
  std::vector<Mark> marks;
  marks.reserve(board.cells().size() * board.values().size());
  for (const Cell c : board.cells())
    for (const Value v : board.values()) marks.push_back({c, v});
  return marks;
}

}  // namespace gridproof::spec
