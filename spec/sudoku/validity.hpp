// When a full board is a solution, said twice as the Cryptol text says it, once with sequences that are compared with
// all-ones and zero, once with quantifiers. That both say the same is a theorem (check_equiv, valid_equiv).
//
//   Cryptol                here                  says
//   contains x             contains              some element of the group is x: [x == y | y <- group] != zero
//   contains' G x          contains_alt          any (== x) G
//   supset' G H            contains_all_alt      all (contains' G) H
//   check group            check                 [contains x | x <- [1 .. 9]] == ~zero
//   check' G               check_alt             supset' G [1 .. 9]
//   squares                squares               the boxes, computed by group, transpose and join
//   valid rows             valid                 [check g | g <- rows # columns # squares] == ~zero
//   valid' rows            valid_alt             all check' over the layout's houses
//
// The text's valid' applies check; ours applies check', so that valid_equiv covers both pairs. Layouts with further
// houses (diagonals, windows, regions) add them to the list of groups.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "spec/algebra.hpp"
#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::spec {

using Group = std::vector<Cell>;

// Two sequences of truth values are equal.
template <Bit B>
B equal(const std::vector<B>& left, const std::vector<B>& right) {
  B result(true);
  for (std::size_t i = 0; i < left.size(); ++i) result = result & same(left[i], right[i]);
  return result;
}

template <GridLike G>
auto contains(const G& grid, const Group& group, Value value) {
  using B = BitOf<G>;
  std::vector<B> equals;
  for (const Cell c : group) equals.push_back(grid.is(c, value));
  return ~equal(equals, std::vector<B>(equals.size(), B(false)));
}

template <GridLike G>
auto contains_alt(const G& grid, const Group& group, Value value) {
  return any(group, [&](Cell c) { return grid.is(c, value); });
}

template <GridLike G>
auto contains_all_alt(const G& grid, const Group& group, const std::vector<Value>& values) {
  return all(values, [&](Value v) { return contains_alt(grid, group, v); });
}

// In a group that is too small to have every value (Layout::boxes_on) no value may stand twice.
template <GridLike G>
auto no_repetition(const Layout& layout, const G& grid, const Group& group) {
  return all(layout.values(), [&](Value v) { return at_most_one(group, [&](Cell c) { return grid.is(c, v); }); });
}

template <GridLike G>
auto check(const Layout& layout, const G& grid, const Group& group) {
  using B = BitOf<G>;
  if (group.size() < layout.values().size()) return B(no_repetition(layout, grid, group));
  std::vector<B> contained;
  for (const Value v : layout.values()) contained.push_back(contains(grid, group, v));
  return equal(contained, std::vector<B>(contained.size(), B(true)));
}

template <GridLike G>
auto check_alt(const Layout& layout, const G& grid, const Group& group) {
  return group.size() < layout.values().size() ? no_repetition(layout, grid, group)
                                               : contains_all_alt(grid, group, layout.values());
}

template <class T>
using Sequence = std::vector<T>;

// [1, 2, 3, 4, 5, 6] in groups of 2 is [[1, 2], [3, 4], [5, 6]].
template <class T>
Sequence<Sequence<T>> group_by(std::size_t length, const Sequence<T>& items) {
  Sequence<Sequence<T>> groups;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i % length == 0) groups.emplace_back();
    groups.back().push_back(items[i]);
  }
  return groups;
}

template <class T>
Sequence<Sequence<T>> transpose(const Sequence<Sequence<T>>& rows) {
  Sequence<Sequence<T>> columns(rows.empty() ? 0 : rows.front().size());
  for (const auto& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) columns[i].push_back(row[i]);
  return columns;
}

template <class T>
Sequence<T> join(const Sequence<Sequence<T>>& parts) {
  Sequence<T> whole;
  for (const auto& part : parts) whole.insert(whole.end(), part.begin(), part.end());
  return whole;
}

inline Sequence<Group> rows(const Layout& layout) {
  return group_by(static_cast<std::size_t>(layout.size()), layout.cells());
}

inline Sequence<Group> columns(const Layout& layout) { return transpose(rows(layout)); }

// Each row is cut into pieces as wide as a box; transposed, the pieces of one stack stand together from top to bottom,
// and as many of them as a box has rows make a box. The boxes come out stack by stack, not band by band.
inline Sequence<Group> squares(const Layout& layout) {
  if (!layout.has_boxes()) return {};
  const auto width = static_cast<std::size_t>(layout.box_columns());
  const auto height = static_cast<std::size_t>(layout.box_rows());
  Sequence<Sequence<Group>> cut;
  for (const Group& row : rows(layout)) cut.push_back(group_by(width, row));
  Sequence<Group> boxes;
  for (const auto& pieces : group_by(height, join(transpose(cut)))) boxes.push_back(join(pieces));
  return boxes;
}

// rows # columns # squares, then what the layout has beyond them.
inline Sequence<Group> groups(const Layout& layout) {
  Sequence<Group> extra;
  for (const House& house : layout.houses())
    if (house.kind != HouseKind::row && house.kind != HouseKind::column && house.kind != HouseKind::box)
      extra.push_back(house.cells);
  return join<Group>({rows(layout), columns(layout), squares(layout), extra});
}

template <GridLike G>
auto valid(const Layout& layout, const G& grid) {
  using B = BitOf<G>;
  std::vector<B> checked;
  for (const Group& group : groups(layout)) checked.push_back(check(layout, grid, group));
  return equal(checked, std::vector<B>(checked.size(), B(true)));
}

template <GridLike G>
auto valid_alt(const Layout& layout, const G& grid) {
  return all(layout.houses(), [&](const House& house) { return check_alt(layout, grid, house.cells); });
}

template <GridLike G>
auto is_solution(const Layout& layout, const G& full) {
  return valid_alt(layout, full);
}

}  // namespace gridproof::spec
