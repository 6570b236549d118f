// The registry, what the theorems lean on, and their exports.

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <sstream>

#include "proofs/puzzles.hpp"
#include "proofs/quadratic.hpp"
#include "proofs/theorem.hpp"
#include "proofs/validity.hpp"
#include "support/property.hpp"
#include "verify/kernel/refutation.hpp"
#include "verify/property/generators.hpp"
#include "verify/symbolic/export.hpp"
#include "verify/theorems.hpp"

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

}  // namespace

TEST_CASE("every theorem says what it is, and speaks of its layouts") {
  std::set<std::string> families;
  for (const Theorem& one : all_theorems()) {
    CAPTURE(one.name);
    families.insert(one.family);
    CHECK_FALSE(one.sentence.empty());
    CHECK_FALSE(one.instances.empty());
    bool quick = false;
    for (const Instance& instance : one.instances) {
      CHECK(one.statement(instance.layout));
      quick = quick || instance.from == Profile::quick;
    }
    CHECK((quick || one.name == "confluence"));  // as written it takes longer
  }
  CHECK(families.size() == 8);
}

TEST_CASE("the small theorems come out as expected") {
  for (const Theorem& one : all_theorems())
    for (const Instance& instance : one.instances)
      if (instance.layout.size() == 4 && instance.from == Profile::quick) {
        CAPTURE(one.name, name(instance.prover));
        const Result result = run_theorem(one, instance, {});
        CHECK(result.proof.answer == one.expected);
        CHECK(result.counterexample.empty() == (one.expected == symbolic::Answer::proved));
        CHECK_FALSE(result.trusted.empty());
      }
}

TEST_CASE("check and check' are two circuits and two terms, which no folding makes one") {
  const Layout nine = Layout::boxes(3, 3);
  const Group& group = nine.houses().front().cells;
  {
    symbolic::Circuit circuit(symbolic::Folding::verbatim);
    const symbolic::Circuit::Scope scope(circuit);
    Stage<symbolic::Literal> stage([&](const std::string&) { return circuit.variable(); }, true);
    const auto board = board_of_words(stage, "board", nine, nine.cells());
    CHECK_FALSE(identical(check(nine, board, group), check_alt(nine, board, group)));
    CHECK_FALSE(identical(valid(nine, board), valid_alt(nine, board)));
  }
  symbolic::Arena arena(symbolic::Folding::verbatim);
  const symbolic::Arena::Scope scope(arena);
  Stage<symbolic::Formula> stage([&](const std::string& name) { return arena.variable(name); }, true);
  const auto board = board_of_words(stage, "board", nine, nine.cells());
  CHECK_FALSE(arena.identical(check(nine, board, group), check_alt(nine, board, group)));
  CHECK_FALSE(arena.identical(valid(nine, board), valid_alt(nine, board)));
}

TEST_CASE("the instances that boards use of the group lemma hold on random boards") {
  for (const Layout& layout : {Layout::boxes(2, 2), Layout::boxes(2, 3), Layout::boxes(3, 3).with_windows()})
    test::property(layout.name(), [&] {
      const Grid board = *verify::boards(layout);
      for (const House& house : layout.houses()) {
        RC_ASSERT(each_is_different(layout, board, house.cells).holds());
        RC_ASSERT(each_is_masked(layout, board, house.cells).holds());
        if (valid_alt(layout, board).holds()) RC_ASSERT(all_different(layout, board, house.cells).holds());
      }
    });
}

TEST_CASE("the dialogue finds the roots one by one, and then that there is no other") {
  const auto roots = [](const symbolic::Statement& equation, symbolic::Prover prover) {
    std::set<unsigned> found;
    const symbolic::Dialogue dialogue = symbolic::models(equation, {.prover = prover}, 100);
    CHECK(dialogue.complete);
    for (const auto& model : dialogue.models) {
      unsigned x = 0;
      for (unsigned i = 0; i < 8; ++i) x |= (model.at("x." + std::to_string(i)) ? 1U : 0U) << i;
      CHECK(found.insert(x).second);
    }
    return found;
  };
  for (const auto prover : {symbolic::Prover::cadical, symbolic::Prover::z3}) {
    CHECK(roots(Equation{1, 256 - 7, 12}, prover) == std::set<unsigned>{3, 4});
    CHECK(roots(Equation{1, 0, 255}, prover) == std::set<unsigned>{1, 127, 129, 255});
  }
}

TEST_CASE("a refuted claim's row has a position that the judge sees") {
  const auto jobs = verify::select_theorems(
      {.claims = {verify::Claim::hint_sound}, .layout = Layout::boxes(2, 2), .dialect = verify::Dialect::as_written});
  REQUIRE(jobs.size() == 1);
  const auto rows = verify::run_theorems(jobs, 2, {});
  CHECK(rows.front().verdict == verify::Verdict::refuted);
  CHECK(rows.front().as_expected());
  CHECK(rows.front().counterexample);
}

TEST_CASE("a budget that is too small leaves a theorem unknown") {
  const auto all = all_theorems();
  Instance instance = theorem(all, "hard_unique").instances.front();
  instance.seconds = 0.01;
  CHECK(run_theorem(theorem(all, "hard_unique"), instance, {}).proof.answer == symbolic::Answer::unknown);
}

TEST_CASE("another solver decides the exported theorems again") {
  const std::string solver = other_solver();
  if (solver.empty()) {
    const char* strict = std::getenv("GRIDPROOF_STRICT");
    REQUIRE((strict == nullptr || std::string(strict) == "0" || std::string(strict).empty()));
    WARN("SKIPPED: neither cvc4 nor cvc5 is installed");
    return;
  }
  // These take it longer than a minute.
  const std::set<std::string> too_long = {"confluence-2x2", "engine_equals_spec_in_one_piece-2x2", "valid_equiv-3x3",
                                          "group_lemma-3x3"};
  const Folder folder;
  for (const Theorem& one : all_theorems())
    for (Instance instance : one.instances) {
      // So does what only CaDiCaL proves of larger layouts; the same statements about 4x4 do not.
      if (instance.prover == symbolic::Prover::cadical && instance.layout.size() > 4) continue;
      if (instance.from != Profile::quick || too_long.count(one.name + "-" + instance.layout.name()) != 0) continue;
      instance.prover = symbolic::Prover::z3;
      REQUIRE(export_theorem(one, instance, folder.path).empty());
    }
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator(folder.path)) {
    CAPTURE(file.path().filename().string(), solver);
    const std::string text = contents(file.path());
    const bool refutes = text.find("unsat but one") != std::string::npos;
    std::size_t checks = 0;
    for (std::size_t at = text.find("(check-sat)"); at != std::string::npos; at = text.find("(check-sat)", at + 1))
      ++checks;
    std::istringstream said(output_of("timeout 100 " + solver + " " + file.path().string() + " 2>&1"));
    std::vector<std::string> answers;
    for (std::string line; std::getline(said, line);) answers.push_back(line);
    CHECK(answers.size() == checks);
    if (answers.size() != checks) continue;
    CHECK(answers.back() == "sat");  // the hypotheses can be met
    answers.pop_back();
    const auto unsat = std::count(answers.begin(), answers.end(), "unsat");
    const auto sat = std::count(answers.begin(), answers.end(), "sat");
    CHECK(unsat + sat == static_cast<std::ptrdiff_t>(answers.size()));
    CHECK((sat > 0) == refutes);
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
      if (instance.prover == symbolic::Prover::cadical && (instance.layout.size() == 4 || one.family == "puzzles"))
        REQUIRE(export_theorem(one, instance, folder.path).empty());
    const std::string prefix = std::string(name) + (one.family == "puzzles" ? "-3x3-" : "-2x2-");
    const int stretches = std::string(name) == "hint_sound" ? 2 : 1;  // before and after the cut
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
