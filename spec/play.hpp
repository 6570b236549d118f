// Play: the machine again and again. ApplyHint writes the hint of a finished call into the grid and starts the next
// one.
#pragma once

#include "spec/claims.hpp"
#include "spec/machine.hpp"
#include "spec/position.hpp"

namespace gridproof::spec {

// The guard of ApplyHint: the call is done and has a hint. A call without one (the grid is full) ends play.
template <Bit B>
B can_apply_hint(const State<B>& state) {
  return gives_hint(state);
}

// The position of the next call. Requires can_apply_hint(state). Crossed marks stay.
template <Bit B>
Position<B> apply_hint(const Position<B>& at, const State<B>& state) {
  return {at.layout,
          marks<B>(at.layout, [&](Cell c, Value v) { return at.grid.is(c, v) | state.hint.places(at.layout, c, v); }),
          at.crossed, at.solution};
}

// Grid and crossed marks agree with the solution.
template <Bit B>
B agrees_with_solution(const Position<B>& at) {
  return is_partial_function(at.layout, at.grid) & extends(at.layout, at.grid, at.solution) &
         spares(at.layout, at.crossed, at.solution);
}

template <Bit B>
Statement<B> play_consistent(const Position<B>& at, const State<B>& state, const Position<B>& after) {
  return {can_apply_hint(state) & agrees_with_solution(at), agrees_with_solution(after)};
}

// Where play is not over, a round writes a cell that was empty.
template <Bit B>
Statement<B> play_progress(const Position<B>& at, const State<B>& state, const Position<B>& after) {
  return {state.pc.is(Pc::done) & ~is_full(at.layout, at.grid),
          can_apply_hint(state) & any(at.layout.cells(), [&](Cell c) {
            return is_empty(at.layout, at.grid, c) & ~is_empty(at.layout, after.grid, c);
          })};
}

// A round takes nothing away, and on a full grid there is none. With play_progress the empty cells run out; that Play
// comes to its end under fairness (`play_ends`) is for the explorer and TLC to decide.
template <Bit B>
Statement<B> play_keeps(const Position<B>& at, const State<B>& state, const Position<B>& after) {
  return {state.pc.is(Pc::done),
          mux(is_full(at.layout, at.grid), ~can_apply_hint(state), extends(at.layout, at.grid, after.grid))};
}

}  // namespace gridproof::spec
