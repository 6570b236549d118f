#include <fmt/format.h>

#include "verify/tlc/run.hpp"
#include "verify/tlc/trace.hpp"
#include "verify/tlc/value.hpp"

namespace gridproof::tlc {

namespace {

using verify::RecordedTrace;

constexpr std::string_view configuration =
    "CONSTANTS\n  BOX_ROWS <- TraceBoxRows\n  BOX_COLS <- TraceBoxCols\n  States <- TraceStates\n"
    "  Choice <- TraceChoice\n  Positions <- TracePositions\nINIT TraceInit\nNEXT TraceNext\n";

// How many states TLC has accepted where it comes to a halt.
std::optional<std::size_t> accepted_states(const Account& account) {
  if (account.trace.states.empty()) return std::nullopt;
  const auto state = parse_state(account.trace.states.back().text, "TLC's state");
  if (!state) return std::nullopt;
  const Value* step = state->field("step");
  if (step == nullptr || step->kind != Kind::integer || step->number < 0) return std::nullopt;
  return static_cast<std::size_t>(step->number);
}

// TLC says that a step is none; the spec in C++ says why, where it agrees on the step.
std::string reason(const RecordedTrace& recorded, std::size_t state) {
  const verify::Replay again = verify::replay(recorded);
  if (again.outcome == verify::ReplayOutcome::no_behaviour && again.state == state) return again.sentence;
  return state == 0 ? "the machine does not begin with it"
                    : fmt::format("{} does not lead to it", recorded.trace.states[state].action);
}

}  // namespace

TraceAnswer check_trace(const RecordedTrace& recorded, const TraceCheck& how) {
  TraceAnswer answer;
  const Found found = how.tools ? Found(*how.tools) : find_tools();
  std::error_code error;
  if (const auto* missing = std::get_if<Missing>(&found)) {
    answer.outcome = TraceOutcome::not_run;
    answer.sentence = missing->reason;
    return answer;
  }
  if (!std::filesystem::exists(how.folder / "HintTrace.tla", error)) {
    answer.outcome = TraceOutcome::not_run;
    answer.sentence = fmt::format("there is no {}", (how.folder / "HintTrace.tla").string());
    return answer;
  }
  const Run run = run_tlc({.tools = std::get<Tools>(found),
                           .folder = how.folder,
                           .module = "RecordedTrace",
                           .texts = {{"RecordedTrace.tla", to_module(recorded, "RecordedTrace")},
                                     {"RecordedTrace.cfg", std::string(configuration)}},
                           .deadlock = true,
                           .coverage = false,
                           .brief = recorded.rules.rows() < 9});
  answer.tlc_version = run.account.version;
  const std::size_t states = recorded.trace.states.size();
  if (run.account.ending == Ending::holds && run.account.distinct == states + 1) {
    answer.outcome = TraceOutcome::accepted;
    answer.state = states - 1;
    answer.sentence = "every step is a step of HintMachine.tla";
    return answer;
  }
  const auto accepted = accepted_states(run.account);
  if (run.account.ending == Ending::deadlock && accepted && *accepted < states) {
    answer.outcome = TraceOutcome::rejected;
    answer.state = *accepted;
    answer.sentence = reason(recorded, *accepted);
    return answer;
  }
  answer.sentence = fmt::format("TLC: {}: {}", name(run.account.ending), run.account.message);
  return answer;
}

}  // namespace gridproof::tlc
