// Which completion a hint rests on: the only one, the file's own, or the least.
#pragma once

#include <optional>
#include <string>

#include "solver/search.hpp"
#include "verify/batch/input.hpp"

namespace gridproof::cli {

using namespace batch;

struct HintSolution {
  solver::Completions completions{};
  std::optional<spec::Grid> grid = {};
  bool is_the_files = false;
};

HintSolution find_solution(const PuzzleInput& input, const spec::Grid& grid, const spec::Marks<spec::Truth>& crossed);

std::string sentence(const HintSolution& solution, const PuzzleInput& input, const spec::Grid& grid);

// What a grid breaks itself: "row 1 has 5 twice"; of a Takuzu the rule. Nothing where it breaks none.
std::optional<std::string> broken_rule(const spec::AnyRules& rules, const spec::Grid& grid,
                                       const std::optional<text::Symbols>& symbols);

}  // namespace gridproof::cli
