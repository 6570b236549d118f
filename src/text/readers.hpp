// One reader for each format; read_puzzles chooses among them. Each requires a text without NUL bytes.
#pragma once

#include <string_view>
#include <vector>

#include "text/read.hpp"
#include "text/scan.hpp"

namespace gridproof::text {

Result<Document> read_line_list(std::string_view text, std::string_view source, const ReadOptions& options);
Result<Document> read_sdk(std::string_view text, std::string_view source, const ReadOptions& options);
Result<Document> read_csv(std::string_view text, std::string_view source, const ReadOptions& options);
Result<Document> read_drawing(std::string_view text, std::string_view source, const ReadOptions& options);

// How many cells the first word, or all words, of a line in Format::line are.
Result<std::size_t> cells_of_line(const Piece& content);

// Whether this line names the columns of a CSV file.
bool is_csv_header(const Piece& content);

// The formats that the first line with content allows: one, or line and drawing. Where none does, the one whose reader
// has the better words for it.
std::vector<Format> formats_that_fit(const Piece& first, bool is_only_line, const ReadOptions& options);

// The symbols of the options, which must be as many as the layout has values, or the usual ones.
Result<Symbols> symbols_for(const spec::Layout& layout, const ReadOptions& options, std::string_view source);

Error no_puzzle(std::string_view source);

}  // namespace gridproof::text
