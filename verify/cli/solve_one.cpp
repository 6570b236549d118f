#include <fmt/format.h>

#include <optional>

#include "verify/cli/exit_code.hpp"
#include "verify/cli/files.hpp"
#include "verify/cli/solve.hpp"
#include "verify/cli/solve_report.hpp"

namespace gridproof::cli {

using solve::Class;

namespace {

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

int exit_code(const Report& report, const std::string& expected) {
  if (report.answer.answer == Class::unknown) return inconclusive;
  if (report.file_has_another() || (!expected.empty() && expected != name(report.answer.answer))) return finding;
  return as_expected;
}

}  // namespace

int classify_one(const SolveArguments& arguments, PuzzleInput input) {
  const solve::Way& way = *solve::way_named(arguments.by);
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
  solve::Answer answer = way.classify(input.layout(), input.entry().puzzle, deadline);
  Report report{.input = std::move(input), .way = way, .answer = std::move(answer), .wants_proof = proof.has_value()};
  if (proof && report.answer.refutation) {
    const auto written = proof->commit(*report.answer.refutation);
    if (!written) return complain(written.error());
    report.written = {proof->formula_path, proof->proof_path};
  }
  if (json) {
    const auto written = json->commit(to_json(report));
    if (!written) return complain(written.error());
  }
  if (!json || !json->is_standard_output()) fmt::print("{}", to_text(report));
  return exit_code(report, arguments.expect);
}

}  // namespace gridproof::cli
