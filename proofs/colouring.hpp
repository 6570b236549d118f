// Simple colouring: of pairs in any number by its step, and of few pairs directly.
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "proofs/techniques.hpp"
#include "spec/sudoku/techniques/colouring.hpp"

namespace gridproof::proofs {

// `of_colour`: whether the colour of the first cell is so. A pair has the value in just one of its cells, so from cell
// to cell of a pair the colour changes, and what is known of the cells before is known of the next one.
struct ColouringStep {
  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const B of_colour = stage.input("of_colour"), cell = stage.input("cell"), next = stage.input("next"),
            other = stage.input("other"), target = stage.input("target");
    const B pair = (cell | next) & ~(cell & next);
    stage.show("next to the one colour is the other", same(cell, of_colour) & pair, same(next, ~of_colour));
    stage.show("next to the other colour is the one", same(cell, ~of_colour) & pair, same(next, of_colour));
    stage.show("what sees both colours is not so",
               same(cell, of_colour) & same(other, ~of_colour) & ~(target & cell) & ~(target & other), ~target);
    stage.show("a colour of which two cells see each other is not so",
               same(cell, of_colour) & same(other, of_colour) & ~(cell & other), ~of_colour);
  }
};

// Colourings as spec has them; a test takes others.
struct ColouringsOfSpec {
  static std::optional<Reason> trap(const Layout& layout, const SudokuRules& rules, const Colouring& colouring) {
    return trap_reason(layout, rules, colouring);
  }
  static std::optional<Reason> wrap(const Layout& layout, const SudokuRules& rules, const Colouring& colouring) {
    return wrap_reason(layout, rules, colouring);
  }
};

// Every colouring of so many pairs or fewer that begins at r1c1, each set of pairs once: tell(colouring).
template <class Tell>
void each_colouring(std::size_t most, const Layout& layout, Value value, const Tell& tell) {
  using Pair = std::tuple<HouseIndex, Cell, Cell>;
  std::set<std::vector<Pair>> known;
  Colouring colouring{value, {}};
  std::vector<Pair> pairs;
  const auto extend = [&](const auto& self, const Cells& coloured) -> void {
    if (colouring.pairs.size() == most) return;
    for (const Cell from : coloured)
      for (const HouseIndex h : layout.houses_of(from))
        for (const Cell to : layout.houses()[h]) {
          if (to == from) continue;
          const Pair pair{h, std::min(from, to), std::max(from, to)};
          std::vector<Pair> more = pairs;
          more.insert(std::upper_bound(more.begin(), more.end(), pair), pair);
          if (!known.insert(more).second) continue;
          const std::vector<Pair> before = std::exchange(pairs, std::move(more));
          colouring.pairs.push_back({h, from, to});
          tell(colouring);
          self(self, together(coloured, {to}));
          colouring.pairs.pop_back();
          pairs = before;
        }
  };
  extend(extend, {0});
}

template <class Colourings = ColouringsOfSpec>
Family colourings(std::size_t most) {
  return {0, [most](const Layout& layout, const SudokuRules& rules, const Values&, const TellReason& tell) {
            each_colouring(most, layout, layout.values().front(), [&](const Colouring& colouring) {
              if (const auto reason = Colourings::trap(layout, rules, colouring)) tell(*reason);
              if (const auto reason = Colourings::wrap(layout, rules, colouring)) tell(*reason);
            });
          }};
}

}  // namespace gridproof::proofs
