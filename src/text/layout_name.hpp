// Layouts as a user names them.
//
//   parse_layout("3x3+diagonals+windows");  // the shape of one box, rows x columns, and extras
//   parse_regions("1122\n1122\n3344\n3344\n", "map.txt");  // irregular regions, drawn
//   layout_for_cells(81);                   // 3x3
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "spec/sudoku/layout.hpp"
#include "text/result.hpp"

namespace gridproof::text {

// ROWSxCOLUMNS, then +diagonals and +windows, each at most once and in any order; the layout always has the diagonals
// before the windows, so that one set of extras is one layout.
Result<spec::Layout> parse_layout(std::string_view text, std::string_view source = "layout");

// The same, and SIZExSIZE:ROWSxCOLUMNS, a grid with boxes that are smaller than its houses (12x12:2x3): what the
// published module makes of its boxes on a larger grid. Only the specification knows such layouts.
Result<spec::Layout> parse_any_layout(std::string_view text, std::string_view source = "layout");

// N lines of N letters or digits; cells with the same character (upper and lower case differ) are one region of N
// cells. Blank lines and lines that start with # are skipped. Regions are numbered as they first appear.
Result<spec::Layout> parse_regions(std::string_view text, std::string_view source);

// The map of a layout with irregular regions, row by row: what parse_regions reads. The layout's name tells only which
// file the regions came from.
std::vector<std::string> region_rows(const spec::Layout& layout);

// The rules in full, whatever the layout is called: 2x3, 3x3+diagonals, regions:1122/1122/3344/3344.
std::string rules_name(const spec::Layout& layout);

// The layout that a number of cells stands for when none is named.
Result<spec::Layout> layout_for_cells(std::size_t cells);

// "16 (2x2), 36 (2x3), ...", for messages.
std::string default_layouts();

}  // namespace gridproof::text
