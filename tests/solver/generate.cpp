#include "solver/generate.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <vector>

#include "support/property.hpp"

using namespace gridproof::solver;
using gridproof::spec::Cell;
using gridproof::spec::Grid;
using gridproof::spec::House;
using gridproof::spec::Layout;
using gridproof::spec::Value;
using gridproof::test::property;

namespace {

// Valid by definition: each house contains each value.
bool is_valid(const Layout& layout, const Grid& grid) {
  return std::all_of(layout.houses().begin(), layout.houses().end(), [&](const House& house) {
    return std::all_of(layout.values().begin(), layout.values().end(), [&](Value v) {
      return std::any_of(house.begin(), house.end(), [&](Cell c) { return grid[c] == v; });
    });
  });
}

// All 288 solutions of 4x4: every row a permutation, kept where the grid is valid. Nothing of the solver's.
const std::vector<Grid>& all_four() {
  static const std::vector<Grid> all = [] {
    const Layout layout = Layout::boxes(2, 2);
    std::vector<std::string> rows;
    std::string row = "1234";
    do rows.push_back(row);
    while (std::next_permutation(row.begin(), row.end()));
    const auto meet = [](const std::string& a, const std::string& b) {
      return a[0] == b[0] || a[1] == b[1] || a[2] == b[2] || a[3] == b[3];
    };
    std::vector<Grid> found;
    for (const auto& a : rows)
      for (const auto& b : rows)
        for (const auto& c : rows)
          for (const auto& d : rows) {
            if (meet(a, b) || meet(a, c) || meet(b, c)) break;
            std::vector<Value> values;
            for (const char digit : a + b + c + d) values.push_back(static_cast<Value>(digit - '0'));
            if (Grid grid(std::move(values)); is_valid(layout, grid)) found.push_back(std::move(grid));
          }
    return found;
  }();
  return all;
}

std::size_t count_four(const Grid& givens) {
  std::size_t found = 0;
  for (const Grid& full : all_four()) {
    bool extends = true;
    for (std::size_t c = 0; c < 16; ++c) extends = extends && (givens[c] == 0 || givens[c] == full[c]);
    found += extends ? 1U : 0U;
  }
  return found;
}

Puzzle puzzle_of(const Layout& layout, std::uint64_t seed, const GenerateOptions& options) {
  Random random(seed);
  const Generation made = generate(layout, random, options);
  if (const auto* failure = std::get_if<Failure>(&made)) FAIL(failure->message);
  return std::get<Puzzle>(made);
}

std::string text_of(const Grid& grid) {
  std::string text;
  for (const Value v : grid) text += v == 0 ? '.' : static_cast<char>('0' + v);
  return text;
}

// Every clue is needed: without it there are several completions.
template <class Count>
bool is_minimal(const Grid& givens, const Count& count) {
  Grid without = givens;
  for (std::size_t c = 0; c < givens.size(); ++c) {
    if (givens[c] == 0) continue;
    without[c] = 0;
    if (count(without) < 2) return false;
    without[c] = givens[c];
  }
  return true;
}

std::vector<Layout> layouts() {
  const Layout nine = Layout::boxes(3, 3);
  const auto regions = [](int size, const std::string& map) {
    std::vector<int> region_of;
    for (const char c : map) region_of.push_back(c - '0');
    return Layout::regions(size, region_of);
  };
  return {Layout::boxes(2, 2),
          Layout::boxes(2, 3),
          Layout::boxes(3, 2),
          Layout::boxes(2, 4),
          Layout::boxes(2, 5),
          nine,
          nine.with_diagonals(),
          nine.with_windows(),
          nine.with_diagonals().with_windows(),
          Layout::boxes(3, 4),
          Layout::boxes(4, 3),
          regions(5, "1224412443122431103300003"),
          regions(7, "1114000311402235140623514062355406233544623556662"),
          regions(9, "001111222000012242006614242036714442336714544366715558336775588366775888337755888")};
}

}  // namespace

TEST_CASE("random solutions are valid on every layout", "[solver]") {
  std::vector<Layout> all = layouts();
  for (const auto& [rows, columns] : {std::pair{4, 4}, {3, 5}, {4, 5}, {5, 4}, {5, 5}})
    all.push_back(Layout::boxes(rows, columns));
  for (const Layout& layout : all) {
    INFO(layout.name() << ", size " << layout.size());
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      Random random(seed);
      const auto drawn = random_solution(layout, random);
      REQUIRE(std::holds_alternative<Grid>(drawn));
      CHECK(is_valid(layout, std::get<Grid>(drawn)));
    }
  }
}

TEST_CASE("every 4x4 solution can come out", "[solver]") {
  Random random(1);
  std::set<Grid> seen;
  for (int i = 0; i < 6000; ++i) seen.insert(std::get<Grid>(random_solution(Layout::boxes(2, 2), random)));
  CHECK(seen.size() == 288);
}

TEST_CASE("4x4 puzzles are unique and minimal by brute force", "[solver]") {
  REQUIRE(all_four().size() == 288);
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const bool minimal = seed % 2 == 0;
    const Puzzle puzzle = puzzle_of(Layout::boxes(2, 2), seed, {.minimal = minimal});
    CHECK(count_four(puzzle.givens) == 1);
    CHECK(count_four(puzzle.solution) == 1);
    for (std::size_t c = 0; c < 16; ++c) CHECK((puzzle.givens[c] == 0 || puzzle.givens[c] == puzzle.solution[c]));
    if (minimal) CHECK(puzzle.minimal_proved);
    if (puzzle.minimal_proved) CHECK(is_minimal(puzzle.givens, count_four));
  }
}

TEST_CASE("minimal puzzles are unique and minimal on every layout", "[solver]") {
  for (const Layout& layout : layouts()) {
    INFO(layout.name() << ", size " << layout.size());
    Solver solver(layout);
    const Puzzle puzzle = puzzle_of(layout, 5, {.minimal = true});
    CHECK(solver.completions(puzzle.givens, 2) == std::vector<Grid>{puzzle.solution});
    CHECK(is_valid(layout, puzzle.solution));
    CHECK(puzzle.minimal_proved);
    CHECK(is_minimal(puzzle.givens, [&](const Grid& grid) { return solver.count(grid, 2); }));
  }
}

TEST_CASE("a puzzle has exactly the clues asked for", "[solver]") {
  Solver solver(Layout::boxes(3, 3));
  for (const int clues : {81, 80, 50, 30, 25, 24}) {
    const Puzzle puzzle = puzzle_of(Layout::boxes(3, 3), 3, {.clues = clues});
    CHECK(puzzle.givens.givens() == static_cast<std::size_t>(clues));
    CHECK(solver.count(puzzle.givens, 2) == 1);
  }
  const Puzzle both = puzzle_of(Layout::boxes(3, 3), 3, {.clues = 26, .minimal = true});
  CHECK(both.givens.givens() == 26);
  CHECK(both.minimal_proved);
  CHECK(is_minimal(both.givens, [&](const Grid& grid) { return solver.count(grid, 2); }));
}

TEST_CASE("without a wish two cells in five are given", "[solver]") {
  const Puzzle puzzle = puzzle_of(Layout::boxes(3, 3), 9, {});
  CHECK(puzzle.givens.givens() == 32);
  CHECK(!puzzle.minimal_proved);
  CHECK(Solver(Layout::boxes(3, 3)).count(puzzle.givens, 2) == 1);
  const Puzzle large = puzzle_of(Layout::boxes(4, 4), 9, {});
  CHECK(large.givens.givens() == 102);
  CHECK(Solver(Layout::boxes(4, 4)).count(large.givens, 2) == 1);
}

TEST_CASE("the same seed makes the same puzzle", "[solver]") {
  CHECK(text_of(puzzle_of(Layout::boxes(2, 2), 1, {.minimal = true}).givens) == "...4.1..34......");
  CHECK(text_of(puzzle_of(Layout::boxes(3, 3), 1, {.minimal = true}).givens) ==
        "...7..6....3..59..........43.......8.6.2....34.5..9.1.....27...5.1.8...6..8.4.1..");
}

TEST_CASE("different seeds make different puzzles", "[solver]") {
  std::set<Grid> givens, solutions;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Puzzle puzzle = puzzle_of(Layout::boxes(3, 3), seed, {});
    givens.insert(puzzle.givens);
    solutions.insert(puzzle.solution);
  }
  CHECK(givens.size() == 20);
  CHECK(solutions.size() == 20);
}

TEST_CASE("a short budget costs clues or the claim of minimality, never the truth", "[solver]") {
  const Layout layout = Layout::boxes(3, 3);
  property("for any budget", [&] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const Budget budget{*rc::gen::inRange<std::uint64_t>(0, 6000)};
    const Generation made = generate(layout, random, {.minimal = true, .budget = budget});
    RC_ASSERT(std::holds_alternative<Puzzle>(made));
    const Puzzle& puzzle = std::get<Puzzle>(made);
    Solver solver(layout);
    const auto count = [&](const Grid& grid) { return solver.count(grid, 2); };
    RC_ASSERT(count(puzzle.givens) == 1);
    if (puzzle.minimal_proved) RC_ASSERT(is_minimal(puzzle.givens, count));
    RC_CLASSIFY(puzzle.minimal_proved, "proved minimal");
  });
  CHECK(!puzzle_of(layout, 1, {.minimal = true, .budget = Budget{100}}).minimal_proved);
}

TEST_CASE("why there is no puzzle is said", "[solver]") {
  const auto failure_of = [](const Layout& layout, const GenerateOptions& options) {
    Random random(1);
    const Generation made = generate(layout, random, options);
    REQUIRE(std::holds_alternative<Failure>(made));
    return std::get<Failure>(made);
  };
  const Failure impossible = failure_of(Layout::regions(3, {0, 0, 1, 1, 1, 0, 2, 2, 2}), {});
  CHECK(impossible.obstacle == Obstacle::no_solution);
  CHECK(impossible.message == "the layout regions has no solution");
  CHECK(failure_of(Layout::boxes(1, 2).with_diagonals(), {.minimal = true}).obstacle == Obstacle::no_solution);

  const Failure few = failure_of(Layout::boxes(2, 2), {.clues = 3, .attempts = 20});
  CHECK(few.obstacle == Obstacle::clues_not_reached);
  CHECK(few.message == "no puzzle with 3 clues found in 20 attempts; the fewest were 4");
  const Failure minimal = failure_of(Layout::boxes(2, 2), {.clues = 10, .minimal = true, .attempts = 1});
  CHECK(minimal.message.starts_with("no minimal puzzle with 10 clues found in 1 attempt; "));
  const Failure cut = failure_of(Layout::boxes(3, 3), {.clues = 20, .budget = Budget{50}});
  CHECK(cut.message.find("cut short by the budget") != std::string::npos);

  CHECK(failure_of(Layout::boxes(2, 2), {.clues = -1}).obstacle == Obstacle::clues_out_of_range);
  CHECK(failure_of(Layout::boxes(2, 2), {.clues = 17}).message ==
        "the layout 2x2 has 16 cells: no puzzle on it has 17 clues");
}
