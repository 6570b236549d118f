#include "text/write.hpp"

#include <algorithm>
#include <cassert>

namespace gridproof::text {

namespace {

Symbols chosen(const spec::Board& board, const std::optional<Symbols>& symbols) {
  assert(!symbols || symbols->size() == static_cast<int>(board.values().size()));
  return symbols ? *symbols : Symbols::standard(board);
}

// The sides of the boxes that a drawing shows; 0 where there are none.
struct Boxes {
  int rows = 0;
  int columns = 0;
};

// A box ends after this row or column, and the grid goes on.
bool ends_box(int line, int box, int size) { return box != 0 && line % box == 0 && line < size; }

std::string rows_of(const spec::Board& board, const spec::Grid& grid, const Symbols& symbols) {
  std::string text;
  for (const spec::Cell cell : board.cells()) {
    text += symbols.symbol_of(grid[cell]);
    if (board.column(cell) == board.columns()) text += '\n';
  }
  return text;
}

// "------+-------+------": as wide as a row, with a + under each |.
std::string rule_of(const spec::Board& board, const Boxes& boxes) {
  std::string rule;
  for (int column = 1; column <= board.columns(); ++column) {
    if (column > 1) rule += '-';
    rule += '-';
    if (ends_box(column, boxes.columns, board.columns())) rule += "-+";
  }
  return rule + '\n';
}

std::string drawn(const spec::Board& board, const Boxes& boxes, const spec::Grid& grid,
                  const std::optional<Symbols>& symbols) {
  assert(grid.size() == board.cells().size());
  const Symbols spelling = chosen(board, symbols);
  std::string text;
  for (const spec::Cell cell : board.cells()) {
    const int column = board.column(cell);
    if (column > 1) text += ' ';
    text += spelling.symbol_of(grid[cell]);
    if (ends_box(column, boxes.columns, board.columns())) text += " |";
    if (column < board.columns()) continue;
    text += '\n';
    if (ends_box(board.row(cell), boxes.rows, board.rows())) text += rule_of(board, boxes);
  }
  return text;
}

}  // namespace

std::string to_line(const spec::Board& board, const spec::Grid& grid, const std::optional<Symbols>& symbols) {
  assert(grid.size() == board.cells().size());
  const Symbols spelling = chosen(board, symbols);
  std::string text;
  text.reserve(grid.size());
  for (const spec::Value value : grid) text += spelling.symbol_of(value);
  return text;
}

std::string to_drawing(const spec::AnyRules& rules, const spec::Grid& grid, const std::optional<Symbols>& symbols) {
  const spec::Board& board = rules;
  return rules.layout() != nullptr ? to_drawing(*rules.layout(), grid, symbols) : to_drawing(board, grid, symbols);
}

std::string to_drawing(const spec::Layout& layout, const spec::Grid& grid, const std::optional<Symbols>& symbols) {
  return drawn(layout, {layout.box_rows(), layout.box_columns()}, grid, symbols);
}

std::string to_drawing(const spec::Board& board, const spec::Grid& grid, const std::optional<Symbols>& symbols) {
  return drawn(board, {}, grid, symbols);
}

std::string to_sdk(const spec::Board& board, const Entry& entry, const std::optional<Symbols>& symbols) {
  assert(entry.puzzle.size() == board.cells().size());
  const Symbols spelling = chosen(board, symbols);
  std::string text;
  if (!entry.note.empty()) {
    text += '#';
    for (const char c : entry.note) text += c == '\n' ? std::string("\n#") : std::string(1, c);
    text += '\n';
  }
  text += "[Puzzle]\n" + rows_of(board, entry.puzzle, spelling);
  if (entry.state) text += "[State]\n" + rows_of(board, *entry.state, spelling);
  return text;
}

std::string to_csv(const spec::Board& board, std::span<const Entry> entries, const std::optional<Symbols>& symbols) {
  const bool solutions =
      std::any_of(entries.begin(), entries.end(), [](const Entry& entry) { return entry.solution.has_value(); });
  std::string text = solutions ? "puzzle,solution\n" : "puzzle\n";
  for (const Entry& entry : entries) {
    text += to_line(board, entry.puzzle, symbols);
    if (solutions) text += ',';
    if (entry.solution) text += to_line(board, *entry.solution, symbols);
    text += '\n';
  }
  return text;
}

}  // namespace gridproof::text
