// What one constraint leaves (spec/leaves.hpp), for those who have a faster rule of their own for it.
//
//   for_each_state(takuzu, constraint, [&](const spec::ListedRules& one, const spec::Marks<Truth>& gone) { ... });
//
// The rules that are visited have just this constraint. Of each of its cells some value may still be, and of the other
// cells every value.
#pragma once

#include <random>
#include <vector>

#include "spec/leaves.hpp"
#include "spec/rules.hpp"
#include "spec/sudoku/constraints.hpp"
#include "spec/takuzu/takuzu.hpp"
#include "support/two_rows.hpp"

namespace gridproof::test {

inline ListedRules just(const Board& board, const Constraint& constraint) {
  return {constraint.name, board, {{constraint}, {{constraint.name, {0}}}}};
}

inline std::vector<Mark> marks_of(const Board& board, const Marks<Truth>& gone) {
  std::vector<Mark> marks;
  for (const Mark& mark : all_marks(board))
    if (gone.is(mark.cell, mark.value).holds()) marks.push_back(mark);
  return marks;
}

template <class Visit>
void for_each_state(const Board& board, const Constraint& constraint, const Visit& visit) {
  const ListedRules one = just(board, constraint);
  const std::vector<Cell> cells = cells_of(constraint);
  Marks<Truth> gone(board);
  const auto choose = [&](const auto& self, std::size_t next) -> void {
    if (next == cells.size()) return visit(one, gone);
    for (unsigned left = 1; left < 1U << board.values().size(); ++left) {
      for (const Value v : board.values()) gone.at(cells[next], v) = Truth((left >> (v - 1U) & 1U) == 0);
      self(self, next + 1);
    }
  };
  choose(choose, 0);
}

// Every state of each constraint of a small Takuzu, which has all forms, and of the forms that a house of sudoku has.
template <class Visit>
void for_each_small_state(const Visit& visit) {
  const Takuzu takuzu(2, 4);
  for (const Constraint& constraint : constraints_of(takuzu).constraints) for_each_state(takuzu, constraint, visit);
  const SudokuRules rules(Layout::boxes(2, 2));
  const Board row(1, 4, 4);  // the first one: its cells have the same numbers
  for (const std::size_t i : {rules.has_value(1), rules.has_one_value(1), rules.has(0, 1), rules.has(0, 4) + 1,
                              rules.has(0, 4) + 6})
    for_each_state(row, rules.constraints()[i], visit);
}

// Any state of any constraint of larger rules.
template <class Visit>
void visit_drawn_state(unsigned seed, const Visit& visit) {
  static const std::vector<ListedRules> all = [] {
    std::vector<ListedRules> rules = {Takuzu(4, 4), Takuzu(6, 8), two_rows()};
    for (const Layout& layout : {Layout::boxes(2, 3), Layout::boxes(3, 3).with_diagonals(), Layout::boxes_on(6, 2, 2)})
      rules.push_back({layout.name(), layout, constraints_of(layout)});
    return rules;
  }();
  std::mt19937 random(seed);
  const ListedRules& rules = all[random() % all.size()];
  const auto& constraints = rules.listed().constraints;
  const Constraint& constraint = constraints[random() % constraints.size()];
  const auto known = random() % 10;  // of ten cells
  Marks<Truth> gone(rules);
  const Value often = rules.values()[random() % rules.values().size()];
  for (const Cell c : cells_of(constraint)) {
    const bool is_known = random() % 10 < known;
    const Value kept = random() % 2 == 0 ? often : rules.values()[random() % rules.values().size()];
    for (const Value v : rules.values()) gone.at(c, v) = Truth(v != kept && (is_known || random() % 3 == 0));
  }
  visit(just(rules, constraint), gone);
}

// Constraints that speak of a cell twice over, where a rule that looks at one mark or pair at a time sees less.
template <class Visit>
void for_each_state_of_correlated(const Visit& visit) {
  const Board board(1, 3, 3);
  for (const Count& count : {Count{{{0, 1}, {0, 2}, {1, 1}}, 1, 1}, Count{{{0, 1}, {0, 2}, {1, 1}, {1, 3}}, 0, 1},
                             Count{{{0, 1}, {0, 2}, {1, 1}, {1, 2}, {2, 1}}, 2, 2}})
    for_each_state(board, {"count", count}, visit);
  for (const Differ& differ : {Differ{{0, 1}, {0, 2}}, Differ{{0, 1}, {1, 0}}, Differ{{0, 1}, {1, 2}}})
    for_each_state(board, {"differ", differ}, visit);
}

}  // namespace gridproof::test
