#include "verify/sweep/completions.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace gridproof::verify {

using spec::Cell;
using spec::Lanes;
using spec::Value;

namespace {

constexpr unsigned lane_cells = 8;

// A board of the layout and where it differs from the one that is swept.
struct Alternative {
  const spec::Grid* other;
  std::uint16_t cells;
};

bool fewer_cells(const Alternative& a, const Alternative& b) { return std::popcount(a.cells) < std::popcount(b.cells); }

}  // namespace

Completions::Completions(const spec::Board& on, const spec::Grid& board, const std::vector<spec::Grid>& valid) {
  assert(on.cells().size() <= 16);
  std::vector<Alternative> alternatives;
  for (const spec::Grid& other : valid) {
    unsigned cells = 0;
    for (const Cell c : on.cells()) cells |= other[c] != board[c] ? 1U << c : 0U;
    alternatives.push_back({&other, static_cast<std::uint16_t>(cells)});
  }
  std::stable_sort(alternatives.begin(), alternatives.end(), fewer_cells);
  for (const Cell c : on.cells())
    for (const Value v : on.values()) {
      std::vector<std::uint16_t> minimal;
      for (const Alternative& alternative : alternatives)
        if ((*alternative.other)[c] == v && std::none_of(minimal.begin(), minimal.end(), [&](std::uint16_t fewer) {
              return (fewer & ~alternative.cells) == 0;
            }))
          minimal.push_back(alternative.cells);
      entries_.push_back({c, v, std::move(minimal)});
    }
  for (std::uint32_t low = 0; low < 1U << lane_cells; ++low) {
    Lanes lanes(true);
    for (unsigned k = 0; k < lane_cells; ++k)
      if ((low >> k & 1U) != 0) lanes = lanes & ~Lanes::variable(k);
    untouched_.push_back(lanes);
  }
}

spec::Marks<Lanes> Completions::values(const spec::Board& on, std::uint32_t high) const {
  spec::Marks<Lanes> result(on);
  for (const Entry& entry : entries_) {
    Lanes some(false);
    for (const std::uint16_t set : entry.differing)
      if ((set >> lane_cells & high) == 0) some = some | untouched_[set & 0xFFU];
    result.at(entry.cell, entry.value) = some;
  }
  return result;
}

}  // namespace gridproof::verify
