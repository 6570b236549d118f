// The states that can be reached from one initial state, breadth first. In a tree no state is met twice and no visited
// set is needed; else a small one serves, emptied for the next part.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "verify/explore/lasso.hpp"
#include "verify/explore/report.hpp"
#include "verify/explore/store.hpp"
#include "verify/explore/visit.hpp"
#include "verify/explore/watch.hpp"

namespace gridproof::explore {

template <Model M>
class Part {
 public:
  using State = typename M::State;

  Part(const Visitor<M>& visitor, const Watch& watch) : visitor_(visitor), watch_(watch) {}

  // Adds what it finds to the tally. Where it meets a bound, the tally is of no use.
  Stop explore(std::uint64_t initial, Tally& tally) {
    start(initial);
    if (nodes_.empty()) return Stop::none;
    Place place{.initial = initial};
    if constexpr (HasWeight<M>) place.weight = visitor_.model().weight(nodes_[0].state);
    for (std::uint32_t i = 0; i < nodes_.size(); ++i) {
      if (i % 1024 == 1023)
        if (const Stop stop = watch_.bound_met(nodes_.size(), bytes()); stop != Stop::none) return stop;
      place.number = i;
      place.depth = nodes_[i].depth;
      expand(place, tally);
    }
    tally.states += nodes_.size();
    if (needs_graph()) judge_liveness(place, tally);
    return Stop::none;
  }

  // The counterexample or witness of a property that explore() has noted at this place.
  Path<State> trace(std::size_t property, const Place& place) {
    Tally ignored = visitor_.empty_tally();
    explore(place.initial, ignored);
    const bool live = (visitor_.liveness() >> property & 1) != 0;
    Path<State> trace;
    if (live && needs_graph()) {
      const std::optional<Lasso> lasso = lasso_of(property);
      for (const Hop& hop : lasso->prefix) trace.steps.push_back({hop.action, nodes_[hop.node].state});
      for (const Hop& hop : lasso->loop) trace.loop.push_back({hop.action, nodes_[hop.node].state});
      return trace;
    }
    for (auto at = static_cast<std::uint32_t>(place.number);; at = nodes_[at].parent) {
      trace.steps.push_back({nodes_[at].action, nodes_[at].state});
      if (nodes_[at].action == begins) break;
    }
    std::reverse(trace.steps.begin(), trace.steps.end());
    if (live) trace.loop.push_back({stutters, trace.steps.back().state});
    return trace;
  }

  std::uint64_t bytes() const { return nodes_.capacity() * sizeof(Node) + table_.bytes() + graph_.bytes(); }

 private:
  struct Node {
    State state;
    std::uint32_t parent;
    std::uint32_t depth;
    int action;
    std::uint64_t waits;  // in a tree: the liveness properties that still wait here
  };

  bool needs_graph() const { return !IsTree<M> && !visitor_.symmetry() && visitor_.liveness() != 0; }

  void start(std::uint64_t initial) {
    nodes_.clear();
    if constexpr (!IsTree<M>) table_.clear();
    graph_.clear();
    const State state = visitor_.model().initial(initial);
    if (!visitor_.within(state)) return;
    graph_.initial.push_back(0);
    reach(state, 0, 0, begins);
  }

  // The number of the node of this state.
  std::uint32_t reach(const State& state, std::uint32_t parent, std::uint32_t depth, int action) {
    if constexpr (!IsTree<M>) {
      const Packed<M> key = visitor_.key(state);
      const auto found = table_.insert(key, hash_of(key));
      if (!found.fresh) return static_cast<std::uint32_t>(found.number);
    }
    nodes_.push_back({state, parent, depth, action, 0});
    return static_cast<std::uint32_t>(nodes_.size() - 1);
  }

  void expand(const Place& place, Tally& tally) {
    const auto node = static_cast<std::uint32_t>(place.number);
    const State state = nodes_[node].state;  // a copy: the vector grows
    const std::uint64_t enabled =
        visitor_.visit(state, place, tally, [&](std::size_t action, const State& next, std::uint64_t) {
          const std::uint32_t target = reach(next, node, nodes_[node].depth + 1, static_cast<int>(action));
          if (!needs_graph() || target == node) return;
          graph_.target.push_back(target);
          graph_.action.push_back(static_cast<std::uint8_t>(action));
        });
    if (needs_graph()) {
      graph_.first_edge.push_back(graph_.target.size());
      graph_.enabled.push_back(enabled);
      graph_.waiting.push_back(visitor_.waiting(state));
    } else if (visitor_.liveness() != 0 && IsTree<M>) {
      wait_in_tree(state, enabled, place, tally);
    }
  }

  // Without cycles the only way to wait for ever is to stutter, which fairness allows where nothing fair is enabled.
  void wait_in_tree(const State& state, std::uint64_t enabled, const Place& place, Tally& tally) {
    Node& node = nodes_[place.number];
    const Waiting here = visitor_.waiting(state);
    const std::uint64_t before = node.action == begins ? visitor_.from_initial() : nodes_[node.parent].waits;
    node.waits = (before | here.from) & ~here.goal;
    if (node.waits == 0 || (enabled & visitor_.fair().any()) != 0) return;
    for (std::size_t i = 0; i < Visitor<M>::property_count; ++i)
      if ((node.waits >> i & 1) != 0) tally.properties[i].hit(place);
  }

  void judge_liveness(Place place, Tally& tally) {
    for (std::size_t i = 0; i < Visitor<M>::property_count; ++i) {
      if ((visitor_.liveness() >> i & 1) == 0) continue;
      const std::optional<Lasso> lasso = lasso_of(i);
      if (!lasso) continue;
      place.depth = lasso->prefix.size() - 1;
      tally.properties[i].hit(place);
    }
  }

  std::optional<Lasso> lasso_of(std::size_t property) const {
    return find_lasso(graph_, visitor_.fair(), property, (visitor_.from_initial() >> property & 1) != 0);
  }

  const Visitor<M>& visitor_;
  const Watch& watch_;
  std::vector<Node> nodes_;
  Table<Packed<M>> table_;
  Graph graph_;
};

}  // namespace gridproof::explore
