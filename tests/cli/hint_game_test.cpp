// A hint of any game, told in words: the way through the tiers, what is concluded, and why. And the search that rules
// of constraints have, with the calls of the plain solver.
#include "verify/cli/hint_game.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "spec/takuzu/takuzu.hpp"
#include "support/two_rows.hpp"
#include "verify/cli/broken_rule.hpp"
#include "verify/cli/completions.hpp"

using namespace gridproof;
using namespace gridproof::cli;

namespace {

const spec::ListedRules rules = test::two_rows();

// What the first reason of the tier says whose premises hold and that has this conclusion.
std::optional<spec::Reason> reason(const verify::Case& at, const spec::PlainHint& hint) {
  const auto open = spec::candidates(rules, at.grid, at.crossed);
  const auto gone = spec::absent(rules, at.grid, open);
  for (const spec::Technique& technique : {test::last_value(rules), test::used_up(rules), test::no_three(rules)})
    for (const spec::Reason& candidate : technique.reasons)
      if (candidate.set == hint.set && candidate.del == hint.del && spec::premises_hold(candidate, gone).holds())
        return candidate;
  return std::nullopt;
}

GameHint ask(const std::vector<spec::Value>& grid, const std::vector<spec::Value>& solution) {
  const verify::GameOf<test::Binary> game(rules);
  return cli::ask(game, rules.listed(),
                  {spec::Grid(grid), spec::Grid(solution), spec::Marks<spec::Truth>(rules)}, reason);
}

const std::vector<spec::Value> full = {1, 1, 2, 1, 2, 2, 2, 2, 1, 2, 1, 1};

}  // namespace

TEST_CASE("a hint of a game has the way through its tiers and a reason in words") {
  std::vector<spec::Value> grid = full;
  grid[5] = 0;  // the second value of row 1 is used up but for one
  grid[2] = 0;
  const GameHint hint = ask(grid, full);
  CHECK(hint.tier == "UsedUp");
  CHECK(hint.sentence == "2 at r1c3 (UsedUp)");
  CHECK(hint.why ==
        "r1c1 is not 2, r1c2 is not 2, r1c4 is not 2, and row 1 has three 1, r1c3 has a value, r1c1 has a value, "
        "r1c2 has a value, r1c4 has a value");
  REQUIRE(hint.steps.size() == 4);
  CHECK(hint.steps.front().pc == "start");
  CHECK(hint.steps[1].action == "ProceedToTier2");
  CHECK(hint.steps.back().pc == "done");
  CHECK(hint.steps.back().action.empty());
  const auto json = to_json(rules, hint);
  CHECK(json["hint"]["marks"] == "r1c3=2");
  CHECK(json["trace"].size() == 3);
  CHECK(json["trace"][2]["pc"] == "done");
}

TEST_CASE("a hint that rests on the solution says so, and a full grid has none") {
  const GameHint peek = ask({0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, full);
  CHECK(peek.sentence == "1 at r1c1 (BruteForce)");
  CHECK(peek.why == "no tier before it has a hint; it is what the solution has there");
  const GameHint none = ask(full, full);
  CHECK(none.sentence == "none");
  CHECK(none.why == "the grid is full");
}

TEST_CASE("the search of a takuzu answers as the plain solver does") {
  const spec::Takuzu takuzu(4, 4);
  TakuzuSolver solver(takuzu);
  const spec::Grid empty(16);
  CHECK(solver.count(empty, 1000) == 72);
  CHECK(solver.count(empty, 72) == 72);
  CHECK(solver.count(empty, 5) == 5);
  CHECK(solver.classify(empty).completions == solver::Completions::several);
  CHECK(solver.classify(empty, {1}).completions == solver::Completions::unknown);

  // Row 1 is known; the least completion is the least of all, in whatever order they come.
  spec::Grid grid = empty;
  grid[0] = grid[1] = spec::one;
  std::optional<spec::Grid> first;
  solver.for_each_completion(grid, [&](const spec::Grid& found) {
    if (!first || found < *first) first = found;
    return true;
  });
  REQUIRE(first);
  const solver::Least least = solver.least_completion(grid);
  REQUIRE(least.known);
  CHECK(*least.grid == *first);
  CHECK_FALSE(solver.least_completion(grid, {1}).known);

  spec::Marks<spec::Truth> crossed(takuzu);
  crossed.at(4, (*first)[4]) = spec::Truth(true);
  solver.cross_out(crossed);
  const solver::Least other = solver.least_completion(grid);
  REQUIRE(other.known);
  REQUIRE(other.grid);
  CHECK((*other.grid)[4] != (*first)[4]);

  grid[2] = spec::one;  // three in a row
  CHECK(solver.classify(grid).completions == solver::Completions::none);
  CHECK(solver.least_completion(grid).known);
  CHECK_FALSE(solver.least_completion(grid).grid);
}

TEST_CASE("a grid that breaks a rule of a takuzu says which") {
  const spec::Takuzu takuzu(4, 4), equal(4, 4, false);
  const auto broken = [](const spec::Takuzu& rules, std::initializer_list<std::pair<int, spec::Value>> cells) {
    spec::Grid grid(16);
    for (const auto& [cell, value] : cells) grid[static_cast<std::size_t>(cell)] = value;
    return broken_rule(rules, grid, std::nullopt).value_or("none");
  };
  CHECK(broken(takuzu, {}) == "none");
  CHECK(broken(takuzu, {{0, 1}, {1, 1}, {2, 2}}) == "none");
  CHECK(broken(takuzu, {{0, 1}, {1, 1}, {2, 1}}) == "not so: row 1 has at most 2 of 0");
  CHECK(broken(takuzu, {{0, 2}, {4, 2}, {12, 2}}) == "not so: column 1 has at most 2 of 1");
  CHECK(broken(takuzu, {{0, 1}, {1, 2}, {2, 1}, {3, 2}, {8, 1}, {9, 2}, {10, 1}, {11, 2}}) ==
        "not so: row 1 and row 3 differ");
  CHECK(broken(equal, {{0, 1}, {1, 2}, {2, 1}, {3, 2}, {8, 1}, {9, 2}, {10, 1}, {11, 2}}) == "none");
}
