// Takuzu for the tests: boards, and broken tiers.
#pragma once

#include <utility>
#include <vector>

#include "solver/enumerate.hpp"
#include "spec/takuzu/dialects.hpp"

namespace gridproof::test {

using namespace spec;

// "0.1 ..." with any blanks between.
inline Grid takuzu_grid(const char* cells) {
  std::vector<Value> values;
  for (const char* c = cells; *c != '\0'; ++c)
    if (*c != ' ') values.push_back(*c == '0' ? zero : *c == '1' ? one : Value{0});
  return Grid(std::move(values));
}

inline std::vector<Grid> all_solutions(const Takuzu& takuzu) {
  std::vector<Grid> all;
  solver::enumerate(takuzu, Grid(takuzu.cells().size()), Marks<Truth>(takuzu),
                    [&](const Grid& full) { return all.push_back(full), true; });
  return all;
}

// One of the two other cells is enough.
template <Bit B>
Marks<B> hasty_third(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open, bool at_an_end) {
  return placed_in_lines(takuzu, open, [&](const PlaceInLine& at, Value v) {
    return any(windows(takuzu, at, at_an_end),
               [&](const Window& window) { return B(is_known(gone, window.two[0], opposite(v))); });
  });
}
struct HastyPair : TakuzuHints {
  template <Bit B>
  static Marks<B> pair(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open) {
    return hasty_third(takuzu, gone, open, true);
  }
};
struct HastyGap : TakuzuHints {
  template <Bit B>
  static Marks<B> gap(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open) {
    return hasty_third(takuzu, gone, open, false);
  }
};
// One less than half of the line is enough.
struct HastyCount : TakuzuHints {
  template <Bit B>
  static Marks<B> count(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open) {
    return placed_in_lines(takuzu, open, [&](const PlaceInLine& at, Value v) {
      const std::size_t enough = takuzu.lines()[at.line].half() - 1;
      return counts(others(takuzu, at), enough, [&](Cell c) { return B(is_known(gone, c, opposite(v))); })[enough];
    });
  }
};
// The completions that begin with 1 are forgotten.
struct HastyCompletion : TakuzuHints {
  template <Bit B>
  static Marks<B> line_completion(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open) {
    return placed_in_lines(takuzu, open, [&](const PlaceInLine& at, Value v) {
      const Chunk& chunk = takuzu.lines()[at.line];
      return none(legal_lines(chunk.size()), [&](const Pattern& pattern) {
        return pattern[at.place] == v || pattern[0] == one ? B(false) : may_be(gone, chunk, pattern);
      });
    });
  }
};
// A line beside it counts as complete as long as it may become the same.
struct HastyUnique : TakuzuHints {
  template <Bit B>
  static Marks<B> unique_lines(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open) {
    return placed_in_lines(takuzu, open, [&](const PlaceInLine& at, Value v) {
      const Chunk& chunk = takuzu.lines()[at.line];
      return none(legal_lines(chunk.size()), [&](const Pattern& pattern) {
        if (pattern[at.place] == v) return B(false);
        return may_be(gone, chunk, pattern) & none(lines_beside(takuzu, at.line), [&](std::size_t other) {
                 return may_be(gone, takuzu.lines()[other], pattern);
               });
      });
    });
  }
};

}  // namespace gridproof::test
