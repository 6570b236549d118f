// The steps that the engine takes in a call, on whichever code runs on the layout: what the models of the hint machine
// are made of.
//
//   const std::shared_ptr<const EngineWalk> walk = engine_walk(layout, Dialect::repaired, positions);
//   walk->steps({0, filled}, Pc::find_only_choice, ChoiceRule::least, [&](const spec::CallStep& step) { ... });
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "engine/hint.hpp"
#include "engine/load.hpp"
#include "spec/record.hpp"
#include "verify/claims/judge.hpp"
#include "verify/claims/subsets.hpp"
#include "verify/models/board_planes.hpp"

namespace gridproof::verify {

class EngineWalk {
 public:
  // One of the positions: as it is, or with these cells of its solution as the grid.
  struct Where {
    std::size_t position;
    std::optional<CellBits> filled = {};
  };
  virtual ~EngineWalk() = default;

  // The step of the call itself, which takes the least choice; or `take(step)` for each choice that there is. None at
  // done. The first step of a call looks at nothing.
  template <class Take>
  void steps(const Where& where, spec::Pc pc, ChoiceRule choice, const Take& take) const {
    if (pc == spec::Pc::done) return;
    if (pc == spec::Pc::start) return take(first());
    if (choice == ChoiceRule::least) return take(ask(where, pc));
    ask_for_all(where, pc,
                {&take, [](const void* to, const spec::CallStep& step) { (*static_cast<const Take*>(to))(step); }});
  }

 protected:
  // Whoever takes the steps, by reference.
  struct Taker {
    const void* to;
    void (*call)(const void* to, const spec::CallStep& step);
    void operator()(const spec::CallStep& step) const { call(to, step); }
  };

 private:
  static spec::CallStep first() {
    constexpr spec::Action begin = spec::Action::start_heuristic_check;
    return {begin, spec::transition(begin).to, {}};
  }
  virtual spec::CallStep ask(const Where& where, spec::Pc pc) const = 0;
  virtual void ask_for_all(const Where& where, spec::Pc pc, const Taker& take) const = 0;
};

// By the code that runs on the layout.
std::shared_ptr<const EngineWalk> engine_walk(const spec::Layout& layout, Dialect dialect,
                                              const std::vector<Case>& positions);

// The same for one geometry and one set of rules, so that a test can put broken ones there.
template <class Geometry, class Rules>
class WalkOf final : public EngineWalk {
 public:
  WalkOf(const spec::Layout& layout, const std::vector<Case>& positions) : geometry_(layout) {
    for (const Case& at : positions)
      planes_.emplace_back(Loaded{engine::load(geometry_, at.grid), engine::load(geometry_, layout, at.crossed),
                                  engine::load(geometry_, at.solution)});
  }

 private:
  spec::CallStep ask(const Where& where, spec::Pc pc) const override {
    const Loaded at = position(where);
    Call call(geometry_, at, pc);
    const spec::Action action = call.step();
    return {action, call.pc(), call.hint()};
  }

  void ask_for_all(const Where& where, spec::Pc pc, const Taker& take) const override {
    const Loaded at = position(where);
    const Call call(geometry_, at, pc);
    const spec::Action found = spec::TierList::finds(call.tier());
    const auto proposals = call.proposals();
    bool some = false;
    for (int row = 1; row <= geometry_.size(); ++row)
      for (int column = 1; column <= geometry_.size(); ++column)
        for (int value = 1; value <= geometry_.size(); ++value)
          if (proposals[static_cast<std::size_t>(row - 1)].is(value, column)) {
            some = true;
            take({found, spec::transition(found).to,
                  {call.tier(), static_cast<spec::Value>(value), static_cast<std::uint8_t>(row),
                   static_cast<std::uint8_t>(column)}});
          }
    if (!some) take(ask(where, pc));
  }

  using Loaded = typename BoardPlanes<Geometry>::Loaded;
  using Call = engine::Call<Geometry, Rules>;

  Loaded position(const Where& where) const {
    const BoardPlanes<Geometry>& planes = planes_[where.position];
    if (where.filled) return planes.position(geometry_, *where.filled);
    return planes.itself();
  }

  Geometry geometry_;
  std::vector<BoardPlanes<Geometry>> planes_;
};

}  // namespace gridproof::verify
