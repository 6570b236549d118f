// What every picture of a board shares: where its cells are, and the lines between them.
#pragma once

#include <string>

#include "spec/any_rules.hpp"

namespace gridproof::verify {

struct Scale {
  int side;    // of a cell
  int margin;  // so that the frame is not cut off
};

// Where a cell is: its upper left corner.
struct Place {
  int x, y;
};

Place place(const spec::Board& board, spec::Cell cell, const Scale& scale);

// Thin between the cells of a box, thick around it; all thin where there are no boxes. The classes are thin and thick.
std::string board_lines(const spec::AnyRules& rules, const Scale& scale);

// Whether the cell is in a diagonal or a window, which no line shows.
bool is_shaded(const spec::AnyRules& rules, spec::Cell cell);

std::string svg_line(const char* kind, int x1, int y1, int x2, int y2);

}  // namespace gridproof::verify
