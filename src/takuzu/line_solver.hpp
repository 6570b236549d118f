// Finds the completions of a Takuzu, fast.
//
//   LineSolver solver(spec::Takuzu(8, 8));
//   solver.count(grid, 10);                                    // 3: it has three; 10: ten or more
//   solver::Classification answer = solver.classify(grid);     // one: *answer.first is the solution
//   solver.classify(grid, {1000}).completions;                 // unknown if 1000 nodes do not decide it
//
// A solver is made once per board and serves any number of grids. The order of the completions is always the same, on
// any machine, but it is the order of the search: ask least_completion for the one that has a definition. Grids must
// have the cells and values of the board; one that breaks a rule itself is a good question, with no completion for an
// answer.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "solver/random.hpp"
#include "solver/search.hpp"
#include "spec/grid.hpp"
#include "spec/takuzu/takuzu.hpp"

namespace gridproof::takuzu {

class LineSolver {
 public:
  using Visitor = solver::Solver::Visitor;  // returns whether to go on; must not use the same solver

  explicit LineSolver(const spec::Takuzu& takuzu);
  ~LineSolver();
  LineSolver(LineSolver&&) noexcept;
  LineSolver& operator=(LineSolver&&) noexcept;

  // From now on, only completions that have none of these values in these cells.
  void cross_out(const spec::Marks<spec::Truth>& marks);

  // Each completion exactly once.
  solver::Ending for_each_completion(const spec::Grid& grid, const Visitor& visitor, solver::Budget budget = {});

  // The same in an order that is drawn at random.
  solver::Ending for_each_completion_at_random(const spec::Grid& grid, solver::Random& random, const Visitor& visitor,
                                               solver::Budget budget = {});

  std::vector<spec::Grid> completions(const spec::Grid& grid, std::uint64_t limit);
  std::uint64_t count(const spec::Grid& grid, std::uint64_t limit);

  solver::Classification classify(const spec::Grid& grid, solver::Budget budget = {});

  // The lexicographically least completion, cells in row-major order.
  solver::Least least_completion(const spec::Grid& grid, solver::Budget budget = {});

  // How many nodes (grids of which was worked out what follows) the last call took.
  std::uint64_t nodes() const { return nodes_; }

 private:
  class Search;
  template <class Word, std::size_t most_lines>
  class SearchFor;
  class Completion;  // as found, to be made a grid where one is wanted

  template <class Found>
  solver::Ending search(const spec::Grid& grid, solver::Budget budget, Found&& found, solver::Random* random = nullptr);

  std::unique_ptr<Search> search_;
  std::vector<spec::Value> crossed_;  // by cell: 0 for none, 3 for both; empty where nothing was crossed out
  std::uint64_t nodes_ = 0;
};

}  // namespace gridproof::takuzu
