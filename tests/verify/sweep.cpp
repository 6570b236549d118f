#include "verify/sweep/sweep.hpp"

#include <catch2/catch.hpp>

#include "spec/claims.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/machine.hpp"
#include "verify/sweep/blocks.hpp"
#include "verify/sweep/completions.hpp"

using namespace gridproof;
using namespace gridproof::verify;

namespace {

std::vector<Claim> all_claims() {
  std::vector<Claim> all;
  for (const ClaimEntry& claim : claims)
    if (answers(Instrument::sweep, claim.claim)) all.push_back(claim.claim);
  return all;
}

const SweepTally& tally(const SweepReport& report, Claim claim) {
  for (const SweepTally& candidate : report.tallies)
    if (candidate.claim == claim) return candidate;
  throw std::out_of_range("no such claim in the report");
}

bool same(const SweepReport& a, const SweepReport& b) {
  if (a.boards != b.boards || a.grids != b.grids || a.by_tier != b.by_tier || a.tallies.size() != b.tallies.size())
    return false;
  for (std::size_t i = 0; i < a.tallies.size(); ++i) {
    const SweepTally &x = a.tallies[i], &y = b.tallies[i];
    if (x.premises != y.premises || x.violations != y.violations || x.smallest.has_value() != y.smallest.has_value())
      return false;
    if (x.smallest && (x.smallest->grid != y.smallest->grid || x.smallest->solution != y.smallest->solution))
      return false;
  }
  return true;
}

}  // namespace

TEST_CASE("4x4, repaired: every claim on all 18,874,368 grids") {
  const SweepReport report = sweep({.claims = all_claims()});
  // 288: the number of 4x4 boards is classic (OEIS A107739, second entry).
  CHECK(report.boards == 288);
  CHECK(report.grids == 288 * 65536);
  CHECK(report.by_tier[0] + report.by_tier[1] + report.by_tier[2] + report.by_tier[3] == report.grids);
  CHECK(report.by_tier[3] == 288);  // the full grids
  for (const SweepTally& each : report.tallies) {
    CAPTURE(name(each.claim));
    CHECK(each.premises > 0);
    CHECK((each.violations == 0) == expected_to_hold(each.claim, spec::Repaired::grants));
  }
  // Brute force answers on 183,648 grids; on 181,632 of them another completion has another value there.
  CHECK(report.by_tier[2] == 183'648);
  CHECK(tally(report, Claim::brute_force_forced).premises == 183'648);
  CHECK(tally(report, Claim::brute_force_forced).violations == 181'632);
}

TEST_CASE("4x4, as written: the findings, and tier 2 never fires on valid boards") {
  const SweepReport valid = sweep({.dialect = Dialect::as_written, .claims = all_claims(), .near_stride = 0});
  CHECK(valid.boards == 288);
  CHECK(valid.by_tier[1] == 0);
  for (const Claim claim : {Claim::hint_sound, Claim::hint_forced, Claim::hint_legal, Claim::play_consistent})
    CHECK(tally(valid, claim).violations == 0);

  const SweepReport near = sweep({.dialect = Dialect::as_written, .claims = all_claims(), .near_stride = 288});
  CHECK(near.boards == 288 + 48);
  CHECK(near.by_tier[1] > 0);
  for (const SweepTally& each : near.tallies) {
    CAPTURE(name(each.claim));
    CHECK((each.violations == 0) == expected_to_hold(each.claim, spec::AsWritten::grants));
  }
  // The smallest: one cell is empty, and the board there breaks the rules.
  const SweepTally& sound = tally(near, Claim::hint_sound);
  REQUIRE(sound.smallest);
  CHECK(sound.smallest->grid.givens() == 15);
}

TEST_CASE("any choice of a tier is as good as the least") {
  SweepOptions options{.choice = ChoiceRule::any, .claims = all_claims()};
  options.layout = spec::Layout::boxes(2, 2).with_diagonals();  // 48 boards
  const SweepReport report = sweep(options);
  CHECK(report.boards == 48);
  options.choice = ChoiceRule::least;
  const SweepReport least = sweep(options);
  for (const SweepTally& each : report.tallies) {
    CAPTURE(name(each.claim));
    CHECK((each.violations == 0) == expected_to_hold(each.claim, spec::Repaired::grants));
    if (each.claim == Claim::hint_sound) CHECK(each.premises > tally(least, each.claim).premises);
  }
}

TEST_CASE("the report does not depend on the number of threads") {
  SweepOptions options{.layout = spec::Layout::boxes(2, 2).with_diagonals(), .claims = all_claims()};
  const SweepReport one = sweep(options);
  for (const unsigned threads : {2U, 3U, 7U}) {
    options.threads = threads;
    CHECK(same(sweep(options), one));
  }
}

TEST_CASE("layouts with fewer cells than lanes") {
  const SweepReport report = sweep({.layout = spec::Layout::boxes(1, 2), .claims = all_claims()});
  CHECK(report.boards == 2);
  CHECK(report.grids == 2 * 16);
  CHECK(tally(report, Claim::hint_sound).violations == 0);
}

TEST_CASE("difference sets say the same of completions as going through all boards") {
  const spec::Layout layout = spec::Layout::boxes(2, 2);
  const std::vector<spec::Grid> valid = valid_boards(layout);
  std::vector<spec::Grid> boards = {valid.front(), valid[100], valid.back()};
  boards.push_back(valid[7]);
  boards.back()[5] = static_cast<spec::Value>(boards.back()[5] % 4 + 1);  // not valid
  for (const spec::Grid& board : boards) {
    const Completions completions(layout, board, valid);
    Blocks blocks(layout, board);
    std::uint64_t wrong = 0;
    for (std::uint32_t high = 0; high < blocks.count(); ++high) {
      const auto says = completions.values(layout, high);
      for (std::size_t lane = 0; lane < blocks.lanes(); lane += 5) {
        const spec::Grid grid = blocks.grid(high, lane);
        std::vector<unsigned> seen(16, 0);
        for (const spec::Grid& other : valid) {
          bool extends = true;
          for (std::size_t c = 0; c < 16; ++c) extends = extends && (grid[c] == 0 || grid[c] == other[c]);
          if (extends)
            for (std::size_t c = 0; c < 16; ++c) seen[c] |= 1U << other[c];
        }
        for (const spec::Cell c : layout.cells())
          for (const spec::Value v : layout.values())
            wrong += says.is(c, v).at(lane) != ((seen[c] >> v & 1U) != 0) ? 1U : 0U;
      }
    }
    CHECK(wrong == 0);
  }
}

TEST_CASE("the sweep's forcedness is the spec's, with every board supplied") {
  const spec::Layout layout = spec::Layout::boxes(2, 2);
  const std::vector<spec::Grid> valid = valid_boards(layout);
  using spec::Lanes;
  const spec::Grid& board = valid[42];
  Blocks blocks(layout, board);
  const Completions completions(layout, board, valid);
  for (std::uint32_t high = 0; high < blocks.count(); high += 3) {
    const auto& at = blocks.at(high);
    const spec::Machine<spec::Repaired, Lanes> machine(at);
    const auto state = machine.state(machine.end());
    Lanes holds(true);
    for (const spec::Grid& other : valid)
      holds = holds & spec::brute_force_forced(machine, state, spec::constant<Lanes>(layout, other)).holds();
    const auto says = completions.values(layout, high);
    Lanes agreed(true);
    for (const spec::Cell c : layout.cells())
      for (const spec::Value v : layout.values())
        for (const spec::Value w : layout.values())
          if (v != w) agreed = agreed & ~(state.hint.set.is(c, v) & says.is(c, w));
    CHECK(holds == (agreed | ~state.hint.type.is(spec::HintType::brute_force)));
  }
}
