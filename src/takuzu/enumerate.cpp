#include "takuzu/enumerate.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "takuzu/line_solver.hpp"

namespace gridproof::solver {

using spec::Grid;
using spec::Takuzu;

Ending for_each_completion(const Takuzu& takuzu, const Grid& grid, const spec::Marks<spec::Truth>& crossed,
                           const Solver::Visitor& visitor, Budget budget) {
  takuzu::LineSolver solver(takuzu);
  solver.cross_out(crossed);
  return solver.for_each_completion(grid, visitor, budget);
}

// As for a layout: afresh after a number of nodes, which grows slowly.
std::variant<Grid, Failure> random_solution(const Takuzu& takuzu, Random& random) {
  constexpr std::uint64_t all_nodes = 20'000'000;
  takuzu::LineSolver solver(takuzu);
  const Grid empty(takuzu.cells().size());
  std::optional<Grid> found;
  const auto keep = [&](const Grid& full) { return found = full, false; };
  std::uint64_t allowance = empty.size();
  for (std::uint64_t spent = 0; spent < all_nodes; spent += allowance, allowance += 1 + allowance / 64) {
    const Ending ending = solver.for_each_completion_at_random(empty, random, keep, {allowance});
    if (found) return *std::move(found);
    if (ending == Ending::complete) return Failure{Obstacle::no_solution, takuzu.name() + " has no solution"};
  }
  return Failure{Obstacle::solution_not_found, "no solution of " + takuzu.name() + " found in " +
                                                   std::to_string(all_nodes) + " search nodes; there may be one"};
}

}  // namespace gridproof::solver
