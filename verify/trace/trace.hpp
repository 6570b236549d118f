// A behaviour of a hint machine or of Play on concrete grids: what a counterexample shows step by step, what an engine
// has recorded, and what comes in from a file.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "spec/any_rules.hpp"
#include "spec/record.hpp"
#include "verify/claims/judge.hpp"

namespace gridproof::verify {

inline constexpr const char* init_name = "Init";
inline constexpr const char* apply_hint_name = "ApplyHint";

// What never changes in a behaviour stands in every state too: nothing is believed of a file.
struct TraceState {
  std::string action;  // that led here; Init for the first
  Case at;
  spec::PlainHint hint = {};
  spec::Pc pc = spec::Pc::start;
};

// A lasso where the behaviour goes on for ever without what it should come to: after the last state those from `loop`
// on repeat. A loop of one state is stuttering: nothing happens any more.
struct Trace {
  std::vector<TraceState> states;  // at least one
  std::optional<std::size_t> loop = {};
};

// A trace of the machine of these rules and what it is said to show.
struct RecordedTrace {
  spec::AnyRules rules;
  Question question;
  Trace trace;
  bool has_claim = true;  // false: it only says what happened, and the question's claim means nothing
};

}  // namespace gridproof::verify
