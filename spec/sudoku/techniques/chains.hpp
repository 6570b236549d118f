// Chains of links. A node says that a value stands in one of its cells; mostly it has one. Links are between nodes:
//
//   strong   not the one, so the other: a house has the value and has it nowhere else, or a cell has one of two values
//   weak     not both: every cell of the one sees every cell of the other, or a cell has one value
//
// A chain begins and ends with a strong link, and strong and weak links take turns. So one of its ends holds: whatever
// is linked weakly with both ends is not so. In a loop the ends are linked weakly too: then of each weak link one node
// holds, and what is linked weakly with both of these is not so.
//
//   const Chain skyscraper{{{{a}, v}, {{b}, v}, {{c}, v}, {{d}, v}}, {row_2, row_7}};
//   chain_reason(layout, rules, skyscraper);       // nothing where a link is not there, or nothing follows
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "spec/sudoku/techniques/cells.hpp"
#include "spec/sudoku/techniques/family.hpp"

namespace gridproof::spec {

struct Node {
  Cells cells;
  Value value;

  bool is_mark() const { return cells.size() == 1; }
  friend bool operator==(const Node&, const Node&) = default;
};

// nodes: an even number. strong: of each strong link the house that it is in, or nothing where it is in a cell.
struct Chain {
  std::vector<Node> nodes;
  std::vector<std::optional<HouseIndex>> strong;
  bool is_loop = false;
};

// Not both: cites why. False where they are not linked.
inline bool link_weakly(const SudokuRules& rules, const Node& a, const Node& b, ReasonDraft& draft) {
  if (a.value != b.value) {
    if (!a.is_mark() || a.cells != b.cells) return false;
    draft.cite(rules.has_one_value(a.cells.front()));
    return true;
  }
  for (const Cell x : a.cells)
    for (const Cell y : b.cells)
      if (!rules.see(x, y)) return false;
  for (const Cell x : a.cells)
    for (const Cell y : b.cells) draft.cite_differ(x, y);
  return true;
}

// One of them: cites why, and what must be absent for it.
inline bool link_strongly(const Layout& layout, const SudokuRules& rules, const Node& a, const Node& b,
                          const std::optional<HouseIndex>& house, ReasonDraft& draft) {
  if (!house) {
    if (!a.is_mark() || a.cells != b.cells || a.value == b.value) return false;
    const Cell cell = a.cells.front();
    draft.cite(rules.has_value(cell));
    for (const Value v : layout.values())
      if (v != a.value && v != b.value) draft.absent(cell, v);
    return true;
  }
  const Cells& cells = layout.houses()[*house].cells;
  const Cells places = together(a.cells, b.cells), rest = without(cells, places);
  if (a.value != b.value || !both(a.cells, b.cells).empty() || rest.size() + places.size() != cells.size() ||
      !layout.has_every_value(layout.houses()[*house]))
    return false;
  draft.cite(rules.has(*house, a.value));
  for (const Cell c : rest) draft.absent(c, a.value);
  return true;
}

// What is linked weakly with both nodes, of which one holds, is not so. Whether there is anything.
inline bool conclude_from(const Layout& layout, const SudokuRules& rules, const Node& a, const Node& b,
                          ReasonDraft& draft) {
  bool concludes = false;
  const auto try_mark = [&](Cell cell, Value value) {
    const Node mark{{cell}, value};
    ReasonDraft links(rules);
    if (mark == a || mark == b || !link_weakly(rules, a, mark, links) || !link_weakly(rules, b, mark, links)) return;
    draft.add(links);
    draft.del(cell, value);
    concludes = true;
  };
  for (const Cell c : layout.cells()) try_mark(c, a.value);
  for (const Value v : layout.values())
    if (a.is_mark() && v != a.value) try_mark(a.cells.front(), v);
  return concludes;
}

// Nothing where a link is not there, where nothing follows, or where one link needs absent what is a node of another.
inline std::optional<Reason> chain_reason(const Layout& layout, const SudokuRules& rules, const Chain& chain) {
  const std::size_t size = chain.nodes.size();
  if (size < 2 || size % 2 != 0 || chain.strong.size() != size / 2) return std::nullopt;
  ReasonDraft draft(rules);
  for (std::size_t i = 0; i + 1 < size; i += 2)
    if (!link_strongly(layout, rules, chain.nodes[i], chain.nodes[i + 1], chain.strong[i / 2], draft))
      return std::nullopt;
  for (std::size_t i = 1; i + 1 < size; i += 2)
    if (!link_weakly(rules, chain.nodes[i], chain.nodes[i + 1], draft)) return std::nullopt;
  const Node &first = chain.nodes.front(), &last = chain.nodes.back();
  bool concludes = false;
  if (chain.is_loop) {
    if (!link_weakly(rules, last, first, draft)) return std::nullopt;
    for (std::size_t i = 1; i < size; i += 2)
      concludes = conclude_from(layout, rules, chain.nodes[i], chain.nodes[(i + 1) % size], draft) || concludes;
  } else if (first == last && first.is_mark()) {
    draft.set(first.cells.front(), first.value);
    concludes = true;
  } else {
    concludes = conclude_from(layout, rules, first, last, draft);
  }
  if (!concludes) return std::nullopt;
  Reason reason = std::move(draft).finished();
  for (const Mark& gone : reason.premises)
    for (const Node& node : chain.nodes)
      if (node.value == gone.value && !both(node.cells, {gone.cell}).empty()) return std::nullopt;
  return reason;
}

}  // namespace gridproof::spec
