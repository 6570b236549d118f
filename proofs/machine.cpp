#include "proofs/machine.hpp"

#include "proofs/families.hpp"

namespace gridproof::proofs {

namespace {

using enum Profile;
using Sizes = std::initializer_list<std::pair<const char*, Profile>>;

// The claims under their own names: repaired on these layouts, as written on the smallest.
template <template <class> class Claim>
void add_claim(std::vector<Theorem>& theorems, const char* name, const char* sentence, Sizes layouts,
               bool holds_as_written = true, bool holds = true) {
  using symbolic::Answer;
  Theorem theorem{.name = name,
                  .family = "machine",
                  .sentence = sentence,
                  .expected = holds ? Answer::proved : Answer::refuted,
                  .lemmas = "group_lemma",
                  .statement = everywhere([](const Layout& layout) { return Claim<Repaired>{layout}; }),
                  .instances = instances(symbolic::Prover::cadical, layouts)};
  theorems.push_back(theorem);
  theorem.as_written = true;
  theorem.expected = holds && holds_as_written ? Answer::proved : Answer::refuted;
  theorem.statement = everywhere([](const Layout& layout) { return Claim<AsWritten>{layout}; });
  theorem.instances = instances(symbolic::Prover::cadical, {{"2x2", quick}, {"2x3", ci}});
  if (theorem.name == "confluence") theorem.instances = instances(symbolic::Prover::cadical, {{"2x2", ci}});
  theorems.push_back(theorem);
}

}  // namespace

void add_machine(std::vector<Theorem>& theorems) {
  const Sizes nine_quick = {{"2x2", quick}, {"2x3", quick}, {"3x3", quick}, {"4x4", long_}};
  const Sizes nine_later = {{"2x2", quick}, {"2x3", quick}, {"3x3", ci}, {"4x4", long_}};
  const Sizes six_later = {{"2x2", quick}, {"2x3", ci}};
  add_claim<TypeOk>(theorems, "type_ok", "every part of the state has exactly one value of its type: inductive",
                    nine_later);
  add_claim<HintSound>(theorems, "hint_sound", "a hint agrees with the solution", nine_quick, false);
  add_claim<HintForced>(theorems, "hint_forced", "every completion agrees with a hint of tier 1 or 2", nine_quick,
                        false);
  add_claim<BruteForceForced>(theorems, "brute_force_forced", "every completion agrees with a brute-force hint",
                              nine_later, false, false);
  add_claim<HintLegal>(theorems, "hint_legal", "a hint is a move that the rules allow", nine_later, false);
  add_claim<TierOrder>(theorems, "tier_order", "a tier answers only where no earlier one can", nine_quick);
  add_claim<DoneOk>(theorems, "done_ok", "a call ends without a hint exactly on full grids", nine_quick);
  add_claim<StepBound>(theorems, "step_bound", "a call is done after four steps at most: the pc's rank goes up",
                       nine_quick);
  add_claim<Confluence>(theorems, "confluence", "tiers 1 and 2 reach the same grid in any order", six_later);
  add_claim<PlayConsistent>(theorems, "play_consistent", "play keeps grid and marks consistent with the solution",
                            {{"2x2", quick}, {"2x3", ci}, {"3x3", ci}, {"4x4", long_}}, false);
  add_claim<PlayProgress>(theorems, "play_progress", "every round of play fills an empty cell", nine_later);
  add_claim<PlayKeeps>(theorems, "play_keeps", "a round of play takes nothing away, and a full grid has none",
                       nine_later);
}

}  // namespace gridproof::proofs
