// Sets of cells, as lists in the order of the board.
#pragma once

#include <algorithm>
#include <iterator>
#include <vector>

#include "spec/combinations.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::spec {

using Cells = std::vector<Cell>;

inline Cells both(const Cells& a, const Cells& b) {
  Cells common;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(common));
  return common;
}
inline Cells without(const Cells& a, const Cells& b) {
  Cells rest;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(rest));
  return rest;
}
inline Cells together(const Cells& a, const Cells& b) {
  Cells sum;
  std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(sum));
  return sum;
}

// Those of a list that were chosen.
template <class T>
std::vector<T> picked(const std::vector<T>& from, const Chosen& chosen) {
  std::vector<T> some;
  for (const std::size_t i : chosen) some.push_back(from[i]);
  return some;
}

// The houses of a kind, by their places in the layout.
inline std::vector<HouseIndex> houses_of_kind(const Layout& layout, HouseKind kind) {
  std::vector<HouseIndex> of_kind;
  for (HouseIndex h = 0; h < layout.houses().size(); ++h)
    if (layout.houses()[h].kind == kind) of_kind.push_back(h);
  return of_kind;
}

}  // namespace gridproof::spec
