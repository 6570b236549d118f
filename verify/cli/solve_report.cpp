#include "verify/cli/solve_report.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "text/marks.hpp"
#include "text/scan.hpp"
#include "text/write.hpp"
#include "verify/cli/broken_rule.hpp"
#include "verify/cli/refutation.hpp"
#include "verify/cli/terminal.hpp"
#include "verify/solve/explain.hpp"
#include "verify/version.hpp"

namespace gridproof::cli {

using solve::Class;

bool Report::file_has_another() const {
  const auto& solution = input.entry().solution;
  return answer.answer == Class::unique && solution && *solution != *answer.first;
}

namespace {

std::string line(const Report& report, const spec::Grid& grid) {
  return text::to_line(report.input.rules(), grid, report.input.symbols);
}

std::string drawing(const Report& report, const spec::Grid& grid) {
  return text::to_drawing(report.input.rules(), grid, report.input.symbols);
}

std::string evidence_sentence(const Report& report) {
  const auto& [answer, first, second, refutation, certificate, effort, techniques, gave_up] = report.answer;
  if (answer == Class::not_unique)
    return report.wants_proof && report.written.empty() ? "two completions speak for themselves: no proof was written"
                                                        : "";
  if (effort) return proved_by_logic(*effort);
  if (!report.way.always_decides)
    return "by the engine's techniques, without a proof that we could check (docs/theorems.md: where they are "
           "theorems)";
  const char* what = answer == Class::unique ? "a second completion" : "any completion";
  if (!refutation) return fmt::format("{} refutes {}, without a proof that we could check", report.way.solver, what);
  return fmt::format("proved: {} refutes {}, and our checker accepts its proof ({})", report.way.solver, what,
                     steps_sentence(refutation->judgement));
}

// "single place 12, X-wing 1"
std::string uses_sentence(const std::vector<solve::TechniqueUse>& techniques) {
  std::vector<std::string> parts;
  for (const auto& [_, name, times] : techniques) parts.push_back(fmt::format("{} {}", name, times));
  return fmt::format("techniques: {}\nhardest: {}\n", fmt::join(parts, ", "), techniques.back().name);
}

std::string explanation(const Report& report) {
  const auto told = solve::explain(*report.answer.certificate, report.input.symbols);
  if (!told) throw std::logic_error("a certificate of ours: " + text::to_string(told.error()));
  return told->empty() ? "" : *told + "\n";
}

std::string headline(Tone tone, const char* word, const std::string& sentence) {
  return fmt::format("{} {}\n", paint(tone, std::string(word) + ":"), sentence);
}

std::string answer_text(const Report& report) {
  const auto& answer = report.answer;
  const auto shown = [&](const spec::Grid& grid) {
    return fmt::format("\n{}{}\n", drawing(report, grid), line(report, grid));
  };
  switch (answer.answer) {
    case Class::unique:
      return headline(Tone::good, "solved", "the grid has exactly one completion") + shown(*answer.first) + "\n";
    case Class::not_unique:
      return headline(Tone::strong, "not unique", "the grid has several completions, two of them") +
             shown(*answer.first) + shown(*answer.second);
    case Class::contradictory: {
      const auto broken = broken_rule(report.input.rules(), report.input.entry().puzzle, report.input.symbols);
      return headline(Tone::strong, "contradictory",
                      fmt::format("the grid has no completion{}", broken ? " (" + *broken + ")" : ""));
    }
    case Class::unknown: break;
  }
  return headline(Tone::bad, "inconclusive", answer.gave_up);
}

}  // namespace

std::string proved_by_logic(const solve::Effort& effort) {
  if (effort.assumptions == 0)
    return fmt::format("proved: by disjunctive syllogism alone, {}, and our checker accepts the certificate",
                       text::counted(effort.steps, "step"));
  return fmt::format(
      "proved: by disjunctive syllogism and indirect proof, {} with {}{}, and our checker accepts the certificate",
      text::counted(effort.steps, "step"), text::counted(effort.assumptions, "assumption"),
      effort.nesting > 1 ? fmt::format(", at most {} at once", effort.nesting) : "");
}

std::string position_text(const PuzzleInput& input, const spec::Grid& grid, const std::vector<spec::Mark>& crossed) {
  if (!input.entry().crossed.empty())
    return text::to_candidates(input.rules(), {.puzzle = grid, .crossed = crossed}, input.symbols) + "\n";
  const std::string drawing = text::to_drawing(input.rules(), grid, input.symbols) + "\n";
  if (crossed.empty()) return drawing;
  return drawing + fmt::format("crossed out: {}\n\n", text::mark_names(input.rules(), {}, crossed));
}

std::string to_text(const Report& report) {
  std::string text = fmt::format("{}\n\n{}{}", rules_line(report.input.document),
                                 position_text(report.input, report.input.entry().puzzle, report.crossed),
                                 answer_text(report));
  if (!report.answer.techniques.empty()) text += uses_sentence(report.answer.techniques);
  if (report.answer.answer == Class::unknown) return text;
  if (report.wants_explanation) text += explanation(report);
  if (const std::string evidence = evidence_sentence(report); !evidence.empty()) text += evidence + "\n";
  if (!report.written.empty()) text += fmt::format("written: {}\n", fmt::join(report.written, " "));
  if (report.file_has_another()) text += "the solution in the file is another one\n";
  return text;
}

std::string to_json(const Report& report) {
  const auto& [answer, first, second, refutation, certificate, effort, techniques, gave_up] = report.answer;
  nlohmann::ordered_json whole = {{"program", "gridproof"}, {"version", verify::version}};
  whole.update(rules_fields(report.input.document));
  whole["grid"] = line(report, report.input.entry().puzzle);
  whole["by"] = report.way.name;
  whole["class"] = name(answer);
  for (const spec::Mark& mark : report.crossed)
    whole["crossed"].push_back(text::mark_names(report.input.rules(), {}, {mark}));
  if (answer == Class::unknown) whole["gave_up"] = gave_up;
  if (answer == Class::unique) whole["solution"] = line(report, *first);
  if (answer == Class::not_unique) whole["completions"] = {line(report, *first), line(report, *second)};
  if (answer == Class::unique || answer == Class::contradictory) whole["trusted"] = report.way.trusted;
  if (report.file_has_another()) whole["solution_in_file_differs"] = true;
  if (refutation) {
    const kernel::Judgement& judgement = refutation->judgement;
    whole["proof"] = {{"verdict", name(judgement.verdict)},   {"variables", judgement.variables},
                      {"clauses", judgement.clauses},         {"additions", judgement.additions},
                      {"additions_by_rat", judgement.by_rat}, {"deletions", judgement.deletions}};
  }
  if (effort)
    whole["proof"] = {{"verdict", "accepted"},
                      {"steps", effort->steps},
                      {"assumptions", effort->assumptions},
                      {"nesting", effort->nesting}};
  for (const auto& [_, technique, times] : techniques) whole["techniques"][technique] = times;
  if (!techniques.empty()) whole["hardest"] = techniques.back().name;
  if (!report.written.empty()) whole["proof"]["files"] = report.written;
  return whole.dump(2) + "\n";
}

}  // namespace gridproof::cli
