#include "verify/claims/forced.hpp"

namespace gridproof::verify {

Forced forced(const spec::Board& board, const spec::Grid& grid, const spec::Hint<spec::Truth>& hint,
              const std::function<spec::Statement<spec::Truth>(const spec::Grid& full)>& says,
              const std::function<solver::Ending(const spec::Grid&, const solver::Solver::Visitor&)>& search) {
  Forced result;
  const auto ask_one = [&](const spec::Grid& guess) {
    const auto visit = [&](const spec::Grid& full) {
      const auto said = says(full);
      result.statement.premise = result.statement.premise | said.premise;
      result.statement.conclusion = result.statement.conclusion & said.holds();
      if (!said.holds().holds()) result.against = full;
      return false;
    };
    result.exhausted = search(guess, visit) == solver::Ending::exhausted || result.exhausted;
  };
  if (!spec::says_something(hint).holds()) ask_one(grid);
  for (const spec::Cell c : board.cells()) {
    const auto speaks = [&](spec::Value v) { return hint.set.is(c, v) | hint.del.is(c, v); };
    if (!spec::any(board.values(), speaks).holds()) continue;
    for (const spec::Value v : board.values()) {
      if (result.against) return result;
      if (grid[c] != 0 && grid[c] != v) continue;
      spec::Grid guess = grid;
      guess[c] = v;
      ask_one(guess);
    }
  }
  return result;
}

Forced forced(const Game& game, const MachineAt& machine, const Case& position, Claim claim,
              const MachineAt::State& state, solver::Budget budget) {
  if (!machine.speaks_of(claim, state)) return {};
  return forced(
      game.board(), position.grid, state.hint,
      [&](const spec::Grid& full) { return machine.says(claim, state, full); },
      [&](const spec::Grid& guess, const solver::Solver::Visitor& visitor) {
        return game.for_each_completion(guess, position.crossed, visitor, budget);
      });
}

Forced forced(const Game& game, const Case& position, Claim claim, const spec::PlainHint& hint, solver::Budget budget) {
  const auto machine = game.at(position);
  return forced(game, *machine, position, claim, spec::state(game.board(), game.tiers(), spec::Pc::done, hint), budget);
}

}  // namespace gridproof::verify
