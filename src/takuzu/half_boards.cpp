#include "takuzu/half_boards.hpp"

#include <algorithm>
#include <bit>
#include <tuple>

namespace gridproof::takuzu {

using solver::Ending;

namespace {

constexpr int first_equal = 83 - 64;  // the bit of taken[1] from which on columns are equal

auto likeness(const Half& half) {
  return std::tie(half.ones, half.taken[0], half.taken[1], half.last, half.before);
}

template <class F>
void for_each(LineSet set, F&& f) {
  for (std::size_t word = 0; word < set.size(); ++word)
    for (; set[word] != 0; set[word] &= set[word] - 1)
      f(64 * word + static_cast<std::size_t>(std::countr_zero(set[word])));
}

}  // namespace

LegalLines::LegalLines(int length) : length_(length), ones_(legal_lines(length)) {
  for (int column = 0; column < length; ++column) one_each_ |= ColumnCounts{1} << count_bits * column;
  for (const CellSet line : ones_) {
    ColumnCounts counts = 0;
    std::uint64_t equal = 0;
    int pair = 0;
    for (int j = 0; j < length; ++j) {
      counts |= ColumnCounts{line >> j & 1U} << count_bits * j;
      for (int i = 0; i < j; ++i) equal |= std::uint64_t{(line >> i & 1U) == (line >> j & 1U)} << pair++;
    }
    column_counts_.push_back(counts);
    equal_columns_.push_back(equal);
  }
  for (const CellSet last : ones_)
    for (const CellSet before : ones_) {
      LineSet fit{};
      for (std::size_t line = 0; line < size(); ++line)
        if ((ones_[line] & last & before) == 0 && (ones_[line] | last | before) == first_cells(length)) add(fit, line);
      after_.push_back(fit);
    }
}

std::size_t LegalLines::number_of(CellSet ones) const {
  return static_cast<std::size_t>(std::lower_bound(ones_.begin(), ones_.end(), ones) - ones_.begin());
}

void HalfBoards::start(std::size_t nearer, std::size_t farther, std::size_t left_out) {
  left_out_ = left_out;
  filled_ = 2;
  free_ = {~std::uint64_t{0}, ~std::uint64_t{0}};
  std::uint64_t taken = 0;
  if (lines_differ_) {
    LineSet middle{};
    add(middle, nearer);
    add(middle, farther);
    free_ = {~middle[0], ~middle[1]};
    taken = (lines_.equal_columns(nearer) & lines_.equal_columns(farther)) << first_equal;
  }
  halves_.clear();
  halves_.push_back({lines_.column_counts(nearer) + lines_.column_counts(farther),
                     {0, taken},
                     1,
                     static_cast<std::uint16_t>(nearer),
                     static_cast<std::uint16_t>(farther)});
}

Ending HalfBoards::add_row(const LineSet& which, bool outermost, const HalfLimits& limits) {
  ++filled_;
  longer_.clear();
  for (std::size_t i = 0; i < halves_.size(); ++i) {
    const Half& half = halves_[i];
    LineSet lines = lines_.after(half.last, half.before);
    for (std::size_t word = 0; word < lines.size(); ++word) lines[word] &= which[word] & free_[word];
    for_each(lines, [&](std::size_t line) { add_line(half, line); });
    if (longer_.size() > limits.most_halves && (!merge() || longer_.size() > limits.most_halves / 2))
      return Ending::exhausted;
    if (i % 1024 == 1023 && !limits.go_on()) return Ending::stopped;
  }
  if (outermost)
    for (Half& half : longer_) half.last = half.before = 0;
  // With rule 3 the first three rows outwards tell themselves apart: they are known by the lines and the last two.
  if ((outermost || !lines_differ_ || filled_ > 5) && !merge()) return Ending::exhausted;
  halves_.swap(longer_);
  return Ending::complete;
}

void HalfBoards::add_line(const Half& half, std::size_t line) {
  Half longer = half;
  const auto half_of_column = static_cast<std::uint64_t>(rows_) / 2;
  const ColumnCounts too_many = lines_.each(32), spare = lines_.each(31 - half_of_column);
  longer.ones += lines_.column_counts(line);
  const ColumnCounts zeros = lines_.each(static_cast<std::uint64_t>(filled_)) - longer.ones;
  if ((((longer.ones + spare) | (zeros + spare)) & too_many) != 0) return;
  if (lines_differ_) {
    const std::size_t place = line < left_out_ ? line : line - 1;
    const std::uint64_t bit = std::uint64_t{1} << place % 64;
    if ((half.taken[place / 64] & bit) != 0) return;
    longer.taken[1] &= lines_.equal_columns(line) << first_equal | ((std::uint64_t{1} << first_equal) - 1);
    longer.taken[place / 64] |= bit;
  }
  longer.before = half.last;
  longer.last = static_cast<std::uint16_t>(line);
  longer_.push_back(longer);
}

// False if a number becomes too great.
bool HalfBoards::merge() {
  std::sort(longer_.begin(), longer_.end(), [](const Half& a, const Half& b) { return likeness(a) < likeness(b); });
  std::size_t kept = 0;
  for (std::size_t i = 0; i < longer_.size(); ++i) {
    if (kept > 0 && likeness(longer_[kept - 1]) == likeness(longer_[i])) {
      if (__builtin_add_overflow(longer_[kept - 1].boards, longer_[i].boards, &longer_[kept - 1].boards)) return false;
    } else {
      longer_[kept++] = longer_[i];
    }
  }
  longer_.resize(kept);
  return true;
}

Ending add_pairs(const std::vector<Half>& upper, const std::vector<Half>& lower, ColumnCounts ones,
                 const HalfLimits& limits, BigNumber& number) {
  std::size_t end = lower.size();  // what is needed goes down while `ones` of the upper half goes up
  for (std::size_t i = 0; i < upper.size();) {
    const ColumnCounts mine = upper[i].ones, needed = ones - mine;
    while (end > 0 && lower[end - 1].ones > needed) --end;
    std::size_t first = end;
    std::uint64_t all = 0;
    for (; first > 0 && lower[first - 1].ones == needed; --first)
      if (__builtin_add_overflow(all, lower[first - 1].boards, &all)) return Ending::exhausted;
    for (; i < upper.size() && upper[i].ones == mine; ++i) {
      const std::array<std::uint64_t, 2> taken = upper[i].taken;
      std::uint64_t fitting = 0;
      for (std::size_t k = first; k < end; ++k)
        fitting += ((lower[k].taken[0] & taken[0]) | (lower[k].taken[1] & taken[1])) == 0 ? lower[k].boards : 0;
      if (__builtin_add_overflow(number, BigNumber{upper[i].boards} * fitting, &number)) return Ending::exhausted;
    }
    if (!limits.go_on()) return Ending::stopped;
  }
  return Ending::complete;
}

}  // namespace gridproof::takuzu
