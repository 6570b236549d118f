// A 9x9 grid as nine planes, one for each place within a box: lane b of plane p is the set of values that place p of
// box b can still have. So what holds within a box is said plane by plane for all boxes and all values at once, without
// moving anything, and what ties boxes together needs a plane of 9 lanes turned a few times.
//
//   Board<FastLanes> board = ...;
//   switch (propagate(board)) ...   // dead: no completion; full: the completion; open: an assumption is needed
//
// What propagate concludes, as often as it changes something:
// - a cell with one value left: the box has that value there and nowhere else;
// - a value in a band: its three rows lie in three boxes, one each, which is one of six ways; cells that are in none of
//   the ways that are left go (this is all that rows have to say, hidden singles and locked candidates alike);
// - the same for stacks and columns;
// - a value with one place in a box: that cell has no other value.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "solver/bands_cells.hpp"
#include "solver/bands_lanes.hpp"

namespace gridproof::solver::bands {

inline constexpr Word all_values = 0x1FF;

constexpr Word bit(unsigned value) { return static_cast<Word>(1U << (value - 1U)); }

template <class L>
struct Board {
  std::array<L, places> planes;

  Word word(Place place) const {
    Word result;
    std::memcpy(&result, reinterpret_cast<const unsigned char*>(&planes[place.plane]) + place.lane * sizeof(Word),
                sizeof result);
    return result;
  }
};

inline constexpr std::array<Word, lanes> lanes_of_boxes = [] {
  std::array<Word, lanes> result{};
  for (std::size_t box = 0; box < 9; ++box) result[lane_of(box / 3, box % 3)] = 0xFFFF;
  return result;
}();

enum class Outcome {
  dead,  // no completion
  full,  // one completion: every cell has one value
  open,  // nothing more follows
};

// For three rows of a band, given as what each has in each box: takes away what is in none of the six ways to spread a
// value's rows over the boxes. Three of the ways go on by a box from row to row, three go back.
template <class L, class Next, class Last>
void keep_possible_ways(L& a, L& b, L& c, Next next, Last last) {
  const L onward = a & next(b) & last(c);
  const L backward = a & last(b) & next(c);
  a = onward | backward;
  b = last(onward) | next(backward);
  c = next(onward) | last(backward);
}

// In steps of which no one waits for more than two others: `combine` must not care for the order.
template <class L, class Combine>
L over_all(const std::array<L, places>& x, Combine combine) {
  return combine(
      combine(combine(combine(x[0], x[1]), combine(x[2], x[3])), combine(combine(x[4], x[5]), combine(x[6], x[7]))),
      x[8]);
}

// What is in two of the three at least.
template <class L>
L in_two(const L& a, const L& b, const L& c) {
  return (a & b) | ((a | b) & c);
}

template <class L>
Outcome propagate(Board<L>& board) {
  const auto either = [](const L& a, const L& b) { return a | b; };
  const auto plus = [](const L& a, const L& b) { return a + b; };
  const auto lesser = [](const L& a, const L& b) { return min(a, b); };
  std::array<L, places> x = board.planes;
  const L all(all_values);
  L sum = over_all(x, plus);  // bits are only ever taken away: where the sum of the planes stays the same, so do they
  L twice = all;
  while (true) {
    // Cells with one value. `rest` is a cell's values without the least one.
    std::array<L, places> only, rest;
    for (std::size_t p = 0; p < places; ++p) {
      rest[p] = x[p] & (x[p] + L(Word{0xFFFF}));
      only[p] = x[p] & is_zero(rest[p]);
    }
    const L once = over_all(only, either);
    // Dead: two cells of a box with the same value left; two values that both have this one place left in their box.
    L bad = (once ^ over_all(only, plus)) | (over_all(rest, either) & ~twice);
    for (std::size_t p = 0; p < places; ++p) x[p] = (x[p] & ~once) | only[p];

    L top = x[0] | x[1] | x[2], middle = x[3] | x[4] | x[5], bottom = x[6] | x[7] | x[8];
    keep_possible_ways(
        top, middle, bottom, [](const L& l) { return next_stack(l); }, [](const L& l) { return last_stack(l); });
    for (std::size_t i = 0; i < 3; ++i) {
      x[i] = x[i] & top;
      x[3 + i] = x[3 + i] & middle;
      x[6 + i] = x[6 + i] & bottom;
    }
    L left = x[0] | x[3] | x[6], centre = x[1] | x[4] | x[7], right = x[2] | x[5] | x[8];
    keep_possible_ways(
        left, centre, right, [](const L& l) { return next_band(l); }, [](const L& l) { return last_band(l); });
    for (std::size_t i = 0; i < 9; i += 3) {
      x[i] = x[i] & left;
      x[i + 1] = x[i + 1] & centre;
      x[i + 2] = x[i + 2] & right;
    }

    // Values with one place in a box. What is left in the columns of a box is what they may still have.
    bad = bad | ((left | centre | right) ^ all);
    twice =
        in_two(left, centre, right) | in_two(x[0], x[3], x[6]) | in_two(x[1], x[4], x[7]) | in_two(x[2], x[5], x[8]);
    for (std::size_t p = 0; p < places; ++p) x[p] = unless_zero(x[p], x[p] & ~twice);
    if (any(bad | is_zero(over_all(x, lesser)))) return Outcome::dead;
    const L now = over_all(x, plus);
    if (!any(now ^ sum)) break;
    sum = now;
  }
  board.planes = x;
  // Each value is in each box; the sum is that of the values exactly if none is there twice.
  return any((sum ^ all) & L(lanes_of_boxes)) ? Outcome::open : Outcome::full;
}

}  // namespace gridproof::solver::bands
