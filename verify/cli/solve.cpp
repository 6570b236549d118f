// gridproof solve: how many completions a puzzle has, none, one or several, and the evidence.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <optional>

#include "text/write.hpp"
#include "verify/cli/commands.hpp"
#include "verify/cli/files.hpp"
#include "verify/cli/input.hpp"
#include "verify/cli/refutation.hpp"
#include "verify/cli/terminal.hpp"
#include "verify/explain.hpp"
#include "verify/solve/ways.hpp"
#include "verify/version.hpp"

namespace gridproof::cli {

namespace {

using solve::Class;

struct Arguments {
  PuzzleArguments puzzle;
  std::string by = solve::ways().front().name;
  std::string proof;
  std::string expect;
  std::string json;
  double time = 0;  // 0: as long as it takes
};

// Where the two halves of a refutation go: NAME.cnf and NAME.drat, whichever of the three was asked for.
struct ProofOutput {
  std::string formula_path, proof_path;
  Output formula, proof;

  static text::Result<ProofOutput> open(std::string name) {
    if (name == "-") return text::Error{"--proof", 0, 0, "expected the name of a file: the proof is two files"};
    for (const std::string_view extension : {".cnf", ".drat"})
      if (name.ends_with(extension)) name.resize(name.size() - extension.size());
    const std::string formula_path = name + ".cnf", proof_path = name + ".drat";
    auto formula = Output::open(formula_path);
    if (!formula) return formula.error();
    auto proof = Output::open(proof_path);
    if (!proof) return proof.error();
    return ProofOutput{formula_path, proof_path, *std::move(formula), *std::move(proof)};
  }

  text::Result<bool> commit(const solve::Refutation& refutation) {
    const auto written = formula.commit(refutation.formula);
    return written ? proof.commit(refutation.proof.get()) : written;
  }
};

// Everything that there is to say; both outputs are written from it.
struct Report {
  PuzzleInput input;
  const solve::Way& way;
  solve::Answer answer;
  bool file_has_another = false;  // the only completion is not the solution in the file
  bool wants_proof = false;
  std::optional<std::pair<std::string, std::string>> written = {};  // the formula and the proof, as files

  std::string line(const spec::Grid& grid) const { return text::to_line(input.layout(), grid, input.symbols); }
  std::string drawing(const spec::Grid& grid) const { return text::to_drawing(input.layout(), grid, input.symbols); }
};

std::string evidence_sentence(const Report& report) {
  const auto& [answer, first, second, refutation, certificate, effort, gave_up] = report.answer;
  if (answer == Class::not_unique)
    return report.wants_proof ? "two completions speak for themselves: no proof was written" : "";
  const char* what = answer == Class::unique ? "a second completion" : "any completion";
  if (!refutation) return fmt::format("{} refutes {}, without a proof that we could check", report.way.solver, what);
  return fmt::format("proved: {} refutes {}, and our checker accepts its proof ({})", report.way.solver, what,
                     steps_sentence(refutation->judgement));
}

void print(const Report& report) {
  const auto& answer = report.answer;
  fmt::print("{}\n\n{}\n", layout_line(report.input.document), report.drawing(report.input.entry().puzzle));
  const auto headline = [](Tone tone, const char* word, const std::string& sentence) {
    fmt::print("{} {}\n", paint(tone, std::string(word) + ":"), sentence);
  };
  switch (answer.answer) {
    case Class::unique:
      headline(Tone::good, "solved", "the grid has exactly one completion");
      fmt::print("\n{}{}\n\n", report.drawing(*answer.first), report.line(*answer.first));
      break;
    case Class::not_unique:
      headline(Tone::strong, "not unique", "the grid has several completions, two of them");
      fmt::print("\n{}{}\n\n{}{}\n", report.drawing(*answer.first), report.line(*answer.first),
                 report.drawing(*answer.second), report.line(*answer.second));
      break;
    case Class::contradictory: {
      const auto twice = verify::repetition(report.input.layout(), report.input.entry().puzzle, report.input.symbols);
      headline(Tone::strong, "contradictory",
               fmt::format("the grid has no completion{}", twice ? " (" + *twice + ")" : ""));
      break;
    }
    case Class::unknown: headline(Tone::bad, "inconclusive", answer.gave_up); return;
  }
  if (const std::string evidence = evidence_sentence(report); !evidence.empty()) fmt::print("{}\n", evidence);
  if (report.written) fmt::print("written: {} {}\n", report.written->first, report.written->second);
  if (report.file_has_another) fmt::print("the solution in the file is another one\n");
}

std::string to_json(const Report& report) {
  const auto& [answer, first, second, refutation, certificate, effort, gave_up] = report.answer;
  nlohmann::ordered_json whole = {{"program", "gridproof"},
                                  {"version", verify::version},
                                  {"layout", report.input.layout().name()},
                                  {"layout_chosen_by_length", report.input.document.layout_chosen_by_length},
                                  {"grid", report.line(report.input.entry().puzzle)},
                                  {"by", report.way.name},
                                  {"class", name(answer)}};
  if (answer == Class::unknown) whole["gave_up"] = gave_up;
  if (answer == Class::unique) whole["solution"] = report.line(*first);
  if (answer == Class::not_unique) whole["completions"] = {report.line(*first), report.line(*second)};
  if (answer == Class::unique || answer == Class::contradictory) whole["trusted"] = report.way.trusted;
  if (report.file_has_another) whole["solution_in_file_differs"] = true;
  if (refutation) {
    const kernel::Judgement& judgement = refutation->judgement;
    whole["proof"] = {{"verdict", name(judgement.verdict)},   {"variables", judgement.variables},
                      {"clauses", judgement.clauses},         {"additions", judgement.additions},
                      {"additions_by_rat", judgement.by_rat}, {"deletions", judgement.deletions}};
    if (report.written) {
      whole["proof"]["formula_file"] = report.written->first;
      whole["proof"]["proof_file"] = report.written->second;
    }
  }
  return whole.dump(2) + "\n";
}

int exit_code(const Report& report, const std::string& expected) {
  if (report.answer.answer == Class::unknown) return inconclusive;
  if (report.file_has_another || (!expected.empty() && expected != name(report.answer.answer))) return finding;
  return as_expected;
}

int run(const Arguments& arguments) {
  const solve::Way& way = *solve::way_named(arguments.by);
  if (!arguments.proof.empty() && !way.writes_proofs)
    return complain(fmt::format("--by {} has no proof to write; --by cadical has", way.name));
  auto input = read_puzzle(arguments.puzzle);
  if (!input) return complain(input.error());
  std::optional<Output> json;
  if (!arguments.json.empty()) {
    auto opened = Output::open(arguments.json);
    if (!opened) return complain(opened.error());
    json = *std::move(opened);
  }
  std::optional<ProofOutput> proof;
  if (!arguments.proof.empty()) {
    auto opened = ProofOutput::open(arguments.proof);
    if (!opened) return complain(opened.error());
    proof = *std::move(opened);
  }

  const solve::Deadline deadline = arguments.time > 0 ? solve::Deadline(arguments.time) : solve::Deadline();
  const text::Entry entry = input->entry();
  solve::Answer answer = way.classify(input->layout(), entry.puzzle, deadline);
  Report report{.input = *std::move(input), .way = way, .answer = std::move(answer), .wants_proof = proof.has_value()};
  report.file_has_another =
      report.answer.answer == Class::unique && entry.solution && *entry.solution != *report.answer.first;
  if (proof && report.answer.refutation) {
    const auto written = proof->commit(*report.answer.refutation);
    if (!written) return complain(written.error());
    report.written = {proof->formula_path, proof->proof_path};
  }
  if (json) {
    const auto written = json->commit(to_json(report));
    if (!written) return complain(written.error());
  }
  if (!json || !json->is_standard_output()) print(report);
  return exit_code(report, arguments.expect);
}

}  // namespace

void add_solve(CLI::App& app, int& status) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand("solve", "how many completions a puzzle has: none, one or several, proved");
  arguments->puzzle.add_to(*command);
  std::vector<std::string> names;
  for (const solve::Way& way : solve::ways()) names.push_back(way.name);
  command->add_option("--by", arguments->by, "which solver")->check(CLI::IsMember(names))->capture_default_str();
  command->add_option("--proof", arguments->proof, "cadical: write the refutation as NAME.cnf and NAME.drat")
      ->type_name("NAME")
      ->check(not_empty());
  command->add_option("--expect", arguments->expect, "exit code 1 where the answer is another one")
      ->check(CLI::IsMember({name(Class::unique), name(Class::not_unique), name(Class::contradictory)}));
  command->add_option("--time", arguments->time, "give up, inconclusive, after so many seconds")
      ->check(CLI::PositiveNumber);
  command->add_option("--json", arguments->json, "write a report for machines to a file (- for standard output)")
      ->check(not_empty());
  command->footer(
      "Of a file with a player's state the givens are solved. A refutation by CaDiCaL is always checked by our own\n"
      "checker before a word is said; --proof keeps it, for gridproof check or gridproof-check.\n"
      "Exit codes: 0 answered, whatever the answer; 1 not as --expect says, or not the solution in the file; 2 bad "
      "input;\n"
      "3 the time ran out.\n"
      "Examples:\n  gridproof solve al-escargot --proof escargot\n"
      "  gridproof solve 1.3...1..1..3.2. --layout 2x2 --by z3 --expect unique\n");
  command->callback([arguments, &status] { status = run(*arguments); });
}

}  // namespace gridproof::cli
