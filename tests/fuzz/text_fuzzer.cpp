// Any bytes are read or refused, never more: an error lies within the text, and what was read is written and read again
// as the same puzzles. The first byte of the input picks the options, the rest is the text.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "text/layout_name.hpp"
#include "text/read.hpp"
#include "text/rules_name.hpp"
#include "text/takuzu_name.hpp"
#include "text/write.hpp"

namespace {

using namespace gridproof;
using namespace gridproof::text;

void check(bool holds, const std::string& what) {
  if (holds) return;
  std::fprintf(stderr, "not so: %s\n", what.c_str());
  std::abort();
}

ReadOptions options_of(std::uint8_t choice) {
  ReadOptions options;
  switch (choice % 8) {
    case 1: options.rules = *parse_layout("1x2"); break;
    case 2: options.rules = *parse_layout("2x2"); break;
    case 3: options.rules = *parse_layout("3x3+diagonals+windows"); break;
    case 4: options.rules = *parse_layout("2x5"); break;
    case 5: options.rules = *parse_regions("112\n122\n333\n", "map"); break;
    case 6: options.rules = *parse_layout("2x2"), options.symbols = *parse_symbols("0-3"); break;
    case 7: options.symbols = *parse_symbols("WXYZ"); break;
    default: break;
  }
  switch (choice / 8 % 8) {
    case 1: options.format = Format::line; break;
    case 2: options.format = Format::sdk; break;
    case 3: options.format = Format::csv; break;
    case 4: options.format = Format::drawing; break;
    case 5: options.format = Format::candidates; break;
    case 6: options.format = Format::candidate_line; break;
    case 7: options.format = Format::hodoku; break;
    default: break;
  }
  switch (choice / 64) {
    case 1: options.rules.reset(), options.takuzu = TakuzuRules{}, options.symbols.reset(); break;
    case 2: options.rules = spec::Takuzu(4, 6), options.symbols.reset(); break;
    case 3:
      options.rules.reset(), options.takuzu = TakuzuRules{.lines_differ = false};
      options.symbols = *parse_symbols("BW");
      break;
    default: break;
  }
  return options;
}

// Counted here on its own: the lengths of the lines, which end with \n, \r\n or \r.
void check_place(std::string_view text, const Error& error) {
  if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
  std::vector<std::size_t> lengths(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n' && i > 0 && text[i - 1] == '\r') continue;
    if (text[i] == '\n' || text[i] == '\r')
      lengths.push_back(0);
    else
      ++lengths.back();
  }
  check(error.line >= 1 && error.line <= lengths.size(), "the line exists: " + to_string(error));
  check(error.column >= 1 && error.column <= lengths[error.line - 1] + 1, "the column exists: " + to_string(error));
}

std::string written(const Document& document, const std::optional<Symbols>& symbols) {
  std::string text;
  switch (document.format) {
    case Format::line:
      for (const Entry& entry : document.entries)
        text += to_line(document.rules, entry.puzzle, symbols) + " " + entry.note + "\n";
      break;
    case Format::sdk: return to_sdk(document.rules, document.entries.front(), symbols);
    case Format::csv: return to_csv(document.rules, document.entries, symbols);
    case Format::drawing:
      for (const Entry& entry : document.entries) text += to_drawing(document.rules, entry.puzzle, symbols) + "\n";
      break;
    case Format::candidates:
      for (const Entry& entry : document.entries) text += to_candidates(document.rules, entry, symbols) + "\n";
      break;
    case Format::candidate_line:
      for (const Entry& entry : document.entries)
        text += to_candidate_line(document.rules, entry, symbols) + " " + entry.note + "\n";
      break;
    case Format::hodoku:
      for (const Entry& entry : document.entries) text += to_hodoku(document.rules, entry, symbols) + "\n";
      break;
  }
  return text;
}

void check_reads_back(const Document& document, ReadOptions options) {
  options.format = document.format;
  const Result<Document> again = read_puzzles(written(document, options.symbols), "again", options);
  check(static_cast<bool>(again), "what was written can be read");
  check(rules_name(again->rules) == rules_name(document.rules), "the rules are the same");
  check(again->entries.size() == document.entries.size(), "there are as many entries");
  if (document.format == Format::candidate_line)  // a cell with one candidate left may have become a filled one
    return check(written(*again, options.symbols) == written(document, options.symbols), "the candidates are the same");
  for (std::size_t i = 0; i < document.entries.size(); ++i) {
    Entry expected = document.entries[i], again_entry = again->entries[i];
    expected.line = again_entry.line;
    if (document.format == Format::csv || document.format == Format::hodoku) {
      expected.note.clear();
      again_entry.note.clear();
    }
    check(again_entry == expected, "the entries are the same");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const ReadOptions options = options_of(data[0]);
  const Result<Document> document = read_puzzles(text, "input", options);
  if (document)
    check_reads_back(*document, options);
  else
    check_place(text, document.error());

  if (const Result<spec::Layout> layout = parse_layout(text))
    check(*parse_layout(layout->name()) == *layout, "a layout is read by its name");
  else
    check(layout.error().column >= 1 && layout.error().column <= text.size() + 1, "the column exists");
  if (const Result<spec::AnyRules> rules = parse_rules(text))
    check(rules_name(*parse_rules(rules_name(*rules))) == rules_name(*rules), "rules are read by their name");
  else
    check(rules.error().column >= 1 && rules.error().column <= text.size() + 1, "the column exists");
  if (const Result<spec::Layout> regions = parse_regions(text, "map"); !regions) check_place(text, regions.error());
  if (const Result<Symbols> symbols = parse_symbols(text); !symbols)
    check(symbols.error().column <= text.size() + 1, "the column exists");
  return 0;
}
