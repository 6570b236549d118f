// Few cells with few candidates.
//
//   XY-wing       a pivot xy and two wings xz and yz that it sees: one of the wings is z
//   XYZ-wing      the same with a pivot xyz: one of the three is z
//   W-wing        two cells xy, and a house that has x in two places, one seen by each: one of the cells is y
//   remote pair   cells xy, each seeing the next: of two that are an odd number of steps apart one is x and one is y
//
// All but XYZ-wings are chains.
#pragma once

#include "spec/sudoku/techniques/chains.hpp"

namespace gridproof::spec {

inline Cells seen_from(const Layout& layout, const SudokuRules& rules, Cell cell) {
  Cells seen;
  for (const Cell c : layout.cells())
    if (rules.see(c, cell)) seen.push_back(c);
  return seen;
}

inline Chain xy_wing(Value x, Value y, Value z, Cell pivot, Cell p, Cell q) {
  return {{{{p}, z}, {{p}, x}, {{pivot}, x}, {{pivot}, y}, {{q}, y}, {{q}, z}}, {{}, {}, {}}};
}

// Of x, y and z: the pivot is x or y, one wing x or z, the other y or z.
inline void each_xy_wing(const Layout& layout, const SudokuRules& rules, const Values& values, const TellReason& tell) {
  const Value x = values[0], y = values[1], z = values[2];
  if (x > y) return;  // the same with the wings exchanged
  for (const Cell pivot : layout.cells())
    for (const Cell p : seen_from(layout, rules, pivot))
      for (const Cell q : seen_from(layout, rules, pivot)) {
        if (p == q) continue;
        if (const auto reason = chain_reason(layout, rules, xy_wing(x, y, z, pivot, p, q))) tell(*reason);
      }
}

// premises      the pivot has x, y and z alone, one wing x and z, the other y and z
// constraints   each of the three has a value; the pivot differs from the wings; they differ from what is concluded of
// conclusion    z is in no cell that sees all three
inline std::optional<Reason> xyz_wing_reason(const Layout& layout, const SudokuRules& rules, Value x, Value y, Value z,
                                             Cell pivot, Cell p, Cell q) {
  ReasonDraft draft(rules);
  bool concludes = false;
  for (const Cell target : layout.cells()) {
    if (!rules.see(target, pivot) || !rules.see(target, p) || !rules.see(target, q)) continue;
    for (const Cell c : {pivot, p, q}) draft.cite_differ(c, target);
    draft.del(target, z);
    concludes = true;
  }
  if (!concludes) return std::nullopt;
  for (const auto& [cell, candidates] : {std::pair{pivot, Values{x, y, z}}, {p, Values{x, z}}, {q, Values{y, z}}}) {
    draft.cite(rules.has_value(cell));
    for (const Value v : layout.values())
      if (std::find(candidates.begin(), candidates.end(), v) == candidates.end()) draft.absent(cell, v);
  }
  draft.cite_differ(pivot, p);
  draft.cite_differ(pivot, q);
  return std::move(draft).finished();
}

inline void each_xyz_wing(const Layout& layout, const SudokuRules& rules, const Values& values,
                          const TellReason& tell) {
  const Value x = values[0], y = values[1], z = values[2];
  if (x > y) return;
  for (const Cell pivot : layout.cells())
    for (const Cell p : seen_from(layout, rules, pivot))
      for (const Cell q : seen_from(layout, rules, pivot)) {
        if (p == q) continue;
        if (const auto reason = xyz_wing_reason(layout, rules, x, y, z, pivot, p, q)) tell(*reason);
      }
}

// The house has x in a or b; p sees a, q sees b.
inline Chain w_wing(Value x, Value y, HouseIndex house, Cell a, Cell b, Cell p, Cell q) {
  return {{{{p}, y}, {{p}, x}, {{a}, x}, {{b}, x}, {{q}, x}, {{q}, y}}, {{}, house, {}}};
}

// Of x and y: the cells are x or y, the house has x.
inline void each_w_wing(const Layout& layout, const SudokuRules& rules, const Values& values, const TellReason& tell) {
  const Value x = values[0], y = values[1];
  for (HouseIndex h = 0; h < layout.houses().size(); ++h)
    for (const Cell a : layout.houses()[h])
      for (const Cell b : layout.houses()[h]) {
        if (a >= b) continue;  // the same with the cells exchanged
        for (const Cell p : seen_from(layout, rules, a))
          for (const Cell q : seen_from(layout, rules, b)) {
            if (p == q || layout.houses()[h].contains(p) || layout.houses()[h].contains(q)) continue;
            if (const auto reason = chain_reason(layout, rules, w_wing(x, y, h, a, b, p, q))) tell(*reason);
          }
      }
}

// From either value of the first cell there is a chain to the other value of the last one.
inline std::optional<Reason> remote_pair_reason(const Layout& layout, const SudokuRules& rules, Value x, Value y,
                                                Cell a, Cell b, Cell c, Cell d) {
  ReasonDraft draft(rules);
  for (const auto& [s, t] : {std::pair{x, y}, {y, x}}) {
    const Chain chain{{{{a}, s}, {{a}, t}, {{b}, t}, {{b}, s}, {{c}, s}, {{c}, t}, {{d}, t}, {{d}, s}},
                      {{}, {}, {}, {}}};
    const auto reason = chain_reason(layout, rules, chain);
    if (!reason) return std::nullopt;
    draft.add(*reason);
  }
  return std::move(draft).finished();
}

// Four cells, the shortest that says more than a pair. No three of them see each other, for they have two values.
inline void each_remote_pair(const Layout& layout, const SudokuRules& rules, const Values& values,
                             const TellReason& tell) {
  const Value x = values[0], y = values[1];
  for (const Cell a : layout.cells())
    for (const Cell b : seen_from(layout, rules, a))
      for (const Cell c : seen_from(layout, rules, b))
        for (const Cell d : seen_from(layout, rules, c)) {
          if (a == c || b == d || a >= d || rules.see(a, c) || rules.see(b, d) || rules.see(a, d)) continue;
          if (const auto reason = remote_pair_reason(layout, rules, x, y, a, b, c, d)) tell(*reason);
        }
}

}  // namespace gridproof::spec
