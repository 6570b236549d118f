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

Result<spec::Grid> read_rows(std::span<const Piece> rows, const spec::Board& board, const Symbols& symbols) {
  assert(rows.size() == static_cast<std::size_t>(board.rows()));
  const auto columns = static_cast<std::size_t>(board.columns());
  std::vector<spec::Value> values(board.cells().size());
  for (std::size_t r = 0; r < rows.size(); ++r)
    if (std::optional<Error> error = read_cells(rows[r], symbols, std::span(values).subspan(r * columns, columns)))
      return *std::move(error);
  return spec::Grid(std::move(values));
}

std::vector<std::size_t> lengths_of_row(const Piece& row) {
  const Result<Words> words = split_words(row);
  if (!words) return {};
  const std::size_t by_word = words->words.size();
  const std::size_t by_symbol = words->has_commas ? by_word : words->characters;
  return by_word == by_symbol ? std::vector{by_symbol} : std::vector{by_symbol, by_word};
}

std::vector<spec::Layout> layouts_of(const std::vector<std::size_t>& lengths) {
  std::vector<spec::Layout> layouts;
  for (const std::size_t length : lengths)
    if (Result<spec::Layout> layout = layout_for_cells(length * length)) layouts.push_back(*std::move(layout));
  return layouts;
}

namespace {

// What is wrong with the first row where nothing says how long it is.
Error no_such_row(const Piece& row, std::string_view expected) {
  const Result<Words> words = split_words(row);
  if (!words) return words.error();
  return wrong_length(row, fmt::format("expected {}, found {}", expected, counted(words->characters, "symbol")));
}

Result<std::vector<spec::AnyRules>> layouts_drawn(const DrawnRows& drawn) {
  const std::vector<spec::Layout> layouts = layouts_of(drawn.lengths);
  if (layouts.empty())
    return no_such_row(drawn.first,
                       fmt::format("N rows of N cells, N*N = {}, where no layout is given", default_layouts()));
  return std::vector<spec::AnyRules>(layouts.begin(), layouts.end());
}

// The values are single symbols, so that a row has one length: with blanks between the symbols or without.
Result<std::vector<spec::AnyRules>> takuzu_drawn(const DrawnRows& drawn, const TakuzuRules& rules) {
  const std::vector<std::size_t>& lengths = drawn.lengths;
  if (lengths.empty() || !can_be_side(lengths.front()))
    return no_such_row(drawn.first, fmt::format("rows of N cells, N {}", takuzu_sides()));
  if (!can_be_side(drawn.count))
    return drawn.first.error_at(0, fmt::format("expected {} of rows, found {}", takuzu_sides(), drawn.count));
  return std::vector<spec::AnyRules>{
      spec::Takuzu(static_cast<int>(drawn.count), static_cast<int>(lengths.front()), rules.lines_differ)};
}

}  // namespace

Result<Document> read_in_rules(Format format, const DrawnRows& drawn, const ReadOptions& options,
                               const EntriesReader& read) {
  const Result<std::vector<spec::AnyRules>> allowed = options.rules    ? std::vector{*options.rules}
                                                      : options.takuzu ? takuzu_drawn(drawn, *options.takuzu)
                                                                       : layouts_drawn(drawn);
  if (!allowed) return allowed.error();
  std::optional<Error> error;
  for (const spec::AnyRules& rules : *allowed) {
    const Result<Symbols> symbols = symbols_for(rules, options, drawn.first.source);
    Result<std::vector<Entry>> entries = symbols ? read(rules, *symbols) : symbols.error();
    if (entries) return Document{rules, !options.rules.has_value(), format, *std::move(entries)};
    if (!error) error = entries.error();
  }
  return *std::move(error);
}

}  // namespace gridproof::text
