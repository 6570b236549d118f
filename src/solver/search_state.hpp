// Where a search stands: a grid under construction, and the most constrained thing to decide next.
//
//   SearchState state(layout);
//   if (state.load(grid)) {                                 // false: a value occurs twice in a house
//     for (const Placement p : state.most_constrained()) {     // no options: a dead end
//       state.place(p);
//       ...                                                    // search deeper
//       state.take_back(p);
//     }
//   }
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::solver {

struct Placement {
  spec::Cell cell;
  spec::Value value;
};

// Placements of which every completion makes exactly one: the values of a cell, or the places of a value in a house.
class Choice {
 public:
  void add(Placement option) { options_[size_++] = option; }

  Placement* begin() { return options_.data(); }
  Placement* end() { return options_.data() + size_; }
  Placement& operator[](std::size_t index) { return options_[index]; }
  std::size_t size() const { return size_; }

 private:
  std::array<Placement, spec::Layout::greatest_size> options_{};
  std::size_t size_ = 0;
};

class SearchState {
 public:
  explicit SearchState(const spec::Layout& layout);

  // Starts from this grid. False if a value occurs twice in a house or is crossed out; the state is of no use then.
  bool load(const spec::Grid& grid);

  // From the next load on, no completion has these values in these cells.
  void cross_out(const spec::Marks<spec::Truth>& marks);

  // Requires an empty cell and a value that none of its houses has.
  void place(Placement placement);
  void take_back(Placement placement);

  bool is_full() const { return empty_ == 0; }
  const spec::Grid& grid() const { return grid_; }

  // The choice with the fewest options, over empty cells and over house/value pairs; the first one among equals, cells
  // before houses. Requires that the position is not full.
  Choice most_constrained();

 private:
  using Mask = std::uint32_t;  // bit v - 1 stands for value v

  static Mask bit(spec::Value value) { return Mask{1} << (value - 1U); }

  Mask candidates(spec::Cell cell) const;
  Choice values_of(spec::Cell cell) const;
  Choice places_of(spec::HouseIndex house, spec::Value value) const;

  spec::Layout layout_;
  Mask all_;
  std::vector<Mask> allowed_;  // by cell: the values that are not crossed out
  spec::Grid grid_;
  std::size_t empty_ = 0;
  std::vector<Mask> used_;        // by house: the values that it has
  std::vector<Mask> candidates_;  // by cell, 0 where filled: scratch of most_constrained
};

}  // namespace gridproof::solver
