// Finds fish, with fins and without: by value, the lines that have it in few of the lines that cross them.
#include <array>
#include <bit>
#include <cstddef>
#include <vector>

#include "engine/techniques/finders.hpp"
#include "spec/sudoku/techniques/fish.hpp"

namespace gridproof::engine {

namespace {

// By line, the lines of the other kind in which it has cells of a set.
template <int words>
struct Crossings {
  using PerLine = std::array<std::uint32_t, Known<words>::greatest_size>;
  std::array<PerLine, 2> lines{};

  Crossings(const Places<words>& places, const CellSet<words>& cells) {
    cells.each([&](spec::Cell c) {
      const std::size_t row = places.row_of(c), column = places.column_of(c);
      lines[0][row] |= 1U << column;
      lines[1][column] |= 1U << row;
    });
  }
};

// Some of the rows (0) or of the columns (1), as a set of bits.
template <int words>
CellSet<words> cells_of_lines(const Places<words>& places, std::size_t way, std::uint32_t lines) {
  CellSet<words> cells;
  for (; lines != 0; lines &= lines - 1)
    cells |= places.lines.cells[way][static_cast<std::size_t>(std::countr_zero(lines))];
  return cells;
}

template <int words>
spec::FishLines fish_lines(const Places<words>& places, std::size_t way, std::uint32_t base, std::uint32_t cover) {
  const auto houses = [&](std::size_t of, std::uint32_t lines) {
    std::vector<spec::HouseIndex> list;
    for (; lines != 0; lines &= lines - 1)
      list.push_back(places.lines.houses[of][static_cast<std::size_t>(std::countr_zero(lines))]);
    return list;
  };
  return spec::fish_lines(places.layout, houses(way, base), houses(1 - way, cover));
}

}  // namespace

// Without lines that are settled where `with_filled` is false: what they add, smaller fish say.
template <int words>
void FindFish<words>::plain(int size, bool with_filled, const Places<words>& places, const Known<words>& known,
                            const Tell<words>& tell) {
  const std::uint32_t all = places.all_values;  // as many lines as values
  if (static_cast<std::size_t>(size) >= places.size) return;
  each_value(places.all_values, [&](spec::Value v) {
    if (known.open_at(v).is_empty()) return;
    const Crossings<words> alive(places, known.alive_at(v)), open(places, known.open_at(v));
    for (const std::size_t way : {0U, 1U}) {
      std::uint32_t few = 0;
      for (std::size_t line = 0; line < places.size; ++line)
        if (std::popcount(alive.lines[way][line]) <= size && (with_filled || open.lines[way][line] != 0))
          few |= 1U << line;
      if (std::popcount(few) < size) continue;
      each_tight(alive.lines[way], few, size, [&](std::uint32_t base, std::uint32_t crossed) {
        const CellSet<words> in_base = cells_of_lines(places, way, base);
        each_superset(crossed, size, all, [&](std::uint32_t cover) {
          tell(is_not(without(cells_of_lines(places, 1 - way, cover), in_base), only(v)), [&] {
            return spec::fish_reason(places.layout, places.rules, fish_lines(places, way, base, cover), v);
          });
        });
      });
    }
  });
}

// Outside the block the base lines have the value in few of the lines that cross them; the cover lines are these, and
// any others that leave the block room for fins.
template <int words>
void FindFish<words>::finned(int size, const Places<words>& places, const Known<words>& known,
                             const Tell<words>& tell) {
  const std::uint32_t all = places.all_values;
  if (static_cast<std::size_t>(size) >= places.size) return;
  for (spec::HouseIndex h = 0; h < places.houses.size(); ++h) {
    const auto& block = places.houses[h];
    if (!block.is_block) continue;
    const Crossings<words> in_block(places, block.cells);
    each_value(places.all_values, [&](spec::Value v) {
      if (!meet(known.open_at(v), block.cells)) return;
      const Crossings<words> outside(places, without(known.alive_at(v), block.cells));
      for (const std::size_t way : {0U, 1U})
        each_tight(outside.lines[way], all, size, [&](std::uint32_t base, std::uint32_t crossed) {
          const CellSet<words> beside = without(block.cells, cells_of_lines(places, way, base));
          if (!meet(known.open_at(v), beside)) return;
          std::uint32_t room = 0;
          for (std::uint32_t rest = base; rest != 0; rest &= rest - 1)
            room |= in_block.lines[way][static_cast<std::size_t>(std::countr_zero(rest))];
          each_superset(crossed, size, all, [&](std::uint32_t cover) {
            const CellSet<words> target = beside & cells_of_lines(places, 1 - way, cover);
            if ((room & ~cover) == 0 || !meet(known.open_at(v), target)) return;
            tell(is_not(target, only(v)), [&] {
              return spec::finned_fish_reason(places.layout, places.rules, fish_lines(places, way, base, cover),
                                              places.layout.houses()[h], v)
                  .value();
            });
          });
        });
    });
  }
}

template class FindFish<2>;
template class FindFish<4>;
template class FindFish<10>;

}  // namespace gridproof::engine
