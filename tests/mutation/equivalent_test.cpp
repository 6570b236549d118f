#include "mutation/equivalent.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <sstream>

#include "mutation/session.hpp"

using namespace gridproof::mutation;

namespace {

const std::string text =
    "# why\n"
    "[compare] spec/a.hpp\n"
    "-   for (int i = 0; i < n;\n"
    "-        ++i) {\n"
    "+ for (int i = 0; i <= n; ++i) {\n"
    "= the last one is empty\n"
    "\n"
    "[drop] spec/b.hpp #2\n"
    "- return a & b;\n"
    "+ return a;\n"
    "= b always holds\n";

Mutant mutant(std::string file, std::string rule, std::string before, std::string after) {
  return {std::move(file), std::move(rule), 1, std::move(before), std::move(after), ""};
}
const Mutant loop =
    mutant("spec/a.hpp", "compare", "    for (int i = 0; i < n; ++i) {", "    for (int i = 0; i <= n; ++i) {");
const Mutant dropped = mutant("spec/b.hpp", "drop", "  return a & b;", "  return a;");

}  // namespace

TEST_CASE("a block names a mutant by its lines, wherever they stand") {
  const Declarations read = read_equivalents(text);
  REQUIRE(read.faults.empty());
  REQUIRE(read.equivalents.size() == 2);
  CHECK(read.equivalents[0].is(loop));
  CHECK(read.equivalents[0].reason == "the last one is empty");
  CHECK_FALSE(read.equivalents[0].is(dropped));
  Mutant other = loop;
  other.rule = "drop";
  CHECK_FALSE(read.equivalents[0].is(other));
  other = loop;
  other.after = "    for (int i = 1; i < n; ++i) {";
  CHECK_FALSE(read.equivalents[0].is(other));
}

TEST_CASE("a number picks one of several equal lines") {
  const Declared known = declared(read_equivalents(text).equivalents, {loop, dropped, dropped, dropped});
  CHECK(known.of_mutant == std::vector<int>{0, -1, 1, -1});
  CHECK(known.stale.empty());
}

TEST_CASE("a declaration that names nothing any more is a fault") {
  const Declared known = declared(read_equivalents(text).equivalents, {loop, dropped});
  REQUIRE(known.stale.size() == 1);
  CHECK(known.stale[0].find("line 8") == 0);
}

TEST_CASE("a declaration without a reason, or one that cannot be read, is a fault") {
  CHECK(read_equivalents("[drop] a\n- b\n+ c\n").faults.size() == 1);
  CHECK(read_equivalents("drop a\n").faults.size() == 1);
  CHECK(read_equivalents("[drop]\n").faults.size() == 1);
  CHECK(read_equivalents("- b\n").faults.size() == 1);
}

TEST_CASE("declared ones that survive count as equivalent, killed ones are faults") {
  const std::vector<Mutant> mutants = {loop, dropped, dropped, dropped};
  const Declared known = declared(read_equivalents(text).equivalents, mutants);
  const Score as_declared =
      score(mutants, {Outcome::survived, Outcome::failed, Outcome::survived, Outcome::crashed}, known);
  CHECK(as_declared.killed() == 2);
  CHECK(as_declared.equivalent == 2);
  CHECK(as_declared.survivors.empty());
  CHECK(as_declared.not_equivalent.empty());
  CHECK(as_declared.percent() == 100);
  const Score wrong = score(mutants, {Outcome::timed_out, Outcome::survived, Outcome::invalid, Outcome::failed}, known);
  CHECK(wrong.survivors.size() == 1);
  CHECK(wrong.not_equivalent.size() == 2);
  CHECK(wrong.percent() == Approx(200.0 / 3));
  Mutant elsewhere = dropped;
  elsewhere.file = "verify/kernel/b.hpp";
  const std::vector<Mutant> two_folders = {dropped, elsewhere, elsewhere};
  const Score split = score(two_folders, {Outcome::failed, Outcome::survived, Outcome::crashed},
                            declared(read_equivalents("").equivalents, two_folders));
  std::ostringstream told;
  report(told, split);
  CHECK(told.str().find("\n  spec: 1 of 1\n  verify/kernel: 1 of 2\n") != std::string::npos);
}
