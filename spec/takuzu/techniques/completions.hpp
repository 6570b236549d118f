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

// Seen to be false of everything that is read at once, so that the rest need not be worked out: a line of 30 cells has
// 860,142 legal ones.
template <Bit B>
bool is_nowhere(const B& bit) {
  if constexpr (requires { bit.any(); }) return !bit.any();
  if constexpr (requires { bit.holds(); }) return !bit.holds();
  return false;
}

// The line may become this one; the line is this one already.
template <Bit B>
B may_be(const Marks<B>& gone, const Chunk& chunk, const Pattern& pattern) {
  B may(true);
  for (std::size_t k = 0; k < chunk.size() && !is_nowhere(may); ++k) may = may & ~gone.is(chunk.cells[k], pattern[k]);
  return may;
}
template <Bit B>
B is_known_as(const Marks<B>& gone, const Chunk& chunk, const Pattern& pattern) {
  B known(true);
  for (std::size_t k = 0; k < chunk.size() && !is_nowhere(known); ++k)
    known = known & is_known(gone, chunk.cells[k], pattern[k]);
  return known;
}

// The legal lines of both lengths, and which lines are complete: [line][i] for the legal line number i.
template <Bit B>
struct Completions {
  std::vector<Pattern> rows, columns;
  std::vector<std::vector<B>> complete;

  Completions(const Takuzu& takuzu, const Marks<B>& gone, bool lines_differ)
      : rows(legal_lines(static_cast<std::size_t>(takuzu.columns()))),
        columns(takuzu.rows() == takuzu.columns() ? rows : legal_lines(static_cast<std::size_t>(takuzu.rows()))) {
    for (std::size_t line = 0; lines_differ && line < takuzu.lines().size(); ++line) {
      complete.emplace_back();
      for (const Pattern& pattern : of(takuzu, line))
        complete.back().push_back(is_known_as(gone, takuzu.lines()[line], pattern));
    }
  }

  const std::vector<Pattern>& of(const Takuzu& takuzu, std::size_t line) const {
    return takuzu.is_row(line) ? rows : columns;
  }
};

template <Bit B>
Marks<B> agreed(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open, bool lines_differ) {
  const Completions<B> completions(takuzu, gone, lines_differ);
  // The values that some completion of the cell's row, or of its column, has there.
  Marks<B> in_row(takuzu), in_column(takuzu);
  for (std::size_t line = 0; line < takuzu.lines().size(); ++line) {
    const Chunk& chunk = takuzu.lines()[line];
    const std::vector<Pattern>& patterns = completions.of(takuzu, line);
    const std::vector<std::size_t> beside = lines_beside(takuzu, line);
    Marks<B>& seen = takuzu.is_row(line) ? in_row : in_column;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
      B left = may_be(gone, chunk, patterns[i]);
      if (is_nowhere(left)) continue;
      if (lines_differ)
        left = left & ~any(beside, [&](std::size_t other) { return B(completions.complete[other][i]); });
      for (std::size_t k = 0; k < chunk.size(); ++k) {
        B& here = seen.at(chunk.cells[k], patterns[i][k]);
        here = here | left;
      }
    }
  }
  return marks<B>(takuzu, [&](Cell c, Value v) {
    return open.is(c, v) & (~in_row.is(c, opposite(v)) | ~in_column.is(c, opposite(v)));
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
