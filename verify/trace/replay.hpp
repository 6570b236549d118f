// An exported counterexample put to the test again: read from its file and replayed on the spec's own machine.
//
//   text::Result<RecordedTrace> recorded = read_itf(content, "hint_sound.itf.json");
//   if (!recorded) return fail(text::to_string(recorded.error()));
//   Replay answer = replay(*recorded);
//   answer.outcome == ReplayOutcome::counterexample;
//
//   replay(game, {Claim::hint_sound}, trace);      // a trace of any machine
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "solver/search.hpp"
#include "text/result.hpp"
#include "verify/trace/trace.hpp"

namespace gridproof::verify {

// A syntax error has its line and column; anything else that is not as expected, its place as a JSON pointer in the
// message.
text::Result<RecordedTrace> read_itf(std::string_view text, std::string_view source);
// The states of a behaviour of any machine; the rest of the file is passed over.
text::Result<Trace> read_itf(const Game& game, std::string_view text, std::string_view source);

enum class ReplayOutcome : std::uint8_t {
  counterexample,     // a behaviour of the machine, and the claim fails at its end
  behaviour,          // a behaviour of the machine; the file makes no claim
  no_counterexample,  // a behaviour of the machine, but the claim does not fail there
  no_behaviour,       // a state that the machine does not come to in this way
  inconclusive,       // a search for other completions ran out of its budget
};

struct Replay {
  ReplayOutcome outcome;
  std::size_t state;     // where the claim fails or does not, or the first state that is wrong
  std::string sentence;  // why
};

// What a trace is said to show.
struct Shown {
  std::optional<Claim> claim = {};  // that it fails; nothing: only what happened
  ChoiceRule choice = ChoiceRule::least;
};

// The budget is of each search for another completion.
inline constexpr solver::Budget replay_budget{1'000'000};
Replay replay(const Game& game, const Shown& shown, const Trace& trace, solver::Budget budget = replay_budget);
Replay replay(const RecordedTrace& recorded, solver::Budget budget = replay_budget);

}  // namespace gridproof::verify
