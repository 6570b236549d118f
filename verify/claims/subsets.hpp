// Which grids of a board a run starts from: all of them, or those with few empty or few given cells, numbered.
//
//   Subsets subsets(36, {Subsets::Kind::few_empty, 2});
//   subsets.count();      // 1 + 36 + 630
//   subsets.at(i);        // the filled cells of grid i, cell c is bit c
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>

namespace gridproof::verify {

using CellBits = std::uint64_t;  // cell c is bit c: at most 64 cells

// The largest layouts whose grids are visited one by one: all of them (sweep), or those of a range (explore).
inline constexpr std::size_t sweep_greatest_cells = 16;
inline constexpr std::size_t explore_greatest_cells = 64;

struct GridRange {
  enum class Kind : std::uint8_t { all, few_empty, few_given };
  Kind kind = Kind::all;
  int most = 0;  // empty or given cells

  std::string sentence() const {
    if (kind == Kind::all) return "all grids";
    return "grids with at most " + std::to_string(most) + (kind == Kind::few_empty ? " empty" : " given") +
           (most == 1 ? " cell" : " cells");
  }
};

class Subsets {
 public:
  // Requires at most 64 cells, and at most 32 of them for all subsets.
  Subsets(std::size_t cells, const GridRange& range) : cells_(cells), range_(range) {
    for (std::size_t n = 0; n < binomial_.size(); ++n)
      for (std::size_t k = 0; k <= n; ++k)
        binomial_[n][k] = k == 0 || k == n ? 1 : binomial_[n - 1][k - 1] + binomial_[n - 1][k];
    if (range.kind == GridRange::Kind::all) {
      count_ = std::uint64_t{1} << cells;
    } else {
      for (int size = 0; size <= range.most; ++size) count_ += binomial_[cells][static_cast<std::size_t>(size)];
    }
  }

  std::uint64_t count() const { return count_; }

  CellBits at(std::uint64_t index) const {
    if (range_.kind == GridRange::Kind::all) return index;
    std::size_t size = 0;
    for (; index >= binomial_[cells_][size]; ++size) index -= binomial_[cells_][size];
    const CellBits chosen = combination(size, index);
    return range_.kind == GridRange::Kind::few_given ? chosen : whole() & ~chosen;
  }

  CellBits whole() const { return cells_ == 64 ? ~CellBits{0} : (CellBits{1} << cells_) - 1; }

 private:
  // The index-th set of `size` cells, by its greatest cell first (the combinatorial number system).
  CellBits combination(std::size_t size, std::uint64_t index) const {
    CellBits set = 0;
    for (std::size_t k = size; k > 0; --k) {
      std::size_t cell = k - 1;
      while (cell + 1 < cells_ && binomial_[cell + 1][k] <= index) ++cell;
      index -= binomial_[cell][k];
      set |= CellBits{1} << cell;
    }
    return set;
  }

  std::size_t cells_;
  GridRange range_;
  std::uint64_t count_ = 0;
  std::array<std::array<std::uint64_t, 65>, 65> binomial_{};  // wraps where nobody looks: large sizes of many cells
};

}  // namespace gridproof::verify
