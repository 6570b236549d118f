// Random cases for RapidCheck: solutions, grids with and without a completion, crossed marks, whole cases. A failing
// case shrinks towards the solution: no entries, no crossed marks, fewer empty cells.
#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <optional>

#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"
#include "spec/machine.hpp"
#include "verify/claims/judge.hpp"

namespace gridproof::verify {

rc::Gen<spec::Grid> solutions(const spec::Layout& layout);

// A board that may be the solution as the module was written: valid, with up to three cells overwritten.
rc::Gen<spec::Grid> boards(const spec::Layout& layout);

// A grid that `solution` completes, of any density.
rc::Gen<spec::Grid> grids_of(const spec::Grid& solution);

// A grid with a completion.
rc::Gen<spec::Grid> completable_grids(const spec::Layout& layout);

// A grid that breaks no rule in itself and has no completion: a cell of it has no possible value.
rc::Gen<spec::Grid> hopeless_grids(const spec::Layout& layout);

// Initial states: of any machine that starts from solutions, which must outlive them; of a dialect.
rc::Gen<Case> cases(const Game& game);
rc::Gen<Case> cases(const spec::Layout& layout, Dialect dialect);

// A state that some call comes to, with any choices on the way.
struct Moment {
  Case subject;
  int steps;
  spec::State<spec::Truth> state;
};
rc::Gen<Moment> moments(const Game& game, const rc::Gen<Case>& starts);

}  // namespace gridproof::verify
