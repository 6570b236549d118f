// What is known of a grid under rules that are a list of constraints, and what follows from each of them by itself.
// Where one more of the marks of a Count is too many, the others are not so; where none that is left can be missed,
// they are; where two sequences that differ are equal in all places but one, they are not equal there.
//
//   ConstraintKnowledge known(rules);
//   known.load(grid, crossed);
//   Proof proof;
//   if (!known.propagate(proof)) ...            // a contradiction: the last step of the proof
//   const auto before = known.mark();
//   known.learn({cell, value}, true);           // an assumption
//   known.take_back(before);
//
// propagate goes on until nothing follows any more. A cell that has one value left has that value; no step says so.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/step.hpp"
#include "spec/grid.hpp"
#include "spec/rules.hpp"

namespace gridproof::solver {

class ConstraintKnowledge {
 public:
  using Mask = std::uint32_t;  // bit v - 1 stands for value v

  explicit ConstraintKnowledge(const spec::ListedRules& rules);  // keeps a reference

  void load(const spec::Grid& grid, const std::vector<spec::Mark>& crossed);

  void learn(spec::Mark mark, bool is);

  // False where there is a contradiction. What follows is added to the proof, the contradiction too.
  bool propagate(Proof& proof);

  std::size_t mark() const { return trail_.size(); }  // what is known now, for take_back
  void take_back(std::size_t mark);

  const spec::ListedRules& rules() const { return *rules_; }
  Mask left(spec::Cell cell) const { return left_[cell]; }
  bool is_open(spec::Cell cell) const { return !std::has_single_bit(left_[cell]) && left_[cell] != 0; }
  bool is(spec::Mark mark) const { return left_[mark.cell] == bit(mark.value); }
  bool is_not(spec::Mark mark) const { return (left_[mark.cell] & bit(mark.value)) == 0; }
  bool is_full() const { return open_ == 0; }  // requires that propagate has found no contradiction
  spec::Grid grid() const;

  static Mask bit(spec::Value value) { return Mask{1} << (value - 1U); }
  static spec::Value lowest(Mask mask) { return static_cast<spec::Value>(std::countr_zero(mask) + 1); }

 private:
  using Index = std::uint32_t;  // of a constraint

  struct Tally {
    std::size_t so = 0;    // Count: marks that are so; Differ: places where both cells are known, and equal
    std::size_t left = 0;  // Count: marks that may be so; Differ: places where both are known, and differ
  };
  struct Place {
    Index constraint;
    spec::Cell partner;  // the cell of the other sequence
  };
  struct Change {
    spec::Cell cell;
    Mask before;
  };

  // Adds or takes away what the change from one mask to a smaller one means to the constraints of the cell.
  template <bool forth>
  void account(spec::Cell cell, Mask before, Mask after);
  void settle(spec::Cell cell, bool forth);  // it has come to be known, or was just before
  void change(spec::Cell cell, Mask after);
  void disturb(Index constraint);
  void conclude(Index constraint, spec::Mark mark, bool is, Proof& proof);
  void conclude_from(Index constraint, const spec::Count& count, Proof& proof);
  void conclude_from(Index constraint, const spec::Differ& differ, Proof& proof);
  std::size_t number(spec::Cell cell, spec::Value value) const { return cell * values_ + value - 1U; }

  const spec::ListedRules* rules_;
  std::size_t values_;
  std::vector<std::vector<Index>> counts_;   // by mark: the Counts that speak of it, as often as they do
  std::vector<std::vector<Place>> places_;   // by cell: where it stands in a Differ
  std::vector<Mask> left_;                   // by cell: the values that it may have
  std::vector<Tally> tallies_;               // by constraint
  std::size_t open_ = 0;                     // cells with several values left
  std::vector<Change> trail_;
  std::vector<Index> disturbed_;             // constraints to look at again, each once
  std::vector<bool> is_disturbed_;
  std::optional<Step> contradiction_;
};

}  // namespace gridproof::solver
