// Breadth-first search, level by level, in rounds of two phases. First slices of the level are expanded, each into
// boxes of its own, one per shard; then each shard takes in its boxes, slice by slice. No two threads ever write to the
// same thing, and the order of states does not depend on how many there are.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "verify/explore/crew.hpp"
#include "verify/explore/explored.hpp"
#include "verify/explore/watch.hpp"

namespace gridproof::explore {

template <Model M>
class BreadthFirst {
 public:
  BreadthFirst(const Visitor<M>& visitor, const Options& options, Crew& crew, const Watch& watch)
      : visitor_(visitor),
        crew_(crew),
        watch_(watch),
        explored_(visitor, options.lossy),
        level_(shards),
        boxes_(most_slices * shards),
        tallies_(most_slices, visitor.empty_tally()),
        tally_(visitor.empty_tally()) {}

  bool finished() const { return next_ == slices_.size() && next_initial_ == visitor_.model().initial_count(); }

  // Expands some states. Out of time, it leaves everything as it was.
  Stop round() {
    if (next_ == slices_.size()) slice_initial_states();
    std::size_t count = 0;
    std::uint64_t states = 0;
    while (next_ + count < slices_.size() && count < most_slices && states < most_states)
      states += slices_[next_ + count++].size();
    crew_.each(count, [&](std::size_t i, unsigned) { tallies_[i] = expand(slices_[next_ + i], i); });
    const bool late = watch_.out_of_time();
    if (!late) {
      crew_.each(shards, [&](std::size_t shard, unsigned) { take_in(shard, count); });
      for (std::size_t i = 0; i < count; ++i) tally_.add(tallies_[i]);
      tally_.states = explored_.store().size();
      next_ += count;
      if (next_ == slices_.size()) next_level();
    }
    for (std::size_t i = 0; i < count * shards; ++i) boxes_[i].clear();
    return late ? Stop::time : Stop::none;
  }

  const Tally& tally() const { return tally_; }
  Explored<M>& explored() { return explored_; }
  std::uint64_t bytes() const {
    std::uint64_t sum = explored_.store().bytes();
    for (const auto& box : boxes_) sum += box.capacity() * sizeof(Message);
    return sum;
  }
  Progress progress() const {
    std::uint64_t frontier = 0;
    for (std::size_t i = next_; i < slices_.size(); ++i) frontier += slices_[i].size();
    return {.states = tally_.states, .transitions = tally_.transitions, .frontier = frontier, .depth = depth_};
  }

  void save(CheckpointWriter& to) const {
    explored_.store().save(to);
    tally_.save(to);
    to.put_all(level_);
    to.put_all(slices_);
    for (const std::uint64_t number : {next_initial_, depth_, std::uint64_t{next_}}) to.put(number);
  }
  void load(CheckpointReader& from) {
    explored_.store().load(from);
    tally_.load(from);
    from.get_all(level_);
    from.get_all(slices_);
    next_initial_ = from.get<std::uint64_t>();
    depth_ = from.get<std::uint64_t>();
    next_ = static_cast<std::size_t>(from.get<std::uint64_t>());
  }

 private:
  static constexpr std::size_t shards = Store<Packed<M>>::shards;
  static constexpr std::size_t most_slices = 64, slice_size = 4096;
  static constexpr std::uint64_t most_states = 32 * slice_size;  // the boxes of a round should fit a cache
  static constexpr std::uint64_t initial_states = shards;        // in place of a shard

  struct Slice {
    std::uint64_t shard, begin, end;
    std::uint64_t size() const { return end - begin; }
  };
  struct Message {
    Packed<M> state;
    Link link;
  };
  using State = typename M::State;

  void slice(std::uint64_t shard, std::uint64_t begin, std::uint64_t end) {
    for (; begin < end; begin += slice_size) slices_.push_back({shard, begin, std::min(end, begin + slice_size)});
  }

  // Not all at once: there may be very many.
  void slice_initial_states() {
    const std::uint64_t end = std::min<std::uint64_t>(visitor_.model().initial_count(), next_initial_ + most_states);
    slices_.clear();
    next_ = 0;
    slice(initial_states, next_initial_, end);
  }

  void next_level() {
    const bool was_initial = !slices_.empty() && slices_.front().shard == initial_states;
    if (was_initial) next_initial_ = slices_.back().end;
    slices_.clear();
    next_ = 0;
    if (was_initial && next_initial_ != visitor_.model().initial_count()) return;
    if (!was_initial) ++depth_;
    for (std::size_t shard = 0; shard < shards; ++shard) {
      const std::uint64_t size = explored_.store().table(shard).size();
      if (explored_.store().lossy()) explored_.store().forget_before(shard, level_[shard]);
      slice(shard, level_[shard], size);
      level_[shard] = size;
    }
  }

  Tally expand(const Slice& slice, std::size_t lane) {
    Tally tally = visitor_.empty_tally();
    const auto send = [&](const State& state, Link link) {
      const Packed<M> key = visitor_.key(state);
      boxes_[lane * shards + Store<Packed<M>>::shard_of(hash_of(key))].push_back({key, link});
    };
    for (std::uint64_t i = slice.begin; i < slice.end; ++i) {
      if (i % 256 == 0 && watch_.out_of_time()) break;
      if (slice.shard == initial_states) {
        const State state = visitor_.model().initial(i);
        if (visitor_.within(state)) send(state, Link::initial(i));
        continue;
      }
      const std::uint64_t id = Store<Packed<M>>::id(slice.shard, i);
      visitor_.visit(
          state_of(visitor_.model(), explored_.store().state(id)), {.depth = depth_, .number = id}, tally,
          [&](std::size_t, const State& next, std::uint64_t ordinal) { send(next, Link::step(id, ordinal)); });
    }
    return tally;
  }

  // In batches that hide the latency of memory.
  void take_in(std::size_t shard, std::size_t lanes) {
    constexpr std::size_t batch = 32;
    const auto& table = explored_.store().table(shard);
    std::array<std::uint64_t, batch> hashes;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      const std::vector<Message>& box = boxes_[lane * shards + shard];
      for (std::size_t begin = 0; begin < box.size(); begin += batch) {
        const std::size_t count = std::min(batch, box.size() - begin);
        for (std::size_t i = 0; i < count; ++i) table.prefetch_slot(hashes[i] = hash_of(box[begin + i].state));
        for (std::size_t i = 0; i < count; ++i) table.prefetch_state(hashes[i]);
        for (std::size_t i = 0; i < count; ++i)
          explored_.store().add(box[begin + i].state, hashes[i], box[begin + i].link);
      }
    }
  }

  const Visitor<M>& visitor_;
  Crew& crew_;
  const Watch& watch_;
  Explored<M> explored_;
  std::vector<std::uint64_t> level_;  // of each shard, the end of the current level
  std::vector<Slice> slices_;         // of the current level, or of some initial states
  std::size_t next_ = 0;              // slice
  std::uint64_t next_initial_ = 0;
  std::uint64_t depth_ = 0;
  std::vector<std::vector<Message>> boxes_;  // [lane][shard]
  std::vector<Tally> tallies_;               // [lane]
  Tally tally_;
};

}  // namespace gridproof::explore
