// A machine whose proposals are given to it: what the theorems cut at, and what a broken machine is made of.
//
//   const Proposed<B> at{position, {tier1, tier2, tier3}};
//   const Machine<AsProposed<Repaired>, B> machine(at);
#pragma once

#include <vector>

#include "spec/grid.hpp"
#include "spec/hint.hpp"
#include "spec/position.hpp"

namespace gridproof::spec {

// A position that brings its proposals along, a list of them for each tier, and the dialect that finds them there.
template <Bit B, class R = Layout>
struct Proposed : Position<B, R> {
  std::vector<Proposals<B>> tiers;
};
template <class D>
struct AsProposed : D {
  template <class, Bit B, class R>
  static std::vector<Proposals<B>> proposals(const Position<B, R>& at) {
    return static_cast<const Proposed<B, R>&>(at).tiers;
  }
};

}  // namespace gridproof::spec
