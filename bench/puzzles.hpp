// Sets of 9x9 puzzles to measure with.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "spec/grid.hpp"

namespace gridproof::bench {

struct PuzzleSet {
  std::string name;
  std::vector<spec::Grid> grids;
};

// The puzzles of a file, one a line, in the folder that the variable GRIDPROOF_DATA names, else in ../shared/data
// beside the project; none where it is not there.
PuzzleSet pool(const std::string& name);

PuzzleSet generated_puzzles(std::size_t count);  // from which no clue can be taken

// The famous puzzles, and copies of the two hardest with values relabelled, lines permuted and perhaps transposed.
PuzzleSet hard_puzzles(std::size_t copies);

// Puzzles published as among the hardest for people and programs, and copies of each in the same way.
PuzzleSet hardest_puzzles(std::size_t copies);

// So many puzzles of the set, spread evenly.
PuzzleSet sample(const PuzzleSet& set, std::size_t count);

}  // namespace gridproof::bench
