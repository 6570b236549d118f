#include <fmt/format.h>

#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "verify/cli/exit_code.hpp"
#include "verify/cli/files.hpp"
#include "verify/cli/solve.hpp"
#include "verify/cli/solve_report.hpp"
#include "verify/kernel/certificate.hpp"
#include "verify/solve/minimise.hpp"
#include "verify/solve/refute.hpp"

namespace gridproof::cli {

using solve::Class;

namespace {

bool is_refutation(const std::string& name) { return name.ends_with(".cnf") || name.ends_with(".drat"); }

// Where the evidence goes: a certificate is one file, a refutation NAME.cnf and NAME.drat, whichever of the three was
// asked for.
class ProofOutput {
 public:
  static text::Result<ProofOutput> open(std::string name, const solve::Way& way) {
    ProofOutput output;
    output.as_refutation_ = !way.writes_certificates || is_refutation(name);
    if (output.as_refutation_ && name == "-")
      return text::Error{"--proof", 0, 0, "expected the name of a file: the proof is two files"};
    if (is_refutation(name)) name.resize(name.rfind('.'));
    for (const char* extension : {".cnf", ".drat"}) {
      output.paths_.push_back(output.as_refutation_ ? name + extension : name);
      auto opened = Output::open(output.paths_.back());
      if (!opened) return opened.error();
      output.files_.push_back(*std::move(opened));
      if (!output.as_refutation_) break;
    }
    return output;
  }

  // The files that were written; none where two completions are the evidence and refutations were asked for.
  text::Result<std::vector<std::string>> commit(const solve::Answer& answer) {
    if (!as_refutation_) return written(files_[0].commit(*answer.certificate));
    if (answer.refutation) {
      const auto formula = files_[0].commit(answer.refutation->formula);
      return written(formula ? files_[1].commit(answer.refutation->proof.get()) : formula);
    }
    if (!answer.certificate || answer.answer == Class::not_unique) return std::vector<std::string>{};
    const auto refutation = checked_refutation(*answer.certificate);
    const auto formula = files_[0].commit(refutation.formula);
    return written(formula ? files_[1].commit(refutation.proof) : formula);
  }

  bool is_standard_output() const { return files_[0].is_standard_output(); }
  const std::vector<std::string>& paths() const { return paths_; }

 private:
  text::Result<std::vector<std::string>> written(const text::Result<bool>& done) const {
    if (!done) return done.error();
    return paths_;
  }

  static solve::FormulaAndProof checked_refutation(const std::string& certificate) {
    auto refutation = solve::to_refutation(certificate);
    if (!refutation) throw std::logic_error("a certificate of ours: " + text::to_string(refutation.error()));
    const auto judgement = kernel::check_refutation({kernel::whole(refutation->formula), "formula"},
                                                    {kernel::whole(refutation->proof), "proof"});
    if (!judgement || judgement->verdict != kernel::Verdict::accepted)
      throw std::logic_error("a certificate of ours is no refutation");
    return *std::move(refutation);
  }

  bool as_refutation_ = false;
  std::vector<std::string> paths_;
  std::vector<Output> files_;
};

// Steps that the verdict does not need are left out.
void minimise(solve::Answer& answer, const spec::Layout& layout, const spec::Grid& puzzle) {
  if (!answer.certificate) return;
  const kernel::Subject about{std::make_shared<const spec::Layout>(layout), puzzle};
  auto shorter = solve::minimise(*answer.certificate);
  if (!shorter) throw std::logic_error("a certificate of ours: " + text::to_string(shorter.error()));
  const auto judgement = kernel::check_certificate({kernel::whole(*shorter), "certificate"}, {.about = about});
  if (!judgement || judgement->verdict != kernel::Verdict::accepted)
    throw std::logic_error("a certificate without its unused steps is rejected");
  if (solve::class_of(judgement->conclusion) != answer.answer)
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
  std::optional<Output> json;
  if (!arguments.json.empty()) {
    auto opened = Output::open(arguments.json);
    if (!opened) return complain(opened.error());
    json = *std::move(opened);
  }
  std::optional<ProofOutput> proof;
  if (!arguments.proof.empty()) {
    auto opened = ProofOutput::open(arguments.proof, way);
    if (!opened) return complain(opened.error());
    proof = *std::move(opened);
    std::vector<OutputOption> options = {{"--json", arguments.json}};
    for (const std::string& path : proof->paths()) options.push_back({"--proof", path});
    if (const auto twice = written_twice(options)) return complain(*twice);
  }

  const solve::Deadline deadline = arguments.time > 0 ? solve::Deadline(arguments.time) : solve::Deadline();
  solve::Answer answer = way.classify(input.layout(), input.entry().puzzle, deadline);
  if (arguments.minimise) minimise(answer, input.layout(), input.entry().puzzle);
  Report report{.input = std::move(input),
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
