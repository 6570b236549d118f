// Whole numbers and arrays of any length, which no circuit has: formulations that only Z3 reads.
//
//   template <class B> void operator()(Stage<B>& stage) const {            // Formulation::of_arrays
//     const Number<B> i = number(stage, "i");
//     const Zeros<B> a = zeros(stage, "a");
//     stage.show("one more", all_below(i, zero) & zero(i), all_below(i + 1, zero));
//   }
//
// Numbers are compared in the reading, and all_below is a quantifier. A counterexample is replayed with numbers up to
// `greatest` and arrays up to `room`: the prover is asked for one that is as small.
#pragma once

#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "spec/truth.hpp"
#include "verify/symbolic/formula.hpp"
#include "verify/symbolic/stage.hpp"

namespace gridproof::symbolic {

inline constexpr int bits_of_number = 5, greatest = (1 << bits_of_number) - 1, room = greatest + 1;

template <spec::Bit B>
class Number;

template <>
class Number<spec::Truth> {
 public:
  Number(int value) : value_(value) {}  // NOLINT: a number is one
  int value() const { return value_; }

  friend Number operator+(Number a, int b) { return {a.value_ + b}; }
  friend Number operator-(Number a, int b) { return {a.value_ - b}; }
  friend spec::Truth operator<(Number a, Number b) { return spec::Truth(a.value_ < b.value_); }
  friend spec::Truth operator<=(Number a, Number b) { return spec::Truth(a.value_ <= b.value_); }
  friend spec::Truth operator==(Number a, Number b) { return spec::Truth(a.value_ == b.value_); }

 private:
  int value_;
};

// A term of the arena, like a formula.
template <>
class Number<Formula> {
 public:
  Number(int value);  // NOLINT: a number is one
  static Number at(int index) { return Number(index, nullptr); }
  int index() const { return index_; }

  friend Number operator+(Number a, int b);
  friend Number operator-(Number a, int b);
  friend Formula operator<(Number a, Number b);
  friend Formula operator<=(Number a, Number b);
  friend Formula operator==(Number a, Number b);

 private:
  Number(int index, std::nullptr_t) : index_(index) {}
  int index_;
};

// An array that is asked which of its elements are zero.
template <spec::Bit B>
class Zeros;

template <>
class Zeros<spec::Truth> {
 public:
  explicit Zeros(std::vector<spec::Truth> zero) : zero_(std::move(zero)) {}
  spec::Truth is_zero(Number<spec::Truth> i) const {  // outside nothing is
    const int at = i.value();
    return at >= 0 && at < room ? zero_[static_cast<std::size_t>(at)] : spec::Truth(false);
  }

 private:
  std::vector<spec::Truth> zero_;
};

template <>
class Zeros<Formula> {
 public:
  explicit Zeros(int index) : index_(index) {}
  Formula is_zero(Number<Formula> i) const;

 private:
  int index_;  // an array of integers in the arena
};

// Inputs. Requires numbers that are assumed not to be negative.
Number<spec::Truth> number(Stage<spec::Truth>& stage, const std::string& name);
Number<Formula> number(Stage<Formula>& stage, const std::string& name);
Zeros<spec::Truth> zeros(Stage<spec::Truth>& stage, const std::string& name);
Zeros<Formula> zeros(Stage<Formula>& stage, const std::string& name);

// holds(j) for every j from 0 to end - 1.
template <class F>
spec::Truth all_below(Number<spec::Truth> end, F&& holds) {
  spec::Truth result(true);
  for (int j = 0; j < end.value(); ++j) result = result & holds(Number<spec::Truth>(j));
  return result;
}
namespace detail {
Number<Formula> bound_number();
Formula for_all(Number<Formula> bound, Formula holds);
}  // namespace detail
template <class F>
Formula all_below(Number<Formula> end, F&& holds) {
  const Number<Formula> j = detail::bound_number();
  return detail::for_all(j, spec::implies((Number<Formula>(0) <= j) & (j < end), Formula(holds(j))));
}

}  // namespace gridproof::symbolic
