// The search over boards: propagate, assume, and take the assumption back.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/bands_board.hpp"
#include "spec/grid.hpp"

namespace gridproof::solver::bands {

constexpr std::size_t plane_of(std::size_t cell) { return cell / 9 % 3 * 3 + cell % 3; }
constexpr std::size_t lane_of(std::size_t cell) { return lane_of(cell / 27, cell % 9 / 3); }

template <class L>
Board<L> load(const spec::Grid& grid) {
  std::array<std::array<Word, lanes>, places> words;
  for (auto& plane : words) plane.fill(all_values);
  for (std::size_t cell = 0; cell < 81; ++cell)
    if (grid[cell] != 0) words[plane_of(cell)][lane_of(cell)] = bit(grid[cell]);
  Board<L> board;
  for (std::size_t p = 0; p < places; ++p) board.planes[p] = L(words[p]);
  return board;
}

// Requires a full board.
template <class L>
spec::Grid unload(const Board<L>& board) {
  spec::Grid grid(81);
  std::array<std::array<Word, lanes>, places> words;
  for (std::size_t p = 0; p < places; ++p) words[p] = board.planes[p].words();
  for (std::size_t cell = 0; cell < 81; ++cell)
    grid[cell] = static_cast<spec::Value>(std::countr_zero(words[plane_of(cell)][lane_of(cell)]) + 1);
  return grid;
}

// A value in a cell: assumed first, excluded next. Every completion is in one of the two parts.
struct Assumption {
  std::size_t plane;
  std::size_t lane;
  Word value;  // a bit
};

// A cell with two values if there is one, else one with the fewest; the first among equals.
template <class L>
Assumption choose(const Board<L>& board) {
  Assumption best{0, 0, 0};
  int fewest = 10;
  for (std::size_t p = 0; p < places; ++p) {
    const std::array<Word, lanes> words = board.planes[p].words();
    for (std::size_t cell = 0; cell < 9; ++cell) {
      const std::size_t lane = lane_of(cell / 3, cell % 3);
      const int values = std::popcount(words[lane]);
      if (values < 2 || values >= fewest) continue;
      fewest = values;
      best = {p, lane, static_cast<Word>(words[lane] & (~words[lane] + 1))};
      if (values == 2) return best;
    }
  }
  return best;
}

// Calls found(board) for each completion until it returns false; returns whether it never did.
template <class L, class Found>
bool search(const spec::Grid& grid, std::uint64_t& assumptions, Found&& found) {
  // An assumption leaves one value to a cell that had several, so no more than 81 are open at once.
  std::array<Board<L>, 82> boards;
  std::size_t depth = 0;
  boards[0] = load<L>(grid);
  while (true) {
    const Outcome outcome = propagate(boards[depth]);
    if (outcome == Outcome::open) {
      const Assumption assumption = choose(boards[depth]);
      ++assumptions;
      std::array<Word, lanes> here{};
      here[assumption.lane] = 0xFFFF;
      const L cell(here), value(assumption.value);
      boards[depth + 1] = boards[depth];
      L& with = boards[depth + 1].planes[assumption.plane];
      L& without = boards[depth].planes[assumption.plane];
      with = with & (value | ~cell);
      without = without & ~(value & cell);
      ++depth;
      continue;
    }
    if (outcome == Outcome::full && !found(boards[depth])) return false;
    if (depth == 0) return true;
    --depth;
  }
}

}  // namespace gridproof::solver::bands
