// The second reading: 256 grids at once. A truth value is 256 bits; lane i answers for grid i. The vector type is the
// compiler's own, so that one source serves every instruction set.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "spec/instruction_set.hpp"

namespace gridproof::spec {
inline namespace GRIDPROOF_INSTRUCTION_SET {

class Lanes {
 public:
  static constexpr std::size_t count = 256;

  Lanes() = default;
  explicit Lanes(bool value) : bits_(value ? ~Vector{} : Vector{}) {}

  // Lane i of variable(k) is bit k of i: eight variables enumerate all 256 lanes.
  static Lanes variable(unsigned k) {
    constexpr std::array<std::uint64_t, 6> pattern = {0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC, 0xF0F0F0F0F0F0F0F0,
                                                      0xFF00FF00FF00FF00, 0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};
    Lanes result;
    for (unsigned word = 0; word < words; ++word)
      result.bits_[word] = k < 6 ? pattern[k] : (word >> (k - 6) & 1) != 0 ? ~std::uint64_t{0} : 0;
    return result;
  }

  // Lane i of the result is lane i with bit k set: the same question asked of the grid in which variable k is true.
  Lanes with_variable_set(unsigned k) const {
    Lanes result;
    if (k < 6) {
      const Lanes where = variable(k);
      const Vector upper = bits_ & where.bits_;
      result.bits_ = upper | (upper >> (std::uint64_t{1} << k));
    } else {
      for (unsigned word = 0; word < words; ++word) result.bits_[word] = bits_[word | (1U << (k - 6))];
    }
    return result;
  }

  static Lanes below(std::size_t lanes) {
    Lanes result(false);
    for (std::size_t lane = 0; lane < lanes; ++lane) result.set(lane);
    return result;
  }

  bool at(std::size_t lane) const { return (bits_[lane / 64] >> (lane % 64) & 1) != 0; }
  void set(std::size_t lane) { bits_[lane / 64] |= std::uint64_t{1} << (lane % 64); }

  bool any() const { return (bits_[0] | bits_[1] | bits_[2] | bits_[3]) != 0; }
  std::size_t population() const {
    std::size_t sum = 0;
    for (unsigned word = 0; word < words; ++word) sum += static_cast<std::size_t>(std::popcount(bits_[word]));
    return sum;
  }

  friend Lanes operator&(const Lanes& a, const Lanes& b) { return Lanes(a.bits_ & b.bits_); }
  friend Lanes operator|(const Lanes& a, const Lanes& b) { return Lanes(a.bits_ | b.bits_); }
  friend Lanes operator~(const Lanes& a) { return Lanes(~a.bits_); }
  friend bool operator==(const Lanes& a, const Lanes& b) { return !Lanes(a.bits_ ^ b.bits_).any(); }

 private:
  static constexpr unsigned words = count / 64;
  // Aligned as any allocation is: over-aligned storage is slower to get than unaligned vectors are to load.
  using Vector = std::uint64_t __attribute__((vector_size(count / 8), aligned(16)));

  explicit Lanes(const Vector& bits) : bits_(bits) {}

  Vector bits_{};
};

}  // namespace GRIDPROOF_INSTRUCTION_SET
}  // namespace gridproof::spec
