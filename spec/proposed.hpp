// A machine whose proposals are given to it: what the theorems cut at, and what a broken machine is made of.
//
//   const Proposed<B> at{position, {tier1, tier2, tier3}};
//   const Machine<AsProposed<Repaired>, B> machine(at);
#pragma once

#include <array>

#include "spec/grid.hpp"
#include "spec/position.hpp"

namespace gridproof::spec {

// A position that brings its proposals along, and the dialect that finds them there.
template <Bit B>
struct Proposed : Position<B> {
  std::array<Marks<B>, 3> tiers;
};
template <class D>
struct AsProposed : D {
  template <Bit B>
  static Marks<B> candidates(const Position<B>& at) {
    return Marks<B>(at.layout);
  }
  template <Bit B>
  static Marks<B> only_choice(const Position<B>& at, const Marks<B>&) {
    return static_cast<const Proposed<B>&>(at).tiers[0];
  }
  template <Bit B>
  static Marks<B> last_remaining(const Position<B>& at, const Marks<B>&) {
    return static_cast<const Proposed<B>&>(at).tiers[1];
  }
  template <Bit B>
  static Marks<B> brute_force(const Position<B>& at) {
    return static_cast<const Proposed<B>&>(at).tiers[2];
  }
};

}  // namespace gridproof::spec
