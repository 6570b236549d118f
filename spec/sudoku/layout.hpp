// Where a sudoku lives: a board and its houses. Boxes are houses like any other; nothing here knows 2x3 or 3x3.
//
//   Layout layout = Layout::boxes(2, 3);      // 6x6: boxes of 2 rows x 3 columns
//   layout.cells();                           // 0 .. 35, row-major
//   layout.houses();                          // 6 rows, 6 columns, 6 boxes
//   layout.houses_of(cell);                   // the houses that contain the cell
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spec/board.hpp"

namespace gridproof::spec {

using HouseIndex = std::uint16_t;

enum class HouseKind : std::uint8_t { row, column, box, region, diagonal, window };

constexpr std::string_view kind_name(HouseKind kind) {
  constexpr std::array<std::string_view, 6> names = {"row", "column", "box", "region", "diagonal", "window"};
  return names[static_cast<std::size_t>(kind)];
}

struct House {
  HouseKind kind;
  int number;  // from 1, among the houses of its kind
  std::vector<Cell> cells;

  auto begin() const { return cells.begin(); }
  auto end() const { return cells.end(); }
  std::size_t size() const { return cells.size(); }
  std::string name() const { return std::string(kind_name(kind)) + " " + std::to_string(number); }  // "row 2"
  bool contains(Cell cell) const { return std::find(cells.begin(), cells.end(), cell) != cells.end(); }
};

class Layout : public Board {
 public:
  static constexpr int least_size = 2;
  static constexpr int greatest_size = 25;

  // N = rows x columns; rows and columns of boxes are those of one box. Requires 2 <= N <= 25.
  static Layout boxes(int box_rows, int box_columns);

  // The same boxes on a larger grid: each holds fewer cells than there are values. Requires a size that both sides of a
  // box divide and that is greater than a box.
  static Layout boxes_on(int size, int box_rows, int box_columns);

  // Irregular regions: region_of[cell] is 0 .. N-1, each N times. Requires size * size entries.
  static Layout regions(int size, const std::vector<int>& region_of);

  Layout with_diagonals() const;

  // The windows of a square-boxed layout: boxes moved in by one, with one line between them (hyper sudoku). Requires
  // box_rows() == box_columns() >= 3.
  Layout with_windows() const;
  bool can_have_windows() const { return box_rows_ == box_columns_ && box_rows_ >= 3; }

  int size() const { return size_; }
  int box_rows() const { return box_rows_; }        // 0 where the regions are irregular
  int box_columns() const { return box_columns_; }  // 0 where the regions are irregular
  bool has_boxes() const { return box_rows_ != 0; }
  bool is_plain() const { return plain_; }  // rows, columns and boxes as large as they are, nothing else
  // Whether the house is large enough to hold every value. In a smaller one no value stands twice, and that is all.
  bool has_every_value(const House& house) const { return static_cast<int>(house.size()) == size_; }
  bool has_small_houses() const {
    return !std::all_of(houses_.begin(), houses_.end(), [&](const House& house) { return has_every_value(house); });
  }

  const std::vector<House>& houses() const { return houses_; }
  const std::vector<HouseIndex>& houses_of(Cell cell) const { return houses_of_[cell]; }

  // How a user names it: 2x3, 3x3+diagonals+windows; a map of regions has the name that its reader gives it.
  using Board::name;
  const std::string& name() const { return name_; }
  Layout named(std::string name) const {
    Layout layout = *this;
    layout.name_ = std::move(name);
    return layout;
  }

  friend bool operator==(const Layout& a, const Layout& b) {
    return a.size_ == b.size_ && a.houses_.size() == b.houses_.size() &&
           std::equal(a.houses_.begin(), a.houses_.end(), b.houses_.begin(),
                      [](const House& x, const House& y) { return x.kind == y.kind && x.cells == y.cells; });
  }

 private:
  Layout(int size, int box_rows, int box_columns, std::string name);

  void add_house(HouseKind kind, int number, std::vector<Cell> cells);
  void add_boxes();

  int size_;
  int box_rows_;
  int box_columns_;
  bool plain_ = true;
  std::string name_;
  std::vector<House> houses_;
  std::vector<std::vector<HouseIndex>> houses_of_;
};

inline Layout::Layout(int size, int box_rows, int box_columns, std::string name)
    : Board(size, size, size), size_(size), box_rows_(box_rows), box_columns_(box_columns), name_(std::move(name)) {
  assert(size >= least_size && size <= greatest_size);
  houses_of_.resize(cells().size());
  for (int r = 1; r <= size; ++r) {
    std::vector<Cell> line;
    for (int c = 1; c <= size; ++c) line.push_back(cell(r, c));
    add_house(HouseKind::row, r, std::move(line));
  }
  for (int c = 1; c <= size; ++c) {
    std::vector<Cell> line;
    for (int r = 1; r <= size; ++r) line.push_back(cell(r, c));
    add_house(HouseKind::column, c, std::move(line));
  }
}

inline void Layout::add_house(HouseKind kind, int number, std::vector<Cell> cells) {
  assert(static_cast<int>(cells.size()) <= size_);
  const auto index = static_cast<HouseIndex>(houses_.size());
  for (const Cell c : cells) houses_of_[c].push_back(index);
  houses_.push_back({kind, number, std::move(cells)});
}

inline Layout Layout::boxes(int box_rows, int box_columns) {
  Layout layout(box_rows * box_columns, box_rows, box_columns,
                std::to_string(box_rows) + "x" + std::to_string(box_columns));
  layout.add_boxes();
  return layout;
}

inline Layout Layout::boxes_on(int size, int box_rows, int box_columns) {
  assert(box_rows * box_columns < size && size % box_rows == 0 && size % box_columns == 0);
  const std::string side = std::to_string(size);
  Layout layout(size, box_rows, box_columns,
                side + "x" + side + ":" + std::to_string(box_rows) + "x" + std::to_string(box_columns));
  layout.plain_ = false;
  layout.add_boxes();
  return layout;
}

inline void Layout::add_boxes() {
  int number = 0;
  for (int top = 1; top <= size_; top += box_rows_)
    for (int left = 1; left <= size_; left += box_columns_) {
      std::vector<Cell> box;
      for (int r = top; r < top + box_rows_; ++r)
        for (int c = left; c < left + box_columns_; ++c) box.push_back(cell(r, c));
      add_house(HouseKind::box, ++number, std::move(box));
    }
}

inline Layout Layout::regions(int size, const std::vector<int>& region_of) {
  assert(static_cast<int>(region_of.size()) == size * size);
  Layout layout(size, 0, 0, "regions");
  layout.plain_ = false;
  for (int region = 0; region < size; ++region) {
    std::vector<Cell> cells;
    for (const Cell c : layout.cells())
      if (region_of[c] == region) cells.push_back(c);
    layout.add_house(HouseKind::region, region + 1, std::move(cells));
  }
  return layout;
}

inline Layout Layout::with_diagonals() const {
  Layout layout = *this;
  layout.plain_ = false;
  layout.name_ += "+diagonals";
  std::vector<Cell> falling, rising;
  for (int r = 1; r <= size_; ++r) {
    falling.push_back(cell(r, r));
    rising.push_back(cell(r, size_ + 1 - r));
  }
  layout.add_house(HouseKind::diagonal, 1, std::move(falling));
  layout.add_house(HouseKind::diagonal, 2, std::move(rising));
  return layout;
}

inline Layout Layout::with_windows() const {
  assert(can_have_windows());
  Layout layout = *this;
  layout.plain_ = false;
  layout.name_ += "+windows";
  const int side = box_rows_;
  int number = 0;
  for (int top = 2; top + side - 1 <= size_ - 1; top += side + 1)
    for (int left = 2; left + side - 1 <= size_ - 1; left += side + 1) {
      std::vector<Cell> window;
      for (int r = top; r < top + side; ++r)
        for (int c = left; c < left + side; ++c) window.push_back(cell(r, c));
      layout.add_house(HouseKind::window, ++number, std::move(window));
    }
  return layout;
}

}  // namespace gridproof::spec
