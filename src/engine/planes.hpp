// The machine words of the engine. A plane says for every value in which columns of one row it is: one short word of
// column bits per value, all values side by side in one vector register.
//
// The engine is written over planes alone, and a second kind of plane (planes_over.hpp) is made of truth values of any
// reading; that is how the engine's own source is compared with the spec, and proved equal to it.
//
//   spread(p)         per value: every column, where the value has some column
//   once(p)           per value: every column, where the value has exactly one column
//   across(p)         for every value the same: the columns that some value has
//   across_once(p)    for every value the same: the columns that exactly one value has
//   without(p, q)     p less q
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <utility>

#include "spec/instruction_set.hpp"

namespace gridproof::engine {
inline namespace GRIDPROOF_INSTRUCTION_SET {

// For sizes up to `capacity`, at most 32.
template <int capacity>
class Planes {
 public:
  using Columns = std::conditional_t<(capacity <= 8), std::uint8_t,
                                     std::conditional_t<(capacity <= 16), std::uint16_t, std::uint32_t>>;
  static constexpr int lanes = capacity <= 16 ? 16 : 32;

  Planes() = default;

  // The columns of `mask` for each of the values 1 .. size.
  static Planes constant(int size, std::uint32_t mask) {
    const Vector used = (Vector)(numbered(std::make_integer_sequence<int, lanes>()) < static_cast<Columns>(size));
    return Planes((Vector{} + static_cast<Columns>(mask)) & used);
  }

  void set(int value, int column) {
    bits_[value - 1] = static_cast<Columns>(bits_[value - 1] | Columns{1} << (column - 1));
  }
  void set_columns(int value, Columns columns) { bits_[value - 1] = columns; }
  bool is(int value, int column) const { return (bits_[value - 1] >> (column - 1) & 1) != 0; }
  Columns columns(int value) const { return bits_[value - 1]; }

  bool any() const { return across(*this).bits_[0] != 0; }
  bool is_empty() const { return !any(); }
  int population() const {
    int sum = 0;
    for (std::size_t word = 0; word < sizeof(bits_) / sizeof(std::uint64_t); ++word) {
      std::uint64_t bits;
      std::memcpy(&bits, reinterpret_cast<const char*>(&bits_) + word * sizeof bits, sizeof bits);
      sum += std::popcount(bits);
    }
    return sum;
  }

  friend Planes operator&(const Planes& a, const Planes& b) { return Planes(a.bits_ & b.bits_); }
  friend Planes operator|(const Planes& a, const Planes& b) { return Planes(a.bits_ | b.bits_); }
  friend Planes without(const Planes& a, const Planes& b) { return Planes(a.bits_ & ~b.bits_); }
  friend Planes spread(const Planes& a) { return Planes((Vector)(a.bits_ != 0)); }
  friend Planes once(const Planes& a) {
    return Planes((Vector)(a.bits_ != 0) & (Vector)((a.bits_ & (a.bits_ - 1)) == 0));
  }
  friend Planes across(const Planes& a) {
    Vector some = a.bits_;
    halves([&](auto swapped) { some |= swapped(some); });
    return Planes(some);
  }
  friend Planes across_once(const Planes& a) {
    Vector some = a.bits_, several{};
    halves([&](auto swapped) {
      several |= swapped(several) | (some & swapped(some));
      some |= swapped(some);
    });
    return Planes(some & ~several);
  }

 private:
  typedef Columns Vector __attribute__((vector_size(lanes * sizeof(Columns)), aligned(16)));

  explicit Planes(const Vector& bits) : bits_(bits) {}

  template <int... lane>
  static Vector numbered(std::integer_sequence<int, lane...>) {
    return Vector{static_cast<Columns>(lane)...};
  }

  template <int by, int... lane>
  static Vector swap(const Vector& a, std::integer_sequence<int, lane...>) {
    return __builtin_shufflevector(a, a, (lane ^ by)...);
  }

  // Calls `round` with a function that exchanges the halves of a vector, then one that exchanges the quarters of each
  // half, and so on down to neighbouring lanes. What it combines each time ends up in every lane.
  template <int by = lanes / 2, class F>
  static void halves(F&& round) {
    round([](const Vector& a) { return swap<by>(a, std::make_integer_sequence<int, lanes>()); });
    if constexpr (by > 1) halves<by / 2>(round);
  }

  Vector bits_{};
};

}  // namespace GRIDPROOF_INSTRUCTION_SET
}  // namespace gridproof::engine
