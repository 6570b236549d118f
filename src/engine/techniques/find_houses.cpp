// Finds what is within houses: singles, locked candidates, subsets.
#include <array>
#include <bit>
#include <cstddef>

#include "engine/techniques/finders.hpp"
#include "spec/sudoku/techniques/locked.hpp"
#include "spec/sudoku/techniques/singles.hpp"
#include "spec/sudoku/techniques/subsets.hpp"

namespace gridproof::engine {

template <int words>
void FindInHouses<words>::single_candidates(const Places<words>& places, const Known<words>& known,
                                            const Tell<words>& tell) {
  CellSet<words> some, several;
  for (std::size_t i = 0; i < places.size; ++i) {
    several |= some & known.alive[i];
    some |= known.alive[i];
  }
  each_value(places.all_values, [&](spec::Value v) {
    without(known.open_at(v), several).each([&](spec::Cell c) {
      tell(is<words>(c, v), [&, c, v] { return spec::single_candidate_reason(places.layout, places.rules, c, v); });
    });
  });
}

template <int words>
void FindInHouses<words>::single_places(const Places<words>& places, const Known<words>& known,
                                        const Tell<words>& tell) {
  each_value(places.all_values, [&](spec::Value v) {
    for (spec::HouseIndex h = 0; h < places.houses.size(); ++h) {
      const CellSet<words> alive = known.alive_at(v) & places.houses[h].cells;
      if (!places.houses[h].has_every_value || alive.count() != 1) continue;
      const spec::Cell c = alive.first();
      tell(is<words>(c, v), [&, c, v, h] { return spec::single_place_reason(places.layout, places.rules, h, c, v); });
    }
  });
}

template <int words>
void FindInHouses<words>::locked(bool from_lines, const Places<words>& places, const Known<words>& known,
                                 const Tell<words>& tell) {
  each_value(places.all_values, [&](spec::Value v) {
    if (known.open_at(v).is_empty()) return;
    for (const auto& lock : places.locks)
      if (lock.from_line == from_lines && !meet(known.alive_at(v), lock.elsewhere) &&
          meet(known.open_at(v), lock.target))
        tell(is_not(lock.target, only(v)),
             [&, v] { return spec::locked_reason(places.layout, places.rules, lock.first, lock.second, v).value(); });
  });
}

// Without the filled ones where `with_filled` is false: what they add, smaller subsets say.
template <int words>
void FindInHouses<words>::naked(int size, bool with_filled, const Places<words>& places, const Known<words>& known,
                                const Tell<words>& tell) {
  for (spec::HouseIndex h = 0; h < places.houses.size(); ++h) {
    const spec::Cells& house = places.layout.houses()[h].cells;
    if (static_cast<std::size_t>(size) >= house.size()) continue;
    std::array<ValueSet, Known<words>::greatest_size> values{};
    std::uint32_t few = 0;
    for (std::size_t i = 0; i < house.size(); ++i) {
      values[i] = known.values[house[i]];
      if (std::popcount(values[i]) <= size && (with_filled || known.empty.has(house[i]))) few |= 1U << i;
    }
    if (std::popcount(few) < size) continue;
    each_tight(values, few, size, [&](std::uint32_t chosen, ValueSet alive) {
      CellSet<words> cells;
      for (std::uint32_t rest = chosen; rest != 0; rest &= rest - 1)
        cells.add(house[static_cast<std::size_t>(std::countr_zero(rest))]);
      const CellSet<words> others = without(places.houses[h].cells, cells);
      each_superset(alive, size, places.all_values, [&](ValueSet subset) {
        tell(is_not(others, subset), [&] {
          return spec::naked_reason(places.layout, places.rules, places.list(subset), places.list(cells),
                                    places.list(others));
        });
      });
    });
  }
}

template <int words>
void FindInHouses<words>::hidden(int size, bool with_filled, const Places<words>& places, const Known<words>& known,
                                 const Tell<words>& tell) {
  for (spec::HouseIndex h = 0; h < places.houses.size(); ++h) {
    const spec::Cells& house = places.layout.houses()[h].cells;
    if (!places.houses[h].has_every_value || static_cast<std::size_t>(size) >= house.size()) continue;
    std::array<std::uint32_t, Known<words>::greatest_size> where{};  // by value, the places within the house
    std::uint32_t filled = 0;
    for (std::size_t i = 0; i < house.size(); ++i) {
      each_value(known.values[house[i]], [&](spec::Value v) { where[v - 1U] |= 1U << i; });
      if (!known.empty.has(house[i])) filled |= 1U << i;
    }
    ValueSet few = 0;
    for (std::size_t i = 0; i < places.size; ++i)
      if (std::popcount(where[i]) <= size && (with_filled || (where[i] & ~filled) != 0)) few |= 1U << i;
    if (std::popcount(few) < size) continue;
    each_tight(where, few, size, [&](ValueSet subset, std::uint32_t alive) {
      each_superset(alive, size, (1U << house.size()) - 1U, [&](std::uint32_t chosen) {
        CellSet<words> cells;
        for (std::uint32_t rest = chosen; rest != 0; rest &= rest - 1)
          cells.add(house[static_cast<std::size_t>(std::countr_zero(rest))]);
        tell(is_not(cells, places.all_values & ~subset), [&] {
          return spec::hidden_reason(places.layout, places.rules, h, places.list(subset), places.list(cells),
                                     places.list(without(places.houses[h].cells, cells)));
        });
      });
    });
  }
}

template class FindInHouses<2>;
template class FindInHouses<4>;
template class FindInHouses<10>;

}  // namespace gridproof::engine
