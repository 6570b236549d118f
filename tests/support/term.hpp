// A reading that cannot be branched on: a truth value is a term, evaluated only afterwards under an assignment of its
// variables. Whatever compiles over it and agrees with the other readings will also mean the same to a solver.
#pragma once

#include <memory>
#include <vector>

namespace gridproof::test {

class Term {
 public:
  explicit Term(bool value) : node_(std::make_shared<Node>(Node{value ? Kind::yes : Kind::no, 0, {}, {}})) {}
  static Term variable(std::size_t index) { return Term(Node{Kind::variable, index, {}, {}}); }

  friend Term operator&(const Term& a, const Term& b) { return Term(Node{Kind::both, 0, a.node_, b.node_}); }
  friend Term operator|(const Term& a, const Term& b) { return Term(Node{Kind::either, 0, a.node_, b.node_}); }
  friend Term operator~(const Term& a) { return Term(Node{Kind::opposite, 0, a.node_, {}}); }

  // Each node once, whatever it is shared by: terms are graphs.
  bool under(const std::vector<bool>& assignment, unsigned stamp) const { return evaluate(*node_, assignment, stamp); }

 private:
  enum class Kind { no, yes, variable, both, either, opposite };
  struct Node {
    Kind kind;
    std::size_t index;
    std::shared_ptr<Node> left, right;
    unsigned stamp = 0;
    bool value = false;
  };

  explicit Term(Node node) : node_(std::make_shared<Node>(std::move(node))) {}

  static bool evaluate(Node& node, const std::vector<bool>& assignment, unsigned stamp) {
    if (node.stamp == stamp) return node.value;
    node.stamp = stamp;
    switch (node.kind) {
      case Kind::no: node.value = false; break;
      case Kind::yes: node.value = true; break;
      case Kind::variable: node.value = assignment[node.index]; break;
      case Kind::opposite: node.value = !evaluate(*node.left, assignment, stamp); break;
      case Kind::both: {
        const bool left = evaluate(*node.left, assignment, stamp);
        node.value = evaluate(*node.right, assignment, stamp) && left;
        break;
      }
      case Kind::either: {
        const bool left = evaluate(*node.left, assignment, stamp);
        node.value = evaluate(*node.right, assignment, stamp) || left;
        break;
      }
    }
    return node.value;
  }

  std::shared_ptr<Node> node_;
};

}  // namespace gridproof::test
