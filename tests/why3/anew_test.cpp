// With a Why3 that the manifest does not name everything is proved anew, by one prover after the other.
#include <catch2/catch.hpp>

#include "verify/why3/anew.hpp"
#include "why3/stand_in.hpp"

using namespace gridproof;
using namespace gridproof::why3;
using verify::Row;
using verify::Verdict;

namespace {

const std::string two_provers =
    "[partial_prover]\nname = \"CVC5\"\nversion = \"1.1.2\"\n[partial_prover]\nname = \"Z3\"\nversion = \"4.13.3\"\n";

// An answer about line 3 and one about line 7 of one.mlw.
std::string answers(const std::string& third, const std::string& seventh) {
  const auto answer = [](int line, const std::string& said) {
    return "echo 'File \"one.mlw\", line " + std::to_string(line) + ", characters 2-9:'; echo 'Goal g.'; " +
           "echo 'Prover result is: " + said + " (0.01s).'; echo\n";
  };
  const auto open = [](const std::string& said) { return !said.empty() && said != "Valid"; };
  const std::string code = open(third) || open(seventh) ? "2" : "0";
  return (third.empty() ? "" : answer(3, third)) + (seventh.empty() ? "" : answer(7, seventh)) + "(exit " + code +
         ")\n";
}

Row row_with(const std::string& script, const std::string& version = "1.8.0") {
  return World({.replay = " 2/2 (replay OK)\n", .prove = script, .version = version, .provers = two_provers}).first();
}

}  // namespace

TEST_CASE("another version, or other provers, prove everything anew") {
  const Row row = row_with(answers("Valid", "Valid"));
  CHECK(row.verdict == Verdict::proved);
  CHECK(row.figures == "2 obligations proved anew");
  CHECK(row.tool == "Why3 1.8.0 with CVC5 1.1.2 and Z3 4.13.3");
  CHECK(row_with(answers("Valid", "Valid"), "1.5.1").figures == "2 obligations proved anew");
}

TEST_CASE("what one prover does not prove at once the next one gets, and then both with more time") {
  const World world({.prove = "case \"$prover $limit$place\" in\n'CVC5,1.1.2, 2')\n" + answers("Timeout", "Unknown") +
                              ";;\n'Z3,4.13.3, 2:3')\n" + answers("Valid", "") + ";;\n'Z3,4.13.3, 30:7')\n" +
                              answers("", "Valid") + ";;\n*)\n" + answers("", "Timeout") + ";;\nesac\n",
                     .version = "1.8.0",
                     .provers = two_provers});
  const Row row = world.first();
  CHECK(row.verdict == Verdict::proved);
  CHECK(row.figures == "2 obligations proved anew");
  // The whole text for the first prover, two lines for the second, then line 7 for each.
  const std::string asked = test::content_of(world.here() / "asked");
  std::size_t proofs = 0;
  for (std::size_t at = 0; (at = asked.find(" prove ", at)) != std::string::npos; ++at) ++proofs;
  CHECK(proofs == 5);
}

TEST_CASE("what stays open is named, and is no success") {
  const Row row = row_with("if [ -z \"$place\" ]; then\n" + answers("Valid", "Timeout") + "else\n" +
                           answers("", "Timeout") + "fi\n");
  CHECK(row.verdict == Verdict::unknown);
  CHECK(row.detail == "of 2 obligations 1 stay open: one.mlw:7");
}

TEST_CASE("a Why3 that breaks off has proved nothing, whatever it said before") {
  const auto check = [](const std::string& said, const std::string& code) {
    const Row row = row_with(said + "exit " + code + "\n");
    CHECK(row.verdict == Verdict::unknown);
    CHECK(row.detail.starts_with("Why3 broke off with exit code " + code));
  };
  check(answers("Valid", "Valid"), "1");
  check(answers("Valid", "Valid"), "2");
  check(answers("Valid", "Timeout"), "0");
}

TEST_CASE("an answer that is about something else is no success") {
  CHECK(row_with("echo 'one.mlw: syntax error'\n").verdict == Verdict::unknown);
  CHECK(row_with("").verdict == Verdict::unknown);
  // Fewer than the first prover was asked.
  const Row row = row_with("if [ -z \"$place\" ]; then\n" + answers("Timeout", "Timeout") + "fi\n");
  CHECK(row.verdict == Verdict::unknown);
  CHECK(row.detail.find("Why3 has 0 obligations for Z3 4.13.3, 1 were expected") != std::string::npos);
}

TEST_CASE("obligations are read with their places") {
  CHECK(obligations_in(
            "File \"one.mlw\", line 12, characters 3-4:\nSub-goal Postcondition of goal f'vc.\nProver "
            "result is: Valid (0.01s, 53 steps).\n\nFile one.mlw:\nGoal g'vc.\nProver result is: Unknown (sat).\n"
            "File \"two.mlw\", line 2, characters 3-4:\nGoal h.\nProver result is: Valid (0.01s).\n",
            "one.mlw") == std::vector<Obligation>{{":12", true}, {"", false}, {"", true}});
}
