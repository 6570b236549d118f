// The claims about the hint machine of a Takuzu, each the statement of machine.hpp over its rules and tiers.
#include <utility>

#include "proofs/families.hpp"
#include "proofs/machine.hpp"
#include "spec/claim.hpp"
#include "spec/takuzu/dialects.hpp"

namespace gridproof::proofs {

namespace {

using enum Profile;

template <template <class> class Statement>
void add_claim(std::vector<Theorem>& theorems, Claim claim, std::vector<Instance> instances, const char* how = "") {
  using symbolic::Answer;
  theorems.push_back({.name = std::string(name(claim)),
                      .family = "takuzu machine",
                      .sentence = std::string(entry(claim).sentence) + how,
                      .expected = entry(claim).holds_repaired ? Answer::proved : Answer::refuted,
                      .statement = on_takuzu([](const Takuzu& takuzu) { return Statement<TakuzuHints>{takuzu}; }),
                      .instances = std::move(instances)});
}

}  // namespace

void add_takuzu_machine(std::vector<Theorem>& theorems) {
  const std::vector<Instance> usual = instances(
      symbolic::Prover::cadical,
      {{Takuzu(4, 4), quick}, {Takuzu(6, 6), quick}, {Takuzu(4, 4, false), quick}, {Takuzu(6, 6, false), ci}});
  // It compares two machines, and the sweep of 4x4 has it in less than a second.
  const std::vector<Instance> small =
      instances(symbolic::Prover::cadical, {{Takuzu(4, 4), ci}, {Takuzu(4, 4, false), ci}});
  add_claim<TypeOk>(theorems, Claim::type_ok, usual, ": inductive");
  add_claim<HintSound>(theorems, Claim::hint_sound, usual);
  add_claim<HintForced>(theorems, Claim::hint_forced, usual);
  add_claim<BruteForceForced>(theorems, Claim::brute_force_forced, usual);
  add_claim<HintLegal>(theorems, Claim::hint_legal, usual);
  add_claim<TierOrder>(theorems, Claim::tier_order, usual);
  add_claim<DoneOk>(theorems, Claim::done_ok, usual);
  add_claim<StepBound>(theorems, Claim::step_bound, usual, ": the pc's rank goes up");
  add_claim<Confluence>(theorems, Claim::confluence, small);
  add_claim<PlayConsistent>(theorems, Claim::play_consistent, usual);
  add_claim<PlayProgress>(theorems, Claim::play_progress, usual);
  add_claim<PlayKeeps>(theorems, Claim::play_keeps, usual);
}

}  // namespace gridproof::proofs
