#include "verify/cli/way_for.hpp"

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "verify/cli/completions.hpp"

namespace gridproof::cli {

namespace {

using solve::Class;

constexpr solve::Way search{"search", "plain search", "plain search; completions by definition", false, false, nullptr};

void insist_on_completion(const spec::Takuzu& takuzu, const spec::Grid& grid, const std::vector<spec::Mark>& crossed,
                          const spec::Grid& full) {
  const auto is_there = [&](const spec::Mark& mark) { return full[mark.cell] == mark.value; };
  if (!(is_solution(takuzu, full) & spec::extends(takuzu, grid, full)).holds() ||
      std::any_of(crossed.begin(), crossed.end(), is_there))
    throw std::logic_error("the solver's grid is not a completion of the puzzle");
}

// The solver counts nodes and knows no clock: it searches again with twice as many until it is done or the time is
// over.
solve::Answer classify(TakuzuSolver& solver, const spec::Grid& grid, const solve::Deadline& deadline) {
  for (std::uint64_t nodes = 1 << 12;; nodes *= 2) {
    const solver::Classification found =
        deadline.is_set() ? solver.classify(grid, solver::Budget{nodes}) : solver.classify(grid);
    solve::Answer answer;
    answer.first = found.first;
    answer.second = found.second;
    switch (found.completions) {
      case solver::Completions::one: return answer.answer = Class::unique, answer;
      case solver::Completions::several: return answer.answer = Class::not_unique, answer;
      case solver::Completions::none: return answer.answer = Class::contradictory, answer;
      case solver::Completions::unknown: break;
    }
    if (!deadline.has_passed()) continue;
    answer.gave_up = found.first ? "the time ran out before a second completion was found or refuted"
                                 : "the time ran out before a completion was found or refuted";
    return answer;
  }
}

}  // namespace

const solve::Way* way_for(const std::string& name, const spec::AnyRules& rules) {
  if (rules.layout() != nullptr) return solve::way_named(name);
  return name == solve::ways().front().name ? &search : nullptr;
}

solve::Classifier prepare(const solve::Way& way, const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed) {
  if (const spec::Layout* layout = rules.layout()) return way.prepare(*layout, crossed);
  spec::Marks<spec::Truth> marks(rules);
  for (const auto& [cell, value] : crossed) marks.at(cell, value) = spec::Truth(true);
  auto solver = std::make_shared<TakuzuSolver>(*rules.takuzu());
  solver->cross_out(marks);
  return [solver, takuzu = *rules.takuzu(), crossed](const spec::Grid& grid, const solve::Deadline& deadline) {
    solve::Answer answer = classify(*solver, grid, deadline);
    for (const auto& full : {answer.first, answer.second})
      if (full) insist_on_completion(takuzu, grid, crossed, *full);
    return answer;
  };
}

}  // namespace gridproof::cli
