// Positions that list the candidates of each cell: drawn, and in a line.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "text/candidates.hpp"
#include "text/layout_name.hpp"
#include "text/name.hpp"
#include "text/readers.hpp"
#include "text/rows.hpp"

namespace gridproof::text {

namespace {

using spec::Cell;
using spec::Truth;
using spec::Value;

std::size_t words_in(const Piece& row) {
  const Result<Words> words = split_words(row);
  return words ? words->words.size() : 0;
}

// "17" or "(17)", the latter of a cell that is empty; "." or "()" where no candidate is left.
std::optional<Error> read_word(const Piece& word, const spec::Board& board, Cell cell, const Symbols& symbols,
                               Listing& listing) {
  Piece inside = word;
  if (word.text.front() == '(') {
    if (word.text.size() < 2 || word.text.back() != ')')
      return word.error_at_end(fmt::format("expected ')' after the candidates of {}, found the end of the word",
                                           cell_name(board, cell)));
    inside = word.part(1, word.text.size() - 2);
    listing.is_empty[cell] = true;
  } else if (word.text.size() == 1 && symbols.value_of(word.text.front()) == Value{0}) {
    return std::nullopt;
  }
  for (std::size_t i = 0; i < inside.text.size(); ++i) {
    const std::optional<Value> value = symbols.value_of(inside.text[i]);
    if (value.value_or(0) == 0)
      return inside.error_at(i, fmt::format("expected candidates of {}, {}, found {}", cell_name(board, cell),
                                            symbols.values_description(), shown_at(inside.text, i)));
    Truth& listed = listing.candidates.at(cell, *value);
    if (listed.holds())
      return inside.error_at(i, fmt::format("expected each candidate of {} once, found {} again",
                                            cell_name(board, cell), shown(inside.text[i])));
    listed = Truth(true);
  }
  return std::nullopt;
}

Result<Entry> read_grid(std::span<const Piece> rows, const spec::AnyRules& rules, const Symbols& symbols) {
  Listing listing(rules);
  const auto columns = static_cast<std::size_t>(rules.columns());
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const Result<Words> words = split_words(rows[r]);
    if (!words) return words.error();
    const std::size_t count = words->words.size();
    if (count != columns)
      return rows[r].error_at(count > columns ? words->words[columns].before - rows[r].before : rows[r].text.size(),
                              fmt::format("expected {} with their candidates, found {}", counted(columns, "cell"),
                                          counted(count, "word")));
    for (std::size_t c = 0; c < columns; ++c)
      if (auto error = read_word(words->words[c], rules, static_cast<Cell>(r * columns + c), symbols, listing))
        return *std::move(error);
  }
  return entry_of(rules, listing);
}

Piece first_word(const Piece& content) {
  return content.part(0, std::min(content.text.find_first_of(" \t"), content.text.size()));
}

}  // namespace

Result<Document> read_candidates(std::string_view text, std::string_view source, const ReadOptions& options) {
  const auto lengths = [](const Piece& row) {
    const std::size_t words = words_in(row);
    return words == 0 ? std::vector<std::size_t>() : std::vector{words};
  };
  return read_drawn(Format::candidates, text, source, options, lengths, read_grid);
}

LooksLikeCandidates looks_like_candidates(std::string_view text, std::string_view source, const ReadOptions& options) {
  const bool is_takuzu = options.takuzu || (options.rules && options.rules->takuzu() != nullptr);
  const std::string_view empty = is_takuzu || options.symbols ? "" : "0Xx";  // beside . _ *, which are never values
  std::size_t length = 0, longest = 0;
  LineReader lines(text, source);
  while (const std::optional<Piece> row = lines.next_content()) {
    if (is_decoration(row->text)) continue;
    const Result<Words> words = split_words(*row);
    if (!words || (length != 0 && words->words.size() != length)) return LooksLikeCandidates::no;
    length = words->words.size();
    for (const Piece& word : words->words) {
      const bool is_empty = word.text.size() == 1 && empty.find(word.text.front()) != std::string_view::npos;
      if (is_empty || word.text.find_first_of("._*") != std::string_view::npos) return LooksLikeCandidates::no;
      longest = std::max<std::size_t>(longest, word.text.front() == '(' ? 3 : word.text.size());
    }
  }
  return length < 2 || longest < 2 ? LooksLikeCandidates::no
         : longest == 2            ? LooksLikeCandidates::perhaps
                                   : LooksLikeCandidates::yes;
}

Result<spec::AnyRules> rules_of_candidate_line(const Piece& content, const ReadOptions& options) {
  const Piece word = first_word(content);
  const std::size_t length = characters(word.text);
  if (options.takuzu && length % 2 == 0) {
    Result<spec::AnyRules> rules = rules_for_cells(length / 2, options);
    if (rules) return rules;
  }
  if (!options.takuzu)
    for (std::size_t size = spec::Layout::least_size; size <= spec::Layout::greatest_size; ++size)
      if (size * size * size == length)
        if (Result<spec::Layout> layout = layout_for_cells(size * size)) return spec::AnyRules(*std::move(layout));
  return word.error_at_end(
      options.takuzu
          ? fmt::format("expected two symbols for each of N*N cells, N {}, found {}", takuzu_sides(), length)
          : fmt::format("expected N symbols for each of N*N cells, N*N = {}, where no layout is given, found {}",
                        default_layouts(), length));
}

bool is_candidate_line(const Piece& content, const ReadOptions& options) {
  if (!options.rules) return static_cast<bool>(rules_of_candidate_line(content, options));
  const spec::Board& board = *options.rules;
  return characters(first_word(content).text) == board.cells().size() * board.values().size();
}

std::optional<Error> read_candidate_line_entry(const Piece& content, const spec::AnyRules& rules,
                                               const Symbols& symbols, Entry& entry) {
  const Piece word = first_word(content);
  const std::vector<spec::Mark> marks = spec::all_marks(rules);
  Listing listing(rules);
  for (std::size_t i = 0; i < std::min(marks.size(), word.text.size()); ++i) {
    const auto& [cell, value] = marks[i];
    const std::optional<Value> found = symbols.value_of(word.text[i]);
    if (found != value && found != Value{0})
      return word.error_at(i, fmt::format("expected {} or . where {} has no such candidate, found {}",
                                          shown(symbols.symbol_of(value)), cell_name(rules, cell),
                                          shown_at(word.text, i)));
    listing.candidates.at(cell, value) = Truth(found == value);
  }
  if (word.text.size() != marks.size())
    return word.error_at(std::min(marks.size(), word.text.size()),
                         fmt::format("expected {} for each of {}, {} in all, found {}",
                                     counted(rules.values().size(), "symbol"), counted(rules.cells().size(), "cell"),
                                     marks.size(), characters(word.text)));
  entry = entry_of(rules, listing);
  entry.line = content.line;
  entry.note = content.part(word.text.size()).trimmed().text;
  return std::nullopt;
}

}  // namespace gridproof::text
