// An exported counterexample put to the test again: read from its file and replayed on the spec's own machine.
//
//   text::Result<ItfTrace> trace = read_itf(content, "hint_sound.itf.json");
//   if (!trace) return fail(text::to_string(trace.error()));
//   Replay answer = replay(*trace);
//   answer.outcome == ReplayOutcome::counterexample;
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/search.hpp"
#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"
#include "spec/machine.hpp"
#include "spec/record.hpp"
#include "text/result.hpp"
#include "verify/claims/claims.hpp"
#include "verify/claims/judge.hpp"

namespace gridproof::verify {

// Nothing is believed of a file: here also what never changes in a behaviour stands in every state.
struct ItfState {
  std::string action;  // that led here; Init for the first
  Case at;
  spec::HintRecord hint;
  spec::Pc pc;
};

struct ItfTrace {
  spec::Layout layout;
  Question question;
  std::vector<ItfState> states;          // at least one
  std::optional<std::size_t> loop = {};  // after the last state those from here on repeat
  bool has_claim = true;                 // false: it only says what happened, and the question's claim means nothing
};

// A syntax error has its line and column; anything else that is not as expected, its place as a JSON pointer in the
// message.
text::Result<ItfTrace> read_itf(std::string_view text, std::string_view source);

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

// The budget is of each search for another completion.
Replay replay(const ItfTrace& trace, solver::Budget budget = {1'000'000});

}  // namespace gridproof::verify
