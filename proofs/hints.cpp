#include "proofs/hints.hpp"

#include "proofs/families.hpp"

namespace gridproof::proofs {

void add_hints(std::vector<Theorem>& theorems) {
  using enum Profile;
  using enum symbolic::Prover;
  const auto sizes = {std::pair{"2x2", quick}, {"2x3", quick},      {"3x3", quick},
                      {"3x3+diagonals", ci},   {"3x3+windows", ci}, {"4x4", long_}};
  theorems.push_back(
      {.name = "single_candidate_forced",
       .family = "hints",
       .sentence = "a cell with one candidate has that value in every completion, whatever is crossed out",
       .lemmas = "group_lemma",
       .statement = everywhere([](const Layout& layout) { return SingleCandidateForced<Repaired>{layout}; }),
       .instances = instances(cadical, sizes) + instances(z3, {{"2x2", quick}, {"2x3", quick}, {"3x3", ci}})});
  theorems.push_back(
      {.name = "single_place_forced",
       .family = "hints",
       .sentence = "a value with one place in a house is there in every completion, whatever is crossed out",
       .lemmas = "group_lemma",
       .statement = everywhere([](const Layout& layout) { return SinglePlaceForced<Repaired>{layout}; }),
       .instances = instances(cadical, sizes) + instances(z3, {{"2x2", quick}, {"2x3", ci}})});
}

}  // namespace gridproof::proofs
