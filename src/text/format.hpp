// The ways in which puzzles are written down.
//
//   format_of_source("top50000.sdm");  // Format::line
//   parse_format("csv");               // Format::csv
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "text/result.hpp"

namespace gridproof::text {

enum class Format : std::uint8_t {
  line,     // one puzzle a line, then perhaps blanks and a note; .sdm
  sdk,      // metadata lines with #, sections [Puzzle] and [State], N rows; .sdk
  csv,      // one puzzle a line with its solution, perhaps a header; .csv
  drawing,  // N rows with | - + and blanks between the boxes
};

std::string_view format_name(Format format);
Result<Format> parse_format(std::string_view name, std::string_view source = "format");

// By the extension of a file's name; nothing where it has none of the above.
std::optional<Format> format_of_source(std::string_view source);

}  // namespace gridproof::text
