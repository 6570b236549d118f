#include "spec/sudoku/layout.hpp"

#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "support/layouts.hpp"

using namespace gridproof::spec;

TEST_CASE("every house has every size cells once, and cells know their houses") {
  for (const Layout& layout : gridproof::test::all_layouts()) {
    CAPTURE(layout.name());
    std::map<HouseKind, int> kinds;
    for (HouseIndex h = 0; h < layout.houses().size(); ++h) {
      const House& house = layout.houses()[h];
      CHECK(std::set<Cell>(house.begin(), house.end()).size() == static_cast<std::size_t>(layout.size()));
      CHECK(house.number == ++kinds[house.kind]);
      for (const Cell c : layout.cells()) {
        const auto& of_cell = layout.houses_of(c);
        CHECK((std::find(of_cell.begin(), of_cell.end(), h) != of_cell.end()) == house.contains(c));
      }
    }
    CHECK(kinds[HouseKind::row] == layout.size());
    CHECK(kinds[HouseKind::column] == layout.size());
    CHECK(kinds[HouseKind::box] + kinds[HouseKind::region] == layout.size());
  }
}

TEST_CASE("a box is a rectangle of its shape") {
  const Layout layout = Layout::boxes(2, 3);
  const House& box = layout.houses()[12 + 3];  // the fourth box: second band, right stack
  CHECK(box.kind == HouseKind::box);
  CHECK(box.number == 4);
  CHECK(box.cells == std::vector<Cell>{layout.cell(3, 4), layout.cell(3, 5), layout.cell(3, 6), layout.cell(4, 4),
                                       layout.cell(4, 5), layout.cell(4, 6)});
}

TEST_CASE("rows and columns count from 1") {
  const Layout layout = Layout::boxes(3, 3);
  CHECK(layout.cell(1, 1) == 0);
  CHECK(layout.cell(2, 3) == 11);
  CHECK(layout.row(11) == 2);
  CHECK(layout.column(11) == 3);
}

TEST_CASE("diagonals and windows") {
  const Layout layout = Layout::boxes(3, 3).with_diagonals().with_windows();
  CHECK(layout.name() == "3x3+diagonals+windows");
  REQUIRE(layout.houses().size() == 27 + 2 + 4);
  const House& rising = layout.houses()[28];
  CHECK(rising.cells.front() == layout.cell(1, 9));
  CHECK(rising.cells.back() == layout.cell(9, 1));
  // Hyper sudoku: the windows are rows and columns 2 to 4 and 6 to 8.
  CHECK(layout.houses()[29].cells.front() == layout.cell(2, 2));
  CHECK(layout.houses()[29].cells.back() == layout.cell(4, 4));
  CHECK(layout.houses()[32].cells.front() == layout.cell(6, 6));
  CHECK(layout.houses()[32].cells.back() == layout.cell(8, 8));
  CHECK_FALSE(Layout::boxes(2, 3).can_have_windows());
  CHECK_FALSE(Layout::boxes(2, 2).can_have_windows());
}

TEST_CASE("only a layout of rows, columns and boxes is plain") {
  CHECK(Layout::boxes(2, 3).is_plain());
  CHECK_FALSE(Layout::boxes(2, 3).with_diagonals().is_plain());
  CHECK_FALSE(gridproof::test::jigsaw().is_plain());
  CHECK_FALSE(gridproof::test::jigsaw().has_boxes());
}
