// The report's solver, and its contracts: kept by it, broken by what is wrong.
#include "takuzu/report_solver.hpp"

#include <rapidcheck.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <csignal>
#include <set>
#include <string>

#include "solver/enumerate.hpp"
#include "spec/takuzu/cells.hpp"
#include "spec/takuzu/checks.hpp"
#include "support/property.hpp"
#include "takuzu/grids.hpp"

using namespace gridproof;
using namespace gridproof::test;
using takuzu::BasicReportChecks;
using takuzu::BasicReportSolver;
using takuzu::CheckedContracts;
using takuzu::ReportChecks;
using takuzu::ReportLoops;
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

// What is broken when f(solver) runs with these loops.
template <class Loops = ReportLoops, class F>
Breaches breaches(const Takuzu& takuzu, F&& f) {
  ToldContracts::broken.clear();
  f(BasicReportSolver<Loops, ToldContracts>(takuzu));
  return ToldContracts::broken;
}
template <class Loops = ReportLoops, class F>
Breaches breaches_of_checks(const Takuzu& takuzu, F&& f) {
  ToldContracts::broken.clear();
  f(BasicReportChecks<Loops, ToldContracts>(takuzu));
  return ToldContracts::broken;
}

// How a child ends that does this: its signal, and what it says.
struct Death {
  int signal;
  std::string words;
};
template <class F>
Death death_of(F&& f) {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    std::signal(SIGABRT, SIG_DFL);  // Catch2 would tell of it
    dup2(ends[1], 2);
    f();
    _exit(0);
  }
  close(ends[1]);
  std::string words;
  for (char c = 0; read(ends[0], &c, 1) == 1;) words += c;
  close(ends[0]);
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  return {WIFSIGNALED(status) ? WTERMSIG(status) : 0, words};
}

// Finds no fault with equal lines.
struct WithoutRule3 : ReportLoops {
  template <class Checks>
  static bool check_at_cell(const Checks& checks, bool, const Grid& g, std::size_t n) {
    return ReportLoops::check_at_cell(checks, false, g, n);
  }
};

// Finds a fault with every 1 in the last cell.
struct TooStrict : ReportLoops {
  template <class Checks>
  static bool check_at_cell(const Checks& checks, bool lines_differ, const Grid& g, std::size_t n) {
    return ReportLoops::check_at_cell(checks, lines_differ, g, n) && !(n + 1 == g.size() && g[n] == spec::one);
  }
};

// Looks at the row alone.
struct RowsOnly : ReportLoops {
  template <class Checks>
  static bool check_at_cell(const Checks& checks, bool, const Grid& g, std::size_t n) {
    const std::size_t row_start = n - n % checks.columns();
    return checks.check_rule_1_for_chunk(g, row_start, 1) && checks.check_rule_2_for_chunk(g, row_start, 1);
  }
};

// Each of the loops, made wrong.
struct ShortOfTheLastThree : ReportLoops {
  static bool check_rule_1_for_chunk(const Grid& g, std::size_t start, std::size_t incr, std::size_t length) {
    return ReportLoops::check_rule_1_for_chunk(g, start, incr, length - 1);
  }
};
struct CountsOneMore : ReportLoops {
  static std::size_t count_number_of(Value element, const Grid& g, std::size_t start, std::size_t incr,
                                     std::size_t length) {
    return ReportLoops::count_number_of(element, g, start, incr, length) + 1;
  }
};
struct CountsOneLess : ReportLoops {
  static std::size_t count_number_of(Value element, const Grid& g, std::size_t start, std::size_t incr,
                                     std::size_t length) {
    return ReportLoops::count_number_of(element, g, start, incr, length - 1);
  }
};
struct ZerosOnly : ReportLoops {
  template <class Checks>
  static bool check_rule_2_for_chunk(const Checks& checks, const Grid& g, std::size_t start, std::size_t incr) {
    return checks.count_number_of(spec::zero, g, start, incr) <= checks.length(incr) / 2;
  }
};
struct EmptyIsTheSame : ReportLoops {
  static bool check_identical_chunks(const Grid& g, std::size_t start1, std::size_t start2, std::size_t incr,
                                     std::size_t length) {
    for (std::size_t i = 0; i < length; ++i)
      if (g[start1 + i * incr] != g[start2 + i * incr]) return false;
    return true;
  }
};
struct NotTheFirst : ReportLoops {
  template <class Checks>
  static bool check_rule_3_for_column(const Checks& checks, const Grid& g, std::size_t start) {
    for (std::size_t i = 1; i < checks.columns(); ++i)
      if (i != start && checks.check_identical_chunks(g, start, i, checks.columns())) return false;
    return true;
  }
  template <class Checks>
  static bool check_rule_3_for_row(const Checks& checks, const Grid& g, std::size_t start) {
    for (std::size_t other = checks.columns(); other < g.size(); other += checks.columns())
      if (other != start && checks.check_identical_chunks(g, start, other, 1)) return false;
    return true;
  }
};
// As our text of the report has question 16: rows by their numbers, where they begin at multiples of the width.
struct RowsByNumber : ReportLoops {
  template <class Checks>
  static bool check_rule_3_for_row(const Checks& checks, const Grid& g, std::size_t start) {
    for (std::size_t i = 0; i < checks.rows(); ++i)
      if (i != start && checks.check_identical_chunks(g, start, i, 1)) return false;
    return true;
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
      const bool valid = ReportChecks(takuzu).check_at_cell(grid, n);
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

TEST_CASE("each check has a contract of its own, which a wrong loop breaks") {
  const Takuzu takuzu(4, 4);
  const Grid threes = grid_of(".000............"), ones = grid_of("11.1............"),
             twins = grid_of("0011........0011"), columns = grid_of("00..11..00..11..");
  const auto at_all_cells = [&](const Grid& g) {
    return [&](const auto& checks) {
      for (std::size_t n = 0; n < g.size(); ++n) checks.check_at_cell(g, n);
    };
  };
  for (const Grid& g : {threes, ones, twins, columns}) CHECK(breaches_of_checks(takuzu, at_all_cells(g)).empty());
  const std::string rule_1 = "rule_1_for_chunk g start incr", count = "result = num_occ e g start incr length",
                    rule_2 = "rule_2_for_chunk g start incr", identical = "identical_chunks g s1 s2 incr length",
                    column = "rule_3_for_column g start", row = "rule_3_for_row g start",
                    cell = "valid_for_cell g n", chunk = "valid_chunk start incr";
  CHECK(breaches_of_checks<ShortOfTheLastThree>(takuzu, at_all_cells(threes)) == Breaches{rule_1});
  CHECK(breaches_of_checks<CountsOneMore>(takuzu, at_all_cells(Grid(16))) == Breaches{count});
  CHECK(breaches_of_checks<CountsOneLess>(takuzu, at_all_cells(ones)) == Breaches{count, rule_2, cell});
  CHECK(breaches_of_checks<ZerosOnly>(takuzu, at_all_cells(ones)) == Breaches{rule_2, cell});
  CHECK(breaches_of_checks<EmptyIsTheSame>(takuzu, at_all_cells(Grid(16))) == Breaches{identical, column, cell});
  CHECK(breaches_of_checks<NotTheFirst>(takuzu, at_all_cells(twins)) == Breaches{row, cell});
  CHECK(breaches_of_checks<NotTheFirst>(takuzu, at_all_cells(columns)) == Breaches{column, cell});
  CHECK(breaches_of_checks<RowsByNumber>(takuzu, at_all_cells(Grid(16))) == Breaches{chunk});
}

TEST_CASE("a chunk that is none, a cell outside and a board of another size break a precondition") {
  const Takuzu takuzu(4, 6);
  const auto rule_1 = [&](std::size_t start, std::size_t incr, std::size_t cells) {
    return breaches_of_checks(takuzu,
                              [&](const auto& checks) { checks.check_rule_1_for_chunk(Grid(cells), start, incr); });
  };
  const Breaches none, no_chunk = {"valid_chunk start incr"};
  for (const std::size_t start : {0U, 6U, 18U}) CHECK(rule_1(start, 1, 24) == none);
  for (const std::size_t start : {0U, 1U, 5U}) CHECK(rule_1(start, 6, 24) == none);
  CHECK(rule_1(0, 2, 24).count("valid_chunk start incr") == 1);
  CHECK(death_of([&] { BasicReportChecks<ReportLoops, CheckedContracts>(takuzu).check_at_cell(Grid(24), 24); }).words ==
        "precondition of the report's solver broken: 0 <= n < g.length\n");
}

// The contracts that stop the program are compiled in release builds here and nowhere else.
TEST_CASE("where contracts are checked the solver solves, and a breach stops the program with its words") {
  const Takuzu takuzu(4, 4);
  const BasicReportSolver<ReportLoops, CheckedContracts> solver(takuzu);
  Grid g = grid_of("1..............1");
  Grid by_release = g;
  CHECK(solver.solve(g));
  CHECK(ReportSolver(takuzu).solve(by_release));
  CHECK(g == by_release);
  CHECK(solver.count(Grid(16), 1000) == 72);
  CHECK(solver.count(grid_of("000............."), 1) == 0);

  CHECK(death_of([&] { solver.count(Grid(16), 1000); }).signal == 0);
  const Death death = death_of([&] { BasicReportSolver<TooStrict, CheckedContracts>(takuzu).count(Grid(16), 1000); });
  CHECK(death.signal == SIGABRT);
  CHECK(death.words == "postcondition of the report's solver broken: valid_for_cell g n\n");
}
