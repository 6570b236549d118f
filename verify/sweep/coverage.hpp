// Whether the sweep leaves an initial state out: a statement about all positions, for CaDiCaL.
//
//   Coverage coverage = covers_init<spec::Repaired>(layout, valid_boards(layout));
#pragma once

#include <string>
#include <vector>

#include "spec/grid.hpp"
#include "spec/position.hpp"
#include "spec/sudoku/layout.hpp"
#include "spec/sudoku/possible.hpp"
#include "verify/symbolic/stage.hpp"
#include "verify/symbolic/formulation.hpp"

namespace gridproof::verify {

struct Coverage {
  bool shown = false;
  std::string detail = {};  // why not
};

template <class D>
struct InitIsSwept {
  spec::Layout layout;
  std::vector<spec::Grid> boards;

  template <spec::Bit B>
  void operator()(symbolic::Stage<B>& stage) const {
    const spec::Position<B> at{layout, stage.marks("grid", layout), stage.marks("crossed", layout),
                               stage.marks("solution", layout)};
    stage.exhibit("solution", at.solution);
    stage.assume("init", D::init(at));
    stage.show("the solution is one of the boards", spec::any(boards, [&](const spec::Grid& board) {
                 return spec::all(layout.cells(), [&](spec::Cell c) { return B(at.solution.is(c, board[c])); });
               }));
    stage.show("the grid has values of the solution only", spec::extends(layout, at.grid, at.solution));
    stage.show("a cell has at most one", spec::is_partial_function(layout, at.grid));
  }
};

Coverage covers(const spec::Layout& layout, const symbolic::Formulation& statement);

// Every position that the dialect's `init` admits is a grid of one of the boards, marks aside.
template <class D>
Coverage covers_init(const spec::Layout& layout, const std::vector<spec::Grid>& boards) {
  return covers(layout, symbolic::Formulation(InitIsSwept<D>{layout, boards}));
}

}  // namespace gridproof::verify
