// Writing puzzles in every format; what is written is read back equal.
//
//   to_line(layout, grid);                              // "53..7...."
//   to_drawing(layout, grid);                           // "5 3 . | . 7 . | ...", one row a line
//   to_drawing(takuzu, grid);                           // ". 0 . 1", one row a line
//   to_sdk(layout, {.puzzle = grid, .note = "A me"});   // "#A me", "[Puzzle]", the rows
//   to_csv(layout, document.entries);                   // "puzzle,solution", then one line each
//   to_candidates(rules, entry);                        // "| 4  17  238 | ...", the position with its candidates
//   to_candidate_line(rules, entry);                    // "...4.....1.....7..", a symbol for each cell and value
//   to_hodoku(layout, entry);                           // ":0000:x:....+5...:412 518::"
//
// Values above 9 are letters unless symbols are given. All require grids of the board and symbols of its size.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "text/document.hpp"
#include "text/symbols.hpp"

namespace gridproof::text {

// Without an end of line.
std::string to_line(const spec::Board& board, const spec::Grid& grid, const std::optional<Symbols>& symbols = {});

// Boxes are set apart with | - and +; where there are none the rows are plain.
std::string to_drawing(const spec::AnyRules& rules, const spec::Grid& grid, const std::optional<Symbols>& symbols = {});
std::string to_drawing(const spec::Layout& layout, const spec::Grid& grid, const std::optional<Symbols>& symbols = {});
std::string to_drawing(const spec::Board& board, const spec::Grid& grid, const std::optional<Symbols>& symbols = {});

// The format has no place for a solution.
std::string to_sdk(const spec::Board& board, const Entry& entry, const std::optional<Symbols>& symbols = {});

// Puzzles, and solutions where there are any; without notes.
std::string to_csv(const spec::Board& board, std::span<const Entry> entries,
                   const std::optional<Symbols>& symbols = {});

// The position that a player sees, with the candidates that are not crossed; givens and entries look alike.
std::string to_candidates(const spec::AnyRules& rules, const Entry& entry, const std::optional<Symbols>& symbols = {});

// The same without an end of line. An empty cell with one candidate left looks like a filled one, and is read as one
// where no other cell of its houses has the candidate; the completions are the same.
std::string to_candidate_line(const spec::AnyRules& rules, const Entry& entry,
                              const std::optional<Symbols>& symbols = {});

// Givens, entries and crossed marks, without an end of line and without the note. Requires fits_hodoku(board).
std::string to_hodoku(const spec::Board& board, const Entry& entry, const std::optional<Symbols>& symbols = {});

}  // namespace gridproof::text
