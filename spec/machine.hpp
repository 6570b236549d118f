// The hint machine: one call walks the tiers until one of them has a hint.
//
//   Machine<Repaired, Truth> machine(position<Truth>(layout, grid, solution));
//   auto control = machine.start();
//   while (machine.enabled(control).holds()) control = machine.next(control);
//   machine.state(control).hint.type.is(HintType::only_choice);
//
//   pc             action                  guard                            next pc
//   start          StartHeuristicCheck     -                                find of the first tier
//   find_TIER      FindTIER                the tier proposes something      done, with the hint
//                  ProceedToTierN          it does not                      find of tier N, the next
//   find_LAST      FindLAST                the tier proposes something      done, with the hint
//                  NoHintFound             it does not                      done, without
//
// A dialect has the list of tiers, what each of them proposes, and the guards (spec/sudoku/dialects.hpp). A Find action
// has a choice among the conclusions that its tier proposes; deterministic means the least one. Nothing else is left
// open.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "spec/algebra.hpp"
#include "spec/grid.hpp"
#include "spec/hint.hpp"
#include "spec/position.hpp"
#include "spec/tiers.hpp"

namespace gridproof::spec {

template <class Dialect, Bit B>
class Machine {
 public:
  using Rules = typename Dialect::Rules;
  using Where = Position<B, Rules>;

  explicit Machine(const Where& at)
      : at_(&at),
        tiers_(&Dialect::tiers()),
        proposals_(Dialect::template proposals<Dialect>(at)),
        proposes_(which_propose()),
        over_(tiers_->ends_in_brute_force() ? is_full(at.rules, at.grid) : ~proposes_.back()) {
    for (const HintType tier : tiers_->all())
      least_.push_back(first(proposals(tier).proposed(), [](const B& bit) { return bit; }));
  }

  const Where& position() const { return *at_; }
  const Rules& rules() const { return at_->rules; }
  const TierList& tiers() const { return *tiers_; }

  const Proposals<B>& proposals(HintType tier) const { return proposals_[static_cast<std::size_t>(tier)]; }
  const B& proposes(HintType tier) const { return proposes_[static_cast<std::size_t>(tier)]; }

  Control<B> start() const { return Control<B>::at(*tiers_, Pc::start); }

  // The guard of an action that finds a hint, for one of its tier's conclusions.
  B enabled(const Control<B>& control, Action find, std::size_t conclusion) const {
    const Transition move = tiers_->transition(find);
    return control.pc.is(move.from) & proposals(move.answers).proposed()[conclusion];
  }

  // The guard of any action: of one that finds a hint, that it can for some conclusion.
  B enabled(const Control<B>& control, Action action) const {
    return control.pc.is(tiers_->transition(action).from) & guard(action);
  }
  B enabled(const Control<B>& control) const {
    return any(tiers_->actions(), [&](Action action) { return enabled(control, action); });
  }

  // What an action does. Requires enabled(control, action).
  Control<B> step(const Control<B>& control, Action action) const {
    Control<B> after = control;
    step_where(B(true), action, after);
    return after;
  }

  // The next step: that of the action that is enabled. Where none is, nothing changes.
  Control<B> next(const Control<B>& control) const {
    Control<B> after = control;
    for (const Action action : tiers_->actions()) step_where(enabled(control, action), action, after);
    return after;
  }

  // Where a call comes to, step by step, that begins at the start.
  Control<B> end() const {
    Control<B> control = start();
    for (int steps = 0; steps < tiers_->longest_call(); ++steps) control = next(control);
    return control;
  }

  // The state there, with the least choice of the tier that has answered.
  State<B> state(const Control<B>& control) const {
    State<B> state{Hint<B>(rules(), *tiers_), control.pc};
    state.hint.type = control.type;
    for (const HintType tier : tiers_->all()) {
      std::vector<B> chosen = least_[static_cast<std::size_t>(tier)];
      for (B& bit : chosen) bit = bit & control.type.is(tier);
      proposals(tier).write(chosen, state.hint.set, state.hint.del);
    }
    return state;
  }

  // The state after an action that finds a hint, with this conclusion. Requires enabled(..., find, conclusion).
  State<B> found(Action find, std::size_t conclusion) const {
    const HintType tier = tiers_->transition(find).answers;
    State<B> state{Hint<B>(rules(), *tiers_), OneHot<B, Pc>(tiers_->pcs().size(), Pc::done)};
    state.hint.type.at(tier) = B(true);
    const Conclusion said = proposals(tier).conclusion(conclusion);
    for (const Mark& m : said.set) state.hint.set.at(m.cell, m.value) = B(true);
    for (const Mark& m : said.del) state.hint.del.at(m.cell, m.value) = B(true);
    return state;
  }

 private:
  std::vector<B> which_propose() const {
    std::vector<B> some;
    for (const HintType tier : tiers_->all())
      some.push_back(any(proposals(tier).proposed(), [](const B& bit) { return bit; }));
    return some;
  }

  B guard(Action action) const {
    if (action == Action::start_heuristic_check) return B(true);
    const Transition move = tiers_->transition(action);
    const B& proposed = proposes_[static_cast<std::size_t>(move.from) - 1];
    if (move.answers != HintType::none) return Dialect::finds(proposed);
    return move.to == Pc::done ? Dialect::gives_up(over_) : Dialect::moves_on(proposed);
  }

  void step_where(const B& condition, Action action, Control<B>& control) const {
    const Transition move = tiers_->transition(action);
    control.pc.assign_where(condition, move.to);
    if (move.answers != HintType::none) control.type.assign_where(condition, move.answers);
  }

  const Where* at_;
  const TierList* tiers_;
  std::vector<Proposals<B>> proposals_;
  std::vector<B> proposes_;
  B over_;                             // what NoHintFound waits for
  std::vector<std::vector<B>> least_;  // by tier: which conclusion is the least
};

}  // namespace gridproof::spec
