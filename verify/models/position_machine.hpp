// The hint machine on positions from a list: of any size, with crossed marks. Its steps are those of HintMachine, which
// has numbers for the grids of whole boards instead and so is what a large search uses.
//
//   const PositionMachine model(layout, positions, ChoiceRule::least);
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "spec/machine.hpp"
#include "spec/record.hpp"
#include "text/write.hpp"
#include "verify/explore/model.hpp"
#include "verify/claims/judge.hpp"
#include "verify/models/engine_walk.hpp"

namespace gridproof::verify {

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

  // Requires positions that differ. A test puts another walk than that of the engine there.
  PositionMachine(const spec::Layout& layout, const std::vector<Case>& positions, ChoiceRule choice,
                  std::shared_ptr<const EngineWalk> walk = {})
      : layout_(layout),
        walk_(walk ? std::move(walk) : engine_walk(layout, Dialect::repaired, positions)),
        positions_(positions),
        choice_(choice) {}

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
    walk_->steps({at.position}, at.pc, choice_, [&](const spec::CallStep& step) {
      emit(static_cast<std::size_t>(step.action), state(at.position, step.pc, step.hint));
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
  std::shared_ptr<const EngineWalk> walk_;
  std::vector<Case> positions_;
  ChoiceRule choice_;
};

}  // namespace gridproof::verify
