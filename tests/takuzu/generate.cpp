// Puzzles: unique by the report's solver, minimal where that was asked for, the same on every machine.
#include "takuzu/generate.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <string>

#include "support/property.hpp"
#include "takuzu/grids.hpp"
#include "takuzu/line_solver.hpp"
#include "takuzu/report_solver.hpp"

using namespace gridproof;
using namespace gridproof::test;
using solver::Failure;
using solver::Generation;
using solver::Obstacle;
using solver::Puzzle;
using takuzu::LineSolver;
using takuzu::ReportSolver;

namespace {

bool is_minimal(const Takuzu& takuzu, const Puzzle& puzzle) {
  LineSolver solver(takuzu);
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    if (puzzle.givens[cell] == 0) continue;
    Grid without = puzzle.givens;
    without[cell] = 0;
    if (solver.count(without, 2) < 2) return false;
  }
  return true;
}

Obstacle obstacle(const Generation& made) { return std::get<Failure>(made).obstacle; }
std::string message(const Generation& made) { return std::get<Failure>(made).message; }

}  // namespace

TEST_CASE("a generated puzzle has its solution and no other") {
  property("on boards of up to 64 cells, by the report's solver", [] {
    const Takuzu takuzu = any_takuzu(64);
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const bool minimal = *rc::gen::arbitrary<bool>();
    const auto puzzle = std::get<Puzzle>(generate(takuzu, random, {.minimal = minimal}));
    RC_ASSERT(is_solution(takuzu, puzzle.solution));
    RC_ASSERT(extends(puzzle.solution, puzzle.givens));
    RC_ASSERT(ReportSolver(takuzu).count(puzzle.givens, 2) == 1U);
    if (minimal) RC_ASSERT(puzzle.minimal_proved && is_minimal(takuzu, puzzle));
  });
  for (const int side : {10, 14}) {
    const Takuzu takuzu(side, side);
    Random random(1);
    const auto puzzle = std::get<Puzzle>(generate(takuzu, random, {.minimal = true}));
    CHECK(is_solution(takuzu, puzzle.solution));
    CHECK(LineSolver(takuzu).classify(puzzle.givens).first == puzzle.solution);
    CHECK(LineSolver(takuzu).count(puzzle.givens, 2) == 1);
    CHECK(puzzle.minimal_proved);
    CHECK(is_minimal(takuzu, puzzle));
  }
}

TEST_CASE("a seed makes the same puzzle on every machine") {
  Random random(1);
  const auto six = std::get<Puzzle>(generate(Takuzu(6, 6), random, {.minimal = true}));
  CHECK(text_of(six.givens) == "....0..0..0...1........01...1.......");
  const auto eight = std::get<Puzzle>(generate(Takuzu(8, 8), random));
  CHECK(text_of(eight.givens) == "..1.01.....0.01.....1..0..1.01000...00...1..1..0..0..0....1.01.1");
  CHECK(text_of(solution_of(Takuzu(20, 20), random)).substr(0, 40) == "0010110010011011010101100101011001101010");
}

TEST_CASE("a number of clues is reached exactly or not at all") {
  Random random(7);
  CHECK(std::get<Puzzle>(generate(Takuzu(8, 8), random, {.clues = 20})).givens.givens() == 20);
  CHECK(std::get<Puzzle>(generate(Takuzu(8, 8), random)).givens.givens() == 25);  // 40%
  CHECK(obstacle(generate(Takuzu(8, 8), random, {.clues = 65})) == Obstacle::clues_out_of_range);
  CHECK(message(generate(Takuzu(8, 8), random, {.clues = 65})) ==
        "takuzu-8x8 has 64 cells: no puzzle on it has 65 clues");
  CHECK(obstacle(generate(Takuzu(8, 8), random, {.clues = 3, .attempts = 2})) == Obstacle::clues_not_reached);
}

TEST_CASE("a board without a solution has no puzzle") {
  Random random(7);
  CHECK(obstacle(generate(Takuzu(4, 8), random)) == Obstacle::no_solution);
  CHECK(message(generate(Takuzu(4, 8), random)) == "takuzu-4x8 has no solution");
  CHECK(std::holds_alternative<Puzzle>(generate(Takuzu(4, 8, false), random)));
}
