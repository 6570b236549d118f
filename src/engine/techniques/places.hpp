// Where things can stand on a layout, as sets of cells, worked out once: houses, what a cell sees, how lines cross
// blocks, and the parts that two houses leave each other.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "engine/techniques/cell_set.hpp"
#include "spec/sudoku/constraints.hpp"
#include "spec/sudoku/layout.hpp"
#include "spec/sudoku/techniques/cells.hpp"
#include "spec/sudoku/techniques/locked.hpp"

namespace gridproof::engine {

template <int words>
struct Places {
  using Set = CellSet<words>;

  struct HouseSet {
    Set cells;
    spec::HouseKind kind;
    bool has_every_value;
    bool is_block;
  };
  // A value that the first house has nowhere `elsewhere` is not in the `target` of the second.
  struct Lock {
    spec::HouseIndex first, second;
    bool from_line;
    Set elsewhere, target;
  };
  // A block whose value stands in one row and one column of it: a free end, and the part that is joined to a line.
  struct Rectangle {
    spec::HouseIndex block;
    std::size_t parallel;  // which lines may be joined: 0 rows, 1 columns
    spec::Cells end, joined;
    Set cells, sees_end, sees_joined;
  };
  // Rows (0) and columns (1).
  struct Lines {
    std::array<std::vector<spec::HouseIndex>, 2> houses;
    std::array<std::vector<Set>, 2> cells;
  };

  explicit Places(const spec::Layout& from)
      : layout(from),
        rules(layout),
        size(static_cast<std::size_t>(layout.size())),
        all_values((ValueSet{1} << layout.size()) - 1U) {
    sees.resize(layout.cells().size());
    for (const spec::House& house : layout.houses()) {
      const Set cells = set_of(house.cells);
      houses.push_back({cells, house.kind, layout.has_every_value(house), !spec::is_line(house.kind)});
      for (const spec::Cell c : house) sees[c] |= cells;
    }
    for (const spec::Cell c : layout.cells()) sees[c].remove(c);
    for (const std::size_t way : {0U, 1U})
      for (const spec::HouseIndex h :
           spec::houses_of_kind(layout, way == 0 ? spec::HouseKind::row : spec::HouseKind::column)) {
        lines.houses[way].push_back(h);
        lines.cells[way].push_back(houses[h].cells);
      }
    add_locks();
    add_rectangles();
  }

  std::size_t row_of(spec::Cell c) const { return c / size; }
  std::size_t column_of(spec::Cell c) const { return c % size; }

  static Set set_of(const spec::Cells& cells) {
    Set set;
    for (const spec::Cell c : cells) set.add(c);
    return set;
  }
  // As spec has them: in the order of the board.
  static spec::Cells list(const Set& set) {
    spec::Cells cells;
    set.each([&](spec::Cell c) { cells.push_back(c); });
    return cells;
  }
  static spec::Values list(ValueSet set) {
    spec::Values values;
    each_value(set, [&](spec::Value v) { values.push_back(v); });
    return values;
  }

  Set seen_by_all(const spec::Cells& cells) const {
    Set seen = sees[cells.front()];
    for (const spec::Cell c : cells) seen = seen & sees[c];
    return seen;
  }

  spec::Layout layout;
  spec::SudokuRules rules;
  std::size_t size;
  ValueSet all_values;
  std::vector<HouseSet> houses;
  std::vector<Set> sees;  // by cell
  Lines lines;
  std::vector<Lock> locks;
  std::vector<Rectangle> rectangles;

 private:
  void add_locks() {
    for (spec::HouseIndex first = 0; first < houses.size(); ++first)
      for (spec::HouseIndex second = 0; second < houses.size(); ++second) {
        const Set shared = houses[first].cells & houses[second].cells;
        const Lock lock{first, second, !houses[first].is_block, without(houses[first].cells, shared),
                        without(houses[second].cells, shared)};
        if (first != second && shared.count() >= 2 && !lock.elsewhere.is_empty() && !lock.target.is_empty() &&
            houses[first].has_every_value)
          locks.push_back(lock);
      }
  }

  void add_rectangles() {
    for (spec::HouseIndex block = 0; block < houses.size(); ++block) {
      if (!houses[block].is_block || !houses[block].has_every_value) continue;
      for (const Set& across : lines.cells[0])
        for (const Set& down : lines.cells[1]) {
          const Set row = houses[block].cells & across, column = houses[block].cells & down, crossing = row & column;
          if (crossing.is_empty() || row.count() < 2 || column.count() < 2) continue;
          const auto add = [&](const Set& end, const Set& joined, std::size_t parallel) {
            rectangles.push_back({block, parallel, list(end), list(joined), row | column, seen_by_all(list(end)),
                                  seen_by_all(list(joined))});
          };
          add(without(row, crossing), column, 0);
          add(without(column, crossing), row, 1);
        }
    }
  }
};

}  // namespace gridproof::engine
