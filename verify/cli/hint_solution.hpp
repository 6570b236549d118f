// Which completion a hint rests on: the only one, the file's own, the least, or where that takes too long to find the
// one that was found.
#pragma once

#include <optional>
#include <string>

#include "solver/search.hpp"
#include "verify/batch/input.hpp"

namespace gridproof::cli {

using namespace batch;

struct HintSolution {
  enum class Which { least, the_files, found };

  solver::Completions completions{};
  std::optional<spec::Grid> grid = {};
  Which which{};  // of several
};

HintSolution find_solution(const PuzzleInput& input, const spec::Grid& grid, const spec::Marks<spec::Truth>& crossed);

std::string sentence(const HintSolution& solution, const PuzzleInput& input, const spec::Grid& grid);

}  // namespace gridproof::cli
