#include "verify/solve/refute.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <vector>

#include "verify/kernel/certificate.hpp"
#include "verify/solve/encode.hpp"

namespace gridproof::solve {

text::Result<FormulaAndProof> to_refutation(const std::string& certificate) {
  std::string proof;
  const auto judgement = kernel::check_certificate(
      {kernel::whole(certificate), "certificate"}, [&](const kernel::Inference& step, const kernel::Deduction& before) {
        if (!kernel::is_contradiction(step.rule)) return;
        for (const auto& [cell, value] : before.scopes())
          proof += fmt::format("-{} ", variable(before.layout(), cell, value));
        proof += "0\n";
      });
  if (!judgement) return judgement.error();
  if (judgement->verdict != kernel::Verdict::accepted)
    return text::Error{"certificate", judgement->line, 1,
                       fmt::format("step {}: {}", judgement->step, judgement->reason)};
  if (judgement->conclusion == kernel::Conclusion::not_unique)
    throw std::logic_error("two completions are no refutation");
  Cnf cnf = encode(*judgement->layout, judgement->puzzle);
  if (judgement->conclusion == kernel::Conclusion::unique) {
    cnf.add(other_than(*judgement->layout, judgement->completions.front()));
    proof += "0\n";
  }
  const spec::Grid* only = judgement->completions.empty() ? nullptr : &judgement->completions.front();
  return FormulaAndProof{to_dimacs(cnf, comments(*judgement->layout, judgement->puzzle, only)), proof};
}

}  // namespace gridproof::solve
