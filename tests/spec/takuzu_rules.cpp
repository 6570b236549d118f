// The rules of a Takuzu against a plain count by bits.
#include <array>
#include <catch2/catch.hpp>
#include <vector>

#include "spec/takuzu/checks.hpp"
#include "spec/takuzu/constraints.hpp"
#include "spec/takuzu/validity.hpp"
#include "support/property.hpp"
#include "support/takuzu.hpp"

using namespace gridproof;
using namespace gridproof::spec;
using gridproof::test::takuzu_grid;

namespace {

// A line as a player reads it: 0, 1 or . for each cell.
bool plain_rule_1(const std::vector<Value>& line) {
  for (std::size_t i = 2; i < line.size(); ++i)
    if (line[i] != 0 && line[i] == line[i - 1] && line[i] == line[i - 2]) return false;
  return true;
}
bool plain_rule_2(const std::vector<Value>& line) {
  for (const Value v : {zero, one})
    if (2 * static_cast<std::size_t>(std::count(line.begin(), line.end(), v)) > line.size()) return false;
  return true;
}
bool plain_same(const std::vector<Value>& a, const std::vector<Value>& b) {
  return a == b && std::count(a.begin(), a.end(), Value{0}) == 0;
}

struct PlainLines {
  std::vector<std::vector<Value>> rows, columns;
};
PlainLines plain_lines(int rows, int columns, const Grid& grid) {
  PlainLines lines{std::vector<std::vector<Value>>(static_cast<std::size_t>(rows)),
                   std::vector<std::vector<Value>>(static_cast<std::size_t>(columns))};
  for (std::size_t i = 0; i < grid.size(); ++i) {
    lines.rows[i / static_cast<std::size_t>(columns)].push_back(grid[i]);
    lines.columns[i % static_cast<std::size_t>(columns)].push_back(grid[i]);
  }
  return lines;
}
bool plain_keeps(const std::vector<std::vector<Value>>& lines, bool differ) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!plain_rule_1(lines[i]) || !plain_rule_2(lines[i])) return false;
    for (std::size_t j = 0; differ && j < i; ++j)
      if (plain_same(lines[i], lines[j])) return false;
  }
  return true;
}
bool plain_solution(const Takuzu& takuzu, const Grid& grid) {
  const PlainLines lines = plain_lines(takuzu.rows(), takuzu.columns(), grid);
  return grid.is_full() && plain_keeps(lines.rows, takuzu.lines_differ()) &&
         plain_keeps(lines.columns, takuzu.lines_differ());
}

// Any grid of these cells, number by number: each cell is one of `contents`.
Grid grid_numbered(std::size_t cells, unsigned number, unsigned contents) {
  Grid grid(cells);
  for (std::size_t i = 0; i < cells; ++i, number /= contents)
    grid[i] = static_cast<Value>(contents == 3 ? number % 3 : number % 2 + 1);
  return grid;
}

// How many there are, row by row, by bits: columns are looked at from the top down as far as there are rows.
std::size_t count_by_bits(int size, bool differ) {
  const auto legal = [&](unsigned line) {
    for (int i = 0; i + 2 < size; ++i)
      if ((line >> i & 7U) == 0 || (line >> i & 7U) == 7) return false;
    return __builtin_popcount(line) == size / 2;
  };
  std::vector<unsigned> lines;
  for (unsigned line = 0; line < 1U << size; ++line)
    if (legal(line)) lines.push_back(line);
  std::vector<unsigned> rows;
  std::size_t found = 0;
  const auto column = [&](int c) {
    unsigned bits = 0;
    for (std::size_t r = 0; r < rows.size(); ++r) bits |= (rows[r] >> c & 1U) << r;
    return bits;
  };
  const auto search = [&](const auto& self) -> void {
    if (static_cast<int>(rows.size()) == size) {
      std::vector<unsigned> columns;
      for (int c = 0; c < size; ++c) {
        if (!legal(column(c)) || (differ && std::count(columns.begin(), columns.end(), column(c)) != 0)) return;
        columns.push_back(column(c));
      }
      ++found;
      return;
    }
    for (const unsigned line : lines) {
      if (differ && std::count(rows.begin(), rows.end(), line) != 0) continue;
      const std::size_t n = rows.size();
      if (n >= 2 && (~(line ^ rows[n - 1]) & ~(line ^ rows[n - 2]) & ((1U << size) - 1)) != 0) continue;
      rows.push_back(line);
      self(self);
      rows.pop_back();
    }
  };
  search(search);
  return found;
}

}  // namespace

TEST_CASE("there are as many Takuzu boards as are known") {
  const auto count = [](const Takuzu& takuzu) {
    const std::vector<Grid> all = test::all_solutions(takuzu);
    for (const Grid& full : all) CHECK((is_solution(takuzu, full).holds() && plain_solution(takuzu, full)));
    return all.size();
  };
  CHECK(count(Takuzu(2, 2)) == 2);
  CHECK(count(Takuzu(4, 4)) == 72);
  CHECK(count(Takuzu(6, 6)) == 4140);
  CHECK(count(Takuzu(4, 4, false)) == 90);
  CHECK(count_by_bits(2, true) == 2);
  CHECK(count_by_bits(4, true) == 72);
  CHECK(count_by_bits(4, false) == 90);
  CHECK(count_by_bits(6, true) == 4140);
  CHECK(count(Takuzu(2, 6)) == 0);  // two columns of two cells are all there are
  CHECK(count(Takuzu(2, 6, false)) == 14);
}

TEST_CASE("every board of 4x4 is a solution by the rules where it is one by the constraints, and for a player") {
  for (const bool differ : {true, false}) {
    const Takuzu takuzu(4, 4, differ);
    const ListedRules& named = takuzu;
    int wrong = 0;
    for (unsigned number = 0; number < 1U << 16; ++number) {
      const Grid grid = grid_numbered(16, number, 2);
      const bool expected = plain_solution(takuzu, grid);
      wrong += is_solution(takuzu, grid).holds() == expected && is_solution(named, grid).holds() == expected ? 0 : 1;
    }
    CHECK(wrong == 0);
  }
}

TEST_CASE("a grid with an empty cell, or with two values in one, is no solution") {
  const Takuzu takuzu(4, 4);
  const Grid full = takuzu_grid("0011 1100 0101 1010");
  REQUIRE(is_solution(takuzu, full).holds());
  Grid hole = full;
  hole[5] = 0;
  CHECK_FALSE(is_solution(takuzu, hole).holds());
  Marks<Truth> both = constant<Truth>(takuzu, full);
  both.at(5, opposite(full[5])) = Truth(true);
  CHECK_FALSE(is_solution(takuzu, both).holds());
}

TEST_CASE("what is said of a line is so for every content of it, and the checks find the same") {
  for (const int size : {2, 4, 6, 8}) {
    const Takuzu takuzu(2, size);
    const Chunk &first = takuzu.lines()[0], &second = takuzu.lines()[1];
    const auto n = static_cast<std::size_t>(size);
    unsigned numbers = 1;
    for (int i = 0; i < size; ++i) numbers *= 3;
    int wrong = 0;
    for (unsigned number = 0; number < numbers; ++number) {
      const Grid line = grid_numbered(n, number, 3);
      std::vector<Value> cells = line.values(), other = cells;
      Value& changed = other[number % n];  // or the same
      changed = static_cast<Value>((changed + number / n % 3) % 3);
      Grid grid(2 * n);
      for (std::size_t i = 0; i < n; ++i) grid[i] = cells[i], grid[n + i] = other[i];
      wrong += rule_1_for_chunk(takuzu, grid, first).holds() == plain_rule_1(cells) ? 0 : 1;
      wrong += rule_2_for_chunk(takuzu, grid, first).holds() == plain_rule_2(cells) ? 0 : 1;
      wrong += identical_rows(takuzu, grid, 0, 1).holds() == plain_same(cells, other) ? 0 : 1;
      wrong += rule_3_for_row(takuzu, grid, 0).holds() == !plain_same(cells, other) ? 0 : 1;
      wrong += check_rule_1_for_chunk(takuzu, grid, first).holds() == plain_rule_1(cells) ? 0 : 1;
      wrong += check_rule_2_for_chunk(takuzu, grid, first).holds() == plain_rule_2(cells) ? 0 : 1;
      wrong += check_identical_chunks(takuzu, grid, first, second).holds() == plain_same(cells, other) ? 0 : 1;
    }
    CHECK(wrong == 0);
  }
}

TEST_CASE("num_occ and count_number_of count") {
  const Takuzu takuzu(2, 6);
  const Grid grid = takuzu_grid("01.110 ......");
  const Chunk& row = takuzu.lines()[0];
  const std::array<std::size_t, 7> ones = {0, 0, 1, 1, 2, 3, 3};  // among the first cells
  for (std::size_t length = 0; length <= 6; ++length)
    for (std::size_t k = 0; k <= length; ++k)
      CHECK(num_occ(grid, row, one, length)[k].holds() == (ones[length] >= k));
  const std::vector<Truth> three = count_number_of(grid, row, one);
  CHECK(three == std::vector<Truth>{Truth(true), Truth(true), Truth(false)});
  CHECK(is_greater(three, 2).holds());
  CHECK_FALSE(is_greater(three, 3).holds());
}

TEST_CASE("lines are the same only where both are complete") {
  const Takuzu takuzu(4, 4);
  CHECK(identical_rows(takuzu, takuzu_grid("0101 .... 0101 ...."), 0, 2).holds());
  CHECK_FALSE(identical_rows(takuzu, takuzu_grid("010. .... 010. ...."), 0, 2).holds());
  CHECK_FALSE(identical_rows(takuzu, takuzu_grid("0101 .... 0100 ...."), 0, 2).holds());
  CHECK(identical_columns(takuzu, takuzu_grid("0.0. 1.1. 0.0. 1.1."), 4, 6).holds());
  CHECK_FALSE(rule_3_for_column(takuzu, takuzu_grid("0.0. 1.1. 0.0. 1.1."), 6).holds());
  CHECK(rule_3_for_column(takuzu, takuzu_grid("0.0. 1.1. 0.0. 1.1."), 5).holds());
}

TEST_CASE("a cell is valid by its row and its column alone") {
  const Takuzu takuzu(4, 4);
  const Grid three_in_row_2 = takuzu_grid(".... 000. .... ....");
  CHECK_FALSE(rule_1_for_cell(takuzu, three_in_row_2, 7).holds());  // in the row
  CHECK_FALSE(valid_for_cell(takuzu, three_in_row_2, 7).holds());
  CHECK(valid_for_cell(takuzu, three_in_row_2, 3).holds());  // beside it
  CHECK(valid_up_to(takuzu, three_in_row_2, 0).holds());
  CHECK_FALSE(valid_up_to(takuzu, three_in_row_2, 5).holds());
  const Grid three_in_column_1 = takuzu_grid("1... 1... .... 1...");
  CHECK(rule_1_for_cell(takuzu, three_in_column_1, 8).holds());
  CHECK_FALSE(rule_2_for_cell(takuzu, three_in_column_1, 8).holds());
  const Grid twice = takuzu_grid("0110 .... 0110 ....");
  CHECK_FALSE(rule_3_for_cell(takuzu, twice, 1).holds());
  CHECK_FALSE(valid_for_cell(takuzu, twice, 1).holds());
  CHECK(valid_for_cell(Takuzu(4, 4, false), twice, 1).holds());
  CHECK(check_at_cell(Takuzu(4, 4, false), twice, 1).holds());
}

TEST_CASE("full_up_to looks at the first cells") {
  const Takuzu takuzu(2, 4);
  const Grid grid = takuzu_grid("010. 1...");
  CHECK(full_up_to(takuzu, grid, 0).holds());
  CHECK(full_up_to(takuzu, grid, 3).holds());
  CHECK_FALSE(full_up_to(takuzu, grid, 4).holds());
}

TEST_CASE("check_cell_change writes, and says whether the cell is valid") {
  const Takuzu takuzu(4, 4);
  const Marks<Truth> grid = constant<Truth>(takuzu, takuzu_grid("00.. .... .... ...."));
  for (const Value v : {zero, one}) {
    const CellChange<Truth> changed = check_cell_change(takuzu, grid, 2, Element<Truth>::of(v));
    CHECK(changed.valid.holds() == (v == one));
    CHECK(changed.grid.is(2, v).holds());
    CHECK_FALSE(changed.grid.is(2, opposite(v)).holds());
    CHECK(with(changed.grid, 2, Element<Truth>::empty()).bits() == grid.bits());
  }
}

TEST_CASE("check_at_cell finds what the definition says, on any grid") {
  for (const Takuzu& takuzu : {Takuzu(4, 4), Takuzu(4, 6), Takuzu(6, 4, false)})
    test::property(takuzu.name(), [&] {
      Grid grid(takuzu.cells().size());
      for (const Cell c : takuzu.cells()) grid[c] = *rc::gen::inRange<Value>(0, 3);
      for (const Cell c : takuzu.cells())
        RC_ASSERT(check_at_cell(takuzu, grid, c).holds() == valid_for_cell(takuzu, grid, c).holds());
    });
}

TEST_CASE("constraints are found where they stand in the list") {
  const Takuzu takuzu(4, 6);
  const auto name = [&](std::size_t i) { return constraints_of(takuzu).constraints[i].name; };
  CHECK(name(has_value(takuzu, 7)) == "r2c2 has a value");
  CHECK(name(at_most_half(takuzu, 1, zero)) == "row 2 has at most 3 of 0");
  CHECK(name(at_most_half(takuzu, 4, one)) == "column 1 has at most 2 of 1");
  CHECK(name(not_three(takuzu, 3, 2, one)) == "r4c3 to r4c5 are not all 1");
  CHECK(name(not_three(takuzu, 9, 1, zero)) == "r2c6 to r4c6 are not all 0");
  for (std::size_t a = 0; a < takuzu.lines().size(); ++a)
    for (const std::size_t b : lines_beside(takuzu, a)) {
      const auto& [first, second] = std::minmax(a, b);
      CHECK(name(two_lines_differ(takuzu, a, b)) ==
            takuzu.lines()[first].name + " and " + takuzu.lines()[second].name + " differ");
    }
}
