#include "verify/report/drawing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "text/name.hpp"
#include "verify/report/markup.hpp"

namespace gridproof::verify {

namespace {

constexpr int side = 32;   // of a cell
constexpr int margin = 2;  // so that the frame is not cut off
constexpr int corner = 9;  // of a changed cell

// Where a cell is.
struct Place {
  int x, y;
};

Place place(const spec::Board& board, spec::Cell cell) {
  return {margin + (board.column(cell) - 1) * side, margin + (board.row(cell) - 1) * side};
}

bool is_of_shape(spec::HouseKind kind) { return kind == spec::HouseKind::box || kind == spec::HouseKind::region; }

// Where there are boxes.
bool share_a_box(const spec::Layout& layout, spec::Cell a, spec::Cell b) {
  const auto& houses = layout.houses_of(a);
  return std::any_of(houses.begin(), houses.end(), [&](spec::HouseIndex h) {
    return is_of_shape(layout.houses()[h].kind) && layout.houses()[h].contains(b);
  });
}

bool is_shaded(const spec::Layout& layout, spec::Cell cell) {
  const auto& houses = layout.houses_of(cell);
  return std::any_of(houses.begin(), houses.end(), [&](spec::HouseIndex h) {
    const spec::HouseKind kind = layout.houses()[h].kind;
    return kind == spec::HouseKind::diagonal || kind == spec::HouseKind::window;
  });
}

std::string line(const char* kind, int x1, int y1, int x2, int y2) {
  return fmt::format("<line class=\"{}\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>", kind, x1, y1, x2, y2);
}

// Thin between the cells of a box, thick around it; all thin where there are no boxes.
std::string lines(const spec::AnyRules& rules) {
  std::string thin, thick;
  const auto together = [&](spec::Cell a, int next) {
    return rules.layout() == nullptr || share_a_box(*rules.layout(), a, static_cast<spec::Cell>(a + next));
  };
  for (const spec::Cell c : rules.cells()) {
    const auto [x, y] = place(rules, c);
    if (rules.column(c) < rules.columns()) {
      const bool inside = together(c, 1);
      (inside ? thin : thick) += line(inside ? "thin" : "thick", x + side, y, x + side, y + side);
    }
    if (rules.row(c) < rules.rows()) {
      const bool inside = together(c, rules.columns());
      (inside ? thin : thick) += line(inside ? "thin" : "thick", x, y + side, x + side, y + side);
    }
  }
  return thin + thick;
}

std::string crossed_values(const spec::Board& board, const Drawing& drawing, spec::Cell cell) {
  std::string values;
  if (drawing.crossed && drawing.grid[cell] == 0)
    for (const spec::Value v : board.values())
      if (drawing.crossed->is(cell, v).holds()) values += text::value_name(board, v);
  return values;
}

std::string content(const spec::AnyRules& rules, const Drawing& drawing, spec::Cell cell) {
  const Place at = place(rules, cell);
  const bool hinted = drawing.hint.type != spec::HintType::none && rules.row(cell) == drawing.hint.row &&
                      rules.column(cell) == drawing.hint.column;
  const bool shaded = rules.layout() != nullptr && is_shaded(*rules.layout(), cell);
  const bool changed = drawing.before && drawing.grid[cell] != (*drawing.before)[cell];
  std::string text;
  const char* kind = hinted ? "hinted" : changed ? "changed" : shaded ? "shaded" : "";
  if (*kind != '\0')
    text +=
        fmt::format("<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>", kind, at.x, at.y, side, side);
  if (changed)
    text += fmt::format("<path class=\"corner\" d=\"M{} {}h{}v{}z\"/>", at.x + side - corner, at.y, corner, corner);
  const auto write = [&](const char* style, int down, const std::string& what) {
    text += fmt::format("<text class=\"{}\" x=\"{}\" y=\"{}\">{}</text>", style, at.x + side / 2, at.y + down,
                        escaped(what));
  };
  if (drawing.grid[cell] != 0)
    write(changed ? "given new" : "given", side / 2 + 6, text::value_name(rules, drawing.grid[cell]));
  else if (hinted)
    write("proposed", side / 2 + 6, text::value_name(rules, drawing.hint.value));
  const std::string crossed = crossed_values(rules, drawing, cell);
  if (!crossed.empty()) write("crossed", side - 3, crossed);
  return text;
}

}  // namespace

std::string draw(const spec::AnyRules& rules, const Drawing& drawing) {
  const int width = rules.columns() * side, height = rules.rows() * side;
  std::string text = fmt::format(
      "<svg class=\"grid\" role=\"img\" aria-label=\"{}\" viewBox=\"0 0 {} {}\" width=\"{}\" height=\"{}\">"
      "<rect class=\"paper\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
      escaped(drawing.label), width + 2 * margin, height + 2 * margin, width + 2 * margin, height + 2 * margin, margin,
      margin, width, height);
  for (const spec::Cell c : rules.cells()) text += content(rules, drawing, c);
  return text + lines(rules) +
         fmt::format("<rect class=\"frame\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/></svg>", margin, margin,
                     width, height);
}

}  // namespace gridproof::verify
