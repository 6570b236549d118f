// Why something follows, as plain data: one notion for hints, explanations, certificates and audits.
//
//   premises      r3c2 is not 4: the cell is filled with another value, or is empty and 4 is no candidate of it
//   constraints   the rules that are used, by their places in the rules' own list
//   conclusion    marks that are so (set) and marks that are not (del)
//   exchanged     only where it argues that the puzzle has one solution: cells that are not given (uniqueness.hpp)
//
// A reason is right when its constraints and premises, and nothing else, entail its conclusion: `entails` is that, for
// one relation between cells and values. Whoever asks supplies every relation there is, not only grids.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "spec/algebra.hpp"
#include "spec/board.hpp"
#include "spec/constraint.hpp"
#include "spec/grid.hpp"
#include "spec/statement.hpp"
#include "spec/truth.hpp"

namespace gridproof::spec {

// Two values that change places in a cell.
struct Exchange {
  Cell cell;
  Value a;
  Value b;

  friend bool operator==(const Exchange&, const Exchange&) = default;
};

struct Reason {
  std::vector<Mark> premises;  // what is not so
  std::vector<std::size_t> constraints;
  std::vector<Mark> set;
  std::vector<Mark> del;
  std::vector<Exchange> exchanged = {};

  friend bool operator==(const Reason&, const Reason&) = default;
};

inline bool assumes_unique(const Reason& reason) { return !reason.exchanged.empty(); }

// A named family of reasons on a board, in the order in which a tier takes them: by conclusion, then by reason.
struct Technique {
  std::string name;
  std::vector<Reason> reasons;
};

// Which marks cannot be so on this grid with these candidates: what premises ask for.
template <Bit B, GridLike G>
Marks<B> absent(const Board& board, const G& grid, const Marks<B>& candidates) {
  return marks<B>(board, [&](Cell c, Value v) {
    const B other = any(board.values(), [&](Value w) { return w == v ? B(false) : B(grid.is(c, w)); });
    return other | (is_empty(board, grid, c) & ~candidates.is(c, v));
  });
}

template <Bit B>
B premises_hold(const Reason& reason, const Marks<B>& absent) {
  return all(reason.premises, [&](const Mark& m) { return B(absent.is(m.cell, m.value)); });
}

// Of a family that places: the first that concludes this mark and whose premises hold.
inline std::optional<Reason> first_that_holds(const Technique& technique, const Marks<Truth>& absent,
                                              const Mark& mark) {
  for (const Reason& reason : technique.reasons)
    if (reason.set.front() == mark && premises_hold(reason, absent).holds()) return reason;
  return std::nullopt;
}

// Some mark of the conclusion is still open.
template <Bit B>
B changes_something(const Reason& reason, const Marks<B>& candidates) {
  const auto open = [&](const Mark& m) { return B(candidates.is(m.cell, m.value)); };
  return any(reason.set, open) | any(reason.del, open);
}

// What the reason says of one relation between cells and values.
template <GridLike G>
Statement<BitOf<G>> entails(const Reason& reason, const Board& board, const std::vector<Constraint>& constraints,
                            const G& relation) {
  using B = BitOf<G>;
  const auto is = [&](const Mark& m) { return B(relation.is(m.cell, m.value)); };
  return {none(reason.premises, is) &
              all(reason.constraints, [&](std::size_t i) { return B(holds(constraints[i], board, relation)); }),
          all(reason.set, is) & none(reason.del, is)};
}

}  // namespace gridproof::spec
