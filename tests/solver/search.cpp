// Known facts about the number of completions of whole layouts and of published puzzles.
#include "solver/search.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <string_view>

using gridproof::solver::Classification;
using gridproof::solver::Completions;
using gridproof::solver::Ending;
using gridproof::solver::Solver;
using gridproof::spec::Grid;
using gridproof::spec::Layout;
using gridproof::spec::Value;

namespace {

constexpr std::uint64_t no_limit = ~std::uint64_t{0};

// Digits; `.` and 0 are empty, blanks are skipped, and so is the + that marks a placed digit in HoDoKu's format.
Grid grid_of(std::string_view text) {
  std::vector<Value> values;
  for (const char c : text)
    if (c != ' ' && c != '+') values.push_back(c == '.' ? Value{0} : static_cast<Value>(c - '0'));
  return Grid(std::move(values));
}

Grid with_first_row(const Layout& layout) {
  Grid grid(layout.cells().size());
  for (const Value v : layout.values()) grid[v - 1U] = v;
  return grid;
}

const Layout nine = Layout::boxes(3, 3);

void check_unique(const Layout& layout, std::string_view puzzle, std::string_view solution) {
  Solver solver(layout);
  const Classification answer = solver.classify(grid_of(puzzle));
  CHECK(answer.completions == Completions::one);
  REQUIRE(answer.first);
  CHECK(*answer.first == grid_of(solution));
  CHECK(!answer.second);
  CHECK(solver.count(grid_of(puzzle), no_limit) == 1);
  CHECK(solver.least_completion(grid_of(puzzle)).grid == grid_of(solution));
}

}  // namespace

TEST_CASE("there are 288 4x4 solutions, all different", "[solver]") {
  Solver solver(Layout::boxes(2, 2));
  std::set<Grid> seen;
  const auto collect = [&](const Grid& completion) { return seen.insert(completion).second; };
  CHECK(solver.for_each_completion(Grid(16), collect) == Ending::complete);
  CHECK(seen.size() == 288);
  CHECK(solver.count(Grid(16), no_limit) == 288);
}

TEST_CASE("there are 28,200,960 6x6 solutions, for either shape of the boxes", "[solver]") {
  const Layout layout = GENERATE(Layout::boxes(2, 3), Layout::boxes(3, 2));
  Solver solver(layout);
  CHECK(solver.count(with_first_row(layout), no_limit) * 720 == 28'200'960);
}

TEST_CASE("diagonals, regions and strips have their numbers of solutions", "[solver]") {
  CHECK(Solver(Layout::boxes(2, 2).with_diagonals()).count(Grid(16), no_limit) == 48);
  CHECK(Solver(Layout::boxes(1, 4)).count(Grid(16), no_limit) == 576);  // boxes that are rows: Latin squares
  CHECK(Solver(Layout::boxes(1, 5)).count(with_first_row(Layout::boxes(1, 5)), no_limit) * 120 == 161'280);
  CHECK(Solver(Layout::boxes(1, 2).with_diagonals()).classify(Grid(4)).completions == Completions::none);
  CHECK(Solver(Layout::regions(3, {0, 0, 1, 0, 1, 1, 2, 2, 2})).count(Grid(9), no_limit) == 6);
  // The region's cell in row 2 repeats the value of r1c3, in the same column.
  CHECK(Solver(Layout::regions(3, {0, 0, 1, 1, 1, 0, 2, 2, 2})).count(Grid(9), no_limit) == 0);
}

TEST_CASE("a hard puzzle has its one solution", "[solver]") {
  check_unique(nine, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
               "812753649943682175675491283154237896369845721287169534521974368438526917796318452");
}

TEST_CASE("puzzles of public bug reports have one solution", "[solver]") {
  check_unique(nine.with_diagonals().with_windows(),
               ".......1.....2...3.........4....3.......5...6....1.........78......6........32...",
               "932674518678521943541398267469283751217459386853716429326147895794865132185932674");
  check_unique(nine,
               ".+9.5+17...51.9+4.+7.....38.+59124+5+7+6+1+839.....+9.+5.96...+5.1773..54.......+93.75.+5.2+78...",
               "896517342513942786427386591245761839371829654968435217739654128682193475154278963");
  Solver solver(nine);
  CHECK(solver.count(grid_of("000000002020050801000000300704090000000085410005037000180000900007009000200040058"),
                     no_limit) == 1);
}

TEST_CASE("puzzles of public bug reports have several solutions", "[solver]") {
  Solver solver(nine);
  const auto completions = [&](std::string_view puzzle) { return solver.count(grid_of(puzzle), no_limit); };
  CHECK(completions("6..27.49...9.8..3.73...6..2.473.8.653..4...799....7.....3...9.7.7256.3....47.2.5.") == 5);
  CHECK(completions("895.....7..79...6...65..3.....34.6.9.....81...2.....4..7...5.....8......9..6....5") == 4);
  CHECK(completions("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58") == 26);

  Solver small(Layout::boxes(2, 2));
  const Grid four = grid_of(".... .1.. 1.43 .31.");
  CHECK(small.count(four, no_limit) == 2);
  const Classification answer = small.classify(four);
  CHECK(answer.completions == Completions::several);
  REQUIRE((answer.first && answer.second));
  CHECK(*answer.first != *answer.second);
}

TEST_CASE("an inconsistent grid has no completion", "[solver]") {
  Solver solver(nine);
  for (const auto& [a, b] : {std::pair{0U, 8U}, {0U, 72U}, {0U, 20U}}) {  // in a row, in a column, in a box
    Grid grid(81);
    grid[a] = grid[b] = 5;
    CHECK(solver.classify(grid).completions == Completions::none);
    CHECK(solver.count(grid, no_limit) == 0);
    CHECK(solver.completions(grid, 3).empty());
    CHECK(solver.least_completion(grid).known);
    CHECK(!solver.least_completion(grid).grid);
  }
  Grid ends(81);
  ends[0] = ends[80] = 5;
  CHECK(solver.classify(ends).completions == Completions::several);
  CHECK(Solver(nine.with_diagonals()).classify(ends).completions == Completions::none);
}

TEST_CASE("a full grid is its own completion, unless it breaks a rule", "[solver]") {
  Solver solver(Layout::boxes(2, 2));
  const Grid full = grid_of("1234 3412 2143 4321");
  CHECK(solver.completions(full, 2) == std::vector<Grid>{full});
  CHECK(solver.count(grid_of("1234 3412 2143 4312"), no_limit) == 0);
}

TEST_CASE("a consistent grid may have no completion", "[solver]") {
  // r1c9 sees 1 to 8 in its row and 9 in its column.
  CHECK(Solver(nine)
            .classify(
                grid_of("12345678. ........9 ......... ......... ......... ......... ......... ......... ........."))
            .completions == Completions::none);
}

TEST_CASE("limits are kept, and the visitor can stop", "[solver]") {
  Solver solver(Layout::boxes(2, 2));
  CHECK(solver.count(Grid(16), 10) == 10);
  CHECK(solver.count(Grid(16), 0) == 0);
  CHECK(solver.completions(Grid(16), 0).empty());
  CHECK(solver.completions(Grid(16), 7).size() == 7);
  int visits = 0;
  CHECK(solver.for_each_completion(Grid(16), [&](const Grid&) { return ++visits < 5; }) == Ending::stopped);
  CHECK(visits == 5);
}

TEST_CASE("the least completion of the empty grid is the well-known one", "[solver]") {
  CHECK(Solver(Layout::boxes(2, 2)).least_completion(Grid(16)).grid == grid_of("1234 3412 2143 4321"));
  CHECK(Solver(nine).least_completion(Grid(81)).grid ==
        grid_of("123456789456789123789123456214365897365897214897214365531642978642978531978531642"));
}

TEST_CASE("large empty grids are completed", "[solver]") {
  for (const Layout& layout : {Layout::boxes(4, 4), Layout::boxes(5, 5)}) {
    Solver solver(layout);
    const std::vector<Grid> found = solver.completions(Grid(layout.cells().size()), 1);
    REQUIRE(found.size() == 1);
    for (const auto& house : layout.houses()) {
      std::set<Value> values;
      for (const auto cell : house) values.insert(found[0][cell]);
      CHECK(values == std::set<Value>(layout.values().begin(), layout.values().end()));
    }
  }
}
