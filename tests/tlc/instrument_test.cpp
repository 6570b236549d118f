// TLC as an instrument: which models a request is about, and the rows of their runs, with stand-ins for TLC and with
// it.
#include "verify/tlc/instrument.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tlc/machine.hpp"
#include "support/request.hpp"
#include "verify/tlc/runners.hpp"

using namespace gridproof;
using namespace gridproof::tlc;
using nlohmann::ordered_json;
using verify::Claim;
using verify::Row;
using verify::Verdict;

namespace {

// Two models that speak of type_ok, one of which breaks it, and one of the profile ci that speaks of nothing.
const char* const manifest = R"([
  {"name": "Good", "kind": "model", "module": "Claims.tla", "config": "good.cfg", "layout": "2x2",
   "dialect": "repaired",
   "choice": "least", "claims": ["type_ok"], "deadlock": "error", "expected": {"verdict": "holds"},
   "distinct_states": 4, "depth": 4, "actions": ["Up", "Reset"], "profile": "quick", "finding": null,
   "says": "It counts."},
  {"name": "Bad", "kind": "model", "module": "Claims.tla", "config": "bad.cfg", "layout": "2x2",
   "dialect": "as-written",
   "choice": "least", "claims": ["type_ok"], "deadlock": "error",
   "expected": {"verdict": "violated", "property": "TypeOK"}, "distinct_states": 3, "depth": 3,
   "actions": ["Up"], "profile": "quick", "finding": "Counting", "says": "It counts too far."},
  {"name": "Late", "kind": "model", "module": "Claims.tla", "config": "good.cfg", "layout": "2x3",
   "dialect": "repaired",
   "choice": "any", "claims": [], "deadlock": "error", "expected": {"verdict": "holds"}, "distinct_states": 4,
   "depth": 4, "actions": ["Up", "Reset"], "profile": "ci", "finding": null, "says": "It counts later."}
])";

const char* const module_text = R"(------------------------------- MODULE Claims -------------------------------
EXTENDS Naturals
CONSTANT Most
VARIABLE x
Init == x = 0
Up == x < 3 /\ x' = x + 1
Reset == x = 3 /\ x' = 0
Next == Up \/ Reset
Spec == Init /\ [][Next]_x
TypeOK == x \in 0..Most
=============================================================================
)";

void furnish(const Folder& folder, const ordered_json& models) {
  write(folder.path() / "Claims.tla", module_text);
  write(folder.path() / "good.cfg", "CONSTANT Most = 3\nSPECIFICATION Spec\nINVARIANT TypeOK\n");
  write(folder.path() / "bad.cfg", "CONSTANT Most = 1\nSPECIFICATION Spec\nINVARIANT TypeOK\n");
  write(folder.path() / "manifest.json", models.dump());
}

std::vector<std::string> selected(const ModelRequest& request) {
  const auto selection = select_models(request);
  if (!selection) FAIL(selection.error().message);
  std::vector<std::string> names;
  for (const Model& model : selection->models) names.push_back(model.name);
  return names;
}

using Names = std::vector<std::string>;

std::vector<Row> rows_of(const Folder& folder) { return run_models(*select_models({.folder = folder.path()}), {}); }

}  // namespace

TEST_CASE("the models that a request is about") {
  const Folder folder;
  furnish(folder, ordered_json::parse(manifest));
  const ModelRequest all{.folder = folder.path()};
  CHECK(selected(all) == Names{"Good", "Bad"});
  ModelRequest request = all;
  request.profile = Profile::ci;
  CHECK(selected(request) == Names{"Good", "Bad", "Late"});
  request = all;
  request.names = {"Late"};
  CHECK(selected(request) == Names{"Late"});
  request = all;
  request.claims = {Claim::hint_sound};
  CHECK(selected(request).empty());
  request.names = {"Bad"};
  CHECK(selected(request) == Names{"Bad"});
  request = all;
  request.claims = {Claim::type_ok};
  CHECK(selected(request) == Names{"Good", "Bad"});
  request.dialect = verify::Dialect::as_written;
  CHECK(selected(request) == Names{"Bad"});
  request = all;
  request.layout = spec::Layout::boxes(2, 3);
  CHECK(selected(request).empty());
  request.insist = true;
  CHECK(selected(request) == Names{"Late"});
  request = all;
  request.choice = verify::ChoiceRule::any;
  CHECK(selected(request).empty());

  request.names = {"NoSuchModel"};
  const auto wrong = select_models(request);
  REQUIRE(!wrong);
  CHECK(wrong.error().message == "no model is named 'NoSuchModel'");
}

TEST_CASE("where TLC is missing every row is not-run and says why") {
  const Folder folder;
  furnish(folder, ordered_json::parse(manifest));
  const Setting jar("GRIDPROOF_TLC_JAR", "/nowhere/tla2tools.jar");
  verify::RunReport report{.profile = "quick", .rows = rows_of(folder)};
  REQUIRE(report.rows.size() == 4);
  for (const Row& row : report.rows) {
    CHECK(row.verdict == Verdict::not_run);
    CHECK(row.detail.find("/nowhere/tla2tools.jar") != std::string::npos);
  }
  CHECK(exit_code(report) == 3);
  report.strict = true;
  CHECK(exit_code(report) == 1);
}

TEST_CASE("where the models are missing there is a row that says so") {
  const auto selection = select_models({.folder = "/nowhere/tla"});
  REQUIRE(selection);
  const std::vector<Row> rows = run_models(*selection, {});
  REQUIRE(rows.size() == 1);
  CHECK(rows[0].verdict == Verdict::not_run);
  CHECK(rows[0].detail.find("/nowhere/tla") != std::string::npos);

  // One for each name that was asked for, and one for the models of claims.
  const auto named = select_models({.folder = "/nowhere/tla", .names = {"One", "Other"}});
  REQUIRE(named);
  const std::vector<Row> named_rows = run_models(*named, {});
  REQUIRE(named_rows.size() == 2);
  CHECK(named_rows[0].subject.name == "One");
  CHECK(named_rows[1].subject.name == "Other");
  const auto both = select_models({.folder = "/nowhere/tla", .claims = {Claim::hint_sound}, .names = {"One"}});
  REQUIRE(both);
  CHECK(both->missing.size() == 2);
}

TEST_CASE("a plan without its models is not-run, whatever it is asked about") {
  const auto report_of = [](const verify::PlanRequest& request) {
    return test::run_request(request, {.models = "/nowhere/tla"});
  };
  const spec::Layout tiny = spec::Layout::boxes(1, 3);
  for (const verify::PlanRequest& request :
       {verify::PlanRequest{.rules = tiny}, verify::PlanRequest{.names = {"hint_sound"}, .rules = tiny},
        verify::PlanRequest{
            .names = {"hint_sound"}, .rules = tiny, .dialect = verify::Dialect::repaired, .cases = 1},
        verify::PlanRequest{.instrument = verify::Instrument::tlc, .rules = spec::Layout::boxes(5, 5)},
        verify::PlanRequest{.names = {"MCPlay"}}}) {
    verify::RunReport report = report_of(request);
    std::size_t open = 0;
    for (const Row& row : report.rows) {
      CAPTURE(row.subject.name, name(row.instrument), name(row.dialect), name(row.verdict));
      CHECK(row.as_expected() == (row.verdict != Verdict::not_run));
      open += row.verdict == Verdict::not_run ? 1 : 0;
    }
    CHECK(open == 1);
    CHECK(exit_code(report) == 3);
    report.strict = true;
    CHECK(exit_code(report) == 1);
  }
  // TLC has no part in what goes to another instrument.
  const auto by_sweep =
      report_of({.names = {"hint_sound"}, .instrument = verify::Instrument::sweep, .rules = tiny});
  CHECK(exit_code(by_sweep) == 0);
}

TEST_CASE("models of our own that cannot be read are not-run, those of the user an error") {
  const auto check = [](const std::string& missing) {
    const Folder folder;
    furnish(folder, ordered_json::parse(manifest));
    std::filesystem::remove(folder.path() / missing);
    CAPTURE(missing);
    for (const std::vector<std::string>& names : {std::vector<std::string>{}, {"Good"}}) {
      const verify::PlanRequest request{.names = names, .instrument = verify::Instrument::tlc};
      verify::DataFolders folders{.models = folder.path()};
      const verify::RunReport report = test::run_request(request, folders);
      REQUIRE(report.rows.size() == 1);
      CHECK(report.rows[0].verdict == Verdict::not_run);
      CHECK(report.rows[0].detail.find(missing) != std::string::npos);
      CHECK(exit_code(report) == 3);
      folders.models_named = folder.path().string();
      const auto made = verify::make_plan(request, folders);
      REQUIRE(std::holds_alternative<std::string>(made));
      CHECK(std::get<std::string>(made).find(missing) != std::string::npos);
    }
  };
  check("manifest.json");
  check("bad.cfg");
}

TEST_CASE("a model that hangs is inconclusive") {
  const Folder folder, tools;
  furnish(folder, ordered_json::parse(manifest));
  const Tools fake = fake_java(tools, "sleep 1000\n");
  const Setting jar("GRIDPROOF_TLC_JAR", fake.jar.string()), home("JAVA_HOME", "");
  const Setting path("PATH", tools.path().string() + ":" + std::getenv("PATH"));
  const verify::RunReport report{
      .profile = "quick",
      .rows = run_models(*select_models({.folder = folder.path(), .names = {"Good"}, .seconds = 0.5}), {})};
  REQUIRE(report.rows.size() == 1);
  CHECK(report.rows[0].verdict == Verdict::inconclusive);
  CHECK(report.rows[0].detail == "stopped at the time limit of 0.5 s");
  CHECK(exit_code(report) == 3);
}

TEST_CASE("with TLC: models and the claims that they speak of have rows, and a tampered manifest is caught") {
  if (!real_tlc()) return;
  const Folder folder;
  const ordered_json models = ordered_json::parse(manifest);
  furnish(folder, models);
  std::vector<std::string> told;
  const auto rows = run_models(*select_models({.folder = folder.path()}),
                               [&](std::string_view what, double) { told.emplace_back(what); });
  REQUIRE(rows.size() == 4);
  CHECK(!told.empty());
  for (const Row& row : rows) {
    CAPTURE(row.subject.name, row.detail);
    CHECK(row.as_expected() == (&row != &rows[1]));  // its counterexample is none of the machine's
    CHECK(row.tool.find("TLC ") == 0);
  }
  CHECK(rows[0].figures == "4 states, depth 4, 2 of 2 actions taken");
  CHECK(rows[1].figures == "TypeOK violated, 3 states, depth 3, 1 of 2 actions taken");
  CHECK(rows[1].detail ==
        "initial state\n  x = 0\nUp\n  x = 1\nUp\n  x = 2\n"
        "DOES NOT REPLAY on the C++ specification, state 0: expected a record with a field grid");
  CHECK(rows[2].subject.claim == Claim::type_ok);
  CHECK(rows[2].verdict == Verdict::holds);
  CHECK(rows[3].verdict == Verdict::violated);

  const auto tampered = [&](std::size_t model, const char* pointer, const ordered_json& value) {
    ordered_json wrong = models;
    wrong[model][ordered_json::json_pointer(pointer)] = value;
    furnish(folder, wrong);
    const verify::RunReport report{
        .profile = "quick",
        .rows = run_models(*select_models({.folder = folder.path(), .names = {wrong[model]["name"]}}), {})};
    CAPTURE(pointer);
    CHECK(exit_code(report) == 1);
    return report.rows.front().detail;
  };
  CHECK(tampered(0, "/distinct_states", 5) == "distinct states: expected 5, found 4");
  CHECK(tampered(0, "/actions", {"Up"}) == "action Reset: expected not to be taken, is");
  CHECK(tampered(0, "/actions/2", "Down") == "action Down: expected to be taken, is not");
  CHECK(tampered(0, "/expected", {{"verdict", "violated"}, {"property", "TypeOK"}}) ==
        "verdict: expected TypeOK violated, found no error");
  CHECK(tampered(1, "/expected", {{"verdict", "error"}, {"contains", "x"}})
            .find("an error that says 'x', found TypeOK") != std::string::npos);
  CHECK(tampered(1, "/depth", 7).find("depth: expected 7, found 3") != std::string::npos);
}

TEST_CASE("with TLC: its counterexamples to claims are replayed on the C++ specification") {
  if (!real_tlc()) return;
  const Names names = {"MCUnsoundLastRemaining", "MCNoFairness", "MCInconsistentPlay"};
  const std::vector<Row> rows = test::run_request({.names = names}, {.models = models_folder()}).rows;
  REQUIRE(rows.size() == names.size());
  for (const Row& row : rows) {
    CAPTURE(row.subject.name, row.detail);
    CHECK(row.as_expected());
    CHECK(row.breaks.has_value());
    CHECK(row.trace.has_value());
    CHECK(row.detail.find("replayed on the C++ specification, state ") != std::string::npos);
  }
}

TEST_CASE("what a broken or printed text or one with other tiers says is no evidence about a claim") {
  const Setting jar("GRIDPROOF_TLC_JAR", "/nowhere/tla2tools.jar");
  const auto claim_rows = [](const char* key, const ordered_json& value) {
    const Folder folder;
    ordered_json models = ordered_json::parse(manifest);
    models[1][key] = value;
    furnish(folder, models);
    std::size_t count = 0;
    for (const Row& row : rows_of(folder)) count += row.subject.claim ? 1 : 0;
    return count;
  };
  CHECK(claim_rows("kind", "finding") == 2);
  CHECK(claim_rows("kind", "broken") == 1);
  CHECK(claim_rows("dialect", "printed") == 1);
  CHECK(claim_rows("dialect", "other-tiers") == 1);
  CHECK(claim_rows("layout", nullptr) == 1);
}

TEST_CASE("a plan has the models of the folder that it was given") {
  const Folder folder;
  furnish(folder, ordered_json::parse(manifest));
  // TLC runs nothing here: every row says only which model it would have been about.
  const Setting jar("GRIDPROOF_TLC_JAR", "/nowhere/tla2tools.jar");
  const auto models = [&](const verify::PlanRequest& request) {
    const auto made = make_plan(request, {std::make_shared<ModelRunner>(folder.path())});
    if (const auto* problem = std::get_if<std::string>(&made)) return Names{*problem};
    Names names;
    const auto ran = run(std::get<verify::Plan>(made), {});
    for (const Row& row : std::get<verify::RunReport>(ran).rows)
      if (!row.subject.claim) names.push_back(row.subject.name);
    return names;
  };
  const std::string no_answer = "no instrument answers these claims with these options";
  verify::PlanRequest request;
  CHECK(models(request) == Names{"Good", "Bad"});
  request.instrument = verify::Instrument::sweep;
  CHECK(models(request) == Names{no_answer});
  request.instrument = verify::Instrument::tlc;
  CHECK(models(request) == Names{"Good", "Bad"});
  request.names = {"hint_sound"};
  CHECK(models(request) == Names{no_answer});
  request = {.names = {"Late"}};
  CHECK(models(request) == Names{"Late"});
  CHECK(std::get<verify::Plan>(verify::make_plan(request, {.models = folder.path()})).tasks.size() ==
        1);  // nobody else has a part in it
  request.instrument = verify::Instrument::sweep;
  CHECK(models(request) == Names{"sweep does not answer for Late: use --by tlc"});
}
