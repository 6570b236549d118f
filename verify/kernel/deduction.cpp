#include "verify/kernel/deduction.hpp"

#include <cassert>
#include <utility>

namespace gridproof::kernel {

using spec::Cell;
using spec::HouseIndex;
using spec::Value;

Deduction::Deduction(const spec::Layout& layout, const spec::Grid& givens, const std::vector<spec::Mark>& crossed)
    : layout_(&layout),
      all_((Mask{1} << layout.size()) - 1),
      crossed_(layout.cells().size(), 0),
      now_{spec::Grid(layout.cells().size()), {}} {
  assert(givens.size() == now_.grid.size());
  for (const auto& [cell, value] : crossed) crossed_[cell] |= bit(value);
  now_.excluded = crossed_;
  for (const Cell cell : layout.cells())
    if (givens[cell] != 0) place(cell, givens[cell]);
}

void Deduction::place(Cell cell, Value value) {
  now_.grid[cell] = value;
  for (const HouseIndex house : layout_->houses_of(cell))
    for (const Cell peer : layout_->houses()[house]) now_.excluded[peer] |= bit(value);
}

int Deduction::occurrences(HouseIndex house, Value value) const {
  int count = 0;
  for (const Cell cell : layout_->houses()[house]) count += now_.grid[cell] == value ? 1 : 0;
  return count;
}

int Deduction::places(HouseIndex house, Value value) const {
  int count = 0;
  for (const Cell cell : layout_->houses()[house]) count += is_candidate(cell, value) ? 1 : 0;
  return count;
}

void Deduction::conclude_value(Cell cell) {
  assert(candidate_count(cell) == 1);
  place(cell, static_cast<Value>(std::countr_zero(candidates(cell)) + 1));
}

void Deduction::conclude_place(HouseIndex house, Value value) {
  assert(places(house, value) == 1);
  for (const Cell cell : layout_->houses()[house])
    if (is_candidate(cell, value)) {
      place(cell, value);
      return;
    }
}

void Deduction::assume(Cell cell, Value value) {
  assert(is_candidate(cell, value));
  if (before_.size() == assumptions_.size()) before_.emplace_back();
  before_[assumptions_.size()] = now_;
  assumptions_.push_back({cell, value});
  place(cell, value);
}

void Deduction::discharge() {
  assert(!assumptions_.empty());
  const auto [cell, value] = assumptions_.back();
  assumptions_.pop_back();
  std::swap(now_, before_[assumptions_.size()]);
  now_.excluded[cell] |= bit(value);
}

}  // namespace gridproof::kernel
