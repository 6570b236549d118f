// The fast 9x9 solver against the plain search, which shares no code with it, and its two paths against each other.
#include "solver/bands.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string_view>
#include <vector>

#include "solver/generate.hpp"
#include "solver/random.hpp"
#include "spec/sudoku/validity.hpp"
#include "support/property.hpp"
#include "verify/batch/famous.hpp"

using gridproof::solver::BandSolver;
using gridproof::solver::Classification;
using gridproof::solver::Completions;
using gridproof::solver::Ending;
using gridproof::solver::generate;
using gridproof::solver::Puzzle;
using gridproof::solver::Random;
using gridproof::solver::random_solution;
using gridproof::solver::Solver;
using gridproof::spec::Cell;
using gridproof::spec::Grid;
using gridproof::spec::Layout;
using gridproof::spec::Value;
using gridproof::test::property;

namespace {

const Layout nine = Layout::boxes(3, 3);
constexpr std::uint64_t limit = 300;

Grid grid_of(std::string_view text) {
  Grid grid(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) grid[i] = text[i] == '.' ? Value{0} : static_cast<Value>(text[i] - '0');
  return grid;
}

Random any_random() { return Random(*rc::gen::arbitrary<std::uint64_t>()); }

// So many cells of a random solution. From some 25 on, one completion is common; below 20 there are always several.
Grid some_of_a_solution(Random& random, std::size_t clues) {
  const Grid solution = std::get<Grid>(random_solution(nine, random));
  std::vector<Cell> order = nine.cells();
  random.shuffle(order);
  Grid grid(81);
  for (std::size_t i = 0; i < clues; ++i) grid[order[i]] = solution[order[i]];
  return grid;
}

// All that the fast solver says about a grid, against the plain search and against itself.
void agree(const Grid& grid) {
  Solver plain(nine);
  const std::vector<Grid> truth = plain.completions(grid, limit);
  std::vector<Grid> before;
  std::uint64_t assumptions = 0;
  for (const BandSolver::Path path : {BandSolver::Path::portable, BandSolver::Path::vector}) {
    BandSolver solver(path);
    const std::vector<Grid> found = solver.completions(grid, limit);
    RC_ASSERT(found.size() == truth.size());
    if (truth.size() < limit)
      RC_ASSERT(std::set<Grid>(found.begin(), found.end()) == std::set<Grid>(truth.begin(), truth.end()));
    RC_ASSERT(std::set<Grid>(found.begin(), found.end()).size() == found.size());
    for (const Grid& completion : found) {
      RC_ASSERT(gridproof::spec::valid(nine, completion).holds());
      for (const Cell c : nine.cells()) RC_ASSERT(grid[c] == 0 || grid[c] == completion[c]);
    }
    if (path == BandSolver::Path::vector) {
      RC_ASSERT(found == before);
      RC_ASSERT(solver.assumptions() == assumptions);
    }
    before = found;
    assumptions = solver.assumptions();

    const auto size = static_cast<std::uint64_t>(found.size());
    for (const std::uint64_t few : {0U, 1U, 2U, 7U})
      RC_ASSERT(solver.count(grid, few) == std::min<std::uint64_t>(few, size));
    const Classification answer = solver.classify(grid);
    RC_ASSERT(answer.completions == (size == 0   ? Completions::none
                                     : size == 1 ? Completions::one
                                                 : Completions::several));
    RC_ASSERT(answer.first == (size > 0 ? std::optional(found[0]) : std::nullopt));
    RC_ASSERT(answer.second == (size > 1 ? std::optional(found[1]) : std::nullopt));
  }
  RC_CLASSIFY(truth.empty(), "none");
  RC_CLASSIFY(truth.size() == 1, "one");
  RC_CLASSIFY(truth.size() > 1, "several");
  RC_CLASSIFY(assumptions > 0, "with assumptions");
}

}  // namespace

TEST_CASE("the fast solver is for the plain 9x9 layout", "[solver]") {
  CHECK(BandSolver::fits(nine));
  CHECK(!BandSolver::fits(Layout::boxes(2, 3)));
  CHECK(!BandSolver::fits(Layout::boxes(3, 4)));
  CHECK(!BandSolver::fits(nine.with_diagonals()));
  CHECK(!BandSolver::fits(nine.with_windows()));
}

TEST_CASE("the fast solver agrees with the plain search", "[solver]") {
  property("on puzzles from which no clue can be taken", [] {
    Random random = any_random();
    agree(std::get<Puzzle>(generate(nine, random, {.minimal = true})).givens);
  });
  property("on some cells of a solution", [] {
    Random random = any_random();
    agree(some_of_a_solution(random, 20 + random.below(20)));
  });
  property("on a few cells of a solution", [] {
    Random random = any_random();
    agree(some_of_a_solution(random, 12 + random.below(8)));
  });
  property("on nearly full grids", [] {
    Random random = any_random();
    agree(some_of_a_solution(random, 40 + random.below(42)));
  });
  property("where a few values are written over", [] {
    Random random = any_random();
    Grid grid = some_of_a_solution(random, 20 + random.below(50));
    for (std::uint64_t i = 1 + random.below(3); i > 0; --i)
      grid[random.below(81)] = static_cast<Value>(1 + random.below(9));
    agree(grid);
  });
  property("where a value is exchanged for one that no filled cell forbids", [] {
    Random random = any_random();
    const std::size_t clues = 17 + random.below(20);
    Grid grid = some_of_a_solution(random, clues);
    // The plain search takes long to refute grids with few clues, so an open one gets a clue of another solution.
    const Grid other = std::get<Grid>(random_solution(nine, random));
    for (int tries = 0; tries < 20; ++tries) {
      const std::size_t cell = random.below(81);
      const Value old = grid[cell];
      grid[cell] = other[cell];
      const bool clashes = std::any_of(nine.houses().begin(), nine.houses().end(), [&](const auto& house) {
        return house.contains(static_cast<Cell>(cell)) &&
               std::count_if(house.begin(), house.end(), [&](Cell c) { return grid[c] == other[cell]; }) > 1;
      });
      if (!clashes && old != other[cell]) break;
      grid[cell] = old;
    }
    agree(grid);
  });
}

TEST_CASE("a value twice in a house leaves no completion", "[solver]") {
  for (const auto& house : nine.houses()) {
    Grid grid(81);
    grid[house.cells.front()] = grid[house.cells.back()] = 5;
    for (const BandSolver::Path path : {BandSolver::Path::portable, BandSolver::Path::vector}) {
      BandSolver solver(path);
      CHECK(solver.count(grid, 2) == 0);
      CHECK(solver.classify(grid).completions == Completions::none);
    }
  }
}

TEST_CASE("the empty grid has more completions than anyone asks for", "[solver]") {
  BandSolver solver, portable(BandSolver::Path::portable);
  const std::vector<Grid> found = solver.completions(Grid(81), 1000);
  CHECK(found.size() == 1000);
  CHECK(std::set<Grid>(found.begin(), found.end()).size() == 1000);
  CHECK(std::all_of(found.begin(), found.end(), [](const Grid& g) { return gridproof::spec::valid(nine, g).holds(); }));
  CHECK(portable.completions(Grid(81), 1000) == found);
  CHECK(solver.count(Grid(81), 1000) == 1000);
  CHECK(solver.count(Grid(81), 0) == 0);
}

TEST_CASE("a count is exact where it is large", "[solver]") {
  // A solution without its four least values.
  Random random(7);
  Grid grid = std::get<Grid>(random_solution(nine, random));
  for (const Cell c : nine.cells())
    if (grid[c] <= 4) grid[c] = 0;
  Solver plain(nine);
  BandSolver solver;
  const std::uint64_t truth = plain.count(grid, ~std::uint64_t{0});
  CHECK(truth > 24);
  CHECK(solver.count(grid, ~std::uint64_t{0}) == truth);
}

TEST_CASE("the famous puzzles have one completion", "[solver]") {
  for (const auto& puzzle : gridproof::batch::famous_puzzles) {
    if (puzzle.cells.size() != 81) continue;
    const Grid grid = grid_of(puzzle.cells);
    Solver plain(nine);
    for (const BandSolver::Path path : {BandSolver::Path::portable, BandSolver::Path::vector}) {
      BandSolver solver(path);
      const Classification answer = solver.classify(grid);
      CHECK(answer.completions == Completions::one);
      CHECK(answer.first == plain.classify(grid).first);
      CHECK(solver.for_each_completion(grid, [](const Grid&) { return true; }) == Ending::complete);
      CHECK(solver.for_each_completion(grid, [](const Grid&) { return false; }) == Ending::stopped);
    }
  }
}

TEST_CASE("assumptions are counted anew by every call", "[solver]") {
  BandSolver solver;
  const Grid hard = grid_of(gridproof::batch::famous_puzzle("inkala-2010")->cells);
  solver.count(hard, 2);
  const std::uint64_t first = solver.assumptions();
  CHECK(first > 0);
  solver.count(hard, 2);
  CHECK(solver.assumptions() == first);
  solver.count(hard, 0);
  CHECK(solver.assumptions() == 0);
  const Classification answer = solver.classify(hard);
  solver.count(*answer.first, 2);
  CHECK(solver.assumptions() == 0);
}
