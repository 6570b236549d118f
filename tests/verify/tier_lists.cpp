// The instruments take any list of tiers: the sweep, random cases, the explorer, and replay. (tests/proofs and
// tests/tlc have the theorems and TLC.)
#include "support/tier_lists.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "support/explored.hpp"
#include "support/replayed.hpp"
#include "verify/models/spec_machine.hpp"
#include "verify/property/property.hpp"
#include "verify/sweep/run.hpp"

using namespace gridproof;
using namespace gridproof::verify;
using gridproof::test::violated_by_explorer;

namespace {

const spec::Layout four = spec::Layout::boxes(2, 2), six = spec::Layout::boxes(2, 3);

std::vector<Claim> swept_claims() {
  std::vector<Claim> all;
  for (const ClaimEntry& claim : claims)
    if (answers(Instrument::sweep, claim.claim)) all.push_back(claim.claim);
  return all;
}

// Which claims have an expectation that is not met; also where nothing was asked.
template <class D>
std::set<std::string> failures(const SweepReport& report) {
  std::set<std::string> failed;
  for (const SweepTally& tally : report.tallies) {
    const bool peeks = D::tiers()[D::tiers().all().back()].ground == spec::Ground::peek;
    const bool only_peeks = peeks && D::tiers().size() == 1;
    const bool asked = (tally.claim != Claim::brute_force_forced || peeks) &&
                       ((tally.claim != Claim::hint_forced && tally.claim != Claim::confluence) || !only_peeks);
    const bool expected = expected_to_hold(tally.claim, D::grants);
    if (!asked ? tally.premises != 0 : tally.premises == 0 || (tally.violations == 0) != expected)
      failed.insert(std::string(name(tally.claim)));
  }
  return failed;
}

template <class D>
SweepReport sweep_all() {
  const SweepOptions options{.layout = four, .claims = swept_claims(), .threads = 2};
  return sweep_boards_with<D>(options, valid_boards(four));
}

// Random cases of every kind, with crossed marks: every claim that holds for the published tiers is tested. `silent`
// are the claims that have nothing to say of this list.
template <class D>
void holds_by_chance(const spec::Layout& layout, const std::set<Claim>& silent = {}) {
  const GameOf<D> game(layout);
  for (const Claim claim : swept_claims())
    for (const ChoiceRule choice : {ChoiceRule::least, ChoiceRule::any}) {
      if (claim == Claim::brute_force_forced) continue;
      CAPTURE(name(claim));
      CHECK(test_property(game, claim, choice, 40).verdict ==
            (silent.count(claim) != 0 ? Verdict::vacuous : Verdict::tested));
    }
}

// Grids of three boards of which each tier has some.
template <class D>
std::vector<Case> some_of_each_tier(std::size_t of_each) {
  const std::vector<spec::Grid> boards = valid_boards(four);
  std::map<spec::HintType, std::size_t> found;
  std::vector<Case> cases;
  for (const std::size_t number : {0U, 100U, 200U})
    for (std::uint32_t givens = 0; givens < 65536; givens += 5) {
      Case at{spec::Grid(16), boards[number], spec::Marks<spec::Truth>(four)};
      for (const spec::Cell c : four.cells())
        if ((givens >> c & 1) != 0) at.grid[c] = at.solution[c];
      const auto position = spec::position<spec::Truth>(four, at.grid, at.solution);
      const spec::Machine<D, spec::Truth> machine(position);
      const spec::HintType type = spec::record(four, machine.state(machine.end()).hint).type;
      if (found[type]++ < of_each) cases.push_back(std::move(at));
    }
  return cases;
}

template <class D>
std::set<std::string> violated_when_explored() {
  const std::vector<Case> calls = some_of_each_tier<D>(12), rounds = some_of_each_tier<D>(4);
  std::set<std::string> violated = violated_by_explorer(SpecMachine<D, 16, true>(four, rounds, ChoiceRule::least));
  for (const ChoiceRule choice : {ChoiceRule::least, ChoiceRule::any})
    violated.merge(violated_by_explorer(SpecMachine<D, 16>(four, calls, choice)));
  return violated;
}

}  // namespace

TEST_CASE("a tier that eliminates stands between the singles and brute force") {
  const SweepReport plain = sweep({.layout = four, .claims = {Claim::hint_sound}});
  const SweepReport report = sweep_all<test::WithPointing>();
  CHECK(failures<test::WithPointing>(report).empty());
  REQUIRE(report.by_tier.size() == 5);
  CHECK(report.by_tier[0] == plain.by_tier[0]);
  CHECK(report.by_tier[1] == plain.by_tier[1]);
  CHECK(report.by_tier[2] > 0);
  CHECK(report.by_tier[2] + report.by_tier[3] == plain.by_tier[2]);
  CHECK(report.by_tier[4] == plain.by_tier[3]);
}

TEST_CASE("machines of one tier, of five, and without brute force") {
  const SweepReport one = sweep_all<test::OneTier>();
  CHECK(failures<test::OneTier>(one).empty());
  CHECK(one.by_tier == std::vector<std::uint64_t>{288 * 65535, 288});

  const SweepReport five = sweep_all<test::FiveTiers>();
  CHECK(failures<test::FiveTiers>(five).empty());
  for (const std::uint64_t answered : five.by_tier) CHECK(answered > 0);

  const SweepReport pointing = sweep_all<test::WithPointing>(), never = sweep_all<test::NeverGuesses>();
  CHECK(failures<test::NeverGuesses>(never).empty());
  REQUIRE(never.by_tier.size() == 4);
  CHECK(never.by_tier[2] == pointing.by_tier[2]);
  CHECK(never.by_tier[3] == pointing.by_tier[3] + pointing.by_tier[4]);  // it gives up where the other guesses
}

TEST_CASE("other tiers on random cases of 6x6 with crossed marks") {
  holds_by_chance<test::WithPointing>(six);
  holds_by_chance<test::FiveTiers>(six);
  holds_by_chance<test::OneTier>(six, {Claim::hint_forced, Claim::confluence});  // brute force alone
  holds_by_chance<test::NeverGuesses>(six);
}

TEST_CASE("behaviours of other tiers are replayed, and none that was tampered with") {
  const auto replays = [](const Game& game, const Case& start) {
    test::is_replayed(game, test::played(game, start, 3));
  };
  for (const Case& start : some_of_each_tier<test::WithPointing>(2)) replays(GameOf<test::WithPointing>(four), start);
  for (const Case& start : some_of_each_tier<test::FiveTiers>(2)) replays(GameOf<test::FiveTiers>(four), start);
  for (const Case& start : some_of_each_tier<test::OneTier>(2)) replays(GameOf<test::OneTier>(four), start);
  for (const Case& start : some_of_each_tier<test::NeverGuesses>(2)) replays(GameOf<test::NeverGuesses>(four), start);
}

TEST_CASE("the explorer walks calls and play of other tiers") {
  CHECK(violated_when_explored<test::WithPointing>().empty());
  CHECK(violated_when_explored<test::FiveTiers>().empty());
  CHECK(violated_when_explored<test::OneTier>() == std::set<std::string>{"hint_forced vacuous"});  // brute force alone
  CHECK(violated_when_explored<test::NeverGuesses>().empty());
}

TEST_CASE("a broken tier is caught by every instrument") {
  std::set<std::string> expected = {"hint_sound", "hint_forced", "play_consistent"};
  CHECK(failures<test::HastyPointing>(sweep_all<test::HastyPointing>()) == expected);
  const auto starts = some_of_each_tier<test::HastyPointing>(40);
  CHECK(violated_by_explorer(SpecMachine<test::HastyPointing, 16>(four, starts, ChoiceRule::any)) ==
        std::set<std::string>{"hint_sound", "hint_forced"});

  const GameOf<test::HastyPointing> hasty(six);
  const PropertyReport report = test_property(hasty, Claim::hint_sound, ChoiceRule::least, 2000);
  REQUIRE(report.verdict == Verdict::falsified);
  const Trace call = walk(hasty, *report.counterexample);
  const Replay replay = test::replayed(hasty, {Claim::hint_sound}, call);
  CHECK(replay.outcome == ReplayOutcome::counterexample);
  CHECK(replay.sentence.find("the solution has") != std::string::npos);
  CHECK(test::replayed(hasty, {Claim::hint_forced}, call).outcome == ReplayOutcome::counterexample);
  CHECK(test::replayed(hasty, {Claim::tier_order}, call).outcome == ReplayOutcome::no_counterexample);

  expected = {"done_ok", "play_keeps", "play_progress"};
  CHECK(failures<test::RepetitivePointing>(sweep_all<test::RepetitivePointing>()) == expected);
  const auto again = some_of_each_tier<test::RepetitivePointing>(4);
  const auto violated =
      violated_by_explorer(SpecMachine<test::RepetitivePointing, 16, true>(four, again, ChoiceRule::least));
  CHECK(violated.count("play_ends") == 1);
  CHECK(violated.count("play_progress") == 1);
}
