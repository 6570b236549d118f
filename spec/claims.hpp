// The claims about the hint machine, each under the one name that it has everywhere.
//
// A claim is a statement about a state: where the premise is met, the conclusion must hold. An instrument that never
// meets the premise has shown nothing, and says `vacuous`. Nothing here quantifies over completions: hint_forced speaks
// of one full board, and the instrument supplies every board there is.
#pragma once

#include "spec/algebra.hpp"
#include "spec/grid.hpp"
#include "spec/machine.hpp"
#include "spec/statement.hpp"
#include "spec/rules.hpp"

namespace gridproof::spec {

// The hint says something, and of every mark the same as `full`.
template <Bit B>
B says_something(const Hint<B>& hint) {
  const auto is_so = [](const B& bit) { return bit; };
  return any(hint.set.bits(), is_so) | any(hint.del.bits(), is_so);
}
template <Bit B, GridLike G>
B agrees(const Board& board, const Hint<B>& hint, const G& full) {
  return says_something(hint) & all(board.cells(), [&](Cell c) {
           return all(board.values(),
                      [&](Value v) { return mux(B(full.is(c, v)), ~hint.del.is(c, v), ~hint.set.is(c, v)); });
         });
}

template <Bit B>
B gives_hint(const State<B>& state) {
  return state.pc.is(Pc::done) & ~state.hint.type.is(HintType::none);
}

// The seed's TypeOK. One-hot state could also hold no value or two, so this says more than a type does.
template <Bit B, class R>
B well_typed(const Position<B, R>& at) {
  return is_partial_function(at.rules, at.grid) & extends(at.rules, at.givens, at.grid) &
         is_function(at.rules, at.solution);
}
template <Bit B, class E>
B well_typed(const OneHot<B, E>& one_hot) {
  return exactly_one(one_hot.bits(), [](const B& bit) { return bit; });
}
template <Bit B>
B well_typed(const Control<B>& control) {
  return well_typed(control.type) & well_typed(control.pc);
}
// A hint of a type says something, none says nothing; it does not set two values in a cell, nor what it deletes.
template <Bit B>
B well_typed(const Board& board, const State<B>& state) {
  const Hint<B>& hint = state.hint;
  return well_typed(hint.type) & well_typed(state.pc) & differ(hint.type.is(HintType::none), says_something(hint)) &
         is_partial_function(board, hint.set) & spares(board, hint.del, hint.set);
}
template <class D, Bit B>
Statement<B> type_ok(const Machine<D, B>& machine, const Control<B>& control) {
  return {B(true), well_typed(machine.position()) & well_typed(control)};
}
template <class D, Bit B>
Statement<B> type_ok(const Machine<D, B>& machine, const State<B>& state) {
  return {B(true), well_typed(machine.position()) & well_typed(machine.rules(), state)};
}

// A hint agrees with the solution.
template <class D, Bit B>
Statement<B> hint_sound(const Machine<D, B>& machine, const State<B>& state) {
  return {gives_hint(state), agrees(machine.rules(), state.hint, machine.position().solution)};
}

// `full` is what the player may still be heading for: valid, with all givens, and nothing of it crossed out.
template <Bit B, class R, GridLike G>
B completes(const Position<B, R>& at, const G& full) {
  return is_solution(at.rules, full) & extends(at.rules, at.grid, full) & spares(at.rules, at.crossed, full);
}

// The call has ended with a hint of a tier that rests on candidates, or of one that looks at the solution.
template <Bit B>
B answers_by(const TierList& tiers, Ground ground, const State<B>& state) {
  return state.pc.is(Pc::done) & any(tiers.all(), [&](HintType tier) {
           return tiers[tier].ground == ground ? B(state.hint.type.is(tier)) : B(false);
         });
}

// A hint of a tier that rests on candidates agrees with `full`, whatever completion that is.
template <class D, Bit B, GridLike G>
Statement<B> hint_forced(const Machine<D, B>& machine, const State<B>& state, const G& full) {
  return {answers_by(machine.tiers(), Ground::candidates, state) & completes(machine.position(), full),
          agrees(machine.rules(), state.hint, full)};
}

// The same for the tiers that look at the solution. It is not so where there are several completions: an expected
// violation.
template <class D, Bit B, GridLike G>
Statement<B> brute_force_forced(const Machine<D, B>& machine, const State<B>& state, const G& full) {
  return {answers_by(machine.tiers(), Ground::peek, state) & completes(machine.position(), full),
          agrees(machine.rules(), state.hint, full)};
}

// A hint is a move that the rules allow: every mark that it sets is possible; no mark that it deletes is written in the
// grid.
template <class D, Bit B>
Statement<B> hint_legal(const Machine<D, B>& machine, const State<B>& state) {
  const auto& rules = machine.rules();
  const Hint<B>& hint = state.hint;
  const Marks<B>& grid = machine.position().grid;
  return {gives_hint(state), says_something(hint) & spares(rules, hint.del, grid) & all(rules.cells(), [&](Cell c) {
                               return all(rules.values(), [&](Value v) {
                                 return implies(hint.set.is(c, v), is_possible(rules, grid, c, v));
                               });
                             })};
}

// A tier answers only where it proposes something and no earlier one does.
template <class D, Bit B>
Statement<B> tier_order(const Machine<D, B>& machine, const State<B>& state) {
  B right(false), earlier(false);
  for (const HintType tier : machine.tiers().all()) {
    right = right | (state.hint.type.is(tier) & machine.proposes(tier) & ~earlier);
    earlier = earlier | machine.proposes(tier);
  }
  return {gives_hint(state), right};
}

// At done there is no hint exactly where no tier has one: where brute force is the last, exactly on full grids.
template <class D, Bit B>
Statement<B> done_ok(const Machine<D, B>& machine, const State<B>& state) {
  const B nothing_left = machine.tiers().ends_in_brute_force()
                             ? B(is_full(machine.rules(), machine.position().grid))
                             : none(machine.tiers().all(), [&](HintType tier) { return machine.proposes(tier); });
  return {state.pc.is(Pc::done), same(state.hint.type.is(HintType::none), nothing_left)};
}

// A bound on steps: after longest_call of them the machine is done, and nothing is enabled any more. That every call
// comes to done under fairness (`termination`) speaks of behaviours: the explorer and TLC decide it.
template <class D, Bit B>
Statement<B> step_bound(const Machine<D, B>& machine, const State<B>& after_longest_call) {
  return {B(true), after_longest_call.pc.is(Pc::done) & ~machine.enabled(control_of(after_longest_call))};
}

// What the monotone tiers that place values propose together.
template <class D, Bit B>
Marks<B> singles(const Machine<D, B>& machine) {
  Marks<B> together(machine.rules());
  for (const HintType tier : machine.tiers().all()) {
    if (!machine.tiers()[tier].monotone || !machine.proposals(tier).places()) continue;
    const std::vector<B>& placed = machine.proposals(tier).proposed();
    for (std::size_t i = 0; i < placed.size(); ++i) together.bits()[i] = together.bits()[i] | placed[i];
  }
  return together;
}

// Whatever was a single stays one when `played` is written down.
template <Bit B, GridLike Before, GridLike After>
B keeps_singles(const Board& board, const Before& before, const Mark& played, const After& after) {
  return all(board.cells(), [&](Cell c) {
    return all(board.values(),
               [&](Value v) { return c == played.cell ? B(true) : implies(B(before.is(c, v)), B(after.is(c, v))); });
  });
}

// Of confluence, the local half: a single that is played is a value of the solution, and the others stay. Proposals
// that only ever leave by being played are all played in every order, so every order ends with the same grid. `after`
// is the machine where `played` is written down. Says nothing of solutions that are none.
template <class D, Bit B>
Statement<B> confluence(const Machine<D, B>& machine, const Mark& played, const Machine<D, B>& after) {
  const auto& rules = machine.rules();
  const Marks<B>& solution = machine.position().solution;
  const Marks<B> before = singles(machine);
  return {is_solution(rules, solution) & before.is(played.cell, played.value),
          solution.is(played.cell, played.value) & keeps_singles<B>(rules, before, played, singles(after))};
}

}  // namespace gridproof::spec
