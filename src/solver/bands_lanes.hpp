// Sixteen 16-bit words, worked on at once. Nine of them stand for the boxes of a 9x9 grid: box (band, stack), each
// counted from 0, is lane 4 * band + stack. The other lanes go along and are never asked.
//
//   next_stack(lanes)   lane (b, s) becomes what (b, s + 1 mod 3) was
//   next_band(lanes)    lane (b, s) becomes what (b + 1 mod 3, s) was
//
// Two classes with the same functions: VectorLanes, the compiler's vectors, and PlainLanes, plain C++.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__AVX2__)
#include <immintrin.h>
#endif

#include "spec/instruction_set.hpp"

namespace gridproof::solver::bands {
inline namespace GRIDPROOF_INSTRUCTION_SET {

using Word = std::uint16_t;
inline constexpr std::size_t lanes = 16;

constexpr std::size_t lane_of(std::size_t band, std::size_t stack) { return 4 * band + stack; }

class VectorLanes {
 public:
  VectorLanes() = default;  // of any value
  explicit VectorLanes(Word word) : words_(Vector{} + word) {}
  explicit VectorLanes(const std::array<Word, lanes>& words) { std::memcpy(&words_, words.data(), sizeof words_); }

  std::array<Word, lanes> words() const {
    std::array<Word, lanes> result;
    std::memcpy(result.data(), &words_, sizeof words_);
    return result;
  }

  friend VectorLanes operator&(VectorLanes a, VectorLanes b) { return VectorLanes(a.words_ & b.words_); }
  friend VectorLanes operator|(VectorLanes a, VectorLanes b) { return VectorLanes(a.words_ | b.words_); }
  friend VectorLanes operator^(VectorLanes a, VectorLanes b) { return VectorLanes(a.words_ ^ b.words_); }
  friend VectorLanes operator+(VectorLanes a, VectorLanes b) { return VectorLanes(a.words_ + b.words_); }
  friend VectorLanes operator~(VectorLanes a) { return VectorLanes(~a.words_); }

  // All bits of a lane if it is 0, else none.
  friend VectorLanes is_zero(VectorLanes a) { return VectorLanes(reinterpret_cast<Vector>(a.words_ == Vector{})); }
  // b where it is not 0, else a.
  friend VectorLanes unless_zero(VectorLanes a, VectorLanes b) {
    return VectorLanes(b.words_ == Vector{} ? a.words_ : b.words_);
  }
  friend VectorLanes min(VectorLanes a, VectorLanes b) {
    return VectorLanes(a.words_ < b.words_ ? a.words_ : b.words_);
  }

  friend VectorLanes next_stack(VectorLanes a) {
    return VectorLanes(
        __builtin_shufflevector(a.words_, a.words_, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 12, 13, 14, 15));
  }
  friend VectorLanes last_stack(VectorLanes a) {
    return VectorLanes(
        __builtin_shufflevector(a.words_, a.words_, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 12, 13, 14, 15));
  }
  friend VectorLanes next_band(VectorLanes a) {
    return VectorLanes(
        __builtin_shufflevector(a.words_, a.words_, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15));
  }
  friend VectorLanes last_band(VectorLanes a) {
    return VectorLanes(
        __builtin_shufflevector(a.words_, a.words_, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15));
  }

#if defined(__AVX2__)
  __m256i native() const { return reinterpret_cast<__m256i>(words_); }
#endif

  friend bool any(VectorLanes a) {
#if defined(__AVX2__)
    return _mm256_testz_si256(a.native(), a.native()) == 0;
#else
    std::array<std::uint64_t, 4> parts;
    std::memcpy(parts.data(), &a.words_, sizeof a.words_);
    return (parts[0] | parts[1] | parts[2] | parts[3]) != 0;
#endif
  }

 private:
  typedef Word Vector __attribute__((vector_size(2 * lanes)));

  explicit VectorLanes(Vector words) : words_(words) {}

  Vector words_;
};

class PlainLanes {
 public:
  PlainLanes() = default;  // of any value
  explicit PlainLanes(Word word) { words_.fill(word); }
  explicit PlainLanes(const std::array<Word, lanes>& words) : words_(words) {}

  const std::array<Word, lanes>& words() const { return words_; }

  friend PlainLanes operator&(const PlainLanes& a, const PlainLanes& b) {
    return each([&](std::size_t i) { return a.words_[i] & b.words_[i]; });
  }
  friend PlainLanes operator|(const PlainLanes& a, const PlainLanes& b) {
    return each([&](std::size_t i) { return a.words_[i] | b.words_[i]; });
  }
  friend PlainLanes operator^(const PlainLanes& a, const PlainLanes& b) {
    return each([&](std::size_t i) { return a.words_[i] ^ b.words_[i]; });
  }
  friend PlainLanes operator+(const PlainLanes& a, const PlainLanes& b) {
    return each([&](std::size_t i) { return a.words_[i] + b.words_[i]; });
  }
  friend PlainLanes operator~(const PlainLanes& a) {
    return each([&](std::size_t i) { return ~a.words_[i]; });
  }

  friend PlainLanes is_zero(const PlainLanes& a) {
    return each([&](std::size_t i) { return a.words_[i] == 0 ? -1 : 0; });
  }
  friend PlainLanes unless_zero(const PlainLanes& a, const PlainLanes& b) {
    return each([&](std::size_t i) { return b.words_[i] == 0 ? a.words_[i] : b.words_[i]; });
  }
  friend PlainLanes min(const PlainLanes& a, const PlainLanes& b) {
    return each([&](std::size_t i) { return a.words_[i] < b.words_[i] ? a.words_[i] : b.words_[i]; });
  }

  friend PlainLanes next_stack(const PlainLanes& a) { return a.moved(0, 1); }
  friend PlainLanes last_stack(const PlainLanes& a) { return a.moved(0, 2); }
  friend PlainLanes next_band(const PlainLanes& a) { return a.moved(1, 0); }
  friend PlainLanes last_band(const PlainLanes& a) { return a.moved(2, 0); }

  friend bool any(const PlainLanes& a) { return a.words_ != std::array<Word, lanes>{}; }

 private:
  template <class F>
  static PlainLanes each(F&& word) {
    PlainLanes result;
    for (std::size_t i = 0; i < lanes; ++i) result.words_[i] = static_cast<Word>(word(i));
    return result;
  }

  PlainLanes moved(std::size_t bands, std::size_t stacks) const {
    PlainLanes result = *this;
    for (std::size_t band = 0; band < 3; ++band)
      for (std::size_t stack = 0; stack < 3; ++stack)
        result.words_[lane_of(band, stack)] = words_[lane_of((band + bands) % 3, (stack + stacks) % 3)];
    return result;
  }

  std::array<Word, lanes> words_;
};

}  // namespace GRIDPROOF_INSTRUCTION_SET
}  // namespace gridproof::solver::bands
