// Where the text is wrong, the error names the very place and says what was expected there and what was found.
#include <catch2/catch.hpp>
#include <string>

#include "text/layout_name.hpp"
#include "text/read.hpp"

using namespace gridproof;
using namespace gridproof::text;

namespace {

struct Malformed {
  std::string source;
  std::string text;
  std::string error;
};

const std::string blank4 = "................";
const std::string sizes = "16 (2x2), 36 (2x3), 64 (2x4), 81 (3x3), 144 (3x4), 256 (4x4) or 625 (5x5)";
const std::string stranger = "expected a letter, a digit, or . _ * where empty, found ";
const std::string digits4 = "expected 1-4, or . 0 _ * X where empty, found ";

std::string failure(const std::string& text, const std::string& source, const ReadOptions& options = {}) {
  const Result<Document> document = read_puzzles(text, source, options);
  return document ? "read as " + std::string(format_name(document->format)) : to_string(document.error());
}

}  // namespace

TEST_CASE("malformed lines") {
  const Malformed sample = GENERATE(values<Malformed>(
      {{"f", "", "f:1:1: expected a puzzle, found none"},
       {"f.sdm", " \n\t\n# nothing\n", "f.sdm:1:1: expected a puzzle, found none"},
       {"f", std::string(80, '.'), "f:1:81: expected " + sizes + " cells where no layout is given, found 80"},
       {"f", std::string(82, '.') + " note\nx\n",
        "f:1:83: expected " + sizes + " cells where no layout is given, found 82"},
       {"f", "12345...........", "f:1:5: " + digits4 + "'5'"},
       {"f", "  ...............-", "f:1:18: " + digits4 + "'-'"},
       {"f", "....\xE2\x96\xA1...........", "f:1:5: " + digits4 + "U+25A1 '\xE2\x96\xA1'"},
       {"f", "....\xE2\x96\xA1.........", "f:1:5: " + stranger + "U+25A1 '\xE2\x96\xA1'"},
       {"f", "....\xE2...........", "f:1:5: " + digits4 + "byte 0xE2"},
       {"f", "....\x7F...........", "f:1:5: " + digits4 + "U+007F"},
       {"f", "....\xC2\x9B...........", "f:1:5: " + digits4 + "U+009B"},
       {"f", "...\xC3\xA9", "f:1:4: " + stranger + "U+00E9 '\xC3\xA9'"},
       {"f.sdm", blank4 + "\n\xC3\xA9..............7", "f.sdm:2:1: " + digits4 + "U+00E9 '\xC3\xA9'"},
       {"f", "1 2 \xC3\xA9 4 . . . . . . . . . . . .", "f:1:5: " + digits4 + "U+00E9 '\xC3\xA9'"},
       {"f.sdm", blank4 + "\n\n#\n" + blank4 + ".\n", "f.sdm:4:17: expected 16 cells, found 17 symbols"},
       {"f.sdm", blank4 + "\r\n..............\r\n", "f.sdm:2:15: expected 16 cells, found 14 symbols"},
       {"f.sdm", blank4 + "\n" + blank4 + ";7\n", "f.sdm:2:17: " + digits4 + "';'"},
       {"f.sdm", blank4 + ",7\n", "f.sdm:1:17: expected a blank or the end of the line after the puzzle, found ','"},
       {"f", std::string("\0", 1), "f:1:1: expected text, found a NUL byte '\\x00'"},
       {"f", blank4 + "\n# note\n" + std::string("..\0", 3), "f:3:3: expected text, found a NUL byte '\\x00'"},
       {"", "1..............5", "1:16: " + digits4 + "'5'"}}));
  INFO(sample.text);
  CHECK(failure(sample.text, sample.source) == sample.error);
}

TEST_CASE("malformed numbers") {
  const std::string zeros12 = " 0 0 0 0 0 0 0 0 0 0 0 0";
  const Malformed sample = GENERATE_COPY(values<Malformed>({
      {"f", "1 2 3 5" + zeros12, "f:1:7: " + digits4 + "'5'"},
      {"f", "1 2 3 10" + zeros12, "f:1:7: expected a number from 1 to 4, or . 0 _ * where empty, found \"10\""},
      {"f", "1 2 3 04" + zeros12, "f:1:7: expected a number from 1 to 4, or . 0 _ * where empty, found \"04\""},
      {"f", "1 2 3" + zeros12, "f:1:30: expected " + sizes + " cells where no layout is given, found 15"},
      {"f", "1,2,,4" + zeros12, "f:1:5: expected a value before the comma, found none"},
      {"f", ",1,2,3" + zeros12, "f:1:1: expected a value before the comma, found none"},
      {"f", "1,2,3,4" + zeros12 + ",", "f:1:33: expected a value after the comma, found the end of the line"},
      {"f.sdm", "1 2 3 4" + zeros12 + "\n1 2 3 4" + zeros12 + " 0",
       "f.sdm:2:33: expected 16 cells, found 17 symbols in 17 words"},
      {"f.sdm", "1 2 3 4" + zeros12 + "\n1,2,3 4" + zeros12 + " 0", "f.sdm:2:33: expected 16 cells, found 17"},
      {"f.sdm", "1 2 3 4" + zeros12 + "\n1,2,3" + zeros12, "f.sdm:2:30: expected 16 cells, found 15"},
  }));
  INFO(sample.text);
  CHECK(failure(sample.text, sample.source) == sample.error);
}

TEST_CASE("malformed .sdk files") {
  const Malformed sample = GENERATE(values<Malformed>({
      {"f", "[Puzzle]\n", "f:1:9: expected the rows of the puzzle, found none"},
      {"f.sdk", "#A me\n", "f.sdk:1:1: expected a puzzle, found none"},
      {"f", "[State]\n....\n....\n....\n....\n", "f:1:1: expected a section [Puzzle], found [State] alone"},
      {"f", "[Puzle]\n....\n", "f:1:1: expected [Puzzle] or [State], found \"[Puzle]\""},
      {"f", "[Puzzle]\n....\n....\n....\n", "f:4:5: expected 4 rows, found 3"},
      {"f", "[Puzzle]\n....\n....\n....\n....\n\n....\n", "f:7:1: expected 4 rows, found 5"},
      {"f", "[Puzzle]\n....\n....\n...\n....\n", "f:4:4: expected 4 cells, found 3 symbols"},
      {"f", "[Puzzle]\n....\n....\n  ..5..\n....\n", "f:4:5: " + digits4 + "'5'"},
      {"f", "[Puzzle]\n.....\n",
       "f:2:6: expected N rows of N cells, N*N = " + sizes + ", where no layout is given, found 5 symbols"},
      {"f", "[Puzzle]\n....\n....\n....\n....\n[puzzle]\n", "f:6:1: expected one section [puzzle], found another"},
      {"f.sdk", "....\n....\n....\n....\n[Puzzle]\n", "f.sdk:5:1: expected one section [Puzzle], found another"},
      {"f", "[Puzzle]\n....\n....\n....\n....\n[State]\n", "f:6:8: expected 4 rows, found 0"},
      {"f", "[Puzzle]\n....\n....\n.3..\n....\n[State]\n....\n....\n1.4.\n....\n",
       "f:9:2: expected '3' in r3c2 as in the puzzle, found '.'"},
      {"f", "[Puzzle]\n....\n....\n..3.\n....\n[State]\n....\n....\n1 . | 4 .\n....\n",
       "f:9:7: expected '3' in r3c3 as in the puzzle, found '4'"},
  }));
  INFO(sample.text);
  CHECK(failure(sample.text, sample.source) == sample.error);
}

TEST_CASE("malformed CSV") {
  const std::string full = "1234341221434321";
  const std::string puzzle = "1..............1";
  const Malformed sample = GENERATE_COPY(values<Malformed>({
      {"f", "puzzle,solution\n", "f:1:1: expected a puzzle, found none"},
      {"f", "puzzle,quiz\n", "f:1:8: expected one column for this, found \"quiz\" too"},
      {"f.csv", "id,clues\n1,2\n", "f.csv:1:3: expected " + sizes + " cells where no layout is given, found 2"},
      {"f", "puzzle,solution\n" + puzzle + "\n", "f:2:17: expected 2 fields as in the header, found 1"},
      {"f", "puzzle\n" + puzzle + "," + full + "\n", "f:2:34: expected 1 field as in the header, found 2"},
      {"f", "puzzle,solution\n" + puzzle + "," + puzzle + "\n",
       "f:2:19: expected a value in r1c2 of the solution, found '.'"},
      {"f", "puzzle,solution\n4..............1, \"" + full + "\"\n",
       "f:2:20: expected '4' as in the puzzle in r1c1 of the solution, found '1'"},
      {"f", puzzle + "," + full + "\n1..............2,1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1\n",
       "f:2:48: expected '2' as in the puzzle in r4c4 of the solution, found '1'"},
      {"f", puzzle + "," + full.substr(1) + "\n", "f:1:33: expected 16 cells, found 15 symbols"},
      {"f", puzzle + ",7.2\n", "f:1:18: " + digits4 + "'7'"},
      {"f", "puzzle,note\n" + puzzle + ",\"open\n", "f:2:23: expected a closing '\"', found the end of the line"},
      {"f", "puzzle,note\n" + puzzle + ",\"a\" b\n", "f:2:22: expected ',' after the quoted field, found 'b'"},
      {"f", "puzzle,note\n,x\n", "f:2:1: expected " + sizes + " cells where no layout is given, found 0"},
      {"f", "puzzle\n1........5.....1\n", "f:2:10: " + digits4 + "'5'"},
      {"f", "note,puzzle\n\"\xC3\xA9t\xC3\xA9\",1........5.....1\n", "f:2:16: " + digits4 + "'5'"},
      {"f", "note,puzzle\n\xC3\xA9t\xC3\xA9,1..\xC3\xA9\n", "f:2:8: " + stranger + "U+00E9 '\xC3\xA9'"},
  }));
  INFO(sample.text);
  CHECK(failure(sample.text, sample.source) == sample.error);
}

TEST_CASE("malformed drawings") {
  const std::string unbroken = " without a blank line between them, found ";
  const Malformed sample = GENERATE_COPY(values<Malformed>({
      {"f", "--+--\n--+--\n", "f:1:1: expected a puzzle, found none"},
      {"f", "12|34\n..|..\n--+--\n4.|..\n", "f:4:6: expected 4 rows" + unbroken + "3"},
      {"f", "12|34\n..|..\n--+--\n4.|..\n..|..\n1.|..\n", "f:6:1: expected 4 rows" + unbroken + "5"},
      {"f", "12|34\n..|5.\n--+--\n4.|..\n..|..\n", "f:2:4: " + digits4 + "'5'"},
      {"f", "1 2 | 3 4\n- - | 1 .\n4 . | . .\n. . | . .\n", "f:2:1: " + digits4 + "'-'"},
      {"f", "12|34\n..|.\n--+--\n4.|..\n..|..\n", "f:2:5: expected 4 cells, found 3 symbols in 2 words"},
      {"f", "12|34\n..|...\n--+--\n4.|..\n..|..\n", "f:2:6: expected 4 cells, found 5 symbols in 2 words"},
      {"f", "12|34|\n..|..\n\n....\n....\n\n....\n....\n\n", "f:8:5: expected 4 rows, found 2"},
      {"f", "....\n....\n....\n\n....\n....\n....\n....\n....\n", "f:3:5: expected 4 rows" + unbroken + "3"},
      {"f", "....\n....\n\n....\n....\n....\n....\n\n....\n....\n", "f:6:1: expected 2 rows" + unbroken + "4"},
      {"f", "12345\n.....\n",
       "f:1:6: expected N rows of N cells, N*N = " + sizes + ", where no layout is given, found 5 symbols"},
      {"f", "12|3\xC3\xA9\n....\n....\n....\n", "f:1:5: " + digits4 + "U+00E9 '\xC3\xA9'"},
      {"f", "12\xC3\xA9|34\n....\n....\n....\n", "f:1:3: " + stranger + "U+00E9 '\xC3\xA9'"},
      {"f", "1,2,,3\n....\n", "f:1:5: expected a value before the comma, found none"},
  }));
  INFO(sample.text);
  CHECK(failure(sample.text, sample.source) == sample.error);
}

TEST_CASE("where both readings fail, both are told") {
  CHECK(failure("................\n.........5......\n", "f") ==
        "f:2:10: " + digits4 +
            "'5' (as one grid a line), or at 2:17 expected 16 rows without a blank line between "
            "them, found 2 (as rows of a drawing)");
}

TEST_CASE("options that do not fit the text") {
  CHECK(failure(blank4, "f", {.rules = *parse_layout("3x3")}) == "f:1:17: expected 81 cells, found 16 symbols");
  CHECK(failure(blank4, "f", {.symbols = *parse_symbols("1-9")}) ==
        "f:1:1: expected 4 declared symbols for layout 2x2, found 9");
  CHECK(failure("ABCD1...........", "f", {.symbols = *parse_symbols("ABCD")}) ==
        "f:1:5: expected A-D, or . 0 _ * X where empty, found '1'");
  CHECK(failure("A B C 10 . . . . . . . . . . . .", "f", {.symbols = *parse_symbols("ABCD")}) ==
        "f:1:7: expected one symbol, found \"10\"");
  CHECK(failure("....\n....\n....\n....\n", "f", {.format = Format::csv}) ==
        "f:1:5: expected " + sizes + " cells where no layout is given, found 4");
}

TEST_CASE("a huge text that is no puzzle is an error like any other") {
  const std::string huge(1 << 20, '1');
  CHECK(failure(huge, "f") == "f:1:1048577: expected " + sizes + " cells where no layout is given, found 1048576");
  CHECK(failure(std::string(1 << 20, '\n'), "f") == "f:1:1: expected a puzzle, found none");
  CHECK(failure(std::string(1 << 20, '['), "f") ==
        "f:1:1: expected [Puzzle] or [State], found \"[[[[[[[[[[[[[[[[[[[[...\"");
}
