#include "verify/cli/hint_solution.hpp"

#include <fmt/format.h>

#include "text/write.hpp"
#include "verify/cli/completions.hpp"
#include "verify/report/explain.hpp"

namespace gridproof::cli {

using solver::Completions;

HintSolution find_solution(const PuzzleInput& input, const spec::Grid& grid, const spec::Marks<spec::Truth>& crossed) {
  constexpr solver::Budget budget{50'000'000};
  AnySolver any = solver_for(input.rules());
  return std::visit(
      [&](auto& solver) {
        solver.cross_out(crossed);
        const solver::Classification found = solver.classify(grid, budget);
        HintSolution answer{.completions = found.completions};
        if (found.completions == Completions::one) answer.grid = found.first;
        if (found.completions != Completions::several) return answer;
        answer.grid = input.entry().solution;
        answer.is_the_files = answer.grid.has_value();
        if (answer.is_the_files) return answer;
        const solver::Least least = solver.least_completion(grid, budget);
        if (least.known)
          answer.grid = least.grid;
        else
          answer.completions = Completions::unknown;
        return answer;
      },
      any);
}

std::string sentence(const HintSolution& solution, const PuzzleInput& input, const spec::Grid& grid) {
  switch (solution.completions) {
    case Completions::one: return "The grid has exactly one completion.";
    case Completions::none: {
      const auto broken = broken_rule(input.rules(), grid, input.symbols);
      return fmt::format("The grid has no completion{}: there is no hint to give.", broken ? " (" + *broken + ")" : "");
    }
    case Completions::several:
      return fmt::format("The grid has several completions; the hint rests on {}:\n{}",
                         solution.is_the_files ? "the solution in the file" : "the first in row-major order",
                         text::to_line(input.rules(), *solution.grid, input.symbols));
    case Completions::unknown: break;
  }
  return "The search for completions ran out of its budget: no hint without a solution.";
}

namespace {

// Whatever comes into the empty cells, the constraint does not hold.
bool is_broken(const spec::Count& count, const spec::Grid& grid) {
  std::size_t so = 0, perhaps = 0;
  for (const spec::Mark& mark : count.marks) {
    so += grid[mark.cell] == mark.value ? 1 : 0;
    perhaps += grid[mark.cell] == 0 ? 1 : 0;
  }
  return so > count.most || so + perhaps < count.least;
}
bool is_broken(const spec::Differ& differ, const spec::Grid& grid) {
  for (std::size_t i = 0; i < differ.first.size(); ++i) {
    const spec::Value a = grid[differ.first[i]], b = grid[differ.second[i]];
    if (a == 0 || b == 0 || a != b) return false;
  }
  return true;
}

}  // namespace

std::optional<std::string> broken_rule(const spec::AnyRules& rules, const spec::Grid& grid,
                                       const std::optional<text::Symbols>& symbols) {
  if (const spec::Layout* layout = rules.layout()) return verify::repetition(*layout, grid, symbols);
  for (const spec::Constraint& constraint : constraints_of(*rules.takuzu()).constraints)
    if (std::visit([&](const auto& rule) { return is_broken(rule, grid); }, constraint.rule))
      return "not so: " + constraint.name;
  return std::nullopt;
}

}  // namespace gridproof::cli
