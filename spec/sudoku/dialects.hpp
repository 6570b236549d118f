// The published machine's tiers and what they propose. The machine is the same in both dialects; only what a tier looks
// for differs, and which solutions it may start from.
//
//                 as written (the TLA+ module)                      repaired
//   tier 1        the solution's value of the cell has one          the cell has one candidate
//                 possible place in one of the cell's houses
//   tier 2        the value has one possible place in a house,      the same, over candidates, in a house that
//                 and that is the cell                              must have the value
//   tier 3        an empty cell gets the solution's value           the same
//   solutions     any board                                         valid boards
//   crossed       none                                              any marks that spare the solution
//
// To try out another rule, derive from one of them and hide a function; for other tiers, hide `tiers` and `proposals`.
#pragma once

#include <vector>

#include "spec/algebra.hpp"
#include "spec/dialect.hpp"
#include "spec/grid.hpp"
#include "spec/hint.hpp"
#include "spec/position.hpp"
#include "spec/sudoku/layout.hpp"
#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/validity.hpp"

namespace gridproof::spec {

struct Repaired : DialectOf<Layout> {
  static constexpr const char* name = "repaired";

  static const TierList& tiers() { return seed_tiers(); }

  template <class D, Bit B>
  static std::vector<Proposals<B>> proposals(const Position<B>& at) {
    const Marks<B> candidates = D::candidates(at);
    std::vector<Proposals<B>> proposed;
    proposed.reserve(tiers().size());
    proposed.emplace_back(D::only_choice(at, candidates));
    proposed.emplace_back(D::last_remaining(at, candidates));
    proposed.emplace_back(D::brute_force(at));
    return proposed;
  }

  template <Bit B>
  static Marks<B> only_choice(const Position<B>& at, const Marks<B>& candidates) {
    return marks<B>(at.rules, [&](Cell c, Value v) {
      return candidates.is(c, v) & exactly_one(at.rules.values(), [&](Value w) { return candidates.is(c, w); });
    });
  }

  // Only of a house that must have the value somewhere.
  template <Bit B>
  static Marks<B> last_remaining(const Position<B>& at, const Marks<B>& candidates) {
    return marks<B>(at.rules, [&](Cell c, Value v) {
      return candidates.is(c, v) & any(at.rules.houses_of(c), [&](HouseIndex h) {
               return at.rules.has_every_value(at.rules.houses()[h]) ? has_one_place(at, h, v, candidates) : B(false);
             });
    });
  }

  template <Bit B>
  static B has_one_place(const Position<B>& at, HouseIndex house, Value value, const Marks<B>& candidates) {
    return exactly_one(at.rules.houses()[house], [&](Cell x) { return candidates.is(x, value); });
  }
};

struct AsWritten : Repaired {
  static constexpr const char* name = "as-written";
  static constexpr Grants grants{.solutions = false, .fairness = false};

  template <Bit B>
  static Marks<B> only_choice(const Position<B>& at, const Marks<B>& possible) {
    return marks<B>(at.rules, [&](Cell c, Value v) {
      return is_empty(at.rules, at.grid, c) & at.solution.is(c, v) &
             any(at.rules.houses_of(c), [&](HouseIndex h) { return has_one_place(at, h, v, possible); });
    });
  }

  template <Bit B>
  static Marks<B> last_remaining(const Position<B>& at, const Marks<B>& possible) {
    return marks<B>(at.rules, [&](Cell c, Value v) {
      return possible.is(c, v) &
             any(at.rules.houses_of(c), [&](HouseIndex h) { return has_one_place(at, h, v, possible); });
    });
  }

  template <Bit B>
  static B init(const Position<B>& at) {
    return is_partial_function(at.rules, at.grid) & extends(at.rules, at.givens, at.grid) &
           is_function(at.rules, at.solution) & extends(at.rules, at.grid, at.solution) &
           all(at.rules.cells(),
               [&](Cell c) { return none(at.rules.values(), [&](Value v) { return at.crossed.is(c, v); }); });
  }
};

}  // namespace gridproof::spec
