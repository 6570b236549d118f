// A list is read line by line as it is read whole.
#include "text/list.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "text/layout_name.hpp"

using namespace gridproof;
using namespace gridproof::text;

namespace {

List learn(const std::string& beginning, Format format, const ReadOptions& options = {}) {
  const Result<List> list = List::learn(beginning, "f", format, options);
  REQUIRE(list);
  return *list;
}

std::string failure(const Result<bool>& result) { return result ? "read" : to_string(result.error()); }

}  // namespace

TEST_CASE("a list learns its layout from the first puzzle, and reads any line into the same entry") {
  const List list = learn("# c\n\n1.3...1..1..3.2. hard\n", Format::line);
  CHECK(list.rules().name() == "2x2");
  CHECK(list.rules_chosen_by_length());
  CHECK(list.header_line() == 0);
  Entry entry;
  CHECK(*list.read("  .....1..1.43.31.\t7.2 on a train ", 9, entry));
  CHECK(entry.puzzle[5] == 1);
  CHECK(entry.note == "7.2 on a train");
  CHECK(entry.line == 9);
  CHECK(*list.read("1 . 3 . . . 1 . . 1 . . 3 . 2 .", 10, entry));
  CHECK(entry.puzzle[0] == 1);
  CHECK(entry.note.empty());
  CHECK_FALSE(*list.read("", 11, entry));
  CHECK_FALSE(*list.read(" # 1.3...1..1..3.2.", 12, entry));
  CHECK(*list.read("\xEF\xBB\xBF................", 1, entry));
  CHECK(entry.puzzle.givens() == 0);
}

TEST_CASE("a second word that is a full grid is the solution, and nothing else is") {
  const List list = learn("1.3...1..1..3.2.\n", Format::line);
  Entry entry;
  CHECK(*list.read("1.3...1..1..3.2. 1234431221433421 easy", 1, entry));
  REQUIRE(entry.solution);
  CHECK((*entry.solution)[1] == 2);
  CHECK(entry.note == "easy");
  for (const char* note :
       {"123443122143342", "12344312214334211", "12344312214334.1", "1234431221433421x", "123443122143342a", ""}) {
    CAPTURE(note);
    CHECK(*list.read("1.3...1..1..3.2. " + std::string(note), 1, entry));
    CHECK_FALSE(entry.solution);
    CHECK(entry.note == note);
  }
  CHECK(failure(list.read("1.3...1..1..3.2.  1434431221433421", 4, entry)) == "read");
  CHECK(failure(list.read("1.3...1..1..3.2.  2134431221433421", 4, entry)) ==
        "f:4:19: expected '1' as in the puzzle in r1c1 of the solution, found '2'");
}

TEST_CASE("a list of records knows its columns") {
  const List list = learn("# c\nrating,solution,puzzle\n1,,1.3...1..1..3.2.\n", Format::csv);
  CHECK(list.header_line() == 2);
  Entry entry;
  CHECK_FALSE(*list.read("rating,solution,puzzle", 2, entry));
  CHECK(*list.read("7,1234431221433421,1.3...1..1..3.2.", 5, entry));
  CHECK(entry.solution);
  CHECK(entry.note == "7");
  CHECK(*list.read(",,\"1.3...1..1..3.2.\"", 6, entry));
  CHECK_FALSE(entry.solution);
  CHECK(entry.note.empty());
  CHECK(failure(list.read("7,1.3...1..1..3.2.", 8, entry)) == "f:8:19: expected 3 fields as in the header, found 2");
}

TEST_CASE("a malformed line has its place") {
  const List list = learn("1.3...1..1..3.2.\n", Format::line);
  Entry entry;
  CHECK(failure(list.read("1.3...1..1..3.5.", 7, entry)) ==
        "f:7:15: expected 1-4, or . 0 _ * X where empty, found '5'");
  CHECK(failure(list.read("1.3...1..1..3.2.,", 7, entry)) ==
        "f:7:17: expected a blank or the end of the line after the puzzle, found ','");
  CHECK(failure(list.read(std::string("1.3...1..1..3.2. a\0b", 20), 7, entry)) ==
        "f:7:19: expected text, found a NUL byte '\\x00'");
}

TEST_CASE("a beginning that tells nothing is an error") {
  const auto error = [](const std::string& beginning, Format format, const ReadOptions& options = {}) {
    const Result<List> list = List::learn(beginning, "f", format, options);
    return list ? "learnt" : to_string(list.error());
  };
  CHECK(error("# c\n", Format::line) == "f:1:1: expected a puzzle, found none");
  CHECK(error("puzzle,solution\n", Format::csv) == "f:1:1: expected a puzzle, found none");
  CHECK(error("puzzle,quiz\n", Format::csv) == "f:1:8: expected one column for this, found \"quiz\" too");
  CHECK(error("1.3...1..1..3.2", Format::line).find("cells where no layout is given, found 15") != std::string::npos);
  CHECK(error("1.3...1..1..3.2.\n", Format::line, {.symbols = *parse_symbols("1-9")}) ==
        "f:1:1: expected 4 declared symbols for layout 2x2, found 9");
  CHECK(error(std::string("1.3\0", 4), Format::line) == "f:1:4: expected text, found a NUL byte '\\x00'");
}

TEST_CASE("lines have their numbers from the middle of a text on") {
  LineReader lines("a\rb\r\n\nc", "f", 7);
  CHECK(lines.next()->line == 7);
  CHECK(lines.next()->text == "b");
  CHECK(lines.next_content()->line == 10);
  CHECK_FALSE(lines.next());
}
