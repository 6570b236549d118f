// The completions of a grid under any rules, by the search that these rules have.
//
//   AnySolver solver = solver_for(rules);
//   visit([&](auto& known) { return known.count(grid, 2); }, solver);
//
// All have the calls of solver::Solver.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "solver/enumerate.hpp"
#include "solver/search.hpp"
#include "spec/any_rules.hpp"

namespace gridproof::cli {

// For rules that are a list of constraints, by whatever search solver::for_each_completion knows for them.
template <class R>
class ListedSolver {
 public:
  explicit ListedSolver(const R& rules) : rules_(rules), crossed_(rules) {}

  void cross_out(const spec::Marks<spec::Truth>& marks) { crossed_ = marks; }

  solver::Ending for_each_completion(const spec::Grid& grid, const solver::Solver::Visitor& visitor,
                                     solver::Budget budget = {}) {
    return solver::for_each_completion(rules_, grid, crossed_, visitor, budget);
  }

  std::uint64_t count(const spec::Grid& grid, std::uint64_t limit) {
    std::uint64_t found = 0;
    for_each_completion(grid, [&](const spec::Grid&) { return ++found < limit; });
    return found;
  }

  solver::Classification classify(const spec::Grid& grid, solver::Budget budget = {}) {
    using solver::Completions;
    solver::Classification answer;
    const auto keep = [&](const spec::Grid& full) {
      (answer.first ? answer.second : answer.first) = full;
      return !answer.second;
    };
    const solver::Ending ending = for_each_completion(grid, keep, budget);
    if (answer.second)
      answer.completions = Completions::several;
    else if (ending == solver::Ending::complete)
      answer.completions = answer.first ? Completions::one : Completions::none;
    return answer;
  }

  // In whatever order completions come: the least value of each cell, one after another, that leaves a completion.
  solver::Least least_completion(const spec::Grid& grid, solver::Budget budget = {}) {
    spec::Grid least = grid;
    std::optional<spec::Grid> full;
    const auto completes = [&] {
      full.reset();
      return for_each_completion(least, [&](const spec::Grid& found) { return full = found, false; }, budget);
    };
    if (completes() == solver::Ending::exhausted) return {};
    if (!full) return {.known = true, .grid = {}};
    for (const spec::Cell c : rules_.cells()) {
      if (least[c] != 0) continue;
      spec::Grid known = *full;
      for (least[c] = 1; least[c] != known[c]; ++least[c]) {
        if (completes() == solver::Ending::exhausted) return {};
        if (full) break;
      }
      if (least[c] == known[c]) full = std::move(known);
    }
    return {.known = true, .grid = std::move(least)};
  }

 private:
  R rules_;
  spec::Marks<spec::Truth> crossed_;
};

using TakuzuSolver = ListedSolver<spec::Takuzu>;
using AnySolver = std::variant<solver::Solver, TakuzuSolver>;

inline AnySolver solver_for(const spec::AnyRules& rules) {
  if (const spec::Layout* layout = rules.layout()) return solver::Solver(*layout);
  return TakuzuSolver(*rules.takuzu());
}

}  // namespace gridproof::cli
