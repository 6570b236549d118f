// The hint machine on positions from a list: of any size, with crossed marks. Its steps are those of HintMachine, which
// has numbers for the grids of whole boards instead and so is what a large search uses.
//
//   const PositionMachine<engine::Boxes<3, 3>, engine::Repaired> model(layout, positions, ChoiceRule::least);
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

#include "engine/load.hpp"
#include "spec/machine.hpp"
#include "spec/record.hpp"
#include "text/write.hpp"
#include "verify/explore/model.hpp"
#include "verify/claims/judge.hpp"
#include "verify/models/engine_steps.hpp"

namespace gridproof::verify {

template <class Geometry, class Rules>
class PositionMachine {
 public:
  struct State {
    std::uint32_t position;
    spec::Pc pc;
    spec::HintType type;
    spec::Value value;
    std::uint8_t row, column;
    std::array<std::uint8_t, 3> unused = {};

    spec::HintRecord hint() const { return {type, value, row, column}; }
  };
  static constexpr bool tree = true;

  // Requires positions that differ.
  PositionMachine(const spec::Layout& layout, const std::vector<Case>& positions, ChoiceRule choice)
      : layout_(layout), steps_(layout), positions_(positions), choice_(choice) {
    for (const Case& at : positions) {
      typename EngineSteps<Geometry, Rules>::Position planes{
          engine::load(steps_.geometry(), at.grid), {}, engine::load(steps_.geometry(), at.solution)};
      for (const spec::Cell c : layout_.cells())
        for (const spec::Value v : layout_.values())
          if (at.crossed.is(c, v).holds())
            planes.crossed[static_cast<std::size_t>(layout_.row(c) - 1)].set(v, layout_.column(c));
      planes_.push_back(planes);
    }
  }

  const Case& position(const State& at) const { return positions_[at.position]; }

  std::string name() const { return "hint machine on listed positions of " + layout_.name(); }
  auto actions() const {
    std::array<explore::Action, spec::all_actions.size()> actions;
    for (const spec::Action action : spec::all_actions)
      actions[static_cast<std::size_t>(action)] = {spec::name(action), explore::Fairness::weak};
    return actions;
  }
  std::uint64_t initial_count() const { return positions_.size(); }
  State initial(std::uint64_t i) const { return state(static_cast<std::uint32_t>(i), spec::Pc::start, {}); }

  template <class Emit>
  void successors(const State& at, Emit&& emit) const {
    steps_.from(
        at.pc, at.hint(), choice_, [&] { return planes_[at.position]; },
        [&](spec::Action action, spec::Pc pc, const spec::HintRecord& hint) {
          emit(static_cast<std::size_t>(action), state(at.position, pc, hint));
        });
  }

  auto properties() const {
    return std::tuple{
        explore::eventually(verify::name(Claim::termination), [](const State& at) { return at.pc == spec::Pc::done; })};
  }
  std::string format(const State& at) const {
    return "grid " + text::to_line(layout_, position(at).grid) + ", pc " + std::string(spec::name(at.pc));
  }

 private:
  static State state(std::uint32_t position, spec::Pc pc, const spec::HintRecord& hint) {
    return {position, pc, hint.type, hint.value, hint.row, hint.column, {}};
  }

  spec::Layout layout_;
  EngineSteps<Geometry, Rules> steps_;
  std::vector<Case> positions_;
  std::vector<typename EngineSteps<Geometry, Rules>::Position> planes_;
  ChoiceRule choice_;
};

}  // namespace gridproof::verify
