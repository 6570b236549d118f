// The claims about a call of the machine and a round of play, for every position that the dialect may start from. Each
// is the claim of spec/claims.hpp or spec/play.hpp itself, cut between proposals and machine.
#pragma once

#include "proofs/position.hpp"

namespace gridproof::proofs {

// A property of proposals has two forms: of the placements proposed for a cell, and of one listed conclusion.
template <class OfCell, class OfConclusion>
struct Known : OfCell, OfConclusion {
  using OfCell::operator();
  using OfConclusion::operator();
};
template <class OfCell, class OfConclusion>
Known(OfCell, OfConclusion) -> Known<OfCell, OfConclusion>;

// What is proposed is so in `full`; is allowed by the rules; changes something, and brute force has something for each
// empty cell.
template <Bit B, class R>
auto proposed_in(const Position<B, R>& at, const Marks<B>& full) {
  return Known{[&](HintType, Cell c, const Marks<B>& proposed) {
                 return all(at.rules.values(), [&](Value v) { return implies(proposed.is(c, v), full.is(c, v)); });
               },
               [&](HintType, const Conclusion& said, const B& proposed) {
                 return implies(proposed,
                                all(said.set, [&](const Mark& m) { return B(full.is(m.cell, m.value)); }) &
                                    none(said.del, [&](const Mark& m) { return B(full.is(m.cell, m.value)); }));
               }};
}
template <Bit B, class R>
auto proposed_legally(const Position<B, R>& at) {
  const auto possible = [&](const Mark& m) { return B(is_possible(at.rules, at.grid, m.cell, m.value)); };
  return Known{[&](HintType, Cell c, const Marks<B>& proposed) {
                 return all(at.rules.values(),
                            [&](Value v) { return implies(proposed.is(c, v), is_possible(at.rules, at.grid, c, v)); });
               },
               [&at, possible](HintType, const Conclusion& said, const B& proposed) {
                 return implies(proposed, all(said.set, possible) & none(said.del, [&](const Mark& m) {
                                            return B(at.grid.is(m.cell, m.value));
                                          }));
               }};
}
template <class D, Bit B, class R>
auto proposed_for_empty_cells(const Position<B, R>& at) {
  return Known{[&](HintType tier, Cell c, const Marks<B>& proposed) {
                 const B some = any(at.rules.values(), [&](Value v) { return proposed.is(c, v); });
                 const B empty = is_empty(at.rules, at.grid, c);
                 const bool brute_force = D::tiers().ends_in_brute_force() && tier == D::tiers().all().back();
                 return brute_force ? same(some, empty) : implies(some, empty);
               },
               [&](HintType, const Conclusion& said, const B& proposed) {
                 const auto is_open = [&](const Mark& m) { return is_empty(at.rules, at.grid, m.cell); };
                 const auto is_candidate = [&](const Mark& m) {
                   return is_possible(at.rules, at.grid, m.cell, m.value) & ~at.crossed.is(m.cell, m.value);
                 };
                 return implies(proposed,
                                all(said.set, is_open) & (B(!said.set.empty()) | any(said.del, is_candidate)));
               }};
}
template <Bit B, class R>
auto proposed_anyhow(const Position<B, R>&) {
  return [](HintType, const auto&, const auto&) { return B(true); };
}

template <Bit B>
void show_claim(Stage<B>& stage, const std::string& name, const spec::Statement<B>& claim) {
  stage.show(name, claim.premise, claim.conclusion);
}

// TypeOK is inductive: it holds at the start, and every step keeps it.
template <class D>
struct TypeOk {
  typename D::Rules rules;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const auto at = initial_position<D>(stage, rules);
    stage.exhibit("givens", at.givens);
    const auto cut = cut_at_proposals<D>(stage, at, proposed_anyhow(at));
    const Machine<AsProposed<D>, B> machine(cut);
    stage.show("the position", well_typed(at));
    stage.show("init", well_typed(machine.start()));
    const Control<B> control = any_control(stage, machine.tiers());
    for (const Action action : machine.tiers().actions())
      stage.show(machine.tiers().name(action), well_typed(control) & machine.enabled(control, action),
                 well_typed(machine.step(control, action)));
    stage.show("next", well_typed(control), well_typed(machine.next(control)));
    show_claim(stage, "the end of the call", type_ok(machine, end_of_call(machine)));
  }
};

template <class D>
struct HintSound {
  typename D::Rules rules;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const auto at = initial_position<D>(stage, rules);
    const auto cut = cut_at_proposals<D>(stage, at, proposed_in(at, at.solution));
    const Machine<AsProposed<D>, B> machine(cut);
    show_claim(stage, "hint_sound", hint_sound(machine, end_of_call(machine)));
  }
};

// Tiers 1 and 2 against any completion; which solution the position names does not matter.
template <class D>
struct HintForced {
  typename D::Rules rules;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Marks<B> full = stage.marks("full", rules);
    const Position<B, typename D::Rules> at{rules, grid_of(stage, rules, full), stage.marks("crossed", rules),
                                            stage.marks("solution", rules), stage.marks("givens", rules)};
    stage.exhibit("grid", at.grid);
    stage.exhibit("crossed", at.crossed);
    stage.exhibit("solution", at.solution);
    stage.exhibit("completion", full);
    stage.assume("init", D::init(at));
    stage.assume("full is a board", is_function(rules, full));
    stage.assume("full completes the grid", completes(at, full));
    use_lemmas(stage, rules, full);
    const auto in_full = proposed_in(at, full);
    const auto known = [&](HintType tier, const auto& where, const auto& proposed) {
      return D::tiers()[tier].ground == Ground::peek ? B(true) : in_full(tier, where, proposed);
    };
    const auto cut = cut_at_proposals<D>(stage, at, known);
    const Machine<AsProposed<D>, B> machine(cut);
    show_claim(stage, "hint_forced", hint_forced(machine, end_of_call(machine), full));
  }
};

// The same of tier 3: expected to be refuted.
template <class D>
struct BruteForceForced {
  typename D::Rules rules;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const auto at = initial_position<D>(stage, rules);
    const Marks<B> full = stage.marks("full", rules);
    stage.exhibit("completion", full);
    stage.assume("full is a board", is_function(rules, full));
    stage.assume("full completes the grid", completes(at, full));
    use_lemmas(stage, rules, full);
    const Machine<D, B> machine(at);
    show_claim(stage, "brute_force_forced", brute_force_forced(machine, end_of_call(machine), full));
  }
};

template <class D>
struct HintLegal {
  typename D::Rules rules;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const auto at = initial_position<D>(stage, rules);
    const auto cut = cut_at_proposals<D>(stage, at, proposed_legally(at));
    const Machine<AsProposed<D>, B> machine(cut);
    show_claim(stage, "hint_legal", hint_legal(machine, end_of_call(machine)));
  }
};

template <class D>
struct TierOrder {
  typename D::Rules rules;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const auto at = initial_position<D>(stage, rules);
    const auto cut = cut_at_proposals<D>(stage, at, proposed_anyhow(at));
    const Machine<AsProposed<D>, B> machine(cut);
    show_claim(stage, "tier_order", tier_order(machine, end_of_call(machine)));
  }
};

template <class D>
struct DoneOk {
  typename D::Rules rules;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const auto at = initial_position<D>(stage, rules);
    const auto cut = cut_at_proposals<D>(stage, at, proposed_for_empty_cells<D>(at));
    const Machine<AsProposed<D>, B> machine(cut);
    show_claim(stage, "done_ok", done_ok(machine, end_of_call(machine)));
    // Whichever action ends the call: the end above is that of one of those that are enabled.
    for (const Action action : machine.tiers().actions()) {
      const Transition move = machine.tiers().transition(action);
      if (move.to != Pc::done || !D::tiers().ends_in_brute_force()) continue;
      const auto before = Control<B>::at(machine.tiers(), move.from);
      const auto claim = done_ok(machine, machine.state(machine.step(before, action)));
      stage.show("done_ok after " + machine.tiers().name(action), machine.enabled(before, action) & claim.premise,
                 claim.conclusion);
    }
  }
};

// The rank of the pc goes up with every step, and before done there is one: so every call ends, after four steps.
template <class D>
struct StepBound {
  typename D::Rules rules;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const auto at = initial_position<D>(stage, rules);
    const auto cut = cut_at_proposals<D>(stage, at, proposed_for_empty_cells<D>(at));
    const Machine<AsProposed<D>, B> machine(cut);
    const TierList& tiers = machine.tiers();
    const Control<B> control = any_control(stage, tiers);
    const B typed = well_typed(control);
    const auto later = [&](const Control<B>& after) {
      return any(tiers.pcs(), [&](Pc from) {
        return control.pc.is(from) & any(tiers.pcs(), [&](Pc to) { return to > from ? B(after.pc.is(to)) : B(false); });
      });
    };
    stage.show("before done an action is enabled", typed & ~control.pc.is(Pc::done), machine.enabled(control));
    show_claim(stage, "step_bound", step_bound(machine, end_of_call(machine)));
    for (const Action action : tiers.actions())
      stage.show(tiers.name(action) + " raises the rank", typed & machine.enabled(control, action),
                 later(machine.step(control, action)));
  }
};

// The local half: a single stays one when another is written down.
template <class D>
struct Confluence {
  typename D::Rules rules;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const auto at = initial_position<D>(stage, rules);
    const Machine<D, B> machine(at);
    for (const Mark& played : all_marks(rules)) {
      auto next = at;
      next.grid.at(played.cell, played.value) = B(true);
      show_claim(stage, symbolic::place(rules, played.cell, played.value) + " is played",
                 confluence(machine, played, Machine<D, B>(next)));
    }
  }
};

template <class D>
struct PlayConsistent {
  typename D::Rules rules;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const auto at = initial_position<D>(stage, rules);
    const auto cut = cut_at_proposals<D>(stage, at, proposed_in(at, at.solution));
    const Machine<AsProposed<D>, B> machine(cut);
    const State<B> state = end_of_call(machine);
    show_claim(stage, "play_consistent", play_consistent(at, state, apply_hint(at, state)));
  }
};

template <class D>
struct PlayProgress {
  typename D::Rules rules;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const auto at = initial_position<D>(stage, rules);
    const auto cut = cut_at_proposals<D>(stage, at, proposed_for_empty_cells<D>(at));
    const Machine<AsProposed<D>, B> machine(cut);
    const State<B> state = end_of_call(machine);
    show_claim(stage, "play_progress", play_progress(machine, state, apply_hint(at, state)));
  }
};

template <class D>
struct PlayKeeps {
  typename D::Rules rules;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const auto at = initial_position<D>(stage, rules);
    stage.exhibit("givens", at.givens);
    const auto cut = cut_at_proposals<D>(stage, at, proposed_for_empty_cells<D>(at));
    const Machine<AsProposed<D>, B> machine(cut);
    const State<B> state = end_of_call(machine);
    show_claim(stage, "play_keeps", play_keeps(machine, state, apply_hint(at, state)));
  }
};

}  // namespace gridproof::proofs
