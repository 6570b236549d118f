// One initial state after the other, with nothing remembered between them: for models where a part of the state never
// changes, so that what is reached from two initial states never meets.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "verify/explore/crew.hpp"
#include "verify/explore/part.hpp"

namespace gridproof::explore {

template <Model M>
class Partition {
 public:
  Partition(const Visitor<M>& visitor, const Options&, Crew& crew, const Watch& watch)
      : visitor_(visitor), count_(visitor.model().initial_count()), crew_(crew), tally_(visitor.empty_tally()) {
    for (unsigned i = 0; i < crew.size(); ++i) parts_.emplace_back(visitor, watch);
  }

  bool finished() const { return next_ == count_; }

  // Where it meets a bound within a part, it leaves everything as it was.
  Stop round() {
    // Few parts at first: they may be large.
    const std::uint64_t size = std::min<std::uint64_t>(most_in_task, 1 + next_ / tasks);
    const std::uint64_t end = std::min(count_, next_ + tasks * size);
    std::vector<Tally> tallies(tasks, visitor_.empty_tally());
    std::atomic<Stop> stop = Stop::none;
    crew_.each(tasks, [&](std::size_t task, unsigned worker) {
      const std::uint64_t begin = std::min(end, next_ + task * size);
      Tally tally = visitor_.empty_tally();
      for (std::uint64_t i = begin; i < std::min(end, begin + size) && stop == Stop::none; ++i)
        if (const Stop met = parts_[worker].explore(i, tally); met != Stop::none) stop = met;
      tallies[task] = std::move(tally);
    });
    if (stop != Stop::none) return stop;
    for (const Tally& tally : tallies) tally_.add(tally);
    next_ = end;
    return Stop::none;
  }

  const Tally& tally() const { return tally_; }
  Part<M>& part() { return parts_.front(); }
  std::uint64_t bytes() const {
    std::uint64_t sum = 0;
    for (const Part<M>& part : parts_) sum += part.bytes();
    return sum;
  }
  Progress progress() const {
    return {.states = tally_.states,
            .transitions = tally_.transitions,
            .frontier = count_ - next_,
            .depth = tally_.depth,
            .fraction = static_cast<double>(next_) / static_cast<double>(count_)};
  }

  void save(CheckpointWriter& to) const {
    tally_.save(to);
    to.put(next_);
  }
  void load(CheckpointReader& from) {
    tally_.load(from);
    next_ = from.get<std::uint64_t>();
  }

 private:
  static constexpr std::size_t tasks = 64;
  static constexpr std::uint64_t most_in_task = 256;

  const Visitor<M>& visitor_;
  std::uint64_t count_;
  Crew& crew_;
  std::vector<Part<M>> parts_;  // one per worker
  Tally tally_;
  std::uint64_t next_ = 0;
};

}  // namespace gridproof::explore
