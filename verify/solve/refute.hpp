// A certificate as a formula without a solution and its proof, for checkers that know nothing of puzzles: DIMACS and
// DRAT. What a step concludes is what unit propagation finds in the formula (encode.hpp), so that a contradiction is
// one clause, the assumptions that are open are not all true, and the rest is propagation.
#pragma once

#include <string>

#include "text/result.hpp"

namespace gridproof::solve {

struct FormulaAndProof {
  std::string formula;  // DIMACS: the puzzle has a completion; where the verdict is unique: another than that one;
                        // where marks follow: one that has not all of them
  std::string proof;    // DRAT
};

// Requires another verdict than not-unique: two completions refute nothing. The error: it cannot be read, or is
// rejected.
text::Result<FormulaAndProof> to_refutation(const std::string& certificate);

}  // namespace gridproof::solve
