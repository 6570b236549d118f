// Grids written as N rows, which drawings and .sdk files share.
#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "text/read.hpp"
#include "text/scan.hpp"

namespace gridproof::text {

// A line of a drawing that holds no cells: | and blanks only, or a rule such as ---+---, *-----* or :=====:.
bool is_decoration(std::string_view line);

// Requires as many rows as the board has.
Result<spec::Grid> read_rows(std::span<const Piece> rows, const spec::Board& board, const Symbols& symbols);

// How many cells this is as a row: as many as it has words, or symbols.
std::vector<std::size_t> lengths_of_row(const Piece& row);

// The layouts in which this could be a row, without one in the options.
std::vector<spec::Layout> layouts_of_row(const Piece& row);

// The first row, and how many there are.
struct DrawnRows {
  Piece first;
  std::size_t count;
};

// Reads in the rules of the options, or in those that the first row allows and the rest confirms. There are no others:
// words can be cells instead of symbols only where they are numbers above 9, and then the number of rows differs. Of a
// Takuzu both sides are as drawn.
using EntriesReader = std::function<Result<std::vector<Entry>>(const spec::AnyRules&, const Symbols&)>;
Result<Document> read_in_rules(Format format, const DrawnRows& drawn, const ReadOptions& options,
                               const EntriesReader& read);

}  // namespace gridproof::text
