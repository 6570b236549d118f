// The rules of a puzzle, as every instrument takes them: a board with a name, and
//
//   is_solution(rules, full)                 the full board keeps every rule
//   is_possible(rules, grid, cell, value)    what may be written on a grid: the cell is empty, and the rules that
//                                            count as candidates allow the value there
//   constraints_of(rules)                    the same rules by name, as small as they can be cited, and their groups
//
// That the constraints together are is_solution is a theorem of each rule set. Two models of it: a Layout
// (spec/sudoku), and rules that are nothing but a list of constraints.
#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "spec/board.hpp"
#include "spec/constraint.hpp"
#include "spec/grid.hpp"
#include "spec/truth.hpp"

namespace gridproof::spec {

// The rules by name.
struct NamedConstraints {
  std::vector<Constraint> constraints;
  std::vector<ConstraintGroup> groups;
};

template <class R>
concept Rules = std::derived_from<R, Board> && requires(const R& rules, const Marks<Truth>& grid) {
  { rules.name() } -> std::convertible_to<std::string>;
  { is_solution(rules, grid) } -> std::convertible_to<Truth>;
  { is_possible(rules, grid, Cell{}, Value{}) } -> std::convertible_to<Truth>;
  { constraints_of(rules) } -> std::convertible_to<const NamedConstraints&>;
};

// Possible by the rules and not crossed out.
template <class R, GridLike G>
auto candidates(const R& rules, const G& grid, const Marks<BitOf<G>>& crossed) {
  return marks<BitOf<G>>(rules, [&](Cell c, Value v) { return is_possible(rules, grid, c, v) & ~crossed.is(c, v); });
}

// Rules that are a list of constraints. Every value is possible in an empty cell: what follows from a constraint is for
// a technique to say, under its name.
class ListedRules : public Board {
 public:
  ListedRules(std::string name, const Board& board, NamedConstraints listed)
      : Board(board), name_(std::move(name)), listed_(std::move(listed)) {}

  using Board::name;
  const std::string& name() const { return name_; }
  const NamedConstraints& listed() const { return listed_; }

 private:
  std::string name_;
  NamedConstraints listed_;
};

inline const NamedConstraints& constraints_of(const ListedRules& rules) { return rules.listed(); }

template <GridLike G>
auto is_solution(const ListedRules& rules, const G& full) {
  return all(rules.listed().constraints,
             [&](const Constraint& constraint) { return BitOf<G>(holds(constraint, rules, full)); });
}

template <GridLike G>
auto is_possible(const ListedRules& rules, const G& grid, Cell cell, Value) {
  return is_empty(rules, grid, cell);
}

}  // namespace gridproof::spec
