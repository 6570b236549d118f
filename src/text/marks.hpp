// Marks as they are written: r1c2=4 says that the cell has the value, r1c2<>4 that it has not.
//
//   mark_names(board, {{1, 4}}, {{2, 1}});                     // "r1c2=4 r1c3<>1"
//   parse_crossed(board, "r1c2<>4, r3c3<>1", "--crossed");    // two marks
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/board.hpp"
#include "spec/grid.hpp"
#include "text/document.hpp"
#include "text/result.hpp"
#include "text/symbols.hpp"

namespace gridproof::text {

// Values are numbers as people count them, also above 9.
std::string mark_names(const spec::Board& board, const std::vector<spec::Mark>& set,
                       const std::vector<spec::Mark>& del);

// Marks that are crossed out, in any order, between blanks, commas or ends of lines: at least one, each once. Values
// are numbers or symbols; where symbols are declared, those alone. They come by cell, then by value.
Result<std::vector<spec::Mark>> parse_crossed(const spec::Board& board, std::string_view text,
                                              std::string_view source, const std::optional<Symbols>& symbols = {});

// The crossed marks of an entry and those that such a text adds, which may be empty: each once.
Result<std::vector<spec::Mark>> crossed_marks(const spec::Board& board, const Entry& entry, std::string_view text,
                                              std::string_view source, const std::optional<Symbols>& symbols = {});

// The same marks by cell and value; and in a list, by cell, then by value.
spec::Marks<spec::Truth> marks_at(const spec::Board& board, const std::vector<spec::Mark>& marks);
std::vector<spec::Mark> listed(const spec::Marks<spec::Truth>& at);

}  // namespace gridproof::text
