// The claims about a call of the machine and a round of play, for every position that the dialect may start from. Each
// is the claim's own term (spec/terms.hpp), cut between proposals and machine.
#pragma once

#include <string>

#include "proofs/position.hpp"
#include "spec/terms.hpp"

namespace gridproof::proofs {

// What is shown of the dialect's own proposals, and all that is known of them from there on. Uncut: they stay its own.
enum class Known : std::uint8_t { uncut, nothing, agrees, legal, changes };

constexpr Known known_for(Claim claim) {
  switch (claim) {
    case Claim::type_ok:
    case Claim::tier_order: return Known::nothing;
    case Claim::hint_sound:
    case Claim::hint_forced:
    case Claim::play_consistent: return Known::agrees;
    case Claim::hint_legal: return Known::legal;
    case Claim::done_ok:
    case Claim::step_bound:
    case Claim::play_progress:
    case Claim::play_keeps: return Known::changes;
    case Claim::brute_force_forced:
    case Claim::confluence:
    case Claim::termination:
    case Claim::play_ends:
    case Claim::actions_fire: break;
  }
  return Known::uncut;
}

// Of the placements proposed for a cell, and of one listed conclusion: it is so in `full`, save what a peek says where
// the claim leaves peeks out; is allowed by the rules; changes something, and brute force has something for each empty
// cell.
template <class D, Bit B>
struct KnownOfProposals {
  Claim claim;
  const Position<B, typename D::Rules>& at;
  const Marks<B>& full;

  B operator()(HintType tier, Cell c, const Marks<B>& proposed) const {
    const auto& values = at.rules.values();
    switch (known_for(claim)) {
      case Known::agrees:
        return leaves_out(tier) ? B(true)
                                : all(values, [&](Value v) { return implies(proposed.is(c, v), full.is(c, v)); });
      case Known::legal:
        return all(values,
                   [&](Value v) { return implies(proposed.is(c, v), is_possible(at.rules, at.grid, c, v)); });
      case Known::changes: {
        const B some = any(values, [&](Value v) { return proposed.is(c, v); });
        const B empty = is_empty(at.rules, at.grid, c);
        const bool brute_force = D::tiers().ends_in_brute_force() && tier == D::tiers().all().back();
        return brute_force ? same(some, empty) : implies(some, empty);
      }
      case Known::nothing:
      case Known::uncut: break;
    }
    return B(true);
  }

  B operator()(HintType tier, const Conclusion& said, const B& proposed) const {
    const auto is_in = [](const Marks<B>& marks) {
      return [&marks](const Mark& m) { return B(marks.is(m.cell, m.value)); };
    };
    const auto possible = [&](const Mark& m) { return B(is_possible(at.rules, at.grid, m.cell, m.value)); };
    switch (known_for(claim)) {
      case Known::agrees:
        return leaves_out(tier) ? B(true) : implies(proposed, all(said.set, is_in(full)) & none(said.del, is_in(full)));
      case Known::legal: return implies(proposed, all(said.set, possible) & none(said.del, is_in(at.grid)));
      case Known::changes: {
        const auto is_open = [&](const Mark& m) { return is_empty(at.rules, at.grid, m.cell); };
        const auto is_candidate = [&](const Mark& m) { return possible(m) & ~at.crossed.is(m.cell, m.value); };
        return implies(proposed, all(said.set, is_open) & (B(!said.set.empty()) | any(said.del, is_candidate)));
      }
      case Known::nothing:
      case Known::uncut: break;
    }
    return B(true);
  }

 private:
  bool leaves_out(HintType tier) const {
    return claim == Claim::hint_forced && D::tiers()[tier].ground == Ground::peek;
  }
};

// Requires a claim that has a term: not about behaviours.
template <class D>
struct ClaimTheorem {
  Claim claim;
  typename D::Rules rules;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    if (is_of_completions(claim)) return show_of_completion(stage);
    const auto at = initial_position<D>(stage, rules);
    if (claim == Claim::confluence) return show_orders(stage, at);
    const auto cut = proposed(stage, at, at.solution);
    const MachineOf<B> machine(cut);
    if (claim == Claim::step_bound) return show_rank_goes_up(stage, at, machine);
    if (claim == Claim::type_ok) show_typed(stage, machine);
    show_at_end(stage, at, machine);
    if (claim == Claim::play_consistent) stage.show("at the start", agrees_with_solution(at));
    if (claim == Claim::done_ok) show_done_ok_after_each(stage, machine);
    if (claim != Claim::type_ok && claim != Claim::done_ok) show_one_action<D>(stage, at);
  }

 private:
  template <Bit B>
  using Where = Position<B, typename D::Rules>;
  template <Bit B>
  using MachineOf = Machine<AsProposed<D>, B>;

  template <Bit B>
  static void show(Stage<B>& stage, const std::string& goal, const spec::Statement<B>& said) {
    stage.show(goal, said.premise, said.conclusion);
  }

  template <Bit B>
  Proposed<B, typename D::Rules> proposed(Stage<B>& stage, const Where<B>& at, const Marks<B>& full) const {
    if (known_for(claim) == Known::uncut) return own_proposals<D>(at);
    return cut_at_proposals<D>(stage, at, KnownOfProposals<D, B>{claim, at, full});
  }

  // The claim itself, where a call ends and of what ApplyHint makes of it.
  template <Bit B>
  void show_at_end(Stage<B>& stage, const Where<B>& at, const MachineOf<B>& machine) const {
    const State<B> state = end_of_call(machine);
    show(stage, std::string(name(claim)), *term(claim, machine, state, is_of_play(claim) ? apply_hint(at, state) : at));
  }

  // hint_forced: which solution the position names does not matter.
  template <Bit B>
  void show_of_completion(Stage<B>& stage) const {
    if (claim == Claim::hint_forced) {
      const auto at = any_position<B>(stage, rules);
      stage.assume("init", D::init(at));
      show_of_completion(stage, at, stage.marks("full", rules));
    } else {
      const auto at = initial_position<D>(stage, rules);
      show_of_completion(stage, at, stage.marks("full", rules));
    }
  }
  template <Bit B>
  void show_of_completion(Stage<B>& stage, const Where<B>& at, const Marks<B>& full) const {
    stage.exhibit("completion", full);
    stage.assume("full is a board", is_function(rules, full));
    stage.assume("full completes the grid", completes(at, full));
    use_lemmas(stage, rules, full);
    const auto cut = proposed(stage, at, full);
    const MachineOf<B> machine(cut);
    show(stage, std::string(name(claim)), forced_term(claim, machine, end_of_call(machine), full));
    show_one_action<D>(stage, at);
  }

  // The local half: a single stays one when another is written down.
  template <Bit B>
  void show_orders(Stage<B>& stage, const Where<B>& at) const {
    const auto before = own_proposals<D>(at);
    const MachineOf<B> machine(before);
    for (const Mark& played : all_marks(rules)) {
      auto next = at;
      next.grid.at(played.cell, played.value) = B(true);
      const auto after = own_proposals<D>(next);
      show(stage, symbolic::place(rules, played.cell, played.value) + " is played",
           confluence(machine, played, MachineOf<B>(after)));
    }
  }

  // type_ok is inductive: it holds at the start, and every step keeps it.
  template <Bit B>
  void show_typed(Stage<B>& stage, const MachineOf<B>& machine) const {
    stage.show("the position", well_typed(machine.position()));
    stage.show("init", well_typed(machine.start()));
    const Control<B> control = any_control(stage, machine.tiers());
    for (const Action action : machine.tiers().actions())
      stage.show(machine.tiers().name(action), well_typed(control) & machine.enabled(control, action),
                 well_typed(machine.step(control, action)));
    stage.show("next", well_typed(control), well_typed(machine.next(control)));
  }

  // Whichever action ends the call: the end of the call is that of one of those that are enabled.
  template <Bit B>
  void show_done_ok_after_each(Stage<B>& stage, const MachineOf<B>& machine) const {
    for (const Action action : machine.tiers().actions()) {
      const Transition move = machine.tiers().transition(action);
      if (move.to != Pc::done || !D::tiers().ends_in_brute_force()) continue;
      const auto before = Control<B>::at(machine.tiers(), move.from);
      const auto said = done_ok(machine, machine.state(machine.step(before, action)));
      stage.show("done_ok after " + machine.tiers().name(action), machine.enabled(before, action) & said.premise,
                 said.conclusion);
    }
  }

  // The rank of the pc goes up with every step, and before done there is one: so every call ends, after longest_call.
  template <Bit B>
  void show_rank_goes_up(Stage<B>& stage, const Where<B>& at, const MachineOf<B>& machine) const {
    const TierList& tiers = machine.tiers();
    const Control<B> control = any_control(stage, tiers);
    const B typed = well_typed(control);
    const auto later = [&](const Control<B>& after) {
      return any(tiers.pcs(), [&](Pc from) {
        return control.pc.is(from) & any(tiers.pcs(), [&](Pc to) { return to > from ? B(after.pc.is(to)) : B(false); });
      });
    };
    stage.show("before done an action is enabled", typed & ~control.pc.is(Pc::done), machine.enabled(control));
    show_at_end(stage, at, machine);
    for (const Action action : tiers.actions())
      stage.show(tiers.name(action) + " raises the rank", typed & machine.enabled(control, action),
                 later(machine.step(control, action)));
  }
};

}  // namespace gridproof::proofs
