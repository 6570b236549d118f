// One puzzle: its solution is valid, and there is no other.
//
// As the Cryptol text states it, a puzzle is a predicate over its holes, each any word of 4 bits; valid says that every
// group contains each of 1 to 9. In our form a board is one-hot, and a group lemma adds that no value stands twice.
#pragma once

#include "proofs/position.hpp"
#include "proofs/validity.hpp"

namespace gridproof::proofs {

// A closed statement: nothing to quantify over.
template <class D = Definitions>
struct SolutionValid {
  Layout layout;
  Grid solution;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    WordGrid<B> board;
    for (const Cell c : layout.cells()) board.words.push_back(Word<B>::constant(solution[c], word_width(layout)));
    stage.show("the solution is valid", D::valid(layout, board));
  }
};

// solution == the known one \/ ~ valid solution, over the holes.
template <class D = Definitions>
struct UniqueAsWritten {
  Layout layout;
  Grid puzzle, solution;
  bool with_group_lemma = false;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    std::vector<Cell> holes;
    for (const Cell c : layout.cells())
      if (puzzle[c] == 0) holes.push_back(c);
    WordGrid<B> board = board_of_words(stage, "hole", layout, holes);
    B is_known(true);
    for (const Cell c : layout.cells()) {
      if (puzzle[c] != 0) board.words[c] = Word<B>::constant(puzzle[c], word_width(layout));
      is_known = is_known & board.is(c, solution[c]);
    }
    if (with_group_lemma) use_group_lemma(stage, layout, board);
    stage.show("a valid board is the solution", D::valid(layout, board), is_known);
  }
};

// The same on one-hot boards.
struct UniqueOneHot {
  Layout layout;
  Grid puzzle, solution;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Marks<B> full = stage.marks("full", layout);
    stage.exhibit("full", full);
    assume_valid(stage, "full", layout, full);
    stage.assume("full has the givens", extends(layout, constant<B>(layout, puzzle), full));
    stage.show("full is the solution", all(layout.cells(), [&](Cell c) { return B(full.is(c, solution[c])); }));
  }
};

}  // namespace gridproof::proofs
