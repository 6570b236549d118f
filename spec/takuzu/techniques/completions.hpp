// What all completions of a line agree on.
//
//   line completion   every way to complete the line that rules 1 and 2 allow has this value in the cell
//   unique lines      every such way has it, or makes the line equal to another one that is complete (rule 3)
//
// Both are searches over every legal line, and their reasons are found where they hold.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "spec/takuzu/chunks.hpp"
#include "spec/takuzu/techniques/known.hpp"

namespace gridproof::spec {

using Pattern = std::vector<Value>;

// The full lines of this length that keep rules 1 and 2: 2, 6, 14, 34, 84 of 2, 4, 6, 8, 10 cells.
inline std::vector<Pattern> legal_lines(std::size_t length) {
  std::vector<Pattern> lines;
  const auto extend = [&](const auto& self, const Pattern& start) -> void {
    if (start.size() == length) return lines.push_back(start);
    for (const Value v : {zero, one}) {
      const std::size_t n = start.size();
      if (n >= 2 && start[n - 1] == v && start[n - 2] == v) continue;
      if (static_cast<std::size_t>(std::count(start.begin(), start.end(), v)) == length / 2) continue;
      Pattern longer = start;
      longer.push_back(v);
      self(self, longer);
    }
  };
  extend(extend, {});
  return lines;
}

// The line may become this one; the line is this one already.
template <Bit B>
B may_be(const Marks<B>& gone, const Chunk& chunk, const Pattern& pattern) {
  B may(true);
  for (std::size_t k = 0; k < chunk.size(); ++k) may = may & ~gone.is(chunk.cells[k], pattern[k]);
  return may;
}
template <Bit B>
B is_known_as(const Marks<B>& gone, const Chunk& chunk, const Pattern& pattern) {
  B known(true);
  for (std::size_t k = 0; k < chunk.size(); ++k) known = known & is_known(gone, chunk.cells[k], pattern[k]);
  return known;
}

// What may still become of every line, and which lines are complete: [line][i] for the legal line number i.
template <Bit B>
struct Completions {
  std::vector<Pattern> rows, columns;
  std::vector<std::vector<B>> may, complete;

  Completions(const Takuzu& takuzu, const Marks<B>& gone)
      : rows(legal_lines(static_cast<std::size_t>(takuzu.columns()))),
        columns(legal_lines(static_cast<std::size_t>(takuzu.rows()))) {
    for (std::size_t line = 0; line < takuzu.lines().size(); ++line) {
      may.emplace_back();
      complete.emplace_back();
      for (const Pattern& pattern : takuzu.is_row(line) ? rows : columns) {
        may.back().push_back(may_be(gone, takuzu.lines()[line], pattern));
        complete.back().push_back(is_known_as(gone, takuzu.lines()[line], pattern));
      }
    }
  }

  // Another line that has to differ is this one already.
  B is_taken(const Takuzu& takuzu, std::size_t line, std::size_t i) const {
    return any(lines_beside(takuzu, line), [&](std::size_t other) { return B(complete[other][i]); });
  }
};

template <Bit B>
Marks<B> agreed(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open, bool lines_differ) {
  const Completions<B> completions(takuzu, gone);
  std::vector<std::vector<B>> left = completions.may;
  if (lines_differ)
    for (std::size_t line = 0; line < left.size(); ++line)
      for (std::size_t i = 0; i < left[line].size(); ++i)
        left[line][i] = left[line][i] & ~completions.is_taken(takuzu, line, i);
  return placed_in_lines(takuzu, open, [&](const PlaceInLine& at, Value v) {
    const std::vector<Pattern>& patterns = takuzu.is_row(at.line) ? completions.rows : completions.columns;
    B another(false);
    for (std::size_t i = 0; i < patterns.size(); ++i)
      if (patterns[i][at.place] != v) another = another | left[at.line][i];
    return ~another;
  });
}
template <Bit B>
Marks<B> line_completion(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open) {
  return agreed(takuzu, gone, open, false);
}
template <Bit B>
Marks<B> unique_lines(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open) {
  return agreed(takuzu, gone, open, takuzu.lines_differ());
}

// What is known of the line, everything that rules 1 and 2 say of it, and for each completion with another value in the
// cell the line that it would be equal to. Nothing where such a completion is left.
inline std::optional<Reason> reason_in_line(const Takuzu& takuzu, const Marks<Truth>& gone, const Mark& mark,
                                            const PlaceInLine& at, bool lines_differ) {
  const Chunk& chunk = takuzu.lines()[at.line];
  Reason reason{{}, constraints_of_line(takuzu, at.line), {mark}, {}};
  for (const Cell c : chunk) {
    reason.constraints.push_back(has_value(takuzu, c));
    for (const Value v : takuzu.values())
      if (gone.is(c, v).holds()) reason.premises.push_back({c, v});
  }
  std::vector<std::size_t> cited;
  for (const Pattern& pattern : legal_lines(chunk.size())) {
    if (pattern[at.place] == mark.value || !may_be(gone, chunk, pattern).holds()) continue;
    if (!lines_differ) return std::nullopt;
    const std::vector<std::size_t> beside = lines_beside(takuzu, at.line);
    const auto same = std::find_if(beside.begin(), beside.end(), [&](std::size_t beside_it) {
      return is_known_as(gone, takuzu.lines()[beside_it], pattern).holds();
    });
    if (same == beside.end()) return std::nullopt;
    cited.push_back(*same);
    const Chunk& other = takuzu.lines()[*same];
    for (std::size_t k = 0; k < chunk.size(); ++k) add_known(takuzu, other.cells[k], pattern[k], reason);
  }
  for (const std::size_t line : cited) reason.constraints.push_back(two_lines_differ(takuzu, at.line, line));
  return reason;
}

inline std::optional<Reason> agreed_reason(const Takuzu& takuzu, const Marks<Truth>& gone, const Mark& mark,
                                           bool lines_differ) {
  for (const PlaceInLine& at : places_of(takuzu, mark.cell))
    if (auto reason = reason_in_line(takuzu, gone, mark, at, lines_differ)) return reason;
  return std::nullopt;
}
inline std::optional<Reason> line_completion_reason(const Takuzu& takuzu, const Marks<Truth>& gone, const Mark& mark) {
  return agreed_reason(takuzu, gone, mark, false);
}
inline std::optional<Reason> unique_lines_reason(const Takuzu& takuzu, const Marks<Truth>& gone, const Mark& mark) {
  return agreed_reason(takuzu, gone, mark, takuzu.lines_differ());
}

}  // namespace gridproof::spec
