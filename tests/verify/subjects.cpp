// Rows that are about no claim of the machine: every report names them, says why, and counts them.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "verify/report/html.hpp"
#include "verify/report/matrix.hpp"
#include "verify/report/row.hpp"

using namespace gridproof;
using namespace gridproof::verify;

namespace {

Row row_of(Verdict expected, Verdict verdict) {
  return {.subject = Subject("quadratic<1>", "x * x == 1 has four roots"),
          .instrument = Instrument::theorem,
          .rules = spec::Layout::boxes(2, 2),
          .dialect = Dialect::repaired,
          .choice = ChoiceRule::least,
          .expected = expected,
          .verdict = verdict,
          .domain = "all words",
          .tool = "Prover 1",
          .figures = "12 gates",
          .detail = "x = 127 & more",
          .trusted = "the prover"};
}

std::string matrix(const RunReport& report) {
  return to_matrix(report, {[](Tone, std::string_view text) { return std::string(text); }, false});
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a subject beside the claims stands in a list of its own") {
  const RunReport report{.profile = "quick", .rows = {row_of(Verdict::proved, Verdict::proved)}};
  const std::string text = matrix(report);
  CHECK(has(text, "by theorem, beside the claims"));
  CHECK(has(text, "quadratic<1>  2x2     proved   Prover 1, 12 gates in 0.00 s"));
  CHECK(has(text, "1 row, all as expected"));
  CHECK(exit_code(report) == 0);
  CHECK(!has(text, "claim  "));  // no matrix without claims
}

TEST_CASE("what was not expected of a subject is shown with its reason in every report") {
  const RunReport report{.profile = "quick", .rows = {row_of(Verdict::proved, Verdict::refuted)}};
  CHECK(exit_code(report) == 1);
  CHECK(has(matrix(report), "x = 127 & more\n"));
  CHECK(has(to_junit(report), "name=\"quadratic&lt;1&gt;\""));
  CHECK(has(to_junit(report), "x = 127 &amp; more"));
  CHECK(has(to_html(report), "x = 127 &amp; more"));
  const auto row = nlohmann::json::parse(to_json(report))["rows"][0];
  CHECK(row["subject"] == "quadratic<1>");
  CHECK(!row.contains("claim"));
  CHECK(row["detail"] == "x = 127 & more");
}

TEST_CASE("an instrument that did not run is counted as open and says why") {
  const RunReport report{.profile = "quick", .rows = {row_of(Verdict::proved, Verdict::not_run)}};
  CHECK(exit_code(report) == 3);
  CHECK(has(matrix(report), "not run: x = 127 & more"));
  CHECK(has(matrix(report), "1 open"));
  CHECK(has(to_junit(report), "<skipped message=\"not run: x = 127 &amp; more\"/>"));
}

TEST_CASE("the digest sees what a tool counted") {
  RunReport report{.profile = "quick", .rows = {row_of(Verdict::proved, Verdict::proved)}};
  const std::string before = digest(report);
  report.rows[0].figures = "13 gates";
  CHECK(digest(report) != before);
}
