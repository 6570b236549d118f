// A finding about the TLA+ module as it was written down: with a valid solution its tier 2 never fires.
#pragma once

#include "proofs/position.hpp"

namespace gridproof::proofs {

// Where tier 2 has a hint, tier 1 has it too, and comes first. Without valid solutions that is not so.
template <class D>
struct Tier2NeverFires {
  Layout layout;
  bool valid_solutions = true;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B> at = initial_position<D>(stage, layout);
    if (valid_solutions) {
      stage.assume("the solution is valid", valid_alt(layout, at.solution));
      use_group_lemma_of_valid(stage, layout, at.solution);
    }
    const auto proposed = D::template proposals<D>(at);
    const Marks<B>& tier1 = proposed[0].placements();
    const Marks<B>& tier2 = proposed[1].placements();
    // House by house first: the one place of a value is where the solution has it.
    const Marks<B> possible = D::candidates(at);
    if (valid_solutions)
      for (const House& house : layout.houses())
        for (const Value v : layout.values())
          stage.oblige(std::to_string(v) + " in the house of " + symbolic::place(layout, house.cells.front()) +
                           " and " + symbolic::place(layout, house.cells.back()),
                       implies(exactly_one(house, [&](Cell c) { return possible.is(c, v); }),
                               all(house, [&](Cell c) { return implies(possible.is(c, v), at.solution.is(c, v)); })));
    for (const Cell c : layout.cells())
      stage.show("tier 2 at " + symbolic::place(layout, c),
                 any(layout.values(), [&](Value v) { return tier2.is(c, v); }),
                 all(layout.values(), [&](Value v) { return implies(tier2.is(c, v), tier1.is(c, v)); }));
    const Machine<D, B> machine(at);
    stage.show("tier 2 enabled implies tier 1 enabled", machine.proposes(HintType::last_remaining),
               machine.proposes(HintType::only_choice));
    const State<B> end = end_of_call(machine);
    stage.show("tier 2 never answers", ~end.hint.type.is(HintType::last_remaining));
    show_one_action<D>(stage, at);
  }
};

}  // namespace gridproof::proofs
