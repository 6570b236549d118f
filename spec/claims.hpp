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
#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/validity.hpp"

namespace gridproof::spec {

// The hint says of its cell what `full` says.
template <Bit B, GridLike G>
B agrees(const Layout& layout, const Hint<B>& hint, const G& full) {
  return any(layout.cells(), [&](Cell c) {
    return any(layout.values(), [&](Value v) { return hint.places(layout, c, v) & full.is(c, v); });
  });
}

template <Bit B>
B gives_hint(const State<B>& state) {
  return state.pc.is(Pc::done) & ~state.hint.type.is(HintType::none);
}

// The seed's TypeOK. One-hot state could also hold no value or two, so this says more than a type does.
template <Bit B>
B well_typed(const Position<B>& at) {
  return is_partial_function(at.layout, at.grid) & is_function(at.layout, at.solution);
}
template <Bit B>
B well_typed(const State<B>& state) {
  const auto one_of = [](const auto& values, const auto& one_hot) {
    return exactly_one(values, [&](auto value) { return one_hot.is(value); });
  };
  const auto number = [](const std::vector<B>& bits) { return exactly_one(bits, [](const B& bit) { return bit; }); };
  return one_of(all_types, state.hint.type) & number(state.hint.value) & number(state.hint.row) &
         number(state.hint.column) & one_of(all_pcs, state.pc);
}
template <class D, Bit B>
Statement<B> type_ok(const Machine<D, B>& machine, const State<B>& state) {
  return {B(true), well_typed(machine.position()) & well_typed(state)};
}

// A hint agrees with the solution.
template <class D, Bit B>
Statement<B> hint_sound(const Machine<D, B>& machine, const State<B>& state) {
  return {gives_hint(state), agrees(machine.layout(), state.hint, machine.position().solution)};
}

// `full` is what the player may still be heading for: valid, with all givens, and nothing of it crossed out.
template <Bit B, GridLike G>
B completes(const Position<B>& at, const G& full) {
  return valid_alt(at.layout, full) & extends(at.layout, at.grid, full) & spares(at.layout, at.crossed, full);
}

// The call has ended with a hint that rests on candidates (tier 1 or 2), or with one that looks at the solution (tier
// 3).
template <Bit B>
B answers_by_candidates(const State<B>& state) {
  return state.pc.is(Pc::done) &
         (state.hint.type.is(HintType::only_choice) | state.hint.type.is(HintType::last_remaining));
}
template <Bit B>
B answers_by_force(const State<B>& state) {
  return state.pc.is(Pc::done) & state.hint.type.is(HintType::brute_force);
}

// A hint of tier 1 or 2 agrees with `full`, whatever completion that is.
template <class D, Bit B, GridLike G>
Statement<B> hint_forced(const Machine<D, B>& machine, const State<B>& state, const G& full) {
  return {answers_by_candidates(state) & completes(machine.position(), full),
          agrees(machine.layout(), state.hint, full)};
}

// The same for tier 3. It is not so where there are several completions: an expected violation.
template <class D, Bit B, GridLike G>
Statement<B> brute_force_forced(const Machine<D, B>& machine, const State<B>& state, const G& full) {
  return {answers_by_force(state) & completes(machine.position(), full), agrees(machine.layout(), state.hint, full)};
}

// A hint is a move that the rules allow: its cell is empty and no house of it has the value yet.
template <class D, Bit B>
Statement<B> hint_legal(const Machine<D, B>& machine, const State<B>& state) {
  const Layout& layout = machine.layout();
  return {gives_hint(state), any(machine.choices(), [&](const Choice& choice) {
            return state.hint.places(layout, choice.cell, choice.value) &
                   is_possible(layout, machine.position().grid, choice.cell, choice.value);
          })};
}

// A tier answers only where no earlier one proposes anything.
template <class D, Bit B>
Statement<B> tier_order(const Machine<D, B>& machine, const State<B>& state) {
  const auto& type = state.hint.type;
  const B first = machine.proposes(HintType::only_choice);
  const B second = machine.proposes(HintType::last_remaining);
  return {gives_hint(state), (type.is(HintType::only_choice) & first) |
                                 (type.is(HintType::last_remaining) & ~first & second) |
                                 (type.is(HintType::brute_force) & ~first & ~second)};
}

// At done there is no hint exactly where the grid is full.
template <class D, Bit B>
Statement<B> done_ok(const Machine<D, B>& machine, const State<B>& state) {
  return {state.pc.is(Pc::done),
          same(state.hint.type.is(HintType::none), is_full(machine.layout(), machine.position().grid))};
}

// A bound on steps: after longest_call of them the machine is done, and nothing is enabled any more. That every call
// comes to done under fairness (`termination`) speaks of behaviours: the explorer and TLC decide it.
template <class D, Bit B>
Statement<B> step_bound(const Machine<D, B>& machine, const State<B>& after_longest_call) {
  return {B(true), after_longest_call.pc.is(Pc::done) & ~machine.enabled(after_longest_call)};
}

// What tiers 1 and 2 propose together.
template <class D, Bit B>
Marks<B> singles(const Machine<D, B>& machine) {
  return marks<B>(machine.layout(), [&](Cell c, Value v) {
    return machine.proposals(HintType::only_choice).is(c, v) | machine.proposals(HintType::last_remaining).is(c, v);
  });
}

// Whatever was a single stays one when `played` is written down.
template <Bit B, GridLike Before, GridLike After>
B keeps_singles(const Layout& layout, const Before& before, const Choice& played, const After& after) {
  return all(layout.cells(), [&](Cell c) {
    return all(layout.values(),
               [&](Value v) { return c == played.cell ? B(true) : implies(B(before.is(c, v)), B(after.is(c, v))); });
  });
}

// Of confluence, the local half: a single that is played is a value of the solution, and the others stay. Proposals
// that only ever leave by being played are all played in every order, so every order ends with the same grid. `after`
// is the machine where `played` is written down. Says nothing of solutions that are none.
template <class D, Bit B>
Statement<B> confluence(const Machine<D, B>& machine, const Choice& played, const Machine<D, B>& after) {
  const Layout& layout = machine.layout();
  const Marks<B>& solution = machine.position().solution;
  const Marks<B> before = singles(machine);
  return {valid_alt(layout, solution) & before.is(played.cell, played.value),
          solution.is(played.cell, played.value) & keeps_singles<B>(layout, before, played, singles(after))};
}

}  // namespace gridproof::spec
