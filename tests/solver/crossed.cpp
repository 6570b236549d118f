// Crossed marks and single questions: what the two rules say of a part of the completions, and of a part of the grid.
#include <catch2/catch.hpp>

#include "solver/logic.hpp"
#include "text/read.hpp"

using namespace gridproof;
using namespace gridproof::solver;
using spec::Grid;
using spec::Layout;
using Answer = Demonstration::Answer;

namespace {

const Layout four = Layout::boxes(2, 2);

Grid grid_of(const char* cells) {
  return text::read_puzzle(cells, "test", {.rules = four})->entries.front().puzzle;
}

}  // namespace

TEST_CASE("crossed marks leave the completions that spare them, until others are crossed out") {
  const Grid grid = grid_of(".....1..1.43.31.");  // 2431312412434312 and 3421213412434312
  Logic logic(four);
  CHECK(logic.decide(grid).completions == Completions::several);
  logic.cross_out({{0, 2}});
  CHECK(*logic.decide(grid).first == grid_of("3421213412434312"));
  CHECK(logic.decide(grid).completions == Completions::one);
  logic.cross_out({{0, 3}, {0, 1}});
  CHECK(*logic.decide(grid).first == grid_of("2431312412434312"));
  logic.cross_out({{0, 2}, {0, 3}});
  CHECK(logic.decide(grid).completions == Completions::none);
  logic.cross_out({});
  CHECK(logic.decide(grid).completions == Completions::several);
}

TEST_CASE("a given that is crossed out leaves its cell no value, and another value of that cell is nothing new") {
  Logic logic(four);
  logic.cross_out({{5, 1}});
  const Reasoning answer = logic.decide(grid_of(".....1.........."));
  CHECK(answer.completions == Completions::none);
  CHECK(answer.proof == Proof{{.kind = Step::Kind::no_value, .cell = 5}});
  logic.cross_out({{5, 2}});
  CHECK(logic.decide(grid_of(".....1..1.43.31.")).completions == Completions::several);
}

TEST_CASE("marks follow, do not, or the grid has no completion; what was told to stop says neither") {
  Logic logic(four);
  const Grid grid = grid_of(".....1..1.43.31.");
  CHECK(logic.demonstrate(grid, {{{9, 2}}, {}}).answer == Answer::follows);
  CHECK(logic.demonstrate(grid, {{}, {{0, 1}, {0, 4}}}).answer == Answer::follows);
  const Demonstration other = logic.demonstrate(grid, {{{0, 2}}, {}});
  CHECK(other.answer == Answer::does_not);
  CHECK(other.against == grid_of("3421213412434312"));
  CHECK(other.proof.empty());
  CHECK(logic.demonstrate(grid, {{}, {{0, 3}}}).against == grid_of("3421213412434312"));
  CHECK(logic.demonstrate(grid, {{{9, 4}}, {}}).answer == Answer::does_not);  // r3c2 is 2 in both
  CHECK(logic.demonstrate(grid, {{{0, 2}}, {}}, [] { return true; }).answer == Answer::unknown);
  CHECK(logic.demonstrate(grid_of("11.............."), {{{5, 3}}, {}}).answer == Answer::no_completion);
  CHECK(logic.demonstrate(grid_of("123....4........"), {{{3, 1}}, {}}).answer == Answer::no_completion);
}
