#include "verify/trace/replay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "spec/claims.hpp"
#include "spec/play.hpp"
#include "text/name.hpp"
#include "text/write.hpp"
#include "verify/claims/forced.hpp"
#include "verify/trace/walk.hpp"

namespace gridproof::verify {

namespace {

using spec::Truth;
using Statement = spec::Statement<Truth>;
using Problem = std::optional<std::string>;  // what is wrong; nothing where nothing is

class Replayer {
 public:
  Replayer(const Game& game, const Shown& shown, const Trace& trace, solver::Budget budget)
      : game_(game), shown_(shown), trace_(trace), states_(trace.states), budget_(budget) {}

  Replay run() const {
    if (const Problem problem = initial_problem()) return {ReplayOutcome::no_behaviour, 0, *problem};
    for (std::size_t i = 1; i < states_.size(); ++i)
      if (const Problem problem = step_problem(states_[i - 1], states_[i], states_[i].action))
        return {ReplayOutcome::no_behaviour, i, *problem};
    if (trace_.loop)
      if (const Problem problem = loop_problem()) return {ReplayOutcome::no_behaviour, last(), *problem};
    if (!shown_.claim)
      return {ReplayOutcome::behaviour, last(),
              fmt::format("pc {}, {}", pc_name(states_.back().pc), hint_text(game_, states_.back().hint))};
    return end();
  }

 private:
  std::size_t last() const { return states_.size() - 1; }
  std::string_view claim() const { return name(*shown_.claim); }
  const spec::TierList& tiers() const { return game_.tiers(); }
  std::string pc_name(spec::Pc pc) const { return tiers().name(pc); }
  spec::State<Truth> state_of(const TraceState& at) const {
    return spec::state(game_.board(), tiers(), at.pc, at.hint);
  }

  Problem initial_problem() const {
    const TraceState& first = states_.front();
    if (first.action != init_name) return fmt::format("the first state is that of Init, not of {}", first.action);
    if (first.pc != spec::Pc::start) return fmt::format("a call begins with pc start, not {}", pc_name(first.pc));
    if (first.hint != spec::PlainHint{}) return "a call begins without a hint";
    if (game_.at(first.at)->is_initial()) return std::nullopt;
    if (!first.at.solution.is_full()) return "the solution has empty cells";
    if (!spec::extends(game_.board(), first.at.grid, first.at.solution).holds())
      return "the grid does not agree with the solution";
    if (first.at.givens && !spec::extends(game_.board(), *first.at.givens, first.at.grid).holds())
      return "the grid does not have all givens";
    const Case without_marks{first.at.grid, first.at.solution, spec::Marks<Truth>(game_.board()), first.at.givens};
    if (game_.at(without_marks)->is_initial()) return "the crossed marks are none that the machine starts with";
    return "the solution breaks the rules, and the machine starts from valid ones only";
  }

  // Why `to` is not what the action makes of `from`.
  Problem step_problem(const TraceState& from, const TraceState& to, std::string_view action) const {
    if (to.at.solution != from.at.solution) return "the solution changes, which no action does";
    if (to.at.givens != from.at.givens) return "the givens change, which no action does";
    const auto machine = game_.at(from.at);
    const auto state = state_of(from);
    if (action == apply_hint_name) return apply_problem(*machine, state, to);
    if (to.at.crossed.bits() != from.at.crossed.bits())
      return fmt::format("the crossed marks change, which {} does not do", action);
    const auto control = spec::control_of(state);
    const auto named = std::find_if(tiers().actions().begin(), tiers().actions().end(),
                                    [&](spec::Action candidate) { return tiers().name(candidate) == action; });
    if (named == tiers().actions().end()) return fmt::format("no action is named '{}'", action);
    if (!machine->enabled(control, *named))
      return fmt::format("{} is not enabled before it, with pc {}", action, pc_name(from.pc));
    if (to.at.grid != from.at.grid) return fmt::format("the grid changes, which {} does not do", action);
    if (const spec::Pc there = tiers().transition(*named).to; to.pc != there)
      return fmt::format("{} leads to pc {}, not {}", action, pc_name(there), pc_name(to.pc));
    if (shown_.choice == ChoiceRule::any && proposes(*machine, control, *named, to.hint)) return std::nullopt;
    const spec::PlainHint expected = spec::plain(game_.board(), machine->state(machine->step(control, *named)).hint);
    if (to.hint == expected) return std::nullopt;
    return fmt::format("{} leads to {}, not {}", action, hint_text(game_, expected), hint_text(game_, to.hint));
  }

  bool proposes(const MachineAt& machine, const spec::Control<Truth>& control, spec::Action find,
                const spec::PlainHint& hint) const {
    const spec::HintType tier = tiers().transition(find).answers;
    if (tier == spec::HintType::none) return false;
    for (std::size_t i = 0; i < machine.conclusions(tier); ++i)
      if (machine.enabled(control, find, i) && spec::plain(game_.board(), machine.found(find, i).hint) == hint)
        return true;
    return false;
  }

  Problem apply_problem(const MachineAt& machine, const spec::State<Truth>& state, const TraceState& to) const {
    if (!spec::can_apply_hint(state).holds()) return "ApplyHint is not enabled before it: no call is done with a hint";
    if (machine.grid_after(state).bits() != spec::constant<Truth>(game_.board(), to.at.grid).bits())
      return "ApplyHint writes the hint into the grid and nothing else";
    if (machine.crossed_after(state).bits() != to.at.crossed.bits())
      return "ApplyHint crosses out what the hint deletes and nothing else";
    if (to.pc != spec::Pc::start || to.hint != spec::PlainHint{}) return "ApplyHint begins a new call, without a hint";
    return std::nullopt;
  }

  // An action is enabled at its own pc only, so a loop of several states leaves out none that stays possible; one that
  // stutters is fair where nothing is possible.
  Problem loop_problem() const {
    const TraceState& end = states_.back();
    if (*trace_.loop < last()) {
      const TraceState& back = states_[*trace_.loop];
      const auto leads_back = [&](const std::string& action) { return !step_problem(end, back, action); };
      if (leads_back(apply_hint_name)) return std::nullopt;
      for (const spec::Action action : tiers().actions())
        if (leads_back(tiers().name(action))) return std::nullopt;
      return fmt::format("no action leads back to state {}", *trace_.loop);
    }
    if (!game_.grants().fairness) return std::nullopt;
    const auto state = state_of(end);
    const bool plays_on = shown_.claim == Claim::play_ends && spec::can_apply_hint(state).holds();
    if (plays_on || game_.at(end.at)->enabled(spec::control_of(state)))
      return fmt::format("an action stays enabled, with pc {}, and the machine is fair: it is taken", pc_name(end.pc));
    return std::nullopt;
  }

  Replay end() const {
    switch (*shown_.claim) {
      case Claim::hint_forced:
      case Claim::brute_force_forced: return forced(states_.back());
      case Claim::step_bound: return step_bound();
      case Claim::termination:
        if (trace_.loop) return never(false);
        return {ReplayOutcome::no_counterexample, last(), "termination fails in a behaviour that has no end only"};
      case Claim::confluence: return confluence();
      case Claim::play_ends:
        if (trace_.loop) return never(true);
        return {ReplayOutcome::no_counterexample, last(), "play_ends fails in a behaviour that has no end only"};
      case Claim::actions_fire:
        return {ReplayOutcome::no_counterexample, last(), "the claim is about all behaviours together, not about one"};
      default: break;
    }
    // The claims of Play are about a finished call and what ApplyHint makes of it, whether the trace shows that or not.
    const std::size_t done =
        is_of_play(*shown_.claim) && states_.back().action == apply_hint_name ? last() - 1 : last();
    return told(game_.at(states_[done].at)->says(*shown_.claim, state_of(states_[done])).value(), done);
  }

  // What a claim says of one state.
  Replay told(const Statement& statement, std::size_t index) const {
    const TraceState& state = states_[index];
    if (!statement.premise.holds())
      return {ReplayOutcome::no_counterexample, index,
              fmt::format("{} says nothing of a state with pc {} and {}", claim(), pc_name(state.pc),
                          hint_text(game_, state.hint))};
    if (statement.conclusion.holds())
      return {ReplayOutcome::no_counterexample, index, fmt::format("{} holds there", claim())};
    return {ReplayOutcome::counterexample, index,
            fails(state.hint, complaint(game_, state.at, *shown_.claim, state.hint))};
  }
  std::string fails(const spec::PlainHint& hint, const std::string& reason) const {
    return fmt::format("{} fails: {}{}{}", claim(), hint_text(game_, hint), reason.empty() ? "" : "; ", reason);
  }

  // Of the call that the behaviour ends in: ApplyHint begins another one.
  Replay step_bound() const {
    const auto machine = game_.at(states_.back().at);
    const auto state = state_of(states_.back());
    std::size_t begin = last();
    while (begin > 0 && states_[begin].action != apply_hint_name) --begin;
    const bool over = last() - begin >= static_cast<std::size_t>(tiers().longest_call()) ||
                      !machine->enabled(spec::control_of(state));
    return told({Truth(over), machine->says(Claim::step_bound, state)->conclusion}, last());
  }

  // For ever in the loop, without a state where the call is done; of Play, done and over.
  Replay never(bool plays) const {
    for (std::size_t i = *trace_.loop; i < states_.size(); ++i)
      if (states_[i].pc == spec::Pc::done && (!plays || is_over(states_[i])))
        return {ReplayOutcome::no_counterexample, i, fmt::format("{} holds: the loop comes to this state", claim())};
    const std::string reason = game_.grants().fairness ? "nothing can happen" : "nothing has to happen";
    return {ReplayOutcome::counterexample, *trace_.loop,
            *trace_.loop == last()
                ? fmt::format("{} fails: with pc {} {} any more", claim(), pc_name(states_.back().pc), reason)
                : fmt::format("{} fails: the states from here on repeat for ever", claim())};
  }
  bool is_over(const TraceState& done) const {
    return tiers().ends_in_brute_force() ? done.at.grid.is_full() : done.hint.type == spec::HintType::none;
  }

  Replay confluence() const {
    const auto outcome = judge(game_, states_.back().at, Claim::confluence).outcome;
    return {outcome == Outcome::violated ? ReplayOutcome::counterexample : ReplayOutcome::no_counterexample, last(),
            outcome == Outcome::violated ? "confluence fails: a single is none any more, or is no value of the solution"
                                         : "confluence holds there"};
  }

  // By the claim itself: the solver is not believed that this is a completion.
  Replay forced(const TraceState& state) const {
    const auto machine = game_.at(state.at);
    if (!machine->speaks_of(*shown_.claim, state_of(state))) return told({Truth(false), Truth(true)}, last());
    const Forced said = verify::forced(game_, *machine, state.at, *shown_.claim, state_of(state), budget_);
    if (said.against)
      return {ReplayOutcome::counterexample, last(), fails(state.hint, disagreement(game_, state.hint, *said.against))};
    if (said.exhausted) return {ReplayOutcome::inconclusive, last(), "the search for another completion gave up"};
    return {ReplayOutcome::no_counterexample, last(), fmt::format("{} holds: every completion agrees", claim())};
  }

  const Game& game_;
  const Shown& shown_;
  const Trace& trace_;
  const std::vector<TraceState>& states_;
  solver::Budget budget_;
};

}  // namespace

Replay replay(const Game& game, const Shown& shown, const Trace& trace, solver::Budget budget) {
  return Replayer(game, shown, trace, budget).run();
}

Replay replay(const RecordedTrace& recorded, solver::Budget budget) {
  const Question& question = recorded.question;
  Shown shown{.choice = question.choice};
  if (recorded.has_claim) shown.claim = question.claim;
  return replay(*game_of(recorded.rules, question.dialect), shown, recorded.trace, budget);
}

}  // namespace gridproof::verify
