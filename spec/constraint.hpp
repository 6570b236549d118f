// The rules of a puzzle, each by its name and as small as it can be cited.
//
//   const Constraint four{"row 3 has a 4", Count{{{18, 4}, {19, 4}, ...}, 1, 9}};
//   holds(four, board, full);                     // a term in any reading
//
// Two forms are enough: so many of these marks are so; two sequences of cells do not read the same. A constraint speaks
// of marks alone: that a cell has one value is a constraint like any other, and a grid that does not keep it may be
// asked too.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "spec/algebra.hpp"
#include "spec/board.hpp"
#include "spec/grid.hpp"

namespace gridproof::spec {

// At least `least` and at most `most` of the marks are so.
struct Count {
  std::vector<Mark> marks;
  std::size_t least;
  std::size_t most;
};

// Somewhere along the two sequences, which are of one length, two cells hold no common value.
struct Differ {
  std::vector<Cell> first;
  std::vector<Cell> second;
};

struct Constraint {
  std::string name;
  std::variant<Count, Differ> rule;
};

// Those of one house, line or cell, under a name that people use.
struct ConstraintGroup {
  std::string name;
  std::vector<std::size_t> members;  // by their places in the list of constraints
};

template <GridLike G>
auto holds(const Count& count, const Board&, const G& grid) {
  const auto at_least =
      counts(count.marks, count.most + 1, [&](const Mark& m) { return BitOf<G>(grid.is(m.cell, m.value)); });
  return at_least[count.least] & ~at_least[count.most + 1];
}

template <GridLike G>
auto holds(const Differ& differ, const Board& board, const G& grid) {
  BitOf<G> somewhere(false);
  for (std::size_t i = 0; i < differ.first.size(); ++i)
    somewhere = somewhere | none(board.values(),
                                 [&](Value v) { return grid.is(differ.first[i], v) & grid.is(differ.second[i], v); });
  return somewhere;
}

template <GridLike G>
auto holds(const Constraint& constraint, const Board& board, const G& grid) {
  return std::visit([&](const auto& rule) { return holds(rule, board, grid); }, constraint.rule);
}

// The cells that it speaks of, in order, each once.
inline std::vector<Cell> cells_of(const Constraint& constraint) {
  std::vector<Cell> cells;
  if (const auto* count = std::get_if<Count>(&constraint.rule)) {
    for (const Mark& mark : count->marks) cells.push_back(mark.cell);
  } else {
    const auto& differ = std::get<Differ>(constraint.rule);
    cells = differ.first;
    cells.insert(cells.end(), differ.second.begin(), differ.second.end());
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

}  // namespace gridproof::spec
