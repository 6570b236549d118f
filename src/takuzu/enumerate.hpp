// What solver/enumerate.hpp offers for rules that are a list of constraints, for Takuzu with a search of its own.
// Include this one where rules of any kind are asked: a Takuzu is a list of constraints too, and would get the plain
// search.
//
//   solver::for_each_completion(takuzu, grid, crossed, [&](const spec::Grid& full) { return true; });
#pragma once

#include <variant>

#include "solver/enumerate.hpp"
#include "spec/grid.hpp"
#include "spec/takuzu/takuzu.hpp"

namespace gridproof::solver {

// In the order of LineSolver.
Ending for_each_completion(const spec::Takuzu& takuzu, const spec::Grid& grid, const spec::Marks<spec::Truth>& crossed,
                           const Solver::Visitor& visitor, Budget budget = {});

// Every board can come out, but not all equally often.
std::variant<spec::Grid, Failure> random_solution(const spec::Takuzu& takuzu, Random& random);

}  // namespace gridproof::solver
