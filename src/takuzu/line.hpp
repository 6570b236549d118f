// One line of a Takuzu as two sets of its cells, and what rules 1 and 2 say of it.
//
//   legal_lines(4);                          // the six ways to fill four cells, each as the set of its ones, ascending
//   LineTable::of(6).conclude({0b000011, 0}, forced);     // true; forced.ones is 0b000100: a third 0 breaks rule 1
//   conclude_by_passes({0b000111, 0}, 14, forced);        // false: no legal line begins like that
//
// To conclude is to find the cells on which all legal lines agree that are filled like this one. A table knows them for
// every filling of a short line. Of a long line the pairs, gaps and counts are seen at once, and two passes along it
// tell the rest.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace gridproof::takuzu {

using CellSet = std::uint32_t;  // of a line: bit i is its cell i

constexpr CellSet first_cells(int length) { return (CellSet{1} << length) - 1; }

// Which cells of a line are 0 and which are 1. No cell is in both sets.
struct Filling {
  CellSet zeros = 0, ones = 0;

  constexpr CellSet filled() const { return zeros | ones; }
  friend constexpr bool operator==(const Filling&, const Filling&) = default;
};

constexpr bool has_three_neighbours(CellSet cells) { return (cells & cells << 1 & cells << 2) != 0; }

// Whether a full line, given by its ones, keeps rules 1 and 2.
constexpr bool is_legal(CellSet ones, int length) {
  return !has_three_neighbours(ones) && !has_three_neighbours(first_cells(length) & ~ones) &&
         2 * std::popcount(ones) == length;
}

std::vector<CellSet> legal_lines(int length);

// So many legal lines can be different, as far as their number tells. There are 34 of length 8, more than any side has.
inline bool can_differ(int lines, int length) {
  return length >= 8 || static_cast<std::size_t>(lines) <= legal_lines(length).size();
}

// Each of the following answers false where it finds that no legal line is filled like this one; `forced` has what is
// concluded and not in the filling yet.

class LineTable {
 public:
  static constexpr int longest = 10;  // there it takes a quarter of a megabyte

  // Requires an even length up to `longest`.
  static const LineTable& of(int length);

  bool conclude(Filling filling, Filling& forced) const {
    const std::uint32_t entry = entries_[ternary_[filling.zeros] + 2 * ternary_[filling.ones]];
    forced = {entry & first_cells(longest), entry >> longest & first_cells(longest)};
    return entry != no_line;
  }

 private:
  static constexpr std::uint32_t no_line = ~std::uint32_t{0};

  explicit LineTable(int length);

  std::vector<std::uint32_t> ternary_;  // of a set of cells: its bits read as digits to the base 3
  std::vector<std::uint32_t> entries_;  // forced zeros, then forced ones
};

// Pairs, gaps and values that are used up. Not all that follows, and not every contradiction.
inline bool conclude_at_sight(Filling filling, int length, Filling& forced) {
  const auto third = [](CellSet c) { return (c << 1 & c << 2) | (c >> 1 & c >> 2) | (c << 1 & c >> 1); };
  const CellSet empty = first_cells(length) & ~filling.filled();
  const CellSet zeros = third(filling.ones), ones = third(filling.zeros);
  const int half = length / 2, zeros_so_far = std::popcount(filling.zeros), ones_so_far = std::popcount(filling.ones);
  forced = {zeros_so_far == half ? 0 : ones_so_far == half ? empty : zeros & empty,
            ones_so_far == half ? 0 : zeros_so_far == half ? empty : ones & empty};
  return ((zeros & (filling.ones | ones)) | (ones & filling.zeros)) == 0 && zeros_so_far <= half && ones_so_far <= half;
}

// All that follows, at any length up to 30.
bool conclude_by_passes(Filling filling, int length, Filling& forced);

}  // namespace gridproof::takuzu
