// judge, generic over the dialect, so that a test can put a broken one before it.
#pragma once

#include <optional>

#include "solver/enumerate.hpp"
#include "verify/claims/judge.hpp"
#include "verify/claims/terms.hpp"

namespace gridproof::verify {

template <class D>
class Judge {
 public:
  Judge(const typename D::Rules& rules, const Case& subject, const Question& question)
      : rules_(rules),
        question_(question),
        grid_(subject.grid),
        at_{rules, spec::constant<Truth>(rules, subject.grid), subject.crossed,
            spec::constant<Truth>(rules, subject.solution)},
        machine_(at_) {}

  Judgement run() {
    if (question_.claim == Claim::confluence)
      check_orders();
    else
      follow(machine_.start(), machine_.tiers().longest_call());
    return result_;
  }

 private:
  using Truth = spec::Truth;
  using Control = spec::Control<Truth>;
  using State = spec::State<Truth>;
  using Statement = spec::Statement<Truth>;
  using Where = spec::Position<Truth, typename D::Rules>;

  // Every behaviour from here on: one for each action that is enabled. Where none is, the state stays.
  void follow(const Control& control, int steps) {
    check_state(machine_.state(control), steps == 0);
    if (steps == 0) return;
    if (question_.choice == ChoiceRule::any) check_choices(control);
    bool moved = false;
    for (const spec::Action action : machine_.tiers().actions()) {
      if (!machine_.enabled(control, action).holds()) continue;
      moved = true;
      follow(machine_.step(control, action), steps - 1);
    }
    if (!moved) follow(control, steps - 1);
  }

  void check_choices(const Control& control) {
    for (const spec::HintType tier : machine_.tiers().all())
      for (std::size_t i = 0; i < machine_.proposals(tier).size(); ++i)
        if (machine_.enabled(control, spec::TierList::finds(tier), i).holds())
          check_state(machine_.found(spec::TierList::finds(tier), i), false);
  }

  // The bound on steps speaks of the end of the longest call only.
  void check_state(const State& state, bool end) {
    if (question_.claim == Claim::step_bound && !end) return;
    if (is_of_completions(question_.claim)) return check_forced(state);
    const Where after = spec::can_apply_hint(state).holds() ? spec::apply_hint(at_, state) : at_;
    if (const auto said = term(question_.claim, machine_, state, after)) note(*said, state);
  }

  // The claim's own term on completions, one for each value of each cell that the hint speaks of, instead of on all of
  // them: the term looks at one mark after the other.
  void check_forced(const State& state) {
    if (!speaks_of(question_.claim, machine_, state).holds()) return;
    if (!spec::says_something(state.hint).holds())  // agrees with no board
      return note(forced_term(question_.claim, machine_, state, at_.solution), state);
    for (const spec::Cell c : rules_.cells())
      if (spec::any(rules_.values(), [&](spec::Value v) {
            return state.hint.set.is(c, v) | state.hint.del.is(c, v);
          }).holds())
        check_forced_at(c, state);
  }

  void check_forced_at(spec::Cell cell, const State& state) {
    for (const spec::Value v : rules_.values()) {
      spec::Grid guess = grid_;
      guess[cell] = v;
      if (grid_[cell] != 0 && v != grid_[cell]) continue;
      std::optional<spec::Grid> full;
      const auto ending = solver::for_each_completion(
          rules_, guess, at_.crossed, [&](const spec::Grid& found) { return full = found, false; },
          solver::Budget{judge_search_nodes});
      if (ending == solver::Ending::exhausted) {
        result_.outcome = result_.outcome == Outcome::violated ? Outcome::violated : Outcome::undecided;
        return;
      }
      if (full) note(forced_term(question_.claim, machine_, state, spec::constant<Truth>(rules_, *full)), state);
    }
  }

  // Each single that could be played.
  void check_orders() {
    const auto before = spec::singles(machine_);
    for (const spec::Mark& played : spec::all_marks(rules_)) {
      if (!before.is(played.cell, played.value).holds()) continue;
      Where next = at_;
      next.grid.at(played.cell, played.value) = Truth(true);
      note(spec::confluence(machine_, played, spec::Machine<D, Truth>(next)), machine_.state(machine_.start()));
    }
  }

  void note(const Statement& statement, const State& state) {
    if (!statement.premise.holds() || result_.outcome == Outcome::violated) return;
    if (statement.conclusion.holds()) {
      if (result_.outcome == Outcome::vacuous) result_.outcome = Outcome::holds;
      return;
    }
    result_.outcome = Outcome::violated;
    if (spec::well_typed(rules_, state).holds()) result_.hint = spec::record(rules_, state.hint);
  }

  const typename D::Rules& rules_;
  const Question& question_;
  const spec::Grid& grid_;
  Where at_;
  spec::Machine<D, Truth> machine_;
  Judgement result_;
};

}  // namespace gridproof::verify
