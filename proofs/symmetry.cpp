#include "proofs/symmetry.hpp"

#include "proofs/families.hpp"

namespace gridproof::proofs {

namespace {

using enum Profile;

void add(std::vector<Theorem>& theorems, const char* name, const char* sentence,
         std::function<std::vector<Symmetry>(const Layout&)> symmetries,
         std::initializer_list<std::pair<const char*, Profile>> layouts, bool square_boxes_only = false) {
  theorems.push_back({.name = name,
                      .family = "symmetry",
                      .sentence = sentence,
                      .statement = on_layouts(
                          [=](const Layout& layout) { return Symmetric<Repaired>{layout, symmetries}; },
                          [=](const Layout& layout) {
                            return layout.is_plain() && !symmetries(layout).empty() &&
                                   (!square_boxes_only || layout.box_rows() == layout.box_columns());
                          }),
                      .instances = instances(symbolic::Prover::cadical, layouts)});
}

}  // namespace

void add_symmetry(std::vector<Theorem>& theorems) {
  const auto lines = [](bool rows) { return [rows](const Layout& layout) { return line_exchanges(layout, rows); }; };
  const auto bands = [](bool rows) { return [rows](const Layout& layout) { return band_exchanges(layout, rows); }; };
  const auto sizes = {std::pair{"2x2", quick}, {"2x3", quick}, {"3x3", ci}, {"4x4", long_}};
  const auto quick_sizes = {std::pair{"2x2", quick}, {"2x3", quick}, {"3x3", quick}, {"4x4", long_}};
  add(theorems, "relabelling_values", "other names for the values change nothing but names", relabellings, sizes);
  add(theorems, "permuting_rows", "rows of a band may change places", lines(true), sizes);
  add(theorems, "permuting_columns", "columns of a stack may change places", lines(false), sizes);
  add(theorems, "permuting_bands", "bands may change places", bands(true), quick_sizes);
  add(theorems, "permuting_stacks", "stacks may change places", bands(false), sizes);
  add(theorems, "transposing", "where boxes are square, rows and columns may change places", transposition,
      {{"2x2", quick}, {"3x3", quick}, {"4x4", long_}}, true);
}

}  // namespace gridproof::proofs
