// The two techniques that everybody knows.
//
//   single candidate   the cell has no other candidate; it has a value          so it is this one
//   single place       the house has no other place for it; it has the value    so it stands here
//
//   reason_of(layout, HintType::last_remaining, gone, {cell, 4});     // "row 3 has a 4", and where it cannot stand
#pragma once

#include <optional>

#include "spec/sudoku/techniques/family.hpp"
#include "spec/tiers.hpp"

namespace gridproof::spec {

inline Reason single_candidate_reason(const Layout& layout, const SudokuRules& rules, Cell c, Value v) {
  Reason reason{{}, {rules.has_value(c)}, {{c, v}}, {}};
  for (const Value w : layout.values())
    if (w != v) reason.premises.push_back({c, w});
  return reason;
}

// Requires a house that has every value, and a cell of it.
inline Reason single_place_reason(const Layout& layout, const SudokuRules& rules, HouseIndex h, Cell c, Value v) {
  Reason reason{{}, {rules.has(h, v)}, {{c, v}}, {}};
  for (const Cell x : layout.houses()[h])
    if (x != c) reason.premises.push_back({x, v});
  return reason;
}

inline void each_single_candidate(const Layout& layout, const SudokuRules& rules, const Values& values,
                                  const TellReason& tell) {
  for (const Cell c : layout.cells()) tell(single_candidate_reason(layout, rules, c, values.front()));
}

inline void each_single_place(const Layout& layout, const SudokuRules& rules, const Values& values,
                              const TellReason& tell) {
  for (const Cell c : layout.cells())
    for (const HouseIndex h : layout.houses_of(c)) {
      if (!layout.has_every_value(layout.houses()[h])) continue;
      tell(single_place_reason(layout, rules, h, c, values.front()));
    }
}

inline Technique single_candidate(const Layout& layout, const SudokuRules& rules) {
  return listed("single candidate", {1, each_single_candidate}, layout, rules);
}
inline Technique single_place(const Layout& layout, const SudokuRules& rules) {
  return listed("single place", {1, each_single_place}, layout, rules);
}

// The reason behind a hint of the repaired machine that sets `mark`: the first of the tier's family with that
// conclusion whose premises hold. Nothing where there is none: brute force has no reasons.
inline std::optional<Reason> reason_of(const Layout& layout, HintType tier, const Marks<Truth>& gone,
                                       const Mark& mark) {
  const SudokuRules rules(layout);
  switch (tier) {
    case HintType::only_choice: return first_that_holds(single_candidate(layout, rules), gone, mark);
    case HintType::last_remaining: return first_that_holds(single_place(layout, rules), gone, mark);
    default: return std::nullopt;
  }
}

}  // namespace gridproof::spec
