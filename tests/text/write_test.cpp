#include "text/write.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "text/layout_name.hpp"
#include "text/name.hpp"
#include "text/read.hpp"

using namespace gridproof;
using namespace gridproof::text;

namespace {

spec::Grid grid_of(const std::string& line, const std::string& layout) {
  return read_puzzle(line, "", {.rules = *parse_layout(layout)})->entries.front().puzzle;
}

}  // namespace

TEST_CASE("a drawing sets the boxes apart") {
  CHECK(to_drawing(*parse_layout("2x3"), grid_of("1.....23....456...1.....23....456...", "2x3")) ==
        "1 . . | . . .\n"
        "2 3 . | . . .\n"
        "------+------\n"
        "4 5 6 | . . .\n"
        "1 . . | . . .\n"
        "------+------\n"
        "2 3 . | . . .\n"
        "4 5 6 | . . .\n");
  CHECK(to_drawing(*parse_layout("1x2"), grid_of("12..", "1x2")) == "1 2\n---\n. .\n");
  CHECK(to_drawing(*parse_layout("2x1"), grid_of("12..", "2x1")) == "1 | 2\n. | .\n");
  const std::string nine = to_drawing(*parse_layout("3x3"), spec::Grid(81));
  CHECK(nine.substr(66, 22) == "------+-------+------\n");
}

TEST_CASE("irregular regions are drawn as plain rows") {
  const spec::Layout layout = *parse_regions("112\n122\n333\n", "map");
  CHECK(to_drawing(layout, spec::Grid(std::vector<spec::Value>{1, 2, 3, 0, 0, 0, 3, 0, 1})) == "1 2 3\n. . .\n3 . 1\n");
}

TEST_CASE("an .sdk file carries the note and the state") {
  const spec::Layout layout = *parse_layout("2x2");
  const Entry entry = {
      .puzzle = grid_of("1...............", "2x2"), .state = grid_of("1..............1", "2x2"), .note = "A me\nC fun"};
  CHECK(to_sdk(layout, entry) == "#A me\n#C fun\n[Puzzle]\n1...\n....\n....\n....\n[State]\n1...\n....\n....\n...1\n");
  CHECK(to_sdk(layout, {.puzzle = entry.puzzle}) == "[Puzzle]\n1...\n....\n....\n....\n");
}

TEST_CASE("CSV has a column for solutions where there are any") {
  const spec::Layout layout = *parse_layout("2x2");
  const Entry open = {.puzzle = grid_of("1...............", "2x2")};
  const Entry solved = {.puzzle = open.puzzle, .solution = grid_of("1234341221434321", "2x2")};
  CHECK(to_csv(layout, std::vector{open}) == "puzzle\n1...............\n");
  CHECK(to_csv(layout, std::vector{solved, open}) ==
        "puzzle,solution\n1...............,1234341221434321\n1...............,\n");
}

TEST_CASE("lines are spelled with letters above 9, or with declared symbols") {
  spec::Grid grid(256);
  for (std::size_t i = 0; i < 16; ++i) grid[i] = static_cast<spec::Value>(i + 1);
  const spec::Layout layout = *parse_layout("4x4");
  CHECK(to_line(layout, grid).substr(0, 17) == "123456789ABCDEFG.");
  CHECK(to_line(layout, grid, *parse_symbols("0-F")).substr(0, 17) == "0123456789ABCDEF.");
}

TEST_CASE("cells, houses and values have names") {
  const spec::Layout layout = *parse_layout("3x3+diagonals+windows");
  CHECK(cell_name(layout, 11) == "r2c3");
  CHECK(house_name(layout.houses()[1]) == "row 2");
  CHECK(house_name(layout.houses()[9]) == "column 1");
  CHECK(house_name(layout.houses()[18]) == "box 1");
  CHECK(house_name(layout.houses()[27]) == "diagonal 1");
  CHECK(house_name(layout.houses()[32]) == "window 4");
  CHECK(house_name(parse_regions("11\n22\n", "")->houses()[4]) == "region 1");
  CHECK(value_name(*parse_layout("4x4"), 12) == "C");
  CHECK(value_name(*parse_layout("4x4"), 12, *parse_symbols("0-F")) == "B");
  CHECK(value_name(layout, 0) == ".");
}
