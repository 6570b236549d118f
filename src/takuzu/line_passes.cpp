#include <array>

#include "takuzu/line.hpp"

namespace gridproof::takuzu {

namespace {

// How the beginning of a line ends: with one 0, with two, with one 1, with two. For each of these the numbers of zeros
// that it may have, as a set: 16 bits each, since half of a line is 15 at most. A 16th zero spills over as none, in
// vain: no line has room for 15 more.
using Endings = std::uint64_t;

constexpr Endings part = 0xFFFF;
constexpr int two_zeros = 16, one_one = 32, two_ones = 48;  // where their part begins; one 0 is the lowest

constexpr Endings in_each_part(Endings set) { return set | set << two_zeros | set << one_one | set << two_ones; }

// One cell more.
constexpr Endings then_zero(Endings before) {
  const Endings after_ones = (before >> one_one | before >> two_ones) & part;
  return (after_ones | (before & part) << two_zeros) << 1;
}
constexpr Endings then_one(Endings before) {
  const Endings after_zeros = (before | before >> two_zeros) & part;
  return after_zeros << one_one | (before >> one_one & part) << two_ones;
}

// What a beginning must be like, so that with one cell more it is like `wanted`.
constexpr Endings before_zero(Endings wanted) {
  const Endings one = (wanted & part) >> 1, two = (wanted >> two_zeros & part) >> 1;
  return two | one << one_one | one << two_ones;
}
constexpr Endings before_one(Endings wanted) {
  const Endings one = wanted >> one_one & part, two = wanted >> two_ones & part;
  return one | one << two_zeros | two << one_one;
}

}  // namespace

bool conclude_by_passes(Filling filling, int length, Filling& forced) {
  const int half = length / 2;
  const auto may_be_zero = [&](int cell) { return (filling.ones >> cell & 1U) == 0; };
  const auto may_be_one = [&](int cell) { return (filling.zeros >> cell & 1U) == 0; };

  // [i]: what the first i cells can be like, going by what stands in them.
  std::array<Endings, 31> beginnings;
  Endings now = (may_be_zero(0) ? Endings{1} << 1 : 0) | (may_be_one(0) ? Endings{1} << one_one : 0);
  for (int cell = 1; cell < length; ++cell) {
    beginnings[static_cast<std::size_t>(cell)] = now;
    now = (may_be_zero(cell) ? then_zero(now) : 0) | (may_be_one(cell) ? then_one(now) : 0);
  }

  // Back along the line: what its beginning must be like for the rest to be possible.
  Endings wanted = in_each_part(Endings{1} << half);
  if ((now & wanted) == 0) return false;
  CellSet zeros = 0, ones = 0;  // possible
  for (int cell = length - 1; cell > 0; --cell) {
    const Endings before = beginnings[static_cast<std::size_t>(cell)];
    const Endings by_zero = may_be_zero(cell) ? before_zero(wanted) : 0;
    const Endings by_one = may_be_one(cell) ? before_one(wanted) : 0;
    if ((before & by_zero) != 0) zeros |= CellSet{1} << cell;
    if ((before & by_one) != 0) ones |= CellSet{1} << cell;
    wanted = by_zero | by_one;
  }
  if (may_be_zero(0) && (wanted >> 1 & 1U) != 0) zeros |= 1;
  if (may_be_one(0) && (wanted >> one_one & 1U) != 0) ones |= 1;
  const CellSet empty = first_cells(length) & ~filling.filled();
  forced = {empty & ~ones, empty & ~zeros};
  return true;
}

}  // namespace gridproof::takuzu
