// Indirect proofs of few steps, directly.
#pragma once

#include <vector>

#include "proofs/techniques.hpp"
#include "spec/sudoku/techniques/indirect.hpp"

namespace gridproof::proofs {

// As spec has it; a test takes another one.
struct IndirectOfSpec {
  static std::optional<Reason> reason(const Layout& layout, const SudokuRules& rules, const IndirectProof& proof) {
    return indirect_reason(layout, rules, proof);
  }
};

inline std::vector<Contradiction> contradictions(const Layout& layout) {
  std::vector<Contradiction> all;
  for (const Cell c : layout.cells()) all.push_back({StepKind::single_candidate, c});
  for (HouseIndex h = 0; h < layout.houses().size(); ++h)
    for (const Value v : layout.values()) all.push_back({StepKind::single_place, 0, h, v});
  return all;
}

// Every single, and of this cell every value that is not so because it contradicts itself.
inline std::vector<IndirectStep> indirect_steps(const Layout& layout, Cell inside) {
  std::vector<IndirectStep> all;
  for (const Mark& mark : all_marks(layout)) {
    all.push_back({StepKind::single_candidate, mark});
    for (const HouseIndex h : layout.houses_of(mark.cell)) all.push_back({StepKind::single_place, mark, h});
  }
  for (const Value v : layout.values())
    for (const Contradiction& end : contradictions(layout))
      all.push_back({StepKind::indirect, {inside, v}, 0, {{{inside, v}, {}, end}}});
  return all;
}

// Those that assume r1c1=1 and take at most one step; a proof inside is of r1c2.
template <class Indirect = IndirectOfSpec>
Family indirect_proofs() {
  return {0, [](const Layout& layout, const SudokuRules& rules, const Values&, const TellReason& tell) {
            const Mark assumed{0, 1};
            const auto told = [&](const IndirectProof& proof) {
              if (const auto reason = Indirect::reason(layout, rules, proof)) tell(*reason);
            };
            for (const Contradiction& end : contradictions(layout)) {
              told({assumed, {}, end});
              for (const IndirectStep& step : indirect_steps(layout, 1)) told({assumed, {step}, end});
            }
          }};
}

}  // namespace gridproof::proofs
