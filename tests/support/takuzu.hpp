// Takuzu for the tests: broken tiers, and random boards of any size.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "solver/enumerate.hpp"
#include "solver/random.hpp"
#include "spec/takuzu/dialects.hpp"
#include "verify/claims/game.hpp"

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

// Row after row, each any of the legal ones in random order, as long as no column breaks a rule for good; begins anew
// where it finds no way on for long.
inline Grid random_takuzu(const Takuzu& takuzu, solver::Random& random) {
  std::vector<Pattern> rows = legal_lines(static_cast<std::size_t>(takuzu.columns()));
  Grid grid(takuzu.cells().size());
  int left = 0;
  const auto fill = [&](const auto& self, int row) -> bool {
    if (row > takuzu.rows()) return is_solution(takuzu, grid).holds();
    std::vector<Pattern> order = rows;
    random.shuffle(order);
    for (const Pattern& pattern : order) {
      for (int column = 1; column <= takuzu.columns(); ++column)
        grid[takuzu.cell(row, column)] = pattern[static_cast<std::size_t>(column - 1)];
      const auto line = static_cast<std::size_t>(row - 1);
      bool fits = !takuzu.lines_differ() || rule_3_for_row(takuzu, grid, line).holds();
      for (int column = 1; fits && column <= takuzu.columns(); ++column) {
        const Chunk& chunk = takuzu.lines()[takuzu.column_of(takuzu.cell(1, column))];
        fits = (rule_1_for_chunk(takuzu, grid, chunk) & rule_2_for_chunk(takuzu, grid, chunk)).holds();
      }
      if (fits && self(self, row + 1)) return true;
      for (const Cell c : takuzu.lines()[line]) grid[c] = 0;
      if (--left < 0) return false;
    }
    return false;
  };
  do left = 500;
  while (!fill(fill, 1));
  return grid;
}

// Of boards too large for plain search: with random solutions, without completions.
template <class D>
class LargeGame final : public verify::Game {
 public:
  explicit LargeGame(const Takuzu& takuzu) : takuzu_(takuzu), game_(takuzu) {}

  const Board& board() const override { return game_.board(); }
  std::string rules_name() const override { return game_.rules_name(); }
  const TierList& tiers() const override { return game_.tiers(); }
  spec::Grants grants() const override { return game_.grants(); }
  std::vector<std::string> groups_against(const Grid& grid, const Mark& mark) const override {
    return game_.groups_against(grid, mark);
  }
  std::unique_ptr<const verify::MachineAt> at(const verify::Case& position) const override {
    return game_.at(position);
  }
  std::variant<Grid, solver::Failure> random_solution(solver::Random& random) const override {
    return random_takuzu(takuzu_, random);
  }
  solver::Ending for_each_completion(const Grid&, const Marks<Truth>&, const solver::Solver::Visitor&,
                                     solver::Budget) const override {
    return solver::Ending::exhausted;
  }

 private:
  const Takuzu& takuzu_;
  verify::GameOf<D> game_;
};

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
