// One value, two houses that each have it in two places, and a house that joins them: chains of two strong links.
//
//   turbot fish       any of them
//   skyscraper        the two houses are rows, joined by a column; or columns, joined by a row
//   two-string kite   a row and a column, joined by a block
//   empty rectangle   a block that has the value in one row and one column only, and a line joined to one of these
//
// Where the free ends share a line as well, a skyscraper is an X-wing and concludes that too.
#pragma once

#include <tuple>

#include "spec/sudoku/techniques/chains.hpp"
#include "spec/sudoku/techniques/locked.hpp"

namespace gridproof::spec {

// The houses that have both cells.
inline std::vector<HouseIndex> houses_of_both(const Layout& layout, Cell a, Cell b) {
  std::vector<HouseIndex> shared;
  for (const HouseIndex h : layout.houses_of(a))
    if (layout.houses()[h].contains(b)) shared.push_back(h);
  return shared;
}

// free end a, joined places b and c, free end d: a and b in the first house, c and d in the second.
inline Chain two_strong_links(Value v, HouseIndex first, HouseIndex second, Cell a, Cell b, Cell c, Cell d) {
  return {{{{a}, v}, {{b}, v}, {{c}, v}, {{d}, v}}, {first, second}};
}

// free end = joined place - joined place = free end, where `wanted` agrees to the two houses and to the one that joins.
template <class Wanted>
void each_two_strong_links(const Layout& layout, const SudokuRules& rules, Value v, const Wanted& wanted,
                           const TellReason& tell) {
  const auto& houses = layout.houses();
  for (HouseIndex first = 0; first < houses.size(); ++first)
    for (HouseIndex second = static_cast<HouseIndex>(first + 1); second < houses.size(); ++second)
      for (const Cell b : houses[first])
        for (const Cell c : houses[second]) {
          const std::vector<HouseIndex> joining = houses_of_both(layout, b, c);
          if (b == c || std::none_of(joining.begin(), joining.end(), [&](HouseIndex h) {
                return h != first && h != second && wanted(houses[first].kind, houses[second].kind, houses[h].kind);
              }))
            continue;
          for (const Cell a : houses[first])
            for (const Cell d : houses[second]) {
              if (a == b || c == d) continue;
              const Chain chain = two_strong_links(v, first, second, a, b, c, d);
              if (const auto reason = chain_reason(layout, rules, chain)) tell(*reason);
            }
        }
}

// Of the first house, the second, and the one that joins them: whether they make the technique.
inline bool makes_turbot_fish(HouseKind, HouseKind, HouseKind) { return true; }
inline bool makes_skyscraper(HouseKind first, HouseKind second, HouseKind join) {
  return first == second && ((first == HouseKind::row && join == HouseKind::column) ||
                             (first == HouseKind::column && join == HouseKind::row));
}
inline bool makes_two_string_kite(HouseKind first, HouseKind second, HouseKind join) {
  return first == HouseKind::row && second == HouseKind::column && !is_line(join);
}

inline void each_turbot_fish(const Layout& layout, const SudokuRules& rules, const Values& values,
                             const TellReason& tell) {
  each_two_strong_links(layout, rules, values.front(), makes_turbot_fish, tell);
}

inline void each_skyscraper(const Layout& layout, const SudokuRules& rules, const Values& values,
                            const TellReason& tell) {
  each_two_strong_links(layout, rules, values.front(), makes_skyscraper, tell);
}

inline void each_two_string_kite(const Layout& layout, const SudokuRules& rules, const Values& values,
                                 const TellReason& tell) {
  each_two_strong_links(layout, rules, values.front(), makes_two_string_kite, tell);
}

// The free end of the block and the part of it that is joined to c; c and d are in the line.
inline Chain empty_rectangle(Value v, HouseIndex block, HouseIndex line, const Cells& end, const Cells& joined, Cell c,
                             Cell d) {
  return {{{end, v}, {joined, v}, {{c}, v}, {{d}, v}}, {block, line}};
}

// The block has the value in row `across` or column `down` only. The line has it in two places, and every place of one
// of these two parts sees one of them.
inline void each_empty_rectangle(const Layout& layout, const SudokuRules& rules, const Values& values,
                                 const TellReason& tell) {
  const Value v = values.front();
  const auto& houses = layout.houses();
  for (HouseIndex block = 0; block < houses.size(); ++block) {
    if (is_line(houses[block].kind)) continue;
    for (const HouseIndex across : houses_of_kind(layout, HouseKind::row))
      for (const HouseIndex down : houses_of_kind(layout, HouseKind::column)) {
        const Cells row = both(houses[block].cells, houses[across].cells),
                    column = both(houses[block].cells, houses[down].cells), crossing = both(row, column);
        if (crossing.empty() || row.size() < 2 || column.size() < 2) continue;
        for (const auto& [end, joined, parallel] :
             {std::tuple{without(row, crossing), column, HouseKind::row},
              std::tuple{without(column, crossing), row, HouseKind::column}})
          for (const HouseIndex line : houses_of_kind(layout, parallel))
            for (const Cell c : without(houses[line].cells, houses[block].cells))
              for (const Cell d : without(houses[line].cells, houses[block].cells)) {
                if (c == d) continue;
                const Chain chain = empty_rectangle(v, block, line, end, joined, c, d);
                if (const auto reason = chain_reason(layout, rules, chain)) tell(*reason);
              }
      }
  }
}

}  // namespace gridproof::spec
