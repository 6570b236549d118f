// What must be proved: any statement, and the claims about a machine of any tiers and rules. Claims that are refuted.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "mutants.hpp"
#include "proofs/machine.hpp"

namespace gridproof::test {

inline void is_answered(symbolic::Answer expected, const std::string& what, const symbolic::Formulation& statement) {
  CAPTURE(what);
  const symbolic::Proof proof = symbolic::prove(statement, {.seconds = 60});
  CAPTURE(proof.about);
  CHECK(proof.answer == expected);
}
inline void is_proved(const std::string& what, const symbolic::Formulation& statement) {
  is_answered(symbolic::Answer::proved, what, statement);
}

// What the theorems say of this list: nothing where it has no such tier.
template <class D, class IsSuch>
symbolic::Answer if_some_tier(const IsSuch& is_such, symbolic::Answer answer) {
  const auto all = D::tiers().all();
  const bool some = std::any_of(all.begin(), all.end(), [&](spec::HintType tier) { return is_such(D::tiers()[tier]); });
  return some ? answer : symbolic::Answer::vacuous;
}

template <class D>
void claim_is_refuted(spec::Claim claim, const typename D::Rules& rules) {
  is_refuted(std::string(name(claim)), proofs::ClaimTheorem<D>{claim, rules});
}

// All but confluence, which takes long. Those that are expected to fail are refuted.
template <class D>
void claims_are_proved(const typename D::Rules& rules) {
  using symbolic::Answer;
  const auto rests_on = [](spec::Ground ground) {
    return [ground](const spec::Tier& tier) { return tier.ground == ground; };
  };
  for (const spec::ClaimEntry& each : spec::claims) {
    const spec::Claim claim = each.claim;
    if (is_of_behaviours(claim) || claim == spec::Claim::confluence) continue;
    Answer expected = expected_to_hold(claim, D::grants) ? Answer::proved : Answer::refuted;
    if (claim == spec::Claim::hint_forced) expected = if_some_tier<D>(rests_on(spec::Ground::candidates), expected);
    if (claim == spec::Claim::brute_force_forced) expected = if_some_tier<D>(rests_on(spec::Ground::peek), expected);
    is_answered(expected, std::string(each.name), proofs::ClaimTheorem<D>{claim, rules});
  }
}

// It compares two machines, so it takes small boards.
template <class D>
void confluence_is_proved(const typename D::Rules& rules) {
  const auto is_monotone = [](const spec::Tier& tier) { return tier.monotone; };
  is_answered(if_some_tier<D>(is_monotone, symbolic::Answer::proved), "confluence",
              proofs::ClaimTheorem<D>{spec::Claim::confluence, rules});
}

}  // namespace gridproof::test
