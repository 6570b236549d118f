#include "verify/solve/refute.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <vector>

#include "verify/solve/encode.hpp"
#include "verify/solve/follow.hpp"

namespace gridproof::solve {

text::Result<FormulaAndProof> to_refutation(const std::string& certificate) {
  std::string proof;
  const auto judgement = follow(certificate, [&](const kernel::Inference& step, const kernel::Deduction& before) {
    if (!kernel::is_contradiction(step.rule)) return;
    for (const auto& [cell, value] : before.scopes())
      proof += fmt::format("-{} ", variable(before.layout(), cell, value));
    proof += "0\n";
  });
  if (!judgement) return judgement.error();
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
