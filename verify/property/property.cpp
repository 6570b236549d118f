#include "verify/property/property.hpp"

#include <fmt/format.h>
#include <rapidcheck.h>
#include <rapidcheck/detail/TestListenerAdapter.h>

#include <exception>

#include "verify/property/generators.hpp"
#include "verify/report/columns.hpp"

namespace gridproof::verify {

namespace {

// RapidCheck's own numbers leave out what was discarded, and its property also runs for what shrinking tries: the cases
// are counted where RapidCheck says that it is done with one.
class Count : public rc::detail::TestListenerAdapter {
 public:
  Count(PropertyReport& report, const Outcome& last) : report_(report), last_(last) {}

  void onTestCaseFinished(const rc::detail::CaseDescription& /*description*/) override {
    ++report_.cases;
    if (last_ == Outcome::holds || last_ == Outcome::violated) ++report_.premises;
    if (last_ == Outcome::undecided) ++report_.undecided;
  }

 private:
  PropertyReport& report_;
  const Outcome& last_;
};

PropertyReport test_on(const Game& game, const rc::Gen<Case>& starts, int cases, std::uint64_t seed,
                       const std::function<Outcome(const Case&)>& judge) {
  PropertyReport report;
  Outcome last = Outcome::vacuous;
  std::exception_ptr failure;  // for RapidCheck, any exception says that the claim is false
  const auto property = [&] {
    const Case subject = *starts;
    try {
      if (!report.not_initial && !game.at(subject)->is_initial()) report.not_initial = subject;
      last = judge(subject);
    } catch (...) {
      if (!failure) failure = std::current_exception();
      throw;
    }
    switch (last) {
      case Outcome::vacuous: RC_DISCARD("the premise is not met");
      case Outcome::undecided: RC_DISCARD("a search ran out of its budget");
      case Outcome::violated: report.counterexample = subject; RC_FAIL("the claim is violated");
      case Outcome::holds: break;
    }
  };
  rc::detail::TestParams parameters;
  parameters.seed = seed;
  parameters.maxSuccess = cases;
  parameters.maxDiscardRatio = 20;
  Count count(report, last);
  const auto result = rc::detail::checkProperty(rc::detail::toProperty(property), {}, parameters, count, {});
  if (failure) std::rethrow_exception(failure);

  if (result.is<rc::detail::SuccessResult>())
    report.verdict = Verdict::tested;
  else if (result.is<rc::detail::FailureResult>())
    report.verdict = Verdict::falsified;
  else if (result.is<rc::detail::GaveUpResult>())
    report.verdict = report.premises == 0 && report.undecided == 0 ? Verdict::vacuous : Verdict::inconclusive;
  return report;
}

}  // namespace

std::string PropertyReport::figures() const {
  std::string text = fmt::format("{} drawn: {} met the premise", counted(cases, "case"), grouped(premises));
  if (cases != premises + undecided) text += fmt::format(", {} did not", grouped(cases - premises - undecided));
  if (undecided != 0) text += fmt::format(", {} undecided", grouped(undecided));
  return text;
}

std::string PropertyReport::shortfall(int wanted, std::uint64_t nodes) const {
  const auto goal = static_cast<std::uint64_t>(wanted);
  if (premises >= goal) return fmt::format("no violation in the {} wanted", counted(goal, "case"));
  std::string text = fmt::format("gave up after {}: {} of the {} wanted met the premise", counted(cases, "case"),
                                 grouped(premises), grouped(goal));
  if (undecided != 0)
    text += fmt::format("; in {} a search for completions hit its bound of {}", grouped(undecided),
                        counted(nodes, "node"));
  return text;
}

PropertyReport test_property(const PropertyOptions& options) {
  return test_cases({options.layout, options.question.dialect, options.cases, options.seed},
                    [&](const Case& subject) { return judge(options.layout, subject, options.question).outcome; });
}

PropertyReport test_property(const Game& game, Claim claim, ChoiceRule choice, int cases, std::uint64_t seed) {
  return test_on(game, verify::cases(game), cases, seed,
                 [&](const Case& subject) { return judge(game, subject, claim, choice).outcome; });
}

PropertyReport test_cases(const CaseOptions& options, const std::function<Outcome(const Case&)>& judge) {
  return test_on(*published_game(options.layout, options.dialect), cases(options.layout, options.dialect),
                 options.cases, options.seed, judge);
}

}  // namespace gridproof::verify
