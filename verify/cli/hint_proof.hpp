// What --proof says of a hint: it follows from the puzzle, or another completion has something else there.
//
//   HintProof proof = prove_hint({layout, grid, crossed}, hint, solution);
//   proof.written = *output.commit(proof.answer->certificate, proof.is_forced());
//   fmt::print("{}", to_text(proof, input, hint));
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "spec/record.hpp"
#include "verify/batch/input.hpp"
#include "verify/solve/prove_marks.hpp"

namespace gridproof::cli {

using namespace batch;

struct HintProof {
  std::optional<solve::MarksAnswer> answer = {};  // nothing: the search gave up
  std::vector<std::string> written = {};          // files

  bool is_forced() const { return answer && !answer->against; }
};

// Requires a hint that this completion agrees with.
HintProof prove_hint(const solve::CrossedPuzzle& puzzle, const spec::HintRecord& hint, const spec::Grid& solution);

std::string to_text(const HintProof& proof, const PuzzleInput& input, const spec::HintRecord& hint);

}  // namespace gridproof::cli
