// What follows from a puzzle by the two rules, step by step: disjunctive syllogism (a cell has one value left, a value
// has one place left) and indirect proof (assume, find a contradiction, cross the assumption out).
//
//   Deduction deduction(layout, givens, crossed);
//   if (deduction.candidate_count(cell) == 1) deduction.conclude_value(cell);
//   deduction.assume(cell, value);                                          // opens a scope
//   if (deduction.has_no_place(house, other)) deduction.discharge();        // closes it; the value is crossed out
//
// A candidate of an empty cell is a value that stands in none of its houses and is not crossed out: what is placed
// prunes its peers without a word. A completion extends the givens and has none of the crossed marks. While no scope is
// open, every completion has every value that was concluded and none that was crossed out. A scope holds the same for
// the completions that have its assumption.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::kernel {

class Deduction {
 public:
  using Mask = std::uint32_t;  // bit v - 1 stands for value v

  struct Assumption {
    spec::Cell cell;
    spec::Value value;
  };

  // Requires a grid and marks of the layout; its values may break the rules, the marks may cross them out. Keeps a
  // reference to the layout.
  Deduction(const spec::Layout& layout, const spec::Grid& givens, const std::vector<spec::Mark>& crossed = {});

  const spec::Layout& layout() const { return *layout_; }
  const spec::Grid& grid() const { return now_.grid; }
  const std::vector<Assumption>& scopes() const { return assumptions_; }  // that are open, the innermost last

  Mask candidates(spec::Cell cell) const { return now_.grid[cell] != 0 ? 0 : all_ & ~now_.excluded[cell]; }
  bool is_candidate(spec::Cell cell, spec::Value value) const { return (candidates(cell) & bit(value)) != 0; }
  int candidate_count(spec::Cell cell) const { return std::popcount(candidates(cell)); }
  int occurrences(spec::HouseIndex house, spec::Value value) const;  // how many of its cells have the value
  int places(spec::HouseIndex house, spec::Value value) const;       // how many of its cells have it as a candidate

  void conclude_value(spec::Cell cell);                            // requires exactly one candidate
  void conclude_place(spec::HouseIndex house, spec::Value value);  // requires exactly one place
  void assume(spec::Cell cell, spec::Value value);                 // requires a candidate

  // Every completion has the mark; none has it.
  bool is(spec::Mark mark) const { return now_.grid[mark.cell] == mark.value; }
  bool is_not(spec::Mark mark) const { return !is(mark) && !is_candidate(mark.cell, mark.value); }

  // The three contradictions. A cell has no value left either where the one that is given is crossed out.
  bool has_no_value(spec::Cell cell) const {
    const spec::Value value = now_.grid[cell];
    return value == 0 ? candidates(cell) == 0 : (crossed_[cell] & bit(value)) != 0;
  }
  bool has_no_place(spec::HouseIndex house, spec::Value value) const {
    return occurrences(house, value) == 0 && places(house, value) == 0;
  }
  bool has_twice(spec::HouseIndex house, spec::Value value) const { return occurrences(house, value) >= 2; }

  // Requires an open scope and a contradiction in it.
  void discharge();

 private:
  struct Known {
    spec::Grid grid;
    std::vector<Mask> excluded;  // by cell: the values that stand in a house of it, or are crossed out
  };

  static Mask bit(spec::Value value) { return Mask{1} << (value - 1U); }
  void place(spec::Cell cell, spec::Value value);

  const spec::Layout* layout_;
  Mask all_;
  std::vector<Mask> crossed_;  // by cell, from the beginning
  Known now_;
  std::vector<Assumption> assumptions_;
  std::vector<Known> before_;  // each open assumption; longer than assumptions_ where memory is kept for the next
};

}  // namespace gridproof::kernel
