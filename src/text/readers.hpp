// One reader for each format; read_puzzles chooses among them. Each requires a text without NUL bytes.
#pragma once

#include <string_view>
#include <vector>

#include "text/read.hpp"
#include "text/scan.hpp"

namespace gridproof::text {

// Of Format::line, Format::candidate_line or Format::hodoku.
Result<Document> read_line_list(Format format, std::string_view text, std::string_view source,
                                const ReadOptions& options);
Result<Document> read_sdk(std::string_view text, std::string_view source, const ReadOptions& options);
Result<Document> read_csv(std::string_view text, std::string_view source, const ReadOptions& options);
Result<Document> read_drawing(std::string_view text, std::string_view source, const ReadOptions& options);
Result<Document> read_candidates(std::string_view text, std::string_view source, const ReadOptions& options);

// Whether what is no drawing lists candidates: all rows have as many words, no word has an empty cell, and some have
// several symbols (perhaps: two of them are a slip of the pen in a drawing) or parentheses.
enum class LooksLikeCandidates { no, perhaps, yes };
LooksLikeCandidates looks_like_candidates(std::string_view text, std::string_view source, const ReadOptions& options);

// The two that every list has but csv: the rules of its first line, and what a line says. The grids of the entry are
// written over where they have the size.
Result<spec::AnyRules> rules_of_entry(Format format, const Piece& content, const ReadOptions& options);
std::optional<Error> read_entry(Format format, const Piece& content, const spec::AnyRules& rules,
                                const Symbols& symbols, Entry& entry);

// How many cells the first word, or all words, of a line in Format::line are.
Result<std::size_t> cells_of_line(const Piece& content);

// The ones that the number of its cells stands for. Requires none in the options.
Result<spec::AnyRules> rules_of_line(const Piece& content, const ReadOptions& options);
Result<spec::AnyRules> rules_for_cells(std::size_t cells, const ReadOptions& options);  // requires none in them

// One line, which is neither blank nor a comment. The grids of the entry are written over where they have the size.
std::optional<Error> read_line_entry(const Piece& content, const spec::Board& board, const Symbols& symbols,
                                     Entry& entry);

// The same of Format::candidate_line.
bool is_candidate_line(const Piece& content, const ReadOptions& options);
Result<spec::AnyRules> rules_of_candidate_line(const Piece& content, const ReadOptions& options);
std::optional<Error> read_candidate_line_entry(const Piece& content, const spec::AnyRules& rules,
                                               const Symbols& symbols, Entry& entry);

// The same of Format::hodoku.
bool is_hodoku(const Piece& content);
Result<spec::AnyRules> rules_of_hodoku(const Piece& content, const ReadOptions& options);
std::optional<Error> read_hodoku_entry(const Piece& content, const spec::Board& board, const Symbols& symbols,
                                       Entry& entry);

// A solution is full and has the puzzle's givens.
std::optional<Error> read_solution(const Piece& field, const spec::Grid& puzzle, const spec::Board& board,
                                   const Symbols& symbols, std::optional<spec::Grid>& solution);

// Which columns of a CSV file hold what.
struct Columns {
  std::size_t puzzle = 0;
  std::optional<std::size_t> solution = 1;
  std::optional<std::size_t> count = {};  // as in the header, if there is one
};

// What the first line with content says; nothing where it is no header.
Result<std::optional<Columns>> read_csv_header(const Piece& content);
Result<spec::AnyRules> rules_of_record(const Piece& content, const Columns& columns, const ReadOptions& options);
std::optional<Error> read_csv_entry(const Piece& content, const Columns& columns, const spec::Board& board,
                                    const Symbols& symbols, Entry& entry);

// Whether this line names the columns of a CSV file.
bool is_csv_header(const Piece& content);

// The formats that the first line with content allows: one, or line and drawing. Where none does, the one whose reader
// has the better words for it.
std::vector<Format> formats_that_fit(const Piece& first, bool is_only_line, const ReadOptions& options);

// The symbols of the options, which must be as many as there are values, or the usual ones.
Result<Symbols> symbols_for(const spec::AnyRules& rules, const ReadOptions& options, std::string_view source);

Error no_puzzle(std::string_view source);

}  // namespace gridproof::text
