// Reports for machines: valid JSON with the fields that are promised, and the numbers that are known.
#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <set>

#include "cli/sandbox.hpp"

using namespace gridproof::test;
using nlohmann::json;

namespace {

json report(const std::string& command, int status = 0) {
  const Sandbox sandbox;
  const Outcome outcome = sandbox.run(command + " --json -");
  CAPTURE(command, outcome.errors);
  CHECK(outcome.status == status);
  json parsed;
  REQUIRE_NOTHROW(parsed = json::parse(outcome.output));
  return parsed;
}

std::set<std::string> keys(const json& object) {
  std::set<std::string> names;
  for (const auto& [key, value] : object.items()) names.insert(key);
  return names;
}

}  // namespace

TEST_CASE("a sweep's row has every field, and the whole 4x4 world in it") {
  const json whole = report("gridproof verify hint_sound --by sweep --layout 2x2 --dialect repaired");
  REQUIRE(whole.at("rows").size() == 1);
  const json& row = whole.at("rows")[0];
  CHECK(row.at("claim") == "hint_sound");
  CHECK(row.at("instrument") == "sweep");
  CHECK(row.at("layout") == "2x2");
  CHECK(row.at("dialect") == "repaired");
  CHECK(row.at("choice") == "least");
  CHECK(row.at("expected") == "holds");
  CHECK(row.at("verdict") == "holds");
  CHECK(row.at("as_expected") == true);
  CHECK(row.at("grids") == 288 * 65'536);
  CHECK(row.at("grids") == 18'874'368);
  CHECK(row.at("premises") == 18'874'368 - 288);  // a full grid has no hint
  CHECK(row.at("violations") == 0);
  CHECK(row.at("seconds").get<double>() > 0);

  const json& tiers = row.at("by_tier");
  CHECK(keys(tiers) == std::set<std::string>{"only_choice", "last_remaining", "brute_force", "none"});
  CHECK(tiers.at("only_choice") == 18'370'176);
  CHECK(tiers.at("last_remaining") == 320'256);
  CHECK(tiers.at("brute_force") == 183'648);
  CHECK(tiers.at("none") == 288);
  CHECK(whole.at("exit_code") == 0);
  CHECK(whole.at("seed") == 1);
  CHECK(whole.at("profile") == "quick");
  CHECK(whole.at("digest").get<std::string>().size() == 16);
}

TEST_CASE("every claim has a row, and only sweeps count by tier") {
  const json whole = report("gridproof verify --layout 1x3 --dialect repaired --cases 20");
  std::set<std::string> by_sweep, by_explore, by_property;
  for (const json& row : whole.at("rows")) {
    CAPTURE(row.dump());
    if (!row.contains("claim")) {
      CHECK(row.at("subject") == "rules_complete");
      continue;
    }
    const bool sweep = row.at("instrument") == "sweep";
    const bool explore = row.at("instrument") == "explore";
    (sweep ? by_sweep : explore ? by_explore : by_property).insert(row.at("claim").get<std::string>());
    CHECK(row.contains("by_tier") == sweep);
    for (const char* key : {"states", "transitions", "actions"}) CHECK(row.contains(key) == explore);
    CHECK(row.at("as_expected") == true);
    CHECK(row.at("as_expected") == (row.at("expected") == row.at("verdict")));
    if (sweep) {
      std::uint64_t answered = 0;
      for (const json& count : row.at("by_tier")) answered += count.get<std::uint64_t>();
      CHECK(answered == row.at("grids").get<std::uint64_t>());
      CHECK(row.at("grids") == 12 * 512);  // the Latin squares of order 3, with every subset of nine cells
    }
    for (const char* key : {"layout", "dialect", "choice", "seconds", "trusted", "reproduce"}) CHECK(row.contains(key));
  }
  CHECK(by_sweep.size() == 12);
  CHECK(by_sweep == by_property);
  // The explorer alone knows actions; the order of singles it leaves to the others.
  CHECK(by_explore.count("actions_fire") == 1);
  CHECK(by_explore.count("confluence") == 0);
  CHECK(by_explore.size() == 12);
}

TEST_CASE("a violated row has its counterexample") {
  const json whole = report("gridproof verify hint_sound --by sweep --layout 2x2+diagonals --dialect as-written");
  const json& row = whole.at("rows").at(0);
  CHECK(row.at("verdict") == "violated");
  CHECK(row.at("expected") == "violated");
  CHECK(row.at("violations").get<int>() > 0);
  CHECK(row.at("counterexample").at("grid") == ".234341243212143");
  CHECK(row.at("counterexample").at("solution") == "2234341243212143");
}

TEST_CASE("the same seed gives the same digest with any number of threads") {
  const std::string command = "gridproof verify hint_sound brute_force_forced --layout 2x2+diagonals ";
  const json one = report(command + "--threads 1"), three = report(command + "--threads 3");
  CHECK(one.at("digest") == three.at("digest"));
  CHECK(one.at("digest") != report(command + "--dialect repaired").at("digest"));
}

TEST_CASE("the command that a row names shows the row again") {
  const json whole = report("gridproof verify brute_force_forced --by property --layout 2x3 --seed 5 --cases 30");
  const json& row = whole.at("rows").at(0);
  const json again = report(row.at("reproduce").get<std::string>());
  for (const char* key : {"claim", "instrument", "layout", "dialect", "choice", "verdict", "grids", "counterexample"})
    CHECK(again.at("rows").at(0).at(key) == row.at(key));
  // Also where fewer cases than the profile's were asked for, and the verdict depends on it.
  const json few = report("gridproof verify hint_sound --by property --layout 2x3 --cases 7");
  CHECK(report(few.at("rows").at(0).at("reproduce").get<std::string>()).at("rows").at(0).at("grids") == 7);
  // And where the layout is a file.
  const json map = report("gridproof verify hint_sound --by property --layout regions:examples/six.map --cases 7");
  CHECK(report(map.at("rows").at(0).at("reproduce").get<std::string>()).at("rows").at(0).at("grids") == 7);
}

namespace {

// Every row's command, word for word through the shell: the row comes again, and so does the exit code. `prepare`: what
// the commands need. Without TLC: what it would say is for others to test.
void check_reproduced(const std::string& command, int status, const std::string& prepare = "true") {
  const Sandbox sandbox;
  REQUIRE(sandbox.run(prepare).status == 0);
  const auto files = sandbox.files();
  const auto rows_of = [&](const std::string& line) {
    const Outcome outcome =
        sandbox.run("export GRIDPROOF_STRICT=0 GRIDPROOF_TLC_JAR=/nowhere/tla2tools.jar; " + line + " --json -");
    CAPTURE(line, outcome.errors);
    CHECK(outcome.status == status);
    REQUIRE(json::accept(outcome.output));
    return json::parse(outcome.output).at("rows");
  };
  const json rows = rows_of(command);
  REQUIRE(!rows.empty());
  for (const json& row : rows) {
    const auto again = rows_of(row.at("reproduce").get<std::string>());
    const auto same = [&](const json& other) {
      const auto agree = [&](const char* key) {
        return row.contains(key) == other.contains(key) && (!row.contains(key) || row.at(key) == other.at(key));
      };
      const auto matter = {"claim",   "subject", "instrument", "layout", "dialect",        "choice",   "expected",
                           "verdict", "grids",   "premises",   "domain", "counterexample", "reproduce"};
      return std::all_of(matter.begin(), matter.end(), agree);
    };
    const bool found = std::any_of(again.begin(), again.end(), same);
    CAPTURE(row.dump(), again.dump());
    CHECK(found);
  }
  CHECK(sandbox.files() == files);
}

}  // namespace

TEST_CASE("a row's command keeps every option that the verdict depends on") {
  // Each of these is another verdict without its option.
  check_reproduced("gridproof verify hint_sound play_ends --by explore --layout 2x2 --dialect repaired --states 50", 3);
  check_reproduced("gridproof verify hint_sound --by explore --layout 2x2 --dialect repaired --time 1e-9", 3);
  check_reproduced("gridproof verify hard_unique --by theorem --time 0.001", 3);
  check_reproduced("gridproof verify hint_sound --by property --layout 2x3 --dialect as-written --cases 1 --seed 3", 3);
  check_reproduced("gridproof verify hint_sound type_ok --by explore --layout 2x3 --empty 1", 0);
  check_reproduced("gridproof verify hint_sound --by explore --layout 2x3 --choice any --given 1", 0);
  check_reproduced("gridproof verify hint_sound --by sweep --layout 1x3 --profile ci", 0);
  check_reproduced("gridproof verify rules_complete --by property --layout 2x3 --cases 9 --seed 4", 0);
  check_reproduced("gridproof verify hint_sound --by tlc --dialect as-written --profile ci", 3);  // 12x12:2x3 too
  check_reproduced("gridproof verify roots_of_one tier_order --by theorem --layout 2x2 --dialect repaired", 0);
}

TEST_CASE("a row's command is quoted for the shell") {
  check_reproduced(
      "gridproof verify hint_sound --by property --layout 'regions:it'\\''s six; touch new #.map' --cases 5", 0,
      "cp examples/six.map \"it's six; touch new #.map\"");
  check_reproduced("gridproof verify --by tlc --models 'no $(touch new) folder'", 3);
}

TEST_CASE("hint reports what it says") {
  const json whole = report("gridproof hint al-escargot");
  CHECK(whole.at("layout") == "3x3");
  CHECK(whole.at("layout_chosen_by_length") == true);
  CHECK(whole.at("completions") == "one");
  CHECK(whole.at("grid").get<std::string>().size() == 81);
  CHECK(whole.at("solution") == "162857493534129678789643521475312986913586742628794135356478219241935867897261354");
  CHECK(whole.at("hint").at("type") == "LastRemaining");
  CHECK(whole.at("hint").at("dieValue") == 1);
  CHECK(whole.at("hint").at("row") == 8);
  CHECK(whole.at("hint").at("col") == 3);
  CHECK(whole.at("why") == "1 has no other place in column 3");
  std::vector<std::string> actions;
  for (const json& step : whole.at("trace")) actions.push_back(step.at("action"));
  CHECK(actions == std::vector<std::string>{"StartHeuristicCheck", "ProceedToTier2", "FindLastRemaining"});
  CHECK(whole.at("trace").back().at("pc") == "done");
}

TEST_CASE("hint reports where there is no hint to give") {
  const json none = report("gridproof hint 11..............", 1);
  CHECK(none.at("completions") == "none");
  CHECK_FALSE(none.contains("hint"));
  CHECK_FALSE(none.contains("solution"));
  const json full = report("gridproof hint 1234341221434321");
  CHECK(full.at("completions") == "one");
  CHECK(full.at("hint").at("type") == "None");
  CHECK(full.at("hint").at("row") == 0);
  CHECK(report("gridproof hint four").at("completions") == "several");
}
