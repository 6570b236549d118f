#include "proofs/reasons.hpp"

#include "proofs/families.hpp"

namespace gridproof::proofs {

void add_reasons(std::vector<Theorem>& theorems) {
  using enum Profile;
  using enum symbolic::Prover;
  const auto sizes = {std::pair{"2x2", quick}, {"2x3", quick}, {"3x3", ci}, {"3x3+diagonals", ci}};
  theorems.push_back({.name = "constraints_valid",
                      .family = "reasons",
                      .sentence = "the named constraints, all together, are the definition of a valid board",
                      .lemmas = "group_lemma",
                      .statement = everywhere([](const Layout& layout) { return ConstraintsValid<>{layout}; }),
                      .instances = instances(cadical, sizes)});
  theorems.push_back(
      {.name = "single_candidate_right",
       .family = "reasons",
       .sentence = "a single candidate follows from its reason, and tier 1 proposes just these",
       .statement = everywhere([](const Layout& layout) { return TechniqueRight<SingleCandidate>{layout}; }),
       .instances = instances(cadical, sizes)});
  theorems.push_back({.name = "single_place_right",
                      .family = "reasons",
                      .sentence = "a single place follows from its reason, and tier 2 proposes just these",
                      .statement = everywhere([](const Layout& layout) { return TechniqueRight<SinglePlace>{layout}; }),
                      .instances = instances(cadical, sizes)});
}

}  // namespace gridproof::proofs
