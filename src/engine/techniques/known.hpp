// What is known at a position, as sets of cells.
//
//   alive[v]    the cells that v is not absent from: they hold it, or are empty and it is a candidate of them
//   open[v]     the empty ones among these: what a conclusion can change
//   values[c]   the values that are alive in the cell, where they have been collected
#pragma once

#include <array>
#include <cstddef>

#include "engine/techniques/cell_set.hpp"
#include "engine/techniques/places.hpp"
#include "spec/grid.hpp"

namespace gridproof::engine {

template <int words>
struct Known {
  using Set = CellSet<words>;
  static constexpr std::size_t greatest_size = words == 2 ? 11 : words == 4 ? 16 : 25;
  static_assert(words_for(greatest_size) == words);

  std::array<Set, greatest_size> alive, open;  // by value, from 0
  Set empty;
  std::array<ValueSet, greatest_size * greatest_size> values;

  Known(const Places<words>& places, const spec::Grid& grid, const spec::Marks<spec::Truth>* crossed) {
    std::array<Set, greatest_size> gone{};
    for (std::size_t i = 0; i < places.size; ++i) alive[i] = Set();
    for (spec::Cell c = 0; c < grid.size(); ++c) {
      if (grid[c] == 0) {
        empty.add(c);
      } else {
        alive[grid[c] - 1U].add(c);
        gone[grid[c] - 1U] |= places.sees[c];
      }
    }
    for (std::size_t i = 0; i < places.size; ++i) open[i] = without(empty, gone[i]);
    if (crossed != nullptr)
      for (std::size_t number = 0; number < crossed->bits().size(); ++number)
        if (crossed->bits()[number].holds()) {
          const spec::Mark mark = crossed->mark(number);
          open[mark.value - 1U].remove(mark.cell);
        }
    for (std::size_t i = 0; i < places.size; ++i) alive[i] |= open[i];
  }

  const Set& alive_at(spec::Value v) const { return alive[v - 1U]; }
  const Set& open_at(spec::Value v) const { return open[v - 1U]; }

  void collect_values(const Places<words>& places) {
    for (std::size_t c = 0; c < places.size * places.size; ++c) values[c] = 0;
    for (std::size_t i = 0; i < places.size; ++i)
      alive[i].each([&](spec::Cell c) { values[c] |= ValueSet{1} << i; });
  }

  // Crosses out what of it is open, and returns whether something was.
  bool cross_out(const Set& cells, ValueSet crossed) {
    bool changed = false;
    each_value(crossed, [&](spec::Value v) {
      const Set gone = cells & open[v - 1U];
      if (gone.is_empty()) return;
      changed = true;
      open[v - 1U] = without(open[v - 1U], gone);
      alive[v - 1U] = without(alive[v - 1U], gone);
      gone.each([&](spec::Cell c) { values[c] &= ~only(v); });
    });
    return changed;
  }

  // Requires an open mark.
  void place(const Places<words>& places, spec::Cell c, spec::Value v) {
    Set here;
    here.add(c);
    cross_out(here, places.all_values & ~only(v));
    cross_out(places.sees[c], only(v));
    open[v - 1U].remove(c);
    empty.remove(c);
  }
};

}  // namespace gridproof::engine
