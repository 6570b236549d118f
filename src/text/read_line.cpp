#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

#include "text/cells.hpp"
#include "text/layout_name.hpp"
#include "text/readers.hpp"

namespace gridproof::text {

namespace {

struct LineParts {
  Piece cells;
  std::string_view note;
};

// A first word of one or two characters is a number or a lone symbol: then the words of the whole line are the cells.
// A longer one holds them all, and the rest is a note.
Result<LineParts> split_line(const Piece& content) {
  const std::size_t end = std::min(content.text.find_first_of(" \t\r,|"), content.text.size());
  if (end <= 2) return LineParts{content, {}};
  if (end < content.text.size() && !is_blank(content.text[end]))
    return content.error_at(end, fmt::format("expected a blank or the end of the line after the puzzle, found {}",
                                             shown(content.text[end])));
  return LineParts{content.part(0, end), content.part(end).trimmed().text};
}

Result<Entry> read_entry(const Piece& content, const spec::Layout& layout, const Symbols& symbols) {
  const Result<LineParts> parts = split_line(content);
  if (!parts) return parts.error();
  std::vector<spec::Value> values(layout.cells().size());
  if (std::optional<Error> error = read_cells(parts->cells, symbols, values)) return *std::move(error);
  return Entry{.puzzle = spec::Grid(std::move(values)), .note = std::string(parts->note), .line = content.line};
}

}  // namespace

Result<std::size_t> cells_of_line(const Piece& content) {
  const Result<LineParts> parts = split_line(content);
  if (!parts) return parts.error();
  const Result<Words> words = split_words(parts->cells);
  if (!words) return words.error();
  return words->words.size() == 1 ? words->characters : words->words.size();
}

Result<std::optional<Entry>> parse_line(std::string_view line, const spec::Layout& layout, const Symbols& symbols,
                                        std::string_view source, std::size_t line_number) {
  assert(symbols.size() == layout.size());
  const Piece whole = {line_number == 1 ? without_byte_order_mark(line) : line, source, line_number, 1};
  const std::size_t nul = whole.text.find('\0');
  if (nul != std::string_view::npos) return whole.error_at(nul, "expected text, found a NUL byte '\\x00'");
  const Piece content = whole.trimmed();
  if (content.text.empty() || content.is_comment()) return std::optional<Entry>();
  Result<Entry> entry = read_entry(content, layout, symbols);
  if (!entry) return entry.error();
  return std::optional<Entry>(*std::move(entry));
}

Result<Document> read_line_list(std::string_view text, std::string_view source, const ReadOptions& options) {
  LineReader lines(text, source);
  std::optional<Piece> content = lines.next_content();
  if (!content) return no_puzzle(source);

  std::optional<spec::Layout> layout = options.layout;
  if (!layout) {
    const Result<std::size_t> cells = cells_of_line(*content);
    if (!cells) return cells.error();
    Result<spec::Layout> by_length = layout_for_cells(*cells);
    if (!by_length) return split_line(*content)->cells.error_at_end(by_length.error().message);
    layout = *std::move(by_length);
  }
  const Result<Symbols> symbols = symbols_for(*layout, options, source);
  if (!symbols) return symbols.error();

  Document document = {*layout, !options.layout.has_value(), Format::line, {}};
  for (; content; content = lines.next_content()) {
    Result<Entry> entry = read_entry(*content, *layout, *symbols);
    if (!entry) return entry.error();
    document.entries.push_back(*std::move(entry));
  }
  return document;
}

}  // namespace gridproof::text
