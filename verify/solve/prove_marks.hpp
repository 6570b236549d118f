// Whether marks that one completion has follow from the puzzle, with a certificate of the answer: that they do, or two
// completions of which one has them and the other has not.
//
//   const auto answer = prove_marks(puzzle, {.set = {{0, 4}}, .del = {}}, solution);
//   if (answer && !answer->against) keep(answer->certificate);     // every completion has 4 at r1c1
//
// The kernel has the last word on every certificate. Where it objects, that is a bug of ours, thrown as
// std::logic_error.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "spec/any_rules.hpp"
#include "spec/grid.hpp"
#include "spec/hint.hpp"
#include "verify/solve/answer.hpp"

namespace gridproof::solve {

struct CrossedPuzzle {
  spec::AnyRules rules;
  const spec::Grid& givens;
  const std::vector<spec::Mark>& crossed;  // by cell, then by value
};

struct MarksAnswer {
  std::string certificate;
  std::optional<spec::Grid> against;  // a completion that has not all of the marks; nothing: they follow
  Effort effort = {};                 // of the proof that they do
};

// Nothing where `stop`, asked before each assumption, ended the search. Requires marks, and a completion of the puzzle
// that has them.
std::optional<MarksAnswer> prove_marks(const CrossedPuzzle& puzzle, const spec::Conclusion& marks,
                                       const spec::Grid& solution, const std::function<bool()>& stop = {});

}  // namespace gridproof::solve
