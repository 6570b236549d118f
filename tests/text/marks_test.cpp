// Marks in the notation that people write.
#include "text/marks.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "spec/sudoku/layout.hpp"

using namespace gridproof;
using spec::Layout;
using spec::Mark;
using text::parse_crossed;

namespace {

std::string names(const Layout& layout, const std::string& words, const std::optional<text::Symbols>& symbols = {}) {
  const auto marks = parse_crossed(layout, words, "--crossed", symbols);
  return marks ? text::mark_names(layout, {}, *marks) : text::to_string(marks.error());
}

}  // namespace

TEST_CASE("marks are named by cell and value, first those that are so") {
  const Layout layout = Layout::boxes(3, 4);
  CHECK(text::mark_names(layout, {}, {}).empty());
  CHECK(text::mark_names(layout, {{0, 4}, {13, 12}}, {{143, 1}}) == "r1c1=4 r2c2=12 r12c12<>1");
}

TEST_CASE("crossed marks are read in any order and come by cell, then by value") {
  const Layout layout = Layout::boxes(2, 2);
  const auto marks = parse_crossed(layout, " r3c3<>1\tr1c2<>4,r1c2<>3,\n r4c4<>2 ", "--crossed");
  REQUIRE(marks);
  CHECK(*marks == std::vector<Mark>{{1, 3}, {1, 4}, {10, 1}, {15, 2}});
  CHECK(names(layout, "r1c1<>1\r\nr1c1<>2\rr1c1<>3") == "r1c1<>1 r1c1<>2 r1c1<>3");
}

TEST_CASE("values above 9 are numbers or letters; declared symbols are the only way") {
  CHECK(names(Layout::boxes(3, 4), "r12c10<>12 r1c1<>B r1c1<>c r1c1<>9") == "r1c1<>9 r1c1<>11 r1c1<>12 r12c10<>12");
  const auto letters = *text::parse_symbols("ABCD");
  CHECK(names(Layout::boxes(2, 2), "r1c1<>D", letters) == "r1c1<>4");
  CHECK(names(Layout::boxes(2, 2), "r1c1<>4", letters) ==
        "--crossed:1:7: expected a mark as r2c3<>4, of 4 rows, columns and values, found \"r1c1<>4\"");
  CHECK(names(Layout::boxes(4, 4), "r1c1<>0", *text::parse_symbols("0-F")) == "r1c1<>1");
}

TEST_CASE("what is no mark is an error with its place") {
  using namespace std::string_literals;
  const auto no_mark = [](const std::string& place, const std::string& found) {
    return "--crossed:" + place + ": expected a mark as r2c3<>4, of 4 rows, columns and values, found \"" + found +
           "\"";
  };
  const Layout layout = Layout::boxes(2, 2);
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"", "--crossed:1:1: expected a mark as r2c3<>4, found the end"},
      {" ,\n", "--crossed:1:1: expected a mark as r2c3<>4, found the end"},
      {"r1c2", no_mark("1:5", "r1c2")},
      {"r1c2=4", no_mark("1:5", "r1c2=4")},
      {"r1c2<4", no_mark("1:5", "r1c2<4")},
      {"r1c2<>", no_mark("1:7", "r1c2<>")},
      {"r1c2<>5", no_mark("1:7", "r1c2<>5")},
      {"r1c2<>0", no_mark("1:7", "r1c2<>0")},
      {"r1c2<>X", no_mark("1:7", "r1c2<>X")},
      {"r1c2<>44", no_mark("1:7", "r1c2<>44")},
      {"r1c2<>4x", no_mark("1:8", "r1c2<>4x")},
      {"r0c2<>4", no_mark("1:2", "r0c2<>4")},
      {"r5c2<>4", no_mark("1:2", "r5c2<>4")},
      {"r1c99999999999999999999<>4", no_mark("1:4", "r1c99999999999999999...")},
      {"rc2<>4", no_mark("1:2", "rc2<>4")},
      {"R1C2<>4", no_mark("1:1", "R1C2<>4")},
      {"r1c1<>1\n r2c9<>4", no_mark("2:5", "r2c9<>4")},
      {"r1c2<>4\0"s, no_mark("1:8", "r1c2<>4\\x00")},
      {"r1c2<>4 r1c2<>4", "--crossed:1:9: expected each mark once, found \"r1c2<>4\" again"},
  };
  for (const auto& [words, error] : cases) {
    INFO(words);
    CHECK(names(layout, words) == error);
  }
}
