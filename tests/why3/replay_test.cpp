// What each answer of Why3 to `replay` becomes, and which developments a request is about. A script stands in for Why3;
// the real one is asked by the scripts beside this, and by `verify --profile ci`.
#include <catch2/catch.hpp>
#include <filesystem>

#include "why3/stand_in.hpp"

using namespace gridproof;
using namespace gridproof::why3;
using verify::PlanRequest;
using verify::Row;
using verify::Verdict;

namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("every development is a row") {
  const World world({.replay = " 2/2 (replay OK)\n"});
  const verify::RunReport report = world.report();
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
  CHECK(has(report.rows[1].detail, "two.mlw does not have 3 goals"));
  CHECK(verify::exit_code(report) == 1);
}

TEST_CASE("a replay that fails is a finding, with what Why3 says") {
  const Row row = World({.replay = " 1/2 (replay failed)\n   goal 'f'vc', prover 'CVC4 1.8': Unknown (sat) instead of "
                                   "Valid (0.01s)\n",
                         .code = 1})
                      .first();
  CHECK(row.verdict == Verdict::rejected);
  CHECK(has(row.detail, "do not go through"));
  CHECK(has(row.detail, "Unknown (sat) instead of Valid"));
}

TEST_CASE("a goal without a stored proof is a finding, though Why3 has nothing against it") {
  const Row row = World({.replay = " 1/2 (replay OK)\n         +--goal more not proved\n"}).first();
  CHECK(row.verdict == Verdict::rejected);
  CHECK(has(row.detail, "some goals of one.mlw have no stored proof"));
}

TEST_CASE("stored proofs of another text prove nothing of this one") {
  const Row green = World({.replay = " 2/2 (replay OK, obsolete session)\n"}).first();
  CHECK(green.verdict == Verdict::rejected);
  CHECK(has(green.detail, "one.mlw, or one that it uses, has changed"));
  const Row red = World({.replay = " 1/2 (replay failed)\n   goal 'f'vc', prover 'CVC4 1.8': Timeout (30.00s) instead "
                                   "of Valid (0.01s)\n",
                         .errors = "[Warning] session is obsolete\n",
                         .code = 1})
                      .first();
  CHECK(red.verdict == Verdict::rejected);
}

TEST_CASE("a prover that was stopped by the clock decides nothing, if that is all that is wrong") {
  const std::string slow = "   goal 'f'vc', prover 'CVC4 1.8': Timeout (30.00s) instead of Valid (0.01s)\n";
  const std::string wrong = "   goal 'g'vc', prover 'CVC4 1.8': Unknown (sat) instead of Valid (0.01s)\n";
  const World world({.replay = " 1/2 (replay failed)\n" + slow, .code = 1});
  CHECK(world.first().verdict == Verdict::unknown);
  CHECK(verify::exit_code(world.report()) == 3);
  CHECK(World({.replay = " 0/2 (replay failed)\n" + slow + wrong, .code = 1}).first().verdict == Verdict::rejected);
}

TEST_CASE("a good word is not enough: the exit code must agree, and the session must be the one of the manifest") {
  CHECK(World({.replay = " 2/2 (replay OK)\n", .code = 1}).first().verdict == Verdict::rejected);
  const World world({.replay = " 2/2 (replay OK)\n"});
  const auto detail_with = [&](const std::string& session) {
    test::write(world.developments() / "one" / "why3session.xml", session);
    const Row row = world.first();
    CHECK(row.verdict == Verdict::rejected);
    return row.detail;
  };
  CHECK(detail_with(session_of("one", "<undone/>")) == "the session has 0 obligations, the manifest 1");
  const std::string proofs = "<result status=\"valid\"/>";
  CHECK(detail_with(session_of("two", proofs)) == "the session is not about one.mlw");
  CHECK(detail_with(session_of("one", "") + session_of("two", proofs)) == "the session is not about one.mlw");
}

TEST_CASE("a text that takes something for granted is not asked about, nor is one that uses it") {
  const World world({.replay = " 2/2 (replay OK)\n"});
  test::write(world.developments() / "three.mlw", "module M\n  axiom all: false\nend\n");
  CHECK(world.first().verdict == Verdict::proved);
  test::write(world.developments() / "one.mlw", "use two.M\n");
  CHECK(has(world.first().trusted, "; the lemmas of two"));
  test::write(world.developments() / "two.mlw", "use three.M\n");
  const Row row = world.first();
  CHECK(row.verdict == Verdict::rejected);
  CHECK(row.detail == "three.mlw:2: 'axiom' takes something for granted");
}

TEST_CASE("at the time limit Why3 is ended, and what it wrote is gone") {
  const test::Folder temporary;
  const test::Setting setting("TMPDIR", temporary.path().string());
  const World world({.prove = "touch \"$TMPDIR/left\"\nsleep 1000\n", .version = "1.8.0"});
  PlanRequest request{.names = {"first"}, .instrument = verify::Instrument::why3};
  request.bounds.seconds = 0.5;
  const verify::RunReport report = test::run_request(request, world.folders());
  CHECK(report.rows.at(0).verdict == Verdict::unknown);
  CHECK(report.rows.at(0).detail == "Why3 was stopped at the time limit");
  CHECK(test::content_of(world.here() / "tmpdir").starts_with((temporary.path() / "gridproof-why3-").string()));
  for (const auto& left : std::filesystem::directory_iterator(temporary.path()))
    CHECK(left.path() == world.here());
}

TEST_CASE("what is missing is not-run, and says why") {
  const World world({.replay = " 2/2 (replay OK)\n"});
  SECTION("Why3") {
    const test::Setting setting("PATH", "/nowhere");
    const verify::RunReport report = world.report();
    REQUIRE(report.rows.size() == 2);
    CHECK(report.rows[0].verdict == Verdict::not_run);
    CHECK(has(report.rows[0].detail, "no why3 on the PATH"));
    CHECK(verify::exit_code(report) == 3);
  }
  SECTION("the provers") {
    test::write(world.here() / "provers", "[partial_prover]\nname = \"Coq\"\nversion = \"8.16\"\n");
    CHECK(world.first().verdict == Verdict::not_run);
    CHECK(world.first().detail == "Why3 1.5.1 finds no prover");
  }
  SECTION("the folder") {
    const verify::DataFolders nowhere{.developments = "/nowhere/why3"};
    PlanRequest request{.instrument = verify::Instrument::why3};
    const verify::RunReport report = test::run_request(request, nowhere);
    REQUIRE(report.rows.size() == 1);
    CHECK(report.rows[0].verdict == Verdict::not_run);
    CHECK(verify::reproduce(report.rows[0], report) == "gridproof verify --by why3");
    request.names = {"first"};
    CHECK(test::run_request(request, nowhere).rows.at(0).verdict == Verdict::not_run);
  }
  SECTION("the manifest, or a file that it names") {
    const PlanRequest request{.instrument = verify::Instrument::why3};
    for (const char* missing : {"two/why3session.xml", "manifest.json"}) {
      std::filesystem::remove(world.developments() / missing);
      CAPTURE(missing);
      const verify::RunReport report = test::run_request(request, world.folders());
      REQUIRE(report.rows.size() == 1);
      CHECK(report.rows[0].verdict == Verdict::not_run);
      CHECK(has(report.rows[0].detail, missing));
      CHECK(verify::exit_code(report) == 3);
    }
  }
}

TEST_CASE("a profile has its developments, and what is asked for is run whatever the profile") {
  const World world({});
  const auto developments_in = [&](const PlanRequest& request) {
    const auto made = verify::make_plan(request, world.folders());
    const auto without = verify::make_plan(request);
    const auto weight = [](const auto& plan) {
      std::size_t sum = 0;
      if (const auto* good = std::get_if<verify::Plan>(&plan))
        for (const verify::Task& task : good->tasks) sum += task.weight;
      return sum;
    };
    return weight(made) - weight(without);
  };
  CHECK(developments_in({}) == 0);
  CHECK(developments_in({.profile = Profile::ci}) == 1);
  CHECK(developments_in({.profile = Profile::long_}) == 2);
  CHECK(developments_in({.instrument = verify::Instrument::why3}) == 2);
  CHECK(developments_in({.names = {"second"}}) == 1);
  CHECK(developments_in({.names = {"hint_sound"}, .profile = Profile::long_}) == 0);
  // It has something to say of Takuzu with its three rules, and nothing of a layout or of one size.
  CHECK(developments_in({.takuzu = text::TakuzuRules{}, .profile = Profile::long_}) == 2);
  CHECK(developments_in({.takuzu = text::TakuzuRules{false}, .profile = Profile::long_}) == 0);
  CHECK(developments_in({.rules = spec::Takuzu(4, 4), .profile = Profile::long_}) == 0);
  CHECK(developments_in({.rules = spec::Layout::boxes(2, 2), .profile = Profile::long_}) == 0);
  CHECK(developments_in({.instrument = verify::Instrument::why3, .rules = spec::Layout::boxes(2, 2)}) == 0);
}
