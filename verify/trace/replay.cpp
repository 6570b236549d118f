#include "verify/trace/replay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "solver/search.hpp"
#include "spec/sudoku/dialects.hpp"
#include "text/name.hpp"
#include "text/write.hpp"
#include "verify/claims/terms.hpp"
#include "verify/trace/walk.hpp"

namespace gridproof::verify {

namespace {

using spec::Truth;
using Statement = spec::Statement<Truth>;
using Problem = std::optional<std::string>;  // what is wrong; nothing where nothing is

constexpr std::string_view apply_hint_name = "ApplyHint";

spec::State<Truth> state_of(const spec::Layout& layout, const ItfState& at) {
  return spec::state(layout, at.pc, at.hint);
}

spec::Position<Truth> position_of(const spec::Layout& layout, const Case& at) {
  return {layout, spec::constant<Truth>(layout, at.grid), at.crossed, spec::constant<Truth>(layout, at.solution)};
}

bool same_marks(const spec::Layout& layout, const spec::Marks<Truth>& a, const spec::Marks<Truth>& b) {
  for (const spec::Cell c : layout.cells())
    for (const spec::Value v : layout.values())
      if (a.is(c, v) != b.is(c, v)) return false;
  return true;
}

template <class D>
class Replayer {
 public:
  Replayer(const ItfTrace& trace, solver::Budget budget)
      : trace_(trace), layout_(trace.layout), states_(trace.states), budget_(budget) {}

  Replay run() const {
    if (const Problem problem = initial_problem()) return {ReplayOutcome::no_behaviour, 0, *problem};
    for (std::size_t i = 1; i < states_.size(); ++i)
      if (const Problem problem = step_problem(states_[i - 1], states_[i], states_[i].action))
        return {ReplayOutcome::no_behaviour, i, *problem};
    if (trace_.loop)
      if (const Problem problem = loop_problem()) return {ReplayOutcome::no_behaviour, last(), *problem};
    if (!trace_.has_claim)
      return {ReplayOutcome::behaviour, last(),
              fmt::format("pc {}, {}", name(states_.back().pc), hint_text(states_.back().hint))};
    return end();
  }

 private:
  std::size_t last() const { return states_.size() - 1; }
  std::string_view claim() const { return name(trace_.question.claim); }

  std::string hint_text(const spec::HintRecord& hint) const {
    if (hint == spec::HintRecord{}) return "no hint";
    return fmt::format("{} at r{}c{} ({})", hint.value == 0 ? "nothing" : text::value_name(layout_, hint.value),
                       hint.row, hint.column, name(hint.type));
  }

  Problem initial_problem() const {
    const ItfState& first = states_.front();
    if (first.action != "Init") return fmt::format("the first state is that of Init, not of {}", first.action);
    if (first.pc != spec::Pc::start) return fmt::format("a call begins with pc start, not {}", name(first.pc));
    if (first.hint != spec::HintRecord{}) return "a call begins without a hint";
    const auto at = position_of(layout_, first.at);
    if (D::init(at).holds()) return std::nullopt;
    if (!first.at.solution.is_full()) return "the solution has empty cells";
    if (!spec::extends(layout_, at.grid, at.solution).holds()) return "the grid does not agree with the solution";
    if (trace_.question.dialect == Dialect::repaired && !spec::valid_alt(layout_, at.solution).holds())
      return "the solution breaks the rules, and the repaired dialect starts from valid ones only";
    return "the crossed marks are none that the dialect starts with";
  }

  // Why `to` is not what the action makes of `from`.
  Problem step_problem(const ItfState& from, const ItfState& to, std::string_view action) const {
    if (to.at.solution != from.at.solution) return "the solution changes, which no action does";
    if (!same_marks(layout_, to.at.crossed, from.at.crossed)) return "the crossed marks change, which no action does";
    const auto at = position_of(layout_, from.at);
    const auto state = state_of(layout_, from);
    if (action == apply_hint_name) return apply_problem(at, state, to);
    const auto control = spec::control_of(state);
    const auto named = std::find_if(spec::all_actions.begin(), spec::all_actions.end(),
                                    [&](spec::Action candidate) { return name(candidate) == action; });
    if (named == spec::all_actions.end()) return fmt::format("no action is named '{}'", action);
    const spec::Machine<D, Truth> machine(at);
    if (!machine.enabled(control, *named).holds())
      return fmt::format("{} is not enabled before it, with pc {}", action, name(from.pc));
    if (to.at.grid != from.at.grid) return fmt::format("the grid changes, which {} does not do", action);
    if (to.pc != spec::transition(*named).to)
      return fmt::format("{} leads to pc {}, not {}", action, name(spec::transition(*named).to), name(to.pc));
    if (trace_.question.choice == ChoiceRule::any && proposes(machine, control, *named, to.hint)) return std::nullopt;
    const spec::HintRecord expected = spec::record(layout_, machine.state(machine.step(control, *named)).hint);
    if (to.hint == expected) return std::nullopt;
    return fmt::format("{} leads to {}, not {}", action, hint_text(expected), hint_text(to.hint));
  }

  bool proposes(const spec::Machine<D, Truth>& machine, const spec::Control<Truth>& control, spec::Action find,
                const spec::HintRecord& hint) const {
    if (spec::transition(find).answers == spec::HintType::none || hint.row == 0 || hint.column == 0 || hint.value == 0)
      return false;
    const std::size_t conclusion =
        layout_.cell(hint.row, hint.column) * layout_.values().size() + (hint.value - std::size_t{1});
    return machine.enabled(control, find, conclusion).holds() &&
           spec::record(layout_, machine.found(find, conclusion).hint) == hint;
  }

  Problem apply_problem(const spec::Position<Truth>& at, const spec::State<Truth>& state, const ItfState& to) const {
    if (!spec::can_apply_hint(state).holds()) return "ApplyHint is not enabled before it: no call is done with a hint";
    if (!same_marks(layout_, spec::apply_hint(at, state).grid, spec::constant<Truth>(layout_, to.at.grid)))
      return "ApplyHint writes the hint into the grid and nothing else";
    if (to.pc != spec::Pc::start || to.hint != spec::HintRecord{}) return "ApplyHint begins a new call, without a hint";
    return std::nullopt;
  }

  // An action is enabled at its own pc only, so a loop of several states leaves out none that stays possible; one that
  // stutters is fair where nothing is possible.
  Problem loop_problem() const {
    const ItfState& end = states_.back();
    if (*trace_.loop < last()) {
      const ItfState& back = states_[*trace_.loop];
      const auto leads_back = [&](auto action) { return !step_problem(end, back, action); };
      if (leads_back(apply_hint_name)) return std::nullopt;
      for (const spec::Action action : spec::all_actions)
        if (leads_back(name(action))) return std::nullopt;
      return fmt::format("no action leads back to state {}", *trace_.loop);
    }
    if (trace_.question.dialect == Dialect::as_written) return std::nullopt;
    const auto at = position_of(layout_, end.at);
    const auto state = state_of(layout_, end);
    const bool plays_on = trace_.question.claim == Claim::play_ends && spec::can_apply_hint(state).holds();
    if (plays_on || spec::Machine<D, Truth>(at).enabled(spec::control_of(state)).holds())
      return fmt::format("an action stays enabled, with pc {}, and the repaired dialect is fair: it is taken",
                         name(end.pc));
    return std::nullopt;
  }

  Replay end() const {
    switch (trace_.question.claim) {
      case Claim::hint_forced:
      case Claim::brute_force_forced: return forced(states_.back());
      case Claim::step_bound: return step_bound();
      case Claim::termination:
        if (trace_.loop) return never(false);
        return {ReplayOutcome::no_counterexample, last(), "termination fails in a behaviour that has no end only"};
      case Claim::confluence: return confluence();
      case Claim::play_consistent:
      case Claim::play_progress:
      case Claim::play_keeps: return play();
      case Claim::play_ends:
        if (trace_.loop) return never(true);
        return {ReplayOutcome::no_counterexample, last(), "play_ends fails in a behaviour that has no end only"};
      case Claim::actions_fire:
        return {ReplayOutcome::no_counterexample, last(), "the claim is about all behaviours together, not about one"};
      default: break;
    }
    const auto at = position_of(layout_, states_.back().at);
    const spec::Machine<D, Truth> machine(at);
    const auto state = state_of(layout_, states_.back());
    return told(term(trace_.question.claim, machine, state, at).value(), last());
  }

  // What a claim says of one state.
  Replay told(const Statement& statement, std::size_t index) const {
    const ItfState& state = states_[index];
    if (!statement.premise.holds())
      return {
          ReplayOutcome::no_counterexample, index,
          fmt::format("{} says nothing of a state with pc {} and {}", claim(), name(state.pc), hint_text(state.hint))};
    if (statement.conclusion.holds())
      return {ReplayOutcome::no_counterexample, index, fmt::format("{} holds there", claim())};
    const std::string reason = complaint(layout_, state.at, trace_.question.claim, state.hint);
    return {ReplayOutcome::counterexample, index,
            fmt::format("{} fails: {}{}{}", claim(), hint_text(state.hint), reason.empty() ? "" : "; ", reason)};
  }

  // The claims of Play are about a finished call and what ApplyHint makes of it, whether the trace shows that or not.
  Replay play() const {
    const std::size_t done = states_.back().action == apply_hint_name ? last() - 1 : last();
    const auto at = position_of(layout_, states_[done].at);
    const auto state = state_of(layout_, states_[done]);
    const auto after = spec::can_apply_hint(state).holds() ? spec::apply_hint(at, state) : at;
    return told(term(trace_.question.claim, spec::Machine<D, Truth>(at), state, after).value(), done);
  }

  Replay step_bound() const {
    const auto at = position_of(layout_, states_.back().at);
    const spec::Machine<D, Truth> machine(at);
    const auto state = state_of(layout_, states_.back());
    const bool over = last() >= spec::longest_call || !machine.enabled(spec::control_of(state)).holds();
    return told({Truth(over), spec::step_bound(machine, state).conclusion}, last());
  }

  // For ever in the loop, without a state where the call is done; of Play, done on a full grid.
  Replay never(bool full) const {
    for (std::size_t i = *trace_.loop; i < states_.size(); ++i)
      if (states_[i].pc == spec::Pc::done && (!full || states_[i].at.grid.is_full()))
        return {ReplayOutcome::no_counterexample, i, fmt::format("{} holds: the loop comes to this state", claim())};
    const std::string reason =
        trace_.question.dialect == Dialect::as_written ? "nothing has to happen" : "nothing can happen";
    return {ReplayOutcome::counterexample, *trace_.loop,
            *trace_.loop == last()
                ? fmt::format("{} fails: with pc {} {} any more", claim(), name(states_.back().pc), reason)
                : fmt::format("{} fails: the states from here on repeat for ever", claim())};
  }

  Replay confluence() const {
    const auto outcome = judge(layout_, states_.back().at, trace_.question).outcome;
    return {outcome == Outcome::violated ? ReplayOutcome::counterexample : ReplayOutcome::no_counterexample, last(),
            outcome == Outcome::violated ? "confluence fails: a single is none any more, or is no value of the solution"
                                         : "confluence holds there"};
  }

  Replay forced(const ItfState& state) const {
    const auto at = position_of(layout_, state.at);
    if (!speaks_of(trace_.question.claim, spec::Machine<D, Truth>(at), state_of(layout_, state)).holds())
      return told({Truth(false), Truth(true)}, last());
    const spec::Cell cell = layout_.cell(state.hint.row, state.hint.column);
    solver::Solver solver(layout_);
    solver.cross_out(state.at.crossed);
    bool open = false;
    for (const spec::Value v : layout_.values()) {
      if (v == state.hint.value || (state.at.grid[cell] != 0 && state.at.grid[cell] != v)) continue;
      spec::Grid guess = state.at.grid;
      guess[cell] = v;
      std::optional<spec::Grid> other;
      const auto ending = solver.for_each_completion(
          guess, [&](const spec::Grid& found) { return other = found, false; }, budget_);
      if (other && disagrees(state, *other))
        return {ReplayOutcome::counterexample, last(),
                fmt::format("{} fails: {}; another completion has {} there: {}", claim(), hint_text(state.hint),
                            text::value_name(layout_, v), text::to_line(layout_, *other))};
      open = open || ending == solver::Ending::exhausted;
    }
    if (open) return {ReplayOutcome::inconclusive, last(), "the search for another completion gave up"};
    return {ReplayOutcome::no_counterexample, last(), fmt::format("{} holds: every completion agrees", claim())};
  }

  // By the claim itself: the solver is not believed that this is a completion.
  bool disagrees(const ItfState& state, const spec::Grid& full) const {
    const auto at = position_of(layout_, state.at);
    const spec::Machine<D, Truth> machine(at);
    const auto spec_state = state_of(layout_, state);
    const auto board = spec::constant<Truth>(layout_, full);
    return !forced_term(trace_.question.claim, machine, spec_state, board).holds().holds();
  }

  const ItfTrace& trace_;
  const spec::Layout& layout_;
  const std::vector<ItfState>& states_;
  solver::Budget budget_;
};

}  // namespace

Replay replay(const ItfTrace& trace, solver::Budget budget) {
  return trace.question.dialect == Dialect::repaired ? Replayer<spec::Repaired>(trace, budget).run()
                                                     : Replayer<spec::AsWritten>(trace, budget).run();
}

}  // namespace gridproof::verify
