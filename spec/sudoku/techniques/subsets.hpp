// As many cells of a house as values, which keep each other.
//
//   naked    the cells have no other candidates: the rest of the house has none of the values
//   hidden   the house has no other places for the values: the cells hold nothing else
//
// Two are a pair, three a triple, four a quad.
#pragma once

#include "spec/sudoku/techniques/cells.hpp"
#include "spec/sudoku/techniques/family.hpp"

namespace gridproof::spec {

// Each choice of as many cells of a house as values: tell(house, cells, the rest of the house).
template <class Tell>
void each_subset(const Layout& layout, std::size_t size, const Tell& tell) {
  for (HouseIndex h = 0; h < layout.houses().size(); ++h) {
    const Cells& house = layout.houses()[h].cells;
    if (size >= house.size()) continue;
    for (const Chosen& places : combinations(house.size(), size)) {
      const Cells cells = picked(house, places);
      tell(h, cells, without(house, cells));
    }
  }
}

inline Values others(const Layout& layout, const Values& values) {
  Values rest;
  std::set_difference(layout.values().begin(), layout.values().end(), values.begin(), values.end(),
                      std::back_inserter(rest));
  return rest;
}

// premises      the cells have no other values
// constraints   each of the cells has a value; they differ from each other and from the rest of the house
// conclusion    the values are not in the rest of the house
inline Reason naked_reason(const Layout& layout, const SudokuRules& rules, const Values& values, const Cells& cells,
                           const Cells& rest) {
  ReasonDraft draft(rules);
  draft.cite_differ(cells);
  for (const Cell c : cells) {
    draft.cite(rules.has_value(c));
    for (const Value v : others(layout, values)) draft.absent(c, v);
    for (const Cell x : rest) draft.cite_differ(c, x);
  }
  for (const Cell x : rest)
    for (const Value v : values) draft.del(x, v);
  return std::move(draft).finished();
}

inline void each_naked(const Layout& layout, const SudokuRules& rules, const Values& values, const TellReason& tell) {
  each_subset(layout, values.size(), [&](HouseIndex, const Cells& cells, const Cells& rest) {
    tell(naked_reason(layout, rules, values, cells, rest));
  });
}

// premises      the values are not in the rest of the house
// constraints   the house has each of the values; each of the cells has at most one
// conclusion    the cells have no other values
inline Reason hidden_reason(const Layout& layout, const SudokuRules& rules, HouseIndex house, const Values& values,
                            const Cells& cells, const Cells& rest) {
  ReasonDraft draft(rules);
  for (const Value v : values) {
    draft.cite(rules.has(house, v));
    for (const Cell x : rest) draft.absent(x, v);
  }
  for (const Cell c : cells) {
    draft.cite(rules.has_one_value(c));
    for (const Value v : others(layout, values)) draft.del(c, v);
  }
  return std::move(draft).finished();
}

inline void each_hidden(const Layout& layout, const SudokuRules& rules, const Values& values, const TellReason& tell) {
  each_subset(layout, values.size(), [&](HouseIndex h, const Cells& cells, const Cells& rest) {
    if (layout.has_every_value(layout.houses()[h])) tell(hidden_reason(layout, rules, h, values, cells, rest));
  });
}

}  // namespace gridproof::spec
