// Whether a geometry is that of a layout: asked by theorems about the engine, and by whoever walks it.
//
//   has_houses_of(Boxes<2, 3>(layout), layout);
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "spec/sudoku/layout.hpp"

namespace gridproof::engine {

// The regions cover the houses of the layout that are neither rows nor columns, each once, in any order.
template <class Geometry>
bool has_houses_of(const Geometry& geometry, const spec::Layout& layout) {
  std::vector<std::vector<spec::Cell>> houses, regions;
  for (const spec::House& house : layout.houses()) {
    if (house.kind == spec::HouseKind::row || house.kind == spec::HouseKind::column) continue;
    houses.push_back(house.cells);
    std::sort(houses.back().begin(), houses.back().end());
  }
  for (const auto& region : geometry.regions()) {
    if (region.first_row < 0 || region.last_row >= layout.size()) return false;
    regions.emplace_back();
    for (int row = region.first_row; row <= region.last_row; ++row) {
      const std::uint32_t columns = region.columns[static_cast<std::size_t>(row)];
      if (columns >> layout.size() != 0) return false;
      for (int column = 0; column < layout.size(); ++column)
        if ((columns >> column & 1U) != 0) regions.back().push_back(layout.cell(row + 1, column + 1));
    }
  }
  std::sort(houses.begin(), houses.end());
  std::sort(regions.begin(), regions.end());
  return houses == regions;
}

}  // namespace gridproof::engine
