// How many completions a grid has, without visiting them: for the empty grid, how many boards there are.
//
//   const BoardCount count = count_boards(spec::Takuzu(8, 8));
//   if (count.ending == solver::Ending::complete) to_text(count.number);            // "4111116"
//   count_boards(takuzu, grid, {.threads = 2, .stop = ...});
//
// For boards with at most ten rows or at most ten columns, as far as time and memory go: 10x10 takes a quarter of a
// minute on one thread. The number is exact, and the same with any number of threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "solver/search.hpp"
#include "spec/grid.hpp"
#include "spec/takuzu/takuzu.hpp"

namespace gridproof::takuzu {

__extension__ using BigNumber = unsigned __int128;

std::string to_text(BigNumber number);  // in decimal

struct BoardCountOptions {
  unsigned threads = 1;
  std::function<void(double)> progress = {};       // fraction done; called from one thread at a time
  std::function<bool()> stop = {};                 // asked now and then by one thread at a time: true ends the count
  std::size_t most_halves = std::size_t{1} << 21;  // kinds of half boards that a thread may keep, 48 bytes each
};

struct BoardCount {
  solver::Ending ending;  // exhausted: the board is too large, or its halves are of too many kinds
  BigNumber number;       // all of them where the ending is complete, else of no use
};

BoardCount count_boards(const spec::Takuzu& takuzu, const spec::Grid& grid, const BoardCountOptions& options = {});
BoardCount count_boards(const spec::Takuzu& takuzu, const BoardCountOptions& options = {});  // on the empty grid

}  // namespace gridproof::takuzu
