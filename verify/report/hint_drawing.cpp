#include "verify/report/hint_drawing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "spec/rules.hpp"
#include "spec/sudoku/constraints.hpp"
#include "spec/sudoku/possible.hpp"
#include "spec/takuzu/constraints.hpp"
#include "text/marks.hpp"
#include "text/name.hpp"
#include "text/rules_name.hpp"
#include "verify/report/board_lines.hpp"
#include "verify/report/markup.hpp"

namespace gridproof::verify {

namespace {

using spec::Cell;
using spec::Mark;
using spec::Value;

constexpr int slot = 18;  // of a candidate
constexpr int margin = 4;
constexpr int legend_line = 22, least_width = 220;

constexpr std::string_view style =
    "svg{background:#fff}text{font-family:sans-serif;text-anchor:middle;fill:#222}"
    ".thin{stroke:#999;stroke-width:.7}.thick{stroke:#222;stroke-width:2.2}"
    ".frame{fill:none;stroke:#222;stroke-width:2.8}.shaded{fill:#eef0f4}"
    ".given{font-weight:700}.entry{font-style:italic;text-decoration:underline}"
    ".candidate{font-size:12px}.crossed{font-size:12px;fill:#777;text-decoration:line-through}"
    ".mark{font-size:12px;font-weight:700}"
    ".premise rect{fill:#fff;stroke:#1f4fbf;stroke-width:1.6}.premise path{stroke:#1f4fbf;stroke-width:1.2}"
    ".set circle{fill:#d9f2df;stroke:#176b34;stroke-width:2}"
    ".del path{fill:none;stroke:#c0201f;stroke-width:2.2}"
    ".rule path{fill:none;stroke:#b35900;stroke-width:1.8;stroke-dasharray:5 3}"
    ".legend{font-size:12px;text-anchor:start}";

// The smallest square that has a place for each value.
int places_in_line(const spec::Board& board) {
  int line = 1;
  while (line * line < static_cast<int>(board.values().size())) ++line;
  return line;
}

std::string text_at(const char* kind, const Place& at, const std::string& what, const std::string& size = "") {
  return fmt::format("<text class=\"{}\" x=\"{}\" y=\"{}\"{}>{}</text>", kind, at.x, at.y, size, escaped(what));
}

// The shapes around a place, drawn alike on the board and in the legend.
std::string square(const Place& at) {
  return fmt::format("<rect x=\"{}\" y=\"{}\" width=\"14\" height=\"14\"/>", at.x - 7, at.y - 7);
}
std::string stroke(const Place& at) { return fmt::format("<path d=\"M{} {}l14 -14\"/>", at.x - 7, at.y + 7); }
std::string circle(const Place& at) { return fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"8\"/>", at.x, at.y); }
std::string cross(const Place& at) {
  return fmt::format("<path d=\"M{} {}l14 14m0 -14l-14 14\"/>", at.x - 7, at.y - 7);
}

class Picture {
 public:
  Picture(const spec::AnyRules& rules, const HintDrawing& drawing)
      : rules_(rules),
        drawing_(drawing),
        line_(places_in_line(rules)),
        scale_{std::max(2, line_) * slot + 6, margin},
        crossed_(text::marks_at(rules, drawing.crossed)),
        candidates_(visit(rules, [&](const auto& known) { return spec::candidates(known, drawing.grid, crossed_); })),
        constraints_(visit(rules, [](const auto& known) -> spec::NamedConstraints { return constraints_of(known); })) {
    if (drawing.reason)
      for (const Mark& mark : drawing.reason->premises) premises_[mark.cell].push_back(mark.value);
    for (auto& [_, values] : premises_) {
      std::sort(values.begin(), values.end());
      values.erase(std::unique(values.begin(), values.end()), values.end());
    }
  }

  std::string whole() const {
    const int width = rules_.columns() * scale_.side, height = rules_.rows() * scale_.side;
    std::string body;
    for (const Cell c : rules_.cells()) body += background(c);
    body += board_lines(rules_, scale_);
    body += fmt::format("<rect class=\"frame\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>", margin, margin, width,
                        height);
    const std::string rules = rules_used();
    body += rules;
    for (const Cell c : rules_.cells()) body += content(c);
    for (const auto& [cell, values] : premises_) body += premises(cell, values);
    for (const Mark& mark : drawing_.set) body += conclusion("set", mark, "is");
    for (const Mark& mark : drawing_.del) body += conclusion("del", mark, "is not");
    const auto [legend, lines] = this->legend(height + 2 * margin, !rules.empty());
    const int whole_width = std::max(width + 2 * margin, least_width);
    const int whole_height = height + 2 * margin + lines * legend_line + (lines > 0 ? margin : 0);
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\">"
        "<title>{2}</title><desc>{3}</desc><style>{4}</style>{5}{6}</svg>\n",
        whole_width, whole_height, escaped(drawing_.title), escaped(drawing_.description), style, body, legend);
  }

 private:
  std::string name(Value value) const { return text::value_name(rules_, value, drawing_.symbols); }

  // The middle of a candidate's place in its cell.
  Place candidate_place(const Mark& mark) const {
    const Place corner = place(rules_, mark.cell, scale_);
    const int inset = (scale_.side - line_ * slot) / 2, number = mark.value - 1;
    return {corner.x + inset + number % line_ * slot + slot / 2, corner.y + inset + number / line_ * slot + slot / 2};
  }

  // In a filled cell the premises stand in its lower lines, so that the value can be read.
  Place premise_place(const Mark& mark, std::size_t index) const {
    if (drawing_.grid[mark.cell] == 0) return candidate_place(mark);
    const Place corner = place(rules_, mark.cell, scale_);
    const int number = static_cast<int>(index), in_line = std::max(2, line_);
    return {corner.x + 3 + number % in_line * slot + slot / 2,
            corner.y + scale_.side - 3 - number / in_line * slot - slot / 2};
  }

  std::string background(Cell cell) const {
    if (!is_shaded(rules_, cell)) return "";
    const Place at = place(rules_, cell, scale_);
    return fmt::format("<rect class=\"shaded\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>", at.x, at.y, scale_.side,
                       scale_.side);
  }

  bool is_in(const std::vector<Mark>& marks, const Mark& mark) const {
    return std::find(marks.begin(), marks.end(), mark) != marks.end();
  }

  std::string content(Cell cell) const {
    if (const Value value = drawing_.grid[cell]; value != 0) {
      const Place at = place(rules_, cell, scale_);
      const int size = scale_.side * 3 / 5, up = premises_.count(cell) != 0 ? slot / 2 : 0;
      return text_at(drawing_.givens[cell] == value ? "given" : "entry",
                     {at.x + scale_.side / 2, at.y + scale_.side / 2 + size * 2 / 5 - up}, name(value),
                     fmt::format(" font-size=\"{}\"", size));
    }
    const auto premises = premises_.find(cell);
    std::string text;
    for (const Value v : rules_.values()) {
      const bool has_premise = premises != premises_.end() && std::binary_search(premises->second.begin(),
                                                                                premises->second.end(), v);
      if (has_premise || is_in(drawing_.set, {cell, v}) || is_in(drawing_.del, {cell, v})) continue;
      const bool is_open = candidates_.is(cell, v).holds();
      if (!is_open && !crossed_.is(cell, v).holds()) continue;
      const Place at = candidate_place({cell, v});
      text += text_at(is_open ? "candidate" : "crossed", {at.x, at.y + 4}, name(v));
    }
    return text;
  }

  std::string premises(Cell cell, const std::vector<Value>& values) const {
    std::string text;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const Mark mark = {cell, values[i]};
      const Place at = premise_place(mark, i);
      text += fmt::format("<g class=\"premise\"><title>premise: {} is not {}</title>{}{}{}</g>", rules_.name(cell),
                          escaped(name(mark.value)), square(at), text_at("mark", {at.x, at.y + 4}, name(mark.value)),
                          stroke(at));
    }
    return text;
  }

  std::string conclusion(const char* kind, const Mark& mark, const char* verb) const {
    const Place at = candidate_place(mark);
    const bool sets = *kind == 's';
    const std::string value = text_at("mark", {at.x, at.y + 4}, name(mark.value));
    return fmt::format("<g class=\"{}\"><title>conclusion: {} {} {}</title>{}{}{}</g>", kind, rules_.name(mark.cell),
                       verb, escaped(name(mark.value)), sets ? circle(at) : "", value, sets ? "" : cross(at));
  }

  // A line around the cells: each has it at the sides beyond which none of them is. Where the outline turns outwards,
  // it runs on into the next cell, to meet the line there.
  std::string outline(const std::vector<Cell>& cells, int inset) const {
    const auto has = [&](int row, int column) {
      return row >= 1 && row <= rules_.rows() && column >= 1 && column <= rules_.columns() &&
             std::binary_search(cells.begin(), cells.end(), rules_.cell(row, column));
    };
    std::string path;
    for (const Cell c : cells) {
      const auto [x, y] = place(rules_, c, scale_);
      const int row = rules_.row(c), column = rules_.column(c), side = scale_.side;
      // How far the line goes beyond the border (or stays within it) towards the next cell.
      const auto reach = [&](bool next, bool next_outside) { return !next ? -inset : next_outside ? inset : 0; };
      for (const int out : {-1, 1}) {
        if (!has(row + out, column)) {
          const int level = out < 0 ? y + inset : y + side - inset;
          path += fmt::format("M{} {}H{}", x - reach(has(row, column - 1), has(row + out, column - 1)), level,
                              x + side + reach(has(row, column + 1), has(row + out, column + 1)));
        }
        if (!has(row, column + out)) {
          const int level = out < 0 ? x + inset : x + side - inset;
          path += fmt::format("M{} {}V{}", level, y - reach(has(row - 1, column), has(row - 1, column + out)),
                              y + side + reach(has(row + 1, column), has(row + 1, column + out)));
        }
      }
    }
    return path;
  }

  // Rules that speak of the same cells share a line.
  std::string rules_used() const {
    if (!drawing_.reason) return "";
    std::map<std::vector<Cell>, std::vector<std::size_t>> by_cells;
    for (const std::size_t i : drawing_.reason->constraints) {
      auto& members = by_cells[cells_of(constraints_.constraints[i])];
      if (std::find(members.begin(), members.end(), i) == members.end()) members.push_back(i);
    }
    std::string text;
    int number = 0;
    for (const auto& [cells, members] : by_cells) {
      std::vector<std::string> names;
      for (const std::size_t i : members)
        names.push_back(text::constraint_name(rules_, constraints_.constraints[i], drawing_.symbols));
      constexpr int different = 3;  // lines beside one another
      const int inset = 3 + number++ % different * 3;
      text += fmt::format("<g class=\"rule\"><title>rule: {}</title><path d=\"{}\"/></g>",
                          escaped(fmt::format("{}", fmt::join(names, "; "))), outline(cells, inset));
    }
    return text;
  }

  // What the shapes mean, of those that there are; and in how many lines.
  std::pair<std::string, int> legend(int top, bool has_rules) const {
    std::string text;
    int lines = 0;
    const auto add = [&](const char* kind, const auto& shape, const char* meaning) {
      const Place at = {margin + 12, top + lines++ * legend_line + legend_line / 2};
      text += fmt::format("<g class=\"{}\">{}</g>", kind, shape(at));
      text += text_at("legend", {at.x + 16, at.y + 4}, meaning);
    };
    if (!premises_.empty()) add("premise", [](const Place& at) { return square(at) + stroke(at); }, "is not so");
    if (has_rules)
      add("rule", [](const Place& at) { return fmt::format("<path d=\"M{} {}h20\"/>", at.x - 10, at.y); },
          "the rule that is used");
    if (!drawing_.set.empty()) add("set", circle, "so it is this one");
    if (!drawing_.del.empty()) add("del", cross, "so it is not this one");
    return {text, lines};
  }

  const spec::AnyRules& rules_;
  const HintDrawing& drawing_;
  int line_;  // places for candidates side by side
  Scale scale_;
  spec::Marks<spec::Truth> crossed_, candidates_;
  spec::NamedConstraints constraints_;
  std::map<Cell, std::vector<Value>> premises_;
};

}  // namespace

std::string draw_hint(const spec::AnyRules& rules, const HintDrawing& drawing) {
  return Picture(rules, drawing).whole();
}

}  // namespace gridproof::verify
