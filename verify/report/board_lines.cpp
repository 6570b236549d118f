#include "verify/report/board_lines.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridproof::verify {

namespace {

bool is_of_shape(spec::HouseKind kind) { return kind == spec::HouseKind::box || kind == spec::HouseKind::region; }

// Where there are boxes.
bool share_a_box(const spec::Layout& layout, spec::Cell a, spec::Cell b) {
  const auto& houses = layout.houses_of(a);
  return std::any_of(houses.begin(), houses.end(), [&](spec::HouseIndex h) {
    return is_of_shape(layout.houses()[h].kind) && layout.houses()[h].contains(b);
  });
}

}  // namespace

Place place(const spec::Board& board, spec::Cell cell, const Scale& scale) {
  return {scale.margin + (board.column(cell) - 1) * scale.side, scale.margin + (board.row(cell) - 1) * scale.side};
}

bool is_shaded(const spec::AnyRules& rules, spec::Cell cell) {
  if (rules.layout() == nullptr) return false;
  const auto& houses = rules.layout()->houses_of(cell);
  return std::any_of(houses.begin(), houses.end(), [&](spec::HouseIndex h) {
    const spec::HouseKind kind = rules.layout()->houses()[h].kind;
    return kind == spec::HouseKind::diagonal || kind == spec::HouseKind::window;
  });
}

std::string svg_line(const char* kind, int x1, int y1, int x2, int y2) {
  return fmt::format("<line class=\"{}\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>", kind, x1, y1, x2, y2);
}

std::string board_lines(const spec::AnyRules& rules, const Scale& scale) {
  const int side = scale.side;
  std::string thin, thick;
  const auto together = [&](spec::Cell a, int next) {
    return rules.layout() == nullptr || share_a_box(*rules.layout(), a, static_cast<spec::Cell>(a + next));
  };
  for (const spec::Cell c : rules.cells()) {
    const auto [x, y] = place(rules, c, scale);
    if (rules.column(c) < rules.columns()) {
      const bool inside = together(c, 1);
      (inside ? thin : thick) += svg_line(inside ? "thin" : "thick", x + side, y, x + side, y + side);
    }
    if (rules.row(c) < rules.rows()) {
      const bool inside = together(c, rules.columns());
      (inside ? thin : thick) += svg_line(inside ? "thin" : "thick", x, y + side, x + side, y + side);
    }
  }
  return thin + thick;
}

}  // namespace gridproof::verify
