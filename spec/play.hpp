// Play: the machine again and again. ApplyHint writes what the hint of a finished call sets into the grid, crosses out
// what it deletes, and starts the next call.
#pragma once

#include "spec/claims.hpp"
#include "spec/machine.hpp"
#include "spec/position.hpp"

namespace gridproof::spec {

// The guard of ApplyHint: the call is done and has a hint. A call without one ends play.
template <Bit B>
B can_apply_hint(const State<B>& state) {
  return gives_hint(state);
}

// The position of the next call. Requires can_apply_hint(state).
template <Bit B, class R>
Position<B, R> apply_hint(const Position<B, R>& at, const State<B>& state) {
  const auto either = [](Marks<B> a, const Marks<B>& b) {
    for (std::size_t i = 0; i < a.bits().size(); ++i) a.bits()[i] = a.bits()[i] | b.bits()[i];
    return a;
  };
  return {at.rules, either(at.grid, state.hint.set), either(at.crossed, state.hint.del), at.solution, at.givens};
}

// Grid and crossed marks agree with the solution.
template <Bit B, class R>
B agrees_with_solution(const Position<B, R>& at) {
  return is_partial_function(at.rules, at.grid) & extends(at.rules, at.grid, at.solution) &
         spares(at.rules, at.crossed, at.solution);
}

template <Bit B, class R>
Statement<B> play_consistent(const Position<B, R>& at, const State<B>& state, const Position<B, R>& after) {
  return {can_apply_hint(state) & agrees_with_solution(at), agrees_with_solution(after)};
}

// Play is not over: where brute force is the last tier, until the grid is full; elsewhere, while there is a hint.
template <class D, Bit B>
B goes_on(const Machine<D, B>& machine, const State<B>& state) {
  const auto& at = machine.position();
  return machine.tiers().ends_in_brute_force() ? ~is_full(at.rules, at.grid) : ~state.hint.type.is(HintType::none);
}

// Where play is not over, a round fills a cell that was empty or crosses out a mark that was a candidate.
template <class D, Bit B>
Statement<B> play_progress(const Machine<D, B>& machine, const State<B>& state,
                          const typename Machine<D, B>::Where& after) {
  const auto& at = machine.position();
  const B fills = any(at.rules.cells(),
                      [&](Cell c) { return is_empty(at.rules, at.grid, c) & ~is_empty(at.rules, after.grid, c); });
  const B crosses_out = any(at.rules.cells(), [&](Cell c) {
    return any(at.rules.values(), [&](Value v) {
      const B newly = after.crossed.is(c, v) & ~at.crossed.is(c, v);
      return and_then(newly, [&] { return is_possible(at.rules, at.grid, c, v); });
    });
  });
  return {state.pc.is(Pc::done) & goes_on(machine, state), can_apply_hint(state) & (fills | crosses_out)};
}

// A round takes nothing away and gives nothing, and where play is over there is none. With play_progress the empty
// cells and the open marks run out; that Play comes to its end under fairness (`play_ends`) is for the explorer and TLC
// to decide.
template <class D, Bit B>
Statement<B> play_keeps(const Machine<D, B>& machine, const State<B>& state,
                          const typename Machine<D, B>::Where& after) {
  const auto& at = machine.position();
  return {state.pc.is(Pc::done),
          mux(goes_on(machine, state),
              extends(at.rules, at.grid, after.grid) & extends(at.rules, at.crossed, after.crossed) &
                  extends(at.rules, at.givens, after.givens) & extends(at.rules, after.givens, at.givens),
              ~can_apply_hint(state))};
}

}  // namespace gridproof::spec
