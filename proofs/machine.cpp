#include "proofs/machine.hpp"

#include "proofs/families.hpp"
#include "spec/claim.hpp"

namespace gridproof::proofs {

namespace {

using enum Profile;
using Sizes = std::initializer_list<std::pair<const char*, Profile>>;

// The claims under their own names: repaired on these layouts, as written on the smallest. `how` tells what more the
// theorem shows than the claim says.
template <template <class> class Statement>
void add_claim(std::vector<Theorem>& theorems, Claim claim, Sizes layouts, const char* how = "") {
  using symbolic::Answer;
  const auto expected = [](bool holds) { return holds ? Answer::proved : Answer::refuted; };
  Theorem theorem{.name = std::string(name(claim)),
                  .family = "machine",
                  .sentence = std::string(entry(claim).sentence) + how,
                  .expected = expected(entry(claim).holds_repaired),
                  .lemmas = "group_lemma",
                  .statement = everywhere([](const Layout& layout) { return Statement<Repaired>{layout}; }),
                  .instances = instances(symbolic::Prover::cadical, layouts)};
  theorems.push_back(theorem);
  theorem.as_written = true;
  theorem.expected = expected(entry(claim).holds_as_written);
  theorem.statement = everywhere([](const Layout& layout) { return Statement<AsWritten>{layout}; });
  theorem.instances = instances(symbolic::Prover::cadical, {{"2x2", quick}, {"2x3", ci}});
  if (claim == Claim::confluence) theorem.instances = instances(symbolic::Prover::cadical, {{"2x2", ci}});
  theorems.push_back(theorem);
}

}  // namespace

void add_machine(std::vector<Theorem>& theorems) {
  const Sizes nine_quick = {{"2x2", quick}, {"2x3", quick}, {"3x3", quick}, {"4x4", long_}};
  const Sizes nine_later = {{"2x2", quick}, {"2x3", quick}, {"3x3", ci}, {"4x4", long_}};
  const Sizes six_later = {{"2x2", quick}, {"2x3", ci}};
  add_claim<TypeOk>(theorems, Claim::type_ok, nine_later, ": inductive");
  add_claim<HintSound>(theorems, Claim::hint_sound, nine_quick);
  add_claim<HintForced>(theorems, Claim::hint_forced, nine_quick);
  add_claim<BruteForceForced>(theorems, Claim::brute_force_forced, nine_later);
  add_claim<HintLegal>(theorems, Claim::hint_legal, nine_later);
  add_claim<TierOrder>(theorems, Claim::tier_order, nine_quick);
  add_claim<DoneOk>(theorems, Claim::done_ok, nine_quick);
  add_claim<StepBound>(theorems, Claim::step_bound, nine_quick, ": the pc's rank goes up");
  add_claim<Confluence>(theorems, Claim::confluence, six_later);
  add_claim<PlayConsistent>(theorems, Claim::play_consistent,
                            {{"2x2", quick}, {"2x3", ci}, {"3x3", ci}, {"4x4", long_}});
  add_claim<PlayProgress>(theorems, Claim::play_progress, nine_later);
  add_claim<PlayKeeps>(theorems, Claim::play_keeps, nine_later);
}

}  // namespace gridproof::proofs
