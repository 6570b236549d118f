// What the generators of all rules have in common: clues are taken from a solution, one at a time.
//
//   generate_by(rules, "the layout 3x3", search, random, options)
//
// random_solution(rules, random) is found by its arguments. A search has for_each_completion(grid, visitor, budget) and
// nodes(), like Solver.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "solver/generate.hpp"
#include "spec/board.hpp"

namespace gridproof::solver {

// Removes clues from a solution, each only after a proof that one completion is left.
template <class Search>
class Carver {
 public:
  Carver(const spec::Board& board, Search& search, Budget budget)
      : board_(board), search_(search), nodes_left_(budget.nodes) {}

  bool has_budget() const { return nodes_left_ > 0; }

  // Stops at `floor` clues. One pass decides every clue for good: the completions only grow in number as clues go, so a
  // clue that was needed once is needed for ever. Only those that the allowance left undecided are tried again, with
  // more of it, if `thorough`.
  Puzzle carve(const spec::Grid& solution, std::vector<spec::Cell> order, std::size_t floor, bool thorough) {
    constexpr std::uint64_t first_allowance = 1000;
    Puzzle puzzle{solution, solution, false};
    std::size_t clues = solution.size();
    for (std::uint64_t allowance = first_allowance;; allowance *= 10) {
      std::vector<spec::Cell> undecided;
      for (const spec::Cell cell : order) {
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
  Need need_for(const Puzzle& puzzle, spec::Cell cell, std::uint64_t allowance) {
    Need need = Need::spare;
    spec::Grid changed = puzzle.givens;
    for (const spec::Value value : board_.values()) {
      if (value == puzzle.solution[cell]) continue;
      changed[cell] = value;
      const Budget budget{std::min(allowance, nodes_left_)};
      const Ending ending = search_.for_each_completion(
          changed, [](const spec::Grid&) { return false; }, budget);
      nodes_left_ -= search_.nodes();
      if (ending == Ending::stopped) return Need::needed;
      if (ending == Ending::exhausted) need = Need::undecided;
    }
    return need;
  }

  const spec::Board& board_;
  Search& search_;
  std::uint64_t nodes_left_;
};

inline std::string clues_text(std::size_t clues) { return std::to_string(clues) + (clues == 1 ? " clue" : " clues"); }

// `name` is what messages call the rules.
template <class Rules, class Search>
Generation generate_by(const Rules& rules, const std::string& name, Search& search, Random& random,
                       const GenerateOptions& options) {
  const std::size_t cells = rules.cells().size();
  if (options.clues && (*options.clues < 0 || static_cast<std::size_t>(*options.clues) > cells))
    return Failure{Obstacle::clues_out_of_range, name + " has " + std::to_string(cells) +
                                                     " cells: no puzzle on it has " + std::to_string(*options.clues) +
                                                     " clues"};

  const std::size_t wanted = options.clues ? static_cast<std::size_t>(*options.clues) : cells * 2 / 5;
  const std::size_t floor = options.minimal ? 0 : wanted;
  Carver carver(rules, search, options.budget);
  std::size_t fewest = cells;
  int attempt = 0;
  do {
    ++attempt;
    const auto drawn = random_solution(rules, random);
    if (const auto* failure = std::get_if<Failure>(&drawn)) return *failure;
    std::vector<spec::Cell> order = rules.cells();
    random.shuffle(order);
    const bool thorough = options.minimal || options.clues.has_value();
    Puzzle puzzle = carver.carve(std::get<spec::Grid>(drawn), std::move(order), floor, thorough);
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
