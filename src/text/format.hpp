// The ways in which puzzles are written down.
//
//   format_of_source("top50000.sdm");  // Format::line
//   parse_format("csv");               // Format::csv
//   is_list(Format::hodoku);           // one puzzle a line
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "spec/board.hpp"
#include "text/result.hpp"

namespace gridproof::text {

enum class Format : std::uint8_t {
  line,     // one puzzle a line, then perhaps blanks and a note; .sdm
  sdk,      // metadata lines with #, sections [Puzzle] and [State], N rows; .sdk
  csv,      // one puzzle a line with its solution, perhaps a header; .csv
  drawing,  // N rows with | - + and blanks between the boxes

  // Positions: what a cell may still be is written with it.
  candidates,      // a drawing with the candidates of each cell: | 4 17 238 | ...
  candidate_line,  // one a line: for each cell and value the symbol, or . where it is no candidate
  hodoku,          // one a line: :0000:x:....+5...:412 518:: or ....+5...:412 518
};

inline constexpr std::array all_formats = {Format::line,       Format::sdk,            Format::csv,   Format::drawing,
                                           Format::candidates, Format::candidate_line, Format::hodoku};

// One puzzle a line, so that each can be read by itself.
constexpr bool is_list(Format format) {
  return format == Format::line || format == Format::csv || format == Format::candidate_line ||
         format == Format::hodoku;
}

std::string_view format_name(Format format);
std::string format_names();  // "line, sdk, ... or hodoku", for messages
Result<Format> parse_format(std::string_view name, std::string_view source = "format");

// The format has one digit for a row, a column and a value.
inline bool fits_hodoku(const spec::Board& board) {
  return board.rows() <= 9 && board.columns() <= 9 && board.values().size() <= 9;
}

// By the extension of a file's name; nothing where it has none of the above.
std::optional<Format> format_of_source(std::string_view source);

}  // namespace gridproof::text
