#include "solver/generate.hpp"

#include "solver/carve.hpp"
#include "solver/search_state.hpp"

namespace gridproof::solver {

using spec::Grid;
using spec::Layout;

namespace {

// Descends in random order to the first full grid and stays there: the state is the answer when stopped.
Ending descend_at_random(SearchState& state, Random& random, std::uint64_t& nodes_left) {
  if (nodes_left == 0) return Ending::exhausted;
  --nodes_left;
  if (state.is_full()) return Ending::stopped;
  Choice choice = state.most_constrained();
  random.shuffle(choice);
  for (const Placement placement : choice) {
    state.place(placement);
    const Ending ending = descend_at_random(state, random, nodes_left);
    if (ending != Ending::complete) return ending;
    state.take_back(placement);
  }
  return Ending::complete;
}

}  // namespace

// A descent that takes a wrong turn early may never come back, so it starts afresh after a number of nodes. The number
// grows, so that the search of a layout that has no solution comes to its end, but slowly: most grids that are hard to
// find (16x16 with windows) come from many short descents. 25x25 takes a few, so it needs no shuffled pattern to start
// from.
std::variant<Grid, Failure> random_solution(const Layout& layout, Random& random) {
  constexpr std::uint64_t all_nodes = 20'000'000;
  const Grid empty(layout.cells().size());
  SearchState state(layout);
  std::uint64_t allowance = 4 * empty.size();
  for (std::uint64_t spent = 0; spent < all_nodes; spent += allowance, allowance += 1 + allowance / 64) {
    state.load(empty);
    std::uint64_t nodes_left = allowance;
    const Ending ending = descend_at_random(state, random, nodes_left);
    if (ending == Ending::stopped) return state.grid();
    if (ending == Ending::complete)
      return Failure{Obstacle::no_solution, "the layout " + layout.name() + " has no solution"};
  }
  return Failure{Obstacle::solution_not_found, "no solution of the layout " + layout.name() + " found in " +
                                                   std::to_string(all_nodes) + " search nodes; it may have one"};
}

Generation generate(const Layout& layout, Random& random, const GenerateOptions& options) {
  Solver search(layout);
  return generate_by(layout, "the layout " + layout.name(), search, random, options);
}

}  // namespace gridproof::solver
