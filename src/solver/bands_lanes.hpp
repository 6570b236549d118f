// Sixteen 16-bit words, worked on at once. Nine of them stand for the boxes of a 9x9 grid: box (band, stack), each
// counted from 0, is lane 4 * band + stack. The other lanes go along and are never asked.
//
//   next_stack(lanes)       lane (b, s) becomes what (b, s + 1 mod 3) was
//   last_band(lanes)        lane (b, s) becomes what (b - 1 mod 3, s) was
//   is_zero(lanes)          all bits of a lane that is 0, none of another
//   unless_zero(a, b)       b where it is not 0, else a
//
// Two classes with the same functions: PortableLanes, in two halves that any compiler's vectors can hold, and, where
// the target has AVX2, WideLanes in one piece.
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

class PortableLanes {
 public:
  PortableLanes() = default;  // of any value
  explicit PortableLanes(Word word) : low_(Half{} + word), high_(Half{} + word) {}
  explicit PortableLanes(const std::array<Word, lanes>& words) {
    std::memcpy(&low_, words.data(), sizeof low_);
    std::memcpy(&high_, words.data() + lanes / 2, sizeof high_);
  }

  std::array<Word, lanes> words() const {
    std::array<Word, lanes> result;
    std::memcpy(result.data(), &low_, sizeof low_);
    std::memcpy(result.data() + lanes / 2, &high_, sizeof high_);
    return result;
  }

  using Lanes = PortableLanes;
  friend Lanes operator&(Lanes a, Lanes b) { return {a.low_ & b.low_, a.high_ & b.high_}; }
  friend Lanes operator|(Lanes a, Lanes b) { return {a.low_ | b.low_, a.high_ | b.high_}; }
  friend Lanes operator^(Lanes a, Lanes b) { return {a.low_ ^ b.low_, a.high_ ^ b.high_}; }
  friend Lanes operator+(Lanes a, Lanes b) { return {a.low_ + b.low_, a.high_ + b.high_}; }
  friend Lanes operator~(Lanes a) { return {~a.low_, ~a.high_}; }

  friend Lanes is_zero(Lanes a) {
    return {reinterpret_cast<Half>(a.low_ == Half{}), reinterpret_cast<Half>(a.high_ == Half{})};
  }
  friend Lanes unless_zero(Lanes a, Lanes b) { return b | (a & is_zero(b)); }
  friend Lanes min(Lanes a, Lanes b) {
    return {a.low_ < b.low_ ? a.low_ : b.low_, a.high_ < b.high_ ? a.high_ : b.high_};
  }

  friend Lanes next_stack(Lanes a) {
    return {__builtin_shufflevector(a.low_, a.low_, 1, 2, 0, 3, 5, 6, 4, 7),
            __builtin_shufflevector(a.high_, a.high_, 1, 2, 0, 3, 5, 6, 4, 7)};
  }
  friend Lanes last_stack(Lanes a) {
    return {__builtin_shufflevector(a.low_, a.low_, 2, 0, 1, 3, 6, 4, 5, 7),
            __builtin_shufflevector(a.high_, a.high_, 2, 0, 1, 3, 6, 4, 5, 7)};
  }
  friend Lanes next_band(Lanes a) {
    return {__builtin_shufflevector(a.low_, a.high_, 4, 5, 6, 7, 8, 9, 10, 11),
            __builtin_shufflevector(a.low_, a.high_, 0, 1, 2, 3, 12, 13, 14, 15)};
  }
  friend Lanes last_band(Lanes a) {
    return {__builtin_shufflevector(a.low_, a.high_, 8, 9, 10, 11, 0, 1, 2, 3),
            __builtin_shufflevector(a.low_, a.high_, 4, 5, 6, 7, 12, 13, 14, 15)};
  }

  friend bool any(Lanes a) {
    const Half both = a.low_ | a.high_;
    std::array<std::uint64_t, 2> parts;
    std::memcpy(parts.data(), &both, sizeof both);
    return (parts[0] | parts[1]) != 0;
  }

 private:
  typedef Word Half __attribute__((vector_size(lanes)));  // bytes: half of the lanes, of two bytes each

  PortableLanes(Half low, Half high) : low_(low), high_(high) {}

  Half low_, high_;
};

#if defined(__AVX2__)

class WideLanes {
 public:
  WideLanes() = default;  // of any value
  explicit WideLanes(Word word) : words_(Vector{} + word) {}
  explicit WideLanes(const std::array<Word, lanes>& words) { std::memcpy(&words_, words.data(), sizeof words_); }

  std::array<Word, lanes> words() const {
    std::array<Word, lanes> result;
    std::memcpy(result.data(), &words_, sizeof words_);
    return result;
  }

  using Lanes = WideLanes;
  friend Lanes operator&(Lanes a, Lanes b) { return Lanes(a.words_ & b.words_); }
  friend Lanes operator|(Lanes a, Lanes b) { return Lanes(a.words_ | b.words_); }
  friend Lanes operator^(Lanes a, Lanes b) { return Lanes(a.words_ ^ b.words_); }
  friend Lanes operator+(Lanes a, Lanes b) { return Lanes(a.words_ + b.words_); }
  friend Lanes operator~(Lanes a) { return Lanes(~a.words_); }

  friend Lanes is_zero(Lanes a) { return Lanes(reinterpret_cast<Vector>(a.words_ == Vector{})); }
  friend Lanes unless_zero(Lanes a, Lanes b) { return Lanes(b.words_ == Vector{} ? a.words_ : b.words_); }
  friend Lanes min(Lanes a, Lanes b) { return Lanes(a.words_ < b.words_ ? a.words_ : b.words_); }

  friend Lanes next_stack(Lanes a) {
    return Lanes(__builtin_shufflevector(a.words_, a.words_, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 12, 13, 14, 15));
  }
  friend Lanes last_stack(Lanes a) {
    return Lanes(__builtin_shufflevector(a.words_, a.words_, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 12, 13, 14, 15));
  }
  friend Lanes next_band(Lanes a) {
    return Lanes(__builtin_shufflevector(a.words_, a.words_, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15));
  }
  friend Lanes last_band(Lanes a) {
    return Lanes(__builtin_shufflevector(a.words_, a.words_, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15));
  }

  friend bool any(Lanes a) { return _mm256_testz_si256(a.native(), a.native()) == 0; }

  __m256i native() const { return reinterpret_cast<__m256i>(words_); }

 private:
  typedef Word Vector __attribute__((vector_size(2 * lanes)));

  explicit WideLanes(Vector words) : words_(words) {}

  Vector words_;
};

using FastLanes = WideLanes;

#else

using FastLanes = PortableLanes;

#endif

}  // namespace GRIDPROOF_INSTRUCTION_SET
}  // namespace gridproof::solver::bands
