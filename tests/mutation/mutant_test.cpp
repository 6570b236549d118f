#include "mutation/mutant.hpp"

#include <catch2/catch.hpp>
#include <set>

using namespace gridproof::mutation;

TEST_CASE("a mutant knows its line and shows its lines") {
  const auto mutants = mutants_of("spec/a.hpp", "int f() {\n  return a &\n         b;\n}\n");
  REQUIRE(mutants.size() == 3);
  CHECK(mutants[0].diff() ==
        "--- spec/a.hpp:2 [drop]\n+++ spec/a.hpp\n@@ -2,2 +2,1 @@\n-  return a &\n-         b;\n+  return b;\n");
  for (const Mutant& mutant : mutants) CHECK(mutant.source.substr(0, 9) == "int f() {");
}

TEST_CASE("the project's own sources yield mutants of every rule, in the same order every time") {
  const auto mutants = mutants_below(GRIDPROOF_SOURCE_DIR);
  const auto again = mutants_below(GRIDPROOF_SOURCE_DIR);
  REQUIRE(mutants.size() == again.size());
  std::set<std::string> rules, files;
  for (std::size_t i = 0; i < mutants.size(); ++i) {
    CHECK(mutants[i].source == again[i].source);
    rules.insert(mutants[i].rule);
    files.insert(mutants[i].file);
  }
  CHECK(rules.size() == 9);
  CHECK(files.count("spec/machine.hpp") == 1);
  CHECK(files.count("src/engine/singles.hpp") == 1);
  CHECK(files.count("verify/kernel/certificate.cpp") == 1);
  CHECK(files.count("verify/kernel/deduction.hpp") == 1);
}

TEST_CASE("a sample is spread over rules and files") {
  const auto mutants = mutants_below(GRIDPROOF_SOURCE_DIR);
  const auto some = sample(mutants, 28);
  REQUIRE(some.size() == 28);
  std::set<std::string> rules, files, sources;
  for (const Mutant& mutant : some) {
    rules.insert(mutant.rule);
    files.insert(mutant.file);
    sources.insert(mutant.file + mutant.source);
  }
  CHECK(rules.size() == 9);
  CHECK(files.size() >= 10);
  CHECK(sources.size() == 28);
  CHECK(sample(mutants, 5).size() == 5);
}
