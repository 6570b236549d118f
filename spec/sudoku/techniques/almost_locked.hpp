// Almost locked sets: cells that see each other, with one value more than there are cells. Without one of its values
// such a set is locked: it has each of the others.
//
//   ALS-XZ   two sets have x and z, and x is not in both. So one of them is without x, and has z: whatever sees each
//            place of z in both is not z.
//
//   const AlmostLocked pair{{a, b}, {1, 2, 3}, {a}, {a, b}};      // x in a alone, z in both
//   als_xz_reason(layout, rules, pair, other, x, z);              // nothing where it is no ALS-XZ, or nothing follows
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "spec/sudoku/techniques/cells.hpp"
#include "spec/sudoku/techniques/family.hpp"

namespace gridproof::spec {

// Cells and values in order. x and z: which of the cells may have them.
struct AlmostLocked {
  Cells cells;
  Values values;
  Cells x, z;
};

inline bool all_see(const SudokuRules& rules, const Cells& some, const Cells& others) {
  return std::all_of(some.begin(), some.end(), [&](Cell a) {
    return std::all_of(others.begin(), others.end(), [&](Cell b) { return rules.see(a, b); });
  });
}

// One value more than cells, which see each other; x and z are among the values and have places among the cells.
inline bool is_almost_locked(const SudokuRules& rules, const AlmostLocked& set, Value x, Value z) {
  const auto has = [&](Value v) { return std::find(set.values.begin(), set.values.end(), v) != set.values.end(); };
  for (std::size_t i = 0; i < set.cells.size(); ++i)
    for (std::size_t j = i + 1; j < set.cells.size(); ++j)
      if (!rules.see(set.cells[i], set.cells[j])) return false;
  return !set.cells.empty() && set.values.size() == set.cells.size() + 1 && has(x) && has(z) && !set.x.empty() &&
         !set.z.empty() && both(set.x, set.cells) == set.x && both(set.z, set.cells) == set.z;
}

// premises      the cells of the two sets have no other values, and x and z in their places only
// constraints   each of the cells has a value; the cells of a set differ; so do the places of x in the one from those
//               in the other; what is concluded of differs from the places of z
// conclusion    z is in no cell that sees every place of z in both sets
inline std::optional<Reason> als_xz_reason(const Layout& layout, const SudokuRules& rules, const AlmostLocked& one,
                                           const AlmostLocked& other, Value x, Value z) {
  if (x == z || !both(one.cells, other.cells).empty() || !all_see(rules, one.x, other.x)) return std::nullopt;
  ReasonDraft draft(rules);
  for (const AlmostLocked* set : {&one, &other}) {
    if (!is_almost_locked(rules, *set, x, z)) return std::nullopt;
    draft.cite_differ(set->cells);
    for (const Cell c : set->cells) {
      draft.cite(rules.has_value(c));
      for (const Value v : layout.values()) {
        const Cells& places = v == x ? set->x : v == z ? set->z : set->cells;
        const bool is_one_of = std::find(set->values.begin(), set->values.end(), v) != set->values.end();
        if (!is_one_of || both(places, {c}).empty()) draft.absent(c, v);
      }
    }
  }
  for (const Cell a : one.x)
    for (const Cell b : other.x) draft.cite_differ(a, b);
  const Cells places = together(one.z, other.z);
  bool concludes = false;
  for (const Cell c : without(layout.cells(), together(one.cells, other.cells))) {
    if (!all_see(rules, {c}, places)) continue;
    for (const Cell place : places) draft.cite_differ(place, c);
    draft.del(c, z);
    concludes = true;
  }
  if (!concludes) return std::nullopt;
  return std::move(draft).finished();
}

}  // namespace gridproof::spec
