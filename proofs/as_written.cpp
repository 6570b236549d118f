#include "proofs/as_written.hpp"

#include "proofs/families.hpp"

namespace gridproof::proofs {

void add_as_written(std::vector<Theorem>& theorems) {
  using enum Profile;
  using enum symbolic::Prover;
  theorems.push_back(
      {.name = "tier2_never_fires",
       .family = "as written",
       .sentence = "with valid solutions the module's tier 2 never answers: tier 1 always does",
       .as_written = true,
       .lemmas = "group_lemma",
       .statement = everywhere([](const Layout& layout) { return Tier2NeverFires<AsWritten>{layout}; }),
       .instances = instances(cadical, {{"2x2", quick}, {"2x3", quick}, {"3x3", quick}, {"4x4", long_}}) +
                    instances(z3, {{"2x2", quick}})});
  theorems.push_back({.name = "tier2_never_fires_on_any_board",
                      .family = "as written",
                      .sentence = "the same with any board for the solution, as the module has it",
                      .as_written = true,
                      .expected = symbolic::Answer::refuted,
                      .lemmas = "group_lemma",
                      .statement = everywhere([](const Layout& layout) {
                        return Tier2NeverFires<AsWritten>{layout, false};
                      }),
                      .instances = instances(cadical, {{"2x2", quick}, {"2x3", quick}, {"3x3", quick}}) +
                                   instances(z3, {{"2x2", quick}, {"2x3", quick}})});
}

}  // namespace gridproof::proofs
