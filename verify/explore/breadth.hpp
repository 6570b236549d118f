// Breadth-first search, level by level, in rounds of two phases. First slices of the level are expanded, each into
// boxes of its own, one per group of shards; then each group takes in its boxes, slice by slice. No two threads ever
// write to the same thing. A shard gets its states in the same order however the shards are grouped: how
// many groups there are is a matter of speed alone.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
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
        groups_(std::clamp(std::bit_ceil(std::size_t{crew.size()}), least_groups, shards)),
        boxes_(lanes * groups_),
        tallies_(lanes, visitor.empty_tally()),
        tally_(visitor.empty_tally()) {}

  bool finished() const { return at_.done == at_.size() && at_.next_initial == visitor_.model().initial_count(); }

  // Expands some states. Out of time, it leaves everything as it was.
  Stop round() {
    const std::uint64_t initial_count = visitor_.model().initial_count();
    const bool initial = at_.next_initial != initial_count;
    std::uint64_t& at = initial ? at_.next_initial : at_.done;
    const std::uint64_t end = std::min(initial ? initial_count : at_.size(), at + lanes * lane_size);
    const auto count = static_cast<std::size_t>((end - at + lane_size - 1) / lane_size);
    crew_.each(count, [&](std::size_t lane, unsigned) {
      const std::uint64_t from = at + lane * lane_size, to = std::min(end, from + lane_size);
      tallies_[lane] = initial ? send_initial(from, to, lane) : expand(from, to, lane);
    });
    const bool late = watch_.out_of_time();
    if (!late) {
      crew_.each(groups_, [&](std::size_t group, unsigned) { take_in(group, count); });
      for (std::size_t lane = 0; lane < count; ++lane) tally_.add(tallies_[lane]);
      tally_.states = explored_.store().size();
      at = end;
      if (at == (initial ? initial_count : at_.size())) next_level();
    }
    for (std::size_t i = 0; i < count * groups_; ++i) boxes_[i].clear();
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
    return {.states = tally_.states,
            .transitions = tally_.transitions,
            .frontier = at_.size() - at_.done,
            .depth = at_.depth};
  }

  void save(CheckpointWriter& to) const {
    explored_.store().save(to);
    tally_.save(to);
    to.put(at_);
  }
  void load(CheckpointReader& from) {
    explored_.store().load(from);
    tally_.load(from);
    at_ = from.get<Cursor>();
  }

 private:
  static constexpr std::size_t shards = Store<Packed<M>>::shards;
  static constexpr std::size_t least_groups = 8;  // of 1, 8 and 64 tried, on one model
  static constexpr std::size_t lanes = 64;        // what a round gives to threads
  static constexpr std::uint64_t lane_size = 256;

  struct Message {
    Packed<M> state;
    Link link;
    std::uint64_t hash;
  };
  using State = typename M::State;

  // Where the search stands: the level is the states begin[s] .. end[s] - 1 of each shard s, and the first of them, in
  // the order of shards, are done.
  struct Cursor {
    std::uint64_t next_initial = 0;
    std::uint64_t depth = 0;
    std::uint64_t done = 0;
    std::array<std::uint64_t, shards> begin{}, end{};

    std::uint64_t size() const {
      std::uint64_t sum = 0;
      for (std::size_t shard = 0; shard < shards; ++shard) sum += end[shard] - begin[shard];
      return sum;
    }
  };

  void next_level() {
    if (at_.done != 0) ++at_.depth;
    at_.done = 0;
    for (std::size_t shard = 0; shard < shards; ++shard) {
      at_.begin[shard] = at_.end[shard];
      at_.end[shard] = explored_.store().table(shard).size();
      if (explored_.store().lossy()) explored_.store().forget_before(shard, at_.begin[shard]);
    }
  }

  void send(const State& state, Link link, std::size_t lane) {
    const Packed<M> key = visitor_.key(state);
    const std::uint64_t hash = hash_of(key);
    boxes_[lane * groups_ + (Store<Packed<M>>::shard_of(hash) & (groups_ - 1))].push_back({key, link, hash});
  }

  Tally send_initial(std::uint64_t begin, std::uint64_t end, std::size_t lane) {
    for (std::uint64_t i = begin; i < end; ++i) {
      const State state = visitor_.model().initial(i);
      if (visitor_.within(state)) send(state, Link::initial(i), lane);
    }
    return visitor_.empty_tally();
  }

  Tally expand(std::uint64_t begin, std::uint64_t end, std::size_t lane) {
    Tally tally = visitor_.empty_tally();
    std::size_t shard = 0;
    std::uint64_t before = 0;  // states of the level in earlier shards
    for (std::uint64_t i = begin; i < end; ++i) {
      if (i % 256 == 0 && watch_.out_of_time()) break;
      for (; i - before >= at_.end[shard] - at_.begin[shard]; ++shard) before += at_.end[shard] - at_.begin[shard];
      const std::uint64_t id = Store<Packed<M>>::id(shard, at_.begin[shard] + (i - before));
      visitor_.visit(
          state_of(visitor_.model(), explored_.store().state(id)), {.depth = at_.depth, .number = id}, tally,
          [&](std::size_t, const State& next, std::uint64_t ordinal) { send(next, Link::step(id, ordinal), lane); });
    }
    return tally;
  }

  // The memory that a message needs is asked for some messages ahead, to hide its latency.
  void take_in(std::size_t group, std::size_t lane_count) {
    constexpr std::size_t ahead = 24;
    Store<Packed<M>>& store = explored_.store();
    for (std::size_t lane = 0; lane < lane_count; ++lane) {
      const std::vector<Message>& box = boxes_[lane * groups_ + group];
      for (std::size_t i = 0; i < box.size() + ahead; ++i) {
        if (i < box.size()) store.prefetch(box[i].hash);
        if (i >= ahead) store.add(box[i - ahead].state, box[i - ahead].hash, box[i - ahead].link);
      }
    }
  }

  const Visitor<M>& visitor_;
  Crew& crew_;
  const Watch& watch_;
  Explored<M> explored_;
  Cursor at_;
  std::size_t groups_;
  std::vector<std::vector<Message>> boxes_;  // [lane][group]
  std::vector<Tally> tallies_;               // [lane]
  Tally tally_;
};

}  // namespace gridproof::explore
