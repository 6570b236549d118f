// Puzzles that were read, or that are to be written.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "spec/any_rules.hpp"
#include "spec/grid.hpp"
#include "text/format.hpp"

namespace gridproof::text {

struct Entry {
  spec::Grid puzzle;
  std::optional<spec::Grid> solution = {};  // full, and extends the puzzle
  std::optional<spec::Grid> state = {};     // what a player has filled in so far; extends the puzzle
  std::vector<spec::Mark> crossed = {};     // candidates that are excluded, by cell, then by value
  std::string note = {};                    // what the format says beside the grids: a rating, a comment
  std::size_t line = 1;                     // where the puzzle begins

  friend bool operator==(const Entry&, const Entry&) = default;
};

struct Document {
  spec::AnyRules rules;
  bool rules_chosen_by_length = false;  // nobody named the layout, or the size of a Takuzu
  Format format = Format::line;
  std::vector<Entry> entries;  // at least one
};

}  // namespace gridproof::text
