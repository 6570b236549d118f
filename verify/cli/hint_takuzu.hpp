// gridproof hint for a Takuzu: the machine as the specification has it, with the techniques of a Takuzu as its tiers.
#pragma once

#include <string>
#include <vector>

#include "verify/batch/input.hpp"

namespace gridproof::cli {

using namespace batch;

struct TakuzuHintArguments {
  PuzzleInput input;
  std::vector<spec::Mark> crossed;
  std::string trace, json, proof;  // as gridproof hint has them
};

// Prints and returns the exit code. Requires a Takuzu, and a solution in the file that keeps its rules if there is one.
int hint_takuzu(const TakuzuHintArguments& arguments);

}  // namespace gridproof::cli
