// The techniques that argue from uniqueness: where their conclusion does not hold there is a second solution.
#include "proofs/deadly.hpp"
#include "proofs/families.hpp"
#include "spec/sudoku/techniques/named.hpp"

namespace gridproof::proofs {

namespace {

// On rows, columns and boxes alone every cell is like the first one.
auto rectangles(const Family& family) {
  return on_layouts(
      [=](const Layout& layout) {
        return FamilyRight<EntailsIfUnique>(layout, layout.is_plain() ? of_the_first(family, layout) : family);
      },
      [=](const Layout& layout) { return has_reasons(family, layout); });
}

// Type 3 has many choices of other values and cells.
std::vector<Instance> instances_of(const Family& family) {
  using enum Profile;
  const bool large = family.values > 3;
  std::vector<Instance> some;
  for (const auto& [name, from] : {std::pair{"2x2", quick},
                                   {"2x3", quick},
                                   {"3x3", large ? ci : quick},
                                   {"3x3+diagonals", family.values > 2 ? long_ : ci},
                                   {"3x3+windows", long_}}) {
    const Layout layout = layout_named(name);
    if (has_reasons(family, layout)) some.push_back({layout, symbolic::Prover::cadical, from, large ? 600.0 : 60.0});
  }
  return some;
}

Theorem rectangle(const std::string& key, const std::string& name, const Family& family) {
  return {.name = key + "_right_if_unique",
          .family = "techniques",
          .sentence = name + ": where its conclusion does not hold, exchanging gives a second solution",
          .argument =
              "of the first values, and on rows, columns and boxes alone from r1c1; every other value and cell "
              "is like these (the symmetries are theorems)",
          .statement = rectangles(family),
          .instances = instances_of(family)};
}

}  // namespace

void add_uniqueness(std::vector<Theorem>& theorems) {
  using enum Profile;
  using symbolic::Prover;
  for (const NamedTechnique& technique : uniqueness_techniques())
    theorems.push_back(rectangle(technique.key, technique.name, technique.family));
  theorems.push_back(rectangle("unique_rectangle_type_3_triple", "unique rectangle type 3 with a naked triple",
                               {5, each_unique_rectangle_3, true}));
  theorems.push_back({.name = "deadly_step",
                      .family = "techniques",
                      .sentence = "exchanging the values of a ring of up to nine cells leaves each in the house once",
                      .statement = about_no_board([] { return DeadlyStep{9}; }),
                      .instances = {{std::nullopt, Prover::cadical, quick, 10}}});
  theorems.push_back({.name = "bug_1_right_if_unique",
                      .family = "techniques",
                      .sentence = "BUG+1 of up to eight cells: were the value wrong, there would be a second solution",
                      .argument = "from r1c1 with 1 and 2; every other cell and value is like these (the symmetries "
                                  "are theorems)",
                      .statement = with_boxes_only([](const Layout& layout) {
                        return FamilyRight<WhereMet<EntailsIfUnique>>(layout, bugs_plus_one(8));
                      }),
                      .instances = instances(Prover::cadical, {{"2x2", quick}})});
}

}  // namespace gridproof::proofs
