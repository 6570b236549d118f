// What a run has found: a verdict for each property and action, with its trace, and the totals.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "verify/explore/model.hpp"
#include "verify/explore/tally.hpp"

namespace gridproof::explore {

// Why a run ended before it had seen everything.
enum class Stop : std::uint8_t { none, states, memory, time, violation };

// In place of an action's number.
inline constexpr int begins = -1;    // the first state of a trace
inline constexpr int stutters = -2;  // nothing happens, for ever

template <class State>
struct Move {
  int action;
  State state;  // after the action
};

template <class State>
struct Path {
  std::vector<Move<State>> steps;
  std::vector<Move<State>> loop = {};  // not empty: a lasso. From the last of steps, and ends in that state
};

struct ActionResult {
  std::string name;
  std::uint64_t fired = 0;  // transitions
  Verdict verdict = Verdict::inconclusive;
  Verdict expected = Verdict::holds;

  bool as_expected() const { return verdict == expected; }
};

template <class State>
struct PropertyResult {
  std::string name;
  Kind kind = Kind::always;
  Verdict verdict = Verdict::inconclusive;
  Verdict expected = Verdict::holds;
  std::uint64_t premises = 0;  // states where it had something to say; of `eventually`, initial states
  std::uint64_t hits =
      0;  // states that break an `always` or show a `sometimes`; parts with a lasso (not a partition: 1)
  std::optional<Path<State>> trace = {};  // the counterexample; of a `sometimes`, the witness

  bool as_expected() const { return verdict == expected; }
};

template <class State>
struct Report {
  std::string model;
  std::vector<PropertyResult<State>> properties;  // those asked for; last `no_deadlock`, if the model forbids deadlock
  std::vector<ActionResult> actions;
  std::uint64_t initial = 0;  // initial states, as the model counts them
  std::uint64_t states = 0;   // distinct; of a partition, the sum over its parts
  std::uint64_t transitions = 0;
  std::uint64_t outside = 0;  // of them, those that leave the boundary
  std::uint64_t depth = 0;    // the longest way from an initial state; of depth-first search, the longest taken
  Stop stopped = Stop::none;
  bool lossy = false;
  double seconds = 0;
  std::string digest;  // of everything but the seconds: the same for any number of threads

  bool as_expected() const {
    const auto expected = [](const auto& result) { return result.as_expected(); };
    return std::all_of(properties.begin(), properties.end(), expected) &&
           std::all_of(actions.begin(), actions.end(), expected);
  }
  const PropertyResult<State>* property(std::string_view name) const {
    for (const auto& result : properties)
      if (result.name == name) return &result;
    return nullptr;
  }
};

// `complete`: every state was seen, and none taken for another.
Verdict judge(Kind kind, const PropertyTally& tally, bool complete);

constexpr std::string_view name(Stop stop) {
  constexpr std::string_view names[] = {"none", "states", "memory", "time", "violation"};
  return names[static_cast<std::size_t>(stop)];
}

// "1. push: lamp on", a step a line, with only what changed where the model can say that; then the loop.
template <Model M>
std::string to_text(const M& model, const Path<typename M::State>& trace) {
  const auto actions = model.actions();
  std::string text;
  std::size_t number = 0;
  const typename M::State* before = nullptr;
  const auto line = [&](const Move<typename M::State>& step) {
    text += std::to_string(number++) + ". ";
    if (step.action == begins) {
      text += "initially: " + std::string(model.format(step.state));
    } else if (step.action == stutters) {
      text += "nothing happens any more";
    } else {
      text += std::string((actions.begin() + step.action)->name) + ": ";
      if constexpr (FormatsChanges<M>)
        text += model.format_change(*before, step.state);
      else
        text += model.format(step.state);
    }
    text += '\n';
    before = &step.state;
  };
  for (const auto& step : trace.steps) line(step);
  if (!trace.loop.empty()) text += "for ever:\n";
  for (const auto& step : trace.loop) line(step);
  return text;
}

}  // namespace gridproof::explore
