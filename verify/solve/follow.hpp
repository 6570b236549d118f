// A certificate step by step, as the checker takes it.
#pragma once

#include <string>

#include "text/result.hpp"
#include "verify/kernel/certificate.hpp"

namespace gridproof::solve {

// The judgement of a certificate that is accepted. The error: it cannot be read, or is rejected.
text::Result<kernel::CertificateJudgement> follow(const std::string& certificate, const kernel::Observer& observer,
                                                  const kernel::ConstraintObserver& constraint_observer);

}  // namespace gridproof::solve
