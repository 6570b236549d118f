// What breadth-first and depth-first search have in common: the store, the traces that its links give, and the graph
// of all states for liveness.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "verify/explore/crew.hpp"
#include "verify/explore/lasso.hpp"
#include "verify/explore/report.hpp"
#include "verify/explore/store.hpp"
#include "verify/explore/visit.hpp"

namespace gridproof::explore {

template <Model M>
class Explored {
 public:
  using State = typename M::State;

  Explored(const Visitor<M>& visitor, bool lossy) : visitor_(visitor), store_(lossy) {}

  Store<Packed<M>>& store() { return store_; }
  const Store<Packed<M>>& store() const { return store_; }

  // The way on which a state was first found. Under symmetry the links lead through representatives; the trace is of
  // states that really follow each other. Old states may be forgotten, so the way is walked again from its start.
  Path<State> trace_to(std::uint64_t id) const {
    std::vector<std::uint64_t> ordinals;
    for (; !store_.link(id).is_initial(); id = store_.link(id).parent()) ordinals.push_back(store_.link(id).ordinal());
    State real = visitor_.model().initial(store_.link(id).initial());
    Packed<M> stored = visitor_.key(real);
    Path<State> trace{{{begins, real}}};
    for (auto ordinal = ordinals.rbegin(); ordinal != ordinals.rend(); ++ordinal) {
      stored = stored_after(stored, *ordinal);
      trace.steps.push_back(step_to(stored, trace.steps.back().state));
    }
    return trace;
  }

  // Every state with its steps. Requires a complete exact search without symmetry.
  Graph graph(Crew& crew) const {
    std::vector<Graph> parts(shards);
    std::vector<std::uint32_t> first(shards);
    for (std::size_t i = 1; i < shards; ++i)
      first[i] = static_cast<std::uint32_t>(first[i - 1] + store_.table(i - 1).size());
    crew.each(shards, [&](std::size_t shard, unsigned) { parts[shard] = part_of_graph(shard, first); });
    Graph whole;
    for (Graph& part : parts) {
      const std::uint64_t edges = whole.target.size();
      for (std::size_t v = 1; v < part.first_edge.size(); ++v) whole.first_edge.push_back(edges + part.first_edge[v]);
      whole.target.insert(whole.target.end(), part.target.begin(), part.target.end());
      whole.action.insert(whole.action.end(), part.action.begin(), part.action.end());
      whole.enabled.insert(whole.enabled.end(), part.enabled.begin(), part.enabled.end());
      whole.waiting.insert(whole.waiting.end(), part.waiting.begin(), part.waiting.end());
      part = Graph();
    }
    for (std::uint64_t i = 0; i < visitor_.model().initial_count(); ++i) {
      const State state = visitor_.model().initial(i);
      if (visitor_.within(state)) whole.initial.push_back(node_of(visitor_.key(state), first));
    }
    return whole;
  }

  Path<State> trace_of(const Lasso& lasso) const {
    Path<State> trace;
    for (const Hop& hop : lasso.prefix) trace.steps.push_back({hop.action, state_at(hop.node)});
    for (const Hop& hop : lasso.loop) trace.loop.push_back({hop.action, state_at(hop.node)});
    return trace;
  }

 private:
  static constexpr std::size_t shards = Store<Packed<M>>::shards;

  Packed<M> stored_after(const Packed<M>& stored, std::uint64_t ordinal) const {
    std::optional<Packed<M>> after;
    std::uint64_t i = 0;
    visitor_.model().successors(state_of(visitor_.model(), stored), [&](std::size_t, const State& next) {
      if (i++ == ordinal) after = visitor_.key(next);
    });
    if (!after) throw std::logic_error("the model gives other successors than before");
    return *after;
  }

  Move<State> step_to(const Packed<M>& stored, const State& from) const {
    std::optional<Move<State>> step;
    visitor_.model().successors(from, [&](std::size_t action, const State& next) {
      if (step || !visitor_.within(next)) return;
      const Packed<M> key = visitor_.key(next);
      if (std::memcmp(&key, &stored, sizeof key) == 0) step = Move<State>{static_cast<int>(action), next};
    });
    if (!step) throw std::logic_error("canonical() is not a symmetry of the model");
    return *step;
  }

  Graph part_of_graph(std::size_t shard, const std::vector<std::uint32_t>& first) const {
    Graph part;
    Tally ignored = visitor_.empty_tally();
    const auto& table = store_.table(shard);
    for (std::uint64_t i = 0; i < table.size(); ++i) {
      const auto node = static_cast<std::uint32_t>(first[shard] + i);
      const State state = state_of(visitor_.model(), table[i]);
      part.enabled.push_back(visitor_.visit(state, {}, ignored, [&](std::size_t action, const State& next, auto) {
        const std::uint32_t target = node_of(visitor_.key(next), first);
        if (target == node) return;
        part.target.push_back(target);
        part.action.push_back(static_cast<std::uint8_t>(action));
      }));
      part.first_edge.push_back(part.target.size());
      part.waiting.push_back(visitor_.waiting(state));
    }
    return part;
  }

  std::uint32_t node_of(const Packed<M>& key, const std::vector<std::uint32_t>& first) const {
    const std::uint64_t hash = hash_of(key);
    const std::size_t shard = store_.shard_of(hash);
    const auto found = store_.table(shard).find(key, hash);
    if (!found) throw std::logic_error("the model gives other successors than before");
    return static_cast<std::uint32_t>(first[shard] + *found);
  }

  State state_at(std::uint32_t node) const {
    std::size_t shard = 0;
    for (; node >= store_.table(shard).size(); ++shard) node -= static_cast<std::uint32_t>(store_.table(shard).size());
    return state_of(visitor_.model(), store_.table(shard)[node]);
  }

  const Visitor<M>& visitor_;
  Store<Packed<M>> store_;
};

}  // namespace gridproof::explore
