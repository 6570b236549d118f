// A row that stays open says which bound was hit.
#include <catch2/catch.hpp>
#include <string>

#include "support/request.hpp"
#include "verify/property/property.hpp"
#include "verify/report/html.hpp"
#include "verify/report/matrix.hpp"

using namespace gridproof;
using namespace gridproof::verify;
using gridproof::test::run_request;

namespace {

// Every report has the reason.
void check_open(const PlanRequest& request, Verdict verdict, const std::string& reason) {
  const RunReport report = run_request(request);
  CHECK(exit_code(report) == 3);
  const std::string text = to_matrix(report, {[](Tone, std::string_view words) { return std::string(words); }, false});
  for (const Row& row : report.rows) {
    CAPTURE(row.subject.name, row.detail);
    CHECK(row.verdict == verdict);
    CHECK(row.detail.starts_with(reason));
    CHECK(text.find("\n  " + row.detail + "\n") != std::string::npos);
    for (const std::string& whole : {to_json(report), to_junit(report), to_html(report)})
      CHECK(whole.find(row.detail) != std::string::npos);
  }
}

PlanRequest exploration(const explore::Bounds& bounds) {
  return {.names = {"hint_sound", "play_ends", "actions_fire"},
          .instrument = Instrument::explore,
          .rules = spec::Layout::boxes(2, 2),
          .dialect = Dialect::repaired,
          .bounds = bounds};
}

PropertyReport with_outcomes(const std::function<Outcome(int)>& outcome) {
  int calls = 0;
  return test_cases({.layout = spec::Layout::boxes(2, 2), .cases = 10}, [&](const Case&) { return outcome(++calls); });
}

}  // namespace

TEST_CASE("the explorer says whether states, memory or time ran out") {
  check_open(exploration({.states = 1}), Verdict::inconclusive, "stopped at the bound of 1 state");
  check_open(exploration({.bytes = 1}), Verdict::inconclusive, "stopped at the bound of 0 MiB of memory");
  check_open(exploration({.seconds = 1e-9}), Verdict::inconclusive, "stopped at the time limit of 1e-09 s");
}

TEST_CASE("a theorem says that its time ran out, and where") {
  check_open({.names = {"hard_unique"}, .instrument = Instrument::theorem, .bounds = {.seconds = 0.001}},
             Verdict::unknown, "stopped at the time limit of 0.001 s at: ");
}

TEST_CASE("random cases say how many found nothing") {
  check_open({.names = {"hint_sound"},
              .instrument = Instrument::property,
              .rules = spec::Layout::boxes(2, 3),
              .dialect = Dialect::as_written,
              .cases = 1},
             Verdict::inconclusive, "no violation in the 1 case wanted");
}

TEST_CASE("random cases say why they gave up") {
  const PropertyReport searches =
      with_outcomes([](int call) { return call <= 3 ? Outcome::holds : Outcome::undecided; });
  CHECK(searches.verdict == Verdict::inconclusive);
  CHECK(searches.undecided + searches.premises == searches.cases);
  CHECK(searches.shortfall(10, 5000)
            .starts_with("gave up after " + std::to_string(searches.cases) + " cases: 3 of the 10"));
  CHECK(searches.shortfall(10, 5000).ends_with("a search for completions hit its bound of 5,000 nodes"));
  const PropertyReport premises = with_outcomes([](int call) { return call <= 3 ? Outcome::holds : Outcome::vacuous; });
  CHECK(premises.verdict == Verdict::inconclusive);
  CHECK(premises.shortfall(10, 5000).ends_with("3 of the 10 wanted met the premise"));
  CHECK(with_outcomes([](int) { return Outcome::vacuous; }).verdict == Verdict::vacuous);
  CHECK(with_outcomes([](int) { return Outcome::undecided; }).verdict == Verdict::inconclusive);
}
