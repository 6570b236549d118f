// A claim about completions, asked of few of them instead of all. Its term looks at one cell after the other, so one
// completion for each value of each cell that the hint speaks of is enough; where it speaks of none, any one is.
//
//   forced(game, position, Claim::hint_forced, hint).against;      // a completion that disagrees, or nothing
#pragma once

#include <functional>
#include <optional>

#include "spec/record.hpp"
#include "verify/claims/game.hpp"

namespace gridproof::verify {

struct Forced {
  spec::Statement<spec::Truth> statement{spec::Truth(false), spec::Truth(true)};  // of all completions together
  std::optional<spec::Grid> against = {};  // a completion that breaks it
  bool exhausted = false;                  // a search hit its bound: one may have been missed
};

// `says`: the claim's own term of one full board. `search`: the completions of a grid, until the visitor says false.
Forced forced(const spec::Board& board, const spec::Grid& grid, const spec::Hint<spec::Truth>& hint,
              const std::function<spec::Statement<spec::Truth>(const spec::Grid& full)>& says,
              const std::function<solver::Ending(const spec::Grid&, const solver::Solver::Visitor&)>& search);

// Of a machine on its position, in a state or at the end of a call with the hint. Require is_of_completions(claim).
Forced forced(const Game& game, const MachineAt& machine, const Case& position, Claim claim,
              const MachineAt::State& state, solver::Budget budget = {});
Forced forced(const Game& game, const Case& position, Claim claim, const spec::PlainHint& hint,
              solver::Budget budget = {});

}  // namespace gridproof::verify
