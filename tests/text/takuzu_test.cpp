// A Takuzu in every format: read only where the user says that it is one, written and read back equal, and what is
// malformed told with its place.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "support/property.hpp"
#include "text/marks.hpp"
#include "text/name.hpp"
#include "text/read.hpp"
#include "text/rules_name.hpp"
#include "text/write.hpp"

using namespace gridproof;
using namespace gridproof::text;
using gridproof::test::property;
using spec::Takuzu;

namespace {

constexpr int cases = 60;

ReadOptions any_size(bool lines_differ = true) { return {.takuzu = TakuzuRules{lines_differ}}; }

int any_side(int least = Takuzu::least_side) {
  return 2 * *rc::gen::inRange(least / 2, Takuzu::greatest_side / 2 + 1);
}

spec::Grid any_grid(const spec::Board& board, int least = 0) {
  return spec::Grid(*rc::gen::container<std::vector<spec::Value>>(
      board.cells().size(),
      rc::gen::map(rc::gen::inRange(least, 3), [](int v) { return static_cast<spec::Value>(v); })));
}

spec::Grid any_part(const spec::Grid& full) {
  spec::Grid part = full;
  for (std::size_t i = 0; i < part.size(); ++i)
    if (*rc::gen::arbitrary<bool>()) part[i] = 0;
  return part;
}

std::optional<Symbols> any_symbols() {
  return *rc::gen::element<std::optional<Symbols>>(std::nullopt, *parse_symbols("10"), *parse_symbols("BW"));
}

void assert_reads_back(const std::string& text, const std::string& source, const ReadOptions& options, Format format,
                       const Takuzu& takuzu, const std::vector<Entry>& entries) {
  const Result<Document> document = read_puzzles(text, source, options);
  if (!document) RC_LOG() << to_string(document.error()) << '\n' << text;
  RC_ASSERT(static_cast<bool>(document));
  RC_ASSERT(document->format == format);
  RC_ASSERT(document->rules.takuzu() != nullptr);
  RC_ASSERT(document->rules.name() == takuzu.name());
  RC_ASSERT(document->rules_chosen_by_length != options.rules.has_value());
  RC_ASSERT(document->entries.size() == entries.size());
  for (std::size_t i = 0; i < entries.size(); ++i) {
    RC_ASSERT(document->entries[i].puzzle == entries[i].puzzle);
    RC_ASSERT(document->entries[i].solution == entries[i].solution);
    RC_ASSERT(document->entries[i].state == entries[i].state);
    RC_ASSERT(document->entries[i].note == entries[i].note);
  }
}

std::string failure(const std::string& text, const std::string& source, const ReadOptions& options) {
  const Result<Document> document = read_puzzles(text, source, options);
  return document ? "read as " + document->rules.name() : to_string(document.error());
}

template <class T>
std::string failure(const Result<T>& result) {
  return result ? "no failure" : to_string(result.error());
}

}  // namespace

TEST_CASE("a takuzu reads back in every format") {
  property(
      "a line, by its length or in a size that is named",
      [] {
        const bool is_named = *rc::gen::arbitrary<bool>(), lines_differ = *rc::gen::arbitrary<bool>();
        const int rows = any_side();
        const Takuzu takuzu(rows, is_named ? any_side() : rows, lines_differ);
        ReadOptions options = is_named ? ReadOptions{.rules = takuzu} : any_size(lines_differ);
        options.symbols = any_symbols();
        const Entry entry{.puzzle = any_grid(takuzu), .note = *rc::gen::element<std::string>("", "7.2, on a train")};
        assert_reads_back(to_line(takuzu, entry.puzzle, options.symbols) + " " + entry.note, "f.sdm", options,
                          Format::line, takuzu, {entry});
      },
      cases);
  property(
      "lines with solutions",
      [] {
        const int side = any_side(4);
        const Takuzu takuzu(side, side);
        std::vector<Entry> entries;
        std::string text;
        for (int i = *rc::gen::inRange(1, 4); i > 0; --i) {
          const spec::Grid full = any_grid(takuzu, 1);
          entries.push_back({.puzzle = any_part(full), .solution = full});
          text += to_line(takuzu, entries.back().puzzle) + " " + to_line(takuzu, full) + "\n";
        }
        assert_reads_back(text, "f.sdm", any_size(), Format::line, takuzu, entries);
      },
      cases);
  property(
      "a drawing, whatever its sides",
      [] {
        const Takuzu takuzu(any_side(), any_side());
        ReadOptions options = any_size();
        options.symbols = any_symbols();
        options.format = Format::drawing;
        std::vector<Entry> entries;
        std::string text;
        for (int i = *rc::gen::inRange(1, 3); i > 0; --i) {
          entries.push_back({.puzzle = any_grid(takuzu)});
          text += to_drawing(takuzu, entries.back().puzzle, options.symbols) + "\n";
        }
        assert_reads_back(text, "", options, Format::drawing, takuzu, entries);
      },
      cases);
  property(
      ".sdk with a state",
      [] {
        const Takuzu takuzu(any_side(), any_side());
        ReadOptions options = any_size();
        options.symbols = any_symbols();
        const spec::Grid full = any_grid(takuzu, 1);
        Entry entry{.puzzle = any_part(full), .note = "A me"};
        if (*rc::gen::arbitrary<bool>()) entry.state = full;
        assert_reads_back(to_sdk(takuzu, entry, options.symbols), "", options, Format::sdk, takuzu, {entry});
      },
      cases);
  property(
      "csv with solutions",
      [] {
        const int side = any_side();
        const Takuzu takuzu(side, side);
        ReadOptions options = any_size();
        options.symbols = any_symbols();
        const spec::Grid full = any_grid(takuzu, 1);
        const std::vector<Entry> entries = {{.puzzle = any_part(full), .solution = full}, {.puzzle = any_grid(takuzu)}};
        assert_reads_back(to_csv(takuzu, entries, options.symbols), "a.csv", options, Format::csv, takuzu, entries);
      },
      cases);
}

TEST_CASE("a takuzu is never guessed") {
  CHECK(read_puzzles("01..............", "f", {})->rules.name() == "2x2");
  CHECK(read_puzzles("01..............", "f", any_size())->rules.name() == "takuzu-4x4");
  CHECK(read_puzzles("01..............", "f", any_size(false))->rules.name() == "takuzu-4x4-rules-1,2");
  CHECK(read_puzzles(".01.1.0..0..\n............\n", "f.sdm", {.rules = Takuzu(2, 6)})->entries.size() == 2);
}

TEST_CASE("rows of four are a drawing, rows of sixteen may be a list as well") {
  CHECK(read_puzzles("01..\n....\n....\n....\n", "f", any_size())->rules.name() == "takuzu-4x4");
  CHECK(read_puzzles("0 1 . .\n. . . .\n", "f", any_size())->rules.name() == "takuzu-2x4");
  CHECK(read_puzzles("01..\n", "f", any_size())->rules.name() == "takuzu-2x2");
  CHECK(read_puzzles("01..\n10..\n", "f", {.rules = Takuzu(2, 2)})->entries.size() == 2);
  std::string sixteen;
  for (int i = 0; i < 16; ++i) sixteen += "01..............\n";
  CHECK(failure(sixteen, "f", any_size()) ==
        "f:1:1: expected one reading, found two: 16 grids with one grid a line (takuzu-4x4), or 1 grid drawn in rows "
        "(takuzu-16x16); name the size or the format");
  CHECK(failure(sixteen, "f", {.rules = Takuzu(16, 16)}) == "read as takuzu-16x16");
}

TEST_CASE("a malformed takuzu is told with its place") {
  const std::string cell = "expected 0-1, or . _ * where empty, found ";
  const std::string sides = "an even number from 2 to 30";
  const std::string cells16(16, '.');
  const auto [text, error] = GENERATE_REF(table<std::string, std::string>({
      {"0.2.............", "f:1:3: " + cell + "'2'"},
      {"0.x.............", "f:1:3: " + cell + "'x'"},
      {cells16 + ".", "f:1:18: expected N*N cells, N " + sides + ", where no size is given, found 17"},
      {std::string(9, '.'), "f:1:10: expected N*N cells, N " + sides + ", where no size is given, found 9"},
      {std::string(961, '.'), "f:1:962: expected N*N cells, N " + sides + ", where no size is given, found 961"},
      {cells16 + "\n" + cells16 + "0\n",
       "f:2:17: expected 16 cells, found 17 symbols (as one grid a line), or at 2:17 expected 16 cells, found 17 "
       "symbols (as rows of a drawing)"},
      {"0 1 .\n. . .\n", "f:1:6: expected rows of N cells, N " + sides + ", found 3 symbols"},
      {"0 1 . .\n. . . .\n. . . .\n", "f:1:1: expected " + sides + " of rows, found 3"},
      {"0 1 . .\n. . .\n", "f:2:6: expected 4 cells, found 3 symbols in 3 words"},
      {"0 1 . .\n. . 10 .\n", "f:2:5: expected one symbol, found \"10\""},
      {"[Puzzle]\n01..\n....\n[State]\n00..\n....\n", "f:5:2: expected '1' in r1c2 as in the puzzle, found '0'"},
      {"[Puzzle]\n01..\n....\n[State]\n01..\n", "f:5:5: expected 2 rows, found 1"},
      {"puzzle,solution\n0...,1010\n", "f:2:6: expected '0' as in the puzzle in r1c1 of the solution, found '1'"},
      {"puzzle,solution\n0...,01.0\n", "f:2:8: expected a value in r2c1 of the solution, found '.'"},
      {"", "f:1:1: expected a puzzle, found none"},
  }));
  INFO(text);
  CHECK(failure(text, "f", any_size()) == error);
}

TEST_CASE("the first line of a list tells the size of all") {
  CHECK(failure("................\n..............\n", "f.sdm", any_size()) ==
        "f.sdm:2:15: expected 16 cells, found 14 symbols");
  CHECK(failure("................ 01\n................0\n", "f.sdm", any_size()) ==
        "f.sdm:2:17: expected 16 cells, found 17 symbols");
}

TEST_CASE("declared symbols of a takuzu are two") {
  ReadOptions options = any_size();
  options.symbols = *parse_symbols("ABC");
  CHECK(failure("AB..", "f", options) == "f:1:1: expected 2 declared symbols for takuzu-2x2, found 3");
}

TEST_CASE("values of a takuzu are called 0 and 1") {
  const Takuzu takuzu(2, 4);
  CHECK(value_name(takuzu, spec::zero) == "0");
  CHECK(value_name(takuzu, spec::one) == "1");
  CHECK(to_drawing(takuzu, spec::Grid(std::vector<spec::Value>{1, 2, 0, 0, 2, 0, 0, 1})) == "0 1 . .\n1 . . 0\n");
  CHECK(mark_names(takuzu, {{0, spec::zero}}, {{7, spec::one}}) == "r1c1=0 r2c4<>1");
  const auto crossed = parse_crossed(takuzu, "r2c4<>1 r1c2<>0", "--crossed");
  REQUIRE(crossed);
  CHECK(mark_names(takuzu, {}, *crossed) == "r1c2<>0 r2c4<>1");
  const std::string expected = "expected a mark as r2c3<>1, of 2 rows, 4 columns and the values 0 to 1, found ";
  for (const std::string word : {"r3c1<>0", "r1c5<>0", "r1c1<>2", "r1c1<>.", "r1c1<>00"})
    CHECK(failure(parse_crossed(takuzu, word, "--crossed")).ends_with(": " + expected + '"' + word + '"'));
}

TEST_CASE("rules are read by the name that they write") {
  for (const std::string name :
       {"2x3", "3x3+diagonals+windows", "regions:1122/1122/3344/3344", "regions:1122/1122/3344/3344+diagonals",
        "4x4:1x2", "takuzu-8x8", "takuzu-6x8", "takuzu-6x8-rules-1,2", "takuzu-30x2"}) {
    INFO(name);
    const Result<spec::AnyRules> rules = parse_rules(name);
    REQUIRE(rules);
    CHECK(rules_name(*rules) == name);
  }
  CHECK_FALSE(parse_rules("takuzu-8x8-rules-1,2")->takuzu()->lines_differ());
}

TEST_CASE("a constraint has its value as the user spells it") {
  const Takuzu takuzu(2, 4);
  std::string named;
  for (const std::size_t i : {0U, 1U, 16U, 17U, 18U, 19U, 20U, 21U})
    named += constraint_name(takuzu, takuzu.listed().constraints[i], *parse_symbols("BW")) + "; ";
  named += constraint_name(takuzu, takuzu.listed().constraints.back(), *parse_symbols("BW"));
  CHECK(named ==
        "r1c1 has a value; r1c1 has at most one value; row 1 has at most 2 of B; row 1 has at most 2 of W; "
        "r1c1 to r1c3 are not all B; r1c1 to r1c3 are not all W; r1c2 to r1c4 are not all B; "
        "r1c2 to r1c4 are not all W; column 3 and column 4 differ");
  for (const spec::Constraint& constraint : takuzu.listed().constraints)
    CHECK(constraint_name(takuzu, constraint, std::nullopt) == constraint.name);
}

TEST_CASE("a name that is no takuzu is an error at its place") {
  const std::string sides = "expected an even number from 2 to 30 of ";
  const auto [name, error] = GENERATE_REF(table<std::string, std::string>({
      {"takuzu", "rules:1:1: expected rules as takuzu-8x8, found \"takuzu\""},
      {"takuzu-", "rules:1:8: " + sides + "rows, found the end"},
      {"takuzu-8", "rules:1:9: expected 'x' between rows and columns, found the end"},
      {"takuzu-7x8", "rules:1:8: " + sides + "rows, found \"7x8\""},
      {"takuzu-0x8", "rules:1:8: " + sides + "rows, found \"0x8\""},
      {"takuzu-08x8", "rules:1:8: " + sides + "rows, found \"08x8\""},
      {"takuzu-32x8", "rules:1:8: " + sides + "rows, found \"32x8\""},
      {"takuzu-9999999999999x8", "rules:1:8: " + sides + "rows, found \"9999999999999x8\""},
      {"takuzu-6x", "rules:1:10: " + sides + "columns, found the end"},
      {"takuzu-6x5", "rules:1:10: " + sides + "columns, found \"5\""},
      {"takuzu-6x8x2", "rules:1:11: expected -rules-1,2 or the end, found \"x2\""},
      {"takuzu-6x8-rules-", "rules:1:11: expected -rules-1,2 or the end, found \"-rules-\""},
      {"takuzu-6x8-rules-1,3", "rules:1:11: expected -rules-1,2 or the end, found \"-rules-1,3\""},
      {"regions:1122/1122/3344/334", "rules:1:27: expected 4 characters as in the first line, found 3"},
      {"regions:1122/1122/3345/3344", "rules:1:21: expected 4 cells in region '4', found 3"},
      {"regions:1122/1122/3344/3344+windows", "rules:1:28: expected +diagonals or the end, found \"+windows\""},
  }));
  CHECK(failure(parse_rules(name)) == error);
}

TEST_CASE("a size is a number, or two") {
  CHECK(*parse_takuzu_size("8") == TakuzuSize{8, 8});
  CHECK(*parse_takuzu_size("6x8") == TakuzuSize{6, 8});
  CHECK(failure(parse_takuzu_size("8 ", "--size")) == "--size:1:2: expected 'x' between rows and columns, found ' '");
  CHECK(failure(parse_takuzu_size("8x8x8", "--size")) ==
        "--size:1:4: expected N or ROWSxCOLUMNS and the end, found 'x'");
  CHECK(failure(parse_takuzu_size("7", "--size")) ==
        "--size:1:1: expected an even number from 2 to 30 of rows and columns, found \"7\"");
  CHECK(failure(parse_takuzu_size("", "--size")) ==
        "--size:1:1: expected an even number from 2 to 30 of rows and columns, found the end");
}
