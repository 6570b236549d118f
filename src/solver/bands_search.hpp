// The search over boards: propagate, assume, and take the assumption back.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "solver/bands_board.hpp"
#include "spec/grid.hpp"

namespace gridproof::solver::bands {

constexpr std::size_t plane_of(std::size_t cell) { return cell / 9 % 3 * 3 + cell % 3; }
constexpr std::size_t lane_of(std::size_t cell) { return lane_of(cell / 27, cell % 9 / 3); }

// By value; an empty cell can have any. Looked up, because a branch on what a cell has is never foreseen.
inline constexpr std::array<Word, 10> words_of_values = {all_values, bit(1), bit(2), bit(3), bit(4),
                                                         bit(5),     bit(6), bit(7), bit(8), bit(9)};

template <class L>
Board<L> load(const spec::Grid& grid) {
  std::array<std::array<Word, lanes>, places> words;
  for (auto& plane : words) plane.fill(all_values);
  const spec::Value* values = grid.values().data();
  for (std::size_t band = 0; band < 3; ++band)
    for (std::size_t row = 0; row < 3; ++row)
      for (std::size_t stack = 0; stack < 3; ++stack)
        for (std::size_t column = 0; column < 3; ++column)
          words[3 * row + column][lane_of(band, stack)] = words_of_values[*values++];
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

// The first of the cells with the fewest values, two at least.
template <class L>
Assumption choose_fewest(const Board<L>& board) {
  Assumption best{0, 0, 0};
  int fewest = 10;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const std::size_t plane = plane_of(cell), lane = lane_of(cell);
    const Word values = board.planes[plane].words()[lane];
    const int count = std::popcount(values);
    if (count < 2 || count >= fewest) continue;
    fewest = count;
    best = {plane, lane, static_cast<Word>(values & (~values + 1))};
  }
  return best;
}

// Among the cells with two values one from which much follows: each of its peers that has two values as well and shares
// one with it counts four, each that has three values and shares one counts one. Without such a cell the first of those
// with the fewest values.
template <class L>
Assumption choose(const Board<L>& board) {
  const L minus_one(Word{0xFFFF}), boxes(lanes_of_boxes);
  std::array<L, places> twos, threes;
  for (std::size_t p = 0; p < places; ++p) {
    const L words = board.planes[p] & boxes;
    const L less_one = words & (words + minus_one);
    const L less_two = less_one & (less_one + minus_one);
    const L less_three = less_two & (less_two + minus_one);
    const L up_to_two = words & is_zero(less_two);
    twos[p] = up_to_two & ~is_zero(less_one);
    threes[p] = (words & is_zero(less_three)) ^ up_to_two;
  }
  const CellsOfValues with_two = cells_of_values(twos), with_three = cells_of_values(threes);
  Cells pairs;
  for (const Cells& cells : with_two) pairs = pairs | cells;

  // The greatest score wins, then the least number: as one number, so that no branch depends on it.
  std::size_t best = 0;
  for (std::size_t part = 0; part < 2; ++part)
    for (std::uint64_t left = pairs.bits[part]; left != 0; left &= left - 1) {
      const std::size_t number = 64 * part + static_cast<std::size_t>(std::countr_zero(left));
      const unsigned values = board.word(place_of_number[number]);
      const auto a = static_cast<std::size_t>(std::countr_zero(values));
      const auto b = static_cast<std::size_t>(std::countr_zero(values & (values - 1)));
      const Cells& peers = peers_of_number[number];
      const int score =
          4 * ((with_two[a] | with_two[b]) & peers).size() + ((with_three[a] | with_three[b]) & peers).size();
      best = std::max(best, static_cast<std::size_t>(score + 1) * 128 + (127 - number));
    }
  if (best == 0) return choose_fewest(board);
  const Place place = place_of_number[127 - best % 128];
  const unsigned values = board.word(place);
  return {place.plane, place.lane, static_cast<Word>(values & (~values + 1))};
}

inline constexpr std::array<std::array<Word, lanes>, lanes> only_lane = [] {
  std::array<std::array<Word, lanes>, lanes> result{};
  for (std::size_t lane = 0; lane < lanes; ++lane) result[lane][lane] = 0xFFFF;
  return result;
}();

// Calls found(board) for each completion until it returns false; returns whether it never did. What to assume is said
// by choose(board), for an open board; bench/ compares ways to choose.
template <class L, class Choose, class Found>
bool search(const spec::Grid& grid, std::uint64_t& assumptions, Choose&& choose_in, Found&& found) {
  // An assumption leaves one value to a cell that had several, so no more than 81 are open at once.
  std::array<Board<L>, 82> boards;
  std::size_t depth = 0;
  boards[0] = load<L>(grid);
  while (true) {
    const Outcome outcome = propagate(boards[depth]);
    if (outcome == Outcome::open) {
      const Assumption assumption = choose_in(boards[depth]);
      ++assumptions;
      assert(depth + 1 < boards.size());
      const L cell(only_lane[assumption.lane]), value(assumption.value);
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
