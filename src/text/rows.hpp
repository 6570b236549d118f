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

// The layouts in which a row of one of these lengths could be, without one in the options.
std::vector<spec::Layout> layouts_of(const std::vector<std::size_t>& lengths);

// The first row, how many there are, and how many cells the first may be.
struct DrawnRows {
  Piece first;
  std::size_t count;
  std::vector<std::size_t> lengths;
};

// Reads in the rules of the options, or in those that the first row allows and the rest confirms. There are no others:
// words can be cells instead of symbols only where they are numbers above 9, and then the number of rows differs. Of a
// Takuzu both sides are as drawn.
using EntriesReader = std::function<Result<std::vector<Entry>>(const spec::AnyRules&, const Symbols&)>;
Result<Document> read_in_rules(Format format, const DrawnRows& drawn, const ReadOptions& options,
                               const EntriesReader& read);

// The grids of a drawing: what the rows of one are is for the reader to say.
using GridReader =
    std::function<Result<Entry>(std::span<const Piece> rows, const spec::AnyRules& rules, const Symbols& symbols)>;
using LengthsOfRow = std::function<std::vector<std::size_t>(const Piece& row)>;
Result<Document> read_drawn(Format format, std::string_view text, std::string_view source, const ReadOptions& options,
                            const LengthsOfRow& lengths, const GridReader& read);

}  // namespace gridproof::text
