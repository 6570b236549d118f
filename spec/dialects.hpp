// The published machine's tiers and what they propose. The machine is the same in both dialects; only what a tier looks
// for differs, and which solutions it may start from.
//
//                 as written (the TLA+ module)                      repaired
//   tier 1        the solution's value of the cell has one          the cell has one candidate
//                 possible place in one of the cell's houses
//   tier 2        the value has one possible place in a house,      the same, over candidates
//                 and that is the cell
//   tier 3        an empty cell gets the solution's value           the same
//   solutions     any board                                         valid boards
//   crossed       none                                              any marks that spare the solution
//
// A dialect is a type with these functions: `tiers` and `proposals` (with the dialect itself as its first parameter, so
// that it finds what a derived one hides), the guards, and `init`. To try out another rule, derive from one and hide a
// function; for other tiers, hide `tiers` and `proposals`.
#pragma once

#include <vector>

#include "spec/algebra.hpp"
#include "spec/grid.hpp"
#include "spec/hint.hpp"
#include "spec/position.hpp"
#include "spec/sudoku/layout.hpp"
#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/validity.hpp"

namespace gridproof::spec {

struct Repaired {
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
  static Marks<B> candidates(const Position<B>& at) {
    return spec::candidates(at.layout, at.grid, at.crossed);
  }

  template <Bit B>
  static Marks<B> only_choice(const Position<B>& at, const Marks<B>& candidates) {
    return marks<B>(at.layout, [&](Cell c, Value v) {
      return candidates.is(c, v) & exactly_one(at.layout.values(), [&](Value w) { return candidates.is(c, w); });
    });
  }

  template <Bit B>
  static Marks<B> last_remaining(const Position<B>& at, const Marks<B>& candidates) {
    return marks<B>(at.layout, [&](Cell c, Value v) {
      return candidates.is(c, v) & any(at.layout.houses_of(c), [&](HouseIndex h) {
               return exactly_one(at.layout.houses()[h], [&](Cell x) { return candidates.is(x, v); });
             });
    });
  }

  template <Bit B>
  static Marks<B> brute_force(const Position<B>& at) {
    return marks<B>(at.layout, [&](Cell c, Value v) { return is_empty(at.layout, at.grid, c) & at.solution.is(c, v); });
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

  template <Bit B>
  static B init(const Position<B>& at) {
    return is_partial_function(at.layout, at.grid) & is_function(at.layout, at.solution) &
           extends(at.layout, at.grid, at.solution) & valid_alt(at.layout, at.solution) &
           spares(at.layout, at.crossed, at.solution);
  }
};

struct AsWritten : Repaired {
  static constexpr const char* name = "as-written";

  template <Bit B>
  static Marks<B> only_choice(const Position<B>& at, const Marks<B>& possible) {
    return marks<B>(at.layout, [&](Cell c, Value v) {
      return is_empty(at.layout, at.grid, c) & at.solution.is(c, v) & any(at.layout.houses_of(c), [&](HouseIndex h) {
               return exactly_one(at.layout.houses()[h], [&](Cell x) { return possible.is(x, v); });
             });
    });
  }

  template <Bit B>
  static B init(const Position<B>& at) {
    return is_partial_function(at.layout, at.grid) & is_function(at.layout, at.solution) &
           extends(at.layout, at.grid, at.solution) & all(at.layout.cells(), [&](Cell c) {
             return none(at.layout.values(), [&](Value v) { return at.crossed.is(c, v); });
           });
  }
};

}  // namespace gridproof::spec
