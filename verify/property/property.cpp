#include "verify/property/property.hpp"

#include <rapidcheck.h>
#include <rapidcheck/detail/TestListenerAdapter.h>

#include "verify/property/generators.hpp"

namespace gridproof::verify {

PropertyReport test_property(const PropertyOptions& options) {
  return test_cases({options.layout, options.question.dialect, options.cases, options.seed},
                    [&](const Case& subject) { return judge(options.layout, subject, options.question).outcome; });
}

PropertyReport test_cases(const CaseOptions& options, const std::function<Outcome(const Case&)>& judge) {
  PropertyReport report;
  const auto property = [&] {
    const Case subject = *cases(options.layout, options.dialect);
    switch (judge(subject)) {
      case Outcome::vacuous: RC_DISCARD("the premise is not met");
      case Outcome::undecided: ++report.undecided; RC_DISCARD("a search ran out of its budget");
      case Outcome::violated: report.counterexample = subject; RC_FAIL("the claim is violated");
      case Outcome::holds: break;
    }
  };
  rc::detail::TestParams parameters;
  parameters.seed = options.seed;
  parameters.maxSuccess = options.cases;
  parameters.maxDiscardRatio = 20;
  rc::detail::TestListenerAdapter silent;
  const auto result = rc::detail::checkProperty(rc::detail::toProperty(property), {}, parameters, silent, {});

  if (result.is<rc::detail::SuccessResult>()) {
    report.verdict = Verdict::tested;
    report.cases = static_cast<std::uint64_t>(result.get<rc::detail::SuccessResult>().numSuccess);
  } else if (result.is<rc::detail::FailureResult>()) {
    report.verdict = Verdict::falsified;
    report.cases = static_cast<std::uint64_t>(result.get<rc::detail::FailureResult>().numSuccess) + 1;
  } else if (result.is<rc::detail::GaveUpResult>()) {
    report.cases = static_cast<std::uint64_t>(result.get<rc::detail::GaveUpResult>().numSuccess);
    report.verdict = report.cases == 0 && report.undecided == 0 ? Verdict::vacuous : Verdict::inconclusive;
  }
  return report;
}

}  // namespace gridproof::verify
