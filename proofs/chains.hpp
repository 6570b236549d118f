// Chains of any length: each kind of link is right, and links in a row do what is said of them. The second is about truth
// values alone, whatever the nodes are; together they say that every chain is right.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "proofs/techniques.hpp"
#include "spec/sudoku/techniques/chains.hpp"

namespace gridproof::proofs {

// What every chain rests on, one link at a time: n0 or a is what is known so far, b and c are the next two nodes.
struct ChainStep {
  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const B first = stage.input("first"), a = stage.input("a"), b = stage.input("b"), c = stage.input("c"),
            other = stage.input("other");
    stage.show("it begins with a strong link", first | a, first | a);
    stage.show("a weak and a strong link lead on", (first | a) & ~(a & b) & (b | c), first | c);
    stage.show("what is linked with both ends is not so", (first | c) & ~(first & other) & ~(c & other), ~other);
    // From b round the loop to a: a chain whose ends are those of the weak link between a and b.
    stage.show("in a loop, what is linked with both nodes of a weak link is not so",
               (b | a) & ~(a & other) & ~(b & other), ~other);
  }
};

// The nodes that people use: a mark, and a value in what two houses share.
inline std::vector<Node> nodes_of(const Layout& layout, Value value) {
  std::vector<Node> nodes;
  for (const Cell c : layout.cells()) nodes.push_back({{c}, value});
  for (HouseIndex h = 0; h < layout.houses().size(); ++h)
    for (HouseIndex k = static_cast<HouseIndex>(h + 1); k < layout.houses().size(); ++k) {
      const Node group{both(layout.houses()[h].cells, layout.houses()[k].cells), value};
      if (group.cells.size() > 1) nodes.push_back(group);
    }
  return nodes;
}

// Links and chains as spec has them; a test takes others.
struct OfSpec {
  static bool weakly(const SudokuRules& rules, const Node& a, const Node& b, ReasonDraft& draft) {
    return link_weakly(rules, a, b, draft);
  }
  static bool strongly(const Layout& layout, const SudokuRules& rules, const Node& a, const Node& b,
                       const std::optional<HouseIndex>& house, ReasonDraft& draft) {
    return link_strongly(layout, rules, a, b, house, draft);
  }
  static std::optional<Reason> reason(const Layout& layout, const SudokuRules& rules, const Chain& chain) {
    return chain_reason(layout, rules, chain);
  }
};

// Each link of two nodes, of the first value or of the first two: the premises and constraints that it cites do entail
// that one of the nodes holds, or that not both do.
template <class Links = OfSpec>
struct LinksRight {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const SudokuRules rules(layout);
    const Marks<B> relation = stage.marks("relation", layout);
    stage.exhibit("relation", relation);
    const auto so = [&](const Node& node) {
      return any(node.cells, [&](Cell c) { return B(relation.is(c, node.value)); });
    };
    const auto cited = [&](ReasonDraft&& draft) {
      return entails(std::move(draft).finished(), layout, rules.constraints(), relation).premise;
    };
    const auto show_weak = [&](const Node& a, const Node& b) {
      ReasonDraft draft(rules);
      if (Links::weakly(rules, a, b, draft)) stage.show("weak", cited(std::move(draft)), ~(so(a) & so(b)));
    };
    const auto show_strong = [&](const Node& a, const Node& b, std::optional<HouseIndex> house) {
      ReasonDraft draft(rules);
      if (Links::strongly(layout, rules, a, b, house, draft))
        stage.show(house ? "strong in " + layout.houses()[*house].name() : "strong in a cell", cited(std::move(draft)),
                   so(a) | so(b));
    };
    const Value v = layout.values()[0], w = layout.values()[1];
    for (const Cell c : layout.cells()) {
      show_weak({{c}, v}, {{c}, w});
      show_strong({{c}, v}, {{c}, w}, std::nullopt);
    }
    const std::vector<Node> nodes = nodes_of(layout, v);
    for (std::size_t i = 0; i < nodes.size(); ++i)
      for (std::size_t j = i + 1; j < nodes.size(); ++j) {
        show_weak(nodes[i], nodes[j]);
        for (HouseIndex h = 0; h < layout.houses().size(); ++h) show_strong(nodes[i], nodes[j], h);
      }
  }
};

// Every chain of so many nodes from r1c1=1, each a mark, open and closed.
template <class Links>
void each_chain(std::size_t size, const Layout& layout, const SudokuRules& rules, const TellReason& tell) {
  Chain chain{{{{0}, 1}}, {}};
  const std::vector<Mark> marks = all_marks(layout);
  const auto linked = [&](const Node& a, const Node& b, std::optional<HouseIndex> house, bool strong) {
    ReasonDraft draft(rules);
    return strong ? Links::strongly(layout, rules, a, b, house, draft) : Links::weakly(rules, a, b, draft);
  };
  const auto extend = [&](const auto& self) -> void {
    if (chain.nodes.size() == size) {
      for (const bool is_loop : {false, true}) {
        chain.is_loop = is_loop;
        if (const auto reason = Links::reason(layout, rules, chain)) tell(*reason);
      }
      return;
    }
    const bool strong = chain.nodes.size() % 2 == 1;
    const Node last = chain.nodes.back();
    for (const Mark& mark : marks) {
      const Node next{{mark.cell}, mark.value};
      if (next == last) continue;
      std::vector<std::optional<HouseIndex>> ways = {std::nullopt};
      if (strong)
        for (HouseIndex h = 0; h < layout.houses().size(); ++h) ways.emplace_back(h);
      for (const std::optional<HouseIndex>& way : ways) {
        if (!linked(last, next, way, strong)) continue;
        chain.nodes.push_back(next);
        if (strong) chain.strong.push_back(way);
        self(self);
        chain.nodes.pop_back();
        if (strong) chain.strong.pop_back();
      }
    }
  };
  extend(extend);
}

// The chains themselves, of so many nodes or fewer, without the steps. A long one may ask for what cannot all be so: then
// it is right, and of no use; which can be met is not asked here.
template <class Links = OfSpec>
struct ChainsRight {
  Layout layout;
  std::size_t nodes;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const SudokuRules rules(layout);
    const Marks<B> relation = stage.marks("relation", layout);
    stage.exhibit("relation", relation);
    const Family chains{0, [this](const Layout& on, const SudokuRules& by, const Values&, const TellReason& tell) {
                          for (std::size_t size = 2; size <= nodes; size += 2) each_chain<Links>(size, on, by, tell);
                        }};
    for (const Kind& kind : kinds(chains, layout, rules))
      stage.show(std::to_string(kind.reasons) + " chains",
                 entails(kind.reason, layout, rules.constraints(), relation).holds());
  }
};

}  // namespace gridproof::proofs
