// The exhaustive instrument: every grid of a small layout, 256 at a time.
//
//   SweepOptions options{.layout = Layout::boxes(2, 2), .dialect = Dialect::repaired, .claims = {Claim::hint_sound}};
//   SweepReport report = sweep(options);
//   report.tallies[0].violations == 0;
//
// The initial states are all subsets of the cells of each board. Boards are the valid ones and, as written, also boards
// that differ from a valid one in one cell, because that dialect accepts any board as the solution.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"
#include "spec/takuzu/takuzu.hpp"
#include "verify/claims/claims.hpp"
#include "verify/claims/subsets.hpp"

namespace gridproof::verify {

struct SweepOptions {
  spec::Layout layout = spec::Layout::boxes(2, 2);
  Dialect dialect = Dialect::repaired;
  ChoiceRule choice = ChoiceRule::least;
  std::vector<Claim> claims = {};
  int near_stride = 1;  // as written: every how manieth valid board lends its neighbours; 0: none
  unsigned threads = 1;
  std::function<void(double)> progress = {};  // fraction done; called from one thread at a time
};

struct SweepCounterexample {
  spec::Grid grid;
  spec::Grid solution;
};

struct SweepTally {
  Claim claim{};
  std::uint64_t premises = 0;  // how often the claim had something to say
  std::uint64_t violations = 0;
  std::optional<SweepCounterexample> smallest = {};  // the fewest empty cells, then the first
  // Where the sweep has a way of its own to decide a claim: grids of a sample that the claim's term decided too, on how
  // many the two differ, and the first of those.
  std::uint64_t compared = 0;
  std::uint64_t differences = 0;
  std::optional<SweepCounterexample> difference = {};
};

struct SweepReport {
  std::uint64_t boards = 0;
  std::uint64_t grids = 0;
  std::uint64_t outside_init = 0;           // grids that are no initial states of the dialect: a fault
  std::string uncovered = {};               // repaired: initial states that no board has, in words: a fault
  std::vector<std::uint64_t> by_tier = {};  // grids by the tier of the answer; the last: none
  std::vector<SweepTally> tallies;          // one per claim asked for, in that order
};

SweepReport sweep(const SweepOptions& options);
// Of a Takuzu, from all its solutions; the options' layout and dialect are not asked.
SweepReport sweep(const spec::Takuzu& takuzu, const SweepOptions& options);

// All solutions, in lexicographic order.
std::vector<spec::Grid> valid_boards(const spec::Layout& layout);
std::vector<spec::Grid> valid_boards(const spec::Takuzu& takuzu);

// The boards that a sweep starts from, in order: the valid ones, then the neighbours.
std::vector<spec::Grid> sweep_boards(const SweepOptions& options, const std::vector<spec::Grid>& valid);

}  // namespace gridproof::verify
