#include <fmt/format.h>

#include "engine/engine.hpp"
#include "verify/tlc/machine_text.hpp"
#include "verify/tlc/trace.hpp"

namespace gridproof::tlc {

namespace {

using verify::TraceState;
using verify::RecordedTrace;

std::string rows_of(const spec::Layout& layout, const spec::Grid& grid) {
  std::string text = "<<";
  for (const spec::Cell c : layout.cells()) {
    const bool first = layout.column(c) == 1, last = layout.column(c) == layout.size();
    text += fmt::format("{}{}{}", first ? (c == 0 ? "<<" : ", <<") : ", ", grid[c], last ? ">>" : "");
  }
  return text + ">>";
}

std::string in_quotes(std::string_view text) { return to_text(Value::string(std::string(text))); }

// In the order in which people read a step: what happened, what came out, and where.
std::string state_text(const spec::Layout& layout, const TraceState& state) {
  const spec::HintRecord hint = spec::record(layout, state.hint);
  return fmt::format(
      "  [action |-> {}, pc |-> {},\n   hint |-> [type |-> {}, dieValue |-> {}, row |-> {}, col |-> {}],\n"
      "   grid |-> {},\n   solution |-> {},\n   crossed |-> {}]",
      in_quotes(state.action), in_quotes(spec::name(state.pc)), in_quotes(spec::name(hint.type)), hint.value,
      hint.row, hint.column, rows_of(layout, state.at.grid),
      rows_of(layout, state.at.solution), to_text(to_value(layout, state.at.crossed)));
}

}  // namespace

RecordedTrace record_call(const spec::Layout& layout, const verify::Case& at) {
  RecordedTrace recorded{layout, {verify::Claim::type_ok}, {{{verify::init_name, at}}}, false};
  const engine::Engine engine(layout);
  for (const spec::CallStep& step : engine.trace({at.grid, at.solution, &at.crossed}))
    recorded.trace.states.push_back(
        {std::string(spec::name(step.action)), at, spec::plain(layout, step.hint), step.pc});
  return recorded;
}

bool has_module(const spec::Layout& layout) { return layout.is_plain(); }

std::string to_module(const RecordedTrace& recorded, std::string_view name) {
  const spec::Layout& layout = *recorded.rules.layout();
  std::string states;
  for (const TraceState& state : recorded.trace.states)
    states += (states.empty() ? "\n" : ",\n") + state_text(layout, state);
  return fmt::format(
      "---- MODULE {} ----\n"
      "\\* A call of the hint machine. `gridproof check` asks TLC whether HintMachine.tla allows it.\n"
      "EXTENDS HintTrace\n\n"
      "TraceBoxRows == {}\nTraceBoxCols == {}\nTraceChoice == {}\nTraceStates == <<{}>>\n====\n",
      name, layout.box_rows(), layout.box_columns(),
      in_quotes(verify::name(recorded.question.choice)), states);
}

}  // namespace gridproof::tlc
