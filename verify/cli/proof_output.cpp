#include "verify/cli/proof_output.hpp"

#include <stdexcept>
#include <utility>

#include "verify/kernel/refutation.hpp"
#include "verify/solve/refute.hpp"

namespace gridproof::cli {

namespace {

bool is_refutation(const std::string& name) { return name.ends_with(".cnf") || name.ends_with(".drat"); }

std::vector<std::string> paths_of(const std::string& name, bool certificates) {
  if (certificates && !is_refutation(name)) return {name};
  const std::string stem = is_refutation(name) ? name.substr(0, name.rfind('.')) : name;
  return {stem + ".cnf", stem + ".drat"};
}

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

std::vector<FileUse> ProofOutput::files(const std::string& name, bool certificates) {
  std::vector<FileUse> uses;
  if (!name.empty())
    for (const std::string& path : paths_of(name, certificates))
      uses.push_back({FileUse::Kind::writes, "--proof", path});
  return uses;
}

text::Result<ProofOutput> ProofOutput::open(const std::string& name, bool certificates) {
  ProofOutput output;
  output.as_refutation_ = !certificates || is_refutation(name);
  if (output.as_refutation_ && name == "-")
    return text::Error{"--proof", 0, 0, "expected the name of a file: the proof is two files"};
  output.paths_ = paths_of(name, certificates);
  for (const std::string& path : output.paths_) {
    auto opened = Output::open(path);
    if (!opened) return opened.error();
    output.files_.push_back(*std::move(opened));
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
