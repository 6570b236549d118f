// Whether the sweep leaves an initial state out: a statement about all positions, for CaDiCaL.
//
//   Coverage coverage = covers_init<spec::Repaired>(layout, valid_boards(layout));
#pragma once

#include <string>
#include <vector>

#include "spec/grid.hpp"
#include "spec/position.hpp"
#include "verify/symbolic/stage.hpp"
#include "verify/symbolic/formulation.hpp"

namespace gridproof::verify {

struct Coverage {
  bool shown = false;
  std::string detail = {};  // why not
};

template <class D>
struct InitIsSwept {
  typename D::Rules rules;
  std::vector<spec::Grid> boards;

  template <spec::Bit B>
  void operator()(symbolic::Stage<B>& stage) const {
    const spec::Position<B, typename D::Rules> at{rules, stage.marks("grid", rules), stage.marks("crossed", rules),
                                                  stage.marks("solution", rules), stage.marks("givens", rules)};
    stage.exhibit("solution", at.solution);
    stage.assume("init", D::init(at));
    stage.show("the solution is one of the boards", spec::any(boards, [&](const spec::Grid& board) {
                 return spec::all(rules.cells(), [&](spec::Cell c) { return B(at.solution.is(c, board[c])); });
               }));
    stage.show("the grid has values of the solution only", spec::extends(rules, at.grid, at.solution));
    stage.show("a cell has at most one", spec::is_partial_function(rules, at.grid));
    stage.show("the grid has all givens", spec::extends(rules, at.givens, at.grid));
  }
};

Coverage covers(const spec::Board& board, const symbolic::Formulation& statement);

// Every position that the dialect's `init` admits is a grid of one of the boards, marks aside; part of it is given.
template <class D>
Coverage covers_init(const typename D::Rules& rules, const std::vector<spec::Grid>& boards) {
  return covers(rules, symbolic::Formulation(InitIsSwept<D>{rules, boards}));
}

}  // namespace gridproof::verify
