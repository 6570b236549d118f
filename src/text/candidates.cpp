#include "text/candidates.hpp"

#include <algorithm>

#include "spec/rules.hpp"
#include "spec/sudoku/possible.hpp"
#include "text/marks.hpp"

namespace gridproof::text {

namespace {

using spec::Cell;
using spec::Truth;
using spec::Value;
using Marks = spec::Marks<Truth>;

std::vector<Value> values_at(const spec::Board& board, const Marks& candidates, Cell cell) {
  std::vector<Value> values;
  for (const Value v : board.values())
    if (candidates.is(cell, v).holds()) values.push_back(v);
  return values;
}

bool is_listed_elsewhere(const spec::Layout& layout, const Listing& listing, Cell cell, Value value) {
  const auto& houses = layout.houses_of(cell);
  return std::any_of(houses.begin(), houses.end(), [&](spec::HouseIndex h) {
    const spec::House& house = layout.houses()[h];
    return std::any_of(house.begin(), house.end(),
                       [&](Cell other) { return other != cell && listing.candidates.is(other, value).holds(); });
  });
}

Marks possible(const spec::AnyRules& rules, const spec::Grid& grid, const Marks& crossed) {
  return visit(rules, [&](const auto& known) { return spec::candidates(known, grid, crossed); });
}

}  // namespace

Entry entry_of(const spec::AnyRules& rules, const Listing& listing) {
  Entry entry{.puzzle = spec::Grid(rules.cells().size())};
  for (const Cell c : rules.cells()) {
    const std::vector<Value> values = values_at(rules, listing.candidates, c);
    if (listing.is_empty[c] || values.size() != 1) continue;
    const bool is_open =
        rules.layout() != nullptr && is_listed_elsewhere(*rules.layout(), listing, c, values.front());
    if (!is_open) entry.puzzle[c] = values.front();
  }
  const Marks allowed = possible(rules, entry.puzzle, Marks(rules));
  for (const spec::Mark& mark : spec::all_marks(rules))
    if (allowed.is(mark.cell, mark.value).holds() && !listing.candidates.is(mark.cell, mark.value).holds())
      entry.crossed.push_back(mark);
  return entry;
}

Listing listing_of(const spec::AnyRules& rules, const Entry& entry) {
  const spec::Grid& grid = seen(entry);
  Listing listing(rules);
  listing.candidates = possible(rules, grid, marks_at(rules, entry.crossed));
  for (const Cell c : rules.cells()) {
    listing.is_empty[c] = grid[c] == 0;
    if (grid[c] != 0) listing.candidates.at(c, grid[c]) = Truth(true);
  }
  return listing;
}

}  // namespace gridproof::text
