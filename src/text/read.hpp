// Reading puzzles in every format. The caller reads the file; this takes its text and, for messages, its name.
//
//   Result<Document> document = read_puzzles("1.3.\n..1.\n.1..\n...4\n", "puzzle.txt", {});
//   if (!document) return fail(to_string(document.error()));
//   for (const Entry& entry : document->entries) use(document->rules, entry.puzzle);
//
// Which format: the one in the options; else the extension of the source (.sdm, .sdk, .csv); else the first line that
// is neither blank nor a comment decides:
//   starts with [                                                sdk
//   has a : or a + in its first word                             hodoku
//   a CSV header, or one word of three or more characters
//     or a quoted field before the first comma                   csv
//   nothing but | - + and the like                               drawing
//   starts with as many symbols, or has as many numbers, as the
//     grid has cells                                             line
//   has as many as it has columns, beside | and blanks           drawing
//   starts with a symbol for each cell and value                 candidate-line
// What is no drawing but has words of several symbols, one for each cell, lists candidates.
// Where more than one fits (16 symbols a line), each is read to the end; if two succeed, that is an error which says
// how to choose. Without rules the number of cells says which layout (layout_for_cells). A Takuzu is never guessed:
// where the user says that it is one, the N*N cells of a line or the rows of a drawing tell its size; a line that is to
// be 2x2 stands alone.
//
// Cells are one symbol each (see symbols.hpp), or, unless symbols are declared, numbers separated by blanks or commas.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "text/document.hpp"
#include "text/symbols.hpp"
#include "text/takuzu_name.hpp"

namespace gridproof::text {

struct ReadOptions {
  std::optional<spec::AnyRules> rules = {};
  std::optional<TakuzuRules> takuzu = {};  // where there are no rules: a Takuzu of the size that the text has
  std::optional<Symbols> symbols = {};
  std::optional<Format> format = {};
};

Result<Document> read_puzzles(std::string_view text, std::string_view source, const ReadOptions& options = {});

// The same where there must be exactly one entry.
Result<Document> read_puzzle(std::string_view text, std::string_view source, const ReadOptions& options = {});

// One line of Format::line, for files too large to hold: nothing where it is blank or a comment. Requires symbols of
// the board's size.
Result<std::optional<Entry>> parse_line(std::string_view line, const spec::Board& board, const Symbols& symbols,
                                        std::string_view source, std::size_t line_number);

}  // namespace gridproof::text
