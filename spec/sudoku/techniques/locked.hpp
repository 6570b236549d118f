// A value whose places in one house all lie in another: so it is nowhere else in the other.
//
//   pointing   the first is a block of cells (box, region, window)
//   claiming   the first is a line (row, column, diagonal)
//
// premises      the value is not in the rest of the first house
// constraints   the first house has the value; cells of the second differ
// conclusion    the value is not in the rest of the second house
#pragma once

#include <optional>

#include "spec/sudoku/techniques/cells.hpp"
#include "spec/sudoku/techniques/family.hpp"

namespace gridproof::spec {

inline bool is_line(HouseKind kind) {
  return kind == HouseKind::row || kind == HouseKind::column || kind == HouseKind::diagonal;
}

// Between two houses; where they share one cell it is a single place. Nothing where nothing can follow.
inline std::optional<Reason> locked_reason(const Layout& layout, const SudokuRules& rules, HouseIndex first,
                                           HouseIndex second, Value v) {
  const House &home = layout.houses()[first], &away = layout.houses()[second];
  const Cells shared = both(home.cells, away.cells);
  const Cells elsewhere = without(home.cells, shared), target = without(away.cells, shared);
  if (shared.size() < 2 || elsewhere.empty() || target.empty() || !layout.has_every_value(home)) return std::nullopt;
  ReasonDraft draft(rules);
  draft.cite(rules.has(first, v));
  for (const Cell c : elsewhere) draft.absent(c, v);
  for (const Cell c : target) {
    draft.del(c, v);
    for (const Cell place : shared) draft.cite_differ(place, c);
  }
  return std::move(draft).finished();
}

inline void each_locked(bool from_lines, const Layout& layout, const SudokuRules& rules, const Values& values,
                        const TellReason& tell) {
  for (HouseIndex first = 0; first < layout.houses().size(); ++first)
    for (HouseIndex second = 0; second < layout.houses().size(); ++second)
      if (first != second && is_line(layout.houses()[first].kind) == from_lines)
        if (const auto reason = locked_reason(layout, rules, first, second, values.front())) tell(*reason);
}

inline void each_pointing(const Layout& layout, const SudokuRules& rules, const Values& values,
                          const TellReason& tell) {
  each_locked(false, layout, rules, values, tell);
}
inline void each_claiming(const Layout& layout, const SudokuRules& rules, const Values& values,
                          const TellReason& tell) {
  each_locked(true, layout, rules, values, tell);
}

}  // namespace gridproof::spec
