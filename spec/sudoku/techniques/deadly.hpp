// Techniques that argue from uniqueness: a deadly pattern is cells, none of them given, that may hold two values each,
// so that each house has each value in two of them or in none. Were they all filled so, exchanging the two values in
// each would give a second solution. So where the puzzle has one, some cell of the pattern holds another value.
//
//   unique rectangle   a deadly pattern of two rows and two columns, with the same two values in its four cells. A side
//                      of it is the roof, the two other cells are the floor and have no other values.
//     type 1   three cells have no other values: the fourth is neither of the two
//     type 2   both cells of the roof have one more value, the same: what sees both is not this one
//     type 3   the roof has so many more values, and together with one cell fewer it is locked in a house
//     type 4   a house of the roof has one of the values there only: the roof does not have the other one
//   BUG+1              a deadly pattern but for one cell that has a third value: it holds that one
//
//   each_unique_rectangle_1(layout, rules, {1, 2}, tell);
//   bug_plus_one_reason(layout, rules, pattern, {cell, 3});      // nothing where it is no deadly pattern
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "spec/sudoku/techniques/cells.hpp"
#include "spec/sudoku/techniques/family.hpp"

namespace gridproof::spec {

using Pattern = std::vector<Exchange>;

inline bool is_deadly(const Layout& layout, const Pattern& pattern) {
  Cells cells;
  for (const auto& [cell, a, b] : pattern) {
    if (a == b || std::find(cells.begin(), cells.end(), cell) != cells.end()) return false;
    cells.push_back(cell);
  }
  for (const House& house : layout.houses())
    for (const Value v : layout.values()) {
      const auto here = std::count_if(pattern.begin(), pattern.end(), [&](const Exchange& each) {
        return (each.a == v || each.b == v) && house.contains(each.cell);
      });
      if (here != 0 && here != 2) return false;
    }
  return !pattern.empty();
}

// What every one of them rests on: all rules that speak of the pattern's values in its cells.
inline void cite_pattern(const Layout& layout, const SudokuRules& rules, const Pattern& pattern, ReasonDraft& draft) {
  for (const Exchange& each : pattern) {
    draft.exchange(each);
    draft.cite(rules.has_value(each.cell));
    draft.cite(rules.has_one_value(each.cell));
    for (const Cell c : layout.cells())
      if (rules.see(c, each.cell)) draft.cite_differ(c, each.cell);
    for (const HouseIndex h : layout.houses_of(each.cell))
      for (const Value v : {each.a, each.b})
        if (layout.has_every_value(layout.houses()[h])) draft.cite(rules.has(h, v));
  }
}

inline void absent_but(const Layout& layout, Cell cell, const Values& values, ReasonDraft& draft) {
  for (const Value v : layout.values())
    if (std::find(values.begin(), values.end(), v) == values.end()) draft.absent(cell, v);
}

// premises      each cell has no other values than its two; the one that is concluded of has the value besides
// constraints   all that speak of these cells
// conclusion    the value is in its cell
inline std::optional<Reason> bug_plus_one_reason(const Layout& layout, const SudokuRules& rules, const Pattern& pattern,
                                                 const Mark& third) {
  if (!is_deadly(layout, pattern)) return std::nullopt;
  ReasonDraft draft(rules);
  cite_pattern(layout, rules, pattern, draft);
  bool is_third = false;
  for (const auto& [cell, a, b] : pattern) {
    const bool here = cell == third.cell;
    absent_but(layout, cell, here ? Values{a, b, third.value} : Values{a, b}, draft);
    is_third = is_third || (here && a != third.value && b != third.value);
  }
  if (!is_third) return std::nullopt;
  draft.set(third.cell, third.value);
  return std::move(draft).finished();
}

// Each that is deadly with these two values: tell(cells of the floor, cells of the roof, pattern), once for each side
// that the roof may be.
template <class Tell>
void each_rectangle(const Layout& layout, Value a, Value b, const Tell& tell) {
  for (int top = 1; top <= layout.size(); ++top)
    for (int bottom = top + 1; bottom <= layout.size(); ++bottom)
      for (int left = 1; left <= layout.size(); ++left)
        for (int right = left + 1; right <= layout.size(); ++right) {
          const Cell nw = layout.cell(top, left), ne = layout.cell(top, right), sw = layout.cell(bottom, left),
                     se = layout.cell(bottom, right);
          const Pattern pattern{{nw, a, b}, {ne, a, b}, {sw, a, b}, {se, a, b}};
          if (!is_deadly(layout, pattern)) continue;
          tell(Cells{nw, ne}, Cells{sw, se}, pattern);
          tell(Cells{sw, se}, Cells{nw, ne}, pattern);
          tell(Cells{nw, sw}, Cells{ne, se}, pattern);
          tell(Cells{ne, se}, Cells{nw, sw}, pattern);
        }
}

inline ReasonDraft of_rectangle(const Layout& layout, const SudokuRules& rules, const Pattern& pattern,
                                const Cells& floor) {
  ReasonDraft draft(rules);
  cite_pattern(layout, rules, pattern, draft);
  for (const Cell c : floor) absent_but(layout, c, {pattern.front().a, pattern.front().b}, draft);
  return draft;
}

// premises      three of the cells have no other values than the two
// conclusion    the fourth has neither
inline void each_unique_rectangle_1(const Layout& layout, const SudokuRules& rules, const Values& values,
                                    const TellReason& tell) {
  const Value a = values[0], b = values[1];
  each_rectangle(layout, a, b, [&](const Cells& floor, const Cells& roof, const Pattern& pattern) {
    if (layout.row(roof[0]) != layout.row(roof[1])) return;  // the same by columns
    for (const auto& [third, fourth] : {std::pair(roof[0], roof[1]), std::pair(roof[1], roof[0])}) {
      ReasonDraft draft = of_rectangle(layout, rules, pattern, {floor[0], floor[1], third});
      draft.del(fourth, a);
      draft.del(fourth, b);
      tell(std::move(draft).finished());
    }
  });
}

// premises      the floor has no other values than the two, the roof none but a third
// conclusion    the third is in no cell that sees both cells of the roof
inline void each_unique_rectangle_2(const Layout& layout, const SudokuRules& rules, const Values& values,
                                    const TellReason& tell) {
  const Value a = values[0], b = values[1], third = values[2];
  if (a > b) return;  // the same with the two exchanged
  each_rectangle(layout, a, b, [&](const Cells& floor, const Cells& roof, const Pattern& pattern) {
    ReasonDraft draft = of_rectangle(layout, rules, pattern, floor);
    for (const Cell c : roof) absent_but(layout, c, {a, b, third}, draft);
    for (const Cell c : layout.cells())
      if (rules.see(c, roof[0]) && rules.see(c, roof[1])) draft.del(c, third);
    tell(std::move(draft).finished());
  });
}

// The first two values are the rectangle's, the others its roof's besides.
// premises      the floor has no other values than the two, the roof none but all of these; so many cells of a house of
//               the roof, one fewer than there are other values, have none but the others
// constraints   the cells have values; they differ from each other and from the rest of the house
// conclusion    the others are not in the rest of the house
inline void each_unique_rectangle_3(const Layout& layout, const SudokuRules& rules, const Values& values,
                                    const TellReason& tell) {
  const Value a = values[0], b = values[1];
  const Values more(values.begin() + 2, values.end());
  if (a > b || !std::is_sorted(more.begin(), more.end())) return;
  each_rectangle(layout, a, b, [&](const Cells& floor, const Cells& roof, const Pattern& pattern) {
    for (const House& house : layout.houses()) {
      if (!house.contains(roof[0]) || !house.contains(roof[1])) continue;
      const Cells rest = without(house.cells, roof);
      for (const Chosen& chosen : combinations(rest.size(), more.size() - 1)) {
        const Cells locked = picked(rest, chosen), target = without(rest, locked);
        if (target.empty()) continue;
        ReasonDraft draft = of_rectangle(layout, rules, pattern, floor);
        for (const Cell c : roof) absent_but(layout, c, values, draft);
        draft.cite_differ(locked);
        for (const Cell c : locked) {
          draft.cite(rules.has_value(c));
          absent_but(layout, c, more, draft);
          for (const Cell x : target) draft.cite_differ(c, x);
        }
        for (const Cell x : target)
          for (const Value v : more) draft.del(x, v);
        tell(std::move(draft).finished());
      }
    }
  });
}

// premises      the floor has no other values than the two; a house of the roof has the first nowhere else
// conclusion    the roof does not have the second
inline void each_unique_rectangle_4(const Layout& layout, const SudokuRules& rules, const Values& values,
                                    const TellReason& tell) {
  const Value a = values[0], b = values[1];
  each_rectangle(layout, a, b, [&](const Cells& floor, const Cells& roof, const Pattern& pattern) {
    for (const House& house : layout.houses()) {
      if (!house.contains(roof[0]) || !house.contains(roof[1]) || !layout.has_every_value(house)) continue;
      ReasonDraft draft = of_rectangle(layout, rules, pattern, floor);
      for (const Cell c : without(house.cells, roof)) draft.absent(c, a);
      for (const Cell c : roof) draft.del(c, b);
      tell(std::move(draft).finished());
    }
  });
}

}  // namespace gridproof::spec
