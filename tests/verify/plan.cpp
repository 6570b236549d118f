#include "verify/plan.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/layouts.hpp"
#include "verify/property/property.hpp"

using namespace gridproof;
using namespace gridproof::verify;

namespace {

RunReport run_request(const PlanRequest& request) {
  return std::get<RunReport>(run(std::get<Plan>(make_plan(request)), {}));
}

}  // namespace

TEST_CASE("every claim by random cases, on layouts of every kind") {
  for (const spec::Layout& layout : {spec::Layout::boxes(2, 3), spec::Layout::boxes(3, 3),
                                     spec::Layout::boxes(3, 3).with_windows(), spec::Layout::boxes(4, 4)})
    for (const ClaimEntry& claim : claims) {
      if (!answers(Instrument::property, claim.claim)) continue;
      CAPTURE(layout.name(), claim.name);
      const PropertyReport report =
          test_property({.layout = layout, .question = {claim.claim}, .cases = layout.size() > 9 ? 5 : 50});
      CHECK(report.verdict == (expected_to_hold(claim.claim, Dialect::repaired, Instrument::property)
                                   ? Verdict::tested
                                   : Verdict::falsified));
    }
}

TEST_CASE("a random run is repeated by its seed") {
  const PropertyOptions options{
      .layout = spec::Layout::boxes(2, 3), .question = {Claim::brute_force_forced}, .seed = 7};
  const PropertyReport once = test_property(options), again = test_property(options);
  REQUIRE(once.counterexample);
  REQUIRE(again.counterexample);
  CHECK(once.counterexample->grid == again.counterexample->grid);
  CHECK(once.cases == again.cases);
}

TEST_CASE("requests that no instrument can take are said so") {
  const auto problem = [](const PlanRequest& request) {
    const auto made = make_plan(request);
    return std::holds_alternative<std::string>(made) ? std::get<std::string>(made) : "";
  };
  CHECK(problem({.instrument = Instrument::sweep, .layout = spec::Layout::boxes(3, 3)}).find("81 cells") !=
        std::string::npos);
  // A region of opposite corners would need two different values where rows and columns want the same.
  CHECK(problem({.layout = spec::Layout::regions(2, {0, 1, 1, 0})}) != "");
  CHECK(problem({.layout = spec::Layout::boxes(3, 3)}) == "");
}

TEST_CASE("the exit code follows the worst row") {
  RunReport report = run_request({.claims = {Claim::hint_sound}, .layout = spec::Layout::boxes(1, 3)});
  CHECK(exit_code(report) == 0);
  report.rows[0].verdict = Verdict::inconclusive;
  CHECK(exit_code(report) == 3);
  report.rows[1].verdict = Verdict::vacuous;
  CHECK(exit_code(report) == 1);
  report.rows[0].verdict = Verdict::not_run;
  report.rows[1].verdict = report.rows[1].expected;
  CHECK(exit_code(report) == 3);
  report.rows[0].expected = Verdict::violated;
  report.rows[0].verdict = Verdict::holds;  // a finding that is no longer there is one too
  CHECK(exit_code(report) == 1);
}

TEST_CASE("the digest tells runs apart by what they saw, not by how long it took") {
  RunReport report = run_request({.claims = {Claim::hint_sound}, .layout = spec::Layout::boxes(1, 3)});
  const std::string before = digest(report);
  report.rows[0].seconds += 1;
  CHECK(digest(report) == before);
  report.rows[0].premises += 1;
  CHECK(digest(report) != before);
}

TEST_CASE("the JSON report has what machines need") {
  const RunReport report = run_request({.layout = spec::Layout::boxes(1, 3)});
  const auto json = nlohmann::json::parse(to_json(report));
  CHECK(json["rows"].size() == report.rows.size());
  for (const auto& row : json["rows"]) {
    for (const char* key : {"instrument", "layout", "dialect", "choice", "expected", "verdict", "as_expected", "grids",
                            "seconds", "trusted"})
      CHECK(row.contains(key));
    CHECK(row.contains("claim") != row.contains("subject"));
    CHECK(row.contains("by_tier") == (row.contains("claim") && row["instrument"] == "sweep"));
  }
}
