// A value is used up: half of a line is 0, so the rest is 1. The family has a reason for every half of the other cells,
// too many to list in long lines; count_reason finds the first that holds.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "spec/takuzu/techniques/known.hpp"

namespace gridproof::spec {

// The cells of a line but for one.
inline std::vector<Cell> others(const Takuzu& takuzu, const PlaceInLine& at) {
  std::vector<Cell> cells = takuzu.lines()[at.line].cells;
  cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(at.place));
  return cells;
}

template <Bit B>
Marks<B> count(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open) {
  return placed_in_lines(takuzu, open, [&](const PlaceInLine& at, Value v) {
    const std::size_t half = takuzu.lines()[at.line].half();
    return counts(others(takuzu, at), half, [&](Cell c) { return B(is_known(gone, c, opposite(v))); })[half];
  });
}

inline Reason used_up(const Takuzu& takuzu, std::size_t line, const std::vector<Cell>& used, const Mark& mark) {
  Reason reason{{}, {at_most_half(takuzu, line, opposite(mark.value))}, {mark}, {}};
  for (const Cell c : used) add_known(takuzu, c, opposite(mark.value), reason);
  reason.constraints.push_back(has_value(takuzu, mark.cell));
  return reason;
}

// For short lines: of 8 cells there are 70 reasons for each cell, of 14 there are 3,432.
inline Technique count(const Takuzu& takuzu) {
  Technique technique{"count", {}};
  for (const Mark& mark : all_marks(takuzu))
    for (const PlaceInLine& at : places_of(takuzu, mark.cell)) {
      const std::vector<Cell> rest = others(takuzu, at);
      const auto choose = [&](const auto& self, std::size_t from, std::vector<Cell> used) -> void {
        if (used.size() == takuzu.lines()[at.line].half())
          return technique.reasons.push_back(used_up(takuzu, at.line, used, mark));
        for (std::size_t i = from; i < rest.size(); ++i) {
          used.push_back(rest[i]);
          self(self, i + 1, used);
          used.pop_back();
        }
      };
      choose(choose, 0, {});
    }
  return technique;
}

// The first of the family that concludes the mark and whose premises hold.
inline std::optional<Reason> count_reason(const Takuzu& takuzu, const Marks<Truth>& gone, const Mark& mark) {
  for (const PlaceInLine& at : places_of(takuzu, mark.cell)) {
    std::vector<Cell> used;
    for (const Cell c : others(takuzu, at))
      if (used.size() < takuzu.lines()[at.line].half() && is_known(gone, c, opposite(mark.value)).holds())
        used.push_back(c);
    if (used.size() == takuzu.lines()[at.line].half()) return used_up(takuzu, at.line, used, mark);
  }
  return std::nullopt;
}

}  // namespace gridproof::spec
