// From grids to planes.
#pragma once

#include <cstddef>

#include "engine/hint.hpp"
#include "spec/grid.hpp"
#include "spec/truth.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::engine {

template <class Geometry>
Rows<Geometry, Planes<Geometry::capacity>> load(const Geometry& geometry, const spec::Grid& grid) {
  Rows<Geometry, Planes<Geometry::capacity>> rows{};
  std::size_t cell = 0;
  for (int row = 0; row < geometry.size(); ++row)
    for (int column = 1; column <= geometry.size(); ++column, ++cell)
      if (grid[cell] != 0) rows[static_cast<std::size_t>(row)].set(grid[cell], column);
  return rows;
}

template <class Geometry>
Rows<Geometry, Planes<Geometry::capacity>> load(const Geometry&, const spec::Layout& layout,
                                                const spec::Marks<spec::Truth>& marks) {
  Rows<Geometry, Planes<Geometry::capacity>> rows{};
  for (const spec::Cell c : layout.cells())
    for (const spec::Value v : layout.values())
      if (marks.is(c, v).holds()) rows[static_cast<std::size_t>(layout.row(c) - 1)].set(v, layout.column(c));
  return rows;
}

// Any relation between cells and values, in any reading: `set(row plane, value, column, bit)` is the plane's own way.
template <class Plane, class Geometry, spec::Bit B>
Rows<Geometry, Plane> load_over(const Geometry& geometry, const spec::Layout& layout, const spec::Marks<B>& marks) {
  Rows<Geometry, Plane> rows;
  for (std::size_t r = 0; r < row_count(geometry); ++r) rows[r] = Plane::constant(geometry.size(), 0);
  for (const spec::Cell c : layout.cells())
    for (const spec::Value v : layout.values())
      rows[static_cast<std::size_t>(layout.row(c) - 1)].at(v, layout.column(c)) = marks.is(c, v);
  return rows;
}

}  // namespace gridproof::engine
