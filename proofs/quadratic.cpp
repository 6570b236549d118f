#include "proofs/quadratic.hpp"

#include "proofs/families.hpp"

namespace gridproof::proofs {

void add_quadratics(std::vector<Theorem>& theorems) {
  using enum Profile;
  using enum symbolic::Prover;
  // Numbers know no layout; the smallest one stands in the report.
  const auto both = instances(cadical, {{"2x2", quick}}) + instances(z3, {{"2x2", quick}});
  theorems.push_back({.name = "quadratic_roots",
                      .family = "quadratic",
                      .sentence = "over 8 bits x*x - 7*x + 12 is 0 for x = 3 and x = 4, and for no other",
                      .statement = everywhere([](const spec::Layout&) {
                        return Roots{{1, 256 - 7, 12}, {3, 4}};
                      }),
                      .instances = both});
  theorems.push_back({.name = "roots_of_one",
                      .family = "quadratic",
                      .sentence = "over 8 bits x*x is 1 for x = 1, 127, 129 and 255, and for no other",
                      .statement = everywhere([](const spec::Layout&) {
                        return Roots{{1, 0, 256 - 1}, {1, 127, 129, 255}};
                      }),
                      .instances = both});
  theorems.push_back({.name = "two_roots_of_one",
                      .family = "quadratic",
                      .sentence = "over 8 bits x*x is 1 for x = 1 and x = 255 only, as over the integers",
                      .expected = symbolic::Answer::refuted,
                      .statement = everywhere([](const spec::Layout&) {
                        return Roots{{1, 0, 256 - 1}, {1, 255}};
                      }),
                      .instances = both});
}

}  // namespace gridproof::proofs
