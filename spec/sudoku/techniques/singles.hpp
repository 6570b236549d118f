// The two techniques that everybody knows.
//
//   single candidate   the cell has no other candidate; it has a value          so it is this one
//   single place       the house has no other place for it; it has the value    so it stands here
#pragma once

#include "spec/reason.hpp"
#include "spec/sudoku/constraints.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::spec {

inline Technique single_candidate(const Layout& layout, const SudokuRules& rules) {
  Technique technique{"single candidate", {}};
  for (const Cell c : layout.cells())
    for (const Value v : layout.values()) {
      Reason reason{{}, {rules.has_value(c)}, {{c, v}}, {}};
      for (const Value w : layout.values())
        if (w != v) reason.premises.push_back({c, w});
      technique.reasons.push_back(std::move(reason));
    }
  return technique;
}

inline Technique single_place(const Layout& layout, const SudokuRules& rules) {
  Technique technique{"single place", {}};
  for (const Cell c : layout.cells())
    for (const Value v : layout.values())
      for (const HouseIndex h : layout.houses_of(c)) {
        if (!layout.has_every_value(layout.houses()[h])) continue;
        Reason reason{{}, {rules.has(h, v)}, {{c, v}}, {}};
        for (const Cell x : layout.houses()[h])
          if (x != c) reason.premises.push_back({x, v});
        technique.reasons.push_back(std::move(reason));
      }
  return technique;
}

}  // namespace gridproof::spec
