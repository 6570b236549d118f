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

// Requires as many rows as the layout has.
Result<spec::Grid> read_rows(std::span<const Piece> rows, const spec::Layout& layout, const Symbols& symbols);

// The layouts in which this could be a row, without one in the options: by its words, and by its symbols.
std::vector<spec::Layout> layouts_of_row(const Piece& row);

// Reads in the layout of the options, or in the one that the first row allows and the rest confirms. There is no
// second: words can be cells instead of symbols only where they are numbers above 9, and then the number of rows
// differs.
using EntriesReader = std::function<Result<std::vector<Entry>>(const spec::Layout&, const Symbols&)>;
Result<Document> read_in_layout(Format format, const Piece& first_row, const ReadOptions& options,
                                const EntriesReader& read);

}  // namespace gridproof::text
