// The manifest: what it may say, and that a run that differs from it in anything is told apart in words.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tlc/machine.hpp"
#include "verify/tlc/compare.hpp"
#include "verify/tlc/instrument.hpp"

using namespace gridproof;
using namespace gridproof::tlc;
using nlohmann::ordered_json;
using verify::Claim;
using verify::Verdict;

namespace {

ordered_json holding() {
  return ordered_json::parse(R"({
    "name": "Counter", "kind": "model", "module": "Counter.tla", "config": "holds.cfg", "layout": "2x2",
     "dialect": "repaired",
    "choice": "least", "claims": [], "deadlock": "error", "expected": {"verdict": "holds"}, "distinct_states": 4,
    "depth": 4, "actions": ["Up", "Reset"], "profile": "quick", "finding": null,
    "says": "The counter stays in its range."})");
}

ordered_json violated() {
  ordered_json model = holding();
  model["name"] = "Small";
  model["config"] = "invariant.cfg";
  model["expected"] = {{"verdict", "violated"}, {"property", "Small"}};
  model["actions"] = {"Up"};
  return model;
}

// The counter's models in a folder of their own, with this manifest.
void furnish(const Folder& folder, const ordered_json& manifest) {
  for (const auto& file : std::filesystem::directory_iterator(here / "models"))
    std::filesystem::copy_file(file.path(), folder.path() / file.path().filename(),
                               std::filesystem::copy_options::overwrite_existing);
  write(folder.path() / "manifest.json", manifest.dump());
}

Model model_of(const ordered_json& entry) {
  const Folder folder;
  furnish(folder, ordered_json::array({entry}));
  const auto manifest = read_manifest(folder.path());
  if (!manifest) FAIL(manifest.error().message);
  return manifest->models.front();
}

std::string problem_of(const ordered_json& manifest) {
  const Folder folder;
  furnish(folder, manifest);
  const auto read = read_manifest(folder.path());
  return read ? "none" : read.error().message;
}

Account recorded(const std::string& name, int code) {
  return read_account(content_of(here / "outputs" / (name + ".txt")), code);
}

std::vector<std::string> differences(const ordered_json& entry, const Account& account) {
  return compare(model_of(entry), account).differences;
}

using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("a model is read with everything that the manifest says of it") {
  const Model model = model_of(violated());
  CHECK(model.module == "Counter");
  CHECK(model.config.invariants == Words{"Range", "Small"});
  CHECK(model.layout == spec::Layout::boxes(2, 2));
  CHECK(model.deadlock_forbidden);
  CHECK(model.expected.kind == Expectation::Kind::violated);
  CHECK(model.expected.property == "Small");
  CHECK(model.expected.distinct_states == 4);
  CHECK(model.expected.actions == Words{"Up"});
  CHECK(model.kind == ModelKind::model);
  CHECK(model.profile == Profile::quick);
}

TEST_CASE("a manifest that is wrong says which model and how") {
  const auto with = [](const char* key, const ordered_json& value) {
    ordered_json model = holding();
    model[key] = value;
    return problem_of(ordered_json::array({model}));
  };
  CHECK(with("says", "fine") == "none");
  CHECK(with("module", "None.tla") == "model Counter: \"module\": there is no file None.tla beside the manifest");
  CHECK(with("module", "../models/Counter.tla").find("expected the name of a .tla file") != std::string::npos);
  CHECK(with("config", "none.cfg") == "model Counter: \"config\": there is no file none.cfg beside the manifest");
  CHECK(with("layout", "2by2").find("model Counter: \"layout\": ") == 0);
  CHECK(with("dialect", "improved") ==
        "model Counter: \"dialect\": expected \"repaired\" or \"as-written\" or \"printed\" or \"other-tiers\", found "
        "\"improved\"");
  CHECK(with("kind", "joke").find("expected \"model\" or \"finding\" or \"broken\"") != std::string::npos);
  CHECK(with("layout", nullptr) == "none");
  CHECK(with("claims", {"no_claim"}) == "model Counter: \"claims\": no claim is named 'no_claim'");
  CHECK(with("claims", {"hint_sound"}) ==
        "model Counter: \"claims\": the configuration does not check hint_sound (HintSound or HintSoundInv or "
        "HintSoundProp)");
  CHECK(with("expected", "holds") == "model Counter: \"expected\": expected an object with a verdict");
  CHECK(with("expected", {{"verdict", "violated"}}) == "model Counter: \"property\" is missing");
  CHECK(with("expected", {{"verdict", "violated"}, {"property", "Huge"}}) ==
        "model Counter: \"property\": the model does not check Huge");
  CHECK(with("expected", {{"verdict", "error"}}) == "model Counter: \"contains\" is missing");
  CHECK(with("expected", {{"verdict", "holds"}, {"property", "Range"}}) ==
        "model Counter: \"property\": does not go with this verdict");
  CHECK(with("distinct_states", -4) == "model Counter: \"distinct_states\": expected a number or null, found -4");
  CHECK(with("distinct_states", nullptr) ==
        "model Counter: a model that holds needs its distinct_states, depth and actions");
  CHECK(with("actions", ordered_json::array()) ==
        "model Counter: a model that holds needs its distinct_states, depth and actions");
  CHECK(with("actions", {{"Up", 3}}) == "model Counter: \"actions\": expected a list of names");
  CHECK(with("actions", {3}) == "model Counter: \"actions\": expected a name, found 3");
  CHECK(with("profile", "slow").find("expected \"quick\" or \"ci\" or \"long\"") != std::string::npos);
  CHECK(with("states", 4) == "model Counter: \"states\": a model has no such key");
  CHECK(with("name", "hint_sound") == "model hint_sound: the name is that of a claim");
  CHECK(with("name", 4) == "model 1: \"name\": expected a text, found 4");
  const ordered_json whole = holding();
  for (const auto& [key, value] : whole.items()) {
    ordered_json model = whole;
    model.erase(key);
    CAPTURE(key);
    CHECK(problem_of(ordered_json::array({model})).find("\"" + key + "\" is missing") != std::string::npos);
  }
  CHECK(problem_of({holding(), holding()}) == "model Counter: the name is there twice");
  CHECK(problem_of(ordered_json::array()) == "expected a list of models");
  CHECK(problem_of({{"models", 1}}) == "expected a list of models");
}

TEST_CASE("a model cannot forbid deadlocks that its configuration does not look for") {
  const Folder folder;
  furnish(folder, ordered_json::array({holding()}));
  CHECK(read_manifest(folder.path()));
  write(folder.path() / "holds.cfg", content_of(folder.path() / "holds.cfg") + "CHECK_DEADLOCK FALSE\n");
  const auto read = read_manifest(folder.path());
  REQUIRE(!read);
  CHECK(read.error().message.find("CHECK_DEADLOCK FALSE") != std::string::npos);
}

TEST_CASE("a text that is no JSON, and a folder without a manifest") {
  const Folder folder;
  CHECK(!read_manifest(folder.path()));
  write(folder.path() / "manifest.json", "[{");
  const auto read = read_manifest(folder.path());
  REQUIRE(!read);
  CHECK(read.error().message.find("expected JSON") != std::string::npos);
  write(folder.path() / "manifest.json", std::string(100'000, '[') + std::string(100'000, ']'));
  CHECK(read_manifest(folder.path()).error().message.find("inside one another") != std::string::npos);
  write(folder.path() / "manifest.json", "[{\"name\": 1e400}]");
  CHECK(read_manifest(folder.path()).error().message.find("number overflow") != std::string::npos);
}

TEST_CASE("a run that is as the manifest says has no difference") {
  CHECK(differences(holding(), recorded("holds", 0)).empty());
  CHECK(differences(violated(), recorded("invariant", 12)).empty());
}

TEST_CASE("every difference is said in words") {
  const Account good = recorded("holds", 0), bad = recorded("invariant", 12);
  const auto with = [](ordered_json model, const char* key, const ordered_json& value) {
    model[key] = value;
    return model;
  };
  CHECK(differences(with(holding(), "distinct_states", 5), good) == Words{"distinct states: expected 5, found 4"});
  CHECK(differences(with(holding(), "depth", 3), good) == Words{"depth: expected 3, found 4"});
  CHECK(differences(with(holding(), "actions", {"Up", "Reset", "Never"}), good) ==
        Words{"action Never: expected to be taken, is not"});
  CHECK(differences(with(holding(), "actions", {"Up"}), good) == Words{"action Reset: expected not to be taken, is"});
  CHECK(differences(with(violated(), "actions", {"Reset"}), bad) ==
        Words{"action Reset: expected to be taken, is not", "action Up: expected not to be taken, is"});
  CHECK(differences(holding(), bad) == Words{"verdict: expected no error, found Small violated"});
  CHECK(differences(violated(), good) == Words{"verdict: expected Small violated, found no error"});
  CHECK(differences(with(violated(), "expected", {{"verdict", "violated"}, {"property", "Range"}}), bad) ==
        Words{"verdict: expected Range violated, found Small violated"});
  CHECK(differences(with(violated(), "expected", {{"verdict", "error"}, {"contains", "no value"}}), bad) ==
        Words{"verdict: expected an error that says 'no value', found Small violated"});
  CHECK(differences(violated(), recorded("deadlock", 11)) ==
        Words{"verdict: expected Small violated, found a deadlock"});
  CHECK(differences(violated(), recorded("evaluation", 76)) ==
        Words{"verdict: expected Small violated, found an error of evaluation"});
}

TEST_CASE("an error is expected with its words") {
  ordered_json model = violated();
  model["config"] = "evaluation.cfg";
  model["distinct_states"] = 3;
  model["depth"] = 3;
  model["expected"] = {{"verdict", "error"}, {"contains", "nonexistent field"}};
  CHECK(differences(model, recorded("evaluation", 76)).empty());
  model["expected"]["contains"] = "division by zero";
  const Words found = differences(model, recorded("evaluation", 76));
  REQUIRE(found.size() == 1);
  CHECK(found[0].find("error: expected one that says 'division by zero', found: Evaluating invariant NoValue") == 0);
  model["distinct_states"] = nullptr;
  model["depth"] = nullptr;
  model["actions"] = ordered_json::array();
  model["expected"]["contains"] = "is false";
  CHECK(differences(model, recorded("assumption", 10)).empty());
  CHECK(compare(model_of(model), recorded("parse", 150)).verdict == Verdict::inconclusive);
}

TEST_CASE("a temporal property without a name is the configuration's only one") {
  ordered_json model = violated();
  model["config"] = "stuttering.cfg";
  model["expected"]["property"] = "Reaches";
  model["depth"] = nullptr;
  model["actions"] = {"Up", "Reset"};
  CHECK(differences(model, recorded("stuttering", 13)).empty());
  Model several = model_of(model);
  several.config.properties = {"Reaches", "Stays"};
  CHECK(compare(several, recorded("stuttering", 13)).differences ==
        Words{"verdict: expected Reaches violated, found a property violated, not known which"});
  Account named = recorded("stuttering", 13);
  named.message = "Temporal property Stays was violated.";
  CHECK(compare(several, named).property == "Stays");
}

TEST_CASE("a run without a verdict is open, whatever was expected") {
  Account account = recorded("holds", 0);
  account.ending = Ending::timed_out;
  for (const ordered_json& entry : {holding(), violated()}) {
    CHECK(compare(model_of(entry), account).verdict == Verdict::inconclusive);
    CHECK(compare(model_of(entry), recorded("parse", 150)).verdict == Verdict::inconclusive);
  }
}

TEST_CASE("a trace is told by what changes, with boards as boards") {
  Account account = recorded("invariant", 12);
  account.trace.states = {
      {"", "/\\ grid = ( <<1, 1>> :> 2 @@\n  <<1, 2>> :> 0 @@\n  <<2, 1>> :> 0 @@\n  <<2, 2>> :> 12 )\n/\\ pc = \"a\""},
      {"Step",
       "/\\ grid = ( <<1, 1>> :> 2 @@\n  <<1, 2>> :> 0 @@\n  <<2, 1>> :> 0 @@\n  <<2, 2>> :> 12 )\n/\\ pc = \"b\""},
      {"Back", "/\\ grid = [at |-> (<<1, 1>> :> 3)]\n/\\ pc = \"b\""}};
  account.trace.end = TraceEnd::returns;
  account.trace.closing_action = "Again";
  CHECK(explanation(account) ==
        "initial state\n  grid =\n    2 .\n    . 12\n  pc = \"a\"\nStep\n  pc = \"b\"\nBack\n"
        "  grid = [at |-> (<<1, 1>> :> 3)]\nAgain: back to state 1, and so on for ever");
}

TEST_CASE("a claim goes by its name in TLA+") {
  CHECK(operator_names(Claim::type_ok) == Words{"TypeOK"});
  CHECK(operator_names(Claim::brute_force_forced) ==
        Words{"BruteForceForced", "BruteForceForcedInv", "BruteForceForcedProp"});
}

TEST_CASE("a configuration is read past its comments") {
  const Config config = read_config(
      "CONSTANTS Top = 3 (* INVARIANT No *)\nINVARIANTS A B \\* C\nCHECK_DEADLOCK FALSE\nPROPERTY D\nINVARIANT E\n");
  CHECK(config.invariants == Words{"A", "B", "E"});
  CHECK(config.properties == Words{"D"});
  CHECK(!config.checks_deadlock);
  CHECK(read_config("CHECK_DEADLOCK TRUE").checks_deadlock);
  CHECK(read_config("INIT Init").checks_deadlock);
}

TEST_CASE("the project's own manifest is well-formed") {
  const auto manifest = read_manifest(models_folder());
  if (!manifest) FAIL(manifest.error().message);
  CHECK(!manifest->models.empty());
}
