// Depth-first search on an explicit stack: of memory beyond the store it needs only the current path and its siblings.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "verify/explore/crew.hpp"
#include "verify/explore/explored.hpp"
#include "verify/explore/watch.hpp"

namespace gridproof::explore {

template <Model M>
class DepthFirst {
 public:
  DepthFirst(const Visitor<M>& visitor, const Options& options, Crew&, const Watch&)
      : visitor_(visitor), explored_(visitor, options.lossy), tally_(visitor.empty_tally()) {}

  bool finished() const {
    return path_.empty() && waiting_.empty() && next_initial_ == visitor_.model().initial_count();
  }

  Stop round() {
    for (int i = 0; i < 4096 && !finished(); ++i) advance();
    tally_.states = explored_.store().size();
    if (explored_.store().lossy())
      for (std::size_t shard = 0; shard < Store<Packed<M>>::shards; ++shard)
        explored_.store().forget_before(shard, explored_.store().table(shard).size());
    return Stop::none;
  }

  const Tally& tally() const { return tally_; }
  Explored<M>& explored() { return explored_; }
  std::uint64_t bytes() const {
    return explored_.store().bytes() + waiting_.capacity() * sizeof(Message) + path_.capacity() * sizeof path_[0];
  }
  Progress progress() const {
    return {
        .states = tally_.states, .transitions = tally_.transitions, .frontier = waiting_.size(), .depth = path_.size()};
  }

  void save(CheckpointWriter& to) const {
    explored_.store().save(to);
    tally_.save(to);
    to.put_all(path_);
    to.put_all(waiting_);
    to.put(next_initial_);
  }
  void load(CheckpointReader& from) {
    explored_.store().load(from);
    tally_.load(from);
    from.get_all(path_);
    from.get_all(waiting_);
    next_initial_ = from.get<std::uint64_t>();
  }

 private:
  using State = typename M::State;
  struct Message {
    Packed<M> state;
    Link link;
  };

  void advance() {
    if (path_.empty() && waiting_.empty()) {
      const State state = visitor_.model().initial(next_initial_);
      if (visitor_.within(state)) waiting_.push_back({visitor_.key(state), Link::initial(next_initial_)});
      ++next_initial_;
    } else if (!path_.empty() && waiting_.size() == path_.back()) {
      path_.pop_back();
    } else {
      const Message message = waiting_.back();
      waiting_.pop_back();
      enter(message);
    }
  }

  void enter(const Message& message) {
    const auto id = explored_.store().add(message.state, hash_of(message.state), message.link);
    if (!id) return;
    const std::size_t before = waiting_.size();
    visitor_.visit(state_of(visitor_.model(), message.state), {.depth = path_.size(), .number = *id}, tally_,
                   [&](std::size_t, const State& next, std::uint64_t ordinal) {
                     waiting_.push_back({visitor_.key(next), Link::step(*id, ordinal)});
                   });
    std::reverse(waiting_.begin() + static_cast<std::ptrdiff_t>(before), waiting_.end());
    path_.push_back(before);
  }

  const Visitor<M>& visitor_;
  Explored<M> explored_;
  std::vector<std::uint64_t> path_;  // of each state on it, where its own successors begin among those waiting
  std::vector<Message> waiting_;
  std::uint64_t next_initial_ = 0;
  Tally tally_;
};

}  // namespace gridproof::explore
