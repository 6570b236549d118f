#include "verify/report/behaviour.hpp"

#include "verify/trace/walk.hpp"

namespace gridproof::verify {

namespace {

// One call. Which actions it takes does not depend on the choice, only which hint it ends with.
Trace call(const Row& row) {
  const Case& subject = *row.counterexample;
  if (row.subject.claim == Claim::confluence) return {{{init_name, subject}}};  // about the grid alone
  const auto game = game_of(rules_of(row), row.dialect);
  Trace trace = walk(*game, subject);
  const spec::PlainHint broken = judge(*game, subject, *row.subject.claim, row.choice).hint;
  if (broken.type == trace.states.back().hint.type) trace.states.back().hint = broken;
  return trace;
}

}  // namespace

Trace behaviour(const Row& row) {
  Trace trace = row.trace ? *row.trace : call(row);
  const TraceState& last = trace.states.back();
  if (!is_of_play(*row.subject.claim) || trace.loop || last.pc != spec::Pc::done ||
      last.hint.type == spec::HintType::none)
    return trace;
  for (const spec::Mark& mark : last.hint.set)
    if (last.at.grid[mark.cell] != 0) return trace;  // what it would write there is no grid any more
  trace.states.push_back({apply_hint_name, applied(last.at, last.hint)});
  return trace;
}

}  // namespace gridproof::verify
