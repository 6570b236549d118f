#include "verify/report/behaviour.hpp"

#include <string>

#include "verify/trace/walk.hpp"

namespace gridproof::verify {

namespace {

// One call. Which actions it takes does not depend on the choice, only which hint it ends with.
BehaviourTrace call(const Row& row) {
  const Case& subject = *row.counterexample;
  BehaviourTrace trace{{{"", subject.grid}}};
  if (row.subject.claim == Claim::confluence) return trace;  // about the grid alone
  for (const spec::CallStep& step : walk(row.layout, subject, row.dialect))
    trace.steps.push_back({std::string(name(step.action)), subject.grid, step.pc, step.hint});
  const spec::HintRecord broken = judge(row.layout, subject, {*row.subject.claim, row.dialect, row.choice}).hint;
  if (broken.type == trace.steps.back().hint.type) trace.steps.back().hint = broken;
  return trace;
}

}  // namespace

BehaviourTrace behaviour(const Row& row) {
  BehaviourTrace trace = row.trace ? *row.trace : call(row);
  const TraceStep last = trace.steps.back();
  if (!is_of_play(*row.subject.claim) || trace.loop || last.pc != spec::Pc::done ||
      last.hint.type == spec::HintType::none)
    return trace;
  const spec::Cell cell = row.layout.cell(last.hint.row, last.hint.column);
  if (last.grid[cell] != 0) return trace;  // what it would write there is no grid any more
  TraceStep applied{"ApplyHint", last.grid};
  applied.grid[cell] = last.hint.value;
  trace.steps.push_back(std::move(applied));
  return trace;
}

}  // namespace gridproof::verify
