// What gridproof solve was asked for, and its parts: one puzzle or many, classified or counted.
#pragma once

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>

#include "verify/cli/count.hpp"
#include "verify/batch/input.hpp"
#include "verify/batch/puzzle_stream.hpp"
#include "verify/solve/ways.hpp"

namespace gridproof::cli {

using namespace batch;

struct SolveArguments {
  PuzzleArguments puzzle;
  std::string by = solve::ways().front().name;
  std::string proof;
  std::string crossed;
  bool explain = false, minimise = false;
  std::string expect;
  std::string json;
  double time = 0;  // 0: as long as it takes
  bool batch = false;
  unsigned threads = 0;  // 0: one a core
  std::uint64_t sample = 0;
  std::uint64_t seed = 1;
  bool verbose = false;
  bool count = false;
  std::uint64_t limit = 0;  // 0: the default
};

// Each prints and returns the exit code.
int classify_one(const SolveArguments& arguments, PuzzleInput input);
int classify_many(const SolveArguments& arguments, PuzzleStream& stream);
int count_one(const SolveArguments& arguments, const PuzzleInput& input);
int count_many(const SolveArguments& arguments, PuzzleStream& stream);

// The lines of a sample of a pool and what they come to, on `out`; for --sample and for the menu.
int test_on_pool(const SolveArguments& arguments, PuzzleStream& stream, std::ostream& out);

CountOptions count_options(const SolveArguments& arguments);

}  // namespace gridproof::cli
