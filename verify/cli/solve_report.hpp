// What there is to say about one puzzle that was classified; for people and for machines.
//
//   Report report{.input = input, .way = way, .answer = way.classify(...)};
//   to_text(report);   // the puzzle and its completions drawn, and what vouches for the answer
//   to_json(report);
#pragma once

#include <string>
#include <vector>

#include "verify/batch/input.hpp"
#include "verify/solve/ways.hpp"

namespace gridproof::cli {

using namespace batch;

struct Report {
  PuzzleInput input;
  std::vector<spec::Mark> crossed = {};
  const solve::Way& way;
  solve::Answer answer;
  bool wants_proof = false;
  bool wants_explanation = false;
  std::vector<std::string> written = {};  // the files of the proof

  bool file_has_another() const;  // the only completion is not the solution in the file
};

// "proved: by disjunctive syllogism alone, 3 steps, and our checker accepts the certificate"
std::string proved_by_logic(const solve::Effort& effort);

// A grid drawn, and what is crossed out: below it, or, where the puzzle came with marks, in a drawing with candidates.
std::string position_text(const PuzzleInput& input, const spec::Grid& grid, const std::vector<spec::Mark>& crossed);

std::string to_text(const Report& report);
std::string to_json(const Report& report);

}  // namespace gridproof::cli
