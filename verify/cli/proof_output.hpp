// Where evidence goes: a certificate is one file, a refutation NAME.cnf and NAME.drat, whichever of the three was asked
// for.
//
//   auto output = ProofOutput::open("escargot.drat", true);    // before the work
//   const auto written = output->commit(certificate, true);    // escargot.cnf and escargot.drat
#pragma once

#include <string>
#include <vector>

#include "text/result.hpp"
#include "verify/cli/files.hpp"
#include "verify/solve/answer.hpp"

namespace gridproof::cli {

class ProofOutput {
 public:
  // `certificates`: there will be one; otherwise a formula and its refutation.
  static text::Result<ProofOutput> open(const std::string& name, bool certificates);

  // The files that were written; none where two completions are the evidence and refutations were asked for.
  text::Result<std::vector<std::string>> commit(const solve::Answer& answer);
  text::Result<std::vector<std::string>> commit(const std::string& certificate, bool refutes);

  bool is_standard_output() const { return files_[0].is_standard_output(); }

  // The files that will be written; none where there is no name.
  static std::vector<FileUse> files(const std::string& name, bool certificates);

 private:
  text::Result<std::vector<std::string>> written(const text::Result<bool>& done) const;

  bool as_refutation_ = false;
  std::vector<std::string> paths_;
  std::vector<Output> files_;
};

}  // namespace gridproof::cli
