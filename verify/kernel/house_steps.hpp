// The steps of a certificate about a sudoku: whether one is right, and what follows from it.
//
//   HouseSteps steps(rules, givens, crossed);
//   if (auto wrong = steps.objection(step)) reject(*wrong);
//   else if (step.rule == Rule::last_value) steps.conclude(step, judgement);
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "spec/any_rules.hpp"
#include "verify/kernel/certificate.hpp"
#include "verify/kernel/deduction.hpp"

namespace gridproof::kernel {

class HouseSteps {
 public:
  // Requires rules that are a layout; keeps a reference.
  HouseSteps(const spec::AnyRules& rules, const spec::Grid& givens, const std::vector<spec::Mark>& crossed)
      : deduction_(*rules.layout(), givens, crossed) {}

  Deduction& deduction() { return deduction_; }
  const Deduction& deduction() const { return deduction_; }
  const Observer& observer(const CertificateOptions& options) const { return options.observer; }

  // Why the step is not right.
  std::optional<std::string> objection(const Inference& step) const;

  // Requires a right step that is neither an assumption nor a contradiction.
  void conclude(const Inference& step, CertificateJudgement& judgement);

 private:
  std::string cell(const Inference& step) const;
  std::string house(const Inference& step) const;
  bool must_have_every_value(spec::HouseIndex house) const;
  std::string no_claim_to_a_place(const Inference& step) const;

  Deduction deduction_;
};

}  // namespace gridproof::kernel
