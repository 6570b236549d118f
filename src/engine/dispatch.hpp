// Which code runs on a layout: the one list, for the engine and for whoever proves or compares what runs.
//
//   with_geometry(layout, [&]<class Geometry>(Chosen<Geometry>) { return work<Geometry>(layout); });
#pragma once

#include <utility>

#include "engine/geometry.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::engine {

// A geometry by its type alone.
template <class Geometry_>
struct Chosen {
  using Geometry = Geometry_;
};

// Calls `f` with the geometry that runs on the layout: boxes that are compiled, or the houses looked up. What `f`
// returns has one type for all of them.
template <class F>
decltype(auto) with_geometry(const spec::Layout& layout, F&& f) {
  if (layout.is_plain()) {
    const auto is = [&](int rows, int columns) { return layout.box_rows() == rows && layout.box_columns() == columns; };
    if (is(2, 2)) return f(Chosen<Boxes<2, 2>>());
    if (is(2, 3)) return f(Chosen<Boxes<2, 3>>());
    if (is(3, 2)) return f(Chosen<Boxes<3, 2>>());
    if (is(2, 4)) return f(Chosen<Boxes<2, 4>>());
    if (is(3, 3)) return f(Chosen<Boxes<3, 3>>());
    if (is(3, 4)) return f(Chosen<Boxes<3, 4>>());
    if (is(4, 4)) return f(Chosen<Boxes<4, 4>>());
    if (is(5, 5)) return f(Chosen<Boxes<5, 5>>());
  }
  if (layout.size() <= 8) return f(Chosen<AnyHouses<8>>());
  if (layout.size() <= 16) return f(Chosen<AnyHouses<16>>());
  return f(Chosen<AnyHouses<spec::Layout::greatest_size>>());
}

}  // namespace gridproof::engine
