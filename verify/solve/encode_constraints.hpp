// Constraints as clauses over the variables of the cells and values (encode.hpp), and over new ones: whatever follows
// from a constraint by itself is found by unit propagation.
//
//   Count    few subsets: one more than `most` are not all so
//            many: a counter, with a variable for "at least j of the first i"
//   Differ   a variable for each place that says that the two cells differ there; one of them is so
#pragma once

#include "spec/rules.hpp"
#include "verify/solve/cnf.hpp"

namespace gridproof::solve {

void add_constraints(Cnf& cnf, const spec::ListedRules& rules);

}  // namespace gridproof::solve
