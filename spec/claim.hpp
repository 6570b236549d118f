// The claims: each has one name, used in the source, on the command line and in every report, one sentence, and what a
// machine must grant for it to be expected to hold. This is the one list. What a claim says as a term is in
// spec/claims.hpp and spec/play.hpp, the way from its name to the term in spec/terms.hpp.
//
//   entry(Claim::hint_sound).sentence;                           // "a hint agrees with the solution"
//   expected_to_hold(Claim::hint_sound, AsWritten::grants);      // false: a finding about the published module
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace gridproof::spec {

enum class Claim : std::uint8_t {
  type_ok,
  hint_sound,
  hint_forced,
  brute_force_forced,
  hint_legal,
  tier_order,
  done_ok,
  step_bound,
  termination,
  confluence,
  play_consistent,
  play_progress,
  play_keeps,
  play_ends,
  actions_fire,
};

// What a claim has a term for: a state of a call; such a state and one full board, whatever completion that is; the end
// of the longest call; two positions, before and after a single is played; a round of play. Behaviours, of a call or of
// play, may go on for ever: they have no term.
enum class Scope : std::uint8_t { state, completions, end, orders, round, behaviour, behaviour_of_play };

// What a machine grants, beyond tiers that are right.
struct Grants {
  bool solutions = true;        // it starts from solutions of its rules only, not from any board
  bool fairness = true;         // what stays possible is done some day
  bool one_completion = false;  // a peek at the solution sees all completions
};

struct ClaimEntry {
  Claim claim;
  std::string_view name;
  std::string_view sentence;
  Scope scope;
  bool Grants::*needs = nullptr;  // nothing: it holds whatever is granted
};

// Where the solution may be any board, hints lean on it and tiers contradict it. Brute force peeks.
inline constexpr std::array<ClaimEntry, 15> claims = {{
    {Claim::type_ok, "type_ok", "every part of the state has exactly one value of its type", Scope::state},
    {Claim::hint_sound, "hint_sound", "a hint agrees with the solution", Scope::state, &Grants::solutions},
    {Claim::hint_forced, "hint_forced", "every completion agrees with a hint that rests on candidates",
     Scope::completions, &Grants::solutions},
    {Claim::brute_force_forced, "brute_force_forced", "every completion agrees with a brute-force hint",
     Scope::completions, &Grants::one_completion},
    {Claim::hint_legal, "hint_legal", "a hint is a move that the rules allow", Scope::state, &Grants::solutions},
    {Claim::tier_order, "tier_order", "a tier answers only where no earlier one can", Scope::state},
    {Claim::done_ok, "done_ok", "a call ends without a hint exactly where no tier has one", Scope::state},
    {Claim::step_bound, "step_bound", "a call takes at most one step more than it has tiers", Scope::end},
    {Claim::termination, "termination", "every behaviour comes to the end of its call", Scope::behaviour,
     &Grants::fairness},
    {Claim::confluence, "confluence", "monotone tiers reach the same grid in any order", Scope::orders},
    {Claim::play_consistent, "play_consistent", "play keeps grid and marks consistent with the solution", Scope::round,
     &Grants::solutions},
    {Claim::play_progress, "play_progress", "every round of play fills an empty cell or crosses out a candidate",
     Scope::round},
    {Claim::play_keeps, "play_keeps", "a round of play takes nothing away, and where play is over there is none",
     Scope::round},
    {Claim::play_ends, "play_ends", "every behaviour of play comes to its end", Scope::behaviour_of_play,
     &Grants::fairness},
    {Claim::actions_fire, "actions_fire", "every action of the machine is taken somewhere", Scope::behaviour},
}};

constexpr const ClaimEntry& entry(Claim claim) { return claims[static_cast<std::size_t>(claim)]; }
constexpr std::string_view name(Claim claim) { return entry(claim).name; }
constexpr bool expected_to_hold(Claim claim, const Grants& grants) {
  return entry(claim).needs == nullptr || grants.*entry(claim).needs;
}
constexpr std::optional<Claim> claim_named(std::string_view wanted) {
  for (const ClaimEntry& candidate : claims)
    if (candidate.name == wanted) return candidate.claim;
  return std::nullopt;
}

// About rounds of Play rather than one call.
constexpr bool is_of_play(Claim claim) {
  return entry(claim).scope == Scope::round || entry(claim).scope == Scope::behaviour_of_play;
}
// About behaviours that may go on for ever: only the explorer and TLC know those.
constexpr bool is_of_behaviours(Claim claim) {
  return entry(claim).scope == Scope::behaviour || entry(claim).scope == Scope::behaviour_of_play;
}
// About one full board at a time: the instrument supplies the completions.
constexpr bool is_of_completions(Claim claim) { return entry(claim).scope == Scope::completions; }

}  // namespace gridproof::spec
