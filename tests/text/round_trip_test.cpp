// What is written is read back equal: any grid, in every format, size and spelling.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "support/property.hpp"
#include "text/layout_name.hpp"
#include "text/read.hpp"
#include "text/write.hpp"

using namespace gridproof;
using namespace gridproof::text;
using gridproof::test::property;

namespace {

constexpr int cases = 40;

const std::vector<std::string> layout_names = {"2x2", "2x3", "2x4", "3x3", "3x4", "4x4", "5x5"};  // sizes 4 .. 25

spec::Layout any_layout() { return *parse_layout(*rc::gen::elementOf(layout_names)); }

// Also those that the number of cells does not choose.
spec::Layout any_named_layout() {
  return *parse_layout(*rc::gen::element<std::string>("1x2", "2x1", "1x3", "3x2", "1x5", "7x1", "1x9", "5x2", "2x5",
                                                      "6x2", "4x6", "25x1", "3x3+diagonals", "4x4+diagonals+windows"));
}

spec::Grid any_grid(const spec::Layout& layout, int least = 0) {
  const std::size_t cells = layout.cells().size();
  return spec::Grid(*rc::gen::container<std::vector<spec::Value>>(
      cells,
      rc::gen::map(rc::gen::inRange(least, layout.size() + 1), [](int v) { return static_cast<spec::Value>(v); })));
}

spec::Grid any_part(const spec::Grid& full) {
  spec::Grid part = full;
  const auto kept = *rc::gen::container<std::vector<bool>>(full.size(), rc::gen::arbitrary<bool>());
  for (std::size_t i = 0; i < full.size(); ++i)
    if (!kept[i]) part[i] = 0;
  return part;
}

// The usual symbols, or as many declared ones in any order.
std::optional<Symbols> any_symbols(const spec::Layout& layout) {
  if (*rc::gen::arbitrary<bool>()) return std::nullopt;
  std::string order = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  for (std::size_t i = 0; i < order.size(); ++i)
    std::swap(order[i], order[*rc::gen::inRange<std::size_t>(i, order.size())]);
  return *parse_symbols(order.substr(0, static_cast<std::size_t>(layout.size())));
}

// A line list and a drawing of 16 symbols a line are told apart by what they hold; here the source says which.
void assert_reads_back(const std::string& text, const std::string& source, const ReadOptions& options, Format format,
                       const spec::Layout& layout, const std::vector<Entry>& entries) {
  const Result<Document> document = read_puzzles(text, source, options);
  if (!document) RC_LOG() << to_string(document.error()) << '\n' << text;
  RC_ASSERT(static_cast<bool>(document));
  RC_ASSERT(document->format == format);
  RC_ASSERT(*document->rules.layout() == layout);
  RC_ASSERT(document->rules_chosen_by_length != options.rules.has_value());
  RC_ASSERT(document->entries.size() == entries.size());
  for (std::size_t i = 0; i < entries.size(); ++i) {
    RC_ASSERT(document->entries[i].puzzle == entries[i].puzzle);
    RC_ASSERT(document->entries[i].solution == entries[i].solution);
    RC_ASSERT(document->entries[i].state == entries[i].state);
    RC_ASSERT(document->entries[i].note == entries[i].note);
  }
}

}  // namespace

TEST_CASE("a line reads back") {
  property(
      "by its length",
      [] {
        const spec::Layout layout = any_layout();
        const std::optional<Symbols> symbols = any_symbols(layout);
        const Entry entry = {.puzzle = any_grid(layout)};
        assert_reads_back(to_line(layout, entry.puzzle, symbols), "", {.symbols = symbols}, Format::line, layout,
                          {entry});
      },
      cases);
  property(
      "in a named layout",
      [] {
        const spec::Layout layout = any_named_layout();
        const std::optional<Symbols> symbols = any_symbols(layout);
        const Entry entry = {.puzzle = any_grid(layout)};
        assert_reads_back(to_line(layout, entry.puzzle, symbols), "", {.rules = layout, .symbols = symbols},
                          Format::line, layout, {entry});
      },
      cases);
  property(
      "as numbers between any separators",
      [] {
        const spec::Layout layout = any_layout();
        const Entry entry = {.puzzle = any_grid(layout)};
        std::string text;
        for (const spec::Value value : entry.puzzle) {
          if (!text.empty()) text += *rc::gen::element<std::string>(" ", "\t", ",", " , ", "  ");
          text += value == 0 ? *rc::gen::element<std::string>("0", ".", "_", "*") : std::to_string(value);
        }
        assert_reads_back(text, "", {}, Format::line, layout, {entry});
      },
      cases);
  property(
      "in a list with notes",
      [] {
        const spec::Layout layout = any_layout();
        const std::string end = *rc::gen::element<std::string>("\n", "\r\n", "\r", "\n\n# comment\n");
        std::vector<Entry> entries;
        std::string text;
        for (int i = *rc::gen::inRange(1, 5); i > 0; --i) {
          entries.push_back(
              {.puzzle = any_grid(layout), .note = *rc::gen::element<std::string>("", "7.2", "# a, b | c")});
          text += to_line(layout, entries.back().puzzle) + " \t" + entries.back().note + end;
        }
        assert_reads_back(text, "list.sdm", {}, Format::line, layout, entries);
      },
      cases);
}

TEST_CASE("a drawing reads back") {
  property(
      "by its length",
      [] {
        const spec::Layout layout = any_layout();
        const std::optional<Symbols> symbols = any_symbols(layout);
        const Entry entry = {.puzzle = any_grid(layout)};
        assert_reads_back(to_drawing(layout, entry.puzzle, symbols), "", {.symbols = symbols}, Format::drawing, layout,
                          {entry});
      },
      cases);
  property(
      "in a named layout, several of them",
      [] {
        const spec::Layout layout = any_named_layout();
        const std::vector<Entry> entries = {{.puzzle = any_grid(layout)}, {.puzzle = any_grid(layout)}};
        assert_reads_back(to_drawing(layout, entries[0].puzzle) + '\n' + to_drawing(layout, entries[1].puzzle), "",
                          {.rules = layout}, Format::drawing, layout, entries);
      },
      cases);
  property(
      "as numbers",
      [] {
        const spec::Layout layout = any_layout();
        const Entry entry = {.puzzle = any_grid(layout)};
        std::string text;
        for (const spec::Cell cell : layout.cells()) {
          text += std::to_string(entry.puzzle[cell]);
          text += layout.column(cell) == layout.size() ? "\n" : *rc::gen::element<std::string>(" ", "  ", " | ", "|");
        }
        assert_reads_back(text, "", {.format = Format::drawing}, Format::drawing, layout, {entry});
      },
      cases);
  property(
      "in irregular regions",
      [] {
        const spec::Layout layout = *parse_regions("11122\n13122\n43332\n44355\n44555\n", "");
        const Entry entry = {.puzzle = any_grid(layout)};
        assert_reads_back(to_drawing(layout, entry.puzzle), "", {.rules = layout}, Format::drawing, layout, {entry});
      },
      cases);
}

TEST_CASE("an .sdk file reads back") {
  property(
      "with its state and note",
      [] {
        const spec::Layout layout = any_layout();
        const std::optional<Symbols> symbols = any_symbols(layout);
        Entry entry;
        const spec::Grid full = any_grid(layout, 1);
        if (*rc::gen::arbitrary<bool>()) {
          entry.state = any_part(full);
          entry.puzzle = any_part(*entry.state);
        } else {
          entry.puzzle = any_part(full);
        }
        entry.note = *rc::gen::element<std::string>("", "A me", "A me\n\nD [Puzzle]\nC #");
        assert_reads_back(to_sdk(layout, entry, symbols), *rc::gen::element<std::string>("", "a.sdk"),
                          {.symbols = symbols}, Format::sdk, layout, {entry});
      },
      cases);
}

TEST_CASE("CSV reads back") {
  property(
      "with or without solutions",
      [] {
        const spec::Layout layout = any_layout();
        const std::optional<Symbols> symbols = any_symbols(layout);
        std::vector<Entry> entries;
        for (int i = *rc::gen::inRange(1, 5); i > 0; --i) {
          const spec::Grid full = any_grid(layout, 1);
          entries.push_back({.puzzle = any_part(full)});
          if (*rc::gen::arbitrary<bool>()) entries.back().solution = full;
        }
        assert_reads_back(to_csv(layout, entries, symbols), *rc::gen::element<std::string>("", "a.csv"),
                          {.symbols = symbols}, Format::csv, layout, entries);
      },
      cases);
}

TEST_CASE("any bytes are read or refused at a place within them") {
  property(
      "in every format",
      [] {
        const auto text = *rc::gen::container<std::string>(rc::gen::element(
            '1', '2', '.', '4', ' ', '\n', '\r', ',', '|', '-', '+', '[', '"', '#', ':', '(', ')', '\0', '\xE2', 'A'));
        const ReadOptions options = {.rules = *parse_layout("1x2"),
                                     .format = *rc::gen::element<std::optional<Format>>(
                                         std::nullopt, Format::line, Format::sdk, Format::csv, Format::drawing,
                                         Format::candidates, Format::candidate_line, Format::hodoku)};
        const Result<Document> document = read_puzzles(text, "f", options);
        RC_CLASSIFY(static_cast<bool>(document));
        if (document) return;
        const Error& error = document.error();
        RC_ASSERT(error.line >= 1U && error.column >= 1U && error.column <= text.size() + 1);
        RC_ASSERT(error.line <= text.size() + 1);
        RC_ASSERT(error.message.find("expected ") == 0U);
        RC_ASSERT(error.message.find(", found ") != std::string::npos);
      },
      500);
}
