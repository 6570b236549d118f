// The JUnit report as Jenkins and Surefire read it: what their schemas require, no two cases of one name, and times
// whose sum is the time that the runs took.
#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <regex>
#include <set>

#include "support/request.hpp"
#include "verify/report/row.hpp"

using namespace gridproof;
using namespace gridproof::verify;
using gridproof::test::run_request;

namespace {

struct Element {
  std::string name;
  std::map<std::string, std::string> attributes;

  // Or the schema would refuse it.
  const std::string& at(const std::string& attribute) const {
    CAPTURE(name, attribute);
    REQUIRE(attributes.count(attribute) == 1);
    return attributes.at(attribute);
  }
  std::size_t number(const std::string& attribute) const { return std::stoul(at(attribute)); }
};

std::vector<Element> elements(const std::string& xml) {
  static const std::regex opening(R"(<([a-z]+)((\s+[a-z]+="[^"<]*")*)\s*/?>)"), attribute(R"re(([a-z]+)="([^"]*)")re");
  std::vector<Element> result;
  for (std::sregex_iterator at(xml.begin(), xml.end(), opening), end; at != end; ++at) {
    Element element{(*at)[1], {}};
    const std::string inside = (*at)[2];
    for (std::sregex_iterator of(inside.begin(), inside.end(), attribute); of != end; ++of)
      element.attributes[(*of)[1]] = (*of)[2];
    result.push_back(std::move(element));
  }
  return result;
}

std::vector<Element> named(const std::vector<Element>& all, const std::string& name) {
  std::vector<Element> result;
  for (const Element& element : all)
    if (element.name == name) result.push_back(element);
  return result;
}

double seconds(const Element& element) {
  const std::string& time = element.at("time");
  CHECK(std::regex_match(time, std::regex(R"(\d{1,3}\.\d{3})")));  // Surefire knows no more digits
  return std::stod(time);
}

void check_schemas(const RunReport& report) {
  const auto all = elements(to_junit(report));
  REQUIRE(named(all, "testsuites").size() == 1);
  const auto suites = named(all, "testsuite"), cases = named(all, "testcase");
  REQUIRE(suites.size() == 1);
  CHECK(!suites[0].at("name").empty());
  CHECK(suites[0].number("tests") == cases.size());
  CHECK(cases.size() == report.rows.size());
  for (const auto& [count, element] :
       {std::pair{"failures", "failure"}, std::pair{"errors", "error"}, std::pair{"skipped", "skipped"}})
    CHECK(suites[0].number(count) == named(all, element).size());
  for (const char* element : {"failure", "error"})
    for (const Element& bad : named(all, element)) {
      CHECK(!bad.at("type").empty());
      CHECK(bad.at("message").starts_with(bad.at("type")));
    }
  double sum = 0;
  std::set<std::pair<std::string, std::string>> names;
  for (const Element& element : cases) {
    CAPTURE(element.at("classname"), element.at("name"));
    CHECK(names.emplace(element.at("classname"), element.at("name")).second);
    sum += seconds(element);
  }
  CHECK(std::abs(sum - seconds(suites[0])) < 1e-6);
  double real = 0;
  for (const Row& row : report.rows) real += row.seconds * row.share;
  CHECK(std::abs(sum - real) < 0.001);
}

Row a_row(const std::string& name) {
  return {.subject = Subject(name, "it is so"),
          .instrument = Instrument::theorem,
          .rules = spec::Layout::boxes(2, 2),
          .dialect = Dialect::repaired,
          .choice = ChoiceRule::least,
          .expected = Verdict::proved,
          .verdict = Verdict::proved,
          .seconds = 0.0004,
          .domain = "all grids",
          .trusted = "the prover"};
}

}  // namespace

TEST_CASE("a run's report has what the schemas require, and each run's time once") {
  const RunReport report = run_request({.rules = spec::Layout::boxes(1, 3)});
  check_schemas(report);
  // A sweep of twelve claims is one run: the twelve shares are its time.
  for (const Dialect dialect : {Dialect::repaired, Dialect::as_written}) {
    double shares = 0, run = 0;
    std::size_t rows = 0;
    for (const Row& row : report.rows) {
      if (row.instrument != Instrument::sweep || !row.subject.claim || row.dialect != dialect) continue;
      shares += row.seconds * row.share, run = row.seconds, ++rows;
    }
    CHECK(rows == 12);
    CHECK(shares == Approx(run));
  }
  // The explorer has a run of the call and one of Play.
  std::map<bool, double> shares;
  for (const Row& row : report.rows)
    if (row.instrument == Instrument::explore && row.dialect == Dialect::repaired)
      shares[is_of_play(*row.subject.claim)] += row.share;
  CHECK(shares.at(false) == Approx(1));
  CHECK(shares.at(true) == Approx(1));
}

TEST_CASE("findings, what stayed open and what did not run are counted as such") {
  RunReport report{.profile = "quick", .rows = {a_row("a"), a_row("b"), a_row("c"), a_row("d"), a_row("e")}};
  report.rows[1].verdict = Verdict::refuted;
  report.rows[2].verdict = Verdict::unknown;
  report.rows[3].verdict = Verdict::not_run;
  report.rows[4].differs = true;
  check_schemas(report);
  const auto all = elements(to_junit(report));
  CHECK(named(all, "failure").size() == 2);
  CHECK(named(all, "failure")[0].at("type") == "refuted");
  CHECK(named(all, "error").size() == 1);
  CHECK(named(all, "error")[0].at("type") == "unknown");
  CHECK(named(all, "skipped").size() == 1);
  // Where nothing may be missing, as in the tests, it is not passed over.
  report.strict = true;
  check_schemas(report);
  CHECK(named(elements(to_junit(report)), "skipped").empty());
}

TEST_CASE("cases that only differ in the prover or in the grids have names of their own") {
  RunReport report{.profile = "quick"};
  for (int i = 0; i < 9; ++i) report.rows.push_back(a_row("same"));
  check_schemas(report);  // nothing tells them apart: they are numbered
  for (std::size_t i = 0; i < 9; ++i) report.rows[i].domain = "grids of class " + std::to_string(i % 3);
  for (std::size_t i = 0; i < 9; ++i) report.rows[i].tool = i < 3 ? "Z3 1" : i < 6 ? "CaDiCaL 2" : "cvc5 3";
  check_schemas(report);
  CHECK(to_junit(report).find("name=\"same (CaDiCaL, grids of class 1)\"") != std::string::npos);
  // Times too short to be told one by one still add up: nine times 0.4 ms.
  CHECK(to_junit(report).find("time=\"0.004\">\n    <testcase") != std::string::npos);
}

TEST_CASE("theorems by two provers have one case each") {
  const RunReport report = run_request({.names = {"roots_of_one", "squares"}, .instrument = Instrument::theorem});
  REQUIRE(report.rows.size() > 2);
  check_schemas(report);
  CHECK(to_junit(report).find("name=\"roots_of_one (Z3)\"") != std::string::npos);
}
