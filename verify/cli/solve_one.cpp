#include <fmt/format.h>

#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "text/marks.hpp"
#include "verify/cli/exit_code.hpp"
#include "verify/cli/files.hpp"
#include "verify/cli/proof_output.hpp"
#include "verify/cli/solve.hpp"
#include "verify/cli/solve_report.hpp"
#include "verify/kernel/certificate.hpp"
#include "verify/solve/minimise.hpp"

namespace gridproof::cli {

using solve::Class;

namespace {

// Steps that the verdict does not need are left out.
void minimise(solve::Answer& answer, const spec::AnyRules& rules, const spec::Grid& puzzle,
              const std::vector<spec::Mark>& crossed) {
  if (!answer.certificate) return;
  const kernel::Subject about{std::make_shared<const spec::AnyRules>(rules), puzzle, crossed};
  auto shorter = solve::minimise(*answer.certificate);
  if (!shorter) throw std::logic_error("a certificate of ours: " + text::to_string(shorter.error()));
  const auto judgement = kernel::check_certificate({kernel::whole(*shorter), "certificate"}, {.about = about});
  if (!judgement || judgement->verdict != kernel::Verdict::accepted)
    throw std::logic_error("a certificate without its unused steps is rejected");
  if (solve::class_of(judgement->thesis) != answer.answer)
    throw std::logic_error("a certificate without its unused steps says something else");
  answer.certificate = *std::move(shorter);
  answer.effort = solve::Effort{judgement->assumptions, judgement->nesting, judgement->step - 1};
}

int exit_code(const Report& report, const std::string& expected) {
  if (report.answer.answer == Class::unknown) return inconclusive;
  if (report.file_has_another() || (!expected.empty() && expected != name(report.answer.answer))) return finding;
  return as_expected;
}

}  // namespace

int classify_one(const SolveArguments& arguments, PuzzleInput input) {
  const solve::Way& way = *solve::way_named(arguments.by);
  auto marks = text::crossed_marks(input.rules(), input.entry(), arguments.crossed, "--crossed", input.symbols);
  if (!marks) return complain(marks.error());
  std::vector<spec::Mark> crossed = *std::move(marks);
  std::optional<Output> json;
  if (!arguments.json.empty()) {
    auto opened = Output::open(arguments.json);
    if (!opened) return complain(opened.error());
    json = *std::move(opened);
  }
  std::optional<ProofOutput> proof;
  if (!arguments.proof.empty()) {
    auto opened = ProofOutput::open(arguments.proof, way.writes_certificates);
    if (!opened) return complain(opened.error());
    proof = *std::move(opened);
  }

  const solve::Deadline deadline = arguments.time > 0 ? solve::Deadline(arguments.time) : solve::Deadline();
  solve::Answer answer = way.classify(input.rules(), input.entry().puzzle, deadline, crossed);
  if (arguments.minimise) minimise(answer, input.rules(), input.entry().puzzle, crossed);
  Report report{.input = std::move(input),
                .crossed = std::move(crossed),
                .way = way,
                .answer = std::move(answer),
                .wants_proof = proof.has_value(),
                .wants_explanation = arguments.explain};
  if (proof && report.answer.answer != Class::unknown) {
    auto written = proof->commit(report.answer);
    if (!written) return complain(written.error());
    report.written = *std::move(written);
    if (proof->is_standard_output()) return exit_code(report, arguments.expect);
  }
  if (json) {
    const auto written = json->commit(to_json(report));
    if (!written) return complain(written.error());
  }
  if (!json || !json->is_standard_output()) fmt::print("{}", to_text(report));
  return exit_code(report, arguments.expect);
}

}  // namespace gridproof::cli
