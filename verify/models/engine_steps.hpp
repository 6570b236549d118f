// The steps that the engine takes from one state of a call: what every model of the hint machine is made of, however it
// stores its positions.
//
//   const EngineSteps<engine::Boxes<2, 2>, engine::Repaired> steps(layout);
//   steps.from(pc, hint, ChoiceRule::any, [&] { return position; },
//              [&](spec::Action action, spec::Pc next, const spec::HintRecord& answer) { ... });
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/geometry.hpp"
#include "engine/hint.hpp"
#include "spec/machine.hpp"
#include "spec/record.hpp"
#include "verify/claims/claims.hpp"

namespace gridproof::verify {

template <class Geometry, class Rules>
class EngineSteps {
 public:
  using Plane = engine::Planes<Geometry::capacity>;
  using Position = engine::Position<Geometry, Plane>;

  explicit EngineSteps(const spec::Layout& layout) : geometry_(layout) {}

  const Geometry& geometry() const { return geometry_; }

  // `position` is asked for where a tier looks at it only.
  template <class Where, class Emit>
  void from(spec::Pc pc, const spec::HintRecord& hint, ChoiceRule choice, Where&& position, Emit&& emit) const {
    using spec::Action;
    switch (pc) {
      case spec::Pc::start: return move(hint, Action::start_heuristic_check, emit);
      case spec::Pc::find_only_choice: {
        const Position where = position();
        const auto open = engine::candidates(geometry_, where.given, where.crossed);
        return find(hint, choice, Rules::tier1(geometry_, where, open), Action::find_only_choice,
                    Action::proceed_to_tier2, emit);
      }
      case spec::Pc::find_last_remaining: {
        const Position where = position();
        const auto open = engine::candidates(geometry_, where.given, where.crossed);
        return find(hint, choice, engine::last_remaining(geometry_, open), Action::find_last_remaining,
                    Action::proceed_to_tier3, emit);
      }
      case spec::Pc::find_brute_force:
        return find(hint, choice, engine::brute_force(geometry_, position()), Action::find_brute_force,
                    Action::no_hint_found, emit);
      case spec::Pc::done: return;
    }
  }

 private:
  template <class Emit>
  static void move(const spec::HintRecord& hint, spec::Action action, Emit&& emit) {
    emit(action, spec::transition(action).to, hint);
  }

  template <class RowsOfPlanes, class Emit>
  void find(const spec::HintRecord& hint, ChoiceRule choice, const RowsOfPlanes& proposals, spec::Action found,
            spec::Action otherwise, Emit&& emit) const {
    const spec::HintType tier = spec::transition(found).answers;
    const spec::HintRecord least = engine::Answer<Plane>::least(geometry_, proposals, tier);
    if (least.type == spec::HintType::none) return move(hint, otherwise, emit);
    if (choice == ChoiceRule::least) return move(least, found, emit);
    for (int row = 1; row <= geometry_.size(); ++row)
      for (int column = 1; column <= geometry_.size(); ++column)
        for (int value = 1; value <= geometry_.size(); ++value)
          if (proposals[static_cast<std::size_t>(row - 1)].is(value, column))
            move({tier, static_cast<spec::Value>(value), static_cast<std::uint8_t>(row),
                  static_cast<std::uint8_t>(column)},
                 found, emit);
  }

  Geometry geometry_;
};

}  // namespace gridproof::verify
