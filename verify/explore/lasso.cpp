#include "verify/explore/lasso.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "verify/explore/report.hpp"

namespace gridproof::explore {
namespace {

using Node = std::uint32_t;
constexpr Node none = std::numeric_limits<Node>::max();

// Behaviours up to the point where they wait: the graph times {not waiting, waiting}, breadth first.
class Prefixes {
 public:
  Prefixes(const Graph& graph, std::size_t property, bool from_initial)
      : graph_(graph), bit_(std::uint64_t{1} << property), parent_(graph.size() * 2, none) {
    for (const Node v : graph.initial) reach(none - 1, v, from_initial);
    for (std::size_t i = 0; i < order_.size(); ++i) {
      const Node at = order_[i];
      if (from_initial && !is_waiting(at)) continue;
      for (std::uint64_t e = graph.first_edge[at / 2]; e < graph.first_edge[at / 2 + 1]; ++e)
        reach(at, graph.target[e], is_waiting(at));
    }
  }

  // The nodes that are reached waiting, nearest first.
  std::vector<Node> waiting() const {
    std::vector<Node> nodes;
    for (const Node at : order_)
      if (is_waiting(at)) nodes.push_back(at / 2);
    return nodes;
  }

  std::vector<Hop> path_to(Node waiting) const {
    std::vector<Hop> path;
    Node at = waiting * 2 + 1;
    for (; parent_[at] != none - 1; at = parent_[at]) path.push_back({action_between(parent_[at] / 2, at / 2), at / 2});
    path.push_back({begins, at / 2});
    std::reverse(path.begin(), path.end());
    return path;
  }

 private:
  static bool is_waiting(Node at) { return at % 2 != 0; }

  void reach(Node from, Node to, bool waits) {
    const Waiting& here = graph_.waiting[to];
    waits = (waits || (here.from & bit_) != 0) && (here.goal & bit_) == 0;
    const Node at = to * 2 + (waits ? 1 : 0);
    if (parent_[at] != none) return;
    parent_[at] = from;
    order_.push_back(at);
  }

  int action_between(Node from, Node to) const {
    std::uint64_t e = graph_.first_edge[from];
    while (graph_.target[e] != to) ++e;
    return graph_.action[e];
  }

  const Graph& graph_;
  std::uint64_t bit_;
  std::vector<Node> parent_, order_;  // of node * 2 + waiting
};

// The fair strongly connected sets among some nodes, by Tarjan's algorithm on an explicit stack. A set where a strongly
// fair action is enabled but never taken is searched again without the nodes that enable it.
class FairSets {
 public:
  FairSets(const Graph& graph, FairActions fair, std::vector<Node> nodes)
      : graph_(graph), fair_(fair), set_(graph.size(), 0), index_(graph.size(), 0), low_(graph.size(), 0) {
    search_in(std::move(nodes));
    while (!left_.empty()) {
      std::vector<Node> again = std::move(left_.back());
      left_.pop_back();
      search_in(std::move(again));
    }
  }

  bool is_fair(Node v) const { return set_[v] != 0 && fair_set_[set_[v]]; }
  bool same_set(Node v, Node w) const { return set_[v] == set_[w]; }

 private:
  struct Frame {
    Node node;
    std::uint64_t edge;
  };

  void search_in(std::vector<Node> nodes) {
    const std::uint32_t all = new_set();
    for (const Node v : nodes) {
      set_[v] = all;
      index_[v] = 0;
    }
    for (const Node v : nodes)
      if (set_[v] == all && index_[v] == 0) search_from(v, all);
  }

  // A node leaves the set `all` when its component is complete, so an edge within `all` leads to a node still open.
  void search_from(Node root, std::uint32_t all) {
    open(root);
    while (!frames_.empty()) {
      Frame& top = frames_.back();
      const Node v = top.node;
      if (top.edge < graph_.first_edge[v + 1]) {
        const Node w = graph_.target[top.edge++];
        if (set_[w] != all) continue;
        if (index_[w] == 0)
          open(w);
        else
          low_[v] = std::min(low_[v], index_[w]);
        continue;
      }
      frames_.pop_back();
      if (!frames_.empty()) low_[frames_.back().node] = std::min(low_[frames_.back().node], low_[v]);
      if (low_[v] == index_[v]) close(v);
    }
  }

  void open(Node v) {
    index_[v] = low_[v] = ++counter_;
    open_.push_back(v);
    frames_.push_back({v, graph_.first_edge[v]});
  }

  void close(Node root) {
    const auto component = std::find(open_.rbegin(), open_.rend(), root).base() - 1;
    const std::uint32_t mine = new_set();
    std::for_each(component, open_.end(), [&](Node v) { set_[v] = mine; });
    fair_set_[mine] = is_fair_set(component, mine);
    open_.erase(component, open_.end());
  }

  bool is_fair_set(std::vector<Node>::const_iterator component, std::uint32_t mine) {
    std::uint64_t taken = 0, somewhere = 0, everywhere = ~std::uint64_t{0};
    for (auto v = component; v != open_.end(); ++v) {
      somewhere |= graph_.enabled[*v];
      everywhere &= graph_.enabled[*v];
      for (std::uint64_t e = graph_.first_edge[*v]; e < graph_.first_edge[*v + 1]; ++e)
        if (set_[graph_.target[e]] == mine) taken |= std::uint64_t{1} << graph_.action[e];
    }
    if ((fair_.weak & everywhere & ~taken) != 0) return false;  // nor is any part of the set
    const std::uint64_t refused = fair_.strong & somewhere & ~taken;
    if (refused == 0) return true;
    std::vector<Node> rest;
    std::copy_if(component, open_.cend(), std::back_inserter(rest),
                 [&](Node v) { return (graph_.enabled[v] & refused) == 0; });
    if (!rest.empty()) left_.push_back(std::move(rest));
    return false;
  }

  std::uint32_t new_set() {
    fair_set_.push_back(false);
    return static_cast<std::uint32_t>(fair_set_.size() - 1);
  }

  const Graph& graph_;
  FairActions fair_;
  std::vector<std::uint32_t> set_;  // 0: none
  std::vector<bool> fair_set_ = {false};
  std::vector<std::uint32_t> index_, low_;
  std::uint32_t counter_ = 0;
  std::vector<Node> open_;
  std::vector<Frame> frames_;
  std::vector<std::vector<Node>> left_;
};

// A closed walk in a fair set that does all that fairness asks for.
class Loop {
 public:
  Loop(const Graph& graph, const FairSets& sets, FairActions fair, Node start)
      : graph_(graph), sets_(sets), start_(start), at_(start) {
    for (int action = 0; action < 64; ++action) {
      const std::uint64_t bit = std::uint64_t{1} << action;
      if ((fair.any() & bit) == 0) continue;
      const bool by_rest = (fair.strong & bit) == 0;
      const auto disabled = [&](Node v) { return (graph.enabled[v] & bit) == 0; };
      const auto takes = [&](std::uint64_t e) { return graph.action[e] == action; };
      if (by_rest)
        if (disabled(start) || std::any_of(hops_.begin(), hops_.end(), [&](Hop hop) { return disabled(hop.node); }))
          continue;
      if (std::any_of(hops_.begin(), hops_.end(), [&](Hop hop) { return hop.action == action; })) continue;
      walk([&](Node v) { return by_rest && disabled(v); }, takes);  // or nowhere, if it is enabled nowhere
    }
    if (at_ != start) walk([&](Node v) { return v == start; }, [](std::uint64_t) { return false; });
    if (hops_.empty()) hops_.push_back({stutters, start});
  }

  std::vector<Hop> hops() && { return std::move(hops_); }

 private:
  // Goes on to the nearest node or over the nearest edge that is wanted.
  template <class WantsNode, class WantsEdge>
  void walk(WantsNode wants_node, WantsEdge wants_edge) {
    std::vector<bool> seen(graph_.size());
    std::vector<Reached> order = {{{stutters, at_}, 0}};
    seen[at_] = true;
    for (std::size_t i = 0; i < order.size(); ++i) {
      const Node v = order[i].hop.node;
      for (std::uint64_t e = graph_.first_edge[v]; e < graph_.first_edge[v + 1]; ++e) {
        const Node w = graph_.target[e];
        if (!sets_.same_set(start_, w) || (seen[w] && !wants_edge(e))) continue;
        seen[w] = true;
        order.push_back({{graph_.action[e], w}, i});
        if (wants_node(w) || wants_edge(e)) return append(order);
      }
    }
  }

  struct Reached {
    Hop hop;
    std::size_t before;
  };
  void append(const std::vector<Reached>& order) {
    const std::size_t old = hops_.size();
    for (std::size_t i = order.size() - 1; i != 0; i = order[i].before) hops_.push_back(order[i].hop);
    std::reverse(hops_.begin() + static_cast<std::ptrdiff_t>(old), hops_.end());
    at_ = hops_.back().node;
  }

  const Graph& graph_;
  const FairSets& sets_;
  Node start_, at_;
  std::vector<Hop> hops_;
};

}  // namespace

void Graph::clear() {
  first_edge.resize(1);
  target.clear();
  action.clear();
  enabled.clear();
  waiting.clear();
  initial.clear();
}

std::uint64_t Graph::bytes() const {
  return first_edge.size() * 8 + target.size() * 5 + enabled.size() * (8 + sizeof(Waiting));
}

std::optional<Lasso> find_lasso(const Graph& graph, FairActions fair, std::size_t property, bool from_initial) {
  const Prefixes prefixes(graph, property, from_initial);
  std::vector<Node> waiting = prefixes.waiting();
  const FairSets sets(graph, fair, waiting);
  const auto found = std::find_if(waiting.begin(), waiting.end(), [&](Node v) { return sets.is_fair(v); });
  if (found == waiting.end()) return std::nullopt;
  return Lasso{prefixes.path_to(*found), Loop(graph, sets, fair, *found).hops()};
}

}  // namespace gridproof::explore
