// Where the houses lie, as the engine sees them: rows and columns are built into the planes; every other house is a
// region, a set of columns in each of its rows. Boxes known at compile time, or any layout at run time.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "spec/sudoku/layout.hpp"

namespace gridproof::engine {

template <int capacity>
struct Region {
  int first_row = 0;  // rows count from 0 here
  int last_row = -1;
  std::array<std::uint32_t, static_cast<std::size_t>(capacity)> columns{};
};

template <int box_rows, int box_columns>
class Boxes {
 public:
  static constexpr int capacity = box_rows * box_columns;

  explicit Boxes(const spec::Layout&) {}

  static constexpr int size() { return capacity; }
  static constexpr const auto& regions() { return regions_; }

 private:
  static constexpr auto make() {
    std::array<Region<capacity>, static_cast<std::size_t>(capacity)> regions{};
    for (int box = 0; box < capacity; ++box) {
      auto& region = regions[static_cast<std::size_t>(box)];
      region.first_row = box / box_rows * box_rows;
      region.last_row = region.first_row + box_rows - 1;
      for (int row = region.first_row; row <= region.last_row; ++row)
        region.columns[static_cast<std::size_t>(row)] = ((1U << box_columns) - 1U) << (box % box_rows * box_columns);
    }
    return regions;
  }
  static constexpr auto regions_ = make();
};

template <int capacity_>
class AnyHouses {
 public:
  static constexpr int capacity = capacity_;

  explicit AnyHouses(const spec::Layout& layout) : size_(layout.size()) {
    for (const spec::House& house : layout.houses()) {
      if (house.kind == spec::HouseKind::row || house.kind == spec::HouseKind::column) continue;
      Region<capacity> region;
      region.first_row = size_;
      for (const spec::Cell c : house) {
        const int row = layout.row(c) - 1;
        region.first_row = std::min(region.first_row, row);
        region.last_row = std::max(region.last_row, row);
        region.columns[static_cast<std::size_t>(row)] |= 1U << (layout.column(c) - 1);
      }
      regions_.push_back(region);
    }
  }

  int size() const { return size_; }
  const std::vector<Region<capacity>>& regions() const { return regions_; }

 private:
  int size_;
  std::vector<Region<capacity>> regions_;
};

}  // namespace gridproof::engine
