// A puzzle as a formula, one-hot: a variable for each cell and value, true where the cell has the value.
//
//   Cnf cnf = encode(layout, grid);                  // its solutions are the completions of the grid
//   cnf.add(other_than(layout, completion));         // those but this one
//
// Each cell has at least one value and at most one; each house has each value in at least one cell and in at most one.
// One half implies the other, but with both halves a solver needs a hundredth of the time.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"
#include "verify/solve/cnf.hpp"

namespace gridproof::solve {

// Cell by cell, value by value, from 1.
inline int variable(const spec::Layout& layout, spec::Cell cell, spec::Value value) {
  return cell * layout.size() + value;
}

Cnf encode(const spec::Layout& layout, const spec::Grid& grid);

// The clause that rules out one full grid.
std::vector<int> other_than(const spec::Layout& layout, const spec::Grid& full);

// What the formula says, for its readers. `ruled_out`: the grid of other_than, where there is one.
std::vector<std::string> comments(const spec::Layout& layout, const spec::Grid& grid, const spec::Grid* ruled_out);

// The grid in which each cell has the least value whose variable holds; 0 where none does.
spec::Grid decode(const spec::Layout& layout, const std::function<bool(int)>& holds);

}  // namespace gridproof::solve
