// From a claim's name to its term: the one switch that every instrument takes which looks at single states.
//
//   const auto said = term(Claim::hint_sound, machine, state, after);      // of a state, or nothing
//   const auto said = forced_term(Claim::hint_forced, machine, state, full);
#pragma once

#include <optional>

#include "spec/claim.hpp"
#include "spec/claims.hpp"
#include "spec/play.hpp"

namespace gridproof::spec {

// `after` is what ApplyHint makes of the position; only claims of Play look at it. Nothing where the claim speaks of
// something else: completions, two positions (confluence), behaviours.
template <class D, Bit B>
std::optional<Statement<B>> term(Claim claim, const Machine<D, B>& machine, const State<B>& state,
                                 const typename Machine<D, B>::Where& after) {
  const auto& at = machine.position();
  switch (claim) {
    case Claim::type_ok: return type_ok(machine, state);
    case Claim::hint_sound: return hint_sound(machine, state);
    case Claim::hint_legal: return hint_legal(machine, state);
    case Claim::tier_order: return tier_order(machine, state);
    case Claim::done_ok: return done_ok(machine, state);
    case Claim::step_bound: return step_bound(machine, state);
    case Claim::play_consistent: return play_consistent(at, state, after);
    case Claim::play_progress: return play_progress(machine, state, after);
    case Claim::play_keeps: return play_keeps(machine, state, after);
    case Claim::hint_forced:
    case Claim::brute_force_forced:
    case Claim::confluence:
    case Claim::termination:
    case Claim::play_ends:
    case Claim::actions_fire: break;
  }
  return std::nullopt;
}

// Whether the claim has something to say of the state where there is a completion, and what it says of one. Both
// require is_of_completions(claim).
template <class D, Bit B>
B speaks_of(Claim claim, const Machine<D, B>& machine, const State<B>& state) {
  return answers_by(machine.tiers(), claim == Claim::hint_forced ? Ground::candidates : Ground::peek, state);
}
template <class D, Bit B, GridLike G>
Statement<B> forced_term(Claim claim, const Machine<D, B>& machine, const State<B>& state, const G& full) {
  return claim == Claim::hint_forced ? hint_forced(machine, state, full) : brute_force_forced(machine, state, full);
}

}  // namespace gridproof::spec
