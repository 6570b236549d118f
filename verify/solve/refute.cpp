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
  const auto take_down = [&](const kernel::Inference& step, const spec::Board& board, const auto& scopes) {
    if (!kernel::is_contradiction(step.rule)) return;
    for (const auto& [cell, value] : scopes) proof += fmt::format("-{} ", variable(board, cell, value));
    proof += "0\n";
  };
  const auto judgement = follow(
      certificate,
      [&](const kernel::Inference& step, const kernel::Deduction& before) {
        take_down(step, before.layout(), before.scopes());
      },
      [&](const kernel::Inference& step, const kernel::ConstraintDeduction& before) {
        take_down(step, before.rules(), before.scopes());
      });
  if (!judgement) return judgement.error();
  if (judgement->thesis == kernel::Thesis::not_unique)
    throw std::logic_error("two completions are no refutation");
  const spec::AnyRules& rules = *judgement->rules;
  Cnf cnf = encode(rules, judgement->puzzle, judgement->crossed);
  std::string ruled_out;
  if (judgement->thesis == kernel::Thesis::unique) {
    cnf.add(other_than(rules, judgement->completions.front()));
    ruled_out = completion_ruled_out(rules, judgement->completions.front());
  } else if (judgement->thesis == kernel::Thesis::follows) {
    cnf.add(other_than(rules, judgement->set, judgement->del));
    ruled_out = "completions with " + text::mark_names(rules, judgement->set, judgement->del);
  }
  if (!ruled_out.empty()) proof += "0\n";
  return FormulaAndProof{to_dimacs(cnf, comments(rules, judgement->puzzle, judgement->crossed, ruled_out)), proof};
}

}  // namespace gridproof::solve
