// Where a search stands: a grid line by line, each cell in its row and in its column, and what follows from single
// lines and from pairs of them.
//
//   const LineReasoner<std::uint16_t, 20> reasoner(10, 8, true);
//   LineState<std::uint16_t, 20> state;                         // empty
//   reasoner.write(state, row, column, spec::one);              // requires an empty cell
//   if (!reasoner.propagate(state)) ...                         // no completion
//
// Word holds a line, `most_lines` are as many as rows and columns together may be.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "spec/takuzu/takuzu.hpp"
#include "takuzu/line.hpp"

namespace gridproof::takuzu {

template <class Word, std::size_t most_lines>
struct LineState {
  std::array<Word, most_lines> zeros{}, ones{};  // by line: rows, then columns
  std::uint64_t disturbed = 0;                   // lines that have changed since they were looked at
  std::uint64_t unsettled = 0;                   // long lines that were only looked at for what is seen at once

  Filling filling(std::size_t line) const { return {zeros[line], ones[line]}; }
};

template <class Word, std::size_t most_lines>
class LineReasoner {
 public:
  using State = LineState<Word, most_lines>;

  LineReasoner(int rows, int columns, bool lines_differ)
      : rows_(static_cast<std::size_t>(rows)),
        lines_(static_cast<std::size_t>(rows + columns)),
        lines_differ_(lines_differ),
        kinds_{Kind(columns), Kind(rows)} {
    assert(lines_ <= most_lines && most_lines <= 64);
  }

  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return lines_ - rows_; }

  void write(State& state, std::size_t row, std::size_t column, spec::Value value) const {
    auto& side = value == spec::zero ? state.zeros : state.ones;
    const std::size_t across = rows_ + column;
    side[row] = static_cast<Word>(side[row] | CellSet{1} << column);
    side[across] = static_cast<Word>(side[across] | CellSet{1} << row);
    state.disturbed |= std::uint64_t{1} << row | std::uint64_t{1} << across;
  }

  CellSet empty_cells(const State& state, std::size_t line) const {
    return kind_of(line).cells & ~state.filling(line).filled();
  }

  // Writes what follows. False where that shows that there is no completion; a full state is one then.
  bool propagate(State& state) const {
    while (true) {
      while (state.disturbed != 0) {
        const auto line = static_cast<std::size_t>(std::countr_zero(state.disturbed));
        state.disturbed &= state.disturbed - 1;
        const Kind& kind = kind_of(line);
        Filling forced;
        if (kind.table != nullptr) {
          if (!kind.table->conclude(state.filling(line), forced)) return false;
        } else {
          if (!conclude_at_sight(state.filling(line), kind.length, forced)) return false;
          state.unsettled |= std::uint64_t{1} << line;
        }
        write(state, line, forced);
        if (lines_differ_ && !keep_apart(state, line)) return false;
      }
      if (state.unsettled == 0) return true;
      const auto line = static_cast<std::size_t>(std::countr_zero(state.unsettled));
      state.unsettled &= state.unsettled - 1;
      Filling forced;
      if (!conclude_by_passes(state.filling(line), kind_of(line).length, forced)) return false;
      if (forced.filled() == 0) continue;
      write(state, line, forced);
      if (lines_differ_ && !keep_apart(state, line)) return false;
    }
  }

 private:
  struct Kind {  // rows, or columns
    explicit Kind(int of_length)
        : length(of_length),
          cells(first_cells(of_length)),
          table(of_length <= LineTable::longest ? &LineTable::of(of_length) : nullptr) {}

    int length;
    CellSet cells;
    const LineTable* table;
  };

  const Kind& kind_of(std::size_t line) const { return kinds_[line < rows_ ? 0 : 1]; }

  void write(State& state, std::size_t line, Filling more) const {
    state.zeros[line] = static_cast<Word>(state.zeros[line] | more.zeros);
    state.ones[line] = static_cast<Word>(state.ones[line] | more.ones);
    const bool row = line < rows_;
    const std::size_t first_across = row ? rows_ : 0;
    const CellSet here = CellSet{1} << (row ? line : line - rows_);
    for (CellSet left = more.zeros; left != 0; left &= left - 1) {
      const std::size_t across = first_across + static_cast<std::size_t>(std::countr_zero(left));
      state.zeros[across] = static_cast<Word>(state.zeros[across] | here);
    }
    for (CellSet left = more.ones; left != 0; left &= left - 1) {
      const std::size_t across = first_across + static_cast<std::size_t>(std::countr_zero(left));
      state.ones[across] = static_cast<Word>(state.ones[across] | here);
    }
    state.disturbed |= static_cast<std::uint64_t>(more.filled()) << first_across;
  }

  // Rule 3, for a full line and one that is like it as far as it is filled: with no cell empty they are equal, and two
  // empty cells must be the other way round. With one empty cell the count of that line says the same.
  bool keep_apart(State& state, std::size_t line) const {
    const Filling mine = state.filling(line);
    const CellSet cells = kind_of(line).cells, empty = cells & ~mine.filled();
    if (std::popcount(empty) > 2) return true;
    const std::size_t first = line < rows_ ? 0 : rows_, end = line < rows_ ? rows_ : lines_;
    std::uint64_t alike = 0;  // nowhere 0 here and 1 there, or the other way round
    for (std::size_t other = first; other < end; ++other) {
      const bool differ = ((mine.zeros & state.ones[other]) | (mine.ones & state.zeros[other])) != 0;
      alike |= std::uint64_t{!differ} << other;
    }
    for (alike &= ~(std::uint64_t{1} << line); alike != 0; alike &= alike - 1) {
      const auto other = static_cast<std::size_t>(std::countr_zero(alike));
      const Filling theirs = state.filling(other);
      const CellSet empty_there = cells & ~theirs.filled();
      if (empty == 0 && empty_there == 0) return false;
      if (empty == 0 && std::popcount(empty_there) == 2) {
        write(state, other, {empty_there & mine.ones, empty_there & mine.zeros});
        state.disturbed |= std::uint64_t{1} << other;
      } else if (empty_there == 0 && std::popcount(empty) == 2) {
        write(state, line, {empty & theirs.ones, empty & theirs.zeros});
        state.disturbed |= std::uint64_t{1} << line;
        return true;  // full now: it will be looked at again
      }
    }
    return true;
  }

  std::size_t rows_, lines_;
  bool lines_differ_;
  std::array<Kind, 2> kinds_;
};

}  // namespace gridproof::takuzu
