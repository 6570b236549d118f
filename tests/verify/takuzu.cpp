// Every instrument takes Takuzu and its hint machine, and rejects each of its tiers when it is hasty.
#include "support/takuzu.hpp"

#include <catch2/catch.hpp>
#include <map>
#include <optional>
#include <set>

#include "support/explored.hpp"
#include "support/replayed.hpp"
#include "verify/models/spec_machine.hpp"
#include "verify/models/takuzu_starts.hpp"
#include "verify/property/property.hpp"
#include "verify/run/threads.hpp"
#include "verify/sweep/run.hpp"

using namespace gridproof;
using namespace gridproof::verify;

namespace {

using spec::Takuzu;
using spec::TakuzuHints;
using spec::TakuzuTier;

std::vector<Claim> swept_claims() {
  std::vector<Claim> all;
  for (const ClaimEntry& claim : claims)
    if (answers(Instrument::sweep, claim.claim)) all.push_back(claim.claim);
  return all;
}

template <class D>
SweepReport swept(const Takuzu& takuzu, std::size_t boards = 10000) {
  const std::vector<spec::Grid> valid = test::all_solutions(takuzu);
  std::vector<spec::Grid> some = valid;
  some.resize(std::min(boards, some.size()));
  return sweep_boards_with<D>({.claims = swept_claims(), .threads = 2}, takuzu, some, valid);
}

// Claims that come out otherwise than they should, or have nothing to say.
std::set<std::string> unexpected(const SweepReport& report) {
  std::set<std::string> wrong;
  for (const SweepTally& tally : report.tallies)
    if (tally.premises == 0 || tally.differences != 0 ||
        (tally.violations == 0) != (tally.claim != Claim::brute_force_forced))
      wrong.insert(std::string(name(tally.claim)));
  return wrong;
}

std::uint64_t answered(const SweepReport& report, TakuzuTier tier) {
  return report.by_tier[static_cast<std::size_t>(place(tier))];
}

Case random_case(const Takuzu& takuzu, const spec::Grid& solution, solver::Random& random) {
  Case at{spec::Grid(solution.size()), solution, spec::Marks<spec::Truth>(takuzu)};
  for (const spec::Cell c : takuzu.cells()) {
    if (random.below(3) == 0) at.grid[c] = solution[c];
    if (random.below(8) == 0) at.crossed.at(c, spec::opposite(solution[c])) = spec::Truth(true);
  }
  return at;
}

std::vector<Case> random_cases(const Takuzu& takuzu, int count) {
  const std::vector<spec::Grid> all = test::all_solutions(takuzu);
  solver::Random random(5);
  std::vector<Case> cases;
  for (int i = 0; i < count; ++i) cases.push_back(random_case(takuzu, all[random.below(all.size())], random));
  cases.push_back({all.front(), all.front(), spec::Marks<spec::Truth>(takuzu)});                     // full
  cases.push_back({spec::Grid(all.front().size()), all.front(), spec::Marks<spec::Truth>(takuzu)});  // empty
  return cases;
}

std::string tier_that_answers(const Takuzu& takuzu, const Case& at) {
  const GameOf<TakuzuHints> game(takuzu);
  return game.tiers().name(walk(game, at).states.back().hint.type);
}
std::set<std::string> all_tiers() {
  std::set<std::string> names = {"None"};
  for (const spec::HintType tier : TakuzuHints::tiers().all()) names.insert(TakuzuHints::tiers().name(tier));
  return names;
}
std::set<std::string> tiers_that_answer(const Takuzu& takuzu, const std::vector<Case>& cases) {
  std::set<std::string> names;
  for (const Case& at : cases) names.insert(tier_that_answers(takuzu, at));
  return names;
}

// Every tier answers on one of them.
std::vector<Case> cases_for_every_tier(const Takuzu& takuzu, int count) {
  std::vector<Case> cases = random_cases(takuzu, count);
  if (const auto unique = start_for_unique_lines(takuzu, test::all_solutions(takuzu))) cases.push_back(*unique);
  return cases;
}

template <class D>
std::set<std::string> violated_when_explored(const Takuzu& takuzu, ChoiceRule choice) {
  return test::violated_by_explorer(SpecMachine<D, 16>(takuzu, cases_for_every_tier(takuzu, 150), choice));
}

// From every grid that is a part of this solution.
std::set<std::string> violated_below(const Takuzu& takuzu, const spec::Grid& full) {
  std::vector<Case> starts;
  for (unsigned given = 0; given < 1U << 16; ++given) {
    starts.push_back({full, full, spec::Marks<spec::Truth>(takuzu)});
    for (const spec::Cell c : takuzu.cells())
      if ((given >> c & 1U) == 0) starts.back().grid[c] = 0;
  }
  return test::violated_by_explorer(SpecMachine<TakuzuHints, 16>(takuzu, std::move(starts), ChoiceRule::least));
}

template <class D>
void is_rejected(const char* tier, const Takuzu& takuzu) {
  CAPTURE(tier);
  const std::set<std::string> wrong = unexpected(swept<D>(takuzu, 10));
  for (const char* claim : {"hint_sound", "hint_forced", "play_consistent"}) CHECK(wrong.count(claim) == 1);
  CHECK(test_property(GameOf<D>(takuzu), Claim::hint_sound, ChoiceRule::any, 2000).verdict == Verdict::falsified);
}

}  // namespace

TEST_CASE("every sub-grid of every 4x4 Takuzu is swept") {
  const SweepReport report = swept<TakuzuHints>(Takuzu(4, 4));
  CHECK(unexpected(report).empty());
  CHECK(report.outside_init == 0);
  CHECK(report.grids == 72 * 65536);
  for (const TakuzuTier tier : {TakuzuTier::pair, TakuzuTier::gap, TakuzuTier::count, TakuzuTier::unique_lines,
                                TakuzuTier::brute_force})
    CHECK(answered(report, tier) > 0);
  CHECK(answered(report, TakuzuTier::line_completion) == 0);  // without crossed marks it takes longer lines
  CHECK(report.by_tier.back() == 72);
}

TEST_CASE("every sub-grid of every 2x8 Takuzu is swept, where line completion answers") {
  const SweepReport report = swept<TakuzuHints>(Takuzu(2, 8, false));
  CHECK(unexpected(report).empty());
  CHECK(report.grids == 34 * 65536);
  CHECK(answered(report, TakuzuTier::line_completion) > 0);
  CHECK(answered(report, TakuzuTier::unique_lines) == 0);
  CHECK(unexpected(swept<TakuzuHints>(Takuzu(4, 4, false))).empty());
}

TEST_CASE("hasty tiers of a Takuzu are rejected by the sweep and by random cases") {
  is_rejected<test::HastyPair>("pair", Takuzu(4, 4));
  is_rejected<test::HastyGap>("gap", Takuzu(4, 4));
  is_rejected<test::HastyCount>("count", Takuzu(4, 4));
  is_rejected<test::HastyCompletion>("line completion", Takuzu(4, 4));
  is_rejected<test::HastyUnique>("unique lines", Takuzu(4, 4));
}

TEST_CASE("Takuzu is explored, calls and play, and every tier answers") {
  const Takuzu four(4, 4);
  CHECK(violated_when_explored<TakuzuHints>(four, ChoiceRule::least).empty());
  CHECK(violated_when_explored<TakuzuHints>(four, ChoiceRule::any).empty());
  const SpecMachine<TakuzuHints, 16, true> play(four, random_cases(four, 8), ChoiceRule::least);
  CHECK(test::violated_by_explorer(play).count("play_consistent") == 0);
  CHECK(test::violated_by_explorer(play).count("play_ends") == 0);
  const auto rejected = [&](const std::set<std::string>& violated) {
    return violated.count("hint_sound") == 1 && violated.count("hint_forced") == 1;
  };
  CHECK(rejected(violated_when_explored<test::HastyPair>(four, ChoiceRule::any)));
  CHECK(rejected(violated_when_explored<test::HastyGap>(four, ChoiceRule::any)));
  CHECK(rejected(violated_when_explored<test::HastyCount>(four, ChoiceRule::any)));
  CHECK(rejected(violated_when_explored<test::HastyCompletion>(four, ChoiceRule::any)));
  CHECK(rejected(violated_when_explored<test::HastyUnique>(four, ChoiceRule::any)));
}

// Line completion takes crossed marks on lines of four cells; below some solutions gaps and unique lines have nothing
// to say either.
TEST_CASE("every sub-grid of one 4x4 Takuzu is explored") {
  const Takuzu four(4, 4);
  CHECK(violated_below(four, test::all_solutions(four)[10]) == std::set<std::string>{"FindLineCompletion"});
}
TEST_CASE("every sub-grid of every 4x4 Takuzu is explored", "[extended]") {
  const Takuzu four(4, 4);
  const std::vector<spec::Grid> all = test::all_solutions(four);
  std::map<std::string, int> violated;
  for (const auto& below : make_in_threads(2, all.size(), [&](std::size_t i) { return violated_below(four, all[i]); }))
    for (const std::string& name : below) ++violated[name];
  CHECK(violated["FindLineCompletion"] == 72);
  for (const auto& [name, times] : violated) {
    CAPTURE(name, times);
    CHECK((name == "FindGap" || name == "FindLineCompletion" || name == "FindUniqueLines"));
  }
}

TEST_CASE("every claim about Takuzu is judged on random cases with crossed marks") {
  for (const Takuzu& takuzu : {Takuzu(4, 4), Takuzu(6, 6), Takuzu(4, 6), Takuzu(6, 6, false), Takuzu(8, 8)}) {
    CAPTURE(takuzu.name());
    for (const Claim claim : swept_claims())
      for (const ChoiceRule choice : {ChoiceRule::least, ChoiceRule::any}) {
        CAPTURE(name(claim), name(choice));
        const PropertyReport report = test_property(GameOf<TakuzuHints>(takuzu), claim, choice, 30);
        CHECK(report.verdict == (claim == Claim::brute_force_forced ? Verdict::falsified : Verdict::tested));
      }
  }
}

TEST_CASE("claims about Takuzu of up to 14x14 are judged on random cases") {
  for (const int size : {10, 14}) {
    const Takuzu takuzu(size, size);
    for (const Claim claim : swept_claims()) {
      CAPTURE(size, name(claim));
      const bool guesses =
          claim == Claim::brute_force_forced;  // on a board so large it does only where little is known
      CHECK(test_property(GameOf<TakuzuHints>(takuzu), claim, ChoiceRule::least, guesses ? 30 : 3).verdict ==
            (guesses ? Verdict::falsified : Verdict::tested));
    }
    for (const Claim claim : {Claim::hint_sound, Claim::hint_forced})
      CHECK(test_property(GameOf<test::HastyPair>(takuzu), claim, ChoiceRule::any).verdict == Verdict::falsified);
  }
}

TEST_CASE("every tier answers on some case with crossed marks") {
  for (const Takuzu& takuzu : {Takuzu(4, 4), Takuzu(6, 6)})
    CHECK(tiers_that_answer(takuzu, cases_for_every_tier(takuzu, 150)) == all_tiers());
}

TEST_CASE("behaviours of a Takuzu are replayed, and none that was tampered with") {
  const Takuzu takuzu(4, 4);
  const GameOf<TakuzuHints> game(takuzu);
  for (const Case& start : random_cases(takuzu, 4)) test::is_replayed(game, test::played(game, start, 4));
  const GameOf<test::HastyPair> hasty(takuzu);
  const PropertyReport report = test_property(hasty, Claim::hint_sound, ChoiceRule::least, 500);
  REQUIRE(report.verdict == Verdict::falsified);
  const Trace call = walk(hasty, *report.counterexample);
  CHECK(test::replayed(hasty, {Claim::hint_sound}, call).outcome == ReplayOutcome::counterexample);
  CHECK(test::replayed(hasty, {Claim::done_ok}, call).outcome == ReplayOutcome::no_counterexample);
}
