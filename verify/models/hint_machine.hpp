// The hint machine, and Play on top of it, as models of the explicit-state checker: the engine takes the steps, the
// rulebook states the claims.
//
//   const HintMachine model(world);
//   explore::explore(model, {.search = explore::Search::partition});
//
//   TLA+ variable   here                      bits in a state
//   grid            board[cell] where filled  filled
//   solution        the board                 board (its number)
//   hint            HintRecord                type, value, row, column
//   pc              Pc                        pc
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "spec/machine.hpp"
#include "spec/record.hpp"
#include "text/name.hpp"
#include "text/write.hpp"
#include "verify/explore/model.hpp"
#include "verify/models/engine_walk.hpp"
#include "verify/models/properties.hpp"
#include "verify/models/rulebook.hpp"
#include "verify/claims/subsets.hpp"

namespace gridproof::verify {

// What a run is about, whatever machine is run in it.
struct World {
  const Rulebook& rules;
  GridRange range;
  Dialect dialect;
  ChoiceRule choice;
  std::string title;
  std::vector<spec::Marks<spec::Truth>> crossed = {};  // of each board; none: no marks
  std::optional<std::size_t> dropped = {};  // an action that is never taken: a broken machine
};

struct MachineState {
  CellBits filled;
  std::uint16_t board;
  spec::Pc pc;
  spec::HintType type;
  spec::Value value;
  std::uint8_t row, column;
  std::uint8_t unused = 0;

  spec::HintRecord hint() const { return {type, value, row, column}; }
};

class HintMachine {
 public:
  using State = MachineState;
  static constexpr bool tree = true;  // one call: a path, or a path with a fan of choices at its end

  explicit HintMachine(const World& world)
      : world_(world),
        walk_(engine_walk(world.rules.layout(), world.dialect, positions(world))),
        subsets_(world.rules.layout().cells().size(), world.range) {}

  std::string name() const { return world_.title; }

  // As written nothing has to happen; repaired, what stays possible does.
  auto actions() const {
    const explore::Fairness fairness =
        world_.dialect == Dialect::repaired ? explore::Fairness::weak : explore::Fairness::none;
    std::array<explore::Action, spec::all_actions.size()> actions;
    for (const spec::Action action : spec::all_actions)
      actions[static_cast<std::size_t>(action)] = {spec::name(action), fairness};
    return actions;
  }

  std::uint64_t initial_count() const { return world_.rules.boards().size() * subsets_.count(); }
  State initial(std::uint64_t i) const {
    return state(static_cast<std::uint16_t>(i / subsets_.count()), subsets_.at(i % subsets_.count()), spec::Pc::start,
                 {});
  }
  std::uint64_t weight(const State& at) const {
    return static_cast<std::uint64_t>(std::popcount(subsets_.whole() & ~at.filled));
  }

  template <class Emit>
  void successors(const State& at, Emit&& emit) const {
    walk_->steps({at.board, at.filled}, at.pc, world_.choice, [&](const spec::CallStep& step) {
      if (world_.dropped == static_cast<std::size_t>(step.action)) return;
      emit(static_cast<std::size_t>(step.action), state(at.board, at.filled, step.pc, step.hint));
    });
  }

  auto properties() const {
    return properties_of<of_a_call>([this](auto claim, const State& at) { return says(claim, at); }, is_done);
  }

  std::string format(const State& at) const {
    const spec::Layout& layout = world_.rules.layout();
    return fmt::format("grid {}, solution {}, pc {}, hint {}",
                       text::to_line(layout, world_.rules.grid(at.board, at.filled)),
                       text::to_line(layout, world_.rules.boards()[at.board]), spec::name(at.pc), hint_text(at));
  }
  std::string format_change(const State& before, const State& after) const {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    for (const spec::Cell c : world_.rules.layout().cells())
      if (((before.filled ^ after.filled) >> c & 1) != 0)
        add(fmt::format("{} = {}", text::cell_name(world_.rules.layout(), c),
                        text::value_name(world_.rules.layout(), world_.rules.boards()[after.board][c])));
    if (before.pc != after.pc) add(fmt::format("pc {}", spec::name(after.pc)));
    if (before.hint() != after.hint()) add(fmt::format("hint {}", hint_text(after)));
    return text;
  }

 protected:
  static bool is_done(const State& at) { return at.pc == spec::Pc::done; }

  // By the rulebook.
  template <Claim claim>
  explore::Implication says(std::integral_constant<Claim, claim>, const State& at) const {
    const Rulebook& rules = world_.rules;
    const bool answered = is_done(at) && at.type != spec::HintType::none;
    const auto implies = [](bool premise, auto&& conclusion) {
      return explore::Implication{premise, !premise || conclusion()};
    };
    switch (claim) {
      case Claim::type_ok: return {true, rules.well_typed(at.hint())};
      case Claim::hint_sound:
      case Claim::play_consistent:  // the grid is the board's wherever it is filled: it stays so if what is written is
        return implies(answered, [&] { return rules.sound(at.board, at.hint()); });
      case Claim::hint_forced:
      case Claim::brute_force_forced: {
        if (!answered || (at.type == spec::HintType::brute_force) != (claim == Claim::brute_force_forced))
          return {false, true};
        const auto answer = rules.forced(at.board, at.filled, at.hint());
        return {answer != Rulebook::Forced::no_completion, answer == Rulebook::Forced::yes};
      }
      case Claim::hint_legal: return implies(answered, [&] { return rules.legal(at.board, at.filled, at.hint()); });
      case Claim::tier_order: return implies(answered, [&] { return rules.in_order(at.board, at.filled, at.hint()); });
      case Claim::done_ok:
        return implies(is_done(at), [&] { return (at.type == spec::HintType::none) == rules.full(at.filled); });
      case Claim::play_progress:
        return implies(is_done(at) && !rules.full(at.filled), [&] {
          return answered && (at.filled >> rules.layout().cell(at.row, at.column) & 1) == 0;
        });
      case Claim::step_bound:
      case Claim::termination:
      case Claim::confluence:
      case Claim::play_keeps:
      case Claim::play_ends:
      case Claim::actions_fire: break;
    }
    return {false, true};
  }

  std::string hint_text(const State& at) const {
    if (at.type == spec::HintType::none) return "none";
    return fmt::format("{} at r{}c{} ({})", text::value_name(world_.rules.layout(), at.value), at.row, at.column,
                       spec::name(at.type));
  }

  static State state(std::uint16_t board, CellBits filled, spec::Pc pc, const spec::HintRecord& hint) {
    return {filled, board, pc, hint.type, hint.value, hint.row, hint.column, 0};
  }

  static std::vector<Case> positions(const World& world) {
    std::vector<Case> positions;
    const spec::Marks<spec::Truth> none(world.rules.layout());
    for (const spec::Grid& board : world.rules.boards())
      positions.push_back({board, board, world.crossed.empty() ? none : world.crossed[positions.size()]});
    return positions;
  }

  World world_;
  std::shared_ptr<const EngineWalk> walk_;
  Subsets subsets_;
};

// Play: ApplyHint after done. The grid changes, so calls of one board share states and a visited set is needed.
class Play : public HintMachine {
 public:
  using Base = HintMachine;
  using State = MachineState;
  static constexpr bool tree = false;
  static constexpr std::size_t apply_hint = spec::all_actions.size();

  using Base::Base;

  auto actions() const {
    const auto calls = Base::actions();
    std::array<explore::Action, apply_hint + 1> actions;
    std::copy(calls.begin(), calls.end(), actions.begin());
    actions[apply_hint] = {"ApplyHint", calls.front().fairness};
    return actions;
  }

  template <class Emit>
  void successors(const State& at, Emit&& emit) const {
    if (at.pc != spec::Pc::done) return Base::successors(at, emit);
    if (at.type == spec::HintType::none || world_.dropped == apply_hint) return;
    const spec::Cell cell = world_.rules.layout().cell(at.row, at.column);
    emit(apply_hint, Base::state(at.board, at.filled | CellBits{1} << cell, spec::Pc::start, {}));
  }

  // As grids are stored here, nothing can be taken away.
  static constexpr bool fits(Claim claim) { return of_play(claim) && answers(Instrument::explore, claim); }
  auto properties() const {
    return properties_of<fits>(
        [this](auto claim, const State& at) { return Base::says(claim, at); },
        [this](const State& at) { return is_done(at) && world_.rules.full(at.filled); });
  }
};

}  // namespace gridproof::verify
