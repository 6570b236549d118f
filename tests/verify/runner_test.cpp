// An instrument of one's own plugs into the plan: its subjects are known by name, its rows are examined like any
// others.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "verify/report/html.hpp"
#include "verify/report/matrix.hpp"
#include "verify/run/plan.hpp"
#include "verify/sweep/sweep.hpp"
#include "verify/trace/walk.hpp"

using namespace gridproof;
using namespace gridproof::verify;

namespace {

const spec::Layout four = spec::Layout::boxes(2, 2);

Row a_row(Subject subject) {
  return {.subject = std::move(subject),
          .instrument = Instrument::property,
          .rules = four,
          .dialect = Dialect::repaired,
          .choice = ChoiceRule::least,
          .expected = Verdict::tested,
          .verdict = Verdict::tested,
          .domain = "nothing",
          .trusted = "it"};
}

// Knows one subject, and whatever else a test puts there.
struct Plugged : Runner {
  std::function<std::variant<std::vector<Row>, std::string>()> rows = [] {
    return std::vector{a_row({"moon", "it is"})};
  };
  Known of_unknown = Known::no;
  mutable std::vector<Wanted> asked = {};

  std::vector<Instrument> instruments() const override { return {Instrument::property}; }
  std::string heading() const override { return "Planets"; }
  std::string noun() const override { return "moon"; }
  std::vector<Subject> subjects() const override { return {{"moon", "it is full"}}; }
  std::variant<Known, std::string> knows(const std::string& name, const PlanRequest& request) const override {
    if (name == "eclipse") return "nobody knows";
    const auto known = Runner::knows(name, request);
    return std::get<Known>(known) == Known::yes ? known : of_unknown;
  }
  std::variant<Tasks, std::string> tasks(const PlanRequest&, const Wanted& wanted) const override {
    asked.push_back(wanted);
    return Tasks{{.weight = 2, .run = [this](const RunProgress& progress) {
                    progress("moon", 0.5);
                    return rows();
                  }}};
  }
};

std::string problem(const PlanRequest& request, const Runners& runners) {
  const auto made = make_plan(request, runners);
  return std::holds_alternative<std::string>(made) ? std::get<std::string>(made) : "";
}

RunReport report_of(const PlanRequest& request, const Runners& runners, const RunProgress& progress = {}) {
  return std::get<RunReport>(run(std::get<Plan>(make_plan(request, runners)), progress));
}

}  // namespace

TEST_CASE("a runner is asked for what it knows, and for nothing else") {
  const auto moon = std::make_shared<Plugged>();
  CHECK(report_of({.names = {"moon"}}, {moon}).rows.size() == 1);
  CHECK(report_of({}, {moon}).rows.size() == 1);
  CHECK(report_of({.names = {"hint_sound", "moon"}}, {moon}).rows.size() == 1);
  REQUIRE(moon->asked.size() == 3);
  CHECK((!moon->asked[0].everything && moon->asked[0].names == std::vector<std::string>{"moon"}));
  CHECK((moon->asked[1].everything && moon->asked[1].names.empty()));
  CHECK((moon->asked[2].claims == std::vector{Claim::hint_sound} && moon->asked[2].has(Claim::hint_sound) &&
         !moon->asked[2].has(Claim::type_ok)));

  CHECK(problem({.names = {"sun"}}, {moon}).starts_with("no claim and no moon is named 'sun'\nClaims:\n"));
  CHECK(problem({.names = {"sun"}}, {moon}).find("Planets:\n  moon                it is full\n") != std::string::npos);
  CHECK(problem({.names = {"eclipse"}}, {moon}) == "nobody knows");
  CHECK(problem({.names = {"moon"}, .instrument = Instrument::sweep}, {moon}) ==
        "sweep does not answer for moon: use --by property");
  CHECK(problem({.instrument = Instrument::sweep}, {moon}) == "no instrument answers these claims with these options");
  CHECK(moon->asked.size() == 3);
}

TEST_CASE("who knows a name has it before who may know it") {
  const auto guesses = std::make_shared<Plugged>(), moon = std::make_shared<Plugged>();
  guesses->of_unknown = Runner::Known::perhaps;
  CHECK(problem({.names = {"sun"}}, {guesses, moon}).empty());
  CHECK(guesses->asked.size() == 1);
  CHECK(moon->asked.empty());
  moon->of_unknown = Runner::Known::yes;
  CHECK(problem({.names = {"sun"}}, {guesses, moon}).empty());
  CHECK(guesses->asked.size() == 1);
  CHECK(moon->asked.size() == 1);
}

TEST_CASE("progress is that of all tasks, by their weights") {
  std::vector<double> seen;
  const Runners two = {std::make_shared<Plugged>(), std::make_shared<Plugged>()};
  report_of({}, two, [&](std::string_view what, double fraction) {
    CHECK(what == "moon");
    seen.push_back(fraction);
  });
  CHECK(seen == std::vector<double>{0.25, 0.75});
}

TEST_CASE("what only a run can tell ends the plan") {
  const auto moon = std::make_shared<Plugged>();
  moon->rows = [] { return std::string("the checkpoint is of another run"); };
  const auto ran = run(std::get<Plan>(make_plan({}, {moon})), {});
  CHECK(std::get<std::string>(ran) == "the checkpoint is of another run");
}

TEST_CASE("a run that says nothing does not pass") {
  const auto moon = std::make_shared<Plugged>();
  moon->rows = [] { return std::vector<Row>{}; };
  CHECK_THROWS_AS(report_of({}, {moon}), std::logic_error);
}

// An instrument of its own kind: it counts in words, of a claim and of its own subject.
TEST_CASE("the rows of an instrument that no report knows stand in all of them") {
  const auto moon = std::make_shared<Plugged>();
  moon->rows = [] {
    std::vector rows = {a_row(Claim::type_ok), a_row({"moon", "it is full"})};
    rows[0].telling = {.time = true, .more = " --phase full", .looked_at = "3 nights", .below = "cloudy 1, clear 2"};
    rows[1].figures = "1 moon";
    rows[1].telling = {.machine = false, .more = " --phase full"};
    return rows;
  };
  RunReport report = report_of({.profile = Profile::ci, .bounds = {.seconds = 5}}, {moon});
  REQUIRE(report.rows.size() == 2);
  const std::string matrix =
      to_matrix(report, {[](Tone, std::string_view text) { return std::string(text); }, false});
  const auto json = nlohmann::json::parse(to_json(report)).at("rows");
  const auto has = [](const std::string& text, const char* part) { return text.find(part) != std::string::npos; };
  CHECK(has(matrix, "  type_ok  tested\n  property, repaired: 3 nights in 0.00 s\n    cloudy 1, clear 2\n"));
  CHECK(has(matrix, "by property, beside the claims\n"));
  CHECK(has(matrix, "  moon     2x2     tested   1 moon in 0.00 s\n"));
  CHECK(json[0].at("claim") == "type_ok");
  CHECK(json[0].at("reproduce") == "gridproof verify type_ok --by property --layout 2x2 --dialect repaired "
                                   "--choice least --profile ci --time 5 --phase full");
  CHECK(json[1].at("subject") == "moon");
  CHECK(json[1].at("figures") == "1 moon");
  CHECK(json[1].at("reproduce") == "gridproof verify moon --by property --phase full");
  CHECK(has(to_junit(report), "classname=\"property.2x2.repaired.least\" name=\"moon\""));
  CHECK(has(to_html(report), "<h2>By property, beside the claims</h2>"));
  CHECK(has(to_html(report), "<td>1 moon</td>"));
  CHECK(has(to_html(report), ">type_ok</th>"));
  // One that says nothing of how it is told has its domain told.
  moon->rows = [] { return std::vector{a_row(Claim::type_ok)}; };
  report = report_of({}, {moon});
  CHECK(has(to_matrix(report, {[](Tone, std::string_view text) { return std::string(text); }, false}),
            "  property, repaired: nothing in 0.00 s\n"));
}

TEST_CASE("every row is examined, whoever it comes from") {
  const auto moon = std::make_shared<Plugged>();
  const spec::Grid board = valid_boards(four).front();
  spec::Grid grid = board;
  grid[0] = 0;
  // A counterexample to a claim that holds there: nobody is told, it is a bug.
  moon->rows = [&] {
    Row row = a_row(Claim::hint_sound);
    row.verdict = Verdict::falsified;
    row.counterexample = Case{grid, board, spec::Marks<spec::Truth>(four)};
    return std::vector{row};
  };
  CHECK_THROWS_AS(report_of({}, {moon}), std::logic_error);
  // Nor does a trace that does not show it. One of another text is a finding, and is not drawn.
  const auto machine = published_game(four, Dialect::repaired);
  moon->rows = [&] {
    Row row = a_row(Claim::hint_sound);
    row.verdict = Verdict::falsified;
    row.counterexample = Case{grid, board, spec::Marks<spec::Truth>(four)};
    row.trace = walk(*machine, *row.counterexample);
    return std::vector{row};
  };
  CHECK_THROWS_AS(report_of({}, {moon}), std::logic_error);
  moon->rows = [rows = moon->rows] {
    auto made = std::get<std::vector<Row>>(rows());
    made[0].breaks = Claim::hint_sound;
    return made;
  };
  const Row other = report_of({}, {moon}).rows.at(0);
  CHECK(other.differs);
  CHECK(other.detail.starts_with("DOES NOT REPLAY on the C++ specification, state 2: hint_sound holds there"));
  CHECK(!other.counterexample);
  CHECK(!other.trace);
  // A claim is put before broken machines.
  moon->rows = [] { return std::vector{a_row(Claim::hint_sound)}; };
  const RunReport report = report_of({}, {moon});
  REQUIRE(report.rows.size() == 1);
  CHECK(report.rows[0].rejects.size() == 5);
  CHECK(report.rows[0].as_expected());
}
