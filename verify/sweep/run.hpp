// The sweep of all boards, in any number of threads, with the same report.
#pragma once

#include <atomic>
#include <mutex>
#include <vector>

#include "verify/sweep/board.hpp"
#include "verify/sweep/sweep.hpp"
#include "verify/run/threads.hpp"

namespace gridproof::verify {

// Adds a board's report to that of the boards before it.
void merge(SweepReport& whole, SweepReport&& board);

// `valid` are all solutions of the rules; the options' layout is not asked.
template <class D>
SweepReport sweep_boards_with(const SweepOptions& options, const typename D::Rules& rules,
                              const std::vector<spec::Grid>& boards, const std::vector<spec::Grid>& valid) {
  std::vector<SweepReport> reports(boards.size());
  std::atomic<std::size_t> next = 0, done = 0;
  std::mutex progress;
  const auto work = [&] {
    for (std::size_t i = next++; i < boards.size(); i = next++) {
      reports[i] = BoardSweep<D>(options, rules, boards[i], valid).run();
      ++done;
      if (options.progress) {
        const std::lock_guard lock(progress);
        options.progress(static_cast<double>(done) / static_cast<double>(boards.size()));
      }
    }
  };
  in_threads(options.threads, work, [&] { next = boards.size(); });
  SweepReport whole;
  for (const Claim claim : options.claims) whole.tallies.push_back(SweepTally{.claim = claim});
  for (SweepReport& report : reports) merge(whole, std::move(report));
  return whole;
}

template <class D>
SweepReport sweep_boards_with(const SweepOptions& options, const std::vector<spec::Grid>& valid) {
  return sweep_boards_with<D>(options, options.layout, sweep_boards(options, valid), valid);
}

}  // namespace gridproof::verify
