// What is written in the cells. Definitions ask a grid one question only, is(cell, value); two kinds answer it:
// Grid, one concrete grid; Marks<B>, a relation between cells and values over any reading (a grid, crossed marks,
// candidates, what a tier proposes).
#pragma once

#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <utility>
#include <vector>

#include "spec/algebra.hpp"
#include "spec/board.hpp"
#include "spec/truth.hpp"

namespace gridproof::spec {

template <class G>
using BitOf = std::remove_cvref_t<decltype(std::declval<const G&>().is(Cell{}, Value{}))>;

template <class G>
concept GridLike = Bit<BitOf<G>>;

class Grid {
 public:
  Grid() = default;
  explicit Grid(std::size_t cells) : values_(cells, 0) {}
  explicit Grid(std::vector<Value> values) : values_(std::move(values)) {}

  Truth is(Cell cell, Value value) const { return Truth(values_[cell] == value); }

  Value operator[](std::size_t cell) const { return values_[cell]; }  // 0: empty
  Value& operator[](std::size_t cell) { return values_[cell]; }
  std::size_t size() const { return values_.size(); }
  const std::vector<Value>& values() const { return values_; }
  auto begin() const { return values_.begin(); }
  auto end() const { return values_.end(); }

  std::size_t givens() const {
    std::size_t filled = 0;
    for (const Value value : values_) filled += value != 0 ? 1U : 0U;
    return filled;
  }
  bool is_full() const { return givens() == size(); }

  friend bool operator==(const Grid&, const Grid&) = default;
  friend bool operator<(const Grid& a, const Grid& b) {
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::vector<Value> values_;
};

template <Bit B>
class Marks {
 public:
  explicit Marks(const Board& board, B everywhere = B(false))
      : values_(board.values().size()), bits_(board.cells().size() * values_, everywhere) {}

  const B& is(Cell cell, Value value) const { return bits_[index(cell, value)]; }
  B& at(Cell cell, Value value) { return bits_[index(cell, value)]; }

  // By number: cell by cell, the values of a cell in order.
  const std::vector<B>& bits() const { return bits_; }
  std::vector<B>& bits() { return bits_; }
  Mark mark(std::size_t number) const {
    return {static_cast<Cell>(number / values_), static_cast<Value>(number % values_ + 1)};
  }

 private:
  std::size_t index(Cell cell, Value value) const { return cell * values_ + (value - 1U); }

  std::size_t values_;
  std::vector<B> bits_;
};

template <Bit B, class F>
Marks<B> marks(const Board& board, F&& holds) {
  Marks<B> result(board);
  for (const Cell c : board.cells())
    for (const Value v : board.values()) result.at(c, v) = holds(c, v);
  return result;
}

// A concrete grid in any reading: every truth value of it is a constant.
template <Bit B>
Marks<B> constant(const Board& board, const Grid& grid) {
  return marks<B>(board, [&](Cell c, Value v) { return B(grid[c] == v); });
}

template <GridLike G>
auto is_empty(const Board& board, const G& grid, Cell cell) {
  return none(board.values(), [&](Value v) { return grid.is(cell, v); });
}

template <GridLike G>
auto is_full(const Board& board, const G& grid) {
  return all(board.cells(), [&](Cell c) { return ~is_empty(board, grid, c); });
}

// Every value written in `grid` stands in `full` as well.
template <GridLike G, GridLike F>
auto extends(const Board& board, const G& grid, const F& full) {
  return all(board.cells(), [&](Cell c) {
    return all(board.values(), [&](Value v) { return implies(grid.is(c, v), full.is(c, v)); });
  });
}

// No value of `full` is crossed out.
template <GridLike M, GridLike F>
auto spares(const Board& board, const M& crossed, const F& full) {
  return all(board.cells(),
             [&](Cell c) { return none(board.values(), [&](Value v) { return crossed.is(c, v) & full.is(c, v); }); });
}

// Every cell holds exactly one value.
template <GridLike G>
auto is_function(const Board& board, const G& grid) {
  return all(board.cells(),
             [&](Cell c) { return exactly_one(board.values(), [&](Value v) { return grid.is(c, v); }); });
}

// Every cell holds at most one value.
template <GridLike G>
auto is_partial_function(const Board& board, const G& grid) {
  return all(board.cells(),
             [&](Cell c) { return at_most_one(board.values(), [&](Value v) { return grid.is(c, v); }); });
}

}  // namespace gridproof::spec
