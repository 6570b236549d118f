// Makes puzzles: grids with exactly one completion.
//
//   Random random(seed);
//   Generation made = generate(Layout::boxes(3, 3), random, {.minimal = true});
//   if (const auto* puzzle = std::get_if<Puzzle>(&made)) ...   // puzzle->givens, puzzle->solution
//   else ...                                                   // std::get<Failure>(made).message
//
// The same seed and options make the same puzzle on any machine: budgets count search nodes, never time.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "solver/random.hpp"
#include "solver/search.hpp"
#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::solver {

enum class Obstacle {
  clues_out_of_range,  // fewer than no clue or more clues than cells
  no_solution,         // proved: the layout has no valid full grid
  solution_not_found,  // the search for a full grid gave up: the layout may have one
  clues_not_reached,   // no attempt led to a puzzle with that many clues
};

struct Failure {
  Obstacle obstacle;
  std::string message;
};

struct GenerateOptions {
  std::optional<int> clues = {};  // exactly so many; without it and without minimal: 40% of the cells, if it gets there
  bool minimal = false;           // no clue can be removed without losing uniqueness
  int attempts = 100;             // full grids to start from before a wanted number of clues is given up
  Budget budget = Budget{20'000'000};  // for all proofs of uniqueness together
};

struct Puzzle {
  spec::Grid givens;    // has exactly one completion, always proved
  spec::Grid solution;  // that completion
  bool minimal_proved;  // false: not known to be minimal, because nobody asked or the budget ran out
};

using Generation = std::variant<Puzzle, Failure>;

// A valid full grid. Every one can come out, but not all equally often.
std::variant<spec::Grid, Failure> random_solution(const spec::Layout& layout, Random& random);

Generation generate(const spec::Layout& layout, Random& random, const GenerateOptions& options = {});

}  // namespace gridproof::solver
