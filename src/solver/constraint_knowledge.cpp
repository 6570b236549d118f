#include "solver/constraint_knowledge.hpp"

#include <cassert>
#include <limits>

namespace gridproof::solver {

using spec::Cell;
using spec::Mark;
using spec::Value;

ConstraintKnowledge::ConstraintKnowledge(const spec::ListedRules& rules)
    : rules_(&rules),
      values_(rules.values().size()),
      counts_(rules.cells().size() * values_),
      places_(rules.cells().size()),
      is_disturbed_(rules.listed().constraints.size(), false) {
  const auto& constraints = rules.listed().constraints;
  assert(constraints.size() <= std::numeric_limits<decltype(Step::constraint)>::max());
  for (Index i = 0; i < constraints.size(); ++i) {
    if (const auto* count = std::get_if<spec::Count>(&constraints[i].rule)) {
      for (const Mark& mark : count->marks) counts_[number(mark.cell, mark.value)].push_back(i);
      continue;
    }
    const auto& differ = std::get<spec::Differ>(constraints[i].rule);
    for (std::size_t k = 0; k < differ.first.size(); ++k) {
      const Cell a = differ.first[k], b = differ.second[k];
      places_[a].push_back({i, b});
      if (a != b) places_[b].push_back({i, a});
    }
  }
}

void ConstraintKnowledge::load(const spec::Grid& grid, const std::vector<Mark>& crossed) {
  const auto& constraints = rules_->listed().constraints;
  left_.assign(rules_->cells().size(), (Mask{1} << values_) - 1);
  open_ = values_ > 1 ? left_.size() : 0;
  tallies_.assign(constraints.size(), {});
  for (Index i = 0; i < constraints.size(); ++i)
    if (const auto* count = std::get_if<spec::Count>(&constraints[i].rule)) tallies_[i].left = count->marks.size();
  trail_.clear();
  disturbed_.clear();
  is_disturbed_.assign(constraints.size(), false);
  contradiction_.reset();
  if (values_ == 1)
    for (const Cell cell : rules_->cells()) settle(cell, true);
  for (const Cell cell : rules_->cells())
    if (grid[cell] != 0) learn({cell, grid[cell]}, true);
  for (const Mark& mark : crossed) learn(mark, false);
  for (auto i = static_cast<Index>(constraints.size()); i-- > 0;) disturb(i);
}

template <bool forth>
void ConstraintKnowledge::account(Cell cell, Mask before, Mask after) {
  for (Mask lost = before & ~after; lost != 0; lost &= lost - 1)
    for (const Index i : counts_[number(cell, lowest(lost))]) {
      forth ? --tallies_[i].left : ++tallies_[i].left;
      if (forth) disturb(i);
    }
}

void ConstraintKnowledge::settle(Cell cell, bool forth) {
  const auto by = [&](std::size_t& tally) { forth ? ++tally : --tally; };
  for (const Index i : counts_[number(cell, lowest(left_[cell]))]) {
    by(tallies_[i].so);
    if (forth) disturb(i);
  }
  for (const auto& [i, partner] : places_[cell]) {
    if (!std::has_single_bit(left_[partner])) continue;
    by(left_[partner] == left_[cell] ? tallies_[i].so : tallies_[i].left);
    if (forth) disturb(i);
  }
}

void ConstraintKnowledge::change(Cell cell, Mask after) {
  const Mask before = left_[cell];
  trail_.push_back({cell, before});
  if (after == 0 && !contradiction_) contradiction_ = Step{.kind = Step::Kind::no_value, .cell = cell};
  if (std::has_single_bit(before)) settle(cell, false);  // it is left with none
  account<true>(cell, before, after);
  left_[cell] = after;
  open_ -= std::popcount(before) > 1 && std::popcount(after) <= 1 ? 1U : 0U;
  if (std::has_single_bit(after)) settle(cell, true);
}

void ConstraintKnowledge::take_back(std::size_t mark) {
  for (; trail_.size() > mark; trail_.pop_back()) {
    const auto [cell, before] = trail_.back();
    const Mask after = left_[cell];
    if (std::has_single_bit(after)) settle(cell, false);
    left_[cell] = before;
    open_ += std::popcount(before) > 1 && std::popcount(after) <= 1 ? 1U : 0U;
    account<false>(cell, before, after);
    if (std::has_single_bit(before)) settle(cell, true);
  }
  for (const Index i : disturbed_) is_disturbed_[i] = false;
  disturbed_.clear();
  contradiction_.reset();
}

void ConstraintKnowledge::disturb(Index constraint) {
  if (is_disturbed_[constraint]) return;
  is_disturbed_[constraint] = true;
  disturbed_.push_back(constraint);
}

void ConstraintKnowledge::learn(Mark mark, bool is) {
  const Mask after = left_[mark.cell] & (is ? bit(mark.value) : ~bit(mark.value));
  if (after != left_[mark.cell]) change(mark.cell, after);
}

// Where one value is left then, the step says which.
void ConstraintKnowledge::conclude(Index constraint, Mark mark, bool is, Proof& proof) {
  const Mask others = left_[mark.cell] & ~bit(mark.value);
  const bool leaves_one = !is && std::has_single_bit(others);
  proof.push_back({.kind = Step::Kind::forced,
                   .value = leaves_one ? lowest(others) : mark.value,
                   .cell = mark.cell,
                   .constraint = static_cast<std::uint16_t>(constraint),
                   .is_not = !is && !leaves_one});
  learn(mark, is);
}

void ConstraintKnowledge::conclude_from(Index constraint, const spec::Count& count, Proof& proof) {
  const auto [so, left] = tallies_[constraint];
  if (so > count.most || left < count.least) {
    contradiction_ = Step{.kind = Step::Kind::broken, .constraint = static_cast<std::uint16_t>(constraint)};
    return;
  }
  if (so == left || (so < count.most && left > count.least)) return;
  for (const Mark& mark : count.marks)
    if (!is(mark) && !is_not(mark)) conclude(constraint, mark, so < count.most, proof);
}

void ConstraintKnowledge::conclude_from(Index constraint, const spec::Differ& differ, Proof& proof) {
  const auto [equal, different] = tallies_[constraint];
  if (different > 0 || equal + 1 < differ.first.size()) return;
  if (equal == differ.first.size()) {
    contradiction_ = Step{.kind = Step::Kind::broken, .constraint = static_cast<std::uint16_t>(constraint)};
    return;
  }
  for (std::size_t i = 0; i < differ.first.size(); ++i) {
    const Cell a = differ.first[i], b = differ.second[i];
    if (std::has_single_bit(left_[a]) == std::has_single_bit(left_[b])) continue;
    const Cell known = std::has_single_bit(left_[a]) ? a : b, other = known == a ? b : a;
    const Mark mark{other, lowest(left_[known])};
    if (!is_not(mark)) conclude(constraint, mark, false, proof);
    return;
  }
}

bool ConstraintKnowledge::propagate(Proof& proof) {
  while (!contradiction_ && !disturbed_.empty()) {
    const Index constraint = disturbed_.back();
    disturbed_.pop_back();
    is_disturbed_[constraint] = false;
    std::visit([&](const auto& rule) { conclude_from(constraint, rule, proof); },
               rules_->listed().constraints[constraint].rule);
  }
  if (!contradiction_) return true;
  proof.push_back(*contradiction_);
  return false;
}

spec::Grid ConstraintKnowledge::grid() const {
  spec::Grid grid(left_.size());
  for (std::size_t cell = 0; cell < left_.size(); ++cell)
    if (std::has_single_bit(left_[cell])) grid[cell] = lowest(left_[cell]);
  return grid;
}

}  // namespace gridproof::solver
