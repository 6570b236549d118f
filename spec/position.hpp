// What a call of the hint machine is about, and what never changes during it: the grid, the crossed marks, the
// solution.
#pragma once

#include "spec/grid.hpp"

namespace gridproof::spec {

class Layout;

template <Bit B, class R = Layout>
struct Position {
  using BitType = B;

  const R& rules;
  Marks<B> grid;
  Marks<B> crossed;
  Marks<B> solution;
};

template <Bit B, class R>
Position<B, R> position(const R& rules, const Grid& grid, const Grid& solution) {
  return {rules, constant<B>(rules, grid), Marks<B>(rules), constant<B>(rules, solution)};
}

}  // namespace gridproof::spec
