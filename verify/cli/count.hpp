// How many completions a puzzle has.
//
//   Counter counter(rules);
//   Count count = counter.count(grid, {.limit = 100});
//   to_text(count);       // "2 completions", or "at least 100 completions"
//
// A count that reached its limit is never called exact, also where there happen to be no more.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "solver/bands.hpp"
#include "solver/search.hpp"
#include "spec/any_rules.hpp"
#include "verify/batch/batch.hpp"
#include "verify/batch/tally.hpp"
#include "verify/cli/completions.hpp"

namespace gridproof::cli {

using namespace batch;

inline constexpr std::uint64_t default_count_limit = 1'000'000;

struct CountOptions {
  std::uint64_t limit = default_count_limit;  // at least 1
  bool limit_was_chosen = false;              // by the user: to reach it is what was asked for
  double seconds = 0;                         // for each puzzle; 0: as long as it takes
  bool lines = true;                          // of text
  bool json = false;
  std::function<void(std::uint64_t found)> progress = {};  // of a count without a time limit that takes long
};

struct Count {
  std::uint64_t number = 0;
  bool exact = false;
  bool out_of_time = false;
};

class Counter {
 public:
  // Completions have none of the crossed marks.
  explicit Counter(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed = {});

  Count count(const spec::Grid& grid, const CountOptions& options);

 private:
  Count count_and_tell(const spec::Grid& grid, const CountOptions& options);
  Count count_for(const spec::Grid& grid, const CountOptions& options);  // with a time limit

  std::variant<solver::Solver, TakuzuSolver, solver::BandSolver> solver_;  // the last where it fits the layout
};

std::string to_text(const Count& count);  // "at least 1,000 completions"

// A line for each: "1 2", "2 at least 1000000".
std::function<Answerer<CountTally>()> counter(const PuzzleStream& stream, const CountOptions& options);

int exit_code(const CountTally& tally, const CountOptions& options);

}  // namespace gridproof::cli
