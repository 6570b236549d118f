// Statements that must be proved: the claims about a machine, for any tiers and any rules.
#pragma once

#include <catch2/catch.hpp>
#include <string>

#include "proofs/machine.hpp"

namespace gridproof::test {

inline void is_proved(const std::string& what, const symbolic::Formulation& statement) {
  CAPTURE(what);
  const symbolic::Proof proof = symbolic::prove(statement, {.seconds = 60});
  CAPTURE(proof.about);
  CHECK(proof.answer == symbolic::Answer::proved);
}

template <class D>
void claims_are_proved(const typename D::Rules& rules) {
  is_proved("type_ok", proofs::TypeOk<D>{rules});
  is_proved("hint_sound", proofs::HintSound<D>{rules});
  if (D::tiers().size() > 1) is_proved("hint_forced", proofs::HintForced<D>{rules});
  is_proved("hint_legal", proofs::HintLegal<D>{rules});
  is_proved("tier_order", proofs::TierOrder<D>{rules});
  is_proved("done_ok", proofs::DoneOk<D>{rules});
  is_proved("step_bound", proofs::StepBound<D>{rules});
  is_proved("play_consistent", proofs::PlayConsistent<D>{rules});
  is_proved("play_progress", proofs::PlayProgress<D>{rules});
  is_proved("play_keeps", proofs::PlayKeeps<D>{rules});
}

}  // namespace gridproof::test
