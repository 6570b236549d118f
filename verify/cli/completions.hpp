// The completions of a grid under any rules, by the search that these rules have.
//
//   AnySolver solver = solver_for(rules);
//   visit([&](auto& known) { return known.count(grid, 2); }, solver);
//
// All have the calls of solver::Solver.
#pragma once

#include <variant>

#include "solver/search.hpp"
#include "spec/any_rules.hpp"
#include "takuzu/line_solver.hpp"

namespace gridproof::cli {

using TakuzuSolver = takuzu::LineSolver;
using AnySolver = std::variant<solver::Solver, TakuzuSolver>;

inline AnySolver solver_for(const spec::AnyRules& rules) {
  if (const spec::Layout* layout = rules.layout()) return solver::Solver(*layout);
  return TakuzuSolver(*rules.takuzu());
}

}  // namespace gridproof::cli
