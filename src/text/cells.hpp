// The cells of a piece of text: one symbol each, or words (single symbols, or numbers) between blanks or commas.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "spec/layout.hpp"
#include "text/scan.hpp"
#include "text/symbols.hpp"

namespace gridproof::text {

// Fills the cells, or says why it cannot. Where there are as many words as cells, a word is a cell; otherwise every
// character is.
std::optional<Error> read_cells(const Piece& piece, const Symbols& symbols, std::span<spec::Value> cells);

// Where one of the cells stands in a piece that was read: its offset.
std::size_t offset_of_cell(const Piece& piece, std::size_t cells, std::size_t cell);

}  // namespace gridproof::text
