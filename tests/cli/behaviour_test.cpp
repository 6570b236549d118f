// What the commands do, as transcripts: tests/cli/transcripts/*.txt.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/transcript.hpp"

using namespace gridproof::test;
namespace fs = std::filesystem;

namespace {

void check(const std::string& name) {
  const fs::path path = fs::path(GRIDPROOF_SOURCE_DIR) / "tests" / "cli" / "transcripts" / name;
  std::ifstream file(path);
  REQUIRE(file);
  std::ostringstream text;
  text << file.rdbuf();
  const auto exchanges = read_transcript(text.str());
  REQUIRE_FALSE(exchanges.empty());
  const Sandbox sandbox;
  CHECK(report_differences(exchanges, name, sandbox) == 0);
}

const char* const transcripts[] = {
    "batch.txt",       "certificates.txt", "check.txt",   "count.txt",       "formats.txt",       "generate.txt",
    "help.txt",        "hint.txt",         "hostile.txt", "layouts.txt",     "pool.txt",          "positions.txt",
    "refutations.txt", "reports.txt",      "solve.txt",   "takuzu-hint.txt", "takuzu-verify.txt", "takuzu.txt",
    "techniques.txt",  "theorem.txt",      "tlc.txt",     "verify.txt",      "why3.txt",          "wrong-usage.txt"};

}  // namespace

TEST_CASE("hint") { check("hint.txt"); }
TEST_CASE("hints by technique, and puzzles decided by them") { check("techniques.txt"); }
TEST_CASE("puzzle formats") { check("formats.txt"); }
TEST_CASE("positions: candidates, what the player did wrong, and pictures") { check("positions.txt"); }
TEST_CASE("layouts and symbols") { check("layouts.txt"); }
TEST_CASE("generate") { check("generate.txt"); }
TEST_CASE("check judges exported counterexamples") { check("check.txt"); }
TEST_CASE("check and gridproof-check judge proofs") { check("refutations.txt"); }
TEST_CASE("solve") { check("solve.txt"); }
TEST_CASE("solve, check and gridproof-check: certificates") { check("certificates.txt"); }
TEST_CASE("solve: many puzzles") { check("batch.txt"); }
TEST_CASE("solve: counting") { check("count.txt"); }
TEST_CASE("solve: a pool with known solutions") { check("pool.txt"); }
TEST_CASE("takuzu") { check("takuzu.txt"); }
TEST_CASE("takuzu: hints proved, their calls replayed") { check("takuzu-hint.txt"); }
TEST_CASE("takuzu: verify") { check("takuzu-verify.txt"); }
TEST_CASE("TLC where it is missing, and what is wrong with its models") { check("tlc.txt"); }
TEST_CASE("verify") { check("verify.txt"); }
TEST_CASE("theorems") { check("theorem.txt"); }
TEST_CASE("Why3 where it is missing") { check("why3.txt"); }
TEST_CASE("reports go where they are sent, whole or not at all") { check("reports.txt"); }
TEST_CASE("help and version") { check("help.txt"); }
TEST_CASE("hostile files and folders") { check("hostile.txt"); }
TEST_CASE("wrong usage") { check("wrong-usage.txt"); }

TEST_CASE("no transcript is left out") {
  std::vector<std::string> found;
  for (const fs::directory_entry& entry :
       fs::directory_iterator(fs::path(GRIDPROOF_SOURCE_DIR) / "tests" / "cli" / "transcripts"))
    found.push_back(entry.path().filename().string());
  std::sort(found.begin(), found.end());
  CHECK(found == std::vector<std::string>(std::begin(transcripts), std::end(transcripts)));
}
