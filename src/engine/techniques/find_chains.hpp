// Finds short chains of named forms: two strong links of one value, and wings of cells with few candidates.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <vector>

#include "engine/techniques/says.hpp"
#include "spec/sudoku/techniques/single_digit.hpp"
#include "spec/sudoku/techniques/wings.hpp"

namespace gridproof::engine {

// Whether houses of these kinds make the technique: the first, the second, the one that joins them.
using Makes = bool (*)(spec::HouseKind, spec::HouseKind, spec::HouseKind);

// Calls pair(a, b) for the ordered pairs of different cells that have all of `needed`, which are at most two.
template <int words, class F>
void each_pair_with(const CellSet<words>& needed, const CellSet<words>& from, F&& pair) {
  from.each([&](spec::Cell a) {
    CellSet<words> rest = needed;
    rest.remove(a);
    const int others = rest.count();
    if (others > 1) return;
    const CellSet<words>& second = others == 1 ? rest : from;
    second.each([&](spec::Cell b) {
      if (a != b) pair(a, b);
    });
  });
}

// a - b, joined with c - d: a and b have the value in the first house, c and d in the second.
template <int words, class Tell>
void find_two_links(Makes makes, const Places<words>& places, const Known<words>& known, Tell&& tell) {
  struct Linked {
    spec::HouseIndex house;
    CellSet<words> alive;
  };
  std::vector<Linked> linked;
  const auto is_joined = [&](spec::Cell b, spec::Cell c, spec::HouseIndex first, spec::HouseIndex second) {
    for (const spec::HouseIndex h : places.layout.houses_of(b)) {
      const auto& join = places.houses[h];
      if (h != first && h != second && join.cells.has(c) &&
          makes(places.houses[first].kind, places.houses[second].kind, join.kind))
        return true;
    }
    return false;
  };
  each_value(places.all_values, [&](spec::Value v) {
    const CellSet<words>& open = known.open_at(v);
    if (open.is_empty()) return;
    linked.clear();
    for (spec::HouseIndex h = 0; h < places.houses.size(); ++h) {
      const CellSet<words> alive = known.alive_at(v) & places.houses[h].cells;
      if (places.houses[h].has_every_value && alive.count() <= 2) linked.push_back({h, alive});
    }
    for (std::size_t i = 0; i < linked.size(); ++i)
      for (std::size_t j = i + 1; j < linked.size(); ++j) {
        const spec::HouseIndex first = linked[i].house, second = linked[j].house;
        const CellSet<words>&in_first = places.houses[first].cells, &in_second = places.houses[second].cells;
        // What is alive in both is an end or joined in both.
        each_pair_with(linked[i].alive, in_first, [&](spec::Cell a, spec::Cell b) {
          each_pair_with(linked[j].alive, in_second, [&](spec::Cell c, spec::Cell d) {
            if (b == c || !places.sees[b].has(c)) return;
            const auto tell_of = [&](const Says<words>& says) {
              const auto outside = [](spec::Cell x, const CellSet<words>& house, spec::Cell s, spec::Cell t) {
                return !house.has(x) || x == s || x == t;
              };
              if (!outside(c, in_first, a, b) || !outside(d, in_first, a, b) || !outside(a, in_second, c, d) ||
                  !outside(b, in_second, c, d) || !is_joined(b, c, first, second))
                return;
              tell(says, [&] {
                return spec::chain_reason(places.layout, places.rules,
                                          spec::two_strong_links(v, first, second, a, b, c, d))
                    .value();
              });
            };
            if (a == d) {
              if (open.has(a)) tell_of(is<words>(a, v));
            } else if (const CellSet<words> seen = places.sees[a] & places.sees[d]; meet(seen, open)) {
              tell_of(is_not(seen, only(v)));
            }
          });
        });
      }
  });
}

template <int words, class Tell>
void find_empty_rectangles(const Places<words>& places, const Known<words>& known, Tell&& tell) {
  each_value(places.all_values, [&](spec::Value v) {
    const CellSet<words>&alive = known.alive_at(v), &open = known.open_at(v);
    for (const auto& rectangle : places.rectangles) {
      const CellSet<words>& block = places.houses[rectangle.block].cells;
      if (meet(alive, without(block, rectangle.cells)) || !meet(open, rectangle.sees_end)) continue;
      for (std::size_t line = 0; line < places.size; ++line) {
        const CellSet<words>& cells = places.lines.cells[rectangle.parallel][line];
        const CellSet<words> needed = alive & cells;
        if (meet(cells, rectangle.cells) || needed.count() > 2 || meet(needed, block)) continue;
        each_pair_with(needed, without(cells, block), [&](spec::Cell c, spec::Cell d) {
          const CellSet<words> seen = rectangle.sees_end & places.sees[d];
          if (!rectangle.sees_joined.has(c) || !meet(open, seen)) return;
          tell(is_not(seen, only(v)), [&] {
            return spec::chain_reason(
                       places.layout, places.rules,
                       spec::empty_rectangle(v, rectangle.block, places.lines.houses[rectangle.parallel][line],
                                             rectangle.end, rectangle.joined, c, d))
                .value();
          });
        });
      }
    }
  });
}

// The cells that have no other candidates than two values, for every two; and by value the cells that see an open one.
template <int words>
class FewCandidates {
 public:
  FewCandidates(const Places<words>& places, const Known<words>& known) : size_(places.size) {
    for (spec::Cell c = 0; c < size_ * size_; ++c)
      each_superset(known.values[c], 2, places.all_values,
                    [&](ValueSet two) { pair(two).add(c); });
    for (std::size_t i = 0; i < size_; ++i)
      known.open[i].each([&](spec::Cell c) { reach_[i] |= places.sees[c]; });
  }

  const CellSet<words>& of(spec::Value x, spec::Value y) const { return pairs_[index(only(x) | only(y))]; }
  // Those of them for which it matters that they, or another, are y.
  CellSet<words> wings(spec::Value x, spec::Value y) const { return of(x, y) & reach_[y - 1U]; }

 private:
  CellSet<words>& pair(ValueSet two) { return pairs_[index(two)]; }
  static std::size_t index(ValueSet two) {
    const auto low = static_cast<std::size_t>(std::countr_zero(two));
    const auto high = static_cast<std::size_t>(std::countr_zero(two & (two - 1)));
    return high * (high - 1) / 2 + low;
  }

  static constexpr std::size_t greatest_size = Known<words>::greatest_size;
  std::size_t size_;
  std::array<CellSet<words>, greatest_size*(greatest_size - 1) / 2> pairs_;
  std::array<CellSet<words>, greatest_size> reach_;
};

// Pairs of different cells, one of each set.
template <int words, class F>
void each_two(const CellSet<words>& first, const CellSet<words>& second, F&& f) {
  first.each([&](spec::Cell p) {
    second.each([&](spec::Cell q) {
      if (p != q) f(p, q);
    });
  });
}

template <int words, class Tell>
void find_xy_wings(const Places<words>& places, const Known<words>& known, Tell&& tell) {
  const FewCandidates<words> few(places, known);
  each_superset(0, 2, places.all_values, [&](ValueSet xy) {
    const auto x = static_cast<spec::Value>(std::countr_zero(xy) + 1);
    const auto y = static_cast<spec::Value>(std::countr_zero(xy & (xy - 1)) + 1);
    each_value(places.all_values & ~xy, [&](spec::Value z) {
      const CellSet<words> first = few.wings(x, z), second = few.wings(y, z);
      if (first.is_empty() || second.is_empty()) return;
      few.of(x, y).each([&](spec::Cell pivot) {
        each_two(places.sees[pivot] & first, places.sees[pivot] & second, [&](spec::Cell p, spec::Cell q) {
          const CellSet<words> seen = places.sees[p] & places.sees[q];
          if (!meet(seen, known.open_at(z))) return;
          tell(is_not(seen, only(z)), [&] {
            return spec::chain_reason(places.layout, places.rules, spec::xy_wing(x, y, z, pivot, p, q)).value();
          });
        });
      });
    });
  });
}

template <int words, class Tell>
void find_xyz_wings(const Places<words>& places, const Known<words>& known, Tell&& tell) {
  const FewCandidates<words> few(places, known);
  for (spec::Cell pivot = 0; pivot < places.sees.size(); ++pivot)
    each_superset(known.values[pivot], 3, places.all_values, [&](ValueSet three) {
      each_value(three, [&](spec::Value z) {
        const ValueSet xy = three & ~only(z);
        const auto x = static_cast<spec::Value>(std::countr_zero(xy) + 1);
        const auto y = static_cast<spec::Value>(std::countr_zero(xy & (xy - 1)) + 1);
        const CellSet<words>& around = places.sees[pivot];
        if (!meet(around, known.open_at(z))) return;
        each_two(around & few.wings(x, z), around & few.wings(y, z), [&](spec::Cell p, spec::Cell q) {
          const CellSet<words> seen = around & places.sees[p] & places.sees[q];
          if (!meet(seen, known.open_at(z))) return;
          tell(is_not(seen, only(z)), [&] {
            return spec::xyz_wing_reason(places.layout, places.rules, x, y, z, pivot, p, q).value();
          });
        });
      });
    });
}

template <int words, class Tell>
void find_w_wings(const Places<words>& places, const Known<words>& known, Tell&& tell) {
  const FewCandidates<words> few(places, known);
  each_value(places.all_values, [&](spec::Value x) {
    for (spec::HouseIndex h = 0; h < places.houses.size(); ++h) {
      const CellSet<words>& house = places.houses[h].cells;
      const CellSet<words> alive = known.alive_at(x) & house;
      if (!places.houses[h].has_every_value || alive.count() > 2) continue;
      each_value(places.all_values & ~only(x), [&](spec::Value y) {
        const CellSet<words> wings = without(few.wings(x, y), house);
        if (wings.is_empty()) return;
        each_pair_with(alive, house, [&](spec::Cell a, spec::Cell b) {
          if (a > b) return;
          each_two(places.sees[a] & wings, places.sees[b] & wings, [&](spec::Cell p, spec::Cell q) {
            const CellSet<words> seen = places.sees[p] & places.sees[q];
            if (!meet(seen, known.open_at(y))) return;
            tell(is_not(seen, only(y)), [&] {
              return spec::chain_reason(places.layout, places.rules, spec::w_wing(x, y, h, a, b, p, q)).value();
            });
          });
        });
      });
    }
  });
}

template <int words, class Tell>
void find_remote_pairs(const Places<words>& places, const Known<words>& known, Tell&& tell) {
  const FewCandidates<words> few(places, known);
  each_superset(0, 2, places.all_values, [&](ValueSet xy) {
    const auto x = static_cast<spec::Value>(std::countr_zero(xy) + 1);
    const auto y = static_cast<spec::Value>(std::countr_zero(xy & (xy - 1)) + 1);
    const CellSet<words>& cells = few.of(x, y);
    const auto& sees = places.sees;
    cells.each([&](spec::Cell a) {
      (cells & sees[a]).each([&](spec::Cell b) {
        without(cells & sees[b], sees[a]).each([&](spec::Cell c) {
          if (c == a) return;
          without(without(cells & sees[c], sees[b]), sees[a]).each([&](spec::Cell d) {
            if (d <= a || d == b) return;
            const CellSet<words> seen = sees[a] & sees[d];
            if (!meet(seen, known.open_at(x) | known.open_at(y))) return;
            tell(is_not(seen, xy), [&] {
              return spec::remote_pair_reason(places.layout, places.rules, x, y, a, b, c, d).value();
            });
          });
        });
      });
    });
  });
}

}  // namespace gridproof::engine
