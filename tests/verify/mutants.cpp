// Every claim that is expected to hold has a broken variant that fails on that very claim, by both instruments.
#include "mutants.hpp"

#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "solver/random.hpp"
#include "verify/claims/judge.hpp"
#include "verify/property/generators.hpp"
#include "verify/sweep/run.hpp"

using namespace gridproof;
using namespace gridproof::verify;

namespace {

std::vector<Claim> all_claims() {
  std::vector<Claim> all;
  for (const ClaimEntry& claim : claims)
    if (answers(Instrument::sweep, claim.claim)) all.push_back(claim.claim);
  return all;
}

// One board out of 24: enough for every mutant, and quick.
std::vector<spec::Grid> some_boards(const std::vector<spec::Grid>& valid) {
  std::vector<spec::Grid> some;
  for (std::size_t i = 0; i < valid.size(); i += 24) some.push_back(valid[i]);
  return some;
}

template <class D>
std::set<Claim> violated_by_sweep() {
  const SweepOptions options{.claims = all_claims()};
  const std::vector<spec::Grid> valid = valid_boards(options.layout);
  std::set<Claim> violated;
  for (const spec::Grid& board : some_boards(valid))
    for (const SweepTally& tally : BoardSweep<D>(options, options.layout, board, valid).run().tallies) {
      if (tally.violations == 0) continue;
      violated.insert(tally.claim);
      // What the sweep shows, the concrete reading shows too.
      const Case subject{tally.smallest->grid, tally.smallest->solution, spec::Marks<spec::Truth>(options.layout)};
      CAPTURE(name(tally.claim));
      CHECK(judge(GameOf<D>(options.layout), subject, tally.claim).outcome == Outcome::violated);
    }
  return violated;
}

template <class D>
bool violated_by_chance(const spec::Layout& layout, Claim claim) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    const Case subject = cases(layout, Dialect::repaired)(rc::Random(seed), rc::kNominalSize).value();
    if (judge(GameOf<D>(layout), subject, claim).outcome == Outcome::violated) return true;
  }
  return false;
}

template <class D>
void is_caught_by(std::initializer_list<Claim> expected) {
  const std::set<Claim> violated = violated_by_sweep<D>();
  for (const Claim claim : expected) {
    CAPTURE(name(claim));
    CHECK(violated.count(claim) == 1);
    CHECK(violated_by_chance<D>(spec::Layout::boxes(2, 3), claim));
  }
}

}  // namespace

TEST_CASE("the machine itself violates nothing but brute_force_forced") {
  CHECK(violated_by_sweep<spec::Repaired>() == std::set<Claim>{Claim::brute_force_forced});
}

TEST_CASE("a hasty tier 1 is caught") {
  is_caught_by<test::HastyOnlyChoice>(
      {Claim::hint_sound, Claim::hint_forced, Claim::confluence, Claim::play_consistent});
}

TEST_CASE("a hasty tier 2 is caught") {
  is_caught_by<test::HastyLastRemaining>({Claim::hint_sound, Claim::hint_forced, Claim::confluence});
}

TEST_CASE("candidates that are excluded wrongly are caught") {
  is_caught_by<test::Overexcluding>({Claim::hint_sound, Claim::hint_forced, Claim::play_consistent});
}

TEST_CASE("a tier 2 that names the wrong cell is caught") {
  is_caught_by<test::WholeHouse>({Claim::hint_legal, Claim::hint_sound});
}

TEST_CASE("hints for filled cells are caught") {
  is_caught_by<test::FilledBruteForce>({Claim::hint_legal, Claim::done_ok, Claim::play_progress, Claim::play_keeps});
}

TEST_CASE("a machine that gets stuck is caught") { is_caught_by<test::NoBruteForce>({Claim::step_bound}); }

TEST_CASE("a machine that passes tiers over is caught") { is_caught_by<test::Impatient>({Claim::tier_order}); }

TEST_CASE("a hint without content is caught") { is_caught_by<test::Talkative>({Claim::type_ok}); }

TEST_CASE("proposals that come and go are caught") { is_caught_by<test::Fickle>({Claim::confluence}); }

TEST_CASE("every claim has a variant that violates it") {
  std::set<Claim> violated;
  violated.merge(violated_by_sweep<spec::Repaired>());
  violated.merge(violated_by_sweep<test::HastyOnlyChoice>());
  violated.merge(violated_by_sweep<test::FilledBruteForce>());
  violated.merge(violated_by_sweep<test::NoBruteForce>());
  violated.merge(violated_by_sweep<test::Impatient>());
  violated.merge(violated_by_sweep<test::Talkative>());
  CHECK(violated.size() == all_claims().size());
}
