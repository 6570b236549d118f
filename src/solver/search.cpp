#include "solver/search.hpp"

namespace gridproof::solver {

using spec::Grid;
using spec::Value;

Ending Solver::for_each_completion(const Grid& grid, const Visitor& visitor, Budget budget) {
  nodes_ = 0;
  return search(grid, visitor, budget);
}

Ending Solver::search(const Grid& grid, const Visitor& visitor, Budget budget) {
  if (!state_.load(grid)) return Ending::complete;
  return descend(visitor, budget);
}

// The options of a choice exclude each other and leave no completion out, so each completion is visited exactly once.
Ending Solver::descend(const Visitor& visitor, Budget budget) {
  if (nodes_ >= budget.nodes) return Ending::exhausted;
  ++nodes_;
  if (state_.is_full()) return visitor(state_.grid()) ? Ending::complete : Ending::stopped;
  for (const Placement placement : state_.most_constrained()) {
    state_.place(placement);
    const Ending ending = descend(visitor, budget);
    state_.take_back(placement);
    if (ending != Ending::complete) return ending;
  }
  return Ending::complete;
}

std::vector<Grid> Solver::completions(const Grid& grid, std::uint64_t limit) {
  std::vector<Grid> found;
  if (limit == 0) return found;
  for_each_completion(grid, [&](const Grid& completion) {
    found.push_back(completion);
    return found.size() < limit;
  });
  return found;
}

std::uint64_t Solver::count(const Grid& grid, std::uint64_t limit) {
  std::uint64_t found = 0;
  if (limit == 0) return found;
  for_each_completion(grid, [&](const Grid&) { return ++found < limit; });
  return found;
}

Classification Solver::classify(const Grid& grid, Budget budget) {
  nodes_ = 0;
  return classify_on(grid, budget);
}

Classification Solver::classify_on(const Grid& grid, Budget budget) {
  Classification answer;
  const Ending ending = search(
      grid,
      [&](const Grid& completion) {
        (answer.first ? answer.second : answer.first) = completion;
        return !answer.second;
      },
      budget);
  if (answer.second)
    answer.completions = Completions::several;
  else if (ending == Ending::exhausted)
    answer.completions = Completions::unknown;
  else
    answer.completions = answer.first ? Completions::one : Completions::none;
  return answer;
}

Least Solver::least_completion(const Grid& grid, Budget budget) {
  nodes_ = 0;
  const Classification answer = classify_on(grid, budget);
  if (answer.completions == Completions::unknown) return {};
  if (answer.completions != Completions::several) return {true, answer.first};

  // Cell by cell, the least value with which a completion exists. The best completion so far has the values fixed up to
  // here, so only values below its own need a search.
  Grid best = *answer.first;
  Grid fixed = grid;
  for (std::size_t cell = 0; cell < fixed.size(); ++cell) {
    if (fixed[cell] != 0) continue;
    for (Value value = 1; value < best[cell]; ++value) {
      fixed[cell] = value;
      const auto keep = [&](const Grid& completion) {
        best = completion;
        return false;
      };
      const Ending ending = search(fixed, keep, budget);
      if (ending == Ending::exhausted) return {};
      if (ending == Ending::stopped) break;
    }
    fixed[cell] = best[cell];
  }
  return {true, best};
}

}  // namespace gridproof::solver
