// Where a run is: by what TLC says, and by the clock where it says nothing. outputs/long.txt was recorded from
// models/Long.tla with long.cfg, which takes too long to be run again here.
#include "verify/tlc/progress.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tlc/machine.hpp"
#include "verify/tlc/instrument.hpp"
#include "verify/tlc/run.hpp"

using namespace gridproof::tlc;
using namespace std::chrono_literals;

namespace {

std::string quoted(const std::filesystem::path& path) { return "'" + path.string() + "'"; }

// A stand-in for Java that says the recorded output up to the end of such a message, waits until there is a file
// `seen`, and says the rest.
Tools silent_after(const std::string& message, const Folder& folder) {
  const std::string text = content_of(here / "outputs" / "long.txt"), end = "@!@!@ENDMSG " + message + " @!@!@\n";
  const std::size_t at = text.find(end);
  REQUIRE(at != std::string::npos);
  write(folder.path() / "before", text.substr(0, at + end.size()));
  write(folder.path() / "after", text.substr(at + end.size()));
  return fake_java(folder, "cat " + quoted(folder.path() / "before") + "\nwhile [ ! -e " +
                               quoted(folder.path() / "seen") + " ]; do sleep 0.05; done\ncat " +
                               quoted(folder.path() / "after") + "\n");
}

}  // namespace

TEST_CASE("every stage of a long run is told, in words") {
  MessageReader reader;
  Progress at;
  std::vector<std::string> told;
  for (const Message& message : reader.feed(content_of(here / "outputs" / "long.txt")))
    if (at.take(message) && (told.empty() || told.back() != at.sentence())) told.push_back(at.sentence());
  const std::vector<std::string> expected = {
      "reading the text, 0 s",
      "computing initial states, 0 s",
      "2 initial states so far, 0 s",
      "4 initial states so far, 0 s",
      "8 initial states so far, 0 s",
      "16 initial states so far, 0 s",
      "32 initial states so far, 0 s",
      "64 initial states so far, 0 s",
      "128 initial states so far, 0 s",
      "256 initial states so far, 0 s",
      "512 initial states so far, 0 s",
      "1,024 initial states so far, 0 s",
      "2,048 initial states so far, 0 s",
      "4,096 initial states so far, 0 s",
      "8,192 initial states so far, 0 s",
      "16,384 initial states so far, 0 s",
      "32,768 initial states so far, 0 s",
      "65,536 initial states so far, 0 s",
      "131,072 initial states so far, 0 s",
      "262,144 initial states so far, 0 s",
      "300,001 initial states, 0 s",
      "322,686 states, 300,001 left to look at, 0 s",
      "1,500,005 states, 0 left to look at, 0 s",
      "checking temporal properties of 1,500,005 states, 0 s",
      "1,500,005 states, 0 left to look at, 0 s",
  };
  CHECK(told == expected);
}

TEST_CASE("the output of a long run comes to its verdict as any other does") {
  const Account account = read_account(content_of(here / "outputs" / "long.txt"), 0);
  CHECK(account.ending == Ending::holds);
  CHECK(account.distinct == 1500005);
  CHECK(account.depth == 5);
  REQUIRE(account.actions.size() == 1);
  CHECK(account.actions[0].taken == 1200004);
}

TEST_CASE("counts are read with thousands and rates; what is not understood tells nothing") {
  Progress at;
  CHECK(at.sentence() == "starting, 0 s");
  REQUIRE(at.take({2200, 0,
                   "Progress(12) at 2026-01-31 12:00:00: 1,234,567 states generated (294 s/min), "
                   "89,012 distinct states found (290 ds/min), 3 states left on queue.\n"}));
  CHECK(at.generated == 1234567);
  CHECK(at.distinct == 89012);
  CHECK(at.left == 3);
  at.seconds = 70.4;
  CHECK(at.sentence() == "89,012 states, 3 left to look at, 70 s");
  REQUIRE(at.take({2191, 0, "Finished computing initial states: 8 states generated, with 4 of them distinct.\n"}));
  CHECK(at.initial == 8);
  CHECK(!at.take({2199, 0, "5 states generated, 4 distinct states found, 0 states left on queue.\n"}));
  CHECK(!at.take({2200, 0, "halfway there\n"}));
  CHECK(!at.take({2269, 0, "Computed some initial states...\n"}));
  CHECK(at.sentence() == "89,012 states, 3 left to look at, 70 s");
}

// The run ends only when progress was told again and again in the silence.
TEST_CASE("a TLC that says nothing for long shows where it is, and that time goes by") {
  struct Case {
    std::string silent_after, says;
  };
  for (const Case& each : {Case{"2220", "reading the text, "}, Case{"2190", "300,001 initial states, "},
                           Case{"2192", "checking temporal properties of 1,500,005 states, "}}) {
    CAPTURE(each.silent_after);
    const Folder folder;
    int told = 0;
    double last = 0;
    bool forwards = true;
    const Run run = run_tlc({.tools = silent_after(each.silent_after, folder),
                             .folder = here / "models",
                             .module = "Counter",
                             .config = "holds.cfg",
                             .patience = 2min,
                             .progress = [&](const Progress& at) {
                               forwards = forwards && at.seconds >= last;
                               last = at.seconds;
                               if (at.sentence().find(each.says) == 0 && ++told == 5) write(folder.path() / "seen", "");
                             }});
    CHECK(run.account.ending == Ending::holds);
    CHECK(told >= 5);
    CHECK(forwards);
    CHECK(last > 0);
  }
}

TEST_CASE("the progress of a model has its name and what TLC is at") {
  const Folder models, tools;
  std::filesystem::copy_file(here / "models" / "Counter.tla", models.path() / "Counter.tla");
  std::filesystem::copy_file(here / "models" / "holds.cfg", models.path() / "holds.cfg");
  write(models.path() / "manifest.json", R"([{"name": "Counter", "kind": "model", "module": "Counter.tla",
    "config": "holds.cfg", "layout": "2x2", "dialect": "repaired", "choice": "least", "claims": [], "deadlock": "error",
    "expected": {"verdict": "holds"}, "distinct_states": 1500005, "depth": 5, "actions": ["Up"], "profile": "quick",
    "finding": null, "says": "It counts."}])");
  const Tools fake = silent_after("2192", tools);
  const Setting jar("GRIDPROOF_TLC_JAR", fake.jar.string()), home("JAVA_HOME", "");
  const Setting path("PATH", tools.path().string() + ":" + std::getenv("PATH"));
  int told = 0;
  const auto rows =
      run_models(*select_models({.folder = models.path(), .seconds = 120}), [&](std::string_view what, double) {
        if (what.find("tlc Counter: checking temporal properties of 1,500,005 states, ") == 0 && ++told == 3)
          write(tools.path() / "seen", "");
      });
  REQUIRE(rows.size() == 1);
  CHECK(rows[0].as_expected());
  CHECK(told >= 3);
}
