// Behaviours of any machine, through a file and back: every one is accepted, and none that was tampered with.
#pragma once

#include <catch2/catch.hpp>
#include <string>

#include "verify/report/itf.hpp"
#include "verify/trace/replay.hpp"
#include "verify/trace/walk.hpp"

namespace gridproof::test {

// Play from here to its end, or for so many rounds.
inline verify::Trace played(const verify::Game& game, const verify::Case& start, int rounds = 100) {
  verify::Trace trace = verify::walk(game, start);
  for (; rounds > 0 && trace.states.back().hint.type != spec::HintType::none; --rounds) {
    const verify::TraceState last = trace.states.back();
    const verify::Trace next = verify::walk(game, verify::applied(last.at, last.hint));
    trace.states.insert(trace.states.end(), next.states.begin(), next.states.end());
    trace.states[trace.states.size() - next.states.size()].action = verify::apply_hint_name;
  }
  return trace;
}

inline verify::Replay replayed(const verify::Game& game, const verify::Shown& shown, const verify::Trace& trace) {
  const auto read = verify::read_itf(game, verify::to_itf(game, trace), "trace.itf.json");
  if (!read) FAIL(text::to_string(read.error()));
  return verify::replay(game, shown, *read);
}

// Accepted as it is; rejected at the state that was changed: another hint, a mark more or less, another pc.
inline void is_replayed(const verify::Game& game, const verify::Trace& trace) {
  const auto outcome = [&](const verify::Trace& changed) { return replayed(game, {}, changed).outcome; };
  CHECK(outcome(trace) == verify::ReplayOutcome::behaviour);
  for (std::size_t i = 1; i < trace.states.size(); ++i) {
    verify::Trace changed = trace;
    spec::Truth mark = changed.states[i].at.crossed.is(0, 1);
    changed.states[i].at.crossed.at(0, 1) = ~mark;
    CHECK(outcome(changed) == verify::ReplayOutcome::no_behaviour);
    changed = trace;
    changed.states[i].hint.del.push_back({0, 1});
    CHECK(outcome(changed) == verify::ReplayOutcome::no_behaviour);
    changed = trace;
    changed.states[i].pc = changed.states[i].pc == spec::Pc::start ? spec::Pc::done : spec::Pc::start;
    CHECK(outcome(changed) == verify::ReplayOutcome::no_behaviour);
  }
}

}  // namespace gridproof::test
