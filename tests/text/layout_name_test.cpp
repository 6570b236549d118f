#include "text/layout_name.hpp"

#include <catch2/catch.hpp>
#include <string>

using namespace gridproof;
using namespace gridproof::text;

namespace {

std::string failure(const Result<spec::Layout>& layout) {
  return layout ? "read as " + layout->name() : to_string(layout.error());
}

}  // namespace

TEST_CASE("a layout is named by the shape of its boxes") {
  for (const std::string name : {"2x2", "2x3", "3x2", "3x3", "1x2", "1x7", "7x1", "1x25", "25x1", "5x5", "2x12"}) {
    const Result<spec::Layout> layout = parse_layout(name);
    INFO(name);
    REQUIRE(layout);
    CHECK(layout->name() == name);
    CHECK(layout->is_plain());
  }
  CHECK(parse_layout("2x3")->box_rows() == 2);
  CHECK(parse_layout("2x3")->box_columns() == 3);
}

TEST_CASE("extras come in any order and make one layout") {
  const spec::Layout expected = spec::Layout::boxes(3, 3).with_diagonals().with_windows();
  CHECK(*parse_layout("3x3+diagonals+windows") == expected);
  CHECK(*parse_layout("3x3+windows+diagonals") == expected);
  CHECK(parse_layout("3x3+windows+diagonals")->name() == "3x3+diagonals+windows");
  CHECK(*parse_layout("2x3+diagonals") == spec::Layout::boxes(2, 3).with_diagonals());
}

TEST_CASE("a name that is no layout is an error at its place") {
  const auto [name, expected] = GENERATE(table<std::string, std::string>({
      {"", "layout:1:1: expected the shape of a box, rows x columns, such as 3x3, found the end"},
      {"nine", "layout:1:1: expected the shape of a box, rows x columns, such as 3x3, found 'n'"},
      {"03x3", "layout:1:1: expected the shape of a box, rows x columns, such as 3x3, found '0'"},
      {"-3x3", "layout:1:1: expected the shape of a box, rows x columns, such as 3x3, found '-'"},
      {"3", "layout:1:2: expected 'x' between the rows and the columns of a box, found the end"},
      {"300x3", "layout:1:3: expected 'x' between the rows and the columns of a box, found '0'"},
      {"3X3", "layout:1:2: expected 'x' between the rows and the columns of a box, found 'X'"},
      {"3x", "layout:1:3: expected the number of columns of a box, found the end"},
      {"3x3 ", "layout:1:4: expected '+' or the end, found ' '"},
      {"3x3\xC3\x97", "layout:1:4: expected '+' or the end, found U+00D7 '\xC3\x97'"},
      {"1x1", "layout:1:1: expected a box of 2 to 25 cells, found 1x1 = 1"},
      {"4x7", "layout:1:1: expected a box of 2 to 25 cells, found 4x7 = 28"},
      {"99x99", "layout:1:1: expected a box of 2 to 25 cells, found 99x99 = 9801"},
      {"3x3+", "layout:1:5: expected diagonals or windows, found \"\""},
      {"3x3+diagonal", "layout:1:5: expected diagonals or windows, found \"diagonal\""},
      {"3x3+diagonals+diagonals", "layout:1:15: expected diagonals at most once, found it again"},
      {"3x3+windows+diagonals+windows", "layout:1:23: expected windows at most once, found it again"},
      {"2x2+windows", "layout:1:5: expected square boxes of at least 3x3 for windows, found 2x2"},
      {"3x4+diagonals+windows", "layout:1:15: expected square boxes of at least 3x3 for windows, found 3x4"},
  }));
  CHECK(failure(parse_layout(name)) == expected);
}

TEST_CASE("regions are drawn with letters or digits, upper and lower case apart") {
  const Result<spec::Layout> layout = parse_regions("\xEF\xBB\xBF# map\r\n\r\naab1\r\n aab1\t\r\nAAb1\r\nAAb1", "map");
  REQUIRE(layout);
  CHECK(*layout == spec::Layout::regions(4, {0, 0, 1, 2, 0, 0, 1, 2, 3, 3, 1, 2, 3, 3, 1, 2}));
}

TEST_CASE("a map that is none is an error at its place") {
  const auto [map, expected] = GENERATE(table<std::string, std::string>({
      {"", "map:1:1: expected a map of regions, found none"},
      {"# only a comment\n", "map:1:1: expected a map of regions, found none"},
      {"A\n", "map:1:1: expected 2 to 25 characters, found 1"},
      {"ABCDEFGHIJKLMNOPQRSTUVWXYZ\n", "map:1:1: expected 2 to 25 characters, found 26"},
      {"11\n2\n", "map:2:2: expected 2 characters as in the first line, found 1"},
      {"11\n222\n", "map:2:3: expected 2 characters as in the first line, found 3"},
      {"11\n", "map:1:3: expected 2 lines of 2 characters, found 1 line"},
      {"11\n22\n\n33\n", "map:4:1: expected 2 lines of 2 characters, found more"},
      {"11\n2.\n", "map:2:2: expected a letter or a digit, found '.'"},
      {"11\n2\xFF\n", "map:2:2: expected a letter or a digit, found byte 0xFF"},
      {"112\n122\n333\n", "read as regions"},
      {"112\n112\n333\n", "map:2:2: expected 3 cells in region '1', found more"},
      {"112\n132\n334\n", "map:1:3: expected 3 cells in region '2', found 2"},
      {std::string("11\n2\0\n", 6), "map:2:2: expected text, found a NUL byte '\\x00'"},
  }));
  CHECK(failure(parse_regions(map, "map")) == expected);
}

TEST_CASE("the number of cells stands for a layout") {
  const auto [cells, name] = GENERATE(table<std::size_t, std::string>(
      {{16, "2x2"}, {36, "2x3"}, {64, "2x4"}, {81, "3x3"}, {144, "3x4"}, {256, "4x4"}, {625, "5x5"}}));
  REQUIRE(layout_for_cells(cells));
  CHECK(layout_for_cells(cells)->name() == name);
}

TEST_CASE("other numbers of cells stand for none") {
  const std::size_t cells = GENERATE(as<std::size_t>(), 0, 1, 4, 25, 80, 82, 100, 626);
  CHECK(failure(layout_for_cells(cells)) ==
        "1:1: expected 16 (2x2), 36 (2x3), 64 (2x4), 81 (3x3), 144 (3x4), 256 (4x4) or 625 (5x5) cells where no layout "
        "is given, found " +
            std::to_string(cells));
}
