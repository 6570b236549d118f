#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "text/cells.hpp"
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
        return line.error_at(at, fmt::format("expected ',' after the quoted field, found {}", shown_at(text, at)));
    } else {
      const std::size_t end = std::min(text.find(',', at), text.size());
      fields.push_back(line.part(at, end - at).trimmed());
      at = end;
    }
    if (at == text.size()) return fields;
    ++at;
  }
}

Result<std::optional<Columns>> header_in(const std::vector<Piece>& fields) {
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

Result<spec::Grid> read_field(const Piece& field, const spec::Board& board, const Symbols& symbols) {
  std::vector<spec::Value> values(board.cells().size());
  if (std::optional<Error> error = read_cells(field, symbols, values)) return *std::move(error);
  return spec::Grid(std::move(values));
}

Result<std::vector<Piece>> fields_of_record(const Piece& content, const Columns& columns) {
  Result<std::vector<Piece>> fields = split_fields(content);
  if (fields && columns.count && fields->size() != *columns.count)
    return content.error_at_end(
        fmt::format("expected {} as in the header, found {}", counted(*columns.count, "field"), fields->size()));
  return fields;
}

Result<spec::AnyRules> rules_of_field(const Piece& field, const ReadOptions& options) {
  const Result<Words> words = split_words(field);
  if (!words) return words.error();
  const std::size_t cells = words->words.size() == 1 ? words->characters : words->words.size();
  Result<spec::AnyRules> rules = rules_for_cells(cells, options);
  if (!rules) return wrong_length(field, rules.error().message);
  return rules;
}

}  // namespace

Result<std::optional<Columns>> read_csv_header(const Piece& content) {
  const Result<std::vector<Piece>> fields = split_fields(content);
  if (!fields) return fields.error();
  return header_in(*fields);
}

bool is_csv_header(const Piece& content) {
  const Result<std::vector<Piece>> fields = split_fields(content);
  if (!fields) return false;
  for (const Piece& field : *fields)
    if (is_one_of(field.text, puzzle_names)) return true;
  return false;
}

Result<spec::AnyRules> rules_of_record(const Piece& content, const Columns& columns, const ReadOptions& options) {
  if (options.rules) return *options.rules;
  const Result<std::vector<Piece>> fields = fields_of_record(content, columns);
  if (!fields) return fields.error();
  return rules_of_field((*fields)[columns.puzzle], options);
}

std::optional<Error> read_solution(const Piece& field, const spec::Grid& puzzle, const spec::Board& board,
                                   const Symbols& symbols, std::optional<spec::Grid>& solution) {
  Result<spec::Grid> grid = read_field(field, board, symbols);
  if (!grid) return grid.error();
  const auto wrong = [&](std::size_t cell, std::string_view expected) {
    return field.error_at(
        offset_of_cell(field, puzzle.size(), cell),
        fmt::format("expected {} in {} of the solution, found {}", expected,
                    cell_name(board, static_cast<spec::Cell>(cell)), shown(symbols.symbol_of((*grid)[cell]))));
  };
  for (std::size_t cell = 0; cell < puzzle.size(); ++cell) {
    if ((*grid)[cell] == 0) return wrong(cell, "a value");
    if (puzzle[cell] != 0 && puzzle[cell] != (*grid)[cell])
      return wrong(cell, shown(symbols.symbol_of(puzzle[cell])) + " as in the puzzle");
  }
  solution = *std::move(grid);
  return std::nullopt;
}

std::optional<Error> read_csv_entry(const Piece& content, const Columns& columns, const spec::Board& board,
                                    const Symbols& symbols, Entry& entry) {
  const Result<std::vector<Piece>> fields = fields_of_record(content, columns);
  if (!fields) return fields.error();
  Result<spec::Grid> puzzle = read_field((*fields)[columns.puzzle], board, symbols);
  if (!puzzle) return puzzle.error();
  entry = Entry{.puzzle = *std::move(puzzle), .line = content.line};
  for (std::size_t i = 0; i < fields->size(); ++i) {
    const Piece& field = (*fields)[i];
    if (i == columns.puzzle || field.text.empty()) continue;
    if (i == columns.solution) {
      if (std::optional<Error> error = read_solution(field, entry.puzzle, board, symbols, entry.solution))
        return error;
    } else {
      if (!entry.note.empty()) entry.note += ", ";
      entry.note += field.text;
    }
  }
  return std::nullopt;
}

Result<Document> read_csv(std::string_view text, std::string_view source, const ReadOptions& options) {
  LineReader lines(text, source);
  std::optional<Piece> content = lines.next_content();
  if (!content) return no_puzzle(source);
  const Result<std::optional<Columns>> header = read_csv_header(*content);
  if (!header) return header.error();
  const Columns columns = header->value_or(Columns{});
  if (*header) content = lines.next_content();
  if (!content) return no_puzzle(source);

  const Result<spec::AnyRules> rules = rules_of_record(*content, columns, options);
  if (!rules) return rules.error();
  const Result<Symbols> symbols = symbols_for(*rules, options, source);
  if (!symbols) return symbols.error();
  Document document = {*rules, !options.rules.has_value(), Format::csv, {}};
  for (; content; content = lines.next_content()) {
    Entry entry;
    if (std::optional<Error> error = read_csv_entry(*content, columns, *rules, *symbols, entry))
      return *std::move(error);
    document.entries.push_back(std::move(entry));
  }
  return document;
}

}  // namespace gridproof::text
