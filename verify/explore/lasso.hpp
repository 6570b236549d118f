// Liveness on a graph: is there a fair behaviour that waits for ever? A behaviour ends up in a strongly connected set
// of states where the goal never holds (one state is such a set: there it stutters). The set is fair if each weakly
// fair action is taken in it or disabled somewhere in it, and each strongly fair one is taken in it or enabled nowhere
// in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "verify/explore/visit.hpp"

namespace gridproof::explore {

// The nodes are 0 .. size - 1. Steps that change nothing are not in it.
struct Graph {
  std::vector<std::uint64_t> first_edge = {0};  // node v has edges first_edge[v] .. first_edge[v + 1] - 1
  std::vector<std::uint32_t> target;
  std::vector<std::uint8_t> action;
  std::vector<std::uint64_t> enabled;  // of each node, as Visitor::visit says
  std::vector<Waiting> waiting;
  std::vector<std::uint32_t> initial;

  static constexpr std::uint64_t most_nodes = (std::uint64_t{1} << 31) - 2;

  std::size_t size() const { return enabled.size(); }
  void clear();
  std::uint64_t bytes() const;
};

struct Hop {
  int action;  // or begins, stutters
  std::uint32_t node;
};

struct Lasso {
  std::vector<Hop> prefix;  // the shortest way from an initial node to a node where a fair behaviour can wait for ever
  std::vector<Hop> loop;    // from there, back to there
};

// A behaviour that breaks property number `property`: `eventually` if it waits from the initial nodes, else leads-to.
std::optional<Lasso> find_lasso(const Graph& graph, FairActions fair, std::size_t property, bool from_initial);

}  // namespace gridproof::explore
