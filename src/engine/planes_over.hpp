// Planes made of truth values of any reading (lanes, formulas, circuits): the same operations as machine words have,
// spelled out by definition.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "spec/algebra.hpp"

namespace gridproof::engine {

template <spec::Bit B>
class PlanesOver {
 public:
  PlanesOver() = default;

  static PlanesOver constant(int size, std::uint32_t mask) {
    PlanesOver result(size);
    for (int value = 1; value <= size; ++value)
      for (int column = 1; column <= size; ++column) result.at(value, column) = B((mask >> (column - 1) & 1U) != 0);
    return result;
  }

  B& at(int value, int column) { return bits_[index(value, column)]; }
  const B& is(int value, int column) const { return bits_[index(value, column)]; }
  int size() const { return size_; }

  B any() const {
    return spec::any(bits_, [](const B& bit) { return bit; });
  }
  B is_empty() const { return ~any(); }

  // A plane without a size is the empty set of any size.
  friend PlanesOver operator&(const PlanesOver& a, const PlanesOver& b) {
    return a.zip(b, [](const B& x, const B& y) { return x & y; });
  }
  friend PlanesOver operator|(const PlanesOver& a, const PlanesOver& b) {
    return a.zip(b, [](const B& x, const B& y) { return x | y; });
  }
  friend PlanesOver without(const PlanesOver& a, const PlanesOver& b) {
    return a.zip(b, [](const B& x, const B& y) { return x & ~y; });
  }
  friend PlanesOver spread(const PlanesOver& a) {
    return a.per_value([](const std::vector<B>& columns) { return spec::any(columns, identity); });
  }
  friend PlanesOver once(const PlanesOver& a) {
    return a.per_value([](const std::vector<B>& columns) { return spec::exactly_one(columns, identity); });
  }
  friend PlanesOver across(const PlanesOver& a) {
    return a.per_column([](const std::vector<B>& values) { return spec::any(values, identity); });
  }
  friend PlanesOver across_once(const PlanesOver& a) {
    return a.per_column([](const std::vector<B>& values) { return spec::exactly_one(values, identity); });
  }

 private:
  explicit PlanesOver(int size)
      : size_(size), bits_(static_cast<std::size_t>(size) * static_cast<std::size_t>(size), B(false)) {}

  static B identity(const B& bit) { return bit; }

  std::size_t index(int value, int column) const { return static_cast<std::size_t>((value - 1) * size_ + column - 1); }

  template <class F>
  PlanesOver zip(const PlanesOver& other, F&& combine) const {
    PlanesOver result(size_ != 0 ? size_ : other.size_);
    for (std::size_t i = 0; i < result.bits_.size(); ++i)
      result.bits_[i] = combine(size_ != 0 ? bits_[i] : B(false), other.size_ != 0 ? other.bits_[i] : B(false));
    return result;
  }

  template <class F>
  PlanesOver per_value(F&& answer) const {
    PlanesOver result(size_);
    for (int value = 1; value <= size_; ++value) {
      std::vector<B> columns;
      for (int column = 1; column <= size_; ++column) columns.push_back(is(value, column));
      const B bit = answer(columns);
      for (int column = 1; column <= size_; ++column) result.at(value, column) = bit;
    }
    return result;
  }

  template <class F>
  PlanesOver per_column(F&& answer) const {
    PlanesOver result(size_);
    for (int column = 1; column <= size_; ++column) {
      std::vector<B> values;
      for (int value = 1; value <= size_; ++value) values.push_back(is(value, column));
      const B bit = answer(values);
      for (int value = 1; value <= size_; ++value) result.at(value, column) = bit;
    }
    return result;
  }

  int size_ = 0;
  std::vector<B> bits_;
};

}  // namespace gridproof::engine
