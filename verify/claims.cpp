#include "verify/claims.hpp"

namespace gridproof::verify {

std::optional<Claim> claim_named(std::string_view wanted) {
  for (const ClaimEntry& candidate : claims)
    if (candidate.name == wanted) return candidate.claim;
  return std::nullopt;
}

std::string_view name(Verdict verdict) {
  constexpr std::array<std::string_view, 12> names = {"holds",    "violated", "proved",       "refuted",
                                                      "unknown",  "tested",   "falsified",    "accepted",
                                                      "rejected", "vacuous",  "inconclusive", "not-run"};
  return names[static_cast<std::size_t>(verdict)];
}

bool is_of_play(Claim claim) {
  return claim == Claim::play_consistent || claim == Claim::play_progress || claim == Claim::play_keeps ||
         claim == Claim::play_ends;
}

bool is_of_behaviours(Claim claim) {
  return claim == Claim::termination || claim == Claim::play_ends || claim == Claim::actions_fire;
}

bool answers(Instrument instrument, Claim claim) {
  switch (instrument) {
    case Instrument::explore:
      return claim != Claim::confluence && claim != Claim::step_bound && claim != Claim::play_keeps;
    case Instrument::sweep:
    case Instrument::property: return !is_of_behaviours(claim);
    case Instrument::theorem:
    case Instrument::tlc: break;
  }
  return false;
}

bool expected_to_hold(Claim claim, Dialect dialect) {
  switch (claim) {
    case Claim::brute_force_forced: return false;
    // As written, the solution may be any board: the hints of all tiers lean on it, and tier 2 contradicts it.
    case Claim::hint_sound:
    case Claim::hint_forced:
    case Claim::hint_legal:
    case Claim::play_consistent: return dialect == Dialect::repaired;
    // As written nothing forces a step to be taken.
    case Claim::termination: return dialect == Dialect::repaired;
    default: return true;
  }
}

}  // namespace gridproof::verify
