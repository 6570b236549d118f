// Half boards: the rows on one side of the two middle rows, which are given. An upper and a lower half that go together
// are a board.
//
//   HalfBoards upper(lines, takuzu.lines_differ(), rows), lower = upper;
//   upper.start(a, b, a), lower.start(b, a, a);                // the middle rows, as each half sees them
//   for (...) upper.add_row(which, ...), lower.add_row(which, ...);            // outwards
//   add_pairs(upper.halves(), lower.halves(), ones, limits, number);
//
// Half boards that are alike to the other half are kept once, with their number. The other half sees how many ones each
// column has, which lines are used, and which columns are equal so far.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "takuzu/count_boards.hpp"
#include "takuzu/line.hpp"

namespace gridproof::takuzu {

// A number for each column, six bits each: up to 30, and one bit more to see that it is too great.
using ColumnCounts = std::uint64_t;
inline constexpr int count_bits = 6;

// A set of lines by their numbers, of which there are 84 at most.
using LineSet = std::array<std::uint64_t, 2>;

inline void add(LineSet& set, std::size_t line) { set[line / 64] |= std::uint64_t{1} << line % 64; }

// The legal lines of a length up to ten by number, and what has to be known of them.
class LegalLines {
 public:
  static constexpr int longest = 10;

  explicit LegalLines(int length);

  int length() const { return length_; }
  std::size_t size() const { return ones_.size(); }
  CellSet ones(std::size_t line) const { return ones_[line]; }
  std::size_t number_of(CellSet ones) const;  // requires a legal line
  ColumnCounts each(std::uint64_t number) const { return number * one_each_; }
  ColumnCounts column_counts(std::size_t line) const { return column_counts_[line]; }
  std::uint64_t equal_columns(std::size_t line) const { return equal_columns_[line]; }  // a bit for each of 45 pairs
  const LineSet& after(std::size_t last, std::size_t before) const { return after_[last * size() + before]; }

 private:
  int length_;
  ColumnCounts one_each_ = 0;
  std::vector<CellSet> ones_;
  std::vector<ColumnCounts> column_counts_;
  std::vector<std::uint64_t> equal_columns_;
  std::vector<LineSet> after_;  // what makes no three neighbours across, by the last line and the one before
};

struct Half {
  ColumnCounts ones;                   // the middle rows included
  std::array<std::uint64_t, 2> taken;  // used lines, without a bit for one of the middle rows; then equal columns
  std::uint64_t boards;                // how many half boards are like this
  std::uint16_t last = 0, before = 0;  // the outermost line and the one before; of no matter when all rows are there
};

struct HalfLimits {
  std::size_t most_halves;
  std::function<bool()> go_on;
};

class HalfBoards {
 public:
  // Of boards with so many rows.
  HalfBoards(const LegalLines& lines, bool lines_differ, int rows)
      : lines_(lines), lines_differ_(lines_differ), rows_(rows) {}

  // The middle rows: the nearer, the farther, and again one of them, the same for both halves, which gets no bit.
  void start(std::size_t nearer, std::size_t farther, std::size_t left_out);

  // The next row outwards is one of `which`.
  solver::Ending add_row(const LineSet& which, bool outermost, const HalfLimits& limits);

  const std::vector<Half>& halves() const { return halves_; }  // in order of `ones`

 private:
  void add_line(const Half& half, std::size_t line);
  bool merge();

  const LegalLines& lines_;
  bool lines_differ_;
  int rows_;
  int filled_ = 0;  // rows, the middle ones included
  std::size_t left_out_ = 0;
  LineSet free_{};
  std::vector<Half> halves_, longer_;
};

// How many pairs of halves are a board: together they have `ones`, and they take nothing twice. Stopped if `go_on` says
// so, exhausted if there are more than a BigNumber can tell.
solver::Ending add_pairs(const std::vector<Half>& upper, const std::vector<Half>& lower, ColumnCounts ones,
                         const HalfLimits& limits, BigNumber& number);

}  // namespace gridproof::takuzu
