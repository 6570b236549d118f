// What things are called in messages and reports.
//
//   cell_name(layout, 11);           // "r2c3" on a 9x9 grid
//   house_name(layout.houses()[1]);  // "row 2"
//   value_name(layout, 12);          // "C" on a 16x16 grid; "0" is the first of a Takuzu
#pragma once

#include <optional>
#include <string>

#include "spec/sudoku/layout.hpp"
#include "text/symbols.hpp"

namespace gridproof::text {

std::string cell_name(const spec::Board& board, spec::Cell cell);
std::string house_name(const spec::House& house);
std::string value_name(const spec::Board& board, spec::Value value, const std::optional<Symbols>& symbols = {});

}  // namespace gridproof::text
