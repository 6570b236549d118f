// What follows from one line: looked up, seen at once, or found by two passes, against all fillings of the line.
#include "takuzu/line.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <vector>

#include "solver/random.hpp"
#include "support/property.hpp"

using namespace gridproof::takuzu;
using gridproof::solver::Random;
using gridproof::test::property;

namespace {

struct Knowledge {
  bool possible = false;
  Filling seen;  // the cells that are 0 in some legal line, and those that are 1 in one
};

// Cell by cell; the definitions of rules 1 and 2 and nothing of line.hpp.
void fill(std::vector<int>& cells, std::size_t from, const Filling& given, Knowledge& known) {
  if (from == cells.size()) {
    int ones = 0;
    for (const int value : cells) ones += value;
    if (2 * ones != static_cast<int>(cells.size())) return;
    known.possible = true;
    for (std::size_t i = 0; i < cells.size(); ++i) (cells[i] == 1 ? known.seen.ones : known.seen.zeros) |= 1U << i;
    return;
  }
  for (const int value : {0, 1}) {
    if (((value == 0 ? given.ones : given.zeros) >> from & 1U) != 0) continue;
    if (from >= 2 && cells[from - 1] == value && cells[from - 2] == value) continue;
    cells[from] = value;
    fill(cells, from + 1, given, known);
  }
}

// What is to be concluded: false where no line is possible.
bool conclude_by_filling(const Filling& given, int length, Filling& forced) {
  std::vector<int> cells(static_cast<std::size_t>(length));
  Knowledge known;
  fill(cells, 0, given, known);
  const CellSet empty = first_cells(length) & ~given.filled();
  forced = {empty & ~known.seen.ones, empty & ~known.seen.zeros};
  return known.possible;
}

bool agree(bool possible, const Filling& forced, bool expected_possible, const Filling& expected) {
  return possible == expected_possible && (!possible || forced == expected);
}

// Calls f with every filling.
template <class F>
void for_each_filling(int length, F&& f, Filling filling = {}, int cell = 0) {
  if (cell == length) {
    f(filling);
    return;
  }
  for_each_filling(length, f, filling, cell + 1);
  for_each_filling(length, f, {filling.zeros | 1U << cell, filling.ones}, cell + 1);
  for_each_filling(length, f, {filling.zeros, filling.ones | 1U << cell}, cell + 1);
}

// Some cells of a legal line, now and then one the wrong way round.
Filling any_filling(int length, int most_empty) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  CellSet line = 0;
  do {
    line = 0;
    for (int i = 0; i < length; ++i) {
      const CellSet last = i >= 2 ? line >> (i - 2) & 3U : 1U;  // of two cells that differ anything may follow
      const bool one = last == 0 || (last != 3 && random.below(2) == 1);
      line |= CellSet{one} << i;
    }
  } while (!is_legal(line, length));
  CellSet empty = 0;
  for (int i = 0; i < most_empty; ++i) empty |= CellSet{1} << random.below(static_cast<std::uint64_t>(length));
  if (random.below(3) == 0) line ^= CellSet{1} << random.below(static_cast<std::uint64_t>(length));
  return {first_cells(length) & ~line & ~empty, line & ~empty};
}

}  // namespace

TEST_CASE("there are as many legal lines as published") {
  // OEIS A177790.
  const std::vector<std::size_t> published = {2, 6, 14, 34, 84, 208, 518, 1296};
  for (std::size_t i = 0; i < published.size(); ++i)
    CHECK(legal_lines(static_cast<int>(2 * i + 2)).size() == published[i]);
  CHECK(legal_lines(4) == std::vector<CellSet>{0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100});
}

TEST_CASE("more lines than there are cannot differ") {
  CHECK(can_differ(2, 2));
  CHECK(!can_differ(4, 2));
  CHECK(can_differ(6, 4));
  CHECK(!can_differ(8, 4));
  CHECK(can_differ(14, 6));
  CHECK(!can_differ(16, 6));
  CHECK(can_differ(30, 8));
}

TEST_CASE("tables and passes conclude all that follows, on every filling of a short line") {
  for (const int length : {2, 4, 6, 8, 10}) {
    const LineTable& table = LineTable::of(length);
    std::size_t wrong = 0, missed_at_sight = 0, possible = 0;
    for_each_filling(length, [&](const Filling& filling) {
      Filling expected, looked_up, passed, seen;
      const bool is_possible = conclude_by_filling(filling, length, expected);
      wrong += agree(table.conclude(filling, looked_up), looked_up, is_possible, expected) ? 0 : 1;
      wrong += agree(conclude_by_passes(filling, length, passed), passed, is_possible, expected) ? 0 : 1;
      const bool fine_at_sight = conclude_at_sight(filling, length, seen);
      if (!is_possible) return;
      ++possible;
      // At sight nothing is concluded that does not follow.
      wrong += fine_at_sight && (seen.zeros & ~expected.zeros) == 0 && (seen.ones & ~expected.ones) == 0 ? 0 : 1;
      missed_at_sight += seen == expected ? 0 : 1;
    });
    CAPTURE(length);
    CHECK(wrong == 0);
    CHECK(possible > 0);
    CHECK((missed_at_sight > 0) == (length >= 6));
  }
}

TEST_CASE("pairs, gaps and counts are seen at once") {
  Filling forced;
  CHECK(conclude_at_sight({0b000000000110, 0}, 12, forced));
  CHECK(forced == Filling{0, 0b000000001001});
  CHECK(conclude_at_sight({0, 0b000000010100}, 12, forced));
  CHECK(forced == Filling{0b000000001000, 0});
  CHECK(conclude_at_sight({0b010010010010, 0b101100000000}, 12, forced));
  CHECK(forced == Filling{0, 0});
  CHECK(conclude_at_sight({0b010011011010, 0}, 12, forced));
  CHECK(forced == Filling{0, 0b101100100101});
  CHECK(!conclude_at_sight({0b000000000111, 0}, 12, forced));
  CHECK(!conclude_at_sight({0b000000000011, 0b000000011000}, 12, forced));  // the cell between must be both
  CHECK(!conclude_at_sight({0, 0b001011011011}, 12, forced));               // seven of one value
}

TEST_CASE("passes conclude all that follows in long lines") {
  property("of 12 to 30 cells", [] {
    const int length = 2 * *rc::gen::inRange(6, 16);
    const Filling filling = any_filling(length, *rc::gen::inRange(0, 18));
    Filling expected, passed;
    const bool possible = conclude_by_filling(filling, length, expected);
    const bool found = conclude_by_passes(filling, length, passed);
    RC_CLASSIFY(possible);
    RC_ASSERT(agree(found, passed, possible, expected));
  }, 3000);
}
