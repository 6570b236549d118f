// The hint machine of any dialect as a model, walked by the specification itself: any list of tiers, crossed marks,
// eliminations. The claims are decided by their own terms. The engine's machine (hint_machine.hpp) is thousands of
// times faster and knows the published tiers only.
//
//   const SpecMachine<WithPointing, 16> calls(layout, positions, ChoiceRule::least);
//   const SpecMachine<WithPointing, 16, true> play(layout, positions, ChoiceRule::least);
//   const SpecMachine<TakuzuHints, 64> all(takuzu, {boards, {GridRange::Kind::all}, positions}, ChoiceRule::least);
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "spec/machine.hpp"
#include "spec/terms.hpp"
#include "takuzu/enumerate.hpp"
#include "text/digest.hpp"
#include "text/write.hpp"
#include "verify/explore/model.hpp"
#include "verify/claims/forced.hpp"
#include "verify/claims/judge.hpp"
#include "verify/claims/subsets.hpp"
#include "verify/models/properties.hpp"

namespace gridproof::verify {

// Where the calls of a model start: on the grids of these boards without marks, and on single positions.
struct Starts {
  std::vector<spec::Grid> boards = {};
  GridRange range = {};
  std::vector<Case> positions = {};
};

// `plays`: ApplyHint follows a call that is done with a hint. `cells`: as many as any of the rules have.
template <class D, std::size_t cells, bool plays = false>
class SpecMachine {
 public:
  using Rules = typename D::Rules;

  struct State {
    std::uint16_t solution;    // its number
    std::uint16_t conclusion;  // of the tier that has answered: the first of those that say the same
    spec::Pc pc;
    spec::HintType type;
    std::array<spec::Value, cells> grid;
    std::array<std::uint8_t, cells> crossed;  // value v is bit v - 1
  };
  static constexpr bool tree = !plays;
  static constexpr std::size_t most_numbers = 65536;  // a state has no padding, so that it can be compared as bytes

  // Requires rules of at most so many cells and at most 8 values, and at most so many solutions: anything else is
  // thrown.
  SpecMachine(const Rules& rules, Starts starts, ChoiceRule choice)
      : rules_(rules),
        starts_(std::move(starts)),
        subsets_(rules.cells().size(),
                 starts_.boards.empty() ? GridRange{GridRange::Kind::few_given, 0} : starts_.range),
        choice_(choice) {
    if (rules.cells().size() > cells || rules.values().size() > 8)
      throw std::logic_error("a model of more cells or values than a state has room for");
    for (const spec::Action action : tiers().actions()) names_.push_back(tiers().name(action));
    names_.emplace_back("ApplyHint");
    std::map<spec::Grid, std::uint16_t> numbers;
    const auto number = [&](const spec::Grid& solution) {
      const auto [at, is_new] = numbers.try_emplace(solution, static_cast<std::uint16_t>(solutions_.size()));
      if (is_new) solutions_.push_back(solution);
      return at->second;
    };
    for (const spec::Grid& board : starts_.boards) number_of_board_.push_back(number(board));
    for (const Case& at : starts_.positions) number_of_position_.push_back(number(at.solution));
    if (solutions_.size() > most_numbers) throw std::logic_error("more solutions than a state can number");
  }
  SpecMachine(const Rules& rules, std::vector<Case> positions, ChoiceRule choice)
      : SpecMachine(rules, Starts{{}, {}, std::move(positions)}, choice) {}

  // The same, but for an action that is never taken: a broken machine.
  SpecMachine without(std::size_t action) const {
    SpecMachine broken = *this;
    broken.dropped_ = action;
    return broken;
  }

  // A checkpoint is known by it.
  std::string name() const {
    std::string starts = starts_.range.sentence();
    for (const spec::Grid& board : starts_.boards) starts += "\n" + text::to_line(rules_, board);
    for (const Case& at : starts_.positions) {
      starts += "\n" + text::to_line(rules_, at.grid) + " " + text::to_line(rules_, at.solution) + " ";
      for (const Truth& crossed : at.crossed.bits()) starts += crossed.holds() ? 'x' : '-';
    }
    return fmt::format("hint machine by the specification on {} {} {:016x}", rules_.name(), verify::name(choice_),
                       text::fnv1a(starts));
  }
  std::vector<explore::Action> actions() const {
    std::vector<explore::Action> actions;
    for (std::size_t i = 0; i < tiers().actions().size() + (plays ? 1 : 0); ++i)
      actions.push_back({names_[i], explore::Fairness::weak});
    return actions;
  }

  std::uint64_t initial_count() const { return grids() + starts_.positions.size(); }
  State initial(std::uint64_t i) const {
    if (i < grids()) {
      const std::uint64_t board = i / subsets_.count();
      State state{number_of_board_[board], 0, spec::Pc::start, spec::HintType::none, {}, {}};
      const CellBits filled = subsets_.at(i % subsets_.count());
      for (const spec::Cell c : rules_.cells())
        if ((filled >> c & 1) != 0) state.grid[c] = starts_.boards[board][c];
      return state;
    }
    const Case& at = starts_.positions[i - grids()];
    State state{number_of_position_[i - grids()], 0, spec::Pc::start, spec::HintType::none, {}, {}};
    for (const spec::Cell c : rules_.cells()) state.grid[c] = at.grid[c];
    write_crossed(state, at.crossed);
    return state;
  }
  // The partition reports the counterexample with the fewest empty cells.
  std::uint64_t weight(const State& at) const {
    return static_cast<std::uint64_t>(std::count(at.grid.begin(), at.grid.begin() + size(), 0));
  }

  template <class Emit>
  void successors(const State& at, Emit&& emit) const {
    const Machine& machine = machine_on(at);
    const Where& position = machine.position();
    const auto control = spec::Control<Truth>::at(tiers(), at.pc, at.type);
    std::vector<std::pair<std::size_t, State>> found;  // told at the end: whoever hears of a state may ask about it
    for (const spec::Action action : tiers().actions()) {
      if (dropped_ == static_cast<std::size_t>(action) || !machine.enabled(control, action).holds()) continue;
      const spec::Transition move = tiers().transition(action);
      State next = at;
      next.pc = move.to;
      if (move.answers == spec::HintType::none) {
        found.emplace_back(static_cast<std::size_t>(action), next);
        continue;
      }
      next.type = move.answers;
      std::vector<spec::Conclusion> given;
      for (std::size_t i = 0; i < machine.proposals(move.answers).size(); ++i) {
        if (!machine.enabled(control, action, i).holds()) continue;
        if (i >= most_numbers) throw std::logic_error("more conclusions than a state can number");
        spec::Conclusion conclusion = machine.proposals(move.answers).conclusion(i);
        if (std::find(given.begin(), given.end(), conclusion) != given.end()) continue;
        given.push_back(std::move(conclusion));
        next.conclusion = static_cast<std::uint16_t>(i);
        found.emplace_back(static_cast<std::size_t>(action), next);
        if (choice_ == ChoiceRule::least) break;
      }
    }
    if constexpr (plays)
      if (const auto said = state_of(machine, at);
          dropped_ != tiers().actions().size() && spec::can_apply_hint(said).holds())
        found.emplace_back(tiers().actions().size(), applied(at, spec::apply_hint(position, said)));
    for (const auto& [action, next] : found) emit(action, next);
  }

  auto properties() const {
    return properties_of<plays ? of_play : of_a_call>(
        [this](Claim claim, const State& at) { return judge(claim, at); },
        [this](const State& at) { return is_end(at); });
  }

  // What a state stands for: the position that the call is about, and what it says.
  Case position(const State& at) const {
    return {grid_of(at), solutions_[at.solution], machine_on(at).position().crossed};
  }
  spec::State<spec::Truth> said(const State& at) const {
    return state_of(machine_on(at), at);
  }

  std::string format(const State& at) const {
    std::string grid;
    for (const spec::Cell c : rules_.cells()) grid += at.grid[c] == 0 ? "." : std::to_string(rules_.number(at.grid[c]));
    return "grid " + grid + ", pc " + tiers().name(at.pc) + ", hint " + tiers().name(at.type);
  }

 private:
  using Truth = spec::Truth;
  using Machine = spec::Machine<D, Truth>;
  using Where = typename Machine::Where;

  static const spec::TierList& tiers() { return D::tiers(); }

  std::ptrdiff_t size() const { return static_cast<std::ptrdiff_t>(rules_.cells().size()); }
  std::uint64_t grids() const { return starts_.boards.size() * subsets_.count(); }

  spec::Grid grid_of(const State& at) const {
    spec::Grid grid(rules_.cells().size());
    for (const spec::Cell c : rules_.cells()) grid[c] = at.grid[c];
    return grid;
  }

  Where position_of(const State& at) const {
    spec::Marks<Truth> crossed(rules_);
    for (const spec::Cell c : rules_.cells())
      for (const spec::Value v : rules_.values()) crossed.at(c, v) = Truth((at.crossed[c] >> (v - 1) & 1) != 0);
    return {rules_, spec::constant<Truth>(rules_, grid_of(at)), std::move(crossed),
            spec::constant<Truth>(rules_, solutions_[at.solution])};
  }

  // The machine on a state's position. A call never changes its position, and a search looks at the states of a call
  // one after the other: so each thread keeps the last machine. A copy of the model is another model.
  const Machine& machine_on(const State& at) const {
    struct Kept {
      std::uint64_t model = 0;
      std::optional<State> at = {};
      std::optional<Where> position = {};
      std::optional<Machine> machine = {};
    };
    static thread_local Kept kept;
    if (kept.model != id_.number || kept.at->solution != at.solution || kept.at->grid != at.grid ||
        kept.at->crossed != at.crossed) {
      kept.machine.reset();
      kept.model = id_.number;
      kept.at = at;
      kept.position.emplace(position_of(at));
      kept.machine.emplace(*kept.position);
    }
    return *kept.machine;
  }

  static spec::State<Truth> state_of(const Machine& machine, const State& at) {
    if (at.pc == spec::Pc::done && at.type != spec::HintType::none)
      return machine.found(spec::TierList::finds(at.type), at.conclusion);
    return machine.state(spec::Control<Truth>::at(tiers(), at.pc, at.type));
  }

  void write_crossed(State& state, const spec::Marks<Truth>& crossed) const {
    for (const spec::Cell c : rules_.cells())
      for (const spec::Value v : rules_.values())
        if (crossed.is(c, v).holds()) state.crossed[c] = static_cast<std::uint8_t>(state.crossed[c] | 1U << (v - 1));
  }

  // The start of the next call.
  State applied(const State& at, const Where& after) const {
    State next{at.solution, 0, spec::Pc::start, spec::HintType::none, {}, {}};
    for (const spec::Cell c : rules_.cells())
      for (const spec::Value v : rules_.values())
        if (after.grid.is(c, v).holds()) next.grid[c] = v;
    write_crossed(next, after.crossed);
    return next;
  }

  bool is_end(const State& at) const {
    if (at.pc != spec::Pc::done) return false;
    if (!plays) return true;
    return tiers().ends_in_brute_force() ? weight(at) == 0
                                         : at.type == spec::HintType::none;
  }

  explore::Implication judge(Claim claim, const State& at) const {
    const Machine& machine = machine_on(at);
    const Where& position = machine.position();
    const spec::State<Truth> state = state_of(machine, at);
    if (is_of_completions(claim)) return judge_completions(claim, machine, state, at);
    const auto after = spec::can_apply_hint(state).holds() ? spec::apply_hint(position, state) : position;
    const auto said = term(claim, machine, state, after);
    return {said->premise.holds(), said->conclusion.holds()};
  }

  explore::Implication judge_completions(Claim claim, const Machine& machine, const spec::State<Truth>& state,
                                         const State& at) const {
    if (!speaks_of(claim, machine, state).holds()) return {false, true};
    const auto said = forced(
        rules_, grid_of(at), state.hint,
        [&](const spec::Grid& full) { return forced_term(claim, machine, state, spec::constant<Truth>(rules_, full)); },
        [&](const spec::Grid& grid, const solver::Solver::Visitor& visitor) {
          return solver::for_each_completion(rules_, grid, machine.position().crossed, visitor);
        }).statement;
    return {said.premise.holds(), said.conclusion.holds()};
  }

  struct Id {
    std::uint64_t number = next();
    Id() = default;
    Id(const Id&) {}
    Id& operator=(const Id&) {
      number = next();
      return *this;
    }
    static std::uint64_t next() {
      static std::atomic<std::uint64_t> last = 0;
      return ++last;
    }
  };

  Id id_;
  Rules rules_;
  Starts starts_;
  Subsets subsets_;
  std::vector<spec::Grid> solutions_;
  std::vector<std::uint16_t> number_of_board_, number_of_position_;  // of their solutions
  ChoiceRule choice_;
  std::optional<std::size_t> dropped_ = {};
  std::vector<std::string> names_;
};

}  // namespace gridproof::verify
