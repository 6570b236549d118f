#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "text/cells.hpp"
#include "text/layout_name.hpp"
#include "text/name.hpp"
#include "text/readers.hpp"

namespace gridproof::text {

namespace {

constexpr std::array<std::string_view, 4> puzzle_names = {"puzzle", "puzzles", "quiz", "quizzes"};
constexpr std::array<std::string_view, 2> solution_names = {"solution", "solutions"};

template <std::size_t N>
bool is_one_of(std::string_view name, const std::array<std::string_view, N>& names) {
  for (const std::string_view known : names)
    if (equal_ignoring_case(name, known)) return true;
  return false;
}

// The fields of one line; those in quotes without them. A doubled quote stays doubled: no grid has one, and a place in
// the field stays a place in the file.
Result<std::vector<Piece>> split_fields(const Piece& line) {
  std::vector<Piece> fields;
  const std::string_view text = line.text;
  std::size_t at = 0;
  while (true) {
    while (at < text.size() && is_blank(text[at])) ++at;
    if (at < text.size() && text[at] == '"') {
      std::size_t end = at + 1;
      while (end < text.size() && (text[end] != '"' || text.substr(end, 2) == "\"\"")) end += text[end] == '"' ? 2 : 1;
      if (end >= text.size()) return line.error_at_end("expected a closing '\"', found the end of the line");
      fields.push_back(line.part(at + 1, end - at - 1));
      at = end + 1;
      while (at < text.size() && is_blank(text[at])) ++at;
      if (at < text.size() && text[at] != ',')
        return line.error_at(at, fmt::format("expected ',' after the quoted field, found {}", shown(text[at])));
    } else {
      const std::size_t end = std::min(text.find(',', at), text.size());
      fields.push_back(line.part(at, end - at).trimmed());
      at = end;
    }
    if (at == text.size()) return fields;
    ++at;
  }
}

struct Columns {
  std::size_t puzzle = 0;
  std::optional<std::size_t> solution = 1;
  std::optional<std::size_t> count = {};  // as in the header, if there is one
};

// Nothing where the line is no header.
Result<std::optional<Columns>> read_header(const std::vector<Piece>& fields) {
  std::optional<std::size_t> puzzle, solution;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const Piece& field = fields[i];
    std::optional<std::size_t>* column = is_one_of(field.text, puzzle_names)     ? &puzzle
                                         : is_one_of(field.text, solution_names) ? &solution
                                                                                 : nullptr;
    if (column == nullptr) continue;
    if (column->has_value())
      return field.error_at(0, fmt::format("expected one column for this, found {} too", shown(field.text)));
    *column = i;
  }
  if (!puzzle) return std::optional<Columns>();
  return std::optional<Columns>({*puzzle, solution, fields.size()});
}

Result<spec::Grid> read_field(const Piece& field, const spec::Layout& layout, const Symbols& symbols) {
  std::vector<spec::Value> values(layout.cells().size());
  if (std::optional<Error> error = read_cells(field, symbols, values)) return *std::move(error);
  return spec::Grid(std::move(values));
}

Result<spec::Grid> read_solution(const Piece& field, const spec::Grid& puzzle, const spec::Layout& layout,
                                 const Symbols& symbols) {
  Result<spec::Grid> solution = read_field(field, layout, symbols);
  if (!solution) return solution;
  const auto wrong = [&](std::size_t cell, std::string_view expected) {
    return field.error_at(
        offset_of_cell(field, puzzle.size(), cell),
        fmt::format("expected {} in {} of the solution, found {}", expected,
                    cell_name(layout, static_cast<spec::Cell>(cell)), shown(symbols.symbol_of((*solution)[cell]))));
  };
  for (std::size_t cell = 0; cell < puzzle.size(); ++cell) {
    if ((*solution)[cell] == 0) return wrong(cell, "a value");
    if (puzzle[cell] != 0 && puzzle[cell] != (*solution)[cell])
      return wrong(cell, shown(symbols.symbol_of(puzzle[cell])) + " as in the puzzle");
  }
  return solution;
}

Result<Entry> read_record(const std::vector<Piece>& fields, const Columns& columns, const spec::Layout& layout,
                          const Symbols& symbols) {
  Result<spec::Grid> puzzle = read_field(fields[columns.puzzle], layout, symbols);
  if (!puzzle) return puzzle.error();
  Entry entry = {.puzzle = *std::move(puzzle), .line = fields.front().line};
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (i == columns.puzzle || fields[i].text.empty()) continue;
    if (i == columns.solution) {
      Result<spec::Grid> solution = read_solution(fields[i], entry.puzzle, layout, symbols);
      if (!solution) return solution.error();
      entry.solution = *std::move(solution);
    } else {
      if (!entry.note.empty()) entry.note += ", ";
      entry.note += fields[i].text;
    }
  }
  return entry;
}

Result<spec::Layout> layout_of_field(const Piece& field) {
  const Result<Words> words = split_words(field);
  if (!words) return words.error();
  Result<spec::Layout> layout = layout_for_cells(words->words.size() == 1 ? words->characters : words->words.size());
  if (!layout) return field.error_at_end(layout.error().message);
  return layout;
}

}  // namespace

bool is_csv_header(const Piece& content) {
  const Result<std::vector<Piece>> fields = split_fields(content);
  if (!fields) return false;
  for (const Piece& field : *fields)
    if (is_one_of(field.text, puzzle_names)) return true;
  return false;
}

Result<Document> read_csv(std::string_view text, std::string_view source, const ReadOptions& options) {
  std::optional<Columns> columns;
  std::optional<Symbols> symbols;
  std::optional<Document> document;
  LineReader lines(text, source);
  while (const std::optional<Piece> content = lines.next_content()) {
    const Result<std::vector<Piece>> fields = split_fields(*content);
    if (!fields) return fields.error();
    if (!columns) {
      const Result<std::optional<Columns>> header = read_header(*fields);
      if (!header) return header.error();
      columns = header->value_or(Columns{});
      if (*header) continue;
    }
    if (columns->count && fields->size() != *columns->count)
      return content->error_at_end(
          fmt::format("expected {} as in the header, found {}", counted(*columns->count, "field"), fields->size()));
    if (!document) {
      const Piece& field = (*fields)[columns->puzzle];
      const Result<spec::Layout> layout = options.layout ? *options.layout : layout_of_field(field);
      if (!layout) return layout.error();
      Result<Symbols> usual = symbols_for(*layout, options, source);
      if (!usual) return usual.error();
      symbols = *std::move(usual);
      document = Document{*layout, !options.layout.has_value(), Format::csv, {}};
    }
    Result<Entry> entry = read_record(*fields, *columns, document->layout, *symbols);
    if (!entry) return entry.error();
    document->entries.push_back(*std::move(entry));
  }
  if (!document) return no_puzzle(source);
  return *std::move(document);
}

}  // namespace gridproof::text
