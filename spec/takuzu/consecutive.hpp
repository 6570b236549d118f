// No three consecutive zeros in an array: what that means, and three loops that find out.
//
//   no_3_consecutive_zeros(array, 8);                  // the definition: no window of three begins at 0 .. 5
//   no_3_consecutive_zeros_version_2(array, 8);        // the same by a loop that remembers the last two elements
//
// An array is asked one question, is_zero(index). An index is a number, or a number that nobody knows: then the same
// definition and the same pass of a loop speak of arrays of any length (proofs/takuzu_loops.hpp). All of them answer
// for every length, also 0 and 1.
#pragma once

#include <array>
#include <type_traits>
#include <utility>

#include "spec/algebra.hpp"

namespace gridproof::spec {

// holds(0) and so on up to holds(end - 1).
template <class F>
auto all_below(int end, F&& holds) -> std::remove_cvref_t<decltype(holds(0))> {
  std::remove_cvref_t<decltype(holds(0))> result(true);
  for (int i = 0; i < end; ++i) result = result & holds(i);
  return result;
}

template <class A, class Index>
auto three_zeros(const A& array, const Index& i) {
  return array.is_zero(i) & array.is_zero(i + 1) & array.is_zero(i + 2);
}

// Among the first `length` elements.
template <class A, class Index>
auto no_3_consecutive_zeros_sub(const A& array, const Index& length) {
  return all_below(length - 2, [&](const auto& i) { return ~three_zeros(array, i); });
}

template <class A, class Index>
auto no_3_consecutive_zeros(const A& array, const Index& length) {
  return no_3_consecutive_zeros_sub(array, length);
}

template <class A>
using ElementBit = std::remove_cvref_t<decltype(std::declval<const A&>().is_zero(0))>;

// One pass of a loop: whether it ends the loop with "no", and what the loop remembers if it does not.
template <Bit B, class Memory>
struct Pass {
  B ends;
  Memory after;
};

// A loop is its pass, and for which indices it is made; an array that is shorter than `shortest` is fine as it is.
struct Version1 {  // looks at each window anew; i is where it begins
  template <Bit B>
  struct Memory {};

  static constexpr int shortest = 0, first = 0;
  template <class Index>
  static Index end(const Index& length) {
    return length - 2;
  }
  template <class A>
  static Memory<ElementBit<A>> start(const A&) {
    return {};
  }
  template <Bit B, class A, class Index>
  static Pass<B, Memory<B>> pass(const A& array, const Index& i, const Memory<B>&) {
    return {three_zeros(array, i), {}};
  }
};

struct Version2 {  // remembers the last two elements; i is where the window ends
  template <Bit B>
  struct Memory {
    B last1, last2;  // whether they are zero
  };

  static constexpr int shortest = 3, first = 2;
  template <class Index>
  static Index end(const Index& length) {
    return length;
  }
  template <class A>
  static Memory<ElementBit<A>> start(const A& array) {
    return {array.is_zero(1), array.is_zero(0)};
  }
  template <Bit B, class A, class Index>
  static Pass<B, Memory<B>> pass(const A& array, const Index& i, const Memory<B>& before) {
    const B here = array.is_zero(i);
    return {here & before.last1 & before.last2, {here, before.last1}};
  }
};

struct Version3 {  // counts the zeros that end at i
  template <Bit B>
  struct Memory {
    std::array<B, 3> count_zeros;  // one-hot
  };

  static constexpr int shortest = 0, first = 0;
  template <class Index>
  static Index end(const Index& length) {
    return length;
  }
  template <class A>
  static Memory<ElementBit<A>> start(const A&) {
    using B = ElementBit<A>;
    return {{B(true), B(false), B(false)}};
  }
  template <Bit B, class A, class Index>
  static Pass<B, Memory<B>> pass(const A& array, const Index& i, const Memory<B>& before) {
    const B here = array.is_zero(i);
    return {here & before.count_zeros[2], {{~here, here & before.count_zeros[0], here & before.count_zeros[1]}}};
  }
};

// The loop itself. After a pass that ends it nothing matters any more.
template <class Version, class A>
auto no_3_consecutive_zeros_by(const A& array, int length) {
  ElementBit<A> result(true);
  if (length < Version::shortest) return result;
  auto memory = Version::start(array);
  for (int i = Version::first; i < Version::end(length); ++i) {
    auto [ends, after] = Version::pass(array, i, memory);
    result = result & ~ends;
    memory = std::move(after);
  }
  return result;
}

template <class A>
auto no_3_consecutive_zeros_version_1(const A& array, int length) {
  return no_3_consecutive_zeros_by<Version1>(array, length);
}
template <class A>
auto no_3_consecutive_zeros_version_2(const A& array, int length) {
  return no_3_consecutive_zeros_by<Version2>(array, length);
}
template <class A>
auto no_3_consecutive_zeros_version_3(const A& array, int length) {
  return no_3_consecutive_zeros_by<Version3>(array, length);
}

}  // namespace gridproof::spec
