// The report's solver, and its contracts: kept by it, broken by what is wrong.
#include "takuzu/report_solver.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "solver/enumerate.hpp"
#include "spec/takuzu/cells.hpp"
#include "spec/takuzu/checks.hpp"
#include "support/property.hpp"
#include "takuzu/grids.hpp"

using namespace gridproof;
using namespace gridproof::test;
using takuzu::BasicReportSolver;
using takuzu::ReportChecks;
using takuzu::ReportSolver;

namespace {

// Breaches are told, in release builds as well.
struct ToldContracts {
  static Grid remember(const Grid& grid) { return grid; }
  template <class F>
  static void require(const char* what, F&& holds) {
    ++worked_out;
    if (!holds().holds()) broken.insert(what);
  }
  template <class F>
  static void ensure(const char* what, F&& holds) {
    require(what, holds);
  }

  static inline std::set<std::string> broken;
  static inline int worked_out = 0;
};

using Breaches = std::set<std::string>;

// What is broken when f(solver) runs with these checks.
template <class Checks = ReportChecks, class F>
Breaches breaches(const Takuzu& takuzu, F&& f) {
  ToldContracts::broken.clear();
  f(BasicReportSolver<Checks, ToldContracts>(takuzu));
  return ToldContracts::broken;
}

// Finds no fault with equal lines.
struct WithoutRule3 {
  static bool check_at_cell(const Takuzu& takuzu, const Grid& g, std::size_t n) {
    return takuzu::check_at_cell(Takuzu(takuzu.rows(), takuzu.columns(), false), g, n);
  }
};

// Finds a fault with every 1 in the last cell.
struct TooStrict {
  static bool check_at_cell(const Takuzu& takuzu, const Grid& g, std::size_t n) {
    return takuzu::check_at_cell(takuzu, g, n) && !(n + 1 == g.size() && g[n] == spec::one);
  }
};

// Looks at the row alone.
struct RowsOnly {
  static bool check_at_cell(const Takuzu& takuzu, const Grid& g, std::size_t n) {
    const auto columns = static_cast<std::size_t>(takuzu.columns());
    return takuzu::check_rule_1_for_chunk(g, n - n % columns, 1, columns) &&
           takuzu::check_rule_2_for_chunk(g, n - n % columns, 1, columns);
  }
};

}  // namespace

TEST_CASE("the checks say what the definitions say") {
  property("of any cell of any grid", [] {
    const Takuzu takuzu = any_takuzu(64);
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const Grid solution = solution_of(takuzu, random);
    const Grid grid = some_cells(solution, random.below(solution.size() + 1), random.below(3), random);
    for (const Cell n : takuzu.cells()) {
      const bool valid = takuzu::check_at_cell(takuzu, grid, n);
      RC_ASSERT(valid == spec::valid_for_cell(takuzu, grid, n).holds());
      RC_ASSERT(valid == spec::check_at_cell(takuzu, grid, n).holds());
    }
  });
}

TEST_CASE("the report's solver finds the least solution or restores the grid") {
  property("on boards of up to 36 cells", [] {
    const Takuzu takuzu = any_takuzu(36);
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const Grid solution = solution_of(takuzu, random);
    const Grid grid = some_cells(solution, random.below(solution.size() + 1), random.below(2), random);
    Grid first;
    solver::enumerate(takuzu, grid, NoMarks(takuzu), [&](const Grid& full) { return first = full, false; });
    Grid g = grid;
    const bool found = ReportSolver(takuzu).solve(g);
    RC_TAG(found ? "solved" : "no solution");
    RC_ASSERT(found == (first.size() != 0));
    RC_ASSERT(g == (found ? first : grid));
  }, 200);
}

TEST_CASE("the report's solver counts and tells unique grids from others") {
  const Takuzu takuzu(4, 4);
  CHECK(ReportSolver(takuzu).count(Grid(16), 1000) == 72);
  CHECK(ReportSolver(takuzu).count(Grid(16), 2) == 2);
  CHECK(ReportSolver(takuzu).count(Grid(16), 0) == 0);
  CHECK(ReportSolver(Takuzu(4, 4, false)).count(Grid(16), 1000) == 90);
  CHECK(ReportSolver(Takuzu(2, 4, false)).count(Grid(8), 1000) == 6);
  CHECK(ReportSolver(takuzu).count(grid_of("0011............"), 1000) > 0);
  CHECK(ReportSolver(takuzu).count(grid_of("000............."), 1000) == 0);
}

TEST_CASE("the report's solver keeps its contracts") {
  property("on boards of up to 24 cells", [] {
    const Takuzu takuzu = any_takuzu(24);
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const Grid solution = solution_of(takuzu, random);
    const std::size_t clues = solution.size() / 3 + random.below(solution.size() / 2);
    const Grid grid = some_cells(solution, clues, random.below(2), random);
    ToldContracts::worked_out = 0;
    RC_ASSERT(breaches(takuzu, [&](const auto& solver) { solver.count(grid, 50); }) == Breaches());
    RC_ASSERT(ToldContracts::worked_out > 0);
  }, 50);
  const Takuzu takuzu(4, 4);
  CHECK(breaches(takuzu, [](const auto& solver) {
          Grid g(16);
          solver.solve(g);
        }).empty());
}

TEST_CASE("what a caller must not do breaks a precondition") {
  const Takuzu takuzu(4, 4);
  const auto never = [](const Grid&) { return true; };
  const auto call = [&](Grid g, std::size_t n) {
    return breaches(takuzu, [&](const auto& solver) { solver.solve_aux(g, n, never); });
  };
  CHECK(call(grid_of("0011............"), 4).empty());
  CHECK(call(grid_of("00.1............"), 4).count("full_up_to g n") == 1);
  CHECK(call(grid_of("0001............"), 4).count("valid_up_to g n") == 1);
  CHECK(breaches(takuzu, [](const auto& solver) {
          Grid g = grid_of("0001............");
          solver.check_cell_change(g, 4, spec::one);
        }).count("valid_up_to g[n <- Empty] n") == 1);
}

TEST_CASE("checks that are wrong break a postcondition") {
  const Takuzu takuzu(4, 4);
  const auto count = [](const auto& solver) { solver.count(Grid(16), 100); };
  CHECK(breaches(takuzu, count).empty());
  const Breaches equal_lines = breaches<WithoutRule3>(takuzu, count);
  CHECK(equal_lines.count("valid_for_cell g n") == 1);
  CHECK(equal_lines.count("valid_up_to g (n + 1)") == 1);
  CHECK(breaches<WithoutRule3>(takuzu, [](const auto& solver) {
          Grid g = grid_of("01100110........");
          solver.solve(g);
        }).count("valid_up_to g end") == 1);
  CHECK(breaches<RowsOnly>(takuzu, count).count("valid_up_to g (n + 1)") == 1);
  CHECK(breaches<TooStrict>(takuzu, count) == Breaches{"valid_for_cell g n"});
}
