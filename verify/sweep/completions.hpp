// Which values the completions of a grid have in each cell, for 256 grids at once and without a search.
//
// The grids of one board are the subsets of its cells. A valid board t completes such a grid exactly where no given
// cell lies where the two boards differ. So per cell and value the minimal sets of differing cells decide whether some
// completion has that value there; a set's cells among the block's own cells are one integer test, the others one
// look-up.
#pragma once

#include <cstdint>
#include <vector>

#include "spec/grid.hpp"
#include "spec/lanes.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::verify {

class Completions {
 public:
  // `valid` are all valid boards of the layout; `board` is any board. Requires at most 16 cells.
  Completions(const spec::Board& on, const spec::Grid& board, const std::vector<spec::Grid>& valid);

  // The block's grids: lane i has the cells of `high` (shifted by eight) and the bits of i filled.
  spec::Marks<spec::Lanes> values(const spec::Board& on, std::uint32_t high) const;

 private:
  struct Entry {
    spec::Cell cell;
    spec::Value value;
    std::vector<std::uint16_t> differing;  // minimal sets, cell i is bit i
  };
  std::vector<Entry> entries_;
  std::vector<spec::Lanes> untouched_;  // [low set]: lanes without a given in it
};

}  // namespace gridproof::verify
