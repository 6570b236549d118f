// What tiers 1 and 2 propose is forced: every completion of the grid that spares the crossed marks has it.
#pragma once

#include "proofs/position.hpp"

namespace gridproof::proofs {

// Any grid with a completion, and any marks that spare it. The solution that a position names plays no part.
template <Bit B>
Position<B> completable_position(Stage<B>& stage, const Layout& layout) {
  const Marks<B> full = stage.marks("full", layout);
  Position<B> at{layout, grid_of(stage, layout, full), stage.marks("crossed", layout), full};
  stage.exhibit("grid", at.grid);
  stage.exhibit("crossed", at.crossed);
  stage.exhibit("solution", full);
  assume_valid(stage, "full", layout, full);
  stage.assume("full is spared", spares(layout, at.crossed, full));
  return at;
}

template <Bit B>
void show_forced(Stage<B>& stage, const Position<B>& at, const Marks<B>& proposed) {
  for (const Cell c : at.rules.cells())
    stage.show(symbolic::place(at.rules, c), any(at.rules.values(), [&](Value v) { return proposed.is(c, v); }),
               all(at.rules.values(), [&](Value v) { return implies(proposed.is(c, v), at.solution.is(c, v)); }));
}

template <class D>
struct SingleCandidateForced {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B> at = completable_position(stage, layout);
    show_forced(stage, at, D::only_choice(at, D::candidates(at)));
  }
};

template <class D>
struct SinglePlaceForced {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B> at = completable_position(stage, layout);
    const Marks<B> candidates = D::candidates(at);
    // House by house first: the proposals of a cell speak of all its houses at once.
    for (const House& house : layout.houses())
      for (const Value v : layout.values())
        stage.show(std::to_string(v) + " in the house of " + symbolic::place(layout, house.cells.front()) + " and " +
                       symbolic::place(layout, house.cells.back()),
                   exactly_one(house, [&](Cell c) { return candidates.is(c, v); }),
                   all(house, [&](Cell c) { return implies(candidates.is(c, v), at.solution.is(c, v)); }));
    show_forced(stage, at, D::last_remaining(at, candidates));
  }
};

}  // namespace gridproof::proofs
