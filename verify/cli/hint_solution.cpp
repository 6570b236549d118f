#include "verify/cli/hint_solution.hpp"

#include <fmt/format.h>

#include "text/write.hpp"
#include "verify/cli/broken_rule.hpp"
#include "verify/cli/completions.hpp"

namespace gridproof::cli {

using solver::Completions;

HintSolution find_solution(const PuzzleInput& input, const spec::Grid& grid, const spec::Marks<spec::Truth>& crossed) {
  constexpr solver::Budget budget{50'000'000}, budget_for_least{2'000'000};  // a second on the largest boards
  AnySolver any = solver_for(input.rules());
  return std::visit(
      [&](auto& solver) {
        solver.cross_out(crossed);
        const solver::Classification found = solver.classify(grid, budget);
        HintSolution answer{.completions = found.completions};
        if (found.completions == Completions::one) answer.grid = found.first;
        if (found.completions != Completions::several) return answer;
        answer.grid = input.entry().solution;
        answer.which = HintSolution::Which::the_files;
        if (answer.grid) return answer;
        const solver::Least least = solver.least_completion(grid, budget_for_least);
        answer.grid = least.known ? least.grid : found.first;
        answer.which = least.known ? HintSolution::Which::least : HintSolution::Which::found;
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
    case Completions::several: {
      constexpr const char* names[] = {"the first in row-major order", "the solution in the file", "one of them"};
      return fmt::format("The grid has several completions; the hint rests on {}:\n{}",
                         names[static_cast<int>(solution.which)],
                         text::to_line(input.rules(), *solution.grid, input.symbols));
    }
    case Completions::unknown: break;
  }
  return "The search for completions ran out of its budget: no hint without a solution.";
}

}  // namespace gridproof::cli
