// Takuzu by every way: the answers of plain enumeration, with their evidence; the formula of a Takuzu, and broken ones.
#include <algorithm>
#include <cadical.hpp>
#include <catch2/catch.hpp>
#include <cstdio>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "support/listed_rules.hpp"
#include "support/property.hpp"
#include "takuzu/generate.hpp"
#include "verify/kernel/certificate.hpp"
#include "verify/solve/encode.hpp"
#include "verify/solve/encode_constraints.hpp"
#include "verify/solve/ways.hpp"

using namespace gridproof;
using namespace gridproof::solve;
using spec::Grid;
using spec::Takuzu;
using test::property;

namespace {

const std::vector<Takuzu>& takuzus() {
  static const std::vector<Takuzu> rules = {Takuzu(2, 2),        Takuzu(4, 4), Takuzu(4, 4, false),
                                            Takuzu(4, 6),        Takuzu(6, 6), Takuzu(6, 6, false),
                                            Takuzu(8, 8),        Takuzu(8, 8, false)};
  return rules;
}

Class class_of(std::size_t completions) {
  return completions == 0 ? Class::contradictory : completions == 1 ? Class::unique : Class::not_unique;
}

// Over the cells alone, as far as `limit`.
std::set<Grid> solutions(const spec::Board& board, const Cnf& cnf, std::size_t limit) {
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  const auto add = [&](const std::vector<int>& clause) {
    for (const int literal : clause) solver.add(literal);
    solver.add(0);
  };
  for (const auto& clause : cnf.clauses) add(clause);
  std::set<Grid> found;
  while (found.size() < limit && solver.solve() == 10) {
    const Grid grid = decode(board, [&](int literal) { return solver.val(literal) > 0; });
    if (!found.insert(grid).second) break;  // a solution that is no other grid
    add(other_than(board, grid));
  }
  return found;
}

// Any rules that are a list of constraints: one value in each cell, and the clauses of the constraints.
Cnf formula_of(const spec::ListedRules& rules, const Grid& grid) {
  Cnf cnf{.variables = static_cast<int>(rules.cells().size() * rules.values().size())};
  for (const spec::Cell c : rules.cells()) {
    std::vector<int> some;
    for (const spec::Value v : rules.values()) {
      some.push_back(variable(rules, c, v));
      for (spec::Value w = 1; w < v; ++w) cnf.add({-variable(rules, c, v), -variable(rules, c, w)});
    }
    cnf.add(some);
    if (grid[c] != 0) cnf.add({variable(rules, c, grid[c])});
  }
  add_constraints(cnf, rules);
  return cnf;
}

std::set<Grid> completions(const spec::ListedRules& rules, const Grid& grid, std::size_t limit) {
  std::set<Grid> found;
  solver::enumerate(rules, grid, spec::Marks<spec::Truth>(rules), [&](const Grid& full) {
    found.insert(full);
    return found.size() < limit;
  });
  return found;
}

// The evidence that an answer needs, and only that.
bool has_its_evidence(const Way& way, const Answer& answer) {
  const bool refuted = answer.answer != Class::not_unique;
  return answer.first.has_value() == (answer.answer != Class::contradictory) &&
         answer.second.has_value() == (answer.answer == Class::not_unique) &&
         answer.refutation.has_value() == (refuted && way.name == std::string("cadical")) &&
         answer.certificate.has_value() == (way.name == std::string("logic"));
}

}  // namespace

TEST_CASE("every way classifies a Takuzu as plain enumeration does") {
  std::size_t answers[3] = {};
  property(
      "on sub-grids of solutions, with crossed marks",
      [&] {
        const Takuzu& rules = takuzus()[*rc::gen::inRange<std::size_t>(0, takuzus().size())];
        solver::Random random(*rc::gen::arbitrary<std::uint64_t>());
        const Grid grid = test::drawn_sub_grid(rules, random);
        const auto crossed = test::drawn_marks(rules, random);
        const auto found = test::two_completions(rules, grid, crossed);
        ++answers[found.size()];
        for (const Way& way : ways()) {
          if (!way.always_decides) continue;
          RC_LOG() << way.name << " " << rules.name() << "\n";
          const Answer answer = way.classify(rules, grid, Deadline(), crossed);
          RC_ASSERT(answer.answer == class_of(found.size()));
          RC_ASSERT(has_its_evidence(way, answer));
          if (found.size() == 1) RC_ASSERT(*answer.first == found[0]);
        }
      },
      150);
  for (const std::size_t count : answers) CHECK(count > 1);
}

TEST_CASE("every way classifies a generated Takuzu of 10x10, and the same with one cell filled wrongly") {
  const Takuzu rules(10, 10);
  solver::Random random(1);
  const auto puzzle = std::get<solver::Puzzle>(solver::generate(rules, random, {.minimal = true}));
  Grid wrong = puzzle.givens;
  const auto cell = static_cast<std::size_t>(std::find(wrong.begin(), wrong.end(), 0) - wrong.begin());
  wrong[cell] = spec::opposite(puzzle.solution[cell]);
  for (const Way& way : ways()) {
    if (!way.always_decides) continue;
    CAPTURE(way.name);
    const Answer answer = way.classify(rules, puzzle.givens, Deadline(), {});
    CHECK(answer.answer == Class::unique);
    CHECK(answer.first == puzzle.solution);
    CHECK(has_its_evidence(way, answer));
    CHECK(way.classify(rules, wrong, Deadline(), {}).answer == Class::contradictory);
  }
}

TEST_CASE("a time that has run out leaves a Takuzu undecided, by every way") {
  for (const Way& way : ways()) {
    const Answer answer = way.classify(Takuzu(8, 8), Grid(64), Deadline(0));
    CHECK(answer.answer == Class::unknown);
    CHECK(!answer.gave_up.empty());
  }
}

TEST_CASE("the formula of constraints has the completions as its solutions") {
  static constexpr std::size_t limit = 100;
  property("of any such rules", [] {
    const auto& all = test::listed_rules();
    const spec::ListedRules& rules = all[*rc::gen::inRange<std::size_t>(0, all.size())];
    solver::Random random(*rc::gen::arbitrary<std::uint64_t>());
    const Grid grid = test::drawn_sub_grid(rules, random);
    RC_LOG() << rules.name() << "\n";
    const auto found = completions(rules, grid, limit);
    const auto by_formula = solutions(rules, formula_of(rules, grid), limit);
    if (found.size() < limit)
      RC_ASSERT(by_formula == found);
    else
      RC_ASSERT(by_formula.size() == limit);
  });
  for (const bool lines_differ : {true, false}) {
    const Takuzu rules(4, 4, lines_differ);
    CHECK(solutions(rules, encode(rules, Grid(16)), 1000) == completions(rules, Grid(16), 1000));
  }
  CHECK(solutions(test::two_rows(), formula_of(test::two_rows(), Grid(12)), 1000) ==
        completions(test::two_rows(), Grid(12), 1000));
}

// Each bound, from both sides, with few subsets and with many.
TEST_CASE("a count is encoded from both sides, by subsets and by counters") {
  for (const int cells : {3, 6, 9}) {
    const spec::Board board(1, cells, 2);
    std::vector<spec::Mark> marks;
    for (const spec::Cell c : board.cells()) marks.push_back({c, 1});
    const auto n = static_cast<std::size_t>(cells);
    for (std::size_t least = 0; least <= n; ++least)
      for (std::size_t most = least; most <= n; ++most) {
        const spec::ListedRules rules("count", board, {{{"count", spec::Count{marks, least, most}}}, {}});
        const auto found = solutions(rules, formula_of(rules, Grid(n)), 1000);
        std::size_t expected = 0;
        for (unsigned so = 0; so < 1U << n; ++so) {
          const auto count = static_cast<std::size_t>(__builtin_popcount(so));
          expected += count >= least && count <= most ? 1U : 0U;
        }
        INFO(cells << " " << least << " " << most);
        CHECK(found.size() == expected);
        CHECK(std::all_of(found.begin(), found.end(), [&](const Grid& grid) {
          const auto count = static_cast<std::size_t>(std::count(grid.begin(), grid.end(), 1));
          return count >= least && count <= most;
        }));
      }
  }
}

TEST_CASE("a grid that breaks a rule of a Takuzu does not pass for a completion") {
  const Takuzu rules(4, 4), free(4, 4, false);
  const auto grid_of = [](const std::string& cells) {
    Grid grid(cells.size());
    for (std::size_t c = 0; c < cells.size(); ++c)
      grid[c] = cells[c] == '.' ? spec::Value{0} : cells[c] == '0' ? spec::zero : spec::one;
    return grid;
  };
  const Grid empty(16), right = grid_of("1001010110100110"), alike = grid_of("0011110000111100");
  CHECK_NOTHROW(insist_on_completion(rules, empty, {}, right));
  CHECK_NOTHROW(insist_on_completion(free, empty, {}, alike));
  CHECK_THROWS_AS(insist_on_completion(rules, empty, {}, alike), std::logic_error);
  CHECK_THROWS_AS(insist_on_completion(free, empty, {}, grid_of("001111000011110.")), std::logic_error);
  CHECK_THROWS_AS(insist_on_completion(free, empty, {}, grid_of("0011110000111101")), std::logic_error);
  CHECK_THROWS_AS(insist_on_completion(rules, grid_of("0..............."), {}, right), std::logic_error);
  CHECK_THROWS_AS(insist_on_completion(rules, empty, {{0, spec::one}}, right), std::logic_error);
}
