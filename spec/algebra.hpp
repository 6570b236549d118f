// The Boolean algebra that every definition of spec/ is written in, and its folds.
//
//   using B = Truth;                                    // or Lanes, or a formula, or a circuit
//   B some = any(house, [&](Cell c) { return grid.is(c, v); });
//
// A truth value is anything with `&`, `|`, `~` and the two constants. Definitions never branch on one: that is what
// lets the same source be run (Truth), run on 256 grids at once (Lanes), or be stated about all grids by a solver.
#pragma once

#include <concepts>
#include <cstddef>
#include <iterator>
#include <type_traits>
#include <utility>
#include <vector>

namespace gridproof::spec {

template <class B>
concept Bit = std::copyable<B> && std::constructible_from<B, bool> && !std::is_same_v<B, bool> && requires(B a, B b) {
  { a& b } -> std::same_as<B>;
  { a | b } -> std::same_as<B>;
  { ~a } -> std::same_as<B>;
};

// a & rest(), where the rest need not be worked out if a is false of everything that is read at once.
template <Bit B, class Rest>
B and_then(const B& a, Rest&& rest) {
  if constexpr (requires { a.any(); })
    if (!a.any()) return a;
  return a & rest();
}

template <Bit B>
B implies(const B& a, const B& b) {
  return ~a | b;
}
template <Bit B>
B differ(const B& a, const B& b) {
  return (a & ~b) | (~a & b);
}
template <Bit B>
B same(const B& a, const B& b) {
  return ~differ(a, b);
}
// `condition ? a : b`, spelled so that no reading can branch on the condition.
template <Bit B>
B mux(const B& condition, const B& a, const B& b) {
  return (condition & a) | (~condition & b);
}

template <class Range, class F>
using FoldOf = std::remove_cvref_t<decltype(std::declval<F&>()(*std::begin(std::declval<const Range&>())))>;

template <class Range, class F>
auto all(const Range& range, F&& holds) -> FoldOf<Range, F> {
  FoldOf<Range, F> result(true);
  for (const auto& item : range) result = result & holds(item);
  return result;
}

template <class Range, class F>
auto any(const Range& range, F&& holds) -> FoldOf<Range, F> {
  FoldOf<Range, F> result(false);
  for (const auto& item : range) result = result | holds(item);
  return result;
}

template <class Range, class F>
auto none(const Range& range, F&& holds) -> FoldOf<Range, F> {
  return ~any(range, holds);
}

// Counts as far as two: whether some item satisfies `holds`, and whether several do.
template <class B>
struct UpToTwo {
  B some{false};
  B several{false};
};

template <class Range, class F>
auto count_up_to_two(const Range& range, F&& holds) -> UpToTwo<FoldOf<Range, F>> {
  UpToTwo<FoldOf<Range, F>> count;
  for (const auto& item : range) {
    const auto here = holds(item);
    count.several = count.several | (count.some & here);
    count.some = count.some | here;
  }
  return count;
}

template <class Range, class F>
auto at_most_one(const Range& range, F&& holds) -> FoldOf<Range, F> {
  return ~count_up_to_two(range, holds).several;
}

template <class Range, class F>
auto exactly_one(const Range& range, F&& holds) -> FoldOf<Range, F> {
  const auto count = count_up_to_two(range, holds);
  return count.some & ~count.several;
}

// [k]: at least k items satisfy `holds`, for k from 0 to `most`.
template <class Range, class F>
auto counts(const Range& range, std::size_t most, F&& holds) -> std::vector<FoldOf<Range, F>> {
  using B = FoldOf<Range, F>;
  std::vector<B> at_least(most + 1, B(false));
  at_least[0] = B(true);
  for (const auto& item : range) {
    const B here = holds(item);
    for (std::size_t k = most; k > 0; --k) at_least[k] = at_least[k] | (at_least[k - 1] & here);
  }
  return at_least;
}

// One flag per item: set for the first item that satisfies `holds`, if there is one. The only place where a search that
// would stop early in a program is written down, so that every reading makes the same choice.
template <class Range, class F>
auto first(const Range& range, F&& holds) -> std::vector<FoldOf<Range, F>> {
  using B = FoldOf<Range, F>;
  std::vector<B> chosen;
  chosen.reserve(static_cast<std::size_t>(std::distance(std::begin(range), std::end(range))));
  B found(false);
  for (const auto& item : range) {
    const B here = holds(item);
    chosen.push_back(here & ~found);
    found = found | here;
  }
  return chosen;
}

}  // namespace gridproof::spec
