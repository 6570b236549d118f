#include "verify/cli/hint_takuzu.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "spec/takuzu/dialects.hpp"
#include "text/marks.hpp"
#include "text/write.hpp"
#include "verify/cli/exit_code.hpp"
#include "verify/cli/files.hpp"
#include "verify/cli/hint_game.hpp"
#include "verify/cli/hint_solution.hpp"
#include "verify/cli/solve_report.hpp"
#include "verify/cli/terminal.hpp"
#include "verify/version.hpp"

namespace gridproof::cli {

namespace {

struct Answer {
  const TakuzuHintArguments& asked;
  spec::Grid grid;
  HintSolution solution;
  std::optional<GameHint> hint;  // where there is a solution

  const spec::AnyRules& rules() const { return asked.input.rules(); }
};

std::string to_text(const Answer& answer) {
  std::string text = fmt::format("{}\n\n{}\n{}{}\n", rules_line(answer.asked.input.document),
                                 text::to_drawing(answer.rules(), answer.grid, answer.asked.input.symbols),
                                 crossed_line(answer.rules(), answer.asked.crossed),
                                 sentence(answer.solution, answer.asked.input, answer.grid));
  if (!answer.hint) return text;
  if (!answer.asked.trace.empty()) {
    text += fmt::format("\n{:<25}{}\n", "pc", "action");
    for (const auto& [pc, action] : answer.hint->steps)
      text += action.empty() ? pc + "\n" : fmt::format("{:<25}{}\n", pc, action);
  }
  return text + fmt::format("\n{} {}\n{} {}\n", paint(Tone::strong, "hint:"), answer.hint->sentence,
                            paint(Tone::strong, "why: "), answer.hint->why);
}

std::string to_json(const Answer& answer) {
  constexpr const char* classes[] = {"none", "one", "several", "unknown"};
  const auto& [input, crossed, trace, json] = answer.asked;
  nlohmann::ordered_json whole = {{"program", "gridproof"}, {"version", verify::version}};
  whole.update(rules_fields(input.document));
  whole["grid"] = text::to_line(answer.rules(), answer.grid, input.symbols);
  whole["completions"] = classes[static_cast<int>(answer.solution.completions)];
  for (const spec::Mark& mark : crossed) whole["crossed"].push_back(text::mark_names(answer.rules(), {}, {mark}));
  if (answer.solution.grid) whole["solution"] = text::to_line(answer.rules(), *answer.solution.grid, input.symbols);
  if (answer.hint) whole.update(to_json(answer.rules(), *answer.hint));
  return whole.dump(2) + "\n";
}

GameHint ask_machine(const spec::Takuzu& takuzu, const verify::Case& at) {
  const auto why = [&](const verify::Case& where, const spec::PlainHint& hint) {
    const auto gone = spec::absent(takuzu, where.grid, spec::candidates(takuzu, where.grid, where.crossed));
    return spec::reason_of(takuzu, hint.type, gone, hint.set.front());
  };
  return ask(verify::GameOf<spec::TakuzuHints>(takuzu), constraints_of(takuzu), at, why);
}

}  // namespace

int hint_takuzu(const TakuzuHintArguments& arguments) {
  if (arguments.trace == "itf" || arguments.trace == "tla")
    return complain(fmt::format("--trace {}: not for takuzu yet", arguments.trace));
  const spec::Takuzu& takuzu = *arguments.input.rules().takuzu();
  std::optional<Output> json;
  if (!arguments.json.empty()) {
    auto opened = Output::open(arguments.json);
    if (!opened) return complain(opened.error());
    json = *std::move(opened);
  }
  const text::Entry& entry = arguments.input.entry();
  spec::Marks<spec::Truth> crossed(takuzu);
  for (const auto& [cell, value] : arguments.crossed) crossed.at(cell, value) = spec::Truth(true);
  Answer answer{arguments, entry.state.value_or(entry.puzzle), {}, {}};
  answer.solution = find_solution(arguments.input, answer.grid, crossed);
  if (answer.solution.grid) answer.hint = ask_machine(takuzu, {answer.grid, *answer.solution.grid, crossed});
  if (json) {
    const auto written = json->commit(to_json(answer));
    if (!written) return complain(written.error());
  }
  if (!json || !json->is_standard_output()) fmt::print("{}", to_text(answer));
  if (answer.solution.completions == solver::Completions::unknown) return inconclusive;
  return answer.solution.grid ? as_expected : finding;
}

}  // namespace gridproof::cli
