// The clock of a run: bounds, progress, and when the next checkpoint is due.
#pragma once

#include <chrono>
#include <cstdint>

#include "verify/explore/options.hpp"
#include "verify/explore/report.hpp"

namespace gridproof::explore {

class Watch {
 public:
  explicit Watch(const Options& options);

  double seconds() const { return since(start_); }
  bool out_of_time() const { return seconds() >= options_.bounds.seconds; }  // from any thread
  Stop bound_met(std::uint64_t states, std::uint64_t bytes) const;

  bool progress_due() const { return options_.progress && since(last_progress_) >= options_.progress_seconds; }
  void tell(Progress progress);

  bool checkpoint_due() const;
  void checkpoint_written() { last_checkpoint_ = Clock::now(); }

 private:
  using Clock = std::chrono::steady_clock;
  static double since(Clock::time_point then) { return std::chrono::duration<double>(Clock::now() - then).count(); }

  const Options& options_;
  Clock::time_point start_ = Clock::now(), last_progress_ = start_, last_checkpoint_ = start_;
  std::uint64_t last_states_ = 0;
};

}  // namespace gridproof::explore
