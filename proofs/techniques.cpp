#include "proofs/techniques.hpp"

#include <set>

#include "proofs/chains.hpp"
#include "proofs/families.hpp"
#include "spec/sudoku/techniques/named.hpp"

namespace gridproof::proofs {

namespace {

// Those that take longer on 9x9.
bool is_slow(const NamedTechnique& technique) {
  static const std::set<std::string> slow = {"skyscraper", "two_string_kite", "turbot_fish",      "w_wing",
                                             "remote_pair", "jellyfish",      "finned_swordfish", "finned_jellyfish"};
  return slow.count(technique.key) != 0;
}

std::vector<Instance> instances_of(const NamedTechnique& technique) {
  const Profile nine = is_slow(technique) ? Profile::ci : Profile::quick;
  const Profile others = is_slow(technique) ? Profile::long_ : Profile::ci;
  std::vector<Instance> some;
  for (const auto& [name, from] : {std::pair{"2x2", Profile::ci},
                                   {"2x3", is_slow(technique) ? Profile::quick : Profile::ci},
                                   {"3x3", nine},
                                   {"3x3+diagonals", others},
                                   {"3x3+windows", others}}) {
    const Layout layout = layout_named(name);
    if (has_reasons(technique.family, layout)) some.push_back({layout, symbolic::Prover::cadical, from, 60});
  }
  return some;
}

}  // namespace

void add_techniques(std::vector<Theorem>& theorems) {
  using enum Profile;
  for (const NamedTechnique& technique : named_techniques()) {
    if (technique.key.starts_with("single_")) continue;  // of those more is shown (proofs/reasons.hpp)
    theorems.push_back({.name = technique.key + "_right",
                        .family = "techniques",
                        .sentence = technique.name + ": each reason entails its conclusion",
                        .argument = "of reasons that differ in the names of cells and values alone one is shown; with "
                                    "more than six values those of the first ones stand for all",
                        .statement = on_layouts(
                            [family = technique.family](const Layout& layout) { return FamilyRight(layout, family); },
                            [family = technique.family](const Layout& layout) { return has_reasons(family, layout); }),
                        .instances = instances_of(technique)});
  }
  theorems.push_back(
      {.name = "links_right",
       .family = "techniques",
       .sentence = "of two nodes that are linked strongly one holds, and not both that are linked weakly",
       .argument = "of the first values, which stand for all",
       .statement = everywhere([](const Layout& layout) { return LinksRight<>{layout}; }),
       .instances = instances(symbolic::Prover::cadical, {{"2x3", quick}, {"3x3", ci}})});
  theorems.push_back({.name = "chain_step",
                      .family = "techniques",
                      .sentence = "from link to link of a chain: one of its ends holds, whatever the nodes are",
                      .statement = about_no_board([] { return ChainStep{}; }),
                      .instances = {{std::nullopt, symbolic::Prover::cadical, quick, 10}}});
  theorems.push_back({.name = "chains_right",
                      .family = "techniques",
                      .sentence = "every chain of up to six marks is right, from r1c1=1",
                      .argument = "every other mark is like this one (the symmetries are theorems)",
                      .statement = on_layouts([](const Layout& layout) { return ChainsRight<>{layout, 6}; },
                                              [](const Layout& layout) { return layout == Layout::boxes(2, 2); }),
                      .instances = instances(symbolic::Prover::cadical, {{"2x2", ci}})});
  theorems.push_back({.name = "premises_spared",
                      .family = "techniques",
                      .sentence = "what a premise says is not so is in no completion that spares the crossed marks",
                      .statement = everywhere([](const Layout& layout) { return PremisesSpared<>{layout}; }),
                      .instances = instances(symbolic::Prover::cadical,
                                             {{"2x2", ci}, {"2x3", quick}, {"3x3", quick}, {"3x3+diagonals", ci}})});
}

}  // namespace gridproof::proofs
