// The form of HoDoKu's library, :technique:values:GRID:deleted:eliminations:placements:, and the short GRID:deleted.
// In GRID a + stands before what the player has filled in; a deleted candidate is its value, row and column: 412. Where
// no technique is meant, the first two fields are 0000 and x.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "text/candidates.hpp"
#include "text/marks.hpp"
#include "text/name.hpp"
#include "text/readers.hpp"

namespace gridproof::text {

namespace {

using spec::Truth;
using spec::Value;

struct Fields {
  Piece grid;
  Piece deleted;
  std::vector<Piece> others;  // that say something beside the position
};

Result<Fields> split_fields(const Piece& content) {
  std::vector<Piece> all;
  for (std::size_t at = 0;;) {
    const std::size_t end = std::min(content.text.find(':', at), content.text.size());
    all.push_back(content.part(at, end - at).trimmed());
    if (end == content.text.size()) break;
    at = end + 1;
  }
  const Piece nothing = content.part(content.text.size());
  const bool is_library = all.size() > 1 && all.front().text.empty();
  if (!is_library) {
    if (all.size() > 2)
      return all[2].error_at(0, "expected GRID:deleted, found a second ':'; the long form begins with ':'");
    return Fields{all[0], all.size() == 2 ? all[1] : nothing, {}};
  }
  if (all.size() < 4) return content.error_at_end("expected :technique:values:GRID, found the end");
  Fields fields{all[3], all.size() > 4 ? all[4] : nothing, {all[1], all[2]}};
  for (std::size_t i = 5; i < all.size(); ++i) fields.others.push_back(all[i]);
  return fields;
}

// Cells without their signs.
std::size_t cells_in(std::string_view grid) {
  return characters(grid) - static_cast<std::size_t>(std::count(grid.begin(), grid.end(), '+'));
}

std::optional<Error> read_grid(const Piece& field, const spec::Board& board, const Symbols& symbols, Entry& entry) {
  spec::Grid givens(board.cells().size()), state(board.cells().size());
  std::size_t cell = 0;
  bool is_entry = false, has_entries = false;
  for (std::size_t i = 0; i < field.text.size(); ++i) {
    if (field.text[i] == '+' && !is_entry) {
      is_entry = has_entries = true;
      continue;
    }
    const std::optional<Value> value = symbols.value_of(field.text[i]);
    if (!value || (is_entry && *value == 0))
      return field.error_at(i, fmt::format("expected {}, found {}",
                                           is_entry ? "a value after '+'" : symbols.description() + ", or '+'",
                                           shown_at(field.text, i)));
    if (cell < givens.size()) {
      state[cell] = *value;
      if (!is_entry) givens[cell] = *value;
    }
    ++cell;
    is_entry = false;
  }
  if (is_entry) return field.error_at_end("expected a value after '+', found the end of the grid");
  if (cell != givens.size())
    return field.error_at_end(fmt::format("expected {}, found {}", counted(givens.size(), "cell"), cell));
  entry.puzzle = std::move(givens);
  if (has_entries) entry.state = std::move(state);
  return std::nullopt;
}

std::optional<Error> read_deleted(const Piece& field, const spec::Board& board, const Symbols& symbols, Entry& entry) {
  const Result<Words> words = split_words(field);
  if (!words) return words.error();
  spec::Marks<Truth> crossed(board);
  const spec::Grid& grid = seen(entry);
  for (const Piece& word : words->words) {
    const auto number = [&](std::size_t at) { return is_digit(word.text[at]) ? word.text[at] - '0' : 0; };
    const Value value = word.text.size() == 3 ? symbols.value_of(word.text[0]).value_or(0) : Value{0};
    const bool is_mark = value != 0 && number(1) >= 1 && number(1) <= board.rows() && number(2) >= 1 &&
                         number(2) <= board.columns();
    if (!is_mark)
      return word.error_at(0, fmt::format("expected a deleted candidate, its value, row and column as {}12, found {}",
                                          symbols.symbol_of(board.values().back()), shown(word.text)));
    const spec::Cell cell = board.cell(number(1), number(2));
    if (grid[cell] == value)
      return word.error_at(0, fmt::format("expected a deleted candidate that is not the value of {}, found {}",
                                          cell_name(board, cell), shown(word.text)));
    if (crossed.is(cell, value).holds())
      return word.error_at(0, fmt::format("expected each deleted candidate once, found {} again", shown(word.text)));
    crossed.at(cell, value) = Truth(true);
  }
  entry.crossed = listed(crossed);
  return std::nullopt;
}

}  // namespace

bool is_hodoku(const Piece& content) {
  const std::string_view word = content.text.substr(0, content.text.find_first_of(" \t,|"));
  return word.find_first_of(":+") != std::string_view::npos;
}

Result<spec::AnyRules> rules_of_hodoku(const Piece& content, const ReadOptions& options) {
  const Result<Fields> fields = split_fields(content);
  if (!fields) return fields.error();
  Result<spec::AnyRules> rules = rules_for_cells(cells_in(fields->grid.text), options);
  if (!rules) return fields->grid.error_at_end(rules.error().message);
  return rules;
}

std::optional<Error> read_hodoku_entry(const Piece& content, const spec::Board& board, const Symbols& symbols,
                                       Entry& entry) {
  if (!fits_hodoku(board))
    return content.error_at(0, fmt::format("expected at most 9 rows, columns and values in the format hodoku, found {}",
                                           std::max(board.rows(), board.columns())));
  const Result<Fields> fields = split_fields(content);
  if (!fields) return fields.error();
  entry = Entry{.puzzle = {}, .line = content.line};
  if (auto error = read_grid(fields->grid, board, symbols, entry)) return error;
  if (auto error = read_deleted(fields->deleted, board, symbols, entry)) return error;
  for (const Piece& other : fields->others)
    if (!other.text.empty() && other.text != "0000" && other.text != "x")
      entry.note += (entry.note.empty() ? "" : ", ") + std::string(other.text);
  return std::nullopt;
}

}  // namespace gridproof::text
