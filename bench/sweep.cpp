#include "verify/sweep/sweep.hpp"

#include "bench/conform.hpp"
#include "bench/table.hpp"
#include "spec/claims.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/play.hpp"
#include "verify/sweep/blocks.hpp"

namespace gridproof::bench {

namespace {

// One grid with bools: the machine and the claims that the lanes evaluate too, less forcedness and confluence, which
// the sweep gets from tables of its own. So the ratio flatters the bools.
int claims_with_bools(const spec::Layout& layout, const spec::Grid& grid, const spec::Grid& board) {
  using spec::Truth;
  const auto at = spec::position<Truth>(layout, grid, board);
  const spec::Machine<spec::Repaired, Truth> machine(at);
  auto control = machine.start();
  int held = 0;
  for (int steps = 0; steps < spec::longest_call; ++steps) {
    held += spec::type_ok(machine, control).holds().holds() ? 1 : 0;
    control = machine.next(control);
  }
  const auto state = machine.state(control);
  const auto after = spec::apply_hint(at, state);
  for (const auto& statement :
       {spec::type_ok(machine, state), spec::hint_sound(machine, state), spec::hint_legal(machine, state),
        spec::tier_order(machine, state), spec::done_ok(machine, state), spec::step_bound(machine, state),
        spec::play_consistent(at, state, after), spec::play_progress(machine, state, after),
        spec::play_keeps(machine, state, after)})
    held += statement.holds().holds() ? 1 : 0;
  return held;
}

}  // namespace

void bench_sweep(Table& table) {
  verify::SweepOptions options;
  for (const verify::ClaimEntry& claim : verify::claims)
    if (verify::answers(verify::Instrument::sweep, claim.claim)) options.claims.push_back(claim.claim);
  std::uint64_t grids = 0;
  const double lanes = best_seconds(3, [&] { grids = verify::sweep(options).grids; });
  table.add("sweep of all 4x4 grids, every claim, one thread",
            fmt::format("{:.2f} s, {:.1f} M grids/s", lanes, static_cast<double>(grids) / lanes / 1e6), "at most 1 s",
            lanes <= 1);

  const auto boards = verify::valid_boards(options.layout);
  std::vector<spec::Grid> sample;
  for (std::size_t i = 0; i < boards.size(); i += 16) {
    const verify::Blocks blocks(options.layout, boards[i]);
    for (std::uint32_t high = 0; high < blocks.count(); high += 3)
      for (std::size_t lane = i % 7; lane < blocks.lanes(); lane += 37) sample.push_back(blocks.grid(high, lane));
  }
  int held = 0;
  const std::size_t per_board = sample.size() / ((boards.size() + 15) / 16);
  const double bools = best_seconds(3, [&] {
    for (std::size_t i = 0; i < sample.size(); ++i)
      held +=
          claims_with_bools(options.layout, sample[i], boards[std::min(i / per_board, boards.size() / 16 - 1) * 16]);
  });
  const double per_grid = bools / static_cast<double>(sample.size());
  const double ratio = per_grid / (lanes / static_cast<double>(grids));
  table.add("lanes against bools, the same source",
            fmt::format("{:.0f} times ({:.2f} M grids/s)", ratio, 1e-6 / per_grid), "at least 100 times",
            ratio >= 100 && held > 0);

  Conformance conformance;
  const double seconds = best_seconds(2, [&] { conformance = conform(options.layout); });
  table.add("engine against spec, record by record, all 4x4 grids",
            fmt::format("{:.2f} s, {} differences", seconds, conformance.differences), "at most 5 s",
            seconds <= 5 && conformance.differences == 0);
}

}  // namespace gridproof::bench
