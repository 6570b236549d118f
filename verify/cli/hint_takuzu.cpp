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
#include "verify/cli/hint_proof.hpp"
#include "verify/cli/hint_solution.hpp"
#include "verify/cli/proof_output.hpp"
#include "verify/cli/solve_report.hpp"
#include "verify/cli/terminal.hpp"
#include "verify/report/itf.hpp"
#include "verify/trace/walk.hpp"
#include "verify/version.hpp"

namespace gridproof::cli {

namespace {

struct Answer {
  const TakuzuHintArguments& asked;
  spec::Grid grid;
  HintSolution solution;
  std::optional<GameHint> hint;         // where there is a solution
  std::optional<HintProof> proof = {};  // where one was asked for, of a hint

  const spec::AnyRules& rules() const { return asked.input.rules(); }
  bool has_hint() const { return hint && !hint->hint.set.empty(); }
  const spec::Mark& mark() const { return hint->hint.set.front(); }  // requires has_hint()
  verify::Case position() const {                                    // requires a solution
    spec::Marks<spec::Truth> marks(rules());
    for (const auto& [cell, value] : asked.crossed) marks.at(cell, value) = spec::Truth(true);
    return {grid, *solution.grid, std::move(marks)};
  }
};

std::string to_text(const Answer& answer) {
  std::string text = fmt::format("{}\n\n{}\n{}{}\n", rules_line(answer.asked.input.document),
                                 text::to_drawing(answer.rules(), answer.grid, answer.asked.input.symbols),
                                 crossed_line(answer.rules(), answer.asked.crossed),
                                 sentence(answer.solution, answer.asked.input, answer.grid));
  if (!answer.hint) return text;
  if (!answer.asked.trace.empty()) {
    text += fmt::format("\n{:<25}{}\n", "pc", "action");
    for (const auto& [pc, action] : answer.hint->trace)
      text += action.empty() ? pc + "\n" : fmt::format("{:<25}{}\n", pc, action);
  }
  text += fmt::format("\n{} {}\n{} {}\n", paint(Tone::strong, "hint:"), answer.hint->sentence,
                      paint(Tone::strong, "why: "), answer.hint->why);
  if (answer.proof) text += "\n" + to_text(*answer.proof, answer.asked.input, answer.mark());
  return text;
}

std::string to_json(const Answer& answer) {
  constexpr const char* classes[] = {"none", "one", "several", "unknown"};
  const auto& [input, crossed, trace, json, proof] = answer.asked;
  nlohmann::ordered_json whole = {{"program", "gridproof"}, {"version", verify::version}};
  whole.update(rules_fields(input.document));
  whole["grid"] = text::to_line(answer.rules(), answer.grid, input.symbols);
  whole["completions"] = classes[static_cast<int>(answer.solution.completions)];
  for (const spec::Mark& mark : crossed) whole["crossed"].push_back(text::mark_names(answer.rules(), {}, {mark}));
  if (answer.solution.grid) whole["solution"] = text::to_line(answer.rules(), *answer.solution.grid, input.symbols);
  if (answer.hint) whole.update(to_json(answer.rules(), *answer.hint));
  if (answer.proof) whole.update(to_json(*answer.proof, input));
  return whole.dump(2) + "\n";
}

GameHint ask_machine(const spec::Takuzu& takuzu, const verify::Case& at) {
  const auto why = [&](const verify::Case& where, const spec::PlainHint& hint) {
    const auto gone = spec::absent(takuzu, where.grid, spec::candidates(takuzu, where.grid, where.crossed));
    return spec::reason_of(takuzu, hint.type, gone, hint.set.front());
  };
  return ask(verify::GameOf<spec::TakuzuHints>(takuzu), constraints_of(takuzu), at, why);
}

// The call as the specification walks it.
std::string trace_file(const Answer& answer) {
  const auto game = verify::game_of(answer.rules(), verify::Dialect::repaired);
  return verify::to_itf({answer.rules(), {verify::Claim::type_ok}, verify::walk(*game, answer.position()), false});
}

// What is wrong with the options, beyond what each of them is.
std::optional<std::string> objection(const TakuzuHintArguments& arguments) {
  if (arguments.trace == "tla")
    return "--trace tla: HintMachine.tla has the tiers of sudoku and no text has those of takuzu: --trace itf has them";
  if (arguments.trace == "itf" && arguments.json == "-")
    return "--json - and a trace file cannot both go to standard output";
  if (arguments.trace == "itf" && arguments.proof == "-")
    return "--proof - and a trace file cannot both go to standard output";
  return std::nullopt;
}

int exit_code(const Answer& answer) {
  if (answer.solution.completions == solver::Completions::unknown) return inconclusive;
  if (!answer.solution.grid) return finding;
  if (!answer.proof) return as_expected;
  return !answer.proof->answer ? inconclusive : answer.proof->is_forced() ? as_expected : finding;
}

}  // namespace

int hint_takuzu(const TakuzuHintArguments& arguments) {
  if (const auto wrong = objection(arguments)) return complain(*wrong);
  std::optional<Output> json;
  if (!arguments.json.empty()) {
    auto opened = Output::open(arguments.json);
    if (!opened) return complain(opened.error());
    json = *std::move(opened);
  }
  std::optional<ProofOutput> proof;
  if (!arguments.proof.empty()) {
    auto opened = ProofOutput::open(arguments.proof, true);
    if (!opened) return complain(opened.error());
    proof = *std::move(opened);
  }
  const spec::Takuzu& takuzu = *arguments.input.rules().takuzu();
  const text::Entry& entry = arguments.input.entry();
  spec::Marks<spec::Truth> crossed(takuzu);
  for (const auto& [cell, value] : arguments.crossed) crossed.at(cell, value) = spec::Truth(true);
  Answer answer{arguments, entry.state.value_or(entry.puzzle), {}, {}};
  answer.solution = find_solution(arguments.input, answer.grid, crossed);
  if (answer.solution.grid) answer.hint = ask_machine(takuzu, answer.position());
  if (proof && answer.has_hint()) {
    answer.proof = prove_hint({answer.rules(), answer.grid, arguments.crossed}, answer.mark(), *answer.solution.grid);
    if (answer.proof->answer) {
      auto written = proof->commit(answer.proof->answer->certificate, answer.proof->is_forced());
      if (!written) return complain(written.error());
      answer.proof->written = *std::move(written);
      if (proof->is_standard_output()) return exit_code(answer);
    }
  }
  if (json) {
    const auto written = json->commit(to_json(answer));
    if (!written) return complain(written.error());
  }
  const bool is_file = arguments.trace == "itf";
  if (is_file && answer.solution.grid)
    fmt::print("{}", trace_file(answer));
  else if (is_file)
    fmt::print(stderr, "{}\n", sentence(answer.solution, arguments.input, answer.grid));
  else if (!json || !json->is_standard_output())
    fmt::print("{}", to_text(answer));
  return exit_code(answer);
}

}  // namespace gridproof::cli
