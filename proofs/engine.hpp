// The engine gives what the specification says: its candidates, its tiers' proposals and its hint, on every grid. Both
// are read from their own source; nothing is assumed of the grid, not even that it has a completion.
#pragma once

#include "engine/hint.hpp"
#include "engine/load.hpp"
#include "engine/planes_over.hpp"
#include "proofs/position.hpp"

namespace gridproof::proofs {

// What of the engine is compared. A test hides a function with a broken one.
template <class EngineDialect>
struct EngineParts {
  template <class Geometry, class Plane>
  static auto candidates(const Geometry& geometry, const engine::Position<Geometry, Plane>& at) {
    return engine::candidates(geometry, at.given, at.crossed);
  }
  template <class Geometry, class Plane, class Planes>
  static auto tier1(const Geometry& geometry, const engine::Position<Geometry, Plane>& at, const Planes& open) {
    return EngineDialect::tier1(geometry, at, open);
  }
  template <class Geometry, class Planes>
  static auto tier2(const Geometry& geometry, const Planes& open) {
    return engine::last_remaining(geometry, open);
  }
  template <class Geometry, class Plane>
  static auto next_hint(const Geometry& geometry, const engine::Position<Geometry, Plane>& at) {
    return engine::next_hint<EngineDialect>(geometry, at);
  }
};

template <class D, class Parts, class Geometry>
struct EngineEqualsSpec {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    using Plane = engine::PlanesOver<B>;
    const Geometry geometry(layout);
    const auto load = [&](const Marks<B>& marks) { return engine::load_over<Plane>(geometry, layout, marks); };
    const auto unload = [&](const auto& rows) {
      return marks<B>(layout, [&](Cell c, Value v) {
        return rows[static_cast<std::size_t>(layout.row(c) - 1)].is(v, layout.column(c));
      });
    };
    const Position<B> at{layout, stage.marks("grid", layout), stage.marks("crossed", layout),
                         stage.marks("solution", layout)};
    stage.exhibit("grid", at.grid);
    stage.exhibit("crossed", at.crossed);
    stage.exhibit("solution", at.solution);
    const engine::Position<Geometry, Plane> engine_at{load(at.grid), load(at.crossed), load(at.solution)};

    const Marks<B> open =
        stage.cut("candidates", layout, unload(Parts::candidates(geometry, engine_at)), D::candidates(at));
    const auto planes = load(open);
    const Marks<B> tier1 =
        stage.cut("tier1", layout, unload(Parts::tier1(geometry, engine_at, planes)), D::only_choice(at, open));
    const Marks<B> tier2 =
        stage.cut("tier2", layout, unload(Parts::tier2(geometry, planes)), D::last_remaining(at, open));
    const Marks<B> tier3 =
        stage.cut("tier3", layout, unload(engine::brute_force(geometry, engine_at)), D::brute_force(at));

    const Proposed<B> proposed{at, {tier1, tier2, tier3}};
    const Hint<B> hint = end_of_call(Machine<AsProposed<D>, B>(proposed)).hint;
    const auto engine_hint = engine::Answer<Plane>::first(
        geometry, [&] { return load(tier1); }, [&] { return load(tier2); }, [&] { return load(tier3); });
    show_equal(stage, engine_hint, hint);
  }

  template <Bit B>
  static void show_equal(Stage<B>& stage, const Hint<B>& engine_hint, const Hint<B>& hint) {
    for (const HintType type : all_types)
      stage.show("type " + std::string(name(type)), same(engine_hint.type.is(type), hint.type.is(type)));
    for (std::size_t i = 0; i < hint.value.size(); ++i) {
      stage.show("value " + std::to_string(i), same(engine_hint.value[i], hint.value[i]));
      stage.show("row " + std::to_string(i), same(engine_hint.row[i], hint.row[i]));
      stage.show("column " + std::to_string(i), same(engine_hint.column[i], hint.column[i]));
    }
  }
};

// The same in one piece, with the engine's own next_hint: no cut to be glued.
template <class D, class Parts, class Geometry>
struct EngineEqualsSpecWhole {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    using Plane = engine::PlanesOver<B>;
    const Geometry geometry(layout);
    const auto load = [&](const Marks<B>& marks) { return engine::load_over<Plane>(geometry, layout, marks); };
    const Position<B> at{layout, stage.marks("grid", layout), stage.marks("crossed", layout),
                         stage.marks("solution", layout)};
    stage.exhibit("grid", at.grid);
    stage.exhibit("crossed", at.crossed);
    stage.exhibit("solution", at.solution);
    const Hint<B> hint = end_of_call(Machine<D, B>(at)).hint;
    const auto engine_hint = Parts::next_hint(
        geometry, engine::Position<Geometry, Plane>{load(at.grid), load(at.crossed), load(at.solution)});
    EngineEqualsSpec<D, Parts, Geometry>::show_equal(stage, engine_hint, hint);
  }
};

}  // namespace gridproof::proofs
