// A claim about completions that is decided by few of them is what its term says of all.
#include "verify/claims/forced.hpp"

#include <catch2/catch.hpp>
#include <map>

#include "solver/random.hpp"
#include "support/tier_lists.hpp"
#include "verify/claims/judge.hpp"
#include "verify/sweep/sweep.hpp"

using namespace gridproof;
using namespace gridproof::verify;

namespace {

const spec::Layout four = spec::Layout::boxes(2, 2);

// Grids of a board with marks crossed out, some of them of the board itself or of what is given.
Case random_position(const std::vector<spec::Grid>& boards, solver::Random& random) {
  Case at{spec::Grid(16), boards[random.below(boards.size())], spec::Marks<spec::Truth>(four)};
  const std::uint64_t density = 2 + random.below(6), crossings = random.below(5);
  for (const spec::Cell c : four.cells()) {
    if (random.below(density) == 0) at.grid[c] = at.solution[c];
    for (const spec::Value v : four.values())
      if (random.below(20) < crossings && (v != at.solution[c] || random.below(6) == 0))
        at.crossed.at(c, v) = spec::Truth(true);
  }
  return at;
}

// Of any tier, with up to two marks to set and up to two to delete, right ones more often than others.
spec::PlainHint random_hint(const spec::TierList& tiers, const spec::Grid& board, solver::Random& random) {
  spec::PlainHint hint{tiers.all()[random.below(tiers.size())], {}, {}};
  for (std::uint64_t i = random.below(3); i > 0; --i) {
    const auto c = static_cast<spec::Cell>(random.below(16));
    hint.set.push_back({c, random.below(4) == 0 ? static_cast<spec::Value>(1 + random.below(4)) : board[c]});
  }
  for (std::uint64_t i = random.below(3); i > 0; --i)
    hint.del.push_back({static_cast<spec::Cell>(random.below(16)), static_cast<spec::Value>(1 + random.below(4))});
  return hint;
}

spec::Statement<spec::Truth> of_all_boards(const MachineAt& machine, Claim claim, const MachineAt::State& state,
                                           const std::vector<spec::Grid>& boards) {
  spec::Statement<spec::Truth> all{spec::Truth(false), spec::Truth(true)};
  for (const spec::Grid& full : boards) {
    const auto said = machine.says(claim, state, full);
    all.premise = all.premise | said.premise;
    all.conclusion = all.conclusion & said.holds();
  }
  return all;
}

}  // namespace

TEST_CASE("one completion for each value says what all completions say, whatever the hint and the crossed marks") {
  const std::vector<spec::Grid> boards = valid_boards(four);
  const GameOf<test::FiveTiers> game(four);
  solver::Random random(1);
  std::map<std::string, int> seen;
  for (int i = 0; i < 1500; ++i) {
    const Case at = random_position(boards, random);
    const spec::PlainHint hint = random_hint(game.tiers(), at.solution, random);
    const auto machine = game.at(at);
    const auto state = spec::state(four, game.tiers(), spec::Pc::done, hint);
    for (const Claim claim : {Claim::hint_forced, Claim::brute_force_forced}) {
      const Forced few = forced(game, at, claim, hint);
      const auto all = of_all_boards(*machine, claim, state, boards);
      const bool fails = all.premise.holds() && !all.conclusion.holds();
      const bool same = few.statement.premise.holds() == all.premise.holds() &&
                        (few.statement.premise & ~few.statement.conclusion).holds() == fails;
      if (!same || few.against.has_value() != fails || few.exhausted) FAIL("case " << i << " of " << name(claim));
      if (few.against) {
        CHECK(spec::completes(spec::position<spec::Truth>(four, at.grid, at.solution), *few.against).holds());
        CHECK(!machine->says(claim, state, *few.against).holds().holds());
      }
      const bool marked = at.crossed.bits() != spec::Marks<spec::Truth>(four).bits();
      const bool empty = hint.set.empty() && hint.del.empty();
      ++seen[std::string(!all.premise.holds() ? "vacuous" : fails ? "fails" : "holds") + (marked ? ", marks" : "") +
             (empty ? ", empty" : "")];
    }
  }
  // An empty hint agrees with nothing; each of the others comes both ways.
  for (const char* each :
       {"vacuous", "holds", "fails", "vacuous, marks", "holds, marks", "fails, marks", "fails, empty",
        "fails, marks, empty"})
    CHECK(seen[each] > 10);
  CHECK(seen["holds, empty"] + seen["holds, marks, empty"] == 0);
}

TEST_CASE("a search that gives up leaves open whether a completion was missed") {
  const std::vector<spec::Grid> boards = valid_boards(four);
  const GameOf<spec::Repaired> game(four);
  const Case empty{spec::Grid(16), boards.front(), spec::Marks<spec::Truth>(four)};
  const spec::PlainHint hint{spec::HintType::brute_force, {{0, boards.front()[0]}}, {}};
  CHECK(forced(game, empty, Claim::brute_force_forced, hint).against);
  const Forced none = forced(game, empty, Claim::brute_force_forced, hint, {0});
  CHECK(none.exhausted);
  CHECK(!none.against);
  CHECK(!forced(game, empty, Claim::hint_forced, hint, {0}).exhausted);  // it says nothing of brute force
}
