// Finds short chains of named forms: two strong links of one value, and wings of cells with few candidates.
#include <array>
#include <bit>
#include <cstddef>
#include <vector>

#include "engine/techniques/finders.hpp"
#include "spec/sudoku/techniques/single_digit.hpp"
#include "spec/sudoku/techniques/wings.hpp"

namespace gridproof::engine {

namespace {

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

// The cells that see some cell of a set.
template <int words>
CellSet<words> seeing(const Places<words>& places, const CellSet<words>& cells) {
  CellSet<words> seen;
  cells.each([&](spec::Cell c) { seen |= places.sees[c]; });
  return seen;
}

// The strong links of one value within houses, by the end that is joined to another: filled houses have some as well,
// which say nothing new, and few of these are ever met.
template <int words>
class StrongLinks {
 public:
  struct Link {
    spec::HouseIndex house;
    spec::Cell free, joined;
    int next;  // of those with the same joined end
  };

  StrongLinks(const Places<words>& places, const Known<words>& known, spec::Value v) : first_(places.sees.size(), -1) {
    const CellSet<words> matter = seeing(places, known.open_at(v));
    for (spec::HouseIndex h = 0; h < places.houses.size(); ++h) {
      const CellSet<words>& house = places.houses[h].cells;
      const CellSet<words> alive = known.alive_at(v) & house;
      if (!places.houses[h].has_every_value || alive.count() > 2) continue;
      each_pair_with(alive, house, [&](spec::Cell free, spec::Cell joined) {
        if (!matter.has(free) && !known.open_at(v).has(free)) return;
        links_.push_back({h, free, joined, first_[joined]});
        first_[joined] = static_cast<int>(links_.size()) - 1;
        joined_.add(joined);
      });
    }
  }

  const std::vector<Link>& all() const { return links_; }
  // Those whose joined end is among the cells.
  template <class F>
  void each_joined(const CellSet<words>& cells, F&& f) const {
    (joined_ & cells).each([&](spec::Cell c) {
      for (int i = first_[c]; i >= 0;) {
        const Link& link = links_[static_cast<std::size_t>(i)];
        f(link);
        i = link.next;
      }
    });
  }

 private:
  std::vector<Link> links_;
  std::vector<int> first_;  // by joined end
  CellSet<words> joined_;
};

}  // namespace

// a - b, joined with c - d: a and b have the value in the first house, c and d in the second.
template <int words>
void FindShortChains<words>::two_links(Makes makes, const Places<words>& places, const Known<words>& known,
                                       const Tell<words>& tell) {
  const auto are_joined = [&](spec::Cell b, spec::Cell c, spec::HouseIndex first, spec::HouseIndex second) {
    for (const spec::HouseIndex h : places.layout.houses_of(b)) {
      const auto& join = places.houses[h];
      if (h != first && h != second && join.cells.has(c) &&
          makes(places.houses[first].kind, places.houses[second].kind, join.kind))
        return true;
    }
    return false;
  };
  // What one link needs absent is no node of the other.
  const auto spares = [&](spec::HouseIndex house, spec::Cell x, spec::Cell y, spec::Cell node) {
    return !places.houses[house].cells.has(node) || node == x || node == y;
  };
  each_value(places.all_values, [&](spec::Value v) {
    const CellSet<words>& open = known.open_at(v);
    if (open.is_empty()) return;
    const StrongLinks<words> links(places, known, v);
    for (const auto& link : links.all()) {
      const spec::HouseIndex first = link.house;
      const spec::Cell a = link.free, b = link.joined;
      links.each_joined(places.sees[b], [&](const auto& other) {
        const spec::HouseIndex second = other.house;
        const spec::Cell c = other.joined, d = other.free;
        if (second <= first || !spares(first, a, b, c) || !spares(first, a, b, d) || !spares(second, c, d, a) ||
            !spares(second, c, d, b))
          return;
        const CellSet<words> seen = places.sees[a] & places.sees[d];
        if (!(a == d ? open.has(a) : meet(seen, open)) || !are_joined(b, c, first, second)) return;
        tell(a == d ? is<words>(a, v) : is_not(seen, only(v)), [&] {
          return spec::chain_reason(places.layout, places.rules, spec::two_strong_links(v, first, second, a, b, c, d))
              .value();
        });
      });
    }
  });
}

template <int words>
void FindShortChains<words>::empty_rectangles(const Places<words>& places, const Known<words>& known,
                                              const Tell<words>& tell) {
  each_value(places.all_values, [&](spec::Value v) {
    const CellSet<words>&alive = known.alive_at(v), &open = known.open_at(v);
    if (open.is_empty()) return;
    const CellSet<words> matter = seeing(places, open);
    for (const auto& rectangle : places.rectangles) {
      const CellSet<words>& block = places.houses[rectangle.block].cells;
      if (meet(alive, without(block, rectangle.cells)) || !meet(open, rectangle.sees_end)) continue;
      for (std::size_t line = 0; line < places.size; ++line) {
        const CellSet<words>& cells = places.lines.cells[rectangle.parallel][line];
        const CellSet<words> needed = alive & cells;
        if (meet(cells, rectangle.cells) || needed.count() > 2) continue;
        if (!needed.is_empty() && !meet(needed, rectangle.sees_joined | matter)) continue;
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

namespace {

// The cells that have no other candidates than two values, for every two; and by value the cells that see an open one.
template <int words>
class FewCandidates {
 public:
  FewCandidates(const Places<words>& places, const Known<words>& known) : size_(places.size) {
    for (spec::Cell c = 0; c < size_ * size_; ++c)
      each_superset(known.values[c], 2, places.all_values, [&](ValueSet two) { pair(two).add(c); });
    for (std::size_t i = 0; i < size_; ++i) reach_[i] = seeing(places, known.open[i]);
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

}  // namespace

template <int words>
void FindShortChains<words>::xy_wings(const Places<words>& places, const Known<words>& known, const Tell<words>& tell) {
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

template <int words>
void FindShortChains<words>::xyz_wings(const Places<words>& places, const Known<words>& known,
                                       const Tell<words>& tell) {
  const FewCandidates<words> few(places, known);
  each_value(places.all_values, [&](spec::Value z) {
    CellSet<words> wings;
    each_value(places.all_values & ~only(z), [&](spec::Value x) { wings |= few.wings(x, z); });
    for (spec::Cell pivot = 0; pivot < places.sees.size(); ++pivot) {
      const CellSet<words>& around = places.sees[pivot];
      if (std::popcount(known.values[pivot]) > 3 || !meet(around, known.open_at(z)) || (around & wings).count() < 2)
        continue;
      each_superset(known.values[pivot] | only(z), 3, places.all_values, [&](ValueSet three) {
        const ValueSet xy = three & ~only(z);
        const auto x = static_cast<spec::Value>(std::countr_zero(xy) + 1);
        const auto y = static_cast<spec::Value>(std::countr_zero(xy & (xy - 1)) + 1);
        each_two(around & few.wings(x, z), around & few.wings(y, z), [&](spec::Cell p, spec::Cell q) {
          const CellSet<words> seen = around & places.sees[p] & places.sees[q];
          if (!meet(seen, known.open_at(z))) return;
          tell(is_not(seen, only(z)), [&] {
            return spec::xyz_wing_reason(places.layout, places.rules, x, y, z, pivot, p, q).value();
          });
        });
      });
    }
  });
}

template <int words>
void FindShortChains<words>::w_wings(const Places<words>& places, const Known<words>& known, const Tell<words>& tell) {
  const FewCandidates<words> few(places, known);
  each_value(places.all_values, [&](spec::Value x) {
    CellSet<words> any_wings;
    each_value(places.all_values & ~only(x), [&](spec::Value y) { any_wings |= few.wings(x, y); });
    const CellSet<words> beside_wings = seeing(places, any_wings);
    for (spec::HouseIndex h = 0; h < places.houses.size(); ++h) {
      const CellSet<words>& house = places.houses[h].cells;
      const CellSet<words> alive = known.alive_at(x) & house;
      if (!places.houses[h].has_every_value || alive.count() > 2) continue;
      each_pair_with(alive, house, [&](spec::Cell a, spec::Cell b) {
        if (a > b || !beside_wings.has(a) || !beside_wings.has(b)) return;
        each_value(places.all_values & ~only(x), [&](spec::Value y) {
          const CellSet<words> wings = without(few.wings(x, y), house);
          if (wings.is_empty()) return;
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

template <int words>
void FindShortChains<words>::remote_pairs(const Places<words>& places, const Known<words>& known,
                                          const Tell<words>& tell) {
  const FewCandidates<words> few(places, known);
  each_superset(0, 2, places.all_values, [&](ValueSet xy) {
    const auto x = static_cast<spec::Value>(std::countr_zero(xy) + 1);
    const auto y = static_cast<spec::Value>(std::countr_zero(xy & (xy - 1)) + 1);
    const CellSet<words>& cells = few.of(x, y);
    const auto& sees = places.sees;
    cells.each([&](spec::Cell a) {
      (cells & sees[a]).each([&](spec::Cell b) {
        without(cells & sees[b], sees[a]).each([&](spec::Cell c) {
          without(without(cells & sees[c], sees[b]), sees[a]).each([&](spec::Cell d) {
            if (d < a) return;  // the same from the other end
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

template class FindShortChains<2>;
template class FindShortChains<4>;
template class FindShortChains<10>;

}  // namespace gridproof::engine
