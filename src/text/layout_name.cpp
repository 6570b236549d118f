#include "text/layout_name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "text/scan.hpp"

namespace gridproof::text {

namespace {

struct Shape {
  int rows;
  int columns;
};

constexpr std::array<Shape, 7> default_shapes = {{{2, 2}, {2, 3}, {2, 4}, {3, 3}, {3, 4}, {4, 4}, {5, 5}}};

constexpr std::size_t cells_of(Shape shape) {
  const auto size = static_cast<std::size_t>(shape.rows * shape.columns);
  return size * size;
}

// A number of one or two digits without a leading zero; `at` moves past it.
std::optional<int> parse_count(std::string_view text, std::size_t& at) {
  if (at >= text.size() || !is_digit(text[at]) || text[at] == '0') return std::nullopt;
  int number = 0;
  const std::size_t begin = at;
  while (at < text.size() && is_digit(text[at]) && at - begin < 2) number = number * 10 + (text[at++] - '0');
  return number;
}

}  // namespace

Result<spec::Layout> parse_layout(std::string_view text, std::string_view source) {
  const Piece piece = {text, source, 1, 1};
  std::size_t at = 0;
  const auto expected = [&](std::string_view what) {
    return piece.error_at(at, fmt::format("expected {}, found {}", what, found_at(text, at)));
  };

  const std::optional<int> rows = parse_count(text, at);
  if (!rows) return expected("the shape of a box, rows x columns, such as 3x3");
  if (at >= text.size() || text[at] != 'x') return expected("'x' between the rows and the columns of a box");
  ++at;
  const std::optional<int> columns = parse_count(text, at);
  if (!columns) return expected("the number of columns of a box");
  const int size = *rows * *columns;
  if (size < spec::Layout::least_size || size > spec::Layout::greatest_size)
    return piece.error_at(0, fmt::format("expected a box of {} to {} cells, found {}x{} = {}", spec::Layout::least_size,
                                         spec::Layout::greatest_size, *rows, *columns, size));

  spec::Layout layout = spec::Layout::boxes(*rows, *columns);
  bool diagonals = false;
  bool windows = false;
  while (at < text.size()) {
    if (text[at] != '+') return expected("'+' or the end");
    const std::string_view extra = text.substr(at + 1, text.find('+', at + 1) - (at + 1));
    const bool is_diagonals = extra == "diagonals";
    if (!is_diagonals && extra != "windows")
      return piece.error_at(at + 1, fmt::format("expected diagonals or windows, found {}", shown(extra)));
    if (!is_diagonals && !layout.can_have_windows())
      return piece.error_at(at + 1,
                            fmt::format("expected square boxes of at least 3x3 for windows, found {}", layout.name()));
    if (std::exchange(is_diagonals ? diagonals : windows, true))
      return piece.error_at(at + 1, fmt::format("expected {} at most once, found it again", extra));
    at += 1 + extra.size();
  }
  if (diagonals) layout = layout.with_diagonals();
  if (windows) layout = layout.with_windows();
  return layout;
}

Result<spec::Layout> parse_any_layout(std::string_view text, std::string_view source) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return parse_layout(text, source);
  std::size_t at = 0;
  const std::optional<int> size = parse_count(text, at);
  const bool is_square = size && text.substr(0, colon) == fmt::format("{0}x{0}", *size);
  const auto box = parse_layout(text.substr(colon + 1), source);
  if (!box) return box.error();
  if (!is_square || !box->is_plain() || *size > spec::Layout::greatest_size || *size <= box->size() ||
      *size % box->box_rows() != 0 || *size % box->box_columns() != 0)
    return Piece{text, source, 1, 1}.error_at(
        0, "expected a grid that boxes smaller than its rows fill, such as 12x12:2x3");
  return spec::Layout::boxes_on(*size, box->box_rows(), box->box_columns());
}

Result<spec::Layout> parse_regions(std::string_view text, std::string_view source) {
  if (std::optional<Error> nul = find_nul(text, source)) return *std::move(nul);
  std::vector<Piece> rows;
  LineReader lines(text, source);
  while (const std::optional<Piece> row = lines.next_content()) {
    rows.push_back(*row);
    for (std::size_t i = 0; i < row->text.size(); ++i)
      if (!is_letter(row->text[i]) && !is_digit(row->text[i]))
        return row->error_at(i, fmt::format("expected a letter or a digit, found {}", shown_at(row->text, i)));
    const std::size_t size = rows.front().text.size();
    if (size < spec::Layout::least_size || size > spec::Layout::greatest_size)
      return row->error_at(0, fmt::format("expected {} to {} characters, found {}", spec::Layout::least_size,
                                          spec::Layout::greatest_size, size));
    if (rows.size() > size)
      return row->error_at(0, fmt::format("expected {} lines of {} characters, found more", size, size));
    if (row->text.size() != size)
      return row->error_at(
          std::min(size, row->text.size()),
          fmt::format("expected {} characters as in the first line, found {}", size, row->text.size()));
  }
  if (rows.empty()) return Piece{{}, source, 1, 1}.error_at(0, "expected a map of regions, found none");
  const std::size_t size = rows.front().text.size();
  if (rows.size() < size)
    return rows.back().error_at_end(
        fmt::format("expected {} lines of {} characters, found {}", size, size, counted(rows.size(), "line")));

  struct Region {
    char label;
    std::size_t cells;
    std::size_t row, column;  // of its first cell, from 0
  };
  std::vector<Region> regions;
  std::vector<int> region_of;
  for (std::size_t r = 0; r < size; ++r)
    for (std::size_t c = 0; c < size; ++c) {
      const char label = rows[r].text[c];
      std::size_t index = 0;
      while (index < regions.size() && regions[index].label != label) ++index;
      if (index == regions.size()) regions.push_back({label, 0, r, c});
      if (++regions[index].cells > size)
        return rows[r].error_at(c, fmt::format("expected {} cells in region {}, found more", size, shown(label)));
      region_of.push_back(static_cast<int>(index));
    }
  for (const Region& region : regions)
    if (region.cells < size)
      return rows[region.row].error_at(region.column, fmt::format("expected {} cells in region {}, found {}", size,
                                                                  shown(region.label), region.cells));
  return spec::Layout::regions(static_cast<int>(size), region_of);
}

std::vector<std::string> region_rows(const spec::Layout& layout) {
  constexpr std::string_view labels = "123456789ABCDEFGHIJKLMNOP";
  std::vector<std::string> rows(static_cast<std::size_t>(layout.size()));
  for (const spec::Cell c : layout.cells())
    for (const spec::HouseIndex h : layout.houses_of(c))
      if (layout.houses()[h].kind == spec::HouseKind::region)
        rows[static_cast<std::size_t>(layout.row(c) - 1)] +=
            labels[static_cast<std::size_t>(layout.houses()[h].number - 1)];
  return rows;
}

std::string rules_name(const spec::Layout& layout) {
  std::string name;
  if (layout.has_small_houses())
    name = layout.name();
  else if (layout.has_boxes())
    name = fmt::format("{}x{}", layout.box_rows(), layout.box_columns());
  else
    for (const std::string& row : region_rows(layout)) name += (name.empty() ? "regions:" : "/") + row;
  const auto has = [&](spec::HouseKind kind) {
    return std::any_of(layout.houses().begin(), layout.houses().end(),
                       [&](const spec::House& house) { return house.kind == kind; });
  };
  if (has(spec::HouseKind::diagonal)) name += "+diagonals";
  if (has(spec::HouseKind::window)) name += "+windows";
  return name;
}

Result<spec::Layout> layout_for_cells(std::size_t cells) {
  for (const Shape shape : default_shapes)
    if (cells_of(shape) == cells) return spec::Layout::boxes(shape.rows, shape.columns);
  return Error{"", 1, 1, fmt::format("expected {} cells where no layout is given, found {}", default_layouts(), cells)};
}

std::string default_layouts() {
  std::string result;
  for (std::size_t i = 0; i < default_shapes.size(); ++i) {
    const Shape shape = default_shapes[i];
    if (i > 0) result += i + 1 == default_shapes.size() ? " or " : ", ";
    result += fmt::format("{} ({}x{})", cells_of(shape), shape.rows, shape.columns);
  }
  return result;
}

}  // namespace gridproof::text
