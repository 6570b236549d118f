// The claims about the hint machine of a Takuzu, each the statement of machine.hpp over its rules and tiers.
#include "proofs/families.hpp"
#include "proofs/machine.hpp"
#include "spec/claim.hpp"
#include "spec/takuzu/dialects.hpp"

namespace gridproof::proofs {

namespace {

using enum Profile;

template <template <class> class Statement>
void add_claim(std::vector<Theorem>& theorems, Claim claim, Profile six, const char* how = "") {
  using symbolic::Answer;
  theorems.push_back({.name = std::string(name(claim)),
                      .family = "takuzu machine",
                      .sentence = std::string(entry(claim).sentence) + how,
                      .expected = entry(claim).holds_repaired ? Answer::proved : Answer::refuted,
                      .statement = on_takuzu([](const Takuzu& takuzu) { return Statement<TakuzuHints>{takuzu}; }),
                      .instances = instances(symbolic::Prover::cadical, {{Takuzu(4, 4), quick},
                                                                         {Takuzu(6, 6), six},
                                                                         {Takuzu(4, 4, false), quick},
                                                                         {Takuzu(6, 6, false), ci}})});
}

}  // namespace

void add_takuzu_machine(std::vector<Theorem>& theorems) {
  add_claim<TypeOk>(theorems, Claim::type_ok, quick, ": inductive");
  add_claim<HintSound>(theorems, Claim::hint_sound, quick);
  add_claim<HintForced>(theorems, Claim::hint_forced, quick);
  add_claim<BruteForceForced>(theorems, Claim::brute_force_forced, quick);
  add_claim<HintLegal>(theorems, Claim::hint_legal, quick);
  add_claim<TierOrder>(theorems, Claim::tier_order, quick);
  add_claim<DoneOk>(theorems, Claim::done_ok, quick);
  add_claim<StepBound>(theorems, Claim::step_bound, quick, ": the pc's rank goes up");
  add_claim<Confluence>(theorems, Claim::confluence, ci);
  add_claim<PlayConsistent>(theorems, Claim::play_consistent, quick);
  add_claim<PlayProgress>(theorems, Claim::play_progress, quick);
  add_claim<PlayKeeps>(theorems, Claim::play_keeps, quick);
}

}  // namespace gridproof::proofs
