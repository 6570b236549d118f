#include "solver/search_state.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace gridproof::solver {

using spec::Cell;
using spec::HouseIndex;
using spec::Value;

SearchState::SearchState(const spec::Layout& layout)
    : layout_(layout),
      all_((Mask{1} << layout.size()) - 1),
      allowed_(layout.cells().size(), all_),
      grid_(layout.cells().size()),
      used_(layout.houses().size()),
      candidates_(layout.cells().size()) {}

bool SearchState::load(const spec::Grid& grid) {
  assert(grid.size() == grid_.size());
  std::fill(used_.begin(), used_.end(), Mask{0});
  grid_ = spec::Grid(grid.size());
  empty_ = grid.size();
  for (const Cell cell : layout_.cells()) {
    const Value value = grid[cell];
    if (value == 0) continue;
    assert(value <= layout_.size());
    if ((candidates(cell) & bit(value)) == 0) return false;
    place({cell, value});
  }
  return true;
}

void SearchState::cross_out(const spec::Marks<spec::Truth>& marks) {
  for (const Cell cell : layout_.cells())
    for (const Value value : layout_.values())
      if (marks.is(cell, value).holds()) allowed_[cell] &= ~bit(value);
}

void SearchState::place(Placement placement) {
  grid_[placement.cell] = placement.value;
  for (const HouseIndex house : layout_.houses_of(placement.cell)) used_[house] |= bit(placement.value);
  --empty_;
}

void SearchState::take_back(Placement placement) {
  grid_[placement.cell] = 0;
  for (const HouseIndex house : layout_.houses_of(placement.cell)) used_[house] &= ~bit(placement.value);
  ++empty_;
}

SearchState::Mask SearchState::candidates(Cell cell) const {
  Mask used = 0;
  for (const HouseIndex house : layout_.houses_of(cell)) used |= used_[house];
  return allowed_[cell] & ~used;
}

Choice SearchState::most_constrained() {
  int fewest = layout_.size() + 1;
  Cell best_cell = 0;
  for (const Cell cell : layout_.cells()) {
    candidates_[cell] = grid_[cell] != 0 ? 0 : candidates(cell);
    if (grid_[cell] != 0) continue;
    const int options = std::popcount(candidates_[cell]);
    if (options >= fewest) continue;
    fewest = options;
    best_cell = cell;
    if (fewest <= 1) return values_of(best_cell);
  }

  bool in_house = false;
  HouseIndex best_house = 0;
  Value best_value = 0;
  for (HouseIndex house = 0; house < used_.size(); ++house) {
    if (!layout_.has_every_value(layout_.houses()[house])) continue;  // a value need not have a place there
    // How many places each value has, all values at once: plane k holds bit k of the counts.
    std::array<Mask, 5> planes{};
    for (const Cell cell : layout_.houses()[house]) {
      Mask carry = candidates_[cell];
      for (std::size_t k = 0; carry != 0; ++k) {
        const Mask sum = planes[k] ^ carry;
        carry &= planes[k];
        planes[k] = sum;
      }
    }
    Mask least = all_ & ~used_[house];
    if (least == 0) continue;
    int places = 0;
    for (std::size_t k = planes.size(); k-- > 0;) {
      if ((least & ~planes[k]) != 0)
        least &= ~planes[k];
      else
        places += 1 << k;
    }
    if (places >= fewest) continue;
    fewest = places;
    in_house = true;
    best_house = house;
    best_value = static_cast<Value>(std::countr_zero(least) + 1);
    if (fewest <= 1) break;
  }
  return in_house ? places_of(best_house, best_value) : values_of(best_cell);
}

Choice SearchState::values_of(Cell cell) const {
  Choice choice;
  for (const Value value : layout_.values())
    if ((candidates_[cell] & bit(value)) != 0) choice.add({cell, value});
  return choice;
}

Choice SearchState::places_of(HouseIndex house, Value value) const {
  Choice choice;
  for (const Cell cell : layout_.houses()[house])
    if ((candidates_[cell] & bit(value)) != 0) choice.add({cell, value});
  return choice;
}

}  // namespace gridproof::solver
