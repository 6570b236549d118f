// A puzzle as a formula, one-hot: a variable for each cell and value, true where the cell has the value.
//
//   Cnf cnf = encode(rules, grid, crossed);         // its solutions are the completions of the grid
//   cnf.add(other_than(rules, completion));         // those but this one
//
// Each cell has at least one value and at most one; each house has each value in at least one cell and in at most one.
// One half implies the other, but with both halves a solver needs a hundredth of the time. Where the rules are a list
// of constraints each is clauses with variables of its own (encode_constraints.hpp).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "spec/any_rules.hpp"
#include "spec/grid.hpp"
#include "verify/solve/cnf.hpp"

namespace gridproof::solve {

// Cell by cell, value by value, from 1.
inline int variable(const spec::Board& board, spec::Cell cell, spec::Value value) {
  return cell * static_cast<int>(board.values().size()) + value;
}

// Completions have none of the crossed marks.
Cnf encode(const spec::AnyRules& rules, const spec::Grid& grid, const std::vector<spec::Mark>& crossed = {});

// The clause that rules out one full grid; the one that rules out all grids that have the marks of `set` and none of
// `del`.
std::vector<int> other_than(const spec::Board& board, const spec::Grid& full);
std::vector<int> other_than(const spec::Board& board, const std::vector<spec::Mark>& set,
                            const std::vector<spec::Mark>& del);

// What the formula says, for its readers. `ruled_out`: what the last clause rules out, in words.
std::vector<std::string> comments(const spec::AnyRules& rules, const spec::Grid& grid,
                                  const std::vector<spec::Mark>& crossed, const std::string& ruled_out);
std::string completion_ruled_out(const spec::Board& board, const spec::Grid& full);

// The grid in which each cell has the least value whose variable holds; 0 where none does.
spec::Grid decode(const spec::Board& board, const std::function<bool(int)>& holds);

}  // namespace gridproof::solve
