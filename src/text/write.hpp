// Writing puzzles in every format; what is written is read back equal.
//
//   to_line(layout, grid);                              // "53..7...."
//   to_drawing(layout, grid);                           // "5 3 . | . 7 . | ...", one row a line
//   to_drawing(takuzu, grid);                           // ". 0 . 1", one row a line
//   to_sdk(layout, {.puzzle = grid, .note = "A me"});   // "#A me", "[Puzzle]", the rows
//   to_csv(layout, document.entries);                   // "puzzle,solution", then one line each
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

}  // namespace gridproof::text
