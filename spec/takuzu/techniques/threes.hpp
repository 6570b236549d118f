// Two of three neighbours are equal, so the third is the other value.
//
//   pair   0 0 .   the equal ones are neighbours; the third is before or after them
//   gap    0 . 0   the third is between them
#pragma once

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "spec/takuzu/techniques/known.hpp"

namespace gridproof::spec {

// Three neighbours, one of which is to be filled in.
struct Window {
  std::size_t line;
  std::size_t first;        // the place of the leftmost or topmost
  std::array<Cell, 2> two;  // the others
};

// The windows in which the cell is the third: at one of the ends, or in the middle.
inline std::vector<Window> windows(const Takuzu& takuzu, const PlaceInLine& at, bool at_an_end) {
  const std::vector<Cell>& cells = takuzu.lines()[at.line].cells;
  std::vector<Window> found;
  for (std::size_t first = at.place < 2 ? 0 : at.place - 2; first <= at.place && first + 2 < cells.size(); ++first) {
    const std::size_t third = at.place - first;
    if ((third != 1) == at_an_end)
      found.push_back({at.line, first, {cells[first + (third == 0 ? 1 : 0)], cells[first + (third == 2 ? 1 : 2)]}});
  }
  return found;
}

template <Bit B>
Marks<B> third_of_three(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open, bool at_an_end) {
  return placed_in_lines(takuzu, open, [&](const PlaceInLine& at, Value v) {
    return any(windows(takuzu, at, at_an_end), [&](const Window& window) {
      return is_known(gone, window.two[0], opposite(v)) & is_known(gone, window.two[1], opposite(v));
    });
  });
}
template <Bit B>
Marks<B> pair(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open) {
  return third_of_three(takuzu, gone, open, true);
}
template <Bit B>
Marks<B> gap(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open) {
  return third_of_three(takuzu, gone, open, false);
}

inline Technique third_of_three(const Takuzu& takuzu, std::string name, bool at_an_end) {
  Technique technique{std::move(name), {}};
  for (const Mark& mark : all_marks(takuzu))
    for (const PlaceInLine& at : places_of(takuzu, mark.cell))
      for (const Window& window : windows(takuzu, at, at_an_end)) {
        Reason reason{{}, {not_three(takuzu, window.line, window.first, opposite(mark.value))}, {mark}, {}};
        for (const Cell c : window.two) add_known(takuzu, c, opposite(mark.value), reason);
        reason.constraints.push_back(has_value(takuzu, mark.cell));
        technique.reasons.push_back(std::move(reason));
      }
  return technique;
}
inline Technique pair(const Takuzu& takuzu) { return third_of_three(takuzu, "pair", true); }
inline Technique gap(const Takuzu& takuzu) { return third_of_three(takuzu, "gap", false); }

}  // namespace gridproof::spec
