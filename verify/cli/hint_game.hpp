// The next hint of any game: rules with a machine, walked through as the specification says. What gridproof hint prints
// and writes where the engine does not know the rules.
//
//   const verify::GameOf<spec::TwoRowsHints> game(rules);
//   const GameHint hint = ask(game, {grid, solution, crossed}, why);
//   hint.trace;         // {"start", "StartHeuristicCheck"}, ... and at last {"done", ""}
//   hint.sentence;      // "0 at r1c3 (Pair)"
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "spec/reason.hpp"
#include "spec/rules.hpp"
#include "verify/claims/game.hpp"
#include "verify/trace/trace.hpp"

namespace gridproof::cli {

struct GameHint {
  struct TraceLine {
    std::string pc, action;
  };
  std::vector<TraceLine> trace;
  spec::PlainHint hint;
  std::string tier, sentence, why;  // "none" where no tier has one
};

// Why the tier says so; nothing of a tier that has no reasons.
using WhyHint = std::function<std::optional<spec::Reason>(const verify::Case& at, const spec::PlainHint& hint)>;

GameHint ask(const verify::Game& game, const spec::NamedConstraints& rules, const verify::Case& at, const WhyHint& why);

// "r1c1 is not 0, r1c2 is not 0, and r1c1 to r1c3 are not all 1"
std::string sentence(const spec::Board& board, const spec::NamedConstraints& rules, const spec::Reason& reason);

// The fields `hint`, `why` and `trace` of a report.
nlohmann::ordered_json to_json(const spec::Board& board, const GameHint& hint);

}  // namespace gridproof::cli
