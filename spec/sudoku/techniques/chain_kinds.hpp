// The chains that have a name, and whether a reason is one's.
//
//   X-chain       marks of one value; every link is in a house
//   XY-chain      marks; every strong link is in a cell, every weak one between two cells
//   alternating inference chain   marks; links of both sorts in any order
//   grouped       some node has more than one cell
//
//   is_reason_of(layout, rules, chain, reason);           // who has the chain shows it
//   chain_behind(layout, rules, is_x_chain, reason);      // who has the reason alone: looks for the chain
//
// An open chain and a loop may be of any kind. The chain is looked for among the strong links that the reason cites,
// each taken once: what its premises leave of a cell or house are the two nodes.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "spec/sudoku/techniques/chains.hpp"

namespace gridproof::spec {

using IsOfKind = bool (*)(const Chain&);

inline bool is_of_marks(const Chain& chain) {
  return std::all_of(chain.nodes.begin(), chain.nodes.end(), [](const Node& node) { return node.is_mark(); });
}
inline bool is_grouped(const Chain& chain) { return !is_of_marks(chain); }
inline bool is_of_one_value(const Chain& chain) {
  return std::all_of(chain.nodes.begin(), chain.nodes.end(),
                     [&](const Node& node) { return node.value == chain.nodes.front().value; });
}

inline bool is_any_chain(const Chain&) { return true; }
inline bool is_alternating_chain(const Chain& chain) { return is_of_marks(chain); }
inline bool is_x_chain(const Chain& chain) { return is_of_marks(chain) && is_of_one_value(chain); }
inline bool is_xy_chain(const Chain& chain) {
  const std::size_t size = chain.nodes.size();
  for (std::size_t i = 1; i < size; i += 2)
    if (i + 1 < size || chain.is_loop)
      if (chain.nodes[i].value != chain.nodes[(i + 1) % size].value) return false;
  return is_of_marks(chain) && std::none_of(chain.strong.begin(), chain.strong.end(),
                                            [](const std::optional<HouseIndex>& house) { return house.has_value(); });
}

inline bool is_reason_of(const Layout& layout, const SudokuRules& rules, const Chain& chain, const Reason& reason) {
  const std::optional<Reason> said = chain_reason(layout, rules, chain);
  return said && *said == in_order(rules, reason);
}

// The ways to read one strong link: where it is, and its two nodes.
struct StrongLink {
  std::optional<HouseIndex> house;
  std::vector<std::pair<Node, Node>> ways;
};

// Of places that a house leaves to a value, the first is in the one node or in the other: so each split comes once.
inline StrongLink strong_in_house(HouseIndex house, const Cells& places, Value value) {
  StrongLink link{house, {}};
  for (std::size_t split = 1; places.size() > 1 && split < std::size_t{1} << (places.size() - 1); ++split) {
    Node a{{places.front()}, value}, b{{}, value};
    for (std::size_t i = 1; i < places.size(); ++i) (split >> (i - 1) & 1U ? b : a).cells.push_back(places[i]);
    link.ways.emplace_back(a, b);
  }
  return link;
}

// The strong links that a reason cites, with what its premises leave.
inline std::vector<StrongLink> strong_links(const Layout& layout, const SudokuRules& rules, const Reason& reason) {
  const auto cites = [&](std::size_t constraint) {
    return std::find(reason.constraints.begin(), reason.constraints.end(), constraint) != reason.constraints.end();
  };
  const auto open = [&](Cell cell, Value value) {
    return std::find(reason.premises.begin(), reason.premises.end(), Mark{cell, value}) == reason.premises.end();
  };
  std::vector<StrongLink> links;
  for (const Cell c : layout.cells()) {
    if (!cites(rules.has_value(c))) continue;
    std::vector<Node> left;
    for (const Value v : layout.values())
      if (open(c, v)) left.push_back({{c}, v});
    links.push_back({std::nullopt, {}});
    if (left.size() == 2) links.back().ways.emplace_back(left.front(), left.back());
  }
  for (HouseIndex h = 0; h < layout.houses().size(); ++h)
    for (const Value v : layout.values()) {
      if (!layout.has_every_value(layout.houses()[h]) || !cites(rules.has(h, v))) continue;
      Cells places;
      for (const Cell c : layout.houses()[h])
        if (open(c, v)) places.push_back(c);
      links.push_back(strong_in_house(h, places, v));
    }
  return links;
}

// Every chain, open and closed, through each of the strong links once, in either direction.
template <class Visit>
void each_chain_through(const std::vector<StrongLink>& links, const SudokuRules& rules, const Visit& visit) {
  Chain chain;
  std::vector<bool> taken(links.size());
  const auto extend = [&](const auto& self) -> void {
    if (chain.strong.size() == links.size()) {
      for (const bool is_loop : {false, true}) {
        chain.is_loop = is_loop;
        visit(chain);
      }
      return;
    }
    for (std::size_t i = 0; i < links.size(); ++i) {
      if (taken[i]) continue;
      for (const auto& [a, b] : links[i].ways)
        for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
          ReasonDraft weak(rules);
          if (!chain.nodes.empty() && !link_weakly(rules, chain.nodes.back(), from, weak)) continue;
          taken[i] = true;
          chain.nodes.insert(chain.nodes.end(), {from, to});
          chain.strong.push_back(links[i].house);
          self(self);
          chain.nodes.resize(chain.nodes.size() - 2, from);
          chain.strong.pop_back();
          taken[i] = false;
        }
    }
  };
  if (!links.empty()) extend(extend);
}

// A chain of this kind whose reason it is, if there is one. A reason that cites one strong link twice has none here.
inline std::optional<Chain> chain_behind(const Layout& layout, const SudokuRules& rules, IsOfKind is_of_kind,
                                         const Reason& reason) {
  std::optional<Chain> found;
  each_chain_through(strong_links(layout, rules, reason), rules, [&](const Chain& chain) {
    if (!found && is_of_kind(chain) && is_reason_of(layout, rules, chain, reason)) found = chain;
  });
  return found;
}

}  // namespace gridproof::spec
