// The fast solver against the report's and against plain search by the list of constraints.
#include "takuzu/line_solver.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

#include "solver/enumerate.hpp"
#include "support/property.hpp"
#include "takuzu/grids.hpp"
#include "takuzu/line_search.hpp"
#include "takuzu/report_solver.hpp"

using namespace gridproof;
using namespace gridproof::test;
using solver::Completions;
using solver::Ending;
using takuzu::LineSolver;
using takuzu::ReportSolver;

namespace {

// Some cells of a solution, in one of four cases with one or two of them the wrong way round.
Grid any_grid(const Takuzu& takuzu, std::size_t least_percent) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Grid solution = solution_of(takuzu, random);
  const std::size_t least = solution.size() * least_percent / 100;
  const std::size_t clues = least + random.below(solution.size() - least + 1);
  const std::size_t spoilt = random.below(4) == 0 ? 1 + random.below(2) : 0;
  return some_cells(solution, clues, std::min(clues, spoilt), random);
}

std::vector<Grid> by_report(const Takuzu& takuzu, Grid grid) {
  std::vector<Grid> found;
  ReportSolver(takuzu).solve_aux(grid, 0, [&](const Grid& full) { return found.push_back(full), true; });
  return found;
}

std::vector<Grid> by_list(const Takuzu& takuzu, const Grid& grid, const NoMarks& crossed) {
  std::vector<Grid> found;
  solver::enumerate(takuzu, grid, crossed, [&](const Grid& full) { return found.push_back(full), true; });
  return found;
}

std::vector<Grid> all_of(LineSolver& solver, const Grid& grid) { return solver.completions(grid, ~std::uint64_t{0}); }

// The 16 cells of a 4x4 board; those outside `mask` are empty.
Grid four_by_four(unsigned ones, unsigned mask) {
  Grid grid(16);
  for (std::size_t i = 0; i < 16; ++i)
    if ((mask >> i & 1U) != 0) grid[i] = (ones >> i & 1U) != 0 ? spec::one : spec::zero;
  return grid;
}

// The search itself, which begins anew after so many nodes as long as nothing is found.
struct Restarted {
  std::vector<Grid> found;
  std::uint64_t nodes = 0;
};
Restarted restarted(const Takuzu& takuzu, const Grid& grid, std::uint64_t first_allowance) {
  takuzu::LineSearch<std::uint16_t, 32> search(takuzu, first_allowance);
  Restarted result;
  const auto keep = [&](const auto& state) { return result.found.push_back(search.grid(state)), true; };
  RC_ASSERT(search.run(grid, {}, nullptr, keep) == Ending::complete);
  result.nodes = search.nodes();
  return result;
}

}  // namespace

TEST_CASE("the fast solver, the report's and plain search find the same completions") {
  property("on small boards with few clues", [] {
    const Takuzu takuzu = any_takuzu(24);
    const Grid grid = any_grid(takuzu, 20);
    LineSolver solver(takuzu);
    const std::vector<Grid> found = all_of(solver, grid);
    RC_TAG(takuzu.name());
    for (const Grid& full : found) RC_ASSERT(is_solution(takuzu, full) && extends(full, grid));
    RC_ASSERT(as_set(found).size() == found.size());
    RC_ASSERT(as_set(found) == as_set(by_report(takuzu, grid)));
    RC_ASSERT(as_set(found) == as_set(by_list(takuzu, grid, NoMarks(takuzu))));
  }, 300);
  property("on boards of up to 196 cells", [] {
    const Takuzu takuzu = any_takuzu(196);
    const Grid grid = any_grid(takuzu, 60);
    LineSolver solver(takuzu);
    const std::vector<Grid> found = all_of(solver, grid);
    RC_CLASSIFY(found.empty(), "contradictory");
    RC_CLASSIFY(found.size() > 1, "not unique");
    for (const Grid& full : found) RC_ASSERT(is_solution(takuzu, full) && extends(full, grid));
    RC_ASSERT(as_set(found).size() == found.size());
    RC_ASSERT(as_set(found) == as_set(by_report(takuzu, grid)));
  }, 300);
  property("on boards with lines of 18 to 30 cells", [] {
    const int longer = 2 * *rc::gen::inRange(9, 16), shorter = 2 * *rc::gen::inRange(1, 10);
    const bool turned = *rc::gen::arbitrary<bool>();
    const bool lines_differ = shorter >= 8 && *rc::gen::arbitrary<bool>();  // shorter ones cannot all differ
    const Takuzu takuzu(turned ? longer : shorter, turned ? shorter : longer, lines_differ);
    const Grid grid = any_grid(takuzu, 75);
    LineSolver solver(takuzu);
    const std::vector<Grid> found = all_of(solver, grid);
    RC_CLASSIFY(found.empty(), "contradictory");
    RC_CLASSIFY(found.size() > 1, "not unique");
    for (const Grid& full : found) RC_ASSERT(is_solution(takuzu, full) && extends(full, grid));
    RC_ASSERT(as_set(found).size() == found.size());
    RC_ASSERT(as_set(found) == as_set(by_report(takuzu, grid)));
  }, 100);
  property("on boards of up to 80 cells", [] {
    const Takuzu takuzu = any_takuzu(80);
    const Grid grid = any_grid(takuzu, 35);
    LineSolver solver(takuzu);
    const std::vector<Grid> found = all_of(solver, grid);
    RC_CLASSIFY(found.empty(), "contradictory");
    RC_CLASSIFY(found.size() > 1, "not unique");
    RC_ASSERT(as_set(found).size() == found.size());
    RC_ASSERT(as_set(found) == as_set(by_report(takuzu, grid)));
  }, 300);
}

TEST_CASE("the completions of every sub-grid of every 4x4 solution are counted") {
  for (const bool lines_differ : {true, false}) {
    const Takuzu takuzu(4, 4, lines_differ);
    constexpr unsigned full = (1U << 16) - 1;
    std::vector<unsigned> all;
    for (unsigned ones = 0; ones <= full; ++ones)
      if (is_solution(takuzu, four_by_four(ones, full))) all.push_back(ones);
    REQUIRE(all.size() == (lines_differ ? 72 : 90));
    LineSolver solver(takuzu);
    std::size_t wrong = 0, grids = 0;
    std::vector<unsigned> same(all.size());
    for (unsigned mask = 0; mask <= full; ++mask) {
      for (std::size_t i = 0; i < all.size(); ++i) same[i] = all[i] & mask;
      std::sort(same.begin(), same.end());
      for (std::size_t i = 0, next = 0; i < same.size(); i = next, ++grids) {
        while (next < same.size() && same[next] == same[i]) ++next;
        wrong += solver.count(four_by_four(same[i], mask), 100) == next - i ? 0 : 1;
      }
    }
    CHECK(wrong == 0);
    CHECK(grids > 1'000'000);
  }
}

TEST_CASE("crossed marks are the other value") {
  property("as plain search takes them", [] {
    const Takuzu takuzu = any_takuzu(24);
    const Grid grid = any_grid(takuzu, 20);
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    NoMarks crossed(takuzu);
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
      const auto cell = static_cast<Cell>(random.below(grid.size()));
      crossed.at(cell, static_cast<Value>(1 + random.below(2))) = spec::Truth(true);
    }
    LineSolver solver(takuzu);
    solver.cross_out(crossed);
    const std::set<Grid> expected = as_set(by_list(takuzu, grid, crossed));
    RC_ASSERT(as_set(all_of(solver, grid)) == expected);
    std::vector<Grid> found;  // as instruments ask for them
    const auto keep = [&](const Grid& full) { return found.push_back(full), true; };
    RC_ASSERT(solver::for_each_completion(takuzu, grid, crossed, keep) == Ending::complete);
    RC_ASSERT(found.size() == expected.size());
    RC_ASSERT(as_set(found) == expected);
  }, 300);
  const Takuzu takuzu(4, 4);
  NoMarks crossed(takuzu);
  crossed.at(5, spec::zero) = crossed.at(5, spec::one) = spec::Truth(true);
  LineSolver solver(takuzu);
  solver.cross_out(crossed);
  CHECK(solver.count(Grid(16), 1) == 0);
}

TEST_CASE("a grid is classified with its completions as evidence") {
  const Takuzu takuzu(6, 6);
  LineSolver solver(takuzu);
  Random random(5);
  const Grid solution = solution_of(takuzu, random);

  const solver::Classification unique = solver.classify(solution);
  CHECK(unique.completions == Completions::one);
  CHECK(unique.first == solution);
  CHECK(!unique.second);

  const solver::Classification several = solver.classify(Grid(36));
  CHECK(several.completions == Completions::several);
  REQUIRE((several.first && several.second));
  CHECK(is_solution(takuzu, *several.first));
  CHECK(is_solution(takuzu, *several.second));
  CHECK(*several.first != *several.second);

  Grid spoilt = solution;
  spoilt[7] = spec::opposite(spoilt[7]);
  CHECK(solver.classify(spoilt).completions == Completions::none);
  CHECK(!solver.classify(spoilt).first);
}

TEST_CASE("a grid that breaks a rule has no completion") {
  LineSolver solver(Takuzu(4, 4)), loose(Takuzu(4, 4, false)), wide(Takuzu(12, 12));
  CHECK(solver.count(grid_of("000............."), 1) == 0);
  CHECK(solver.count(grid_of("0.0..........0.0"), 1) == 1);
  CHECK(solver.count(grid_of("0.00............"), 1) == 0);
  CHECK(solver.count(grid_of("01100110........"), 1) == 0);  // equal rows
  CHECK(loose.count(grid_of("01100110........"), 1) == 1);
  Grid three(144);
  three[12] = three[24] = three[36] = spec::one;
  CHECK(wide.count(three, 1) == 0);
}

TEST_CASE("a budget that runs out is no answer") {
  const Takuzu takuzu(12, 12);
  LineSolver solver(takuzu);
  const Grid empty(144);
  CHECK(solver.classify(empty, {3}).completions == Completions::unknown);
  CHECK(solver.nodes() == 3);
  CHECK(!solver.least_completion(empty, {3}).known);
  CHECK(solver.for_each_completion(empty, [](const Grid&) { return true; }, {1000}) == Ending::exhausted);
  CHECK(solver.nodes() <= 1000);
  CHECK(solver.classify(empty, {0}).completions == Completions::unknown);

  // What is enough is exactly enough.
  Random random(3);
  const Grid grid = some_cells(solution_of(takuzu, random), 40, 0, random);
  const solver::Classification answer = solver.classify(grid);
  const std::uint64_t nodes = solver.nodes();
  CHECK(answer.completions != Completions::unknown);
  CHECK(solver.classify(grid, {nodes}).completions == answer.completions);
  CHECK(solver.classify(grid, {nodes - 1}).completions == Completions::unknown);
}

TEST_CASE("the order of the completions is always the same") {
  const Takuzu takuzu(6, 8);
  LineSolver one(takuzu), other(takuzu);
  other.count(grid_of(std::string(48, '.')), 7);  // what was asked before does not matter
  CHECK(one.completions(Grid(48), 500) == other.completions(Grid(48), 500));
  CHECK(one.completions(Grid(48), 0).empty());
  CHECK(one.count(Grid(48), 7) == 7);
  int visits = 0;
  CHECK(one.for_each_completion(Grid(48), [&](const Grid&) { return ++visits < 5; }) == Ending::stopped);
  CHECK(visits == 5);
}

TEST_CASE("a search that begins anew finds the same completions, each once") {
  std::size_t begun_anew = 0, with_completions = 0;
  property("on boards of up to 80 cells", [&] {
    const Takuzu takuzu = any_takuzu(80);
    const Grid grid = any_grid(takuzu, 35);
    const Restarted at_once = restarted(takuzu, grid, 1'000'000'000);
    const Restarted anew = restarted(takuzu, grid, 1);
    RC_ASSERT(as_set(anew.found).size() == anew.found.size());
    RC_ASSERT(as_set(anew.found) == as_set(at_once.found));
    if (anew.nodes <= at_once.nodes) return;
    ++begun_anew;
    with_completions += anew.found.empty() ? 0 : 1;
  }, 300);
  CHECK(begun_anew > 3);
  CHECK(with_completions > 0);
}

TEST_CASE("the least completion is the first that the report's solver finds") {
  property("on boards of up to 64 cells", [] {
    const Takuzu takuzu = any_takuzu(64);
    const Grid grid = any_grid(takuzu, 20);
    LineSolver solver(takuzu);
    const solver::Least least = solver.least_completion(grid);
    Grid solved = grid;
    const bool found = ReportSolver(takuzu).solve(solved);
    RC_ASSERT(least.known);
    RC_ASSERT(least.grid.has_value() == found);
    RC_ASSERT(!found || *least.grid == solved);
  }, 200);
}

TEST_CASE("a random order visits the same completions") {
  property("and depends on the seed", [] {
    const Takuzu takuzu = any_takuzu(36);
    const Grid grid = any_grid(takuzu, 40);
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    LineSolver solver(takuzu);
    const auto visited = [&] {
      std::vector<Grid> found;
      Random random(seed);
      solver.for_each_completion_at_random(grid, random, [&](const Grid& full) { return found.push_back(full), true; });
      return found;
    };
    RC_ASSERT(visited() == visited());
    RC_ASSERT(as_set(visited()) == as_set(all_of(solver, grid)));
  });
}

TEST_CASE("boards with more lines than can differ have no solution") {
  for (const auto& [rows, columns] : {std::pair{4, 2}, {2, 4}, {8, 4}, {16, 6}, {6, 30}}) {
    LineSolver solver(Takuzu(rows, columns));
    CHECK(solver.count(Grid(static_cast<std::size_t>(rows * columns)), 1) == 0);
    LineSolver loose(Takuzu(rows, columns, false));
    CHECK(loose.count(Grid(static_cast<std::size_t>(rows * columns)), 1) == 1);
  }
}
