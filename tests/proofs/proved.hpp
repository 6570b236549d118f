// Statements that must be proved: the claims about a machine, for any tiers and any rules.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

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
void claims_are_proved(const typename D::Rules& rules) {
  using symbolic::Answer;
  const auto rests_on = [](spec::Ground ground) {
    return [ground](const spec::Tier& tier) { return tier.ground == ground; };
  };
  is_proved("type_ok", proofs::TypeOk<D>{rules});
  is_proved("hint_sound", proofs::HintSound<D>{rules});
  is_answered(if_some_tier<D>(rests_on(spec::Ground::candidates), Answer::proved), "hint_forced",
              proofs::HintForced<D>{rules});
  is_answered(if_some_tier<D>(rests_on(spec::Ground::peek), Answer::refuted), "brute_force_forced",
              proofs::BruteForceForced<D>{rules});
  is_proved("hint_legal", proofs::HintLegal<D>{rules});
  is_proved("tier_order", proofs::TierOrder<D>{rules});
  is_proved("done_ok", proofs::DoneOk<D>{rules});
  is_proved("step_bound", proofs::StepBound<D>{rules});
  is_proved("play_consistent", proofs::PlayConsistent<D>{rules});
  is_proved("play_progress", proofs::PlayProgress<D>{rules});
  is_proved("play_keeps", proofs::PlayKeeps<D>{rules});
}

// It compares two machines, so it takes small boards.
template <class D>
void confluence_is_proved(const typename D::Rules& rules) {
  const auto is_monotone = [](const spec::Tier& tier) { return tier.monotone; };
  is_answered(if_some_tier<D>(is_monotone, symbolic::Answer::proved), "confluence", proofs::Confluence<D>{rules});
}

}  // namespace gridproof::test
