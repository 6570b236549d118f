// Everything that the specification says of a position, as one long list of truth values: what readings are compared
// by.
#pragma once

#include <vector>

#include "spec/claims.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/machine.hpp"
#include "spec/play.hpp"

namespace gridproof::test {

using namespace spec;

// Everything that the machine says on the way through a call, as one long list of truth values.
template <class D, Bit B>
std::vector<B> everything(const Position<B>& at, const Marks<B>& full) {
  std::vector<B> said;
  const auto say_state = [&](const State<B>& state) {
    for (const Pc pc : all_pcs) said.push_back(state.pc.is(pc));
    for (const HintType type : all_types) said.push_back(state.hint.type.is(type));
    for (const Marks<B>* marks : {&state.hint.set, &state.hint.del})
      said.insert(said.end(), marks->bits().begin(), marks->bits().end());
  };
  const auto say = [&](const Statement<B>& statement) {
    said.push_back(statement.premise);
    said.push_back(statement.conclusion);
  };
  const Machine<D, B> machine(at);
  for (const HintType tier : all_tiers)
    for (const B& bit : machine.proposals(tier).proposed()) said.push_back(bit);
  Control<B> control = machine.start();
  for (int steps = 0; steps <= longest_call; ++steps) {
    const State<B> state = machine.state(control);
    say_state(state);
    for (const Action action : all_actions) said.push_back(machine.enabled(control, action));
    say(type_ok(machine, control));
    say(type_ok(machine, state));
    say(hint_sound(machine, state));
    say(hint_forced(machine, state, full));
    say(brute_force_forced(machine, state, full));
    say(hint_legal(machine, state));
    say(tier_order(machine, state));
    say(done_ok(machine, state));
    say(step_bound(machine, state));
    const Position<B> after = apply_hint(at, state);
    say(play_consistent(at, state, after));
    say(play_progress(machine, state, after));
    say(play_keeps(machine, state, after));
    control = machine.next(control);
  }
  said.push_back(D::init(at));
  said.push_back(valid(at.rules, full));
  said.push_back(valid_alt(at.rules, full));
  said.push_back(consistent(at.rules, at.grid));
  return said;
}

}  // namespace gridproof::test
