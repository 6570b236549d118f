// The three versions of the check for three consecutive zeros: they agree, and each is right for arrays of any length.
// A loop is right by its invariant: it holds at the start; a pass that does not end the loop keeps it; where the loop
// ends, after a pass or with the array, the answer is that of the definition. The pass is the one that runs.
#pragma once

#include <string>
#include <vector>

#include "spec/takuzu/consecutive.hpp"
#include "verify/symbolic/arrays.hpp"
#include "verify/symbolic/formulation.hpp"

namespace gridproof::proofs {

using namespace spec;
using symbolic::Number;
using symbolic::Stage;
using symbolic::Zeros;

// For all arrays of up to so many elements, by running the loops.
template <class V1 = Version1, class V2 = Version2, class V3 = Version3>
struct ThreeZerosVersionsAgree {
  int longest;

  template <Bit B>
  struct Array {
    std::vector<B> zero;
    const B& is_zero(int i) const { return zero[static_cast<std::size_t>(i)]; }
  };

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    Array<B> array;
    for (int i = 0; i < longest; ++i) array.zero.push_back(stage.input("a." + std::to_string(i)));
    for (int length = 0; length <= longest; ++length) {
      const B defined = no_3_consecutive_zeros(array, length);
      const std::string of = "of " + std::to_string(length) + ": version ";
      stage.show(of + "1", same(no_3_consecutive_zeros_by<V1>(array, length), defined));
      stage.show(of + "2", same(no_3_consecutive_zeros_by<V2>(array, length), defined));
      stage.show(of + "3", same(no_3_consecutive_zeros_by<V3>(array, length), defined));
    }
  }
};

// What is true whenever a pass begins, at index i; and what a loop may remember then.
template <class Version>
struct Invariant;

template <>
struct Invariant<Version1> {
  template <Bit B>
  static Version1::Memory<B> any(Stage<B>&) {
    return {};
  }
  template <Bit B>
  static B holds(const Zeros<B>& a, const Number<B>& i, const Version1::Memory<B>&) {
    return no_3_consecutive_zeros_sub(a, i + 2);
  }
};

template <>
struct Invariant<Version2> {
  template <Bit B>
  static Version2::Memory<B> any(Stage<B>& stage) {
    return {stage.input("last1"), stage.input("last2")};
  }
  template <Bit B>
  static B holds(const Zeros<B>& a, const Number<B>& i, const Version2::Memory<B>& memory) {
    return same(memory.last1, a.is_zero(i - 1)) & same(memory.last2, a.is_zero(i - 2)) &
           no_3_consecutive_zeros_sub(a, i);
  }
};

template <>
struct Invariant<Version3> {
  template <Bit B>
  static Version3::Memory<B> any(Stage<B>& stage) {
    return {{stage.input("count.0"), stage.input("count.1"), stage.input("count.2")}};
  }
  template <Bit B>
  static B holds(const Zeros<B>& a, const Number<B>& i, const Version3::Memory<B>& memory) {
    const auto& count = memory.count_zeros;
    const auto before_it_none = [&](int zeros) { return (i == Number<B>(zeros)) | ~a.is_zero(i - (zeros + 1)); };
    return exactly_one(count, [](const B& bit) { return bit; }) & implies(count[0], before_it_none(0)) &
           implies(count[1], (Number<B>(1) <= i) & a.is_zero(i - 1) & before_it_none(1)) &
           implies(count[2], (Number<B>(2) <= i) & a.is_zero(i - 1) & a.is_zero(i - 2) & before_it_none(2)) &
           no_3_consecutive_zeros_sub(a, i);
  }
};

// Notes where an array is read.
template <Bit B>
struct Watched {
  const Zeros<B>& array;
  std::vector<Number<B>>& read;

  B is_zero(const Number<B>& i) const {
    read.push_back(i);
    return array.is_zero(i);
  }
};

template <class Version, class I = Invariant<Version>>
struct LoopRight {
  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Number<B> length = symbolic::number(stage, "length"), i = symbolic::number(stage, "i");
    const Zeros<B> a = symbolic::zeros(stage, "a");
    const auto memory = I::any(stage);
    stage.assume("a length and an index", (Number<B>(0) <= length) & (Number<B>(0) <= i));
    const Number<B> first(Version::first), end = Version::end(length);
    const B runs = Number<B>(Version::shortest) <= length, defined = no_3_consecutive_zeros(a, length);

    std::vector<Number<B>> read;
    const Watched<B> watched{a, read};
    const auto inside = [&] {
      return all(read, [&](const Number<B>& at) { return (Number<B>(0) <= at) & (at < length); });
    };
    const auto start = Version::start(watched);
    stage.show("the start reads elements", runs, inside());
    stage.show("initiation", runs, I::holds(a, first, start));

    const B inv = I::holds(a, i, memory), begins = runs & (first <= i) & (i < end) & inv;
    read.clear();
    const auto pass = Version::pass(watched, i, memory);
    stage.show("a pass reads elements", begins, inside());
    stage.show("preservation", begins & ~pass.ends, I::holds(a, i + 1, pass.after));
    stage.show("where a pass ends it", begins & pass.ends, ~defined);
    const B over = (first <= i) & (end <= i) & ((i == first) | (i == end));
    stage.show("where the array ends", runs & over & inv, defined);
    if (Version::shortest > 0) stage.show("shorter arrays", ~runs, defined);
  }
};

}  // namespace gridproof::proofs
