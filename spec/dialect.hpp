// What the dialects of all rules have in common: candidates, brute force, the guards of the actions, where a call may
// start, and what claims may count on. A dialect derives from this and adds its list of tiers and what each of them
// proposes:
//
//   struct MyDialect : DialectOf<MyRules> {
//     static const TierList& tiers();
//     template <class D, Bit B> static std::vector<Proposals<B>> proposals(const Position<B, MyRules>& at);
//   };
//
// `proposals` has the dialect itself as its first parameter, so that it finds what a derived one hides. To try out
// another rule, derive from a dialect and hide a function.
#pragma once

#include "spec/algebra.hpp"
#include "spec/claim.hpp"
#include "spec/grid.hpp"
#include "spec/position.hpp"
#include "spec/rules.hpp"

namespace gridproof::spec {

template <class R>
struct DialectOf {
  using Rules = R;

  static constexpr Grants grants = {};

  template <Bit B>
  static Marks<B> candidates(const Position<B, R>& at) {
    return spec::candidates(at.rules, at.grid, at.crossed);
  }

  // An empty cell gets the solution's value.
  template <Bit B>
  static Marks<B> brute_force(const Position<B, R>& at) {
    return marks<B>(at.rules, [&](Cell c, Value v) { return is_empty(at.rules, at.grid, c) & at.solution.is(c, v); });
  }

  // The guards of a tier's two actions: it has a hint, or the machine moves on.
  template <Bit B>
  static B finds(const B& proposes) {
    return proposes;
  }
  template <Bit B>
  static B moves_on(const B& proposes) {
    return ~proposes;
  }
  // The guard of NoHintFound: `over` where the grid is full, or, if the list does not end in brute force, where the
  // last tier proposes nothing.
  template <Bit B>
  static B gives_up(const B& over) {
    return over;
  }

  // The grid is part of the solution, which keeps the rules and is not crossed out.
  template <Bit B>
  static B init(const Position<B, R>& at) {
    return is_partial_function(at.rules, at.grid) & extends(at.rules, at.givens, at.grid) &
           is_function(at.rules, at.solution) & extends(at.rules, at.grid, at.solution) &
           is_solution(at.rules, at.solution) & spares(at.rules, at.crossed, at.solution);
  }
};

}  // namespace gridproof::spec
