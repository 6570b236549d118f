#include "bench/puzzles.hpp"

#include <array>
#include <cstdlib>
#include <fstream>
#include <string_view>

#include "solver/generate.hpp"
#include "text/read.hpp"
#include "verify/batch/famous.hpp"

namespace gridproof::bench {

namespace {

const spec::Layout nine = spec::Layout::boxes(3, 3);

// Easter Monster, Golden Nugget, Platinum Blonde, Fata Morgana, Red Dwarf, Cheese, then such as have no name.
constexpr std::array<std::string_view, 12> hardest = {
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
    "12.3....435....1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8",
    ".2..5.7..4..1....68....3...2....8..3.4..2.5.....6...1...2.9.....9......57.4...9..",
    "98.7.....7.....6....6.5.....4...5.3...79..5......2...1..85..9......1...4.....3.2.",
    "98.7.....6.....87...7.....5.4..3.5....65...9......2..1..86...5.....1.3.......4..2",
    "98.7..6..75..6......6......8....4....4.....3...9.8.5..2....3..1.9.1...2...8.9.7..",
    "12..3....4....1.2...52..1..5..4..2......6..7......3..8.5....9....9.7..3......8..6",
    "12.3.....4.5...6...7.....2.6..1..3....453.........8..9...45.1.........8......2..7",
    "..3..6.8....1..2......7...4..9..8.6..3..4...1.7.2.....3....5.....5...6..98.....5.",
};

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
  for (const batch::FamousPuzzle& puzzle : batch::famous_puzzles)
    if (puzzle.cells.size() == 81) set.grids.push_back(grid_of(puzzle.cells));
  solver::Random random(1);
  for (const char* name : {"al-escargot", "inkala-2010"}) {
    const spec::Grid grid = grid_of(batch::famous_puzzle(name)->cells);
    for (std::size_t i = 0; i < copies; ++i) set.grids.push_back(transformed(grid, random));
  }
  return set;
}

PuzzleSet hardest_puzzles(std::size_t copies) {
  PuzzleSet set{"the hardest and copies", {}};
  solver::Random random(1);
  for (const std::string_view cells : hardest) {
    const spec::Grid grid = grid_of(cells);
    set.grids.push_back(grid);
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
