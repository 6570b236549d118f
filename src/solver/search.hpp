// Finds the completions of a grid: the valid full grids that extend its givens.
//
//   Solver solver(Layout::boxes(3, 3));
//   solver.count(grid, 10);                            // 3: it has three; 10: ten or more
//   Classification answer = solver.classify(grid);     // one: *answer.first is the solution
//   solver.classify(grid, Budget{1000}).completions;   // unknown if 1000 nodes do not decide it
//
// A solver is made once per layout and serves any number of grids. The order of the completions is always the same, but
// it is the order of the search: ask least_completion for the one that has a definition. Grids must have the cells and
// values of the layout; one that breaks a rule itself is a good question, with no completion for an answer.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

#include "solver/search_state.hpp"
#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::solver {

// How many nodes (positions looked at) a search may take. What the budget cuts off is never taken for an answer.
struct Budget {
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
};

enum class Ending {
  complete,   // every completion was visited
  stopped,    // the visitor had seen enough
  exhausted,  // the budget ran out: there may be more
};

enum class Completions {
  none,
  one,
  several,
  unknown,  // the budget ran out before a second completion, or the proof that there is none, was found
};

struct Classification {
  Completions completions = Completions::unknown;
  std::optional<spec::Grid> first;   // always there for one and several; perhaps for unknown
  std::optional<spec::Grid> second;  // there for several: differs from the first
};

struct Least {
  bool known = false;              // false: the budget ran out
  std::optional<spec::Grid> grid;  // known and empty: there is no completion
};

class Solver {
 public:
  using Visitor = std::function<bool(const spec::Grid&)>;  // returns whether to go on; must not use the same solver

  explicit Solver(const spec::Layout& layout) : state_(layout) {}

  // From now on, only completions that have none of these values in these cells.
  void cross_out(const spec::Marks<spec::Truth>& marks) { state_.cross_out(marks); }

  Ending for_each_completion(const spec::Grid& grid, const Visitor& visitor, Budget budget = {});

  std::vector<spec::Grid> completions(const spec::Grid& grid, std::uint64_t limit);
  std::uint64_t count(const spec::Grid& grid, std::uint64_t limit);

  Classification classify(const spec::Grid& grid, Budget budget = {});

  // The lexicographically least completion, cells in row-major order.
  Least least_completion(const spec::Grid& grid, Budget budget = {});

  // How many nodes the last call took.
  std::uint64_t nodes() const { return nodes_; }

 private:
  // The part of a search that starts here; counts on from nodes_.
  Ending search(const spec::Grid& grid, const Visitor& visitor, Budget budget);
  Ending descend(const Visitor& visitor, Budget budget);
  Classification classify_on(const spec::Grid& grid, Budget budget);

  SearchState state_;
  std::uint64_t nodes_ = 0;
};

}  // namespace gridproof::solver
