#include "solver/generate.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "solver/search_state.hpp"

namespace gridproof::solver {

using spec::Cell;
using spec::Grid;
using spec::Layout;
using spec::Value;

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

// Removes clues from a solution, one at a time, each only after a proof that one completion is left.
class Carver {
 public:
  Carver(const Layout& layout, Budget budget) : layout_(layout), solver_(layout), nodes_left_(budget.nodes) {}

  bool has_budget() const { return nodes_left_ > 0; }

  // Stops at `floor` clues. One pass decides every clue for good: the completions only grow in number as clues go, so a
  // clue that was needed once is needed for ever. Only those that the allowance left undecided are tried again, with
  // more of it, if `thorough`.
  Puzzle carve(const Grid& solution, std::vector<Cell> order, std::size_t floor, bool thorough) {
    constexpr std::uint64_t first_allowance = 1000;
    Puzzle puzzle{solution, solution, false};
    std::size_t clues = solution.size();
    for (std::uint64_t allowance = first_allowance;; allowance *= 10) {
      std::vector<Cell> undecided;
      for (const Cell cell : order) {
        if (clues <= floor) return puzzle;
        const Need need = need_for(puzzle, cell, allowance);
        if (need == Need::undecided) undecided.push_back(cell);
        if (need != Need::spare) continue;
        puzzle.givens[cell] = 0;
        --clues;
      }
      order = std::move(undecided);
      puzzle.minimal_proved = order.empty();
      if (order.empty() || !thorough || !has_budget()) return puzzle;
    }
  }

 private:
  enum class Need { spare, needed, undecided };

  // The puzzle has one completion, so any further completion without this clue differs from the solution in this cell.
  Need need_for(const Puzzle& puzzle, Cell cell, std::uint64_t allowance) {
    Need need = Need::spare;
    Grid changed = puzzle.givens;
    for (const Value value : layout_.values()) {
      if (value == puzzle.solution[cell]) continue;
      changed[cell] = value;
      const Budget budget{std::min(allowance, nodes_left_)};
      const Ending ending = solver_.for_each_completion(
          changed, [](const Grid&) { return false; }, budget);
      nodes_left_ -= solver_.nodes();
      if (ending == Ending::stopped) return Need::needed;
      if (ending == Ending::exhausted) need = Need::undecided;
    }
    return need;
  }

  const Layout& layout_;
  Solver solver_;
  std::uint64_t nodes_left_;
};

std::string clues_text(std::size_t clues) { return std::to_string(clues) + (clues == 1 ? " clue" : " clues"); }

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
  const std::size_t cells = layout.cells().size();
  if (options.clues && (*options.clues < 0 || static_cast<std::size_t>(*options.clues) > cells))
    return Failure{Obstacle::clues_out_of_range, "the layout " + layout.name() + " has " + std::to_string(cells) +
                                                     " cells: no puzzle on it has " + std::to_string(*options.clues) +
                                                     " clues"};

  const std::size_t wanted = options.clues ? static_cast<std::size_t>(*options.clues) : cells * 2 / 5;
  const std::size_t floor = options.minimal ? 0 : wanted;
  Carver carver(layout, options.budget);
  std::size_t fewest = cells;
  int attempt = 0;
  do {
    ++attempt;
    const auto drawn = random_solution(layout, random);
    if (const auto* failure = std::get_if<Failure>(&drawn)) return *failure;
    std::vector<Cell> order = layout.cells();
    random.shuffle(order);
    Puzzle puzzle =
        carver.carve(std::get<Grid>(drawn), std::move(order), floor, options.minimal || options.clues.has_value());
    const std::size_t clues = puzzle.givens.givens();
    if (!options.clues || clues == wanted) return puzzle;
    fewest = std::min(fewest, clues);
  } while (attempt < options.attempts && carver.has_budget());
  return Failure{Obstacle::clues_not_reached, std::string("no ") + (options.minimal ? "minimal " : "") +
                                                  "puzzle with " + clues_text(wanted) + " found in " +
                                                  std::to_string(attempt) + (attempt == 1 ? " attempt" : " attempts") +
                                                  (carver.has_budget() ? "" : ", cut short by the budget") +
                                                  "; the fewest were " + std::to_string(fewest)};
}

}  // namespace gridproof::solver
