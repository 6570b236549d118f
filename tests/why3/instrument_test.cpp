// Why3 as an instrument, with stand-ins for Why3: which developments a request is about, and what each answer of Why3
// becomes. The real one is asked by the scripts beside this and by `verify --profile ci`.
#include <stdlib.h>
#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "support/request.hpp"
#include "verify/process/temporary_folder.hpp"
#include "verify/why3/manifest.hpp"
#include "verify/why3/prove.hpp"
#include "verify/why3/tools.hpp"

using namespace gridproof;
using verify::Instrument;
using verify::PlanRequest;
using verify::Row;
using verify::Verdict;

namespace {

void write(const std::filesystem::path& path, const std::string& content) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << content;
}

const std::string good_manifest = R"({"why3": ["1.5.1"], "provers": ["CVC4 1.8"], "developments": [
  {"name": "first", "file": "one.mlw", "goals": 2, "obligations": 1, "says": "It is so."},
  {"name": "second", "file": "two.mlw", "goals": 3, "obligations": 1, "says": "So is that."}]})";

// A folder with two developments, and a Why3 in front of all others on the PATH.
class World {
 public:
  // What it says of its version, to `replay` and to `prove`, and how `replay` ends.
  World(const std::string& version, const std::string& replayed, int code, const std::string& proved = "") {
    for (const char* name : {"one", "two"}) {
      write(developments() / (std::string(name) + ".mlw"), "module M end\n");
      write(developments() / name / "why3session.xml", "<proof><result status=\"valid\" time=\"0.01\"/></proof>\n");
    }
    write(developments() / "manifest.json", good_manifest);
    write(home_.path() / "replayed", replayed);
    write(home_.path() / "proved", proved);
    const std::string here = home_.path().string();
    const auto why3 = home_.path() / "bin" / "why3";
    write(why3, "#!/bin/sh\ncase \"$*\" in\n--version) echo 'Why3 platform, version " + version + "' ;;\n" +
                    "*'config detect') printf '[partial_prover]\\nname = \"CVC4\"\\nversion = \"1.8\"\\n' >\"$2\" ;;\n" +
                    "*replay*) cat '" + here + "/replayed'; exit " + std::to_string(code) + " ;;\n" +
                    "*prove*) cat '" + here + "/proved' ;;\nesac\n");
    chmod(why3.c_str(), 0755);
    const char* path = std::getenv("PATH");
    path_ = path == nullptr ? "" : path;
    setenv("PATH", ((home_.path() / "bin").string() + ":" + path_).c_str(), 1);
  }
  ~World() { setenv("PATH", path_.c_str(), 1); }
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  std::filesystem::path developments() const { return home_.path() / "developments"; }
  PlanRequest request() const { return {.instrument = Instrument::why3, .developments_folder = developments()}; }
  Row first() const {
    PlanRequest asked = request();
    asked.names = {"first"};
    return test::run_request(asked).rows.at(0);
  }

 private:
  process::TemporaryFolder home_{"gridproof-test"};
  std::string path_;
};

}  // namespace

TEST_CASE("every development is a row") {
  const World world("1.5.1", " 2/2 (replay OK)\n", 0);
  const verify::RunReport report = test::run_request(world.request());
  REQUIRE(report.rows.size() == 2);
  const Row& row = report.rows[0];
  CHECK(row.subject.name == "first");
  CHECK(row.subject.sentence == "It is so.");
  CHECK(row.verdict == Verdict::proved);
  CHECK(row.figures == "2 goals, 1 obligation");
  CHECK(row.tool == "Why3 1.5.1 with CVC4 1.8");
  CHECK(verify::reproduce(row, report) == "gridproof verify first --by why3");
  // The second has three goals in the manifest.
  CHECK(report.rows[1].verdict == Verdict::rejected);
  CHECK(verify::exit_code(report) == 1);
}

TEST_CASE("a replay that fails is a finding, with what Why3 says") {
  const World world("1.5.1", " 1/2 (replay failed)\n   +--goal solve: Timeout instead of Valid\n", 1);
  const Row row = world.first();
  CHECK(row.verdict == Verdict::rejected);
  CHECK(row.detail.find("Timeout instead of Valid") != std::string::npos);
}

TEST_CASE("a good word is not enough: the exit code must agree, and the session must be the one of the manifest") {
  CHECK(World("1.5.1", " 2/2 (replay OK)\n", 1).first().verdict == Verdict::rejected);
  const World world("1.5.1", " 2/2 (replay OK)\n", 0);
  write(world.developments() / "one" / "why3session.xml", "<undone/>\n");
  CHECK(world.first().verdict == Verdict::rejected);
}

TEST_CASE("another version proves everything anew") {
  const std::string valid = "Prover result is: Valid (0.01s).\n", open = "Prover result is: Timeout (30s).\n";
  const Row proved = World("1.8.0", " 2/2 (replay OK)\n", 0, valid + valid).first();
  CHECK(proved.verdict == Verdict::proved);
  CHECK(proved.figures == "2 obligations proved anew");
  const Row unknown = World("1.8.0", " 2/2 (replay OK)\n", 0, valid + open).first();
  CHECK(unknown.verdict == Verdict::unknown);
  CHECK(unknown.detail == "of 2 obligations 1 stay open");
  CHECK(World("1.8.0", " 2/2 (replay OK)\n", 0, "File one.mlw: syntax error\n").first().verdict == Verdict::unknown);
}

TEST_CASE("what is missing is not-run, and says why") {
  const World world("1.5.1", " 2/2 (replay OK)\n", 0);
  PlanRequest request = world.request();
  SECTION("Why3") {
    const std::string path = std::getenv("PATH");
    setenv("PATH", "/nowhere", 1);
    const verify::RunReport report = test::run_request(request);
    setenv("PATH", path.c_str(), 1);
    REQUIRE(report.rows.size() == 2);
    CHECK(report.rows[0].verdict == Verdict::not_run);
    CHECK(report.rows[0].detail.find("no why3 on the PATH") != std::string::npos);
    CHECK(verify::exit_code(report) == 3);
  }
  SECTION("the folder") {
    request.developments_folder = "/nowhere/why3";
    const verify::RunReport report = test::run_request(request);
    REQUIRE(report.rows.size() == 1);
    CHECK(report.rows[0].verdict == Verdict::not_run);
    CHECK(verify::reproduce(report.rows[0], report) == "gridproof verify --by why3");
    request.names = {"first"};
    CHECK(test::run_request(request).rows.at(0).verdict == Verdict::not_run);
  }
}

TEST_CASE("the profile quick leaves Why3 out, and so does a request about a layout") {
  const World world("1.5.1", " 2/2 (replay OK)\n", 0);
  const auto has_why3 = [&](PlanRequest request) {
    request.developments_folder = world.developments();
    const auto with = verify::make_plan(request);
    request.developments_folder.clear();
    const auto without = verify::make_plan(request);
    return std::get<verify::Plan>(with).tasks.size() > std::get<verify::Plan>(without).tasks.size();
  };
  CHECK(!has_why3({}));
  CHECK(has_why3({.profile = Profile::ci}));
  CHECK(!has_why3({.layout = spec::Layout::boxes(2, 2), .profile = Profile::ci}));
  CHECK(!has_why3({.names = {"hint_sound"}, .profile = Profile::ci}));
}

TEST_CASE("a faulty manifest is named") {
  const World world("1.5.1", "", 0);
  const auto fault_of = [&](const std::string& from, const std::string& to) {
    std::string text = good_manifest;
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    write(world.developments() / "manifest.json", text.replace(at, from.size(), to));
    const auto manifest = why3::read_manifest(world.developments());
    return manifest ? "" : manifest.error().message;
  };
  CHECK(fault_of("\"goals\": 2", "\"goals\": 0") == "development 1: \"goals\": expected a number of at least 1, found 0");
  CHECK(fault_of("one.mlw", "three.mlw") == "development 1: \"file\": there is no three.mlw");
  CHECK(fault_of("one.mlw", "../one.mlw").find("expected the name of a .mlw file") != std::string::npos);
  CHECK(fault_of("second", "first") == "first: the name is there twice");
  CHECK(fault_of("second", "hint_sound") == "hint_sound: the name is that of a claim");
  CHECK(fault_of("\"provers\"", "\"prover\"") == "\"provers\" is missing");
  CHECK(fault_of("second", "third").empty());
}

TEST_CASE("the provers of a configuration, and the verdicts of a proof") {
  CHECK(why3::provers_of("[main]\nname = \"x\"\nversion = \"1\"\n[partial_prover]\nname = \"Z3\"\npath = \"p\"\n"
                         "version = \"4.8.12\"\n") == std::vector<std::string>{"Z3 4.8.12"});
  CHECK(why3::verdicts_of("Goal a.\nProver result is: Valid (0.1s).\n\nGoal b.\nProver result is: Unknown.\n") ==
        std::vector<bool>{true, false});
}

TEST_CASE("the project's own manifest can be read") {
  const auto manifest = why3::read_manifest(why3::developments_folder());
  if (!manifest) FAIL(manifest.error().message);
  CHECK(manifest->find("takuzu_solve") != nullptr);
}
