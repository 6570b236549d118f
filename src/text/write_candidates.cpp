#include <algorithm>
#include <cassert>

#include "text/candidates.hpp"
#include "text/write.hpp"

namespace gridproof::text {

namespace {

Symbols chosen(const spec::Board& board, const std::optional<Symbols>& symbols) {
  return symbols ? *symbols : Symbols::standard(board);
}

// "238"; "(4)" of an empty cell, which "4" alone would fill; "()" where nothing is left.
std::vector<std::string> words_of(const spec::AnyRules& rules, const Entry& entry, const Symbols& symbols) {
  const Listing listing = listing_of(rules, entry);
  std::vector<std::string> words;
  for (const spec::Cell c : rules.cells()) {
    std::string word;
    for (const spec::Value v : rules.values())
      if (listing.candidates.is(c, v).holds()) word += symbols.symbol_of(v);
    words.push_back(listing.is_empty[c] && word.size() < 2 ? "(" + word + ")" : word);
  }
  return words;
}

}  // namespace

std::string to_candidates(const spec::AnyRules& rules, const Entry& entry, const std::optional<Symbols>& symbols) {
  const std::vector<std::string> words = words_of(rules, entry, chosen(rules, symbols));
  std::vector<std::size_t> widths(static_cast<std::size_t>(rules.columns()), 0);
  for (const spec::Cell c : rules.cells()) {
    std::size_t& width = widths[static_cast<std::size_t>(rules.column(c) - 1)];
    width = std::max(width, words[c].size());
  }
  const bool boxes = rules.layout() != nullptr && rules.layout()->has_boxes();
  const int box_rows = boxes ? rules.layout()->box_rows() : 0, box_columns = boxes ? rules.layout()->box_columns() : 0;
  std::string rule;
  for (std::size_t column = 0; boxes && column < widths.size(); ++column) {
    if (static_cast<int>(column) % box_columns == 0) rule += rule.empty() ? "+-" : "-+-";
    rule += std::string(widths[column] + (static_cast<int>(column + 1) % box_columns == 0 ? 0 : 2), '-');
  }
  if (boxes) rule += "-+\n";

  std::string text = rule;
  for (const spec::Cell c : rules.cells()) {
    const int column = rules.column(c);
    const bool ends_row = column == rules.columns(), ends_box = boxes && column % box_columns == 0;
    if (boxes && column == 1) text += "| ";
    text += words[c];
    if (!ends_row || boxes) text += std::string(widths[static_cast<std::size_t>(column - 1)] - words[c].size(), ' ');
    if (ends_box) text += " |";
    if (!ends_row) text += ends_box ? " " : "  ";
    if (!ends_row) continue;
    text += '\n';
    if (boxes && rules.row(c) % box_rows == 0) text += rule;
  }
  return text;
}

std::string to_candidate_line(const spec::AnyRules& rules, const Entry& entry, const std::optional<Symbols>& symbols) {
  const Symbols spelling = chosen(rules, symbols);
  const Listing listing = listing_of(rules, entry);
  std::string text;
  for (const spec::Mark& mark : spec::all_marks(rules))
    text += spelling.symbol_of(listing.candidates.is(mark.cell, mark.value).holds() ? mark.value : spec::Value{0});
  return text;
}

std::string to_hodoku(const spec::Board& board, const Entry& entry, const std::optional<Symbols>& symbols) {
  assert(fits_hodoku(board));
  const Symbols spelling = chosen(board, symbols);
  std::string text = ":0000:x:";
  for (const spec::Cell c : board.cells()) {
    const spec::Value value = seen(entry)[c];
    if (value != entry.puzzle[c]) text += '+';
    text += spelling.symbol_of(value);
  }
  std::string deleted;
  for (const auto& [cell, value] : entry.crossed) {
    if (!deleted.empty()) deleted += ' ';
    deleted += spelling.symbol_of(value);
    deleted += std::to_string(board.row(cell)) + std::to_string(board.column(cell));
  }
  return text + ":" + deleted + "::";
}

}  // namespace gridproof::text
