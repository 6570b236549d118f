// What a call of the hint machine is about, and what never changes during it: the grid, the crossed marks, the
// solution; and which part of the grid was given. The rest are entries of the player, or of hints that were played.
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
  Marks<B> givens = grid;  // where nobody says otherwise, all of it
};

template <Bit B, class R>
Position<B, R> position(const R& rules, const Grid& grid, const Grid& solution) {
  return {rules, constant<B>(rules, grid), Marks<B>(rules), constant<B>(rules, solution)};
}

}  // namespace gridproof::spec
