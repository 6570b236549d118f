// What a constraint leaves of the candidates. A choice gives each cell that the constraint speaks of a value that may
// still be; a mark is left where some choice that has it keeps the constraint.
//
//   const Marks<B> gone = absent(board, grid, candidates);   // spec/reason.hpp
//   const Marks<B> left = leaves(constraint, board, gone);
//
// So a constraint leaves no alternative: to that a mark is not so, where it is not left; to that it is so, where no
// other of its cell is. Where nothing is left, the constraint cannot hold any more.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>
#include <vector>

#include "spec/constraint.hpp"

namespace gridproof::spec {

template <Bit B>
B can_hold(const Count& count, const std::vector<Cell>& cells, const Board& board, const Marks<B>& gone) {
  std::vector<B> so(count.marks.size() + 1, B(false));  // [k]: some choice for the cells so far has k of the marks
  so[0] = B(true);
  for (const Cell c : cells) {
    std::vector<B> with(so.size(), B(false));
    for (const Value v : board.values()) {
      const auto more = static_cast<std::size_t>(std::count(count.marks.begin(), count.marks.end(), Mark{c, v}));
      for (std::size_t k = more; k < with.size(); ++k) with[k] = with[k] | (so[k - more] & ~gone.is(c, v));
    }
    so = std::move(with);
  }
  B within(false);
  for (std::size_t k = count.least; k <= count.most && k < so.size(); ++k) within = within | so[k];
  return within;
}

template <Bit B>
B can_hold(const Differ& differ, const std::vector<Cell>& cells, const Board& board, const Marks<B>& gone) {
  const auto may = [&](Cell c, Value v) { return ~gone.is(c, v); };
  B somewhere(false);
  for (std::size_t i = 0; i < differ.first.size(); ++i) {
    const Cell a = differ.first[i], b = differ.second[i];
    if (a == b) continue;
    somewhere = somewhere | any(board.values(), [&](Value v) {
                  return may(a, v) & any(board.values(), [&](Value w) { return w == v ? B(false) : may(b, w); });
                });
  }
  return somewhere & all(cells, [&](Cell c) { return any(board.values(), [&](Value v) { return may(c, v); }); });
}

// Some choice keeps the constraint.
template <Bit B>
B can_hold(const Constraint& constraint, const Board& board, const Marks<B>& gone) {
  const std::vector<Cell> cells = cells_of(constraint);
  return std::visit([&](const auto& rule) { return can_hold(rule, cells, board, gone); }, constraint.rule);
}

template <Bit B>
Marks<B> leaves(const Constraint& constraint, const Board& board, const Marks<B>& gone) {
  return marks<B>(board, [&](Cell c, Value v) {
    Marks<B> others_gone = gone;
    for (const Value w : board.values())
      if (w != v) others_gone.at(c, w) = B(true);
    return ~gone.is(c, v) & can_hold(constraint, board, others_gone);
  });
}

}  // namespace gridproof::spec
