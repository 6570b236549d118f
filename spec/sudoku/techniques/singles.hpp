// The two techniques that everybody knows.
//
//   single candidate   the cell has no other candidate; it has a value          so it is this one
//   single place       the house has no other place for it; it has the value    so it stands here
//
//   reason_of(layout, HintType::last_remaining, gone, {cell, 4});     // "row 3 has a 4", and where it cannot stand
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "spec/sudoku/techniques/family.hpp"
#include "spec/tiers.hpp"

namespace gridproof::spec {

inline void each_single_candidate(const Layout& layout, const SudokuRules& rules, const Values& values,
                                  const TellReason& tell) {
  for (const Cell c : layout.cells()) {
    Reason reason{{}, {rules.has_value(c)}, {{c, values.front()}}, {}};
    for (const Value w : layout.values())
      if (w != values.front()) reason.premises.push_back({c, w});
    tell(reason);
  }
}

inline void each_single_place(const Layout& layout, const SudokuRules& rules, const Values& values,
                              const TellReason& tell) {
  for (const Cell c : layout.cells())
    for (const HouseIndex h : layout.houses_of(c)) {
      if (!layout.has_every_value(layout.houses()[h])) continue;
      Reason reason{{}, {rules.has(h, values.front())}, {{c, values.front()}}, {}};
      for (const Cell x : layout.houses()[h])
        if (x != c) reason.premises.push_back({x, values.front()});
      tell(reason);
    }
}

// In the order of the machine: by cell, then by value, then by reason.
inline Technique in_order_of_marks(Technique technique) {
  std::stable_sort(technique.reasons.begin(), technique.reasons.end(), [](const Reason& a, const Reason& b) {
    return std::pair(a.set.front().cell, a.set.front().value) < std::pair(b.set.front().cell, b.set.front().value);
  });
  return technique;
}
inline Technique single_candidate(const Layout& layout, const SudokuRules& rules) {
  return in_order_of_marks(listed("single candidate", {1, each_single_candidate}, layout, rules));
}
inline Technique single_place(const Layout& layout, const SudokuRules& rules) {
  return in_order_of_marks(listed("single place", {1, each_single_place}, layout, rules));
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
