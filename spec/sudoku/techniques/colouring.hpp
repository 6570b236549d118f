// Simple colouring of one value. A conjugate pair is a house that has the value in two places only. Pairs that hang
// together are coloured: of two places of a pair one has the one colour, one the other. So one colour is so everywhere.
//
//   trap   a cell sees both colours: the value is not there
//   wrap   two cells of one colour see each other: that colour is not so
//
//   const Colouring three{4, {{row_2, a, b}, {column_7, b, c}, {box_9, c, d}}};
//   trap_reason(layout, rules, three);         // nothing where it is no colouring, or nothing follows
//
// What a trap says of a cell is what an X-chain says whose links are all conjugate pairs, from one of the cells that it
// sees to the other. The same is true of a wrap and the two cells that see each other. For the other cells of their
// colour a chain needs one more link, the one between the two, which need not be a pair.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "spec/sudoku/techniques/cells.hpp"
#include "spec/sudoku/techniques/family.hpp"

namespace gridproof::spec {

struct ConjugatePair {
  HouseIndex house;
  Cell a, b;
};

// Each pair but the first has one cell of the pairs before it, or two.
struct Colouring {
  Value value;
  std::vector<ConjugatePair> pairs;
};

// The cells of the one colour and those of the other. Nothing where the pairs do not hang together, or where a cell
// would have both.
struct Colours {
  Cells first, second;
};
inline std::optional<Colours> colours(const Colouring& colouring) {
  if (colouring.pairs.empty()) return std::nullopt;
  Colours by{{colouring.pairs.front().a}, {}};
  for (const auto& [house, a, b] : colouring.pairs) {
    const bool known_a = !both(together(by.first, by.second), {a}).empty();
    const bool known_b = !both(together(by.first, by.second), {b}).empty();
    if (a == b || (!known_a && !known_b)) return std::nullopt;
    const Cell from = known_a ? a : b, to = known_a ? b : a;
    Cells& next = both(by.first, {from}).empty() ? by.first : by.second;
    next = together(next, {to});
  }
  if (!both(by.first, by.second).empty()) return std::nullopt;
  return by;
}

// What both conclusions rest on: each house has the value, in one of two places and not in both. Whether it is so.
inline bool cite_pairs(const Layout& layout, const SudokuRules& rules, const Colouring& colouring,
                       const Cells& coloured, ReasonDraft& draft) {
  for (const auto& [house, a, b] : colouring.pairs) {
    const House& where = layout.houses()[house];
    if (!where.contains(a) || !where.contains(b) || !layout.has_every_value(where)) return false;
    draft.cite(rules.has(house, colouring.value));
    draft.cite_differ(a, b);
    for (const Cell c : where) {
      if (c == a || c == b) continue;
      if (!both(coloured, {c}).empty()) return false;  // a third place
      draft.absent(c, colouring.value);
    }
  }
  return true;
}

inline std::optional<Cell> first_seen(const SudokuRules& rules, Cell cell, const Cells& among) {
  const auto seen = std::find_if(among.begin(), among.end(), [&](Cell c) { return rules.see(cell, c); });
  return seen == among.end() ? std::nullopt : std::optional<Cell>(*seen);
}

// premises      the value is not in the rest of the houses
// constraints   each house has the value; the places of a pair differ, and the cell from one of each colour
// conclusion    the value is not in the cells that see both colours
inline std::optional<Reason> trap_reason(const Layout& layout, const SudokuRules& rules, const Colouring& colouring) {
  const std::optional<Colours> by = colours(colouring);
  if (!by) return std::nullopt;
  const Cells coloured = together(by->first, by->second);
  ReasonDraft draft(rules);
  if (!cite_pairs(layout, rules, colouring, coloured, draft)) return std::nullopt;
  bool concludes = false;
  for (const Cell c : without(layout.cells(), coloured)) {
    const std::optional<Cell> one = first_seen(rules, c, by->first), other = first_seen(rules, c, by->second);
    if (!one || !other) continue;
    draft.cite_differ(c, *one);
    draft.cite_differ(c, *other);
    draft.del(c, colouring.value);
    concludes = true;
  }
  if (!concludes) return std::nullopt;
  return std::move(draft).finished();
}

// premises      the value is not in the rest of the houses
// constraints   each house has the value; the places of a pair differ, and two cells of one colour
// conclusion    the value is in no cell of that colour
inline std::optional<Reason> wrap_reason(const Layout& layout, const SudokuRules& rules, const Colouring& colouring) {
  const std::optional<Colours> by = colours(colouring);
  if (!by) return std::nullopt;
  ReasonDraft draft(rules);
  if (!cite_pairs(layout, rules, colouring, together(by->first, by->second), draft)) return std::nullopt;
  for (const Cells& colour : {by->first, by->second})
    for (const Cell c : colour) {
      const std::optional<Cell> other = first_seen(rules, c, colour);
      if (!other) continue;
      draft.cite_differ(c, *other);
      for (const Cell each : colour) draft.del(each, colouring.value);
      return std::move(draft).finished();
    }
  return std::nullopt;
}

}  // namespace gridproof::spec
