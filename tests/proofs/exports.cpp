// The exports of theorems: scripts that other solvers decide again, clauses and refutations that the kernel accepts.
#include <z3.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <sstream>

#include "proofs/theorem.hpp"
#include "verify/kernel/refutation.hpp"

using namespace gridproof;
using namespace gridproof::proofs;

namespace {

struct Folder {
  std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("gridproof-proofs-" + std::to_string(std::random_device()()));
  Folder() { std::filesystem::create_directories(path); }
  ~Folder() { std::filesystem::remove_all(path); }
};

std::string contents(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

// What a command prints.
std::string output_of(const std::string& command) {
  std::string text;
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return text;
  char buffer[4096];
  while (const std::size_t got = fread(buffer, 1, sizeof buffer, pipe)) text.append(buffer, got);
  pclose(pipe);
  return text;
}

// A solver that is neither of ours, whichever is installed here.
std::string other_solver() {
  for (const char* name : {"cvc4", "cvc5"})
    if (!output_of(std::string("command -v ") + name).empty()) return std::string(name) + " --incremental --lang smt2";
  return {};
}

const Theorem& theorem(const std::vector<Theorem>& all, const std::string& name) {
  for (const Theorem& one : all)
    if (one.name == name) return one;
  throw std::logic_error("no theorem " + name);
}

// What a script expects of its checks, in their order.
std::vector<std::string> expectations(const std::string& script) {
  std::vector<std::string> all;
  const std::string status = "(set-info :status ";
  for (std::size_t at = script.find(status); at != std::string::npos; at = script.find(status, at + 1)) {
    const std::size_t word = at + status.size();
    all.push_back(script.substr(word, script.find(')', word) - word));
  }
  return all;
}

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> all;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) all.push_back(line);
  return all;
}

// The goals of a script that are expected to fail: sat, where they are denied.
std::vector<std::string> failing_goals(const std::string& script) {
  std::vector<std::string> failing;
  std::string goal;
  const std::string denied = ":named |not goal: ";
  for (const std::string& line : lines(script)) {
    if (const std::size_t at = line.find(denied); at != std::string::npos)
      goal = line.substr(at + denied.size(), line.rfind('|') - at - denied.size());
    if (line == "(set-info :status sat)" && !goal.empty()) failing.push_back(goal);
    if (line.starts_with("(set-info :status ")) goal.clear();
  }
  return failing;
}

std::size_t checks(const std::string& script) {
  std::size_t count = 0;
  for (std::size_t at = script.find("(check-sat)"); at != std::string::npos; at = script.find("(check-sat)", at + 1))
    ++count;
  return count;
}

// What Z3 prints where it reads the script as anyone's.
std::vector<std::string> said_by_z3(const std::string& script) {
  Z3_config config = Z3_mk_config();
  Z3_context context = Z3_mk_context(config);
  Z3_del_config(config);
  const std::vector<std::string> said = lines(Z3_eval_smtlib2_string(context, script.c_str()));
  Z3_del_context(context);
  return said;
}

}  // namespace

TEST_CASE("other solvers give every single answer that an exported theorem expects", "[extended]") {
  const std::string solver = other_solver();
  if (solver.empty()) {
    const char* strict = std::getenv("GRIDPROOF_STRICT");
    REQUIRE((strict == nullptr || std::string(strict) == "0" || std::string(strict).empty()));
    WARN("SKIPPED: neither cvc4 nor cvc5 is installed");
  }
  // These take that solver longer than a minute.
  const std::set<std::string> too_long = {"confluence-2x2", "engine_equals_spec_in_one_piece-2x2", "valid_equiv-3x3",
                                          "group_lemma-3x3"};
  const Folder folder;
  int files = 0;
  for (const Theorem& one : all_theorems())
    for (Instance instance : one.instances) {
      // What only CaDiCaL proves of larger layouts is too much for both; the same statements about 4x4 are not.
      if (instance.prover == symbolic::Prover::cadical && !is_small(instance)) continue;
      if (instance.from != Profile::quick) continue;
      instance.prover = symbolic::Prover::z3;
      REQUIRE(export_theorem(one, instance, folder.path).empty());
      const std::filesystem::path file = folder.path / (file_name(one, instance) + ".smt2");
      CAPTURE(file.filename().string(), solver);
      const std::string script = contents(file);
      const std::vector<std::string> expected = expectations(script);
      REQUIRE(expected.size() == checks(script));
      CHECK(expected.back() == "sat");  // the hypotheses can be met
      const auto fails = std::count(expected.begin(), expected.end() - 1, "sat");
      CHECK((fails > 0) == (one.expected == symbolic::Answer::refuted));
      CHECK(std::count(expected.begin(), expected.end(), "unknown") == 0);
      if (one.name == "tier2_never_fires_on_any_board") {  // of each cell, of the tiers, of the call
        const std::vector<std::string> failing = failing_goals(script);
        CHECK(failing.size() == instance.rules->cells().size() + 2);
        for (const std::string& goal : failing) CHECK(goal.starts_with("tier 2 "));
      }
      CHECK(said_by_z3(script) == expected);
      if (!solver.empty() && too_long.count(file_name(one, instance)) == 0)
        CHECK(lines(output_of("timeout 100 " + solver + " " + file.string() + " 2>&1")) == expected);
      ++files;
    }
  CHECK(files > 20);
}

TEST_CASE("clauses and proofs are exported, stretch by stretch") {
  const Folder folder;
  const auto all = all_theorems();
  for (const char* name : {"hard_unique_one_hot", "al_escargot_unique", "golden_nugget_unique", "easter_monster_unique",
                           "puzzle_unique_one_hot", "hint_sound", "single_candidate_forced", "quadratic_roots"}) {
    CAPTURE(name);
    const Theorem one = theorem(all, name);
    for (const Instance& instance : one.instances)
      if (instance.prover == symbolic::Prover::cadical && (is_small(instance) || one.family == "puzzles"))
        REQUIRE(export_theorem(one, instance, folder.path).empty());
    const std::string prefix = std::string(name) + (one.family == "puzzles" ? "-3x3-" : "-2x2-");
    // Before and after the cut; and before a lemma, that its hypothesis is shown.
    const int stretches = std::string(name) == "hint_sound" ? 3 : one.lemmas.empty() ? 1 : 2;
    for (int i = 1; i <= stretches; ++i) {
      const std::string cnf = contents(folder.path / (prefix + std::to_string(i) + ".cnf"));
      const std::string drat = contents(folder.path / (prefix + std::to_string(i) + ".drat"));
      CHECK(cnf.find("p cnf ") != std::string::npos);
      CHECK(drat.find("0\n") != std::string::npos);
      const auto judgement = kernel::check_refutation({kernel::whole(cnf), "f.cnf"}, {kernel::whole(drat), "p.drat"});
      REQUIRE(judgement);
      CHECK(judgement->verdict == kernel::Verdict::accepted);
      // Without its first clauses, which say what a board is, the formula has solutions, and no proof fits.
      const auto broken =
          kernel::check_refutation({kernel::whole("p cnf 1 1\n1 0\n"), "f.cnf"}, {kernel::whole(drat), "p.drat"});
      CHECK((!broken || broken->verdict != kernel::Verdict::accepted));
    }
    CHECK_FALSE(std::filesystem::exists(folder.path / (prefix + std::to_string(stretches + 1) + ".cnf")));
  }
}

TEST_CASE("exported clauses repeat no literal, and none is a tautology") {
  const Folder folder;
  const auto all = all_theorems();
  // Verbatim circuits have gates of a literal with itself, and of constants; large goals share literals.
  const std::vector<std::string> names = {"check_equiv",        "valid_equiv", "squares", "valid_forms",
                                          "engine_equals_spec", "type_ok",     "puzzle_solution_valid"};
  for (const std::string& name : names) {
    const Theorem& one = theorem(all, name);
    for (const Instance& instance : one.instances)
      if (instance.prover == symbolic::Prover::cadical && (is_small(instance) || one.family == "puzzles"))
        REQUIRE(export_theorem(one, instance, folder.path).empty());
  }
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator(folder.path)) {
    if (file.path().extension() != ".cnf") continue;
    CAPTURE(file.path().filename().string());
    ++files;
    std::ifstream in(file.path());
    std::string line;
    while (std::getline(in, line) && line[0] != 'p') {
    }
    int wrong = 0;
    for (std::set<int> clause; std::getline(in, line); clause.clear()) {
      std::istringstream literals(line);
      for (int literal = 0; literals >> literal && literal != 0;)
        wrong += clause.count(-literal) != 0 || !clause.insert(literal).second ? 1 : 0;
    }
    CHECK(wrong == 0);
  }
  CHECK(files >= 7);
}
