// The hint machine: one call walks the tiers until one of them has a hint.
//
//   Machine<Repaired, Truth> machine(position<Truth>(layout, grid, solution));
//   auto state = machine.init();
//   while (machine.enabled(state).holds()) state = machine.next(state);
//   state.hint.type.is(HintType::only_choice);
//
//   pc                    action                  guard                       next pc
//   start                 StartHeuristicCheck     -                           find_only_choice
//   find_only_choice      FindOnlyChoice          tier 1 proposes something   done, with the hint
//                         ProceedToTier2          it does not                 find_last_remaining
//   find_last_remaining   FindLastRemaining       tier 2 proposes something   done, with the hint
//                         ProceedToTier3          it does not                 find_brute_force
//   find_brute_force      FindBruteForce          tier 3 proposes something   done, with the hint
//                         NoHintFound             the grid is full            done, without
//
// A Find action has a choice among the (cell, value) pairs that its tier proposes; deterministic means the least one,
// row-major by cell, then by value. Nothing else is left open. All of the state is one-hot (STATE BITS below), so that
// a step is a term like any other definition.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "spec/algebra.hpp"
#include "spec/dialects.hpp"
#include "spec/grid.hpp"
#include "spec/position.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::spec {

enum class Pc : std::uint8_t { start, find_only_choice, find_last_remaining, find_brute_force, done };
enum class HintType : std::uint8_t { only_choice, last_remaining, brute_force, none };
enum class Action : std::uint8_t {
  start_heuristic_check,
  find_only_choice,
  proceed_to_tier2,
  find_last_remaining,
  proceed_to_tier3,
  find_brute_force,
  no_hint_found,
};

inline constexpr std::array all_pcs = {Pc::start, Pc::find_only_choice, Pc::find_last_remaining, Pc::find_brute_force,
                                       Pc::done};
inline constexpr std::array all_types = {HintType::only_choice, HintType::last_remaining, HintType::brute_force,
                                         HintType::none};
inline constexpr std::array all_actions = {
    Action::start_heuristic_check, Action::find_only_choice, Action::proceed_to_tier2, Action::find_last_remaining,
    Action::proceed_to_tier3,      Action::find_brute_force, Action::no_hint_found};
inline constexpr std::array all_tiers = {HintType::only_choice, HintType::last_remaining, HintType::brute_force};

// No call takes more steps than this: start, two tiers passed over, and the third answers.
inline constexpr int longest_call = 4;

constexpr std::string_view name(Pc pc) {
  constexpr std::array<std::string_view, 5> names = {"start", "find_only_choice", "find_last_remaining",
                                                     "find_brute_force", "done"};
  return names[static_cast<std::size_t>(pc)];
}
constexpr std::string_view name(HintType type) {
  constexpr std::array<std::string_view, 4> names = {"OnlyChoice", "LastRemaining", "BruteForce", "None"};
  return names[static_cast<std::size_t>(type)];
}
constexpr std::string_view name(Action action) {
  constexpr std::array<std::string_view, 7> names = {"StartHeuristicCheck", "FindOnlyChoice", "ProceedToTier2",
                                                     "FindLastRemaining",   "ProceedToTier3", "FindBruteForce",
                                                     "NoHintFound"};
  return names[static_cast<std::size_t>(action)];
}

// Where an action starts and ends, and the tier that answers in it (none: it gives no hint).
struct Transition {
  Pc from;
  Pc to;
  HintType answers;
};
constexpr Transition transition(Action action) {
  constexpr std::array<Transition, 7> table = {{
      {Pc::start, Pc::find_only_choice, HintType::none},
      {Pc::find_only_choice, Pc::done, HintType::only_choice},
      {Pc::find_only_choice, Pc::find_last_remaining, HintType::none},
      {Pc::find_last_remaining, Pc::done, HintType::last_remaining},
      {Pc::find_last_remaining, Pc::find_brute_force, HintType::none},
      {Pc::find_brute_force, Pc::done, HintType::brute_force},
      {Pc::find_brute_force, Pc::done, HintType::none},
  }};
  return table[static_cast<std::size_t>(action)];
}

// One of the values of an enumeration.
template <Bit B, class E, std::size_t count>
class OneHot {
 public:
  OneHot() : OneHot(std::make_index_sequence<count>()) {}
  explicit OneHot(E value) : OneHot() { at(value) = B(true); }

  const B& is(E value) const { return bits_[static_cast<std::size_t>(value)]; }
  B& at(E value) { return bits_[static_cast<std::size_t>(value)]; }

 private:
  // A truth value need not have a default.
  template <std::size_t... i>
  explicit OneHot(std::index_sequence<i...>) : bits_{((void)i, B(false))...} {}

  std::array<B, count> bits_;
};

// STATE BITS: the record [type, dieValue, row, col]. Numbers are one-hot over 0 .. N; 0 stands for none.
template <Bit B>
struct Hint {
  OneHot<B, HintType, all_types.size()> type;
  std::vector<B> value, row, column;

  explicit Hint(int size) : value(static_cast<std::size_t>(size) + 1, B(false)), row(value), column(value) {}

  static Hint none(int size) {
    Hint hint(size);
    hint.type.at(HintType::none) = B(true);
    hint.value[0] = hint.row[0] = hint.column[0] = B(true);
    return hint;
  }

  // Becomes `other` where the condition is met.
  void assign_where(const B& condition, const Hint& other) {
    for (const HintType t : all_types) type.at(t) = mux(condition, other.type.is(t), type.is(t));
    for (std::size_t i = 0; i < value.size(); ++i) {
      value[i] = mux(condition, other.value[i], value[i]);
      row[i] = mux(condition, other.row[i], row[i]);
      column[i] = mux(condition, other.column[i], column[i]);
    }
  }

  B places(const Layout& layout, Cell cell, Value v) const {
    return row[static_cast<std::size_t>(layout.row(cell))] & column[static_cast<std::size_t>(layout.column(cell))] &
           value[v];
  }
};

// What changes during a call: hint and pc. (The position is the rest of the state and never changes.)
template <Bit B>
struct State {
  Hint<B> hint;
  OneHot<B, Pc, all_pcs.size()> pc;
};

struct Choice {
  Cell cell;
  Value value;
};

// Every pair that a tier could choose, in the order that makes the least choice.
inline std::vector<Choice> all_choices(const Layout& layout) {
  std::vector<Choice> choices;
  choices.reserve(layout.cells().size() * layout.values().size());
  for (const Cell c : layout.cells())
    for (const Value v : layout.values()) choices.push_back({c, v});
  return choices;
}

template <class Dialect, Bit B>
class Machine {
 public:
  explicit Machine(const Position<B>& at) : Machine(at, Dialect::candidates(at)) {}

  const Position<B>& position() const { return *at_; }
  const Layout& layout() const { return at_->layout; }
  const std::vector<Choice>& choices() const { return choices_; }

  // (cell, value): the tier would give this hint.
  const Marks<B>& proposals(HintType tier) const { return proposals_[static_cast<std::size_t>(tier)]; }
  const B& proposes(HintType tier) const { return proposes_[static_cast<std::size_t>(tier)]; }

  State<B> init() const { return {Hint<B>::none(layout().size()), OneHot<B, Pc, all_pcs.size()>(Pc::start)}; }

  // The guard of an action that finds a hint, for one choice.
  B enabled(const State<B>& state, Action find, const Choice& choice) const {
    return state.pc.is(transition(find).from) & proposals(transition(find).answers).is(choice.cell, choice.value);
  }

  // The guard of any action: of one that finds a hint, that it can for some choice.
  B enabled(const State<B>& state, Action action) const { return state.pc.is(transition(action).from) & guard(action); }
  B enabled(const State<B>& state) const {
    return any(all_actions, [&](Action action) { return enabled(state, action); });
  }

  // What an action that finds a hint does, for one choice. Requires enabled(state, find, choice).
  State<B> step(const State<B>&, Action find, const Choice& choice) const {
    State<B> after{Hint<B>(layout().size()), OneHot<B, Pc, all_pcs.size()>(transition(find).to)};
    after.hint.type.at(transition(find).answers) = B(true);
    after.hint.value[choice.value] = B(true);
    after.hint.row[static_cast<std::size_t>(layout().row(choice.cell))] = B(true);
    after.hint.column[static_cast<std::size_t>(layout().column(choice.cell))] = B(true);
    return after;
  }

  // What an action does, with the least choice. Requires enabled(state, action).
  State<B> step(const State<B>& state, Action action) const {
    State<B> after = state;
    step_where(B(true), action, after);
    return after;
  }

  // The deterministic machine's next state: that of the action that is enabled. Where none is, the state stays.
  State<B> next(const State<B>& state) const {
    State<B> after = state;
    for (const Action action : all_actions) step_where(enabled(state, action), action, after);
    return after;
  }

 private:
  Machine(const Position<B>& at, const Marks<B>& candidates)
      : at_(&at),
        choices_(all_choices(at.layout)),
        proposals_{Dialect::only_choice(at, candidates), Dialect::last_remaining(at, candidates),
                   Dialect::brute_force(at)},
        proposes_{some_of(HintType::only_choice), some_of(HintType::last_remaining), some_of(HintType::brute_force)},
        full_(is_full(at.layout, at.grid)),
        least_{least_of(HintType::only_choice), least_of(HintType::last_remaining), least_of(HintType::brute_force)} {}

  B guard(Action action) const {
    switch (action) {
      case Action::find_only_choice: return Dialect::finds(proposes(HintType::only_choice));
      case Action::proceed_to_tier2: return Dialect::moves_on(proposes(HintType::only_choice));
      case Action::find_last_remaining: return Dialect::finds(proposes(HintType::last_remaining));
      case Action::proceed_to_tier3: return Dialect::moves_on(proposes(HintType::last_remaining));
      case Action::find_brute_force: return Dialect::finds(proposes(HintType::brute_force));
      case Action::no_hint_found: return Dialect::gives_up(full_);
      case Action::start_heuristic_check: break;
    }
    return B(true);
  }

  void step_where(const B& condition, Action action, State<B>& state) const {
    const Transition move = transition(action);
    for (const Pc pc : all_pcs) state.pc.at(pc) = mux(condition, B(pc == move.to), state.pc.is(pc));
    if (move.answers != HintType::none)
      state.hint.assign_where(condition, least_[static_cast<std::size_t>(move.answers)]);
  }

  B some_of(HintType tier) const {
    return any(choices_, [&](const Choice& choice) { return proposals(tier).is(choice.cell, choice.value); });
  }

  Hint<B> least_of(HintType tier) const {
    const std::vector<B> chosen =
        first(choices_, [&](const Choice& choice) { return proposals(tier).is(choice.cell, choice.value); });
    Hint<B> hint(layout().size());
    hint.type.at(tier) = B(true);
    for (std::size_t i = 0; i < choices_.size(); ++i) {
      const auto row = static_cast<std::size_t>(layout().row(choices_[i].cell));
      const auto column = static_cast<std::size_t>(layout().column(choices_[i].cell));
      hint.value[choices_[i].value] = hint.value[choices_[i].value] | chosen[i];
      hint.row[row] = hint.row[row] | chosen[i];
      hint.column[column] = hint.column[column] | chosen[i];
    }
    return hint;
  }

  const Position<B>* at_;
  std::vector<Choice> choices_;
  std::array<Marks<B>, 3> proposals_;
  std::array<B, 3> proposes_;
  B full_;
  std::array<Hint<B>, 3> least_;
};

}  // namespace gridproof::spec
