// Numbers of a fixed number of bits over any reading, as Cryptol's [4] and [8]: least significant bit first, arithmetic
// modulo a power of two.
#pragma once

#include <cstddef>
#include <vector>

#include "spec/algebra.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::symbolic {

template <spec::Bit B>
struct Word {
  std::vector<B> bits;

  static Word constant(unsigned value, std::size_t width) {
    Word word;
    for (std::size_t i = 0; i < width; ++i) word.bits.push_back(B((value >> i & 1U) != 0));
    return word;
  }

  std::size_t width() const { return bits.size(); }

  friend Word operator+(const Word& a, const Word& b) { return add(a, b, B(false)); }
  friend Word operator-(const Word& a, Word b) {
    for (B& bit : b.bits) bit = ~bit;
    return add(a, b, B(true));
  }
  friend Word operator*(const Word& a, const Word& b) {
    Word sum = constant(0, a.width());
    for (std::size_t i = 0; i < b.width(); ++i) {
      Word shifted = constant(0, a.width());
      for (std::size_t j = i; j < a.width(); ++j) shifted.bits[j] = a.bits[j - i] & b.bits[i];
      sum = sum + shifted;
    }
    return sum;
  }

 private:
  static Word add(const Word& a, const Word& b, B carry) {
    Word sum;
    for (std::size_t i = 0; i < a.width(); ++i) {
      const B half = spec::differ(a.bits[i], b.bits[i]);
      sum.bits.push_back(spec::differ(half, carry));
      carry = (a.bits[i] & b.bits[i]) | (half & carry);
    }
    return sum;
  }
};

template <spec::Bit B>
B equal(const Word<B>& a, const Word<B>& b) {
  B result(true);
  for (std::size_t i = 0; i < a.width(); ++i) result = result & spec::same(a.bits[i], b.bits[i]);
  return result;
}

template <spec::Bit B>
B is(const Word<B>& word, unsigned value) {
  return equal(word, Word<B>::constant(value, word.width()));
}

// A board of words, as the Cryptol text has it. It answers what every grid answers.
template <spec::Bit B>
struct WordGrid {
  std::vector<Word<B>> words;

  B is(spec::Cell cell, spec::Value value) const { return symbolic::is(words[cell], value); }
};

}  // namespace gridproof::symbolic
