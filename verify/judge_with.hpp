// judge, generic over the dialect, so that a test can put a broken one before it.
#pragma once

#include <algorithm>

#include "solver/search.hpp"
#include "spec/claims.hpp"
#include "spec/play.hpp"
#include "verify/judge.hpp"

namespace gridproof::verify {

template <class D>
class Judge {
 public:
  Judge(const spec::Layout& layout, const Case& subject, const Question& question)
      : layout_(layout),
        question_(question),
        grid_(subject.grid),
        at_{layout, spec::constant<Truth>(layout, subject.grid), subject.crossed,
            spec::constant<Truth>(layout, subject.solution)},
        machine_(at_) {}

  Judgement run() {
    if (question_.claim == Claim::confluence) {
      check_orders();
      return result_;
    }
    State state = machine_.init();
    check_state(state);
    for (int steps = 0; steps < spec::longest_call; ++steps) {
      if (question_.choice == ChoiceRule::any) check_choices(state);
      state = machine_.next(state);
      check_state(state);
    }
    if (question_.claim == Claim::termination) note(spec::termination(machine_, state), state);
    return result_;
  }

 private:
  using Truth = spec::Truth;
  using State = spec::State<Truth>;
  using Statement = spec::Statement<Truth>;

  void check_choices(const State& state) {
    for (const spec::Action find :
         {spec::Action::find_only_choice, spec::Action::find_last_remaining, spec::Action::find_brute_force})
      for (const spec::Choice& choice : machine_.choices())
        if (machine_.enabled(state, find, choice).holds()) check_state(machine_.step(state, find, choice));
  }

  void check_state(const State& state) {
    switch (question_.claim) {
      case Claim::type_ok: return note(spec::type_ok(machine_, state), state);
      case Claim::hint_sound: return note(spec::hint_sound(machine_, state), state);
      case Claim::hint_forced:
        return check_forced(state, {spec::HintType::only_choice, spec::HintType::last_remaining});
      case Claim::brute_force_forced: return check_forced(state, {spec::HintType::brute_force});
      case Claim::hint_legal: return note(spec::hint_legal(machine_, state), state);
      case Claim::tier_order: return note(spec::tier_order(machine_, state), state);
      case Claim::done_ok: return note(spec::done_ok(machine_, state), state);
      case Claim::play_consistent: return note(spec::play_consistent(at_, state, after(state)), state);
      case Claim::play_progress: return note(spec::play_progress(at_, state, after(state)), state);
      case Claim::play_ends: return note(spec::play_ends(at_, state, after(state)), state);
      case Claim::termination:
      case Claim::confluence:
      case Claim::actions_fire: return;
    }
  }

  spec::Position<Truth> after(const State& state) const {
    return spec::can_apply_hint(state).holds() ? spec::apply_hint(at_, state) : at_;
  }

  // Looks for completions, one with the hint's value and one with another, instead of going through all of them.
  void check_forced(const State& state, std::initializer_list<spec::HintType> tiers) {
    const auto answered = [&](spec::HintType tier) { return state.hint.type.is(tier).holds(); };
    if (!state.pc.is(spec::Pc::done).holds() || std::none_of(tiers.begin(), tiers.end(), answered)) return;
    const spec::HintRecord hint = spec::record(state.hint);
    const spec::Cell cell = layout_.cell(hint.row, hint.column);
    solver::Solver solver(layout_);
    solver.cross_out(at_.crossed);
    bool completed = false, agreed = true;
    for (const spec::Value v : layout_.values()) {
      spec::Grid guess = grid_;
      guess[cell] = v;
      if (grid_[cell] != 0 && v != grid_[cell]) continue;
      bool found = false;
      const auto ending = solver.for_each_completion(
          guess, [&](const spec::Grid&) { return found = true, false; }, solver::Budget{search_nodes});
      if (ending == solver::Ending::exhausted) {
        result_.outcome = result_.outcome == Outcome::violated ? Outcome::violated : Outcome::undecided;
        return;
      }
      completed = completed || found;
      agreed = agreed && (!found || v == hint.value);
    }
    note({Truth(completed), Truth(agreed)}, state);
  }

  // The singles agree with the solution, and each stays one when another is written down. Says nothing of solutions
  // that are none.
  void check_orders() {
    if (!spec::valid_alt(layout_, at_.solution).holds()) return;
    const auto before = spec::singles(machine_);
    for (const spec::Choice& played : machine_.choices()) {
      if (!before.is(played.cell, played.value).holds()) continue;
      spec::Position<Truth> next = at_;
      next.grid.at(played.cell, played.value) = Truth(true);
      const auto then = spec::singles(spec::Machine<D, Truth>(next));
      const Statement stays = spec::confluence<Truth>(layout_, before, played, then);
      note({stays.premise, stays.conclusion & at_.solution.is(played.cell, played.value)}, machine_.init());
    }
  }

  void note(const Statement& statement, const State& state) {
    if (!statement.premise.holds() || result_.outcome == Outcome::violated) return;
    if (statement.conclusion.holds()) {
      if (result_.outcome == Outcome::vacuous) result_.outcome = Outcome::holds;
      return;
    }
    result_.outcome = Outcome::violated;
    if (spec::well_typed(state).holds()) result_.hint = spec::record(state.hint);
  }

  static constexpr std::uint64_t search_nodes = 200'000;

  const spec::Layout& layout_;
  const Question& question_;
  const spec::Grid& grid_;
  spec::Position<Truth> at_;
  spec::Machine<D, Truth> machine_;
  Judgement result_;
};

}  // namespace gridproof::verify
