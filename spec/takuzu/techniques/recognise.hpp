// Whether a reason is of a family that is too large to list. The search is somebody else's: this looks at the reason
// alone, and works out anew what its premises leave of the line.
//
//   is_line_completion(takuzu, reason);     // by rules 1 and 2 every completion of a line has the mark
//   is_unique_lines(takuzu, reason);        // ... or is one of the complete lines that the reason cites
//
// A reason of either family has one mark to set. It cites all that rules 1 and 2 say of the line, that the cells have
// values, and which lines differ; it is about no other cells. Where no line is cited, unique lines is line completion.
#pragma once

#include <algorithm>
#include <cstddef>
#include <set>
#include <vector>

#include "spec/reason.hpp"
#include "spec/takuzu/techniques/completions.hpp"

namespace gridproof::spec {

// The lines that the reason says to be others than this one.
inline std::vector<std::size_t> lines_cited(const Takuzu& takuzu, const Reason& reason, std::size_t line) {
  std::vector<std::size_t> cited;
  if (!takuzu.lines_differ()) return cited;
  for (const std::size_t other : lines_beside(takuzu, line))
    if (std::count(reason.constraints.begin(), reason.constraints.end(), two_lines_differ(takuzu, line, other)) != 0)
      cited.push_back(other);
  return cited;
}

inline bool cites_just(const Takuzu& takuzu, const Reason& reason, std::size_t line,
                       const std::vector<std::size_t>& others) {
  const auto& of_line = constraints_of_line(takuzu, line);
  std::set<std::size_t> due(of_line.begin(), of_line.end());
  for (const Cell c : takuzu.lines()[line]) due.insert(has_value(takuzu, c));
  for (const std::size_t other : others) {
    due.insert(two_lines_differ(takuzu, line, other));
    for (const Cell c : takuzu.lines()[other]) due.insert(has_value(takuzu, c));
  }
  return std::set<std::size_t>(reason.constraints.begin(), reason.constraints.end()) == due;
}

// What the reason sets stands at this place of a line.
inline bool is_agreed(const Takuzu& takuzu, const Reason& reason, const PlaceInLine& at,
                      const std::vector<std::size_t>& others) {
  if (!cites_just(takuzu, reason, at.line, others)) return false;
  std::vector<Cell> cells = takuzu.lines()[at.line].cells;
  for (const std::size_t other : others)
    cells.insert(cells.end(), takuzu.lines()[other].begin(), takuzu.lines()[other].end());
  Marks<Truth> gone(takuzu);
  for (const Mark& mark : reason.premises) {
    if (std::find(cells.begin(), cells.end(), mark.cell) == cells.end()) return false;
    gone.at(mark.cell, mark.value) = Truth(true);
  }
  const Chunk& chunk = takuzu.lines()[at.line];
  const auto is_left = [&](const Pattern& pattern) {
    return may_be(gone, chunk, pattern) &
           none(others, [&](std::size_t other) { return is_known_as(gone, takuzu.lines()[other], pattern); });
  };
  return none(legal_lines(chunk.size()), [&](const Pattern& pattern) {
           return Truth(pattern[at.place] != reason.set.front().value) & is_left(pattern);
         }).holds();
}

inline bool is_agreed(const Takuzu& takuzu, const Reason& reason, bool may_cite_lines) {
  if (reason.set.size() != 1 || !reason.del.empty()) return false;
  const std::vector<PlaceInLine> places = places_of(takuzu, reason.set.front().cell);
  return std::any_of(places.begin(), places.end(), [&](const PlaceInLine& at) {
    const std::vector<std::size_t> others = lines_cited(takuzu, reason, at.line);
    return (may_cite_lines || others.empty()) && is_agreed(takuzu, reason, at, others);
  });
}

// Both require marks of the board.
inline bool is_line_completion(const Takuzu& takuzu, const Reason& reason) { return is_agreed(takuzu, reason, false); }
inline bool is_unique_lines(const Takuzu& takuzu, const Reason& reason) { return is_agreed(takuzu, reason, true); }

}  // namespace gridproof::spec
