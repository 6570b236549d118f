// What --proof says of a hint: it follows from the puzzle, or another completion has something else there.
//
//   HintProof proof = prove_hint({rules, grid, crossed}, {hint.set, hint.del}, solution);
//   proof.written = *output.commit(proof.answer->certificate, proof.is_forced());
//   fmt::print("{}", to_text(proof, input, {hint.set, hint.del}));
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "spec/board.hpp"
#include "spec/grid.hpp"
#include "spec/hint.hpp"
#include "verify/batch/input.hpp"
#include "verify/solve/prove_marks.hpp"

namespace gridproof::cli {

using namespace batch;

struct HintProof {
  std::optional<solve::MarksAnswer> answer = {};  // nothing: the search gave up
  std::vector<std::string> written = {};          // files

  bool is_forced() const { return answer && !answer->against; }
};

// Of a hint that says this, as the completion has it.
HintProof prove_hint(const solve::CrossedPuzzle& puzzle, const spec::Conclusion& marks, const spec::Grid& solution);

std::string to_text(const HintProof& proof, const PuzzleInput& input, const spec::Conclusion& marks);

// The fields `forced`, `against` and `proof` of a report; none where the search gave up.
nlohmann::ordered_json to_json(const HintProof& proof, const PuzzleInput& input);

}  // namespace gridproof::cli
