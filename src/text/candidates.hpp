// What a text that lists the candidates of each cell says of a position, and what a position lists.
//
//   Listing listing(rules);               // nothing is listed
//   listing.candidates.at(cell, 4) = spec::Truth(true);
//   const Entry entry = entry_of(rules, listing);    // entry.puzzle has the filled cells, entry.crossed the marks
//   listing_of(rules, entry);             // the same again
//
// A cell that lists one value may be filled with it, or be empty with one candidate left. It is filled unless the text
// says that it is empty, or another cell of its houses lists the value: whoever fills a cell strikes the value from its
// houses. HoDoKu decides alike. So a filled cell never excludes a candidate that is listed.
#pragma once

#include <vector>

#include "spec/any_rules.hpp"
#include "spec/grid.hpp"
#include "text/document.hpp"

namespace gridproof::text {

struct Listing {
  explicit Listing(const spec::Board& board) : candidates(board), is_empty(board.cells().size(), false) {}

  spec::Marks<spec::Truth> candidates;  // of a filled cell its value
  std::vector<bool> is_empty;           // the text says so
};

Entry entry_of(const spec::AnyRules& rules, const Listing& listing);

// Of the state, where the entry has one.
Listing listing_of(const spec::AnyRules& rules, const Entry& entry);

// The grid that a player sees: the state, or else the puzzle.
inline const spec::Grid& seen(const Entry& entry) { return entry.state ? *entry.state : entry.puzzle; }

}  // namespace gridproof::text
