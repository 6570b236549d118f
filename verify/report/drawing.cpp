#include "verify/report/drawing.hpp"

#include <fmt/format.h>

#include "text/name.hpp"
#include "verify/report/board_lines.hpp"
#include "verify/report/markup.hpp"

namespace gridproof::verify {

namespace {

constexpr Scale scale = {.side = 32, .margin = 2};
constexpr int side = scale.side, margin = scale.margin;
constexpr int corner = 9;  // of a changed cell

std::string crossed_values(const spec::Board& board, const Drawing& drawing, spec::Cell cell) {
  std::string values;
  if (drawing.crossed && drawing.grid[cell] == 0)
    for (const spec::Value v : board.values())
      if (drawing.crossed->is(cell, v).holds()) values += text::value_name(board, v);
  return values;
}

std::string content(const spec::AnyRules& rules, const Drawing& drawing, spec::Cell cell) {
  const Place at = place(rules, cell, scale);
  const bool hinted = drawing.hint.type != spec::HintType::none && rules.row(cell) == drawing.hint.row &&
                      rules.column(cell) == drawing.hint.column;
  const bool shaded = is_shaded(rules, cell);
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
  return text + board_lines(rules, scale) +
         fmt::format("<rect class=\"frame\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/></svg>", margin, margin,
                     width, height);
}

}  // namespace gridproof::verify
