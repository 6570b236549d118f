// One value in as many rows as columns (or columns as rows): the base lines have it only where the cover lines cross
// them, so the cover lines have it nowhere else.
//
//   2 lines X-wing, 3 swordfish, 4 jellyfish
//   finned   the base lines have it in one block besides, the fins: then it still is nowhere else in the part of the
//            cover lines that lies in that block
//
// premises      the value is not in the rest of the base lines
// constraints   each base line has the value; cells of a cover line differ; the fins differ from what is concluded of
// conclusion    the value is not in the rest of the cover lines (finned: within the block)
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "spec/sudoku/techniques/cells.hpp"
#include "spec/sudoku/techniques/family.hpp"
#include "spec/sudoku/techniques/locked.hpp"

namespace gridproof::spec {

struct FishLines {
  std::vector<HouseIndex> base, cover;
  Cells in_base, in_cover;
};

inline Cells cells_of(const Layout& layout, const std::vector<HouseIndex>& houses) {
  Cells cells;
  for (const HouseIndex h : houses) cells = together(cells, layout.houses()[h].cells);
  return cells;
}

// The value stands in the base lines only at the `places` (in the cover lines) and at the fins.
inline Reason fish_reason(const Layout& layout, const SudokuRules& rules, const FishLines& lines, Value value,
                          const Cells& fins, const Cells& target) {
  const Cells places = both(lines.in_base, lines.in_cover);
  ReasonDraft draft(rules);
  for (const Cell c : without(without(lines.in_base, places), fins)) draft.absent(c, value);
  for (const HouseIndex h : lines.base) draft.cite(rules.has(h, value));
  for (const HouseIndex h : lines.cover) {
    const Cells here = both(places, layout.houses()[h].cells);
    draft.cite_differ(here);
    for (const Cell x : both(target, layout.houses()[h].cells))
      for (const Cell c : here) draft.cite_differ(c, x);
  }
  for (const Cell x : target) {
    for (const Cell fin : fins) draft.cite_differ(fin, x);
    draft.del(x, value);
  }
  return std::move(draft).finished();
}

inline FishLines fish_lines(const Layout& layout, std::vector<HouseIndex> base, std::vector<HouseIndex> cover) {
  Cells in_base = cells_of(layout, base), in_cover = cells_of(layout, cover);
  return {std::move(base), std::move(cover), std::move(in_base), std::move(in_cover)};
}

// Without fins.
inline Reason fish_reason(const Layout& layout, const SudokuRules& rules, const FishLines& lines, Value value) {
  return fish_reason(layout, rules, lines, value, {}, without(lines.in_cover, lines.in_base));
}

// With its fins in the block. Nothing where nothing can follow, or where the block has no room for fins.
inline std::optional<Reason> finned_fish_reason(const Layout& layout, const SudokuRules& rules, const FishLines& lines,
                                                const House& block, Value value) {
  const Cells fins = without(both(lines.in_base, block.cells), lines.in_cover);
  const Cells target = without(both(lines.in_cover, block.cells), lines.in_base);
  if (fins.empty() || target.empty()) return std::nullopt;
  return fish_reason(layout, rules, lines, value, fins, target);
}

template <class Tell>
void each_fish_lines(std::size_t size, const Layout& layout, const Tell& tell) {
  const std::vector<HouseIndex> rows = houses_of_kind(layout, HouseKind::row),
                                columns = houses_of_kind(layout, HouseKind::column);
  if (size >= rows.size()) return;
  const auto choices = combinations(rows.size(), size);
  for (const auto& [bases, covers] : {std::pair(&rows, &columns), std::pair(&columns, &rows)})
    for (const Chosen& base : choices)
      for (const Chosen& cover : choices) tell(fish_lines(layout, picked(*bases, base), picked(*covers, cover)));
}

inline void each_fish(std::size_t size, const Layout& layout, const SudokuRules& rules, const Values& values,
                      const TellReason& tell) {
  each_fish_lines(size, layout, [&](const FishLines& lines) {
    tell(fish_reason(layout, rules, lines, values.front()));
  });
}

inline void each_finned_fish(std::size_t size, const Layout& layout, const SudokuRules& rules, const Values& values,
                             const TellReason& tell) {
  each_fish_lines(size, layout, [&](const FishLines& lines) {
    for (const House& block : layout.houses()) {
      if (is_line(block.kind)) continue;
      if (const auto reason = finned_fish_reason(layout, rules, lines, block, values.front())) tell(*reason);
    }
  });
}

}  // namespace gridproof::spec
