// The grids of one board, 256 at a time: lane i of block `high` is filled in the cells whose bits are set in i (the
// first eight cells) and in `high` (the others).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "spec/grid.hpp"
#include "spec/lanes.hpp"
#include "spec/position.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::verify {

template <class R = spec::Layout>
class Blocks {
 public:
  // Requires at most 16 cells.
  Blocks(const R& rules, const spec::Grid& board)
      : board_(board),
        lane_cells_(std::min<std::size_t>(8, board.size())),
        live_(spec::Lanes::below(lanes())),
        at_(spec::position<spec::Lanes>(rules, board, board)) {
    for (std::size_t c = 0; c < lane_cells_; ++c) give(c, spec::Lanes::variable(static_cast<unsigned>(c)));
  }

  std::uint32_t count() const { return 1U << (board_.size() - lane_cells_); }
  std::size_t lanes() const { return std::size_t{1} << lane_cells_; }
  std::size_t lane_cells() const { return lane_cells_; }
  const spec::Lanes& live() const { return live_; }  // the lanes that stand for a grid

  const spec::Position<spec::Lanes, R>& at(std::uint32_t high) {
    for (std::size_t c = lane_cells_; c < board_.size(); ++c)
      give(c, spec::Lanes((high >> (c - lane_cells_) & 1U) != 0));
    return at_;
  }

  std::uint32_t filled(std::uint32_t high, std::size_t lane) const {
    return static_cast<std::uint32_t>(lane) | high << lane_cells_;
  }
  spec::Grid grid(std::uint32_t high, std::size_t lane) const {
    spec::Grid grid(board_.size());
    const std::uint32_t cells = filled(high, lane);
    for (std::size_t c = 0; c < board_.size(); ++c)
      if ((cells >> c & 1U) != 0) grid[c] = board_[c];
    return grid;
  }

 private:
  void give(std::size_t index, const spec::Lanes& where) {
    const auto cell = static_cast<spec::Cell>(index);
    at_.grid.at(cell, board_[cell]) = at_.givens.at(cell, board_[cell]) = where;
  }

  const spec::Grid& board_;
  std::size_t lane_cells_;
  spec::Lanes live_;
  spec::Position<spec::Lanes, R> at_;
};

}  // namespace gridproof::verify
