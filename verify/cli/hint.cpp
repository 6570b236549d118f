// gridproof hint: the next hint for a puzzle, why, and the machine's steps.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "text/candidates.hpp"
#include "text/marks.hpp"
#include "text/write.hpp"
#include "verify/cli/broken_rule.hpp"
#include "verify/cli/commands.hpp"
#include "verify/cli/files.hpp"
#include "verify/cli/hint_game.hpp"
#include "verify/cli/hint_proof.hpp"
#include "verify/cli/hint_solution.hpp"
#include "verify/cli/hint_techniques.hpp"
#include "verify/cli/mistakes.hpp"
#include "verify/batch/input.hpp"
#include "verify/cli/proof_output.hpp"
#include "verify/cli/puzzle_argument.hpp"
#include "verify/cli/solve_report.hpp"
#include "verify/cli/terminal.hpp"
#include "verify/report/hint_drawing.hpp"
#include "verify/report/itf.hpp"
#include "verify/tlc/trace.hpp"
#include "verify/version.hpp"

namespace gridproof::cli {

using namespace batch;

namespace {

struct Arguments {
  PuzzleArguments puzzle;
  std::string trace;  // text, itf or tla; empty: none
  std::string json;
  std::string proof, crossed, svg;
  std::string tiers;  // names of techniques; empty: those of the published machine
  bool all = false;

  bool is_traced() const { return !trace.empty(); }
  bool asks_techniques() const { return all || !tiers.empty(); }
  bool is_trace_file() const { return trace == "itf" || trace == "tla"; }
};

// Everything that there is to say; both outputs are written from it.
struct Answer {
  PuzzleInput input;
  spec::Grid grid;
  std::vector<spec::Mark> crossed = {};
  HintSolution solution = {};
  std::vector<Mistake> mistakes = {};   // where there is no completion
  std::optional<GameHint> hint = {};    // where there is a solution
  std::vector<GameHint> every = {};     // where all were asked for
  std::optional<HintProof> proof = {};  // where one was asked for, of a hint

  const spec::AnyRules& rules() const { return input.rules(); }
  bool has_hint() const { return hint && marks() != spec::Conclusion{}; }
  spec::Conclusion marks() const { return {hint->hint.set, hint->hint.del}; }  // requires a hint
};

// The call, in a format that `gridproof check` takes.
std::string trace_file(const Answer& answer, const std::string& format) {
  const verify::RecordedTrace call{answer.rules(), {verify::Claim::type_ok}, answer.hint->trace, false};
  return format == "tla" ? tlc::to_module(call) : verify::to_itf(call);
}

// `width`: for the longest pc of the machines that are published here; other lists of tiers may have longer ones.
std::string steps_text(const GameHint& hint, std::size_t width) {
  for (const auto& [pc, _] : hint.steps) width = std::max(width, pc.size() + 2);
  std::string text = fmt::format("\n{:<{}}action\n", "pc", width);
  for (const auto& [pc, action] : hint.steps)
    text += action.empty() ? pc + "\n" : fmt::format("{:<{}}{}\n", pc, width, action);
  return text;
}

std::string to_text(const Answer& answer, const Arguments& wants) {
  std::string text =
      fmt::format("{}\n\n{}{}\n", rules_line(answer.input.document),
                  position_text(answer.input, answer.grid, answer.crossed),
                  sentence(answer.solution, answer.input, answer.grid));
  for (const Mistake& mistake : answer.mistakes) text += sentence(mistake, answer.input) + "\n";
  if (!answer.hint) return text;
  if (wants.all) return text + "\n" + to_text(answer.every);
  if (wants.is_traced()) text += steps_text(*answer.hint, answer.rules().layout() != nullptr ? 21 : 25);
  text += fmt::format("\n{} {}\n{} {}\n", paint(Tone::strong, "hint:"), answer.hint->sentence,
                      paint(Tone::strong, "why: "), answer.hint->why);
  if (answer.proof) text += "\n" + to_text(*answer.proof, answer.input, answer.marks());
  return text;
}

std::string to_json(const Answer& answer, const Arguments& wants) {
  const auto& [document, symbols] = answer.input;
  constexpr const char* classes[] = {"none", "one", "several", "unknown"};
  nlohmann::ordered_json whole = {{"program", "gridproof"}, {"version", verify::version}};
  whole.update(rules_fields(document));
  whole["grid"] = text::to_line(answer.rules(), answer.grid, symbols);
  whole["completions"] = classes[static_cast<int>(answer.solution.completions)];
  for (const spec::Mark& mark : answer.crossed)
    whole["crossed"].push_back(text::mark_names(answer.rules(), {}, {mark}));
  if (answer.solution.grid) whole["solution"] = text::to_line(answer.rules(), *answer.solution.grid, symbols);
  for (const Mistake& mistake : answer.mistakes) whole["mistakes"].push_back(to_json(mistake, answer.input));
  if (answer.hint && wants.all)
    whole["hints"] = to_json(answer.rules(), answer.every);
  else if (answer.hint && !wants.tiers.empty())
    whole.update(to_json(static_cast<const spec::Board&>(answer.rules()), *answer.hint));
  else if (answer.hint)
    whole.update(to_json(answer.rules(), *answer.hint));
  if (answer.proof) whole.update(to_json(*answer.proof, answer.input));
  return whole.dump(2) + "\n";
}

// The position and the hint, as a picture that stands alone.
std::string to_svg(const Answer& answer) {
  verify::HintDrawing drawing{.givens = answer.input.entry().puzzle,
                              .grid = answer.grid,
                              .crossed = answer.crossed,
                              .title = "No hint",
                              .description = sentence(answer.solution, answer.input, answer.grid),
                              .symbols = answer.input.symbols};
  if (answer.hint) {
    drawing.reason = answer.hint->reason;
    drawing.set = answer.hint->hint.set;
    drawing.del = answer.hint->hint.del;
    drawing.description = answer.hint->why;
    if (answer.has_hint()) drawing.title = answer.hint->sentence;
  }
  return verify::draw_hint(answer.rules(), drawing);
}

// What is wrong with the options, beyond what each of them is.
std::optional<std::string> objection(const Arguments& arguments, const spec::AnyRules& rules) {
  if (arguments.is_trace_file() && arguments.json == "-")
    return "--json - and a trace file cannot both go to standard output";
  if (arguments.is_trace_file() && arguments.proof == "-")
    return "--proof - and a trace file cannot both go to standard output";
  if (arguments.is_trace_file() && arguments.svg == "-")
    return "--svg - and a trace file cannot both go to standard output";
  if (arguments.asks_techniques() && rules.layout() == nullptr)
    return "--tiers and --all are for sudoku: a takuzu is always asked all of its own tiers";
  if (arguments.asks_techniques() && arguments.is_trace_file())
    return fmt::format("--trace {}: of the published tiers only, without --tiers and --all", arguments.trace);
  if (arguments.trace != "tla") return std::nullopt;
  if (rules.layout() == nullptr)
    return "--trace tla: HintMachine.tla has the tiers of sudoku and no text has those of takuzu: --trace itf has them";
  if (!tlc::has_module(*rules.layout()))
    return fmt::format("layout {} has houses that HintMachine.tla does not know: --trace itf has all layouts",
                       rules.name());
  return std::nullopt;
}

text::Result<std::vector<spec::Mark>> read_crossed(const Arguments& arguments, const PuzzleInput& input) {
  auto crossed =
      text::crossed_marks(input.rules(), input.entry(), arguments.crossed, "--crossed", input.symbols);
  if (!crossed) return crossed.error();
  if (const auto& solution = input.entry().solution)
    for (const spec::Mark& mark : *crossed)
      if ((*solution)[mark.cell] == mark.value)
        return text::Error{"--crossed", 0, 0,
                           "the solution in the file has a mark that is crossed out: " +
                               text::mark_names(input.rules(), {}, {mark})};
  return crossed;
}

int exit_code(const Answer& answer) {
  if (answer.solution.completions == solver::Completions::unknown) return inconclusive;
  if (answer.solution.completions == solver::Completions::none) return finding;
  if (!answer.has_hint() && !answer.grid.is_full()) return finding;  // of tiers without brute force
  if (!answer.proof) return as_expected;
  return !answer.proof->answer ? inconclusive : answer.proof->is_forced() ? as_expected : finding;
}

std::vector<FileUse> files(const Arguments& arguments) {
  std::vector<FileUse> uses = files_of(arguments.puzzle);
  uses.push_back({FileUse::Kind::writes, "--json", arguments.json});
  uses.push_back({FileUse::Kind::writes, "--svg", arguments.svg});
  const auto proofs = ProofOutput::files(arguments.proof, true);
  uses.insert(uses.end(), proofs.begin(), proofs.end());
  return uses;
}

int run(const Arguments& arguments) {
  auto input = read_puzzle(arguments.puzzle);
  if (!input) return complain(input.error());
  if (const auto& solution = input->entry().solution)
    if (const auto broken = broken_rule(input->rules(), *solution, input->symbols))
      return complain(fmt::format("the solution in the file breaks the rules: {}", *broken));
  auto crossed = read_crossed(arguments, *input);
  if (!crossed) return complain(crossed.error());
  if (const auto wrong = objection(arguments, input->rules())) return complain(*wrong);
  auto tiers = read_tiers(arguments.tiers.empty() ? "all" : arguments.tiers);
  if (!tiers) return complain(tiers.error());
  std::optional<Output> json;
  if (!arguments.json.empty()) {
    auto opened = Output::open(arguments.json);
    if (!opened) return complain(opened.error());
    json = std::move(*opened);
  }
  std::optional<Output> svg;
  if (!arguments.svg.empty()) {
    auto opened = Output::open(arguments.svg);
    if (!opened) return complain(opened.error());
    svg = std::move(*opened);
  }
  std::optional<ProofOutput> proof;
  if (!arguments.proof.empty()) {
    auto opened = ProofOutput::open(arguments.proof, true);
    if (!opened) return complain(opened.error());
    proof = *std::move(opened);
  }
  const text::Entry entry = input->entry();
  Answer answer{
      .input = *std::move(input), .grid = text::seen(entry), .crossed = *std::move(crossed)};
  const spec::Marks<spec::Truth> marks = text::marks_at(answer.rules(), answer.crossed);
  answer.solution = find_solution(answer.input, answer.grid, marks);
  if (answer.solution.completions == solver::Completions::none)
    answer.mistakes = find_mistakes(answer.input, answer.crossed);
  if (const auto& solution = answer.solution.grid) {
    const verify::Case at{answer.grid, *solution, marks};
    const spec::Layout* layout = answer.rules().layout();
    answer.hint = arguments.asks_techniques() ? first_hint(*layout, *tiers, at, answer.input.symbols)
                                              : next_hint(answer.rules(), at, answer.input.symbols);
    if (arguments.all) answer.every = every_hint(*layout, *tiers, at, answer.input.symbols);
  }
  if (svg) {
    const auto written = svg->commit(to_svg(answer));
    if (!written) return complain(written.error());
  }
  if (proof && answer.has_hint()) {
    answer.proof = prove_hint({answer.rules(), answer.grid, answer.crossed}, answer.marks(), *answer.solution.grid);
    if (answer.proof->answer) {
      auto written = proof->commit(answer.proof->answer->certificate, answer.proof->is_forced());
      if (!written) return complain(written.error());
      answer.proof->written = *std::move(written);
      if (proof->is_standard_output()) return exit_code(answer);
    }
  }
  if (json) {
    const auto written = json->commit(to_json(answer, arguments));
    if (!written) return complain(written.error());
  }
  if (arguments.is_trace_file() && answer.hint)
    fmt::print("{}", trace_file(answer, arguments.trace));
  else if (arguments.is_trace_file())
    fmt::print(stderr, "{}\n", sentence(answer.solution, answer.input, answer.grid));
  else if (!(json && json->is_standard_output()) && !(svg && svg->is_standard_output()))
    fmt::print("{}", to_text(answer, arguments));
  return exit_code(answer);
}

}  // namespace

void add_hint(CommandLine& line) {
  auto arguments = std::make_shared<Arguments>();
  Command& command = line.add(
      "hint", "the next hint for a puzzle, and why", [arguments] { return files(*arguments); },
      [arguments] { return run(*arguments); });
  add_puzzle(command, arguments->puzzle).required();
  command
      .option("--tiers", arguments->tiers,
              "ask these techniques, in this order: NAME,NAME,... or all, the easiest first (without it: a single\n"
              "candidate, a single place, brute force)")
      .type_name("NAMES")
      .not_empty();
  Option& all = command.flag("--all", arguments->all, "list every hint of the techniques, not the first alone");
  command
      .option_or_flag("--trace", arguments->trace, "text",
                      "text: show each action of the machine with its pc (the default);\n"
                      "itf, tla: write the machine's steps instead, for `gridproof check`; of a takuzu itf")
      .type_name("[text|itf|tla]")
      .one_of({"", "text", "itf", "tla"})
      .excludes(all);
  command
      .option("--proof", arguments->proof,
              "write a certificate that the hint follows to NAME (- for standard output), or, where NAME ends in\n"
              ".cnf or .drat, a refutation of anything else as NAME.cnf and NAME.drat; where it does not follow,\n"
              "a certificate of two completions")
      .type_name("NAME")
      .not_empty()
      .excludes(all);
  command.option("--crossed", arguments->crossed, "marks that the player has crossed out: 'r1c2<>4 r3c3<>1'")
      .not_empty();
  command
      .option("--svg", arguments->svg,
              "draw the grid with its candidates, and what the hint rests on, to a file (- for standard output)")
      .not_empty()
      .excludes(all);
  command.option("--json", arguments->json, "write a report for machines to a file (- for standard output)")
      .not_empty();
  command.footer(
      "Exit codes: 0 a hint, or a full grid; 1 the grid has no completion, the tiers that were named have no hint, or\n"
      "--proof was asked for and the hint does not follow; 2 bad input; 3 the search gave up.\n"
      "Examples:\n  gridproof hint al-escargot --trace\n  gridproof hint al-escargot --trace tla > hint_trace.tla\n"
      "  gridproof hint inkala-2010 --proof hint.proof && gridproof check hint.proof --puzzle inkala-2010\n"
      "  gridproof hint .1...0..11....0. --takuzu --proof hint.proof\n  "
      "gridproof hint 1.3...1..1..3.2. --layout 2x2 --json -\n"
      "  gridproof hint al-escargot --tiers all --trace\n  gridproof hint examples/nine.txt --all\n");
}

}  // namespace gridproof::cli
