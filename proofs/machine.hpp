// The claims about a call of the machine and a round of play, for every position that the dialect may start from. Each
// is the claim of spec/claims.hpp or spec/play.hpp itself, cut between proposals and machine.
#pragma once

#include "proofs/position.hpp"

namespace gridproof::proofs {

// In the solution; allowed by the rules; and of tier 3, that it proposes something exactly where a cell is empty.
template <Bit B>
auto proposed_in(const Position<B>& at, const Marks<B>& full) {
  return [&](HintType, Cell c, const Marks<B>& proposed) {
    return all(at.layout.values(), [&](Value v) { return implies(proposed.is(c, v), full.is(c, v)); });
  };
}
template <Bit B>
auto proposed_legally(const Position<B>& at) {
  return [&](HintType, Cell c, const Marks<B>& proposed) {
    return all(at.layout.values(),
               [&](Value v) { return implies(proposed.is(c, v), is_possible(at.layout, at.grid, c, v)); });
  };
}
template <Bit B>
auto proposed_for_empty_cells(const Position<B>& at) {
  return [&](HintType tier, Cell c, const Marks<B>& proposed) {
    const B some = any(at.layout.values(), [&](Value v) { return proposed.is(c, v); });
    const B empty = is_empty(at.layout, at.grid, c);
    return tier == HintType::brute_force ? same(some, empty) : implies(some, empty);
  };
}
template <Bit B>
auto proposed_anyhow(const Position<B>&) {
  return [](HintType, Cell, const Marks<B>&) { return B(true); };
}

template <Bit B>
void show_claim(Stage<B>& stage, const std::string& name, const spec::Statement<B>& claim) {
  stage.show(name, claim.premise, claim.conclusion);
}

// TypeOK is inductive: it holds at the start, and every step keeps it.
template <class D>
struct TypeOk {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B> at = initial_position<D>(stage, layout);
    const Proposed<B> cut = cut_at_proposals<D>(stage, at, proposed_anyhow(at));
    const Machine<AsProposed<D>, B> machine(cut);
    stage.show("the position", well_typed(at));
    stage.show("init", well_typed(machine.init()));
    const State<B> state = any_state(stage, layout);
    for (const Action action : all_actions)
      stage.show(std::string(name(action)), well_typed(state) & machine.enabled(state, action),
                 well_typed(machine.step(state, action)));
    stage.show("next", well_typed(state), well_typed(machine.next(state)));
  }
};

template <class D>
struct HintSound {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B> at = initial_position<D>(stage, layout);
    const Proposed<B> cut = cut_at_proposals<D>(stage, at, proposed_in(at, at.solution));
    const Machine<AsProposed<D>, B> machine(cut);
    show_claim(stage, "hint_sound", hint_sound(machine, end_of_call(machine)));
  }
};

// Tiers 1 and 2 against any completion; which solution the position names does not matter.
template <class D>
struct HintForced {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Marks<B> full = stage.marks("full", layout);
    Position<B> at{layout, grid_of(stage, layout, full), stage.marks("crossed", layout),
                   stage.marks("solution", layout)};
    stage.exhibit("grid", at.grid);
    stage.exhibit("crossed", at.crossed);
    stage.exhibit("solution", at.solution);
    stage.exhibit("completion", full);
    stage.assume("init", D::init(at));
    stage.assume("full is a board", is_function(layout, full));
    stage.assume("full completes the grid", completes(at, full));
    use_group_lemma_of_valid(stage, layout, full);
    const auto in_full = proposed_in(at, full);
    const Proposed<B> cut = cut_at_proposals<D>(stage, at, [&](HintType tier, Cell c, const Marks<B>& proposed) {
      return tier == HintType::brute_force ? B(true) : in_full(tier, c, proposed);
    });
    const Machine<AsProposed<D>, B> machine(cut);
    show_claim(stage, "hint_forced", hint_forced(machine, end_of_call(machine), full));
  }
};

// The same of tier 3: expected to be refuted.
template <class D>
struct BruteForceForced {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B> at = initial_position<D>(stage, layout);
    const Marks<B> full = stage.marks("full", layout);
    stage.exhibit("completion", full);
    stage.assume("full is a board", is_function(layout, full));
    stage.assume("full completes the grid", completes(at, full));
    use_group_lemma_of_valid(stage, layout, full);
    const Machine<D, B> machine(at);
    show_claim(stage, "brute_force_forced", brute_force_forced(machine, end_of_call(machine), full));
  }
};

template <class D>
struct HintLegal {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B> at = initial_position<D>(stage, layout);
    const Proposed<B> cut = cut_at_proposals<D>(stage, at, proposed_legally(at));
    const Machine<AsProposed<D>, B> machine(cut);
    show_claim(stage, "hint_legal", hint_legal(machine, end_of_call(machine)));
  }
};

template <class D>
struct TierOrder {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B> at = initial_position<D>(stage, layout);
    const Proposed<B> cut = cut_at_proposals<D>(stage, at, proposed_anyhow(at));
    const Machine<AsProposed<D>, B> machine(cut);
    show_claim(stage, "tier_order", tier_order(machine, end_of_call(machine)));
  }
};

template <class D>
struct DoneOk {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B> at = initial_position<D>(stage, layout);
    const Proposed<B> cut = cut_at_proposals<D>(stage, at, proposed_for_empty_cells(at));
    const Machine<AsProposed<D>, B> machine(cut);
    show_claim(stage, "done_ok", done_ok(machine, end_of_call(machine)));
    // Whichever action ends the call: the end above is that of one of those that are enabled.
    for (const Action action : all_actions) {
      const Transition move = transition(action);
      if (move.to != Pc::done) continue;
      const State<B> before{Hint<B>::none(layout.size()), OneHot<B, Pc, all_pcs.size()>(move.from)};
      const auto claim = done_ok(machine, machine.step(before, action));
      stage.show("done_ok after " + std::string(name(action)), machine.enabled(before, action) & claim.premise,
                 claim.conclusion);
    }
  }
};

// The rank of the pc goes up with every step, and before done there is one: so every call ends, after four steps.
template <class D>
struct StepBound {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B> at = initial_position<D>(stage, layout);
    const Proposed<B> cut = cut_at_proposals<D>(stage, at, proposed_for_empty_cells(at));
    const Machine<AsProposed<D>, B> machine(cut);
    const State<B> state = any_state(stage, layout);
    const B typed = well_typed(state);
    const auto later = [&](const State<B>& after) {
      return any(all_pcs, [&](Pc from) {
        return state.pc.is(from) & any(all_pcs, [&](Pc to) { return to > from ? B(after.pc.is(to)) : B(false); });
      });
    };
    stage.show("before done an action is enabled", typed & ~state.pc.is(Pc::done), machine.enabled(state));
    show_claim(stage, "step_bound", step_bound(machine, end_of_call(machine)));
    for (const Action action : all_actions)
      stage.show(std::string(name(action)) + " raises the rank", typed & machine.enabled(state, action),
                 later(machine.step(state, action)));
  }
};

// The local half: a single stays one when another is written down.
template <class D>
struct Confluence {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B> at = initial_position<D>(stage, layout);
    const Machine<D, B> machine(at);
    for (const Choice& played : all_choices(layout)) {
      Position<B> next = at;
      next.grid.at(played.cell, played.value) = B(true);
      show_claim(stage, symbolic::place(layout, played.cell, played.value) + " is played",
                 confluence(machine, played, Machine<D, B>(next)));
    }
  }
};

template <class D>
struct PlayConsistent {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B> at = initial_position<D>(stage, layout);
    const Proposed<B> cut = cut_at_proposals<D>(stage, at, proposed_in(at, at.solution));
    const Machine<AsProposed<D>, B> machine(cut);
    const State<B> state = end_of_call(machine);
    show_claim(stage, "play_consistent", play_consistent<B>(at, state, apply_hint<B>(at, state)));
  }
};

template <class D>
struct PlayProgress {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B> at = initial_position<D>(stage, layout);
    const Proposed<B> cut = cut_at_proposals<D>(stage, at, proposed_for_empty_cells(at));
    const Machine<AsProposed<D>, B> machine(cut);
    const State<B> state = end_of_call(machine);
    show_claim(stage, "play_progress", play_progress<B>(at, state, apply_hint<B>(at, state)));
  }
};

template <class D>
struct PlayKeeps {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B> at = initial_position<D>(stage, layout);
    const Proposed<B> cut = cut_at_proposals<D>(stage, at, proposed_for_empty_cells(at));
    const Machine<AsProposed<D>, B> machine(cut);
    const State<B> state = end_of_call(machine);
    show_claim(stage, "play_keeps", play_keeps<B>(at, state, apply_hint<B>(at, state)));
  }
};

}  // namespace gridproof::proofs
