// Every instrument takes rules that are no sudoku, on a board that is not square.
#include "support/two_rows.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "solver/enumerate.hpp"
#include "solver/random.hpp"
#include "support/explored.hpp"
#include "support/replayed.hpp"
#include "verify/models/spec_machine.hpp"
#include "verify/property/property.hpp"
#include "verify/sweep/run.hpp"

using namespace gridproof;
using namespace gridproof::verify;

namespace {

const spec::ListedRules rules = test::two_rows();
const spec::Marks<spec::Truth> no_marks(rules);

std::vector<spec::Grid> solutions() {
  std::vector<spec::Grid> all;
  solver::enumerate(rules, spec::Grid(12), no_marks, [&](const spec::Grid& full) { return all.push_back(full), true; });
  return all;
}

// The rows by bit patterns: three of six, no three neighbours equal.
std::vector<unsigned> rows_by_bits() {
  std::vector<unsigned> rows;
  for (unsigned row = 0; row < 64; ++row) {
    bool right = __builtin_popcount(row) == 3;
    for (int i = 0; i < 4; ++i) right = right && (row >> i & 7U) != 0 && (row >> i & 7U) != 7;
    if (right) rows.push_back(row);
  }
  return rows;
}

std::vector<Claim> swept_claims() {
  std::vector<Claim> all;
  for (const ClaimEntry& claim : claims)
    if (answers(Instrument::sweep, claim.claim)) all.push_back(claim.claim);
  return all;
}

template <class D>
SweepReport swept() {
  const std::vector<spec::Grid> all = solutions();
  return sweep_boards_with<D>({.claims = swept_claims(), .threads = 2}, rules, all, all);
}

// No tier is monotone, so confluence has nothing to say.
std::set<std::string> unexpected(const SweepReport& report) {
  std::set<std::string> claims;
  for (const SweepTally& tally : report.tallies)
    if ((tally.premises == 0) != (tally.claim == Claim::confluence) || tally.differences != 0 ||
        (tally.violations == 0) != expected_to_hold(tally.claim, test::Binary::grants))
      claims.insert(std::string(name(tally.claim)));
  return claims;
}

Case random_case(const std::vector<spec::Grid>& all, solver::Random& random) {
  Case at{spec::Grid(12), all[random.below(all.size())], no_marks};
  for (const spec::Cell c : rules.cells()) {
    if (random.below(3) == 0) at.grid[c] = at.solution[c];
    if (random.below(6) == 0) at.crossed.at(c, test::other(at.solution[c])) = spec::Truth(true);
  }
  return at;
}

// The claims that are not tested, each as it came out.
template <class D>
std::set<std::string> not_tested(int cases) {
  std::set<std::string> found;
  for (const Claim claim : swept_claims())
    for (const ChoiceRule choice : {ChoiceRule::least, ChoiceRule::any})
      if (const Verdict verdict = test_property(GameOf<D>(rules), claim, choice, cases).verdict;
          verdict != Verdict::tested)
        found.insert(std::string(name(claim)) + " " + std::string(name(verdict)));
  return found;
}

template <class D, bool plays>
std::set<std::string> violated_when_explored(ChoiceRule choice) {
  const std::vector<spec::Grid> all = solutions();
  solver::Random random(2);
  std::vector<Case> starts;
  for (int i = 0; i < (plays ? 6 : 60); ++i) starts.push_back(random_case(all, random));
  starts.push_back({all.front(), all.front(), no_marks});     // nothing left to say
  starts.push_back({spec::Grid(12), all.front(), no_marks});  // nothing known yet
  return test::violated_by_explorer(SpecMachine<D, 12, plays>(rules, starts, choice));
}

}  // namespace

TEST_CASE("a list of constraints has the solutions that a count by bits finds") {
  const std::vector<unsigned> rows = rows_by_bits();
  const std::vector<spec::Grid> all = solutions();
  CHECK(all.size() == rows.size() * (rows.size() - 1));
  CHECK(std::is_sorted(all.begin(), all.end()));
  for (const spec::Grid& full : all) CHECK(is_solution(rules, full).holds());
  spec::Grid same_rows = all.front();
  for (std::size_t c = 0; c < 6; ++c) same_rows[6 + c] = same_rows[c];
  CHECK(!is_solution(rules, same_rows).holds());
  static_assert(spec::Rules<spec::ListedRules>);
}

TEST_CASE("plain search respects givens, crossed marks and its budget") {
  const std::vector<spec::Grid> all = solutions();
  spec::Grid grid(12);
  grid[0] = 1;
  spec::Marks<spec::Truth> crossed = no_marks;
  crossed.at(7, 2) = spec::Truth(true);
  std::vector<spec::Grid> expected, found;
  for (const spec::Grid& full : all)
    if (full[0] == 1 && full[7] != 2) expected.push_back(full);
  const auto visit = [&](const spec::Grid& full) { return found.push_back(full), true; };
  CHECK(solver::for_each_completion(rules, grid, crossed, visit) == solver::Ending::complete);
  CHECK(found == expected);
  crossed.at(0, 1) = spec::Truth(true);  // a given that is crossed out has no completion
  found.clear();
  CHECK(solver::for_each_completion(rules, grid, crossed, visit) == solver::Ending::complete);
  CHECK(found.empty());
  CHECK(solver::for_each_completion(rules, grid, no_marks, visit, {3}) == solver::Ending::exhausted);
  CHECK(solver::for_each_completion(rules, grid, no_marks, [](const spec::Grid&) { return false; }) ==
        solver::Ending::stopped);
}

TEST_CASE("other rules are swept") {
  const SweepReport report = swept<test::Binary>();
  CHECK(unexpected(report).empty());
  CHECK(report.outside_init == 0);
  CHECK(report.grids == solutions().size() * 4096);
  REQUIRE(report.by_tier.size() == 5);
  CHECK(report.by_tier[0] == 0);  // without crossed marks every value is possible in an empty cell
  for (const std::size_t tier : {1U, 2U, 3U, 4U}) CHECK(report.by_tier[tier] > 0);
  CHECK(report.by_tier[4] == solutions().size());
  CHECK(unexpected(swept<test::HastyBinary>()) ==
        std::set<std::string>{"hint_forced", "hint_sound", "play_consistent"});
}

TEST_CASE("other rules are judged on random cases with crossed marks") {
  CHECK(not_tested<test::Binary>(150) ==
        std::set<std::string>{"brute_force_forced falsified", "confluence vacuous"});
  CHECK(not_tested<test::HastyBinary>(150).count("hint_sound falsified") == 1);
}

TEST_CASE("behaviours under other rules are replayed, and none that was tampered with") {
  const GameOf<test::Binary> game(rules);
  const std::vector<spec::Grid> all = solutions();
  solver::Random random(3);
  for (int i = 0; i < 4; ++i) test::is_replayed(game, test::played(game, random_case(all, random), 4));
  const GameOf<test::HastyBinary> hasty(rules);
  const PropertyReport report = test_property(hasty, Claim::hint_sound, ChoiceRule::least, 500);
  REQUIRE(report.verdict == Verdict::falsified);
  const Trace call = walk(hasty, *report.counterexample);
  CHECK(test::replayed(hasty, {Claim::hint_sound}, call).outcome == ReplayOutcome::counterexample);
  CHECK(test::replayed(hasty, {Claim::done_ok}, call).outcome == ReplayOutcome::no_counterexample);
}

TEST_CASE("other rules are explored, calls and play") {
  CHECK(violated_when_explored<test::Binary, false>(ChoiceRule::least).empty());
  CHECK(violated_when_explored<test::Binary, false>(ChoiceRule::any).empty());
  CHECK(violated_when_explored<test::Binary, true>(ChoiceRule::least).empty());
  const auto violated = violated_when_explored<test::HastyBinary, false>(ChoiceRule::any);
  CHECK(violated.count("hint_sound") == 1);
  CHECK(violated.count("hint_forced") == 1);
}
