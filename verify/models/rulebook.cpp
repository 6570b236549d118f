#include "verify/models/rulebook.hpp"

#include <algorithm>
#include <bit>

#include "solver/search.hpp"

namespace gridproof::verify {

using spec::Cell;
using spec::House;
using spec::HouseIndex;
using spec::Value;

Rulebook::Rulebook(const spec::Layout& layout, Dialect dialect, std::vector<spec::Grid> boards,
                   const std::vector<spec::Grid>& valid)
    : layout_(layout),
      dialect_(dialect),
      boards_(std::move(boards)),
      valid_(valid),
      whole_(layout.cells().size() == 64 ? ~CellBits{0} : (CellBits{1} << layout.cells().size()) - 1) {
  if (valid_.empty()) return;
  for (const spec::Grid& board : boards_) {
    std::vector<Alternative> alternatives;
    for (const spec::Grid& other : valid_) {
      CellBits differing = 0;
      for (const Cell c : layout_.cells()) differing |= board[c] != other[c] ? CellBits{1} << c : 0;
      alternatives.push_back({differing, &other});
    }
    std::stable_sort(alternatives.begin(), alternatives.end(), [](const Alternative& a, const Alternative& b) {
      return std::popcount(a.differing) < std::popcount(b.differing);
    });
    std::vector<std::vector<CellBits>> against(layout_.cells().size());
    for (const Cell c : layout_.cells())
      for (const Alternative& alternative : alternatives) {
        if ((alternative.differing >> c & 1) == 0) continue;
        const bool covered = std::any_of(against[c].begin(), against[c].end(),
                                         [&](CellBits fewer) { return (fewer & ~alternative.differing) == 0; });
        if (!covered) against[c].push_back(alternative.differing);
      }
    against_.push_back(std::move(against));
    alternatives_.push_back(std::move(alternatives));
  }
}

spec::Grid Rulebook::grid(std::size_t board, CellBits filled) const {
  spec::Grid result(layout_.cells().size());
  for (const Cell c : layout_.cells())
    if ((filled >> c & 1) != 0) result[c] = boards_[board][c];
  return result;
}

bool Rulebook::well_typed(const spec::HintRecord& hint) const {
  if (hint.type == spec::HintType::none) return hint == spec::HintRecord{};
  const auto is_number = [&](int number) { return number >= 1 && number <= layout_.size(); };
  return static_cast<std::size_t>(hint.type) < spec::all_tiers.size() && is_number(hint.value) && is_number(hint.row) &&
         is_number(hint.column);
}

bool Rulebook::legal(std::size_t board, CellBits filled, const spec::HintRecord& hint) const {
  const Cell cell = cell_of(hint);
  if ((filled >> cell & 1) != 0) return false;
  for (const HouseIndex h : layout_.houses_of(cell))
    for (const Cell c : layout_.houses()[h])
      if ((filled >> c & 1) != 0 && boards_[board][c] == hint.value) return false;
  return true;
}

// The values that stand in a house of the cell.
Rulebook::Mask Rulebook::seen_from(std::size_t board, CellBits filled, Cell cell) const {
  Mask seen = 0;
  for (const HouseIndex h : layout_.houses_of(cell))
    for (const Cell c : layout_.houses()[h])
      if ((filled >> c & 1) != 0) seen |= Mask{1} << (boards_[board][c] - 1U);
  return seen;
}

Rulebook::Open Rulebook::candidates(std::size_t board, CellBits filled) const {
  const Mask all = (Mask{1} << layout_.size()) - 1;
  Open result{};
  for (const Cell c : layout_.cells())
    if ((filled >> c & 1) == 0) result[c] = all & ~seen_from(board, filled, c);
  return result;
}

bool Rulebook::has_single_place(const Open& open, const House& house, Mask value) const {
  return std::count_if(house.begin(), house.end(), [&](Cell c) { return (open[c] & value) != 0; }) == 1;
}

bool Rulebook::tier1_proposes(std::size_t board, CellBits filled, const Open& open) const {
  return std::any_of(layout_.cells().begin(), layout_.cells().end(), [&](Cell c) {
    if ((filled >> c & 1) != 0) return false;
    if (dialect_ == Dialect::repaired) return std::popcount(open[c]) == 1;
    const Mask value = Mask{1} << (boards_[board][c] - 1U);
    const auto& houses = layout_.houses_of(c);
    return std::any_of(houses.begin(), houses.end(),
                       [&](HouseIndex h) { return has_single_place(open, layout_.houses()[h], value); });
  });
}

bool Rulebook::tier2_proposes(const Open& open) const {
  return std::any_of(layout_.houses().begin(), layout_.houses().end(), [&](const House& house) {
    return std::any_of(layout_.values().begin(), layout_.values().end(),
                       [&](Value v) { return has_single_place(open, house, Mask{1} << (v - 1U)); });
  });
}

bool Rulebook::in_order(std::size_t board, CellBits filled, const spec::HintRecord& hint) const {
  if (hint.type == spec::HintType::only_choice && dialect_ == Dialect::repaired) {
    // Mostly the hint's own cell shows that tier 1 proposes something.
    const Cell cell = cell_of(hint);
    const bool empty = (filled >> cell & 1) == 0;
    if (empty && std::popcount(seen_from(board, filled, cell)) == layout_.size() - 1) return true;
  }
  const Open open = candidates(board, filled);
  const bool first = tier1_proposes(board, filled, open);
  if (hint.type == spec::HintType::only_choice) return first;
  const bool second = tier2_proposes(open);
  return !first && (hint.type == spec::HintType::last_remaining ? second : !second);
}

Rulebook::Forced Rulebook::forced(std::size_t board, CellBits filled, const spec::HintRecord& hint) const {
  return valid_.empty() ? forced_by_search(board, filled, hint) : forced_by_tables(board, filled, hint);
}

Rulebook::Forced Rulebook::forced_by_tables(std::size_t board, CellBits filled, const spec::HintRecord& hint) const {
  const Cell cell = cell_of(hint);
  const auto& alternatives = alternatives_[board];
  // Where the hint agrees with a board that is valid itself, only the boards that differ at the cell matter.
  if (boards_[board][cell] == hint.value && alternatives.front().differing == 0) {
    const auto& against = against_[board][cell];
    return std::none_of(against.begin(), against.end(), [&](CellBits set) { return (set & filled) == 0; }) ? Forced::yes
                                                                                                         : Forced::no;
  }
  bool completed = false;
  for (const Alternative& alternative : alternatives) {
    if ((alternative.differing & filled) != 0) continue;
    completed = true;
    if ((*alternative.board)[cell] != hint.value) return Forced::no;
  }
  return completed ? Forced::yes : Forced::no_completion;
}

Rulebook::Forced Rulebook::forced_by_search(std::size_t board, CellBits filled, const spec::HintRecord& hint) const {
  const Cell cell = cell_of(hint);
  solver::Solver solver(layout_);
  bool completed = false;
  const bool known = (filled >> cell & 1) != 0;
  for (const Value v : layout_.values()) {
    if (known && v != boards_[board][cell]) continue;
    spec::Grid guess = grid(board, filled);
    guess[cell] = v;
    const bool found = solver.count(guess, 1) == 1;
    completed = completed || found;
    if (found && v != hint.value) return Forced::no;
  }
  return completed ? Forced::yes : Forced::no_completion;
}

}  // namespace gridproof::verify
