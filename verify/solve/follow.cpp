#include "verify/solve/follow.hpp"

#include <fmt/format.h>

namespace gridproof::solve {

text::Result<kernel::CertificateJudgement> follow(const std::string& certificate, const kernel::Observer& observer,
                                                  const kernel::ConstraintObserver& constraint_observer) {
  auto judgement = kernel::check_certificate({kernel::whole(certificate), "certificate"},
                                             {.observer = observer, .constraint_observer = constraint_observer});
  if (judgement && judgement->verdict != kernel::Verdict::accepted)
    return text::Error{"certificate", judgement->line, 1,
                       fmt::format("step {}: {}", judgement->step, judgement->reason)};
  return judgement;
}

}  // namespace gridproof::solve
