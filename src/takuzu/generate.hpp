// Makes Takuzu puzzles: grids with exactly one completion.
//
//   solver::Random random(seed);
//   const solver::Generation made = solver::generate(spec::Takuzu(10, 10), random, {.minimal = true});
//
// Options and answers are those of solver/generate.hpp. The same seed and options make the same puzzle on any machine.
#pragma once

#include "solver/generate.hpp"
#include "spec/takuzu/takuzu.hpp"

namespace gridproof::solver {

Generation generate(const spec::Takuzu& takuzu, Random& random, const GenerateOptions& options = {});

}  // namespace gridproof::solver
