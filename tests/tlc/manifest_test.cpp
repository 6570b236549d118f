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
    "name": "Counter", "module": "Counter.tla", "config": "holds.cfg", "layout": "2x2", "dialect": "repaired",
    "choice": "least", "claims": [], "deadlock": "forbidden", "expected": {"verdict": "holds"}, "distinct_states": 4,
    "depth": 4, "actions": {"Up": 3, "Reset": 1, "Never": 0}, "profile": "quick", "finding": null,
    "says": "The counter stays in its range."})");
}

ordered_json violated() {
  ordered_json model = holding();
  model["name"] = "Small";
  model["config"] = "invariant.cfg";
  model["expected"] = {{"verdict", "violated"}, {"property", "Small"}};
  model["actions"] = {{"Up", 1}, {"Reset", 0}, {"Never", 0}};
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
  CHECK(model.expected.actions.size() == 3);
  CHECK(model.profile == verify::Profile::quick);
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
        "model Counter: \"dialect\": expected \"repaired\" or \"as-written\", found \"improved\"");
  CHECK(with("claims", {"no_claim"}) == "model Counter: \"claims\": no claim is named 'no_claim'");
  CHECK(with("claims", {"hint_sound"}) ==
        "model Counter: \"claims\": the configuration does not check hint_sound (HintSound or HintSoundInv or "
        "HintSoundProp)");
  CHECK(with("expected", "holds") == "model Counter: \"expected\": expected an object with a verdict");
  CHECK(with("expected", {{"verdict", "violated"}}) == "model Counter: \"property\" is missing");
  CHECK(with("expected", {{"verdict", "violated"}, {"property", "Huge"}}) ==
        "model Counter: \"property\": the configuration does not check Huge");
  CHECK(with("expected", {{"verdict", "holds"}, {"property", "Range"}}) ==
        "model Counter: \"property\": only a violated model has one");
  CHECK(with("distinct_states", -4) == "model Counter: \"distinct_states\": expected a number, found -4");
  CHECK(with("distinct_states", nullptr) ==
        "model Counter: a model that holds needs its distinct_states, depth and actions");
  CHECK(with("actions", ordered_json::object()) ==
        "model Counter: a model that holds needs its distinct_states, depth and actions");
  CHECK(with("actions", {{"Up", "often"}}) == "model Counter: \"Up\": expected a number, found \"often\"");
  CHECK(with("profile", "slow").find("expected \"quick\" or \"ci\" or \"long\"") != std::string::npos);
  CHECK(with("states", 4) == "model Counter: \"states\": a model has no such field");
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
  CHECK(read.error().message.find("parse error") != std::string::npos);
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
  CHECK(differences(with(holding(), "actions", {{"Up", 2}, {"Reset", 1}}), good) ==
        Words{"action Up: expected 2 times, taken 3 times"});
  CHECK(differences(with(holding(), "actions", {{"Up", 3}, {"Reset", 1}, {"Never", 1}}), good) ==
        Words{"action Never: expected once, taken never"});
  CHECK(differences(with(holding(), "actions", {{"Up", 3}, {"Reset", 1}, {"Gone", 2}}), good) ==
        Words{"action Gone: expected 2 times, taken never"});
  CHECK(differences(with(holding(), "actions", {{"Up", 3}}), good) ==
        Words{"action Reset: taken, but the manifest does not know it"});
  CHECK(differences(with(violated(), "actions", {{"Up", 0}, {"Reset", 1}}), bad) ==
        Words{"action Up: expected never, taken", "action Reset: expected to be taken, was not"});
  CHECK(differences(holding(), bad) == Words{"verdict: expected no error, found Small violated"});
  CHECK(differences(violated(), good) == Words{"verdict: expected Small violated, found no error"});
  CHECK(differences(with(violated(), "expected", {{"verdict", "violated"}, {"property", "Range"}}), bad) ==
        Words{"verdict: expected Range violated, found Small violated"});
  CHECK(differences(with(violated(), "expected", {{"verdict", "error"}}), bad) ==
        Words{"verdict: expected an error of evaluation, found Small violated"});
  CHECK(differences(violated(), recorded("deadlock", 11)) ==
        Words{"verdict: expected Small violated, found Deadlock violated"});
  CHECK(differences(violated(), recorded("evaluation", 76)) ==
        Words{"verdict: expected Small violated, found an error of evaluation"});
}

TEST_CASE("a temporal property without a name is the configuration's only one") {
  ordered_json model = violated();
  model["config"] = "stuttering.cfg";
  model["expected"]["property"] = "Reaches";
  model["depth"] = nullptr;
  model["actions"] = {{"Up", 1}, {"Reset", 1}};
  CHECK(differences(model, recorded("stuttering", 13)).empty());
  Model several = model_of(model);
  several.config.properties = {"Reaches", "Stays"};
  CHECK(compare(several, recorded("stuttering", 13)).differences ==
        Words{"verdict: expected Reaches violated, found a temporal property violated, not known which"});
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
