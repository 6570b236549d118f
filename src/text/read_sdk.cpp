#include <fmt/format.h>

#include <utility>

#include "text/cells.hpp"
#include "text/name.hpp"
#include "text/readers.hpp"
#include "text/rows.hpp"

namespace gridproof::text {

namespace {

struct Section {
  std::optional<Piece> title;
  std::vector<Piece> rows;

  bool is_present() const { return title.has_value() || !rows.empty(); }
};

struct Sections {
  Section puzzle;
  Section state;
  std::string note;
};

Result<Sections> split_sections(std::string_view text, std::string_view source) {
  Sections sections;
  Section* current = &sections.puzzle;
  bool has_note = false;
  LineReader lines(text, source);
  while (const std::optional<Piece> line = lines.next()) {
    const Piece content = line->trimmed();
    if (content.text.empty()) continue;
    if (content.is_comment()) {
      if (std::exchange(has_note, true)) sections.note += '\n';
      sections.note += content.text.substr(1);
    } else if (content.text.front() == '[') {
      const bool is_puzzle = equal_ignoring_case(content.text, "[Puzzle]");
      if (!is_puzzle && !equal_ignoring_case(content.text, "[State]"))
        return content.error_at(0, fmt::format("expected [Puzzle] or [State], found {}", shown(content.text)));
      current = is_puzzle ? &sections.puzzle : &sections.state;
      if (current->is_present())
        return content.error_at(0, fmt::format("expected one section {}, found another", content.text));
      current->title = content;
    } else if (!is_decoration(content.text)) {
      current->rows.push_back(content);
    }
  }
  if (!sections.puzzle.is_present() && sections.state.is_present())
    return sections.state.title->error_at(0, "expected a section [Puzzle], found [State] alone");
  return sections;
}

Result<spec::Grid> read_section(const Section& section, const spec::Board& board, const Symbols& symbols) {
  const auto size = static_cast<std::size_t>(board.rows());
  const std::string message = fmt::format("expected {}, found {}", counted(size, "row"), section.rows.size());
  if (section.rows.size() > size) return section.rows[size].error_at(0, message);
  if (section.rows.size() < size)
    return (section.rows.empty() ? *section.title : section.rows.back()).error_at_end(message);
  return read_rows(section.rows, board, symbols);
}

// The first cell that the puzzle gives and the state does not repeat.
std::optional<std::size_t> first_difference(const spec::Grid& puzzle, const spec::Grid& state) {
  for (std::size_t i = 0; i < puzzle.size(); ++i)
    if (puzzle[i] != 0 && state[i] != puzzle[i]) return i;
  return std::nullopt;
}

Result<std::vector<Entry>> read_sections(const Sections& sections, const spec::Board& board, const Symbols& symbols) {
  Result<spec::Grid> puzzle = read_section(sections.puzzle, board, symbols);
  if (!puzzle) return puzzle.error();
  Entry entry = {.puzzle = *std::move(puzzle), .note = sections.note, .line = sections.puzzle.rows.front().line};
  if (sections.state.is_present()) {
    Result<spec::Grid> state = read_section(sections.state, board, symbols);
    if (!state) return state.error();
    if (const std::optional<std::size_t> cell = first_difference(entry.puzzle, *state)) {
      const auto columns = static_cast<std::size_t>(board.columns());
      const Piece& row = sections.state.rows[*cell / columns];
      return row.error_at(
          offset_of_cell(row, columns, *cell % columns),
          fmt::format("expected {} in {} as in the puzzle, found {}", shown(symbols.symbol_of(entry.puzzle[*cell])),
                      cell_name(board, static_cast<spec::Cell>(*cell)), shown(symbols.symbol_of((*state)[*cell]))));
    }
    entry.state = *std::move(state);
  }
  return std::vector{std::move(entry)};
}

}  // namespace

Result<Document> read_sdk(std::string_view text, std::string_view source, const ReadOptions& options) {
  const Result<Sections> sections = split_sections(text, source);
  if (!sections) return sections.error();
  const Section& puzzle = sections->puzzle;
  if (!puzzle.is_present()) return no_puzzle(source);
  if (puzzle.rows.empty()) return puzzle.title->error_at_end("expected the rows of the puzzle, found none");
  return read_in_rules(
      Format::sdk, {puzzle.rows.front(), puzzle.rows.size(), lengths_of_row(puzzle.rows.front())}, options,
      [&](const spec::AnyRules& rules, const Symbols& symbols) { return read_sections(*sections, rules, symbols); });
}

}  // namespace gridproof::text
