// The cells of a piece of text: one symbol each, or words (single symbols, or numbers) between blanks or commas.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "spec/board.hpp"
#include "text/scan.hpp"
#include "text/symbols.hpp"

namespace gridproof::text {

// Fills the cells, or says why it cannot. Where there are as many words as cells, a word is a cell; otherwise every
// character is.
std::optional<Error> read_cells(const Piece& piece, const Symbols& symbols, std::span<spec::Value> cells);

// What is wrong with a piece of too few or too many cells: a character that is never a cell, if there is one, or else
// the message, at the end.
Error wrong_length(const Piece& piece, const std::string& message);

// Where one of the cells stands in a piece that was read: its offset.
std::size_t offset_of_cell(const Piece& piece, std::size_t cells, std::size_t cell);

}  // namespace gridproof::text
