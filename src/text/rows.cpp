#include "text/rows.hpp"

#include <fmt/format.h>

#include <cassert>
#include <utility>

#include "text/cells.hpp"
#include "text/layout_name.hpp"
#include "text/readers.hpp"

namespace gridproof::text {

bool is_decoration(std::string_view line) {
  const auto is_rule = [](char c) { return c == '-' || c == '='; };
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (is_blank(c) || c == '|' || c == '+' || is_rule(c)) continue;
    // A corner touches the rule: elsewhere . and * are empty cells.
    const bool touches_rule = (i > 0 && is_rule(line[i - 1])) || (i + 1 < line.size() && is_rule(line[i + 1]));
    if ((c != '.' && c != '*' && c != ':' && c != '\'') || !touches_rule) return false;
  }
  return true;
}

Result<spec::Grid> read_rows(std::span<const Piece> rows, const spec::Layout& layout, const Symbols& symbols) {
  const auto size = static_cast<std::size_t>(layout.size());
  assert(rows.size() == size);
  std::vector<spec::Value> values(size * size);
  for (std::size_t r = 0; r < size; ++r)
    if (std::optional<Error> error = read_cells(rows[r], symbols, std::span(values).subspan(r * size, size)))
      return *std::move(error);
  return spec::Grid(std::move(values));
}

std::vector<spec::Layout> layouts_of_row(const Piece& row) {
  std::vector<spec::Layout> layouts;
  const Result<Words> words = split_words(row);
  if (!words) return layouts;
  const std::size_t by_word = words->words.size();
  const std::size_t by_symbol = words->has_commas ? by_word : words->characters;
  if (Result<spec::Layout> layout = layout_for_cells(by_symbol * by_symbol)) layouts.push_back(*std::move(layout));
  if (by_word == by_symbol) return layouts;
  if (Result<spec::Layout> layout = layout_for_cells(by_word * by_word)) layouts.push_back(*std::move(layout));
  return layouts;
}

Result<Document> read_in_layout(Format format, const Piece& first_row, const ReadOptions& options,
                                const EntriesReader& read) {
  const std::vector<spec::Layout> layouts = options.layout ? std::vector{*options.layout} : layouts_of_row(first_row);
  if (layouts.empty()) {
    const Result<Words> words = split_words(first_row);
    if (!words) return words.error();
    return wrong_length(
        first_row, fmt::format("expected N rows of N cells, N*N = {}, where no layout is given, found {}",
                               default_layouts(), counted(words->characters, "symbol")));
  }
  std::optional<Error> error;
  for (const spec::Layout& layout : layouts) {
    const Result<Symbols> symbols = symbols_for(layout, options, first_row.source);
    Result<std::vector<Entry>> entries = symbols ? read(layout, *symbols) : symbols.error();
    if (entries) return Document{layout, !options.layout.has_value(), format, *std::move(entries)};
    if (!error) error = entries.error();
  }
  return *std::move(error);
}

}  // namespace gridproof::text
