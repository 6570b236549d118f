// Many puzzles classified: a line for each, compared with the solution in the file where there is one.
//
//   1 unique 162857493...
//   2 not-unique 2431312412434312 3421213412434312
//   3 contradictory
//   4 unknown: the time ran out before a completion was found or refuted
//
// A puzzle that has a solution in the file and does not have exactly this one ends the batch.
#pragma once

#include <functional>
#include <string>

#include "verify/batch/batch.hpp"
#include "verify/batch/puzzle_stream.hpp"
#include "verify/batch/tally.hpp"
#include "verify/solve/ways.hpp"

namespace gridproof::cli {

using namespace batch;

struct ClassifyOptions {
  const solve::Way* way = nullptr;
  double seconds = 0;    // for each; 0: as long as it takes
  std::string expected;  // a class, or nothing
  bool verbose = false;  // the computed and the given solution, one under the other
  bool lines = true;     // of text
  bool json = false;
};

std::function<Answerer<ClassTally>()> classifier(const PuzzleStream& stream, const ClassifyOptions& options);

// The first puzzle that has not the expected class, or not the solution in the file; empty where there is none.
std::string objections(const PuzzleStream& stream, const ClassTally& tally, const std::string& expected);

int exit_code(const ClassTally& tally);

}  // namespace gridproof::cli
