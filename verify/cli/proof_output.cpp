#include "verify/cli/proof_output.hpp"

#include <stdexcept>
#include <utility>

#include "verify/kernel/refutation.hpp"
#include "verify/solve/refute.hpp"

namespace gridproof::cli {

namespace {

bool is_refutation(const std::string& name) { return name.ends_with(".cnf") || name.ends_with(".drat"); }

solve::FormulaAndProof checked_refutation(const std::string& certificate) {
  auto refutation = solve::to_refutation(certificate);
  if (!refutation) throw std::logic_error("a certificate of ours: " + text::to_string(refutation.error()));
  const auto judgement = kernel::check_refutation({kernel::whole(refutation->formula), "formula"},
                                                  {kernel::whole(refutation->proof), "proof"});
  if (!judgement || judgement->verdict != kernel::Verdict::accepted)
    throw std::logic_error("a certificate of ours is no refutation");
  return *std::move(refutation);
}

}  // namespace

text::Result<ProofOutput> ProofOutput::open(std::string name, bool certificates) {
  ProofOutput output;
  output.as_refutation_ = !certificates || is_refutation(name);
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

text::Result<std::vector<std::string>> ProofOutput::commit(const solve::Answer& answer) {
  if (answer.refutation) {
    const auto formula = files_[0].commit(answer.refutation->formula);
    return written(formula ? files_[1].commit(answer.refutation->proof.get()) : formula);
  }
  if (!answer.certificate) return std::vector<std::string>{};
  return commit(*answer.certificate, answer.answer != solve::Class::not_unique);
}

text::Result<std::vector<std::string>> ProofOutput::commit(const std::string& certificate, bool refutes) {
  if (!as_refutation_) return written(files_[0].commit(certificate));
  if (!refutes) return std::vector<std::string>{};
  const auto refutation = checked_refutation(certificate);
  const auto formula = files_[0].commit(refutation.formula);
  return written(formula ? files_[1].commit(refutation.proof) : formula);
}

text::Result<std::vector<std::string>> ProofOutput::written(const text::Result<bool>& done) const {
  if (!done) return done.error();
  return paths_;
}

}  // namespace gridproof::cli
