// From a claim's name to its term: the one switch that every instrument takes which looks at single states.
//
//   const auto said = term(Claim::hint_sound, machine, state, after);      // of a state, or nothing
//   const auto said = forced_term(Claim::hint_forced, machine, state, full);
#pragma once

#include <optional>

#include "spec/claims.hpp"
#include "spec/play.hpp"
#include "verify/claims/claims.hpp"

namespace gridproof::verify {

// `after` is what ApplyHint makes of the position; only claims of Play look at it. Nothing where the claim speaks of
// something else: completions, two positions (confluence), behaviours.
template <class D, spec::Bit B>
std::optional<spec::Statement<B>> term(Claim claim, const spec::Machine<D, B>& machine, const spec::State<B>& state,
                                       const typename spec::Machine<D, B>::Where& after) {
  const auto& at = machine.position();
  switch (claim) {
    case Claim::type_ok: return spec::type_ok(machine, state);
    case Claim::hint_sound: return spec::hint_sound(machine, state);
    case Claim::hint_legal: return spec::hint_legal(machine, state);
    case Claim::tier_order: return spec::tier_order(machine, state);
    case Claim::done_ok: return spec::done_ok(machine, state);
    case Claim::step_bound: return spec::step_bound(machine, state);
    case Claim::play_consistent: return spec::play_consistent(at, state, after);
    case Claim::play_progress: return spec::play_progress(machine, state, after);
    case Claim::play_keeps: return spec::play_keeps(machine, state, after);
    case Claim::hint_forced:
    case Claim::brute_force_forced:
    case Claim::confluence:
    case Claim::termination:
    case Claim::play_ends:
    case Claim::actions_fire: break;
  }
  return std::nullopt;
}

// Whether the claim has something to say of the state where there is a completion, and what it says of one. Both require
// is_of_completions(claim).
template <class D, spec::Bit B>
B speaks_of(Claim claim, const spec::Machine<D, B>& machine, const spec::State<B>& state) {
  return spec::answers_by(machine.tiers(),
                          claim == Claim::hint_forced ? spec::Ground::candidates : spec::Ground::peek, state);
}
template <class D, spec::Bit B, spec::GridLike G>
spec::Statement<B> forced_term(Claim claim, const spec::Machine<D, B>& machine, const spec::State<B>& state,
                               const G& full) {
  return claim == Claim::hint_forced ? spec::hint_forced(machine, state, full)
                                     : spec::brute_force_forced(machine, state, full);
}

}  // namespace gridproof::verify
