#include "verify/explore/watch.hpp"

namespace gridproof::explore {

Watch::Watch(const Options& options) : options_(options) {}

Stop Watch::bound_met(std::uint64_t states, std::uint64_t bytes) const {
  if (states >= options_.bounds.states) return Stop::states;
  if (bytes >= options_.bounds.bytes) return Stop::memory;
  if (out_of_time()) return Stop::time;
  return Stop::none;
}

void Watch::tell(Progress progress) {
  progress.seconds = seconds();
  progress.rate = static_cast<double>(progress.states - last_states_) / since(last_progress_);
  last_progress_ = Clock::now();
  last_states_ = progress.states;
  options_.progress(progress);
}

bool Watch::checkpoint_due() const {
  return !options_.checkpoint.empty() && since(last_checkpoint_) >= options_.checkpoint_seconds;
}

}  // namespace gridproof::explore
