#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

#include "spec/sudoku/dialects.hpp"
#include "support/layouts.hpp"
#include "support/request.hpp"
#include "support/scratch.hpp"
#include "verify/models/rows.hpp"
#include "verify/property/property.hpp"
#include "verify/claims/vacuous.hpp"

using namespace gridproof;
using namespace gridproof::verify;
using gridproof::test::run_request;

namespace {

std::vector<Job> explore_jobs(const PlanRequest& request, const Wanted& wanted) {
  return std::get<std::vector<Job>>(jobs(Instrument::explore, request, wanted));
}
std::vector<Row> explored(const Job& job, const PlanRequest& request) {
  return std::get<std::vector<Row>>(run_explore(job, request, [](std::string_view, double) {}));
}

using Claims = std::vector<Claim>;
using Kind = GridRange::Kind;

// What the explorer finds vacuous of all that it answers, and what of that the plan has expected.
struct Vacuous {
  Claims found, expected;
};

Vacuous vacuous_of(const spec::Layout& layout, Dialect dialect, const GridRange& range) {
  const RunReport report = run_request(
      {.instrument = Instrument::explore, .rules = layout, .dialect = dialect, .range = range, .threads = 2});
  Vacuous result;
  for (const Row& row : report.rows) {
    if (row.verdict == Verdict::vacuous) result.found.push_back(*row.subject.claim);
    if (row.expected == Verdict::vacuous) result.expected.push_back(*row.subject.claim);
  }
  return result;
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
      CHECK(report.verdict == (expected_to_hold(claim.claim, spec::Repaired::grants)
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
  CHECK(problem({.instrument = Instrument::sweep, .rules = spec::Layout::boxes(3, 3)}).find("81 cells") !=
        std::string::npos);
  // A region of opposite corners would need two different values where rows and columns want the same.
  CHECK(problem({.rules = spec::Layout::regions(2, {0, 1, 1, 0})}) != "");
  CHECK(problem({.rules = spec::Layout::boxes(3, 3)}) == "");
}

TEST_CASE("the exit code follows the worst row") {
  RunReport report = run_request({.names = {"hint_sound"}, .rules = spec::Layout::boxes(1, 3)});
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
  RunReport report = run_request({.names = {"hint_sound"}, .rules = spec::Layout::boxes(1, 3)});
  const std::string before = digest(report);
  report.rows[0].seconds += 1;
  CHECK(digest(report) == before);
  report.rows[0].premises += 1;
  CHECK(digest(report) != before);
}

TEST_CASE("the JSON report has what machines need") {
  const RunReport report = run_request({.rules = spec::Layout::boxes(1, 3)});
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

TEST_CASE("a layout of 17 to 64 cells passes when it is named") {
  for (const spec::Layout& layout : {spec::Layout::boxes(2, 3), spec::Layout::boxes(2, 4), spec::Layout::boxes(3, 2)}) {
    CAPTURE(layout.name());
    const RunReport report = run_request({.rules = layout, .cases = 5, .threads = 2});
    std::size_t vacuous = 0;
    for (const Row& row : report.rows) {
      CAPTURE(row.subject.name, name(row.instrument), name(row.verdict));
      CHECK(row.as_expected());
      vacuous += row.verdict == Verdict::vacuous ? 1 : 0;
    }
    CHECK(vacuous == 2);
    CHECK(exit_code(report) == 0);
  }
}

TEST_CASE("as written, a layout of 17 to 64 cells shows what is known to be violated") {
  const RunReport report = run_request({.instrument = Instrument::explore,
                                        .rules = spec::Layout::boxes(2, 3),
                                        .dialect = Dialect::as_written,
                                        .threads = 2});
  CHECK(exit_code(report) == 0);
  for (const Row& row : report.rows)
    if (row.subject.claim == Claim::hint_sound) CHECK(row.verdict == Verdict::violated);
}

TEST_CASE("a known violation that does not show on the grids that were asked for is not a finding") {
  const RunReport report = run_request({.names = {"hint_sound"},
                                        .instrument = Instrument::explore,
                                        .rules = spec::Layout::boxes(2, 2),
                                        .dialect = Dialect::as_written,
                                        .range = GridRange{Kind::few_given, 1}});
  REQUIRE(report.rows.size() == 1);
  CHECK(report.rows[0].verdict == Verdict::inconclusive);
  CHECK(report.rows[0].detail == "the known violation does not show on these grids");
  CHECK(exit_code(report) == 3);
}

TEST_CASE("a claim that says nothing on the grids that were asked for is not a finding, where no rule says so") {
  const PlanRequest asked{.names = {"hint_forced"},
                          .instrument = Instrument::explore,
                          .rules = spec::Layout::boxes(1, 5),
                          .range = GridRange{Kind::few_given, 3}};
  const RunReport report = run_request(asked);
  REQUIRE(report.rows.size() == 1);
  CHECK(report.rows[0].verdict == Verdict::inconclusive);
  CHECK(report.rows[0].detail == "says nothing on these grids");
  CHECK(exit_code(report) == 3);
  // The suite's own grids are known: there it is one.
  const PlanRequest ours{.instrument = Instrument::explore, .rules = spec::Layout::boxes(2, 3)};
  auto jobs = explore_jobs(ours, {.claims = {Claim::brute_force_forced}});
  REQUIRE(jobs.size() == 1);
  CHECK(exit_code({.profile = "quick", .rows = explored(jobs[0], ours)}) == 0);
  jobs[0].vacuous.clear();
  CHECK(exit_code({.profile = "quick", .rows = explored(jobs[0], ours)}) == 1);
}

TEST_CASE("which claims are vacuous follows from the grids, whoever has chosen them") {
  const auto jobs_for = [](const PlanRequest& request) { return explore_jobs(request, {.everything = true}); };
  const Claims no_brute_force = {Claim::brute_force_forced, Claim::actions_fire},
               no_singles = {Claim::hint_forced, Claim::actions_fire};
  const spec::Layout six = spec::Layout::boxes(2, 3);
  const auto of_profile = jobs_for({.instrument = Instrument::explore, .profile = Profile::ci});
  std::size_t seen = 0;
  for (const Job& job : of_profile) {
    if (!(job.rules == spec::AnyRules(six))) continue;
    CHECK(job.vacuous == (job.range.kind == Kind::few_empty ? no_brute_force : no_singles));
    ++seen;
  }
  CHECK(seen == 2);
  REQUIRE(jobs_for({.rules = six}).size() == 1);
  CHECK(jobs_for({.rules = six})[0].vacuous == no_brute_force);
  CHECK(jobs_for({.rules = six, .range = GridRange{Kind::few_empty, 2}})[0].vacuous == no_brute_force);
  CHECK(jobs_for({.rules = six, .range = GridRange{Kind::few_given, 1}})[0].vacuous == no_singles);
  // Four empty cells can be two and two: nothing follows. Nor does it on all grids.
  CHECK(jobs_for({.rules = six, .range = GridRange{Kind::few_empty, 4}})[0].vacuous.empty());
  CHECK(jobs_for({.rules = spec::Layout::boxes(2, 2)})[0].vacuous.empty());
}

// The rule against the run: what is expected to be vacuous is, and where the rule is silent something was said.
TEST_CASE("the explorer finds vacuous what is expected to be, and nothing else") {
  struct Question {
    spec::Layout layout;
    Dialect dialect;
    GridRange range;
  };
  const spec::Layout four = spec::Layout::boxes(2, 2), five = spec::Layout::boxes(1, 5);
  const spec::Layout six = spec::Layout::boxes(2, 3), eight = spec::Layout::boxes(4, 2);
  const spec::Layout crooked =
      spec::Layout::regions(5, {0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4});
  const spec::Layout two = spec::Layout::boxes(1, 2), three = spec::Layout::boxes(1, 3);
  const std::vector<Question> questions = {
      {two, Dialect::repaired, {}},
      {two, Dialect::as_written, {}},
      {three, Dialect::repaired, {}},
      {three, Dialect::as_written, {}},
      {four, Dialect::repaired, {Kind::few_empty, 0}},
      {four, Dialect::repaired, {Kind::few_empty, 3}},
      {four, Dialect::repaired, {Kind::few_given, 1}},
      {four, Dialect::repaired, {Kind::few_given, 2}},
      {four, Dialect::as_written, {Kind::few_empty, 0}},
      {four, Dialect::as_written, {Kind::few_empty, 3}},
      {four, Dialect::as_written, {Kind::few_given, 2}},
      {five, Dialect::repaired, {Kind::few_empty, 1}},
      {five, Dialect::repaired, {Kind::few_given, 2}},
      {six, Dialect::repaired, {Kind::few_empty, 2}},
      {six, Dialect::repaired, {Kind::few_given, 2}},
      {six, Dialect::as_written, {Kind::few_empty, 2}},
      {six, Dialect::as_written, {Kind::few_given, 2}},
      {six.with_diagonals(), Dialect::repaired, {Kind::few_empty, 1}},
      {eight, Dialect::repaired, {Kind::few_given, 1}},
      {crooked, Dialect::repaired, {Kind::few_given, 1}},
      {crooked, Dialect::repaired, {Kind::few_empty, 3}},
  };
  for (const Question& q : questions) {
    CAPTURE(q.layout.name(), name(q.dialect), q.range.sentence());
    const Vacuous vacuous = vacuous_of(q.layout, q.dialect, q.range);
    CHECK(vacuous.found == vacuous.expected);
  }
}

TEST_CASE("a claim that is expected to be vacuous and is not turns red") {
  const PlanRequest request{.instrument = Instrument::explore, .rules = spec::Layout::boxes(2, 3)};
  auto jobs = explore_jobs(request, {.claims = {Claim::hint_sound}});
  REQUIRE(jobs.size() == 1);
  CHECK(exit_code({.profile = "quick", .rows = explored(jobs[0], request)}) == 0);
  jobs[0].vacuous = {Claim::hint_sound};
  CHECK(exit_code({.profile = "quick", .rows = explored(jobs[0], request)}) == 1);
}

TEST_CASE("the command of a row names its own grids and the bounds of the run") {
  // In ci the explorer takes 6x6 with any choice from nearly empty grids; named alone, from nearly full ones.
  RunReport report = run_request({.names = {"hint_legal"},
                                  .instrument = Instrument::explore,
                                  .choice = ChoiceRule::any,
                                  .profile = Profile::ci,
                                  .bounds = {.states = 1000, .bytes = std::uint64_t{3} << 20, .seconds = 2.5}});
  std::erase_if(report.rows, [](const Row& each) { return name(each.rules) != "2x3"; });
  REQUIRE(report.rows.size() == 1);
  CHECK(reproduce(report.rows[0], report) ==
        "gridproof verify hint_legal --by explore --layout 2x3 --dialect repaired --choice any --profile ci --given 2 "
        "--states 1000 --memory 3 --time 2.5");
}

TEST_CASE("each instrument says what its commands repeat") {
  // Without TLC and Why3 there is a row for each all the same.
  const test::Setting jar("GRIDPROOF_TLC_JAR", "/nowhere/tla2tools.jar"), path("PATH", "/nowhere");
  const auto commands = [](const std::string& subject, Instrument instrument, const spec::MaybeRules& rules) {
    DataFolders folders = folders_of_program();
    folders.models_named = "my models";
    const RunReport report = run_request({.names = {subject},
                                          .instrument = instrument,
                                          .rules = rules,
                                          .dialect = rules ? std::optional(Dialect::repaired) : std::nullopt,
                                          .profile = Profile::ci,
                                          .cases = 1,
                                          .bounds = {.states = 1000, .bytes = std::uint64_t{3} << 20, .seconds = 2.5}},
                                         folders);
    std::set<std::string> all;
    for (const Row& row : report.rows) all.insert(reproduce(row, report));
    return all;
  };
  using Commands = std::set<std::string>;
  const spec::Layout four = spec::Layout::boxes(2, 2);
  const std::string models = " --models 'my models'", machine = " --layout 2x2 --dialect repaired --choice ";
  CHECK(commands("MCPlay", Instrument::tlc, four) ==
        Commands{"gridproof verify MCPlay --by tlc --time 2.5" + models});
  // A graph is compared on several layouts; its run knows no bounds.
  CHECK(commands("graph_play", Instrument::tlc, four)
            .count("gridproof verify graph_play --by tlc" + machine + "any --profile ci" + models) == 1);
  CHECK(commands("type_ok", Instrument::tlc, four)
            .count("gridproof verify type_ok --by tlc" + machine + "any --profile ci --time 2.5" + models) == 1);
  CHECK(commands("step_bound", Instrument::theorem, four) ==
        Commands{"gridproof verify step_bound --by theorem" + machine + "least --profile ci --time 2.5"});
  CHECK(commands("step_bound", Instrument::sweep, four) ==
        Commands{"gridproof verify step_bound --by sweep" + machine + "least --profile ci"});
  CHECK(commands("step_bound", Instrument::property, four) ==
        Commands{"gridproof verify step_bound --by property" + machine + "least --profile ci --seed 1 --cases 1"});
  CHECK(commands("takuzu_solve", Instrument::why3, {}) ==
        Commands{"gridproof verify takuzu_solve --by why3 --time 2.5"});
}
