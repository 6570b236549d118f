#include "verify/kernel/constraint_deduction.hpp"

#include <cassert>
#include <utility>

namespace gridproof::kernel {

using spec::Mark;

ConstraintDeduction::ConstraintDeduction(const spec::ListedRules& rules, const spec::Grid& givens,
                                         const std::vector<Mark>& crossed)
    : rules_(&rules), left_(rules.cells().size(), (Mask{1} << rules.values().size()) - 1) {
  assert(givens.size() == left_.size());
  for (const spec::Cell cell : rules.cells())
    if (givens[cell] != 0) learn(left_, {cell, givens[cell]}, true);
  for (const Mark& mark : crossed) learn(left_, mark, false);
}

spec::Grid ConstraintDeduction::grid() const {
  spec::Grid grid(left_.size());
  for (std::size_t cell = 0; cell < left_.size(); ++cell)
    if (std::has_single_bit(left_[cell])) grid[cell] = static_cast<spec::Value>(std::countr_zero(left_[cell]) + 1);
  return grid;
}

bool ConstraintDeduction::cannot_hold(std::size_t constraint, const Left& left) const {
  const auto& rule = rules_->listed().constraints[constraint].rule;
  if (const auto* count = std::get_if<spec::Count>(&rule)) {
    std::size_t so = 0, perhaps = 0;
    for (const Mark& mark : count->marks) {
      so += is(left, mark) ? 1U : 0U;
      perhaps += is_not(left, mark) ? 0U : 1U;
    }
    return so > count->most || perhaps < count->least;
  }
  const auto& differ = std::get<spec::Differ>(rule);
  for (std::size_t i = 0; i < differ.first.size(); ++i) {
    const Mask a = left[differ.first[i]], b = left[differ.second[i]];
    if (a != b || !std::has_single_bit(a)) return false;
  }
  return true;
}

bool ConstraintDeduction::leaves_no_alternative(std::size_t constraint, Mark mark, bool is) const {
  assert(is_open(mark));
  Left otherwise = left_;
  learn(otherwise, mark, !is);
  return cannot_hold(constraint, otherwise);
}

void ConstraintDeduction::conclude(Mark mark, bool is) {
  assert(is_open(mark));
  learn(left_, mark, is);
}

void ConstraintDeduction::assume(spec::Cell cell, spec::Value value) {
  assert(is_open({cell, value}));
  before_.push_back(left_);
  assumptions_.push_back({cell, value});
  learn(left_, {cell, value}, true);
}

void ConstraintDeduction::discharge() {
  assert(!assumptions_.empty());
  left_ = std::move(before_.back());
  before_.pop_back();
  learn(left_, assumptions_.back(), false);
  assumptions_.pop_back();
}

}  // namespace gridproof::kernel
