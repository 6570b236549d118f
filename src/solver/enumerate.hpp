// The completions of a grid under rules that are a list of constraints, by plain search: cell after cell, value after
// value, as long as no constraint is broken for good. For small boards, and for judging what is cleverer.
//
//   enumerate(rules, grid, crossed, [&](const spec::Grid& full) { return true; });     // every one, in order
//
// for_each_completion is the same question to whatever search the rules have.
#pragma once

#include <variant>

#include "solver/generate.hpp"
#include "solver/search.hpp"
#include "spec/grid.hpp"
#include "spec/rules.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::solver {

// In lexicographic order. `visitor` returns whether to go on.
Ending enumerate(const spec::ListedRules& rules, const spec::Grid& grid, const spec::Marks<spec::Truth>& crossed,
                 const Solver::Visitor& visitor, Budget budget = {});

// The first completion of the empty grid, the values of each cell taken in random order.
std::variant<spec::Grid, Failure> random_solution(const spec::ListedRules& rules, Random& random);

inline Ending for_each_completion(const spec::ListedRules& rules, const spec::Grid& grid,
                                  const spec::Marks<spec::Truth>& crossed, const Solver::Visitor& visitor,
                                  Budget budget = {}) {
  return enumerate(rules, grid, crossed, visitor, budget);
}

inline Ending for_each_completion(const spec::Layout& layout, const spec::Grid& grid,
                                  const spec::Marks<spec::Truth>& crossed, const Solver::Visitor& visitor,
                                  Budget budget = {}) {
  Solver solver(layout);
  solver.cross_out(crossed);
  return solver.for_each_completion(grid, visitor, budget);
}

}  // namespace gridproof::solver
