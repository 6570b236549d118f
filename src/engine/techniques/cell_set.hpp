// Sets of cells as machine words.
//
//   CellSet<2> row;                    // of 9x9: 81 cells in two words
//   row.add(cell);
//   (row & open).each([&](spec::Cell c) { ... });
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "spec/board.hpp"

namespace gridproof::engine {

template <int words>
class CellSet {
 public:
  static constexpr int capacity = 64 * words;

  void add(spec::Cell cell) { words_[cell / 64U] |= bit(cell); }
  void remove(spec::Cell cell) { words_[cell / 64U] &= ~bit(cell); }
  bool has(spec::Cell cell) const { return (words_[cell / 64U] & bit(cell)) != 0; }

  bool is_empty() const {
    std::uint64_t some = 0;
    for (const std::uint64_t word : words_) some |= word;
    return some == 0;
  }
  int count() const {
    int sum = 0;
    for (const std::uint64_t word : words_) sum += std::popcount(word);
    return sum;
  }
  // Requires a cell.
  spec::Cell first() const {
    unsigned word = 0;
    while (words_[word] == 0) ++word;
    return static_cast<spec::Cell>(64 * word + static_cast<unsigned>(std::countr_zero(words_[word])));
  }
  template <class F>
  void each(F&& f) const {
    for (unsigned word = 0; word < words; ++word)
      for (std::uint64_t rest = words_[word]; rest != 0; rest &= rest - 1)
        f(static_cast<spec::Cell>(64 * word + static_cast<unsigned>(std::countr_zero(rest))));
  }

  // So many cells in a row, as bits of a number: at most 32.
  std::uint32_t field(unsigned from, unsigned cells) const {
    const unsigned word = from / 64, shift = from % 64;
    std::uint64_t bits = words_[word] >> shift;
    if (shift + cells > 64) bits |= words_[word + 1] << (64 - shift);
    return static_cast<std::uint32_t>(bits & ((std::uint64_t{1} << cells) - 1));
  }
  void add_field(unsigned from, unsigned cells, std::uint32_t bits) {
    const unsigned word = from / 64, shift = from % 64;
    words_[word] |= std::uint64_t{bits} << shift;
    if (shift + cells > 64) words_[word + 1] |= std::uint64_t{bits} >> (64 - shift);
  }

  CellSet& operator|=(const CellSet& other) { return *this = *this | other; }
  friend CellSet operator|(const CellSet& a, const CellSet& b) {
    return zip(a, b, [](std::uint64_t x, std::uint64_t y) { return x | y; });
  }
  friend CellSet operator&(const CellSet& a, const CellSet& b) {
    return zip(a, b, [](std::uint64_t x, std::uint64_t y) { return x & y; });
  }
  friend CellSet without(const CellSet& a, const CellSet& b) {
    return zip(a, b, [](std::uint64_t x, std::uint64_t y) { return x & ~y; });
  }
  friend bool meet(const CellSet& a, const CellSet& b) { return !(a & b).is_empty(); }
  friend bool operator==(const CellSet&, const CellSet&) = default;

 private:
  static std::uint64_t bit(spec::Cell cell) { return std::uint64_t{1} << cell % 64U; }

  template <class F>
  static CellSet zip(const CellSet& a, const CellSet& b, F&& combine) {
    CellSet result;
    for (std::size_t word = 0; word < words; ++word) result.words_[word] = combine(a.words_[word], b.words_[word]);
    return result;
  }

  std::array<std::uint64_t, words> words_{};
};

// The words that the cells of a layout take, by how many values it has.
constexpr int words_for(std::size_t size) { return size <= 11 ? 2 : size <= 16 ? 4 : 10; }

// Sets of values: the first value is the lowest bit.
using ValueSet = std::uint32_t;

inline ValueSet only(spec::Value value) { return ValueSet{1} << (value - 1U); }

template <class F>
void each_value(ValueSet values, F&& f) {
  for (; values != 0; values &= values - 1) f(static_cast<spec::Value>(std::countr_zero(values) + 1));
}

// Every set of so many bits that has these and is within `all`.
template <class F>
void each_superset(std::uint32_t bits, int size, std::uint32_t all, F&& f) {
  const int missing = size - std::popcount(bits);
  if (missing < 0) return;
  if (missing == 0) return f(bits);
  for (std::uint32_t rest = all & ~bits; rest != 0; rest &= rest - 1) {
    const std::uint32_t next = rest & -rest;
    each_superset(bits | next, size, (rest & ~next) | bits, f);
  }
}

// Goes through the choices of `size` things out of a list that together have at most `size` others:
// choose(chosen, others), both as sets of bits.
template <std::size_t capacity, class F>
void each_tight(const std::array<std::uint32_t, capacity>& others_of, std::uint32_t candidates, int size, F&& choose,
                std::uint32_t chosen = 0, std::uint32_t others = 0) {
  const int missing = size - std::popcount(chosen);
  if (missing == 0) return choose(chosen, others);
  for (std::uint32_t rest = candidates; std::popcount(rest) >= missing; rest &= rest - 1) {
    const std::uint32_t sum = others | others_of[static_cast<std::size_t>(std::countr_zero(rest))];
    if (std::popcount(sum) <= size)
      each_tight(others_of, rest & (rest - 1), size, choose, chosen | (rest & -rest), sum);
  }
}

}  // namespace gridproof::engine
