// Counts the completions of 9x9 grids, fast: the plain layout of 3x3 boxes and no other.
//
//   BandSolver solver;
//   if (BandSolver::fits(layout)) solver.count(grid, 2);   // 0: contradictory, 1: a puzzle, 2: two or more
//   Classification answer = solver.classify(grid);          // one: *answer.first is the solution
//   solver.assumptions();                                   // 0 if the last call needed none
//
// Made for classifying many puzzles. Solver (search.hpp) answers the same for every layout, by a plain search that
// shares no code with this one; the tests compare them. The order of the completions is always the same, on every
// instruction set, but it is the order of this search. Grids must have 81 cells and values up to 9; one that breaks a
// rule itself has no completion.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "solver/search.hpp"
#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::solver {

class BandSolver {
 public:
  using Visitor = std::function<bool(const spec::Grid&)>;  // returns whether to go on

  // Which instructions do the work; the results are the same.
  enum class Path {
    vector,   // AVX2 where this library was compiled for it, else the other
    portable  // what every target has
  };

  explicit BandSolver(Path path = Path::vector) : path_(path) {}

  static bool fits(const spec::Layout& layout) {
    return layout.is_plain() && layout.box_rows() == 3 && layout.box_columns() == 3;
  }

  // Each completion exactly once. Never Ending::exhausted.
  Ending for_each_completion(const spec::Grid& grid, const Visitor& visitor);

  std::vector<spec::Grid> completions(const spec::Grid& grid, std::uint64_t limit);
  std::uint64_t count(const spec::Grid& grid, std::uint64_t limit);
  Classification classify(const spec::Grid& grid);

  // How many times the last call had to assume a value in a cell: the branches of its search.
  std::uint64_t assumptions() const { return assumptions_; }

 private:
  Path path_;
  std::uint64_t assumptions_ = 0;
};

}  // namespace gridproof::solver
