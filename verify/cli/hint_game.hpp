// The next hint of any game: the call state by state, what it says, and why. What gridproof hint prints and writes.
//
//   const GameHint hint = next_hint(rules, {grid, solution, crossed}, symbols);
//   hint.steps;         // {"start", "StartHeuristicCheck"}, ... and at last {"done", ""}
//   hint.sentence;      // "0 at r1c3 (Pair)"
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "spec/any_rules.hpp"
#include "spec/reason.hpp"
#include "spec/rules.hpp"
#include "text/symbols.hpp"
#include "verify/claims/game.hpp"
#include "verify/trace/trace.hpp"

namespace gridproof::cli {

struct GameHint {
  struct TraceLine {
    std::string pc, action;
  };
  verify::Trace trace = {};
  std::vector<TraceLine> steps = {};
  spec::PlainHint hint = {};
  std::optional<spec::Reason> reason = {};  // of a tier that has reasons
  std::string tier = "none", sentence = "none", why = "the grid is full";
};

// Of a layout the engine takes the steps, of other rules the machine as the specification has it.
GameHint next_hint(const spec::AnyRules& rules, const verify::Case& at, const std::optional<text::Symbols>& symbols);

// Why the tier says so; nothing of a tier that has no reasons.
using WhyHint = std::function<std::optional<spec::Reason>(const verify::Case& at, const spec::PlainHint& hint)>;

// Of a machine of any rules, walked through as the specification says.
GameHint ask(const verify::Game& game, const spec::NamedConstraints& rules, const verify::Case& at, const WhyHint& why,
             const std::optional<text::Symbols>& symbols = {});

// "r1c1 is not 0, r1c2 is not 0, and r1c1 to r1c3 are not all 1"
std::string sentence(const spec::Board& board, const spec::NamedConstraints& rules, const spec::Reason& reason,
                     const std::optional<text::Symbols>& symbols = {});

// The fields `hint`, `why` and `trace` of a report; of a layout the hints are records, as the machine was published.
nlohmann::ordered_json to_json(const spec::Board& board, const GameHint& hint);
nlohmann::ordered_json to_json(const spec::AnyRules& rules, const GameHint& hint);

}  // namespace gridproof::cli
