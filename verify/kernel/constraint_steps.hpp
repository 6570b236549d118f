// The steps of a certificate about rules that are a list of constraints; as HouseSteps for a sudoku.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "spec/any_rules.hpp"
#include "verify/kernel/certificate.hpp"
#include "verify/kernel/constraint_deduction.hpp"

namespace gridproof::kernel {

class ConstraintSteps {
 public:
  // Requires rules that are a list of constraints; keeps a reference.
  ConstraintSteps(const spec::AnyRules& rules, const spec::Grid& givens, const std::vector<spec::Mark>& crossed)
      : deduction_(*rules.listed(), givens, crossed) {}

  ConstraintDeduction& deduction() { return deduction_; }
  const ConstraintDeduction& deduction() const { return deduction_; }
  const ConstraintObserver& observer(const CertificateOptions& options) const { return options.constraint_observer; }

  // Why the step is not right.
  std::optional<std::string> objection(const Inference& step) const;

  // Requires a right step that is neither an assumption nor a contradiction.
  void conclude(const Inference& step, CertificateJudgement& judgement);

 private:
  std::string cell(const Inference& step) const;
  const std::string& constraint(const Inference& step) const;

  ConstraintDeduction deduction_;
};

}  // namespace gridproof::kernel
