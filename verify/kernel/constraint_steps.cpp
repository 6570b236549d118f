#include "verify/kernel/constraint_steps.hpp"

#include <fmt/format.h>

#include "text/marks.hpp"
#include "text/name.hpp"

namespace gridproof::kernel {

std::string ConstraintSteps::cell(const Inference& step) const {
  return text::cell_name(deduction_.rules(), step.cell);
}

const std::string& ConstraintSteps::constraint(const Inference& step) const {
  return deduction_.rules().listed().constraints[step.constraint].name;
}

std::optional<std::string> ConstraintSteps::objection(const Inference& step) const {
  const spec::Mark mark{step.cell, step.value};
  const auto written = [&] {
    using Marks = std::vector<spec::Mark>;
    return text::mark_names(deduction_.rules(), step.is ? Marks{mark} : Marks{}, step.is ? Marks{} : Marks{mark});
  };
  switch (step.rule) {
    case Rule::forced:
      if (deduction_.is(mark) || deduction_.is_not(mark))
        return fmt::format("whether {} is {} is known already", cell(step), deduction_.rules().number(step.value));
      if (!deduction_.leaves_no_alternative(step.constraint, mark, step.is))
        return fmt::format("that {} leaves an alternative to {}", constraint(step), written());
      return std::nullopt;
    case Rule::assume:
      if (!deduction_.is_open(mark))
        return fmt::format("whether {} is {} is known: there is nothing to assume", cell(step),
                           deduction_.rules().number(step.value));
      return std::nullopt;
    case Rule::no_value:
      if (!deduction_.has_no_value(step.cell)) return fmt::format("{} has a value, or one left", cell(step));
      return std::nullopt;
    case Rule::broken:
      if (!deduction_.cannot_hold(step.constraint))
        return fmt::format("that {} can still be so", constraint(step));
      return std::nullopt;
    case Rule::last_value:
    case Rule::last_place:
    case Rule::no_place:
    case Rule::twice: return "the rules have no houses";
    case Rule::verdict: break;
  }
  return "a verdict is no step";
}

void ConstraintSteps::conclude(const Inference& step, CertificateJudgement& judgement) {
  deduction_.conclude({step.cell, step.value}, step.is);
  ++judgement.forced;
}

}  // namespace gridproof::kernel
