// Positions with candidates: what each text says, what is refused, and that what is written is read back equal.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "support/property.hpp"
#include "text/candidates.hpp"
#include "text/layout_name.hpp"
#include "text/marks.hpp"
#include "text/read.hpp"
#include "text/write.hpp"

using namespace gridproof;
using namespace gridproof::text;
using gridproof::test::property;

namespace {

// A position in one line: the puzzle, the state where there is one, and the crossed marks.
std::string said(const std::string& text, const ReadOptions& options = {}) {
  const Result<Document> document = read_puzzle(text, "f", options);
  if (!document) return to_string(document.error());
  const Entry& entry = document->entries.front();
  return std::string(format_name(document->format)) + " " + to_line(document->rules, entry.puzzle) +
         (entry.state ? " state " + to_line(document->rules, *entry.state) : "") +
         (entry.crossed.empty() ? "" : " " + mark_names(document->rules, {}, entry.crossed)) +
         (entry.note.empty() ? "" : " note " + entry.note);
}

const ReadOptions four = {.rules = *parse_layout("2x2")};

spec::AnyRules any_rules(bool small) {
  if (*rc::gen::inRange(0, 4) == 0) return spec::Takuzu(*rc::gen::element(2, 4), *rc::gen::element(4, 6));
  return *parse_layout(small ? *rc::gen::element<std::string>("2x2", "2x3", "3x3", "3x3+diagonals+windows", "1x5")
                             : *rc::gen::element<std::string>("2x2", "2x3", "3x3+windows", "3x4", "4x4", "5x5", "3x2"));
}

spec::Grid any_grid(const spec::Board& board) {
  const int values = static_cast<int>(board.values().size());
  return spec::Grid(*rc::gen::container<std::vector<spec::Value>>(
      board.cells().size(),
      rc::gen::map(rc::gen::inRange(-2 * values, values + 1),
                   [](int v) { return static_cast<spec::Value>(std::max(v, 0)); })));
}

// A cell with a value that a house has twice would be read as an empty one: whoever lists candidates has no such grid.
spec::Grid any_listed_grid(const spec::AnyRules& rules) {
  spec::Grid grid = any_grid(rules);
  if (rules.layout() != nullptr)
    for (const spec::House& house : rules.layout()->houses())
      for (const spec::Cell a : house)
        for (const spec::Cell b : house)
          if (a != b && grid[a] == grid[b]) grid[a] = 0;
  return grid;
}

// Any of the marks that the rules allow in the cells which are empty.
std::vector<spec::Mark> any_crossed(const spec::AnyRules& rules, const spec::Grid& grid) {
  const Listing listing = listing_of(rules, {.puzzle = grid});
  const int most = *rc::gen::inRange(1, 10);
  std::vector<spec::Mark> crossed;
  for (const spec::Mark& mark : spec::all_marks(rules))
    if (grid[mark.cell] == 0 && listing.candidates.is(mark.cell, mark.value).holds() && *rc::gen::inRange(0, 10) < most)
      crossed.push_back(mark);
  return crossed;
}

std::optional<Symbols> any_symbols(const spec::Board& board) {
  const std::size_t values = board.values().size();
  if (*rc::gen::arbitrary<bool>()) return std::nullopt;
  return *parse_symbols(std::string("0QZ8A7WUGFE5DLKJHB2143Y9XVRPT").substr(0, values));
}

Entry read_back(const std::string& text, const ReadOptions& options) {
  const Result<Document> document = read_puzzles(text, "", options);
  if (!document) RC_LOG() << to_string(document.error()) << '\n' << text;
  RC_ASSERT(static_cast<bool>(document));
  RC_ASSERT(document->entries.size() == 1U);
  return document->entries.front();
}

void assert_same(const Entry& read, const Entry& written) {
  RC_ASSERT(read.puzzle == written.puzzle);
  RC_ASSERT(read.state == written.state);
  RC_ASSERT(read.crossed == written.crossed);
}

}  // namespace

TEST_CASE("a drawing with candidates is the filled cells and the candidates that are missing") {
  CHECK(said("+----------+------------+\n"
             "| 1     24 | 3    24    |\n"
             "| 24    3  | 124  1     |\n"
             "+----------+------------+\n"
             "| 24    1  | 24   34    |\n"
             "| 3     24 | 124  (2)   |\n"
             "+----------+------------+\n") ==
        "candidates 1.3..3...1..3... r2c4<>2 r2c4<>4 r3c4<>2 r4c4<>1 r4c4<>4");
}

TEST_CASE("a cell with one candidate is filled, unless it is called empty or a house lists it elsewhere") {
  // No other cell of its houses has 1 open: it stands there.
  CHECK(said("1  234  234  234\n234  234  1234  1234\n234  1234  1234  1234\n234  1234  1234  1234\n") ==
        "candidates 1...............");
  CHECK(said("(1)  234  234  234\n234  234  1234  1234\n234  1234  1234  1234\n234  1234  1234  1234\n") ==
        "candidates ................ r1c1<>2 r1c1<>3 r1c1<>4 r1c2<>1 r1c3<>1 r1c4<>1 r2c1<>1 r2c2<>1 r3c1<>1 r4c1<>1");
  // r4c1 has it open: r1c1 is empty with one candidate left.
  CHECK(said("1  1234  1234  1234\n1234  1234  1234  1234\n1234  1234  1234  1234\n1234  1234  1234  1234\n") ==
        "candidates ................ r1c1<>2 r1c1<>3 r1c1<>4");
  // So are two cells that list nothing but 1, and the grid has no completion.
  CHECK(said("1  1  234  234\n234  234  1234  1234\n234  234  1234  1234\n234  234  1234  1234\n") ==
        "candidates ................ r1c1<>2 r1c1<>3 r1c1<>4 r1c2<>2 r1c2<>3 r1c2<>4 r1c3<>1 r1c4<>1 r2c1<>1 r2c2<>1 "
        "r3c1<>1 r3c2<>1 r4c1<>1 r4c2<>1");
}

TEST_CASE("nothing may be left in a cell: that is a position without a completion") {
  const std::string rest = "1234  1234  1234  1234\n1234  1234  1234  1234\n1234  1234  1234  1234\n";
  const std::string none = "candidates ................ r1c1<>1 r1c1<>2 r1c1<>3 r1c1<>4";
  CHECK(said("()  1234  1234  1234\n" + rest) == none);
  CHECK(said(".   1234  1234  1234\n" + rest, {.format = Format::candidates}) == none);
}

TEST_CASE("candidates of a takuzu: both values are open in every empty cell") {
  const ReadOptions takuzu = {.takuzu = TakuzuRules{}};
  CHECK(said("01 1  01 (0)\n0  01 01 01\n01 01 01 01\n01 01 01 01\n", takuzu) ==
        "candidates .1..0........... r1c4<>1");
  CHECK(said("01.10.0.0101010101010101010101010101"
             "01010101",
             {.rules = spec::Takuzu(4, 6), .format = Format::candidate_line})
            .find("f:1:45: expected 2 symbols for each of 24 cells, 48 in all, found 44") == 0);
  CHECK(said("01.10.0.010101010101010101010101", takuzu) == "candidate-line .100............");
}

TEST_CASE("a candidate line has a symbol for each cell and value") {
  const std::string open = "1234";
  std::string line = "1...";
  for (int i = 1; i < 16; ++i) line += i < 4 || i % 4 == 0 || i == 5 ? ".234" : open;
  CHECK(said(line, four) == "candidate-line 1...............");
  std::string zeros = line;
  for (char& c : zeros) c = c == '.' ? '0' : c;
  CHECK(said(zeros + "  7.2 by me", four) == "candidate-line 1............... note 7.2 by me");
  line.replace(8, 4, "..3.");
  CHECK(said(line, four) == "candidate-line 1............... r1c3<>2 r1c3<>4");
  // 729 symbols are 9x9; 64 are a grid of 8x8, unless the layout or the format is named.
  const std::string nine(729, '.');
  CHECK(said(nine).find("candidate-line " + std::string(81, '.') + " r1c1<>1") == 0);
  CHECK(said(std::string(64, '.')) == "line " + std::string(64, '.'));
  CHECK(said(line, {.format = Format::candidate_line}) == "candidate-line 1............... r1c3<>2 r1c3<>4");
}

TEST_CASE("HoDoKu's form: + before what the player has filled in, deleted candidates as value, row and column") {
  const std::string position = "hodoku 1.....1..1..3.2. state 1.3...1..1..3.2. r1c2<>4 r2c1<>2 r3c1<>2";
  CHECK(said("1.+3...1..1..3.2.:231 221 412") == position);
  CHECK(said(":0000:x:1.+3...1..1..3.2.:231 221 412::") == position);
  CHECK(said(":0100:4 6:1.+3...1..1..3.2.: 231,221 412:411 : r1c2, a comment") ==
        position + " note 0100, 4 6, 411, r1c2, a comment");
  CHECK(said("1.3...+1..1..3.2.") == "hodoku 1.3......1..3.2. state 1.3...1..1..3.2.");
  CHECK(said("1.3...1..1..3.2.:") == "hodoku 1.3...1..1..3.2.");
  CHECK(said(":0000:x:" + std::string(81, '.') + ":999::") ==
        "hodoku " + std::string(81, '.') + " r9c9<>9");
  CHECK(said(".1+0.............:021", {.takuzu = TakuzuRules{}}) ==
        "hodoku .1.............. state .10............. r2c1<>0");
}

TEST_CASE("malformed positions are refused at their place") {
  const std::string rest = "134  124  123  234\n124  123  234  134\n123  234  134  124\n";
  CHECK(said("1  22  123  1234\n" + rest, {.format = Format::candidates}) ==
        "f:1:5: expected each candidate of r1c2 once, found '2' again");
  CHECK(said("1  2  125  1234\n" + rest) == "f:1:9: expected candidates of r1c3, 1-4, found '5'");
  CHECK(said("1  (2  124  1234\n" + rest) ==
        "f:1:6: expected ')' after the candidates of r1c2, found the end of the word");
  CHECK(said("1  2.  124  1234\n" + rest, {.format = Format::candidates}) ==
        "f:1:5: expected candidates of r1c2, 1-4, found '.'");
  CHECK(said("1  2  124\n" + rest, {.rules = four.rules, .format = Format::candidates}) ==
        "f:1:10: expected 4 cells with their candidates, found 3 words");
  CHECK(said("1  2  124  1234  3\n" + rest, {.rules = four.rules, .format = Format::candidates}) ==
        "f:1:18: expected 4 cells with their candidates, found 5 words");
  CHECK(said("134  124  123  234\n134  124  123  234\n") == "f:2:19: expected 4 rows, found 2");
  CHECK(said("1234...3" + std::string(56, '.'), four) ==
        "f:1:8: expected '4' or . where r1c2 has no such candidate, found '3'");
  CHECK(said(std::string(65, '.'), {.rules = four.rules, .format = Format::candidate_line}) ==
        "f:1:65: expected 4 symbols for each of 16 cells, 64 in all, found 65");
  CHECK(said(std::string(63, '.'), {.format = Format::candidate_line})
            .find("f:1:64: expected N symbols for each of N*N cells, N*N = 16 (2x2), ") == 0);
  CHECK(said("1.3...++1..1..3.2.") == "f:1:8: expected a value after '+', found '+'");
  CHECK(said("1.3...+...1..3.2.") == "f:1:8: expected a value after '+', found '.'");
  CHECK(said("1.3...1..1..3.2+", four) == "f:1:17: expected a value after '+', found the end of the grid");
  CHECK(said("1.3...1..1..3.+2", four) == "f:1:17: expected 16 cells, found 15");
  CHECK(said("1.3...1..1..3.+5.", four) == "f:1:16: expected a value after '+', found '5'");
  CHECK(said("1.3..+1..1..3.2.").find("f:1:17: expected 16 (2x2), 36 (2x3), ") == 0);
  CHECK(said("1.3...1..1..3.+2.:121 121") == "f:1:23: expected each deleted candidate once, found \"121\" again");
  CHECK(said("1.3...1..1..3.+2.:243") ==
        "f:1:19: expected a deleted candidate that is not the value of r4c3, found \"243\"");
  for (const char* word : {"521", "151", "125", "12", "1212", "x21", "021", "1a1"})
    CHECK(said("1.3...1..1..3.+2.:121 " + std::string(word)) ==
          "f:1:23: expected a deleted candidate, its value, row and column as 412, found \"" + std::string(word) +
              "\"");
  CHECK(said(":0000:x") == "f:1:8: expected :technique:values:GRID, found the end");
  CHECK(said("1.3...1..1..3.+2.:121:411") ==
        "f:1:23: expected GRID:deleted, found a second ':'; the long form begins with ':'");
  CHECK(said(":0000:x:" + std::string(144, '.') + ":::") ==
        "f:1:1: expected at most 9 rows, columns and values in the format hodoku, found 12");
}

TEST_CASE("a slip of the pen in a drawing is told as such") {
  CHECK(said("12|34\n34|12\n22|43\n43|21\n") == "drawing 1234341222434321");
  CHECK(said("1 2 3 4\n3 4 11 2\n2 1 4 3\n4 3 2 1\n").find("f:2:5: expected a number from 1 to 4") == 0);
  CHECK(said("1 2 . 4\n3 4 12 2\n2 1 4 3\n4 3 2 1\n").find("f:2:5: expected a number from 1 to 4") == 0);
}

TEST_CASE("a position reads back") {
  constexpr int cases = 60;
  property(
      "drawn",
      [] {
        const spec::AnyRules rules = any_rules(false);
        const auto symbols = any_symbols(rules);
        Entry entry = {.puzzle = any_listed_grid(rules)};
        entry.crossed = any_crossed(rules, entry.puzzle);
        assert_same(read_back(to_candidates(rules, entry, symbols),
                              {.rules = rules, .symbols = symbols, .format = Format::candidates}),
                    entry);
      },
      cases);
  property(
      "drawn, and nobody names the format",
      [] {
        const spec::AnyRules rules = *parse_layout(*rc::gen::element<std::string>("2x2", "2x3", "3x3"));
        Entry entry = {.puzzle = any_listed_grid(rules)};
        entry.puzzle[0] = 0;
        entry.crossed = any_crossed(rules, entry.puzzle);
        const std::string text = to_candidates(rules, entry);
        RC_PRE(text.find_first_of("(") != std::string::npos);
        assert_same(read_back(text, {}), entry);
      },
      cases);
  property(
      "in HoDoKu's form, with entries",
      [] {
        const spec::AnyRules rules = any_rules(true);
        const auto symbols = any_symbols(rules);
        Entry entry = {.puzzle = any_grid(rules)};
        spec::Grid state = entry.puzzle;
        const spec::Grid more = any_grid(rules);
        for (std::size_t i = 0; i < state.size(); ++i)
          if (state[i] == 0) state[i] = more[i];
        if (state != entry.puzzle) entry.state = state;
        entry.crossed = any_crossed(rules, state);
        const std::string text = to_hodoku(rules, entry, symbols);
        assert_same(read_back(text, {.rules = rules, .symbols = symbols}), entry);
        assert_same(read_back(text.substr(8, text.size() - 10), {.rules = rules, .symbols = symbols,
                                                                 .format = Format::hodoku}),
                    entry);
      },
      cases);
  property(
      "in a line: the same candidates, and the same cells filled but for those with one candidate",
      [] {
        const spec::AnyRules rules = any_rules(false);
        const auto symbols = any_symbols(rules);
        Entry entry = {.puzzle = any_listed_grid(rules)};
        entry.crossed = any_crossed(rules, entry.puzzle);
        const Listing listing = listing_of(rules, entry);
        const Entry read = read_back(to_candidate_line(rules, entry, symbols),
                                     {.rules = rules, .symbols = symbols, .format = Format::candidate_line});
        RC_ASSERT(to_candidate_line(rules, read, symbols) == to_candidate_line(rules, entry, symbols));
        for (const spec::Cell c : rules.cells()) {
          int left = 0;
          for (const spec::Value v : rules.values()) left += listing.candidates.is(c, v).holds() ? 1 : 0;
          RC_ASSERT(read.puzzle[c] == entry.puzzle[c] || (entry.puzzle[c] == 0 && left == 1));
        }
      },
      cases);
}
