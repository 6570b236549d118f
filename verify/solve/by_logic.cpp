// The two rules, or what each constraint leaves no alternative to and indirect proof. Whatever they come to is written
// down as a certificate, and the kernel has the last word on it.
#include <fmt/format.h>

#include <memory>
#include <stdexcept>
#include <utility>

#include "solver/certificate.hpp"
#include "solver/constraint_logic.hpp"
#include "solver/logic.hpp"
#include "verify/kernel/certificate.hpp"
#include "verify/solve/ways.hpp"

namespace gridproof::solve {

namespace {

kernel::Thesis thesis_of(solver::Completions completions) {
  switch (completions) {
    case solver::Completions::one: return kernel::Thesis::unique;
    case solver::Completions::several: return kernel::Thesis::not_unique;
    case solver::Completions::none: return kernel::Thesis::contradictory;
    case solver::Completions::unknown: break;
  }
  throw std::logic_error("nothing was concluded");
}

template <class Logic>  // of the rules: a layout's, or those that are a list of constraints
class ByLogic {
 public:
  template <class Known>
  ByLogic(const Known& known, const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed)
      : rules_(std::make_shared<const spec::AnyRules>(rules)),
        crossed_(crossed),
        logic_(known),
        writer_(rules, crossed) {
    logic_.cross_out(crossed);
  }

  Answer classify(const spec::Grid& grid, const Deadline& deadline) {
    const auto stop = [&deadline] { return deadline.has_passed(); };
    const solver::Reasoning reasoning = deadline.is_set() ? logic_.decide(grid, stop) : logic_.decide(grid);
    Answer answer;
    answer.first = reasoning.first;
    answer.second = reasoning.second;
    if (reasoning.completions == solver::Completions::unknown) {
      answer.gave_up = answer.first ? "the time ran out before a second completion was found or refuted"
                                    : "the time ran out before a completion was found or refuted";
      return answer;
    }
    std::string certificate = writer_.write(grid, reasoning);
    const auto judgement = kernel::check_certificate(
        {kernel::whole(certificate), "certificate"},
        {.stop = deadline.is_set() ? std::function<bool()>(stop) : nullptr, .about = {rules_, grid, crossed_}});
    if (!judgement)
      throw std::logic_error("a certificate of ours cannot be read: " + text::to_string(judgement.error()));
    if (judgement->verdict == kernel::Verdict::inconclusive) {
      answer.gave_up = "the time ran out before the certificate was checked";
      return answer;
    }
    if (judgement->verdict == kernel::Verdict::rejected)
      throw std::logic_error(
          fmt::format("a certificate of ours is rejected: step {}: {}", judgement->step, judgement->reason));
    if (judgement->thesis != thesis_of(reasoning.completions))
      throw std::logic_error("a certificate of ours says something else");
    answer.answer = class_of(judgement->thesis);
    answer.effort = {reasoning.assumptions, reasoning.nesting, reasoning.proof.size()};
    answer.certificate = std::move(certificate);
    return answer;
  }

 private:
  std::shared_ptr<const spec::AnyRules> rules_;
  std::vector<spec::Mark> crossed_;
  Logic logic_;
  solver::CertificateWriter writer_;
};

template <class Logic, class Known>
Classifier prepare(const Known& known, const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed) {
  return [way = std::make_shared<ByLogic<Logic>>(known, rules, crossed)](
             const spec::Grid& grid, const Deadline& deadline) { return way->classify(grid, deadline); };
}

}  // namespace

Classifier prepare_logic(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed) {
  return rules.layout() != nullptr ? prepare<solver::Logic>(*rules.layout(), rules, crossed)
                                   : prepare<solver::ConstraintLogic>(*rules.listed(), rules, crossed);
}

}  // namespace gridproof::solve
