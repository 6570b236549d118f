#include <array>
#include <cassert>

#include "takuzu/line.hpp"

namespace gridproof::takuzu {

std::vector<CellSet> legal_lines(int length) {
  std::vector<CellSet> lines;
  for (CellSet ones = 0; ones <= first_cells(length); ++ones)
    if (is_legal(ones, length)) lines.push_back(ones);
  return lines;
}

const LineTable& LineTable::of(int length) {
  assert(length >= 2 && length <= longest && length % 2 == 0);
  static const std::array<LineTable, longest / 2> tables = {LineTable(2), LineTable(4), LineTable(6), LineTable(8),
                                                            LineTable(10)};
  return tables[static_cast<std::size_t>(length) / 2 - 1];
}

// A filling with an empty cell has the legal lines of the two fillings in which that cell is filled. Their numbers are
// greater, so they come first.
LineTable::LineTable(int length) : ternary_(std::size_t{1} << length) {
  const auto cells = static_cast<std::size_t>(length);
  std::vector<std::uint32_t> power(cells + 1, 1);
  for (std::size_t i = 1; i <= cells; ++i) power[i] = 3 * power[i - 1];
  for (CellSet set = 1; set < ternary_.size(); ++set)
    ternary_[set] = ternary_[set & (set - 1)] + power[static_cast<std::size_t>(std::countr_zero(set))];

  std::vector<Filling> possible(power[cells]);  // where some legal line has a 0, and where some has a 1
  entries_.assign(power[cells], no_line);
  for (std::uint32_t number = power[cells]; number-- > 0;) {
    Filling filling;
    for (std::size_t i = 0; i < cells; ++i) {
      const std::uint32_t digit = number / power[i] % 3;
      if (digit == 1) filling.zeros |= CellSet{1} << i;
      if (digit == 2) filling.ones |= CellSet{1} << i;
    }
    const CellSet empty = first_cells(length) & ~filling.filled();
    Filling& here = possible[number];
    if (empty != 0) {
      const std::uint32_t step = power[static_cast<std::size_t>(std::countr_zero(empty))];
      const Filling &with_zero = possible[number + step], &with_one = possible[number + 2 * step];
      here = {with_zero.zeros | with_one.zeros, with_zero.ones | with_one.ones};
    } else if (is_legal(filling.ones, length)) {
      here = filling;
    }
    if (here.filled() != 0) entries_[number] = (empty & ~here.ones) | (empty & ~here.zeros) << longest;
  }
}

}  // namespace gridproof::takuzu
