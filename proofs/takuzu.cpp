#include "proofs/takuzu.hpp"

#include "proofs/families.hpp"

namespace gridproof::proofs {

namespace {

using enum Profile;
using enum symbolic::Prover;

std::vector<Instance> boards(Profile eight) {
  return instances(cadical, {{Takuzu(4, 4), quick},
                             {Takuzu(6, 6), quick},
                             {Takuzu(4, 6), ci},
                             {Takuzu(6, 6, false), ci},
                             {Takuzu(8, 8), eight}});
}

template <class Make>
void add(std::vector<Theorem>& theorems, const char* name, const char* sentence, Profile eight, Make make,
         const char* lemmas = "") {
  theorems.push_back({.name = name,
                      .family = "takuzu",
                      .sentence = sentence,
                      .lemmas = lemmas,
                      .statement = on_takuzu(make),
                      .instances = boards(eight)});
}

}  // namespace

void add_takuzu(std::vector<Theorem>& theorems) {
  add(theorems, "takuzu_constraints_valid", "the named constraints, all together, are rules 1 to 3 on a full board",
      quick, [](const Takuzu& takuzu) { return TakuzuConstraintsValid{takuzu}; });
  add(theorems, "check_at_cell", "the report's check of a cell finds what the rules say of its row and column", ci,
      [](const Takuzu& takuzu) { return CheckAtCell<>{takuzu}; });
  add(theorems, "check_cell_change", "what is written and found valid leaves a grid that is valid one cell further", ci,
      [](const Takuzu& takuzu) { return CheckCellChange<>{takuzu}; }, "check_at_cell");
  add(theorems, "framing_pos", "valid up to a cell without it, and valid for it, is valid up to the next", quick,
      [](const Takuzu& takuzu) { return FramingPos<>{takuzu}; });
  add(theorems, "valid_preserved", "a grid that is valid up to a cell stays so when that cell is emptied", quick,
      [](const Takuzu& takuzu) { return ValidPreserved<>{takuzu}; });
  add(theorems, "framing_assert", "of two values written to a cell the second stays", quick,
      [](const Takuzu& takuzu) { return FramingAssert<>{takuzu}; });
  add(theorems, "framing_last", "a cell that gets its first value back leaves the grid as it was", quick,
      [](const Takuzu& takuzu) { return FramingLast<>{takuzu}; });
}

}  // namespace gridproof::proofs
