#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

#include "text/cells.hpp"
#include "text/readers.hpp"

namespace gridproof::text {

namespace {

struct LineParts {
  Piece cells;
  Piece note;
};

// A first word of one or two characters is a number or a lone symbol: then the words of the whole line are the cells.
// A longer one holds them all, and the rest is a note.
Result<LineParts> split_line(const Piece& content) {
  const std::size_t end = std::min(content.text.find_first_of(" \t\r,|"), content.text.size());
  if (characters(content.text.substr(0, end)) <= 2) return LineParts{content, content.part(content.text.size())};
  if (end < content.text.size() && !is_blank(content.text[end]))
    return content.error_at(end, fmt::format("expected a blank or the end of the line after the puzzle, found {}",
                                             shown_at(content.text, end)));
  return LineParts{content.part(0, end), content.part(end).trimmed()};
}

// The usual line, read without a look at its words: as many symbols as there are cells, then a blank or the end.
bool read_symbols(std::string_view text, const Symbols& symbols, spec::Grid& grid) {
  const std::size_t cells = grid.size();
  if (text.size() < cells || (text.size() > cells && !is_blank(text[cells]))) return false;
  for (std::size_t i = 0; i < cells; ++i) {
    const std::optional<spec::Value> value = symbols.value_of(text[i]);
    if (!value) return false;
    grid[i] = *value;
  }
  return true;
}

// A second word that is a grid without an empty cell is the solution: no note looks like that.
std::optional<Piece> solution_in(const Piece& note, std::size_t cells, const Symbols& symbols) {
  if (note.text.size() < cells || (note.text.size() > cells && !is_blank(note.text[cells]))) return std::nullopt;
  for (const char c : note.text.substr(0, cells))
    if (symbols.value_of(c).value_or(0) == 0) return std::nullopt;
  return note.part(0, cells);
}

}  // namespace

Result<std::size_t> cells_of_line(const Piece& content) {
  const Result<LineParts> parts = split_line(content);
  if (!parts) return parts.error();
  const Result<Words> words = split_words(parts->cells);
  if (!words) return words.error();
  return words->words.size() == 1 ? words->characters : words->words.size();
}

Result<spec::AnyRules> rules_of_line(const Piece& content, const ReadOptions& options) {
  const Result<std::size_t> cells = cells_of_line(content);
  if (!cells) return cells.error();
  Result<spec::AnyRules> rules = rules_for_cells(*cells, options);
  if (!rules) return wrong_length(split_line(content)->cells, rules.error().message);
  return rules;
}

std::optional<Error> read_line_entry(const Piece& content, const spec::Board& board, const Symbols& symbols,
                                     Entry& entry) {
  const std::size_t cells = board.cells().size();
  if (entry.puzzle.size() != cells) entry.puzzle = spec::Grid(cells);
  Piece note;
  if (read_symbols(content.text, symbols, entry.puzzle)) {
    note = content.part(cells).trimmed();
  } else {
    const Result<LineParts> parts = split_line(content);
    if (!parts) return parts.error();
    std::vector<spec::Value> values(cells);
    if (std::optional<Error> error = read_cells(parts->cells, symbols, values)) return error;
    entry.puzzle = spec::Grid(std::move(values));
    note = parts->note;
  }
  entry.line = content.line;
  if (const std::optional<Piece> solution = solution_in(note, cells, symbols)) {
    if (std::optional<Error> error = read_solution(*solution, entry.puzzle, board, symbols, entry.solution))
      return error;
    note = note.part(cells).trimmed();
  } else {
    entry.solution.reset();
  }
  entry.note = note.text;
  return std::nullopt;
}

Result<std::optional<Entry>> parse_line(std::string_view line, const spec::Board& board, const Symbols& symbols,
                                        std::string_view source, std::size_t line_number) {
  assert(symbols.size() == static_cast<int>(board.values().size()));
  const Piece whole = {line_number == 1 ? without_byte_order_mark(line) : line, source, line_number, 1};
  const std::size_t nul = whole.text.find('\0');
  if (nul != std::string_view::npos) return whole.error_at(nul, "expected text, found a NUL byte '\\x00'");
  const Piece content = whole.trimmed();
  if (content.text.empty() || content.is_comment()) return std::optional<Entry>();
  Entry entry;
  if (std::optional<Error> error = read_line_entry(content, board, symbols, entry)) return *std::move(error);
  return std::optional<Entry>(std::move(entry));
}

Result<spec::AnyRules> rules_of_entry(Format format, const Piece& content, const ReadOptions& options) {
  if (options.rules) return *options.rules;
  return format == Format::hodoku           ? rules_of_hodoku(content, options)
         : format == Format::candidate_line ? rules_of_candidate_line(content, options)
                                            : rules_of_line(content, options);
}

std::optional<Error> read_entry(Format format, const Piece& content, const spec::AnyRules& rules,
                                const Symbols& symbols, Entry& entry) {
  return format == Format::hodoku           ? read_hodoku_entry(content, rules, symbols, entry)
         : format == Format::candidate_line ? read_candidate_line_entry(content, rules, symbols, entry)
                                            : read_line_entry(content, rules, symbols, entry);
}

Result<Document> read_line_list(Format format, std::string_view text, std::string_view source,
                                const ReadOptions& options) {
  LineReader lines(text, source);
  std::optional<Piece> content = lines.next_content();
  if (!content) return no_puzzle(source);

  const Result<spec::AnyRules> rules = rules_of_entry(format, *content, options);
  if (!rules) return rules.error();
  const Result<Symbols> symbols = symbols_for(*rules, options, source);
  if (!symbols) return symbols.error();

  Document document = {*rules, !options.rules.has_value(), format, {}};
  for (; content; content = lines.next_content()) {
    Entry entry;
    if (std::optional<Error> error = read_entry(format, *content, *rules, *symbols, entry)) return *std::move(error);
    document.entries.push_back(std::move(entry));
  }
  return document;
}

}  // namespace gridproof::text
