#include "solver/syllogism.hpp"

#include <algorithm>
#include <cassert>
#include <stdexcept>

namespace gridproof::solver {

using spec::Cell;
using spec::HouseIndex;
using spec::Value;

Peers::Peers(const spec::Layout& layout) : layout_(layout), of_(layout.cells().size()) {
  for (const Cell cell : layout.cells()) {
    for (const HouseIndex house : layout.houses_of(cell))
      for (const Cell peer : layout.houses()[house])
        if (peer != cell) of_[cell].push_back(peer);
    std::sort(of_[cell].begin(), of_[cell].end());
    of_[cell].erase(std::unique(of_[cell].begin(), of_[cell].end()), of_[cell].end());
  }
}

Knowledge::Knowledge(const Peers& peers)
    : peers_(&peers), candidates_(layout().cells().size()), missing_(layout().houses().size()) {
  if (missing_.size() > most_houses) throw std::invalid_argument("more houses than a search has room for");
}

void Knowledge::load(const spec::Grid& grid) {
  assert(grid.size() == candidates_.size());
  const Mask all = (Mask{1} << layout().size()) - 1;
  grid_ = spec::Grid(grid.size());
  empty_ = grid.size();
  std::fill(candidates_.begin(), candidates_.end(), all);
  for (HouseIndex house = 0; house < missing_.size(); ++house)
    missing_[house] = layout().has_every_value(layout().houses()[house]) ? all : 0;
  singles_.clear();
  disturbed_ = {};
  for (HouseIndex house = 0; house < missing_.size(); ++house) disturbed_[house / 64] |= std::uint64_t{1} << house % 64;
  contradiction_.reset();
  // A grid that breaks a rule itself is told so before anything is pruned by it.
  for (HouseIndex house = 0; house < missing_.size(); ++house) {
    Mask seen = 0;
    for (const Cell cell : layout().houses()[house]) {
      if (grid[cell] == 0) continue;
      if ((seen & bit(grid[cell])) != 0) {
        contradiction_ = Step{.kind = Step::Kind::twice, .value = grid[cell], .house = house};
        return;
      }
      seen |= bit(grid[cell]);
    }
  }
  for (const Cell cell : layout().cells())
    if (grid[cell] != 0) place(cell, grid[cell]);
}

void Knowledge::place(Cell cell, Value value) {
  assert((candidates_[cell] & bit(value)) != 0);
  grid_[cell] = value;
  --empty_;
  candidates_[cell] = 0;
  for (const HouseIndex house : layout().houses_of(cell)) missing_[house] &= ~bit(value);
  disturb(cell);
  for (const Cell peer : peers_->of(cell)) prune(peer, bit(value));
}

void Knowledge::exclude(Cell cell, Value value) {
  if (grid_[cell] == value && !contradiction_) contradiction_ = Step{.kind = Step::Kind::no_value, .cell = cell};
  prune(cell, bit(value));
}

std::optional<Step> Knowledge::single(Cell cell, Value value) const {
  if (candidates_[cell] == bit(value)) return Step{.kind = Step::Kind::last_value, .value = value, .cell = cell};
  if ((candidates_[cell] & bit(value)) == 0) return std::nullopt;
  for (const HouseIndex house : layout().houses_of(cell)) {
    int places = 0;
    for (const Cell other : layout().houses()[house]) places += (candidates_[other] & bit(value)) != 0 ? 1 : 0;
    if (places == 1) return Step{.kind = Step::Kind::last_place, .value = value, .cell = cell, .house = house};
  }
  return std::nullopt;
}

void Knowledge::prune(Cell cell, Mask mask) {
  if ((candidates_[cell] & mask) == 0) return;
  candidates_[cell] &= ~mask;
  disturb(cell);
  if (candidates_[cell] == 0) {
    if (!contradiction_) contradiction_ = Step{.kind = Step::Kind::no_value, .cell = cell};
  } else if (std::has_single_bit(candidates_[cell])) {
    singles_.push_back(cell);
  }
}

void Knowledge::disturb(Cell cell) {
  for (const HouseIndex house : layout().houses_of(cell)) disturbed_[house / 64] |= std::uint64_t{1} << house % 64;
}

std::optional<HouseIndex> Knowledge::next_disturbed() {
  for (std::size_t word = 0; word < disturbed_.size(); ++word) {
    if (disturbed_[word] == 0) continue;
    const int bit = std::countr_zero(disturbed_[word]);
    disturbed_[word] &= disturbed_[word] - 1;
    return static_cast<HouseIndex>(word * 64 + static_cast<std::size_t>(bit));
  }
  return std::nullopt;
}

bool Knowledge::syllogize(Proof* proof) {
  while (!contradiction_) {
    if (!singles_.empty()) {
      const Cell cell = singles_.back();
      singles_.pop_back();
      if (candidates_[cell] == 0) continue;  // it has got its value by another way
      const Value value = lowest(candidates_[cell]);
      if (proof != nullptr) proof->push_back({.kind = Step::Kind::last_value, .value = value, .cell = cell});
      place(cell, value);
      continue;
    }
    const auto house = next_disturbed();
    if (!house) return true;
    conclude_in(*house, proof);
  }
  if (proof != nullptr) proof->push_back(*contradiction_);
  return false;
}

// One value at a time: what is placed disturbs the house again.
void Knowledge::conclude_in(HouseIndex house, Proof* proof) {
  if (!layout().has_every_value(layout().houses()[house])) return;
  Mask once = 0, twice = 0;
  for (const Cell cell : layout().houses()[house]) {
    twice |= once & candidates_[cell];
    once |= candidates_[cell];
  }
  if (const Mask homeless = missing_[house] & ~once; homeless != 0) {
    contradiction_ = Step{.kind = Step::Kind::no_place, .value = lowest(homeless), .house = house};
    return;
  }
  const Mask single = once & ~twice;
  if (single == 0) return;
  const Value value = lowest(single);
  for (const Cell cell : layout().houses()[house]) {
    if ((candidates_[cell] & bit(value)) == 0) continue;
    if (proof != nullptr)
      proof->push_back({.kind = Step::Kind::last_place, .value = value, .cell = cell, .house = house});
    place(cell, value);
    return;
  }
}

}  // namespace gridproof::solver
