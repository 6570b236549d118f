#include "bench/puzzles.hpp"

#include <cstdlib>
#include <fstream>

#include "solver/generate.hpp"
#include "text/read.hpp"
#include "verify/cli/famous.hpp"

namespace gridproof::bench {

namespace {

const spec::Layout nine = spec::Layout::boxes(3, 3);

spec::Grid grid_of(std::string_view cells) {
  return (*text::parse_line(cells, nine, text::Symbols::standard(nine.size()), "famous", 1))->puzzle;
}

// The lines of a 9x9 grid in another order that keeps bands together.
std::vector<std::size_t> permuted_lines(solver::Random& random) {
  std::vector<std::size_t> bands = {0, 1, 2}, lines;
  random.shuffle(bands);
  for (const std::size_t band : bands) {
    std::vector<std::size_t> within = {0, 1, 2};
    random.shuffle(within);
    for (const std::size_t line : within) lines.push_back(3 * band + line);
  }
  return lines;
}

spec::Grid transformed(const spec::Grid& grid, solver::Random& random) {
  std::vector<spec::Value> label = nine.values();
  random.shuffle(label);
  const std::vector<std::size_t> rows = permuted_lines(random), columns = permuted_lines(random);
  const bool transposed = random.below(2) == 0;
  spec::Grid result(grid.size());
  for (std::size_t r = 0; r < 9; ++r)
    for (std::size_t c = 0; c < 9; ++c) {
      const spec::Value value = grid[9 * rows[r] + columns[c]];
      if (value != 0) result[transposed ? 9 * c + r : 9 * r + c] = label[value - 1U];
    }
  return result;
}

}  // namespace

PuzzleSet pool(const std::string& name) {
  const char* folder = std::getenv("GRIDPROOF_DATA");
  const std::string place = folder != nullptr ? folder : GRIDPROOF_SOURCE_DIR "/../shared/data";
  PuzzleSet set{name, {}};
  std::ifstream file(place + "/" + name + ".rated.txt");
  std::size_t number = 0;
  for (std::string line; std::getline(file, line);) {
    const auto entry = text::parse_line(line, nine, text::Symbols::standard(nine.size()), name, ++number);
    if (entry && *entry) set.grids.push_back((*entry)->puzzle);
  }
  return set;
}

PuzzleSet generated_puzzles(std::size_t count) {
  PuzzleSet set{std::to_string(count) + " generated, minimal", {}};
  solver::Random random(1);
  while (set.grids.size() < count)
    set.grids.push_back(std::get<solver::Puzzle>(solver::generate(nine, random, {.minimal = true})).givens);
  return set;
}

PuzzleSet hard_puzzles(std::size_t copies) {
  PuzzleSet set{"famous ones and copies", {}};
  for (const cli::FamousPuzzle& puzzle : cli::famous_puzzles)
    if (puzzle.cells.size() == 81) set.grids.push_back(grid_of(puzzle.cells));
  solver::Random random(1);
  for (const char* name : {"al-escargot", "inkala-2010"}) {
    const spec::Grid grid = grid_of(cli::famous_puzzle(name)->cells);
    for (std::size_t i = 0; i < copies; ++i) set.grids.push_back(transformed(grid, random));
  }
  return set;
}

PuzzleSet sample(const PuzzleSet& set, std::size_t count) {
  PuzzleSet result{set.name, {}};
  for (std::size_t i = 0; i < count && i < set.grids.size(); ++i)
    result.grids.push_back(set.grids[i * set.grids.size() / std::min(count, set.grids.size())]);
  return result;
}

}  // namespace gridproof::bench
