#include "verify/solve/refute.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <vector>

#include "text/marks.hpp"
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
  if (judgement->thesis == kernel::Thesis::not_unique)
    throw std::logic_error("two completions are no refutation");
  const spec::Layout& layout = *judgement->layout;
  Cnf cnf = encode(layout, judgement->puzzle, judgement->crossed);
  std::string ruled_out;
  if (judgement->thesis == kernel::Thesis::unique) {
    cnf.add(other_than(layout, judgement->completions.front()));
    ruled_out = completion_ruled_out(layout, judgement->completions.front());
  } else if (judgement->thesis == kernel::Thesis::follows) {
    cnf.add(other_than(layout, judgement->set, judgement->del));
    ruled_out = "completions with " + text::mark_names(layout, judgement->set, judgement->del);
  }
  if (!ruled_out.empty()) proof += "0\n";
  return FormulaAndProof{to_dimacs(cnf, comments(layout, judgement->puzzle, judgement->crossed, ruled_out)), proof};
}

}  // namespace gridproof::solve
