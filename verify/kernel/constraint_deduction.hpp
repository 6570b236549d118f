// What follows from a puzzle whose rules are a list of constraints, step by step: a constraint leaves no alternative to
// a mark, or an assumption leads to a contradiction and is crossed out.
//
//   ConstraintDeduction deduction(rules, givens, crossed);
//   if (deduction.leaves_no_alternative(constraint, mark, true)) deduction.conclude(mark, true);
//   deduction.assume(cell, value);                                 // opens a scope
//   if (deduction.cannot_hold(constraint)) deduction.discharge();  // closes it; the value is crossed out
//
// That a cell holds exactly one value needs no step: it is the last value that it has left, and then it is no other.
// Beyond that nothing is known but by a step. A constraint cannot hold any more
//
//   Count    if more than `most` of its marks are so, or fewer than `least` of them are left
//   Differ   if at every place both cells are known, and equal
//
// and leaves no alternative to a mark that is open if, were the cell otherwise, it could not hold any more.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "spec/grid.hpp"
#include "spec/rules.hpp"

namespace gridproof::kernel {

class ConstraintDeduction {
 public:
  using Mask = std::uint32_t;  // bit v - 1 stands for value v

  // Requires a grid and marks of the rules; they may break the rules. Keeps a reference to the rules.
  ConstraintDeduction(const spec::ListedRules& rules, const spec::Grid& givens,
                      const std::vector<spec::Mark>& crossed = {});

  const spec::ListedRules& rules() const { return *rules_; }
  const std::vector<spec::Mark>& scopes() const { return assumptions_; }  // that are open, the innermost last
  spec::Grid grid() const;                                                // what is known of the cells

  // Every completion has the mark; none has it; neither is known.
  bool is(spec::Mark mark) const { return is(left_, mark); }
  bool is_not(spec::Mark mark) const { return is_not(left_, mark); }
  bool is_open(spec::Mark mark) const { return !is(mark) && !is_not(mark); }

  // The contradictions.
  bool has_no_value(spec::Cell cell) const { return left_[cell] == 0; }
  bool cannot_hold(std::size_t constraint) const { return cannot_hold(constraint, left_); }

  // To that the mark is so, or that it is not. Requires an open mark.
  bool leaves_no_alternative(std::size_t constraint, spec::Mark mark, bool is) const;

  void conclude(spec::Mark mark, bool is);          // requires an open mark
  void assume(spec::Cell cell, spec::Value value);  // requires an open mark
  void discharge();                                 // requires an open scope and a contradiction in it

 private:
  using Left = std::vector<Mask>;  // by cell: the values that it may have

  static Mask bit(spec::Mark mark) { return Mask{1} << (mark.value - 1U); }
  static bool is(const Left& left, spec::Mark mark) { return left[mark.cell] == bit(mark); }
  static bool is_not(const Left& left, spec::Mark mark) { return (left[mark.cell] & bit(mark)) == 0; }
  static void learn(Left& left, spec::Mark mark, bool is) { left[mark.cell] &= is ? bit(mark) : ~bit(mark); }
  bool cannot_hold(std::size_t constraint, const Left& left) const;

  const spec::ListedRules* rules_;
  Left left_;
  std::vector<spec::Mark> assumptions_;
  std::vector<Left> before_;  // each open assumption
};

}  // namespace gridproof::kernel
