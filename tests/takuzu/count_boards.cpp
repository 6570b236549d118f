// Boards counted by halves, against published numbers and against searches that visit them one by one.
#include "takuzu/count_boards.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

#include "support/property.hpp"
#include "takuzu/grids.hpp"
#include "takuzu/line_solver.hpp"

using namespace gridproof;
using namespace gridproof::test;
using solver::Ending;
using takuzu::BoardCount;
using takuzu::count_boards;
using takuzu::LineSolver;

namespace {

std::string number_of(const BoardCount& count) {
  return count.ending == Ending::complete ? takuzu::to_text(count.number) : "unknown";
}

std::string by_search(const Takuzu& takuzu, const Grid& grid) {
  return std::to_string(LineSolver(takuzu).count(grid, ~std::uint64_t{0}));
}

}  // namespace

TEST_CASE("there are as many boards as published") {
  // OEIS A253316, and A058527 without rule 3.
  const std::vector<std::string> all_rules = {"2", "72", "4140", "4111116"};
  const std::vector<std::string> two_rules = {"2", "90", "11222", "12413918"};
  for (std::size_t i = 0; i < all_rules.size(); ++i) {
    const int side = static_cast<int>(2 * i + 2);
    CHECK(number_of(count_boards(Takuzu(side, side))) == all_rules[i]);
    CHECK(number_of(count_boards(Takuzu(side, side, false))) == two_rules[i]);
  }
}

TEST_CASE("there are as many 10x10 boards as published", "[extended]") {
  CHECK(number_of(count_boards(Takuzu(10, 10), {.threads = 2})) == "48183195384");
}

TEST_CASE("halves make as many boards as a search visits") {
  for (const bool lines_differ : {true, false})
    for (const auto& [rows, columns] :
         {std::pair{2, 2}, {2, 6}, {4, 4}, {4, 6}, {6, 4}, {6, 6}, {6, 8}, {8, 6}, {2, 14}}) {
      const Takuzu takuzu(rows, columns, lines_differ);
      CAPTURE(takuzu.name());
      CHECK(number_of(count_boards(takuzu)) == by_search(takuzu, Grid(takuzu.cells().size())));
    }
}

TEST_CASE("the completions of a grid are counted by halves") {
  property("as a search visits them", [] {
    const Takuzu takuzu = any_takuzu(140);
    RC_PRE(std::min(takuzu.rows(), takuzu.columns()) <= 10);
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const Grid solution = solution_of(takuzu, random);
    const std::size_t clues = solution.size() / 4 + random.below(solution.size() / 2);
    const Grid grid = some_cells(solution, clues, random.below(4) == 0 ? 1 : 0, random);
    // Where a search takes long, so may the halves: few clues on a large board.
    LineSolver search(takuzu);
    std::uint64_t found = 0;
    const auto visit = [&](const Grid&) { return ++found < 100'000; };
    RC_PRE(search.for_each_completion(grid, visit, {300'000}) == Ending::complete);
    RC_TAG(found == 0 ? "contradictory" : found == 1 ? "unique" : "not unique");
    RC_ASSERT(number_of(count_boards(takuzu, grid)) == std::to_string(found));
  }, 100);
}

TEST_CASE("the number is the same in any number of threads and whichever way the board is turned") {
  CHECK(number_of(count_boards(Takuzu(8, 8), {.threads = 3})) == "4111116");
  const std::string wide = number_of(count_boards(Takuzu(6, 10))), tall = number_of(count_boards(Takuzu(10, 6)));
  CHECK(wide == tall);
  CHECK(wide == "392208");
}

TEST_CASE("a count tells how far it is and can be ended") {
  std::vector<double> fractions;
  const auto keep = [&](double fraction) { fractions.push_back(fraction); };
  const BoardCount told = count_boards(Takuzu(8, 8), {.progress = keep});
  CHECK(told.ending == Ending::complete);
  REQUIRE(fractions.size() > 10);
  CHECK(std::is_sorted(fractions.begin(), fractions.end()));
  CHECK(fractions.back() == 1);

  for (const unsigned threads : {1U, 2U}) {
    int asked = 0;
    const BoardCount ended = count_boards(Takuzu(10, 10), {.threads = threads, .stop = [&] { return ++asked > 3; }});
    CHECK(ended.ending == Ending::stopped);
    CHECK(asked < 20);
  }
}

TEST_CASE("what is too large is not counted") {
  CHECK(count_boards(Takuzu(12, 12)).ending == Ending::exhausted);
  CHECK(count_boards(Takuzu(8, 8), {.most_halves = 50}).ending == Ending::exhausted);
}

TEST_CASE("numbers are written in decimal") {
  CHECK(takuzu::to_text(0) == "0");
  CHECK(takuzu::to_text(takuzu::BigNumber{1} << 100) == "1267650600228229401496703205376");
}
