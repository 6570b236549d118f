// Every format from samples as people write them.
#include "text/read.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "text/layout_name.hpp"
#include "text/write.hpp"

using namespace gridproof;
using namespace gridproof::text;

namespace {

const std::string easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string easy_solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// What was read, spelled with '.', or the error.
std::string first_of(const Result<Document>& document) {
  return document ? to_line(document->rules, document->entries.front().puzzle) : to_string(document.error());
}

std::string rows_of(const std::string& line, std::size_t size, const std::string& end = "\n") {
  std::string text;
  for (std::size_t at = 0; at < line.size(); at += size) text += line.substr(at, size) + end;
  return text;
}

}  // namespace

TEST_CASE("a bare line is a puzzle") {
  const Result<Document> document = read_puzzle(easy, "argument");
  REQUIRE(first_of(document) == easy);
  CHECK(document->format == Format::line);
  CHECK(document->rules.name() == "3x3");
  CHECK(document->rules_chosen_by_length);
  CHECK(document->entries.front().line == 1);
  CHECK(document->entries.front().note.empty());
}

TEST_CASE("every way to write an empty cell is read") {
  CHECK(first_of(read_puzzles("1.3_*01x....X...", "")) == "1.3...1.........");
}

TEST_CASE("a named layout is used as it is") {
  const Result<Document> document =
      read_puzzles("1.....2.....3.....4.....5.....6.....", "", {.rules = *parse_layout("3x2+diagonals")});
  REQUIRE(document);
  CHECK(document->rules.name() == "3x2+diagonals");
  CHECK_FALSE(document->rules_chosen_by_length);
  CHECK(first_of(read_puzzles("12..", "", {.rules = *parse_layout("1x2")})) == "12..");
}

TEST_CASE("a line list has notes, comments and blank lines") {
  const Result<Document> document = read_puzzles(
      "\xEF\xBB\xBF# top 2\r\n\r\n" + easy + "  7.2 hard, [x] | y  \r\n\t" + easy_solution + "\t\r\n", "list.txt");
  REQUIRE(first_of(document) == easy);
  REQUIRE(document->entries.size() == 2);
  CHECK(document->format == Format::line);
  CHECK(document->entries[0].note == "7.2 hard, [x] | y");
  CHECK(document->entries[0].line == 3);
  CHECK(document->entries[1].note.empty());
  CHECK(document->entries[1].line == 4);
  CHECK(document->entries[1].puzzle.is_full());
}

TEST_CASE("lines may end in the old ways") {
  CHECK(read_puzzles("1...............\r.2..............\r", "a.sdm")->entries.size() == 2);
  CHECK(read_puzzles("1...............\r\n.2..............", "a.sdm")->entries[1].line == 2);
}

TEST_CASE("numbers are separated by blanks or commas") {
  const std::string blank = "1 2 3 4  . . . .\t_ * 0 0  4 3 2 1";
  CHECK(first_of(read_puzzles(blank, "")) == "1234........4321");
  CHECK(first_of(read_puzzles("1,2,3,4,0,0,0,0,0, 0 ,0,0,4 , 3,2,1", "")) == "1234........4321");
  std::string sixteen;
  for (int i = 0; i < 256; ++i) sixteen += std::to_string(i % 17) + (i % 3 == 0 ? " " : ", ");
  const Result<Document> document = read_puzzles(sixteen.substr(0, sixteen.size() - 1), "");
  REQUIRE(document);
  CHECK(document->rules.name() == "4x4");
  for (std::size_t i = 0; i < 256; ++i) CHECK(document->entries.front().puzzle[i] == i % 17);
}

TEST_CASE("letters go on after 9, in either case") {
  const std::string line = "123456789aBcDeFg" + std::string(240, '.');
  CHECK(first_of(read_puzzles(line, "")) == "123456789ABCDEFG" + std::string(240, '.'));
}

TEST_CASE("declared symbols replace the usual ones") {
  const Result<Document> document = read_puzzles("0123_321...*...3", "", {.symbols = *parse_symbols("0-3")});
  CHECK(first_of(document) == "1234.432.......4");
  CHECK(first_of(read_puzzles("w x y z . . . . . . . . . . . W", "", {.symbols = *parse_symbols("W-Z")})) ==
        "1234...........1");
}

TEST_CASE("an .sdk file has metadata and sections") {
  const std::string text =
      "#A Someone\n#D A puzzle\n\n[Puzzle]\n" + rows_of(easy, 9) + "[State]\n" + rows_of(easy_solution, 9) + "#C end\n";
  for (const std::string source : {"a.sdk", "a.txt"}) {
    const Result<Document> document = read_puzzles(text, source);
    REQUIRE(first_of(document) == easy);
    CHECK(document->format == Format::sdk);
    const Entry& entry = document->entries.front();
    CHECK(entry.note == "A Someone\nD A puzzle\nC end");
    CHECK(entry.line == 5);
    REQUIRE(entry.state);
    CHECK(to_line(document->rules, *entry.state) == easy_solution);
  }
  const Result<Document> bare = read_puzzles("#A Someone\r\n" + rows_of(easy, 9, "\r\n"), "b.SDK");
  REQUIRE(first_of(bare) == easy);
  CHECK(bare->entries.front().note == "A Someone");
  CHECK_FALSE(bare->entries.front().state);
}

TEST_CASE("CSV has a header or none, and a solution or none") {
  const auto [text, has_solution, note, line] = GENERATE_COPY(table<std::string, bool, std::string, std::size_t>({
      {"quizzes,solutions\n" + easy + "," + easy_solution + "\n", true, "", 2},
      {"Puzzle,Solution\r\n" + easy + "," + easy_solution + "\r\n", true, "", 2},
      {"puzzle\n" + easy + "\n", false, "", 2},
      {"id,puzzle,solution,clues,difficulty\n7," + easy + "," + easy_solution + ",30,\n", true, "7, 30", 2},
      {"solution,quiz\n" + easy_solution + "," + easy + "\n", true, "", 2},
      {"puzzle,rating\n" + easy + ",\"1,2 \"\"easy\"\"\"\n", false, "1,2 \"\"easy\"\"", 2},
      {easy + "," + easy_solution + "\n", true, "", 1},
      {easy + " , " + easy_solution + " , hard\n", true, "hard", 1},
      {easy + ",\n", false, "", 1},
      {"# none\n\n\"" + easy + "\",\"" + easy_solution + "\"\n", true, "", 3},
  }));
  for (const std::string source : {"a.csv", "a"}) {
    const Result<Document> document = read_puzzles(text, source);
    INFO(text);
    REQUIRE(first_of(document) == easy);
    CHECK(document->format == Format::csv);
    const Entry& entry = document->entries.front();
    CHECK(entry.note == note);
    CHECK(entry.line == line);
    REQUIRE(entry.solution.has_value() == has_solution);
    if (has_solution) CHECK(to_line(document->rules, *entry.solution) == easy_solution);
  }
}

TEST_CASE("a quoted CSV field may hold numbers") {
  CHECK(first_of(read_puzzles("puzzle\n\"1,2,3,4,0,0,0,0,0,0,0,0,0,0,0,1\"\n", "")) == "1234...........1");
}

TEST_CASE("drawn grids are read with any decoration") {
  const std::string expected = "1234....4.......";
  const std::string text = GENERATE(as<std::string>(),                                                           //
                                    "1234\n....\n4...\n....\n",                                                  //
                                    "1 2 3 4\n. . . .\n4 . . .\n. . . .",                                        //
                                    "1 2 | 3 4\n. . | . .\n----+----\n4 . | . .\n. . | . .\n",                   //
                                    "+--+--+\n|12|34|\n|  |  |\n|..|..|\n+--+--+\n|4.|..|\n|..|..|\n+--+--+\n",  //
                                    "*-----*\n|12|34|\n|..|..|\n:--+--:\n|4.|..|\n|..|..|\n'-----'\n",           //
                                    ".=====.\r\n 12 34 \r\n .. ..\t\r\n\r\n 4. ..\r\n .. ..\r\n\r\n",            //
                                    "1,2,3,4\n0,0,0,0\n4,0,0,0\n0,0,0,0\n",                                      //
                                    "# a comment\n1 2 3 4\n_ _ _ _\n# another\n4 * * *\n0 0 0 0");
  const Result<Document> document = read_puzzles(text, "drawn.txt");
  INFO(text);
  REQUIRE(first_of(document) == expected);
  CHECK(document->format == Format::drawing);
  CHECK(document->entries.size() == 1);
}

TEST_CASE("several drawn grids stand between blank lines") {
  const Result<Document> document = read_puzzles("12..\n....\n....\n....\n\n\n34..\n....\n....\n....\n", "");
  REQUIRE(document);
  REQUIRE(document->entries.size() == 2);
  CHECK(document->entries[1].puzzle[0] == 3);
  CHECK(document->entries[1].line == 7);
}

TEST_CASE("drawn grids above size 9 hold letters or numbers") {
  std::string letters, numbers;
  for (int row = 0; row < 12; ++row)
    for (int column = 0; column < 12; ++column) {
      const int value = (row + column) % 13;
      letters += value == 0 ? '.' : value < 10 ? static_cast<char>('0' + value) : static_cast<char>('A' + value - 10);
      numbers += std::to_string(value) + (column == 11 ? "\n" : column % 4 == 3 ? " | " : "  ");
    }
  CHECK(first_of(read_puzzles(rows_of(letters, 12), "")) == letters);
  CHECK(first_of(read_puzzles(numbers, "")) == letters);
}

TEST_CASE("16 symbols a line are lists or rows, whichever reads") {
  std::string list, drawn, both;
  for (int i = 0; i < 3; ++i) list += "1234............\n";
  for (int i = 0; i < 16; ++i) drawn += "G...............\n";
  for (int i = 0; i < 16; ++i) both += "1...............\n";
  CHECK(read_puzzles(list, "")->entries.size() == 3);
  CHECK(read_puzzles(drawn, "")->rules.name() == "4x4");
  CHECK(to_string(read_puzzles(both, "x").error()) ==
        "x:1:1: expected one reading, found two: 16 grids with one grid a line (layout 2x2), or 1 grid drawn in rows "
        "(layout 4x4); name the layout or the format");
  CHECK(read_puzzles(both, "x", {.rules = *parse_layout("2x2")})->entries.size() == 16);
  CHECK(read_puzzles(both, "x", {.rules = *parse_layout("4x4")})->entries.size() == 1);
  CHECK(read_puzzles(both, "x", {.format = Format::line})->entries.size() == 16);
  CHECK(read_puzzles(both, "x", {.format = Format::drawing})->entries.size() == 1);
  CHECK(read_puzzles(both, "x.sdm")->entries.size() == 16);
}

TEST_CASE("the words of a row are cells where the number of rows says so") {
  std::string eight, twelve;
  for (int i = 0; i < 8; ++i) eight += "1. 2. 3. 4.\n";
  for (int i = 0; i < 12; ++i) twelve += "10 11 12 12 1 2 3 4 5 6 7 8\n";  // 16 symbols
  CHECK(read_puzzles(eight, "")->rules.name() == "2x4");
  CHECK(read_puzzles(twelve, "")->rules.name() == "3x4");
}

TEST_CASE("exactly one puzzle is wanted") {
  const std::string two = "1...............\n\n2...............\n3...............\n";
  CHECK(to_string(read_puzzle(two, "f").error()) == "f:3:1: expected one puzzle, found 3");
  CHECK(read_puzzle("1...............\n", "f")->entries.size() == 1);
}

TEST_CASE("a line at a time reads what the whole does") {
  const spec::Layout layout = spec::Layout::boxes(2, 2);
  const Symbols symbols = Symbols::standard(4);
  const auto entry = [&](const std::string& line, std::size_t number) {
    return parse_line(line, layout, symbols, "f", number);
  };
  CHECK_FALSE(entry("", 1)->has_value());
  CHECK_FALSE(entry(" \t\r", 1)->has_value());
  CHECK_FALSE(entry("\xEF\xBB\xBF# list", 1)->has_value());
  REQUIRE(entry("1............... 9.1\r", 7)->has_value());
  CHECK(**entry("1............... 9.1\r", 7) ==
        Entry{.puzzle = read_puzzle("1...............", "")->entries[0].puzzle, .note = "9.1", .line = 7});
  CHECK(to_string(entry("1..............5", 7).error()) == "f:7:16: expected 1-4, or . 0 _ * X where empty, found '5'");
  CHECK(to_string(entry(std::string("1\0", 2), 7).error()) == "f:7:2: expected text, found a NUL byte '\\x00'");
}

TEST_CASE("the extension of the source chooses the format") {
  CHECK(format_of_source("a/b.SDM") == Format::line);
  CHECK(format_of_source("b.sdk") == Format::sdk);
  CHECK(format_of_source("b.csv") == Format::csv);
  CHECK(format_of_source("b.csv.txt") == std::nullopt);
  CHECK(format_of_source("csv") == std::nullopt);
  CHECK(*parse_format("drawing") == Format::drawing);
  CHECK(to_string(parse_format("pdf").error()) ==
        "format:1:1: expected line, sdk, csv, drawing, candidates, candidate-line or hodoku, found \"pdf\"");
}

TEST_CASE("a row with a dash in it is not taken for a rule") {
  CHECK(first_of(read_puzzles("....\n.-..\n....\n....\n", "f", {.format = Format::drawing})) ==
        "f:2:2: expected 1-4, or . 0 _ * X where empty, found '-'");
}
