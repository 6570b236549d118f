// The techniques that are recognised rather than listed: colourings, almost locked sets, indirect proof. Chains have
// their own lines (techniques.cpp).
#include "proofs/almost_locked.hpp"
#include "proofs/colouring.hpp"
#include "proofs/families.hpp"
#include "proofs/indirect.hpp"

namespace gridproof::proofs {

namespace {

// Rows, columns and boxes: there every cell is like the first one, and every value like another.
template <class Shown>
auto of_the_first_cell(const Family& family) {
  return with_boxes_only([=](const Layout& layout) { return FamilyRight<Shown>(layout, family); });
}

constexpr const char* from_the_first =
    "from r1c1 and of the first values; every other cell and value is like these (the symmetries are theorems)";

}  // namespace

void add_recognised(std::vector<Theorem>& theorems) {
  using enum Profile;
  using symbolic::Prover;
  theorems.push_back({.name = "colouring_step",
                      .family = "techniques",
                      .sentence =
                          "from pair to pair the colour changes; what sees both is not so, nor is a colour that "
                          "sees itself",
                      .statement = about_no_board([] { return ColouringStep{}; }),
                      .instances = {{std::nullopt, Prover::cadical, quick, 10}}});
  theorems.push_back({.name = "simple_colouring_right",
                      .family = "techniques",
                      .sentence = "every colouring of up to three conjugate pairs is right, trap and wrap",
                      .argument = from_the_first,
                      .statement = of_the_first_cell<Entails>(colourings(3)),
                      .instances = instances(Prover::cadical, {{"2x2", quick}, {"2x3", ci}, {"3x3", ci}})});
  theorems.push_back({.name = "almost_locked_step",
                      .family = "techniques",
                      .sentence = "without one of its values an almost locked set is locked, of up to six cells",
                      .statement = about_no_board([] { return AlmostLockedStep{6}; }),
                      .instances = {{std::nullopt, Prover::cadical, quick, 10}}});
  theorems.push_back({.name = "als_xz_step",
                      .family = "techniques",
                      .sentence = "of two sets that share x, not in both, one has z",
                      .statement = about_no_board([] { return AlsXzStep{}; }),
                      .instances = {{std::nullopt, Prover::cadical, quick, 10}}});
  theorems.push_back({.name = "als_xz_right",
                      .family = "techniques",
                      .sentence = "every ALS-XZ of up to four cells is right",
                      .argument = from_the_first,
                      .statement = of_the_first_cell<WhereMet<Entails>>(almost_locked(4)),
                      .instances = instances(Prover::cadical, {{"2x2", quick}, {"2x3", ci}, {"3x3", ci}})});
  theorems.push_back({.name = "indirect_proof_right",
                      .family = "techniques",
                      .sentence = "every indirect proof of at most one step, or of a proof inside it, is right",
                      .argument = "it assumes r1c1=1, and inside a value of r1c2; every other cell and value is like "
                                  "these (the symmetries are theorems)",
                      .statement = of_the_first_cell<WhereMet<Entails>>(indirect_proofs()),
                      .instances = instances(Prover::cadical, {{"2x2", quick}})});
}

}  // namespace gridproof::proofs
