// A sample of a pool of puzzles: each equally likely to be in it, and the same for a seed on any machine.
//
//   Result<Sample> sample = draw_sample(stream, 100, seed);   // the stream holds the sample now
#pragma once

#include <cstdint>

#include "text/result.hpp"
#include "verify/batch/puzzle_stream.hpp"

namespace gridproof::batch {

struct Sample {
  std::uint64_t size = 0;  // smaller than wanted where the pool is
  std::uint64_t pool = 0;

  std::string sentence(std::uint64_t seed) const;  // "a sample of 100 of 350,000 puzzles, seed 7"
};

// Reads the whole pool, holding the sample only. Every puzzle of the pool must have its solution.
text::Result<Sample> draw_sample(PuzzleStream& stream, std::uint64_t wanted, std::uint64_t seed);

}  // namespace gridproof::batch
