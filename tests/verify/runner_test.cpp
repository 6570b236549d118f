// An instrument of one's own plugs into the plan: its subjects are known by name, its rows are examined like any others.
#include <catch2/catch.hpp>
#include <stdexcept>

#include "verify/run/plan.hpp"
#include "verify/sweep/sweep.hpp"

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
  std::function<std::variant<std::vector<Row>, std::string>()> rows = [] { return std::vector{a_row({"moon", "it is"})}; };
  Known of_unknown = Known::no;
  mutable std::vector<Wanted> asked = {};

  std::vector<Instrument> instruments() const override { return {Instrument::property}; }
  std::string heading() const override { return "Planets"; }
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

  CHECK(problem({.names = {"sun"}}, {moon}).find("is named 'sun'\nClaims:\n") != std::string::npos);
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
  // A claim is put before broken machines.
  moon->rows = [] { return std::vector{a_row(Claim::hint_sound)}; };
  const RunReport report = report_of({}, {moon});
  REQUIRE(report.rows.size() == 1);
  CHECK(report.rows[0].rejects.size() == 4);
  CHECK(report.rows[0].as_expected());
}
