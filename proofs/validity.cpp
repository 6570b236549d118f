#include "proofs/validity.hpp"

#include "proofs/families.hpp"

namespace gridproof::proofs {

void add_validity(std::vector<Theorem>& theorems) {
  using enum Profile;
  using enum symbolic::Prover;
  const auto sizes = {std::pair{"2x2", quick}, {"2x3", quick}, {"3x3", quick}, {"4x4", quick}};
  const auto sixteen_later = {std::pair{"2x2", quick}, {"2x3", quick}, {"3x3", quick}, {"4x4", ci}};
  theorems.push_back({.name = "check_equiv",
                      .family = "validity",
                      .sentence = "check = check' for every group of words (contains each, two ways)",
                      .folding = symbolic::Folding::verbatim,
                      .statement = everywhere([](const Layout& layout) { return CheckEquiv<>{layout}; }),
                      .instances = instances(z3, sizes) + instances(cadical, sizes)});
  theorems.push_back({.name = "valid_equiv",
                      .family = "validity",
                      .sentence = "valid = valid' for every board of words",
                      .folding = symbolic::Folding::verbatim,
                      .statement = everywhere([](const Layout& layout) { return ValidEquiv<>{layout}; }),
                      .instances = instances(z3, sixteen_later) + instances(cadical, sixteen_later)});
  theorems.push_back({.name = "squares",
                      .family = "validity",
                      .sentence = "group, transpose and join compute the boxes, up to order",
                      .folding = symbolic::Folding::verbatim,
                      .statement = with_boxes_only([](const Layout& layout) { return Squares<>{layout}; }),
                      .instances = instances(z3, sizes)});
  theorems.push_back(
      {.name = "group_lemma",
       .family = "validity",
       .sentence = "contains-each = all-different = mask full, for every group of cells",
       .statement = everywhere([](const Layout& layout) { return GroupLemma<>{layout}; }),
       .instances = instances(cadical, sixteen_later) + instances(z3, {{"2x2", quick}, {"3x3", quick}})});
  theorems.push_back({.name = "valid_forms",
                      .family = "validity",
                      .sentence = "valid = all-different = masks full, for every board of words",
                      .lemmas = "group_lemma",
                      .statement = everywhere([](const Layout& layout) { return ValidForms<>{layout}; }),
                      .instances = instances(cadical, sixteen_later)});
}

}  // namespace gridproof::proofs
