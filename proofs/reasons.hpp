// The rules by their names, and the reasons that cite them.
#pragma once

#include <string>

#include "proofs/validity.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/position.hpp"
#include "spec/reason.hpp"
#include "spec/sudoku/constraints.hpp"
#include "spec/sudoku/techniques/singles.hpp"

namespace gridproof::proofs {

// All constraints together are what a solution is: those of the cells, that each holds one value; on such boards those
// of the houses, that the board is valid. A test takes rules with one of them missing.
template <class Rules = SudokuRules>
struct ConstraintsValid {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Rules rules(layout);
    const Marks<B> relation = stage.marks("relation", layout), board = stage.marks("board", layout);
    stage.exhibit("relation", relation);
    stage.exhibit("board", board);
    stage.assume("every cell of the board holds one value", is_function(layout, board));
    use_group_lemma(stage, layout, board);
    const auto kept_by = [&](const Marks<B>& marks, const ConstraintGroup& group) {
      return all(group.members, [&](std::size_t i) { return B(holds(rules.constraints()[i], layout, marks)); });
    };
    const auto kept = [&](const ConstraintGroup& group) { return kept_by(board, group); };
    const std::size_t cells = layout.cells().size();
    for (const Cell c : layout.cells())
      stage.show("what is said of " + rules.groups()[c].name,
                 same(kept_by(relation, rules.groups()[c]),
                      exactly_one(layout.values(), [&](Value v) { return relation.is(c, v); })));
    for (std::size_t h = 0; h < layout.houses().size(); ++h)
      stage.show("what is said of " + rules.groups()[cells + h].name,
                 same(kept(rules.groups()[cells + h]), check_alt(layout, board, layout.houses()[h].cells)));
    const B all_kept = all(rules.groups(), kept);
    stage.show("valid implies the constraints", implies(valid_alt(layout, board), all_kept));
    stage.show("the constraints imply valid", implies(all_kept, valid_alt(layout, board)));
  }
};

// The tier of a machine that a technique is, and the marks that it proposes there.
struct SingleCandidate {
  static Technique family(const Layout& layout, const SudokuRules& rules) { return single_candidate(layout, rules); }
  template <class D, Bit B>
  static Marks<B> proposals(const Position<B>& at, const Marks<B>& candidates) {
    return D::only_choice(at, candidates);
  }
};
struct SinglePlace {
  static Technique family(const Layout& layout, const SudokuRules& rules) { return single_place(layout, rules); }
  template <class D, Bit B>
  static Marks<B> proposals(const Position<B>& at, const Marks<B>& candidates) {
    return D::last_remaining(at, candidates);
  }
};

// Each reason of the family is right, whatever relation it is asked of.
template <Bit B>
void show_reasons_right(Stage<B>& stage, const Board& board, const std::vector<Constraint>& constraints,
                        const Technique& technique) {
  const Marks<B> relation = stage.marks("relation", board);
  for (const Reason& reason : technique.reasons) {
    const auto said = entails(reason, board, constraints, relation);
    const Mark& mark = reason.set.empty() ? reason.del.front() : reason.set.front();
    stage.show(symbolic::place(board, mark.cell, mark.value) + ": " + constraints[reason.constraints.front()].name,
               said.premise, said.conclusion);
  }
}
// A tier that places proposes just what a reason of the family concludes whose premises hold.
template <Bit B, class R>
void show_proposes_just(Stage<B>& stage, const Position<B, R>& at, const Marks<B>& candidates,
                        const Technique& technique, const Marks<B>& proposed) {
  const Marks<B> gone = absent(at.rules, at.grid, candidates);
  Marks<B> concluded(at.rules);
  for (const Reason& reason : technique.reasons) {
    B& mark = concluded.at(reason.set.front().cell, reason.set.front().value);
    mark = mark | (premises_hold(reason, gone) & changes_something(reason, candidates));
  }
  stage.show_same("the tier", at.rules, proposed, concluded);
}

template <class T>
struct ReasonsRight {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const SudokuRules rules(layout);
    show_reasons_right(stage, layout, rules.constraints(), T::family(layout, rules));
  }
};

// Of a technique that places: its reasons are right, and the tier proposes just what has one: on every grid, with any
// marks crossed out.
template <class T, class D = Repaired>
struct TechniqueRight {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const SudokuRules rules(layout);
    const Technique technique = T::family(layout, rules);
    const Position<B> at{layout, stage.marks("grid", layout), stage.marks("crossed", layout), Marks<B>(layout)};
    stage.exhibit("grid", at.grid);
    stage.exhibit("crossed", at.crossed);
    stage.assume("a grid", is_partial_function(layout, at.grid));
    show_reasons_right(stage, layout, rules.constraints(), technique);
    const Marks<B> candidates = D::candidates(at);
    show_proposes_just(stage, at, candidates, technique, T::template proposals<D>(at, candidates));
  }
};

}  // namespace gridproof::proofs
