// Ways to choose what to assume on an open board, to be compared; BandSolver uses bands::choose. Each is a cell and a
// value: first assumed, then, after the return, excluded.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/bands_search.hpp"

namespace gridproof::bench {

using BenchBoard = solver::bands::Board<solver::bands::FastLanes>;
using solver::bands::Assumption;
using solver::bands::Word;

// An open board cell by cell, with how many places each value has in each row, column and box.
struct Overview {
  explicit Overview(const BenchBoard& board) {
    for (std::size_t cell = 0; cell < 81; ++cell) {
      values[cell] = board.word({static_cast<std::uint8_t>(solver::bands::plane_of(cell)),
                                 static_cast<std::uint8_t>(solver::bands::lane_of(cell))});
      for (const std::size_t house : houses(cell))
        for (unsigned left = values[cell]; left != 0; left &= left - 1)
          ++counts[house][static_cast<std::size_t>(std::countr_zero(left))];
    }
  }

  static std::array<std::size_t, 3> houses(std::size_t cell) {
    return {cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3};
  }
  int size(std::size_t cell) const { return std::popcount(values[cell]); }

  // The fewest places that the value has in a house of the cell.
  int fewest_places(std::size_t cell, std::size_t value) const {
    int fewest = 9;
    for (const std::size_t house : houses(cell)) fewest = std::min(fewest, counts[house][value]);
    return fewest;
  }

  std::array<Word, 81> values{};
  std::array<std::array<int, 9>, 27> counts{};
};

// The cell and value with the least cost; the first among equals. Cells that have a value already are passed over.
template <class Cost>
Assumption cheapest(const BenchBoard& board, Cost&& cost) {
  const Overview overview(board);
  Assumption best{0, 0, 0};
  int least = 1 << 30;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (overview.size(cell) < 2) continue;
    for (unsigned left = overview.values[cell]; left != 0; left &= left - 1) {
      const auto value = static_cast<std::size_t>(std::countr_zero(left));
      const int price = cost(overview, cell, value);
      if (price >= least) continue;
      least = price;
      best = {solver::bands::plane_of(cell), solver::bands::lane_of(cell), static_cast<Word>(1U << value)};
    }
  }
  return best;
}

struct Choice {
  const char* name;
  Assumption (*choose)(const BenchBoard& board);
};

inline constexpr std::array<Choice, 7> choices = {{
    {"a pair with many pairs about it (BandSolver)",
     [](const BenchBoard& board) { return solver::bands::choose(board); }},
    {"the fewest candidates (the seed's)",
     [](const BenchBoard& board) {
       return cheapest(board, [](const Overview& o, std::size_t cell, std::size_t) { return o.size(cell); });
     }},
    {"the fewest, over cells and places in a house",
     [](const BenchBoard& board) {
       return cheapest(board, [](const Overview& o, std::size_t cell, std::size_t value) {
         return std::min(o.size(cell), o.fewest_places(cell, value));
       });
     }},
    {"two candidates, then two places in a house",
     [](const BenchBoard& board) {
       return cheapest(board, [](const Overview& o, std::size_t cell, std::size_t value) {
         return o.size(cell) == 2 ? 0 : 10 * o.fewest_places(cell, value) + o.size(cell);
       });
     }},
    {"two places in a house, then two candidates",
     [](const BenchBoard& board) {
       return cheapest(board, [](const Overview& o, std::size_t cell, std::size_t value) {
         return o.fewest_places(cell, value) == 2 ? 0 : 10 + o.size(cell);
       });
     }},
    {"the first cell",
     [](const BenchBoard& board) {
       return cheapest(board, [](const Overview&, std::size_t, std::size_t) { return 0; });
     }},
    {"the most candidates",
     [](const BenchBoard& board) {
       return cheapest(board, [](const Overview& o, std::size_t cell, std::size_t) { return -o.size(cell); });
     }},
}};

}  // namespace gridproof::bench
