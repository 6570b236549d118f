// Reasons that argue from uniqueness: were the conclusion wrong, the puzzle would have a second solution. Such a reason
// names it. In the cells that it exchanges, none of which is given, two values change places.
//
//   entails_if_unique(reason, board, constraints, relation);
//   spares_givens(reason, board, givens);         // without that it says nothing of the puzzle
//
// What it says of a relation: where the premises and the constraints that are cited hold and the conclusion does not,
// the relation with the values exchanged is another one, and keeps every constraint that speaks of what is exchanged.
// The other constraints do not see the difference. So it is a second solution of the same givens wherever the relation
// is one.
#pragma once

#include <algorithm>
#include <variant>
#include <vector>

#include "spec/reason.hpp"

namespace gridproof::spec {

// The relation with the values exchanged.
template <GridLike G>
Marks<BitOf<G>> exchanged(const Reason& reason, const Board& board, const G& relation) {
  Marks<BitOf<G>> other = marks<BitOf<G>>(board, [&](Cell c, Value v) { return BitOf<G>(relation.is(c, v)); });
  for (const Exchange& each : reason.exchanged) {
    other.at(each.cell, each.a) = relation.is(each.cell, each.b);
    other.at(each.cell, each.b) = relation.is(each.cell, each.a);
  }
  return other;
}

template <GridLike G>
BitOf<G> spares_givens(const Reason& reason, const Board& board, const G& givens) {
  return all(reason.exchanged, [&](const Exchange& each) { return BitOf<G>(is_empty(board, givens, each.cell)); });
}

// Whether the two relations may differ in what it speaks of.
inline bool speaks_of_exchanged(const Constraint& constraint, const Reason& reason) {
  const auto is_exchanged = [&](const Mark& mark) {
    return std::any_of(reason.exchanged.begin(), reason.exchanged.end(), [&](const Exchange& each) {
      return each.cell == mark.cell && (each.a == mark.value || each.b == mark.value);
    });
  };
  if (const auto* count = std::get_if<Count>(&constraint.rule))
    return std::any_of(count->marks.begin(), count->marks.end(), is_exchanged);
  const std::vector<Cell> cells = cells_of(constraint);
  return std::any_of(reason.exchanged.begin(), reason.exchanged.end(),
                     [&](const Exchange& each) { return std::binary_search(cells.begin(), cells.end(), each.cell); });
}

template <GridLike G>
Statement<BitOf<G>> entails_if_unique(const Reason& reason, const Board& board,
                                      const std::vector<Constraint>& constraints, const G& relation) {
  using B = BitOf<G>;
  const Statement<B> said = entails(reason, board, constraints, relation);
  const Marks<B> other = exchanged(reason, board, relation);
  const B differs = any(reason.exchanged, [&](const Exchange& each) {
    return differ(B(relation.is(each.cell, each.a)), B(relation.is(each.cell, each.b)));
  });
  B kept = differs;
  for (const Constraint& constraint : constraints)
    if (speaks_of_exchanged(constraint, reason)) kept = kept & holds(constraint, board, other);
  return {said.premise & ~said.conclusion, kept};
}

}  // namespace gridproof::spec
