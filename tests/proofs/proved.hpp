// What must be proved: any statement, and the claims about a machine of any tiers and rules. Claims that are refuted.
#pragma once

#include <catch2/catch.hpp>
#include <algorithm>
#include <string>

#include "mutants.hpp"
#include "proofs/machine.hpp"

namespace gridproof::test {

inline void is_proved(const std::string& what, const symbolic::Formulation& statement) {
  CAPTURE(what);
  const symbolic::Proof proof = symbolic::prove(statement, {.seconds = 60});
  CAPTURE(proof.about);
  CHECK(proof.answer == symbolic::Answer::proved);
}

template <class D>
void claim_is_refuted(spec::Claim claim, const typename D::Rules& rules) {
  is_refuted(std::string(name(claim)), proofs::ClaimTheorem<D>{claim, rules});
}

// All that have something to say, but for confluence, which takes long. Those that are expected to fail are refuted.
template <class D>
void claims_are_proved(const typename D::Rules& rules) {
  const auto has = [](spec::Ground ground) {
    const auto& tiers = D::tiers().all();
    return std::any_of(tiers.begin(), tiers.end(),
                       [&](spec::HintType tier) { return D::tiers()[tier].ground == ground; });
  };
  for (const spec::ClaimEntry& each : spec::claims) {
    const spec::Claim claim = each.claim;
    if (is_of_behaviours(claim) || claim == spec::Claim::confluence) continue;
    if (claim == spec::Claim::hint_forced && !has(spec::Ground::candidates)) continue;
    if (claim == spec::Claim::brute_force_forced && !has(spec::Ground::peek)) continue;
    if (expected_to_hold(claim, D::grants))
      is_proved(std::string(each.name), proofs::ClaimTheorem<D>{claim, rules});
    else
      claim_is_refuted<D>(claim, rules);
  }
}

}  // namespace gridproof::test
