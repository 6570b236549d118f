#include "text/write.hpp"

#include <algorithm>
#include <cassert>

#include "text/rules_name.hpp"

namespace gridproof::text {

namespace {

Symbols chosen(const spec::Board& board, const std::optional<Symbols>& symbols) {
  assert(!symbols || symbols->size() == static_cast<int>(board.values().size()));
  return symbols ? *symbols : symbols_of(board);
}

// A box ends after this row or column, and the grid goes on.
bool ends_box(int line, int box, int size) { return box != 0 && line % box == 0 && line < size; }

std::string rows_of(const spec::Layout& layout, const spec::Grid& grid, const Symbols& symbols) {
  std::string text;
  for (const spec::Cell cell : layout.cells()) {
    text += symbols.symbol_of(grid[cell]);
    if (layout.column(cell) == layout.size()) text += '\n';
  }
  return text;
}

// "------+-------+------": as wide as a row, with a + under each |.
std::string rule_of(const spec::Layout& layout) {
  std::string rule;
  for (int column = 1; column <= layout.size(); ++column) {
    if (column > 1) rule += '-';
    rule += '-';
    if (ends_box(column, layout.box_columns(), layout.size())) rule += "-+";
  }
  return rule + '\n';
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

std::string to_drawing(const spec::Layout& layout, const spec::Grid& grid, const std::optional<Symbols>& symbols) {
  assert(grid.size() == layout.cells().size());
  const Symbols spelling = chosen(layout, symbols);
  std::string text;
  for (const spec::Cell cell : layout.cells()) {
    const int column = layout.column(cell);
    if (column > 1) text += ' ';
    text += spelling.symbol_of(grid[cell]);
    if (ends_box(column, layout.box_columns(), layout.size())) text += " |";
    if (column < layout.size()) continue;
    text += '\n';
    if (ends_box(layout.row(cell), layout.box_rows(), layout.size())) text += rule_of(layout);
  }
  return text;
}

std::string to_sdk(const spec::Layout& layout, const Entry& entry, const std::optional<Symbols>& symbols) {
  assert(entry.puzzle.size() == layout.cells().size());
  const Symbols spelling = chosen(layout, symbols);
  std::string text;
  if (!entry.note.empty()) {
    text += '#';
    for (const char c : entry.note) text += c == '\n' ? std::string("\n#") : std::string(1, c);
    text += '\n';
  }
  text += "[Puzzle]\n" + rows_of(layout, entry.puzzle, spelling);
  if (entry.state) text += "[State]\n" + rows_of(layout, *entry.state, spelling);
  return text;
}

std::string to_csv(const spec::Layout& layout, std::span<const Entry> entries, const std::optional<Symbols>& symbols) {
  const bool solutions =
      std::any_of(entries.begin(), entries.end(), [](const Entry& entry) { return entry.solution.has_value(); });
  std::string text = solutions ? "puzzle,solution\n" : "puzzle\n";
  for (const Entry& entry : entries) {
    text += to_line(layout, entry.puzzle, symbols);
    if (solutions) text += ',';
    if (entry.solution) text += to_line(layout, *entry.solution, symbols);
    text += '\n';
  }
  return text;
}

}  // namespace gridproof::text
