// Houses that are smaller than the number of values: what becomes of the published module's boxes on a larger grid. The
// repaired machine keeps its claims there; the machine as written is wrong even with valid solutions.
#include <catch2/catch.hpp>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "engine/engine.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/sudoku/techniques/singles.hpp"
#include "text/layout_name.hpp"
#include "verify/claims/judge.hpp"
#include "verify/sweep/run.hpp"
#include "verify/trace/walk.hpp"

using namespace gridproof;
using namespace gridproof::verify;

namespace {

const spec::Layout small = spec::Layout::boxes_on(4, 1, 2), tall = spec::Layout::boxes_on(6, 2, 2),
                   twelve = spec::Layout::boxes_on(12, 2, 3);

// After 9 come a, b and c; what is not written is empty.
spec::Grid grid_of(const spec::Layout& layout, std::string_view symbols) {
  spec::Grid grid(layout.cells().size());
  for (std::size_t c = 0; c < symbols.size(); ++c)
    grid[c] = static_cast<spec::Value>(std::string_view(".123456789abc").find(symbols[c]));
  return grid;
}

SweepReport swept(const std::vector<Claim>& claims) {
  const std::vector<spec::Grid> valid = valid_boards(small);
  std::vector<spec::Grid> some;
  for (std::size_t i = 0; i < valid.size(); i += 36) some.push_back(valid[i]);
  return sweep_boards_with<spec::Repaired>({.layout = small, .claims = claims, .threads = 2}, small, some, valid);
}

}  // namespace

TEST_CASE("boxes on a larger grid are houses in which no value stands twice") {
  CHECK(twelve.name() == "12x12:2x3");
  CHECK(twelve.houses().size() == 12 + 12 + 24);
  CHECK(twelve.has_small_houses());
  CHECK(twelve.houses().back().size() == 6);
  CHECK_FALSE(spec::Layout::boxes(2, 3).has_small_houses());
  // Boxes of a row's two cells ask nothing that the row does not: the boards are the Latin squares.
  const std::vector<spec::Grid> boards = valid_boards(small);
  CHECK(boards.size() == 576);
  solver::Random random(1);  // those of two rows and columns ask more
  spec::Grid board = std::get<spec::Grid>(solver::random_solution(tall, random));
  CHECK(spec::valid(tall, board).holds());
  CHECK(spec::valid_alt(tall, board).holds());
  const auto latin = [](int r, int c) { return static_cast<spec::Value>((r + c) % 6 + 1); };
  for (const spec::Cell c : tall.cells()) board[c] = latin(tall.row(c), tall.column(c));
  CHECK_FALSE(spec::valid(tall, board).holds());
  CHECK_FALSE(spec::valid_alt(tall, board).holds());
  CHECK_THROWS_AS(engine::Engine(tall), std::invalid_argument);
}

TEST_CASE("the names of boxes on a larger grid") {
  CHECK(text::parse_any_layout("12x12:2x3").value() == spec::Layout::boxes_on(12, 2, 3));
  CHECK(text::parse_any_layout("2x3").value() == spec::Layout::boxes(2, 3));
  CHECK(text::rules_name(small) == "4x4:1x2");
  for (const char* wrong :
       {"12x12:", ":2x3", "12x6:2x3", "6x6:2x3", "6x6:2x4", "10x10:2x3", "30x30:2x3", "12x12:2x3+diagonals"})
    CHECK_FALSE(text::parse_any_layout(wrong));
  CHECK_FALSE(text::parse_layout("12x12:2x3"));  // no command takes it
}

TEST_CASE("the repaired machine keeps its claims where houses are small") {
  std::vector<Claim> all;
  for (const ClaimEntry& claim : claims)
    if (answers(Instrument::sweep, claim.claim) && claim.claim != Claim::brute_force_forced) all.push_back(claim.claim);
  for (const SweepTally& tally : swept(all).tallies) {
    CAPTURE(name(tally.claim));
    CHECK(tally.violations == 0);
    CHECK(tally.differences == 0);
    CHECK(tally.premises > 0);
  }
  const spec::SudokuRules rules(small);
  for (const spec::Reason& reason : spec::single_place(small, rules).reasons)
    CHECK(reason.premises.size() == 3);  // of rows and columns, never of a box
}

TEST_CASE("as written, tier 2 contradicts valid solutions where houses are small") {
  const auto is_contradicted = [](const spec::Layout& layout, const spec::Grid& grid, const spec::Grid& solution) {
    CAPTURE(layout.name());
    const GameOf<spec::AsWritten> game(layout);
    const Case at{grid, solution, spec::Marks<spec::Truth>(layout)};
    CHECK(spec::is_solution(layout, solution).holds());
    CHECK(game.at(at)->is_initial());
    CHECK(judge(game, at, Claim::hint_sound).outcome == Outcome::violated);
    CHECK(judge(GameOf<spec::Repaired>(layout), at, Claim::hint_sound).outcome == Outcome::holds);
    const Trace call = walk(game, at);
    CHECK(call.states.back().action == "FindLastRemaining");
    return call.states.back().hint.set;
  };
  is_contradicted(tall, grid_of(tall, ".........................6.......1.."),
                  grid_of(tall, "125436531624613542346215462351254163"));
  // The published boxes at 12x12 (docs/findings/tla-module.md); the solution keeps the rules of larger boxes, too.
  const spec::Grid solution = grid_of(twelve,
                                      "123456789abc"
                                      "789abc123456"
                                      "23456789abc1"
                                      "89abc1234567"
                                      "3456789abc12"
                                      "9abc12345678"
                                      "456789abc123"
                                      "abc123456789"
                                      "56789abc1234"
                                      "bc123456789a"
                                      "6789abc12345"
                                      "c123456789ab");
  CHECK(spec::valid(spec::Layout::boxes(2, 6), solution).holds());
  CHECK(is_contradicted(twelve, grid_of(twelve, ".23..........89......4.."), solution) ==
        std::vector<spec::Mark>{{twelve.cell(1, 1), 4}});
}
