// What a call of the hint machine is about, and what never changes during it: the grid, the crossed marks, the
// solution.
#pragma once

#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::spec {

template <Bit B>
struct Position {
  using BitType = B;

  const Layout& layout;
  Marks<B> grid;
  Marks<B> crossed;
  Marks<B> solution;
};

template <Bit B>
Position<B> position(const Layout& layout, const Grid& grid, const Grid& solution) {
  return {layout, constant<B>(layout, grid), Marks<B>(layout), constant<B>(layout, solution)};
}

}  // namespace gridproof::spec
