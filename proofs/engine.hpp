// The engine gives what the specification says: its candidates, its tiers' proposals, its hint, every step of its call
// and what it fills in, on every grid. Both are read from their own source; nothing is assumed of the grid, not even
// that it has a completion.
#pragma once

#include "proofs/engine_reading.hpp"
#include "proofs/position.hpp"

namespace gridproof::proofs {

// Where the engine comes from: by default what runs on the layout. A test puts a broken one there.
struct Running {
  template <Bit B>
  static auto make(const Layout& layout, EngineDialect dialect) {
    return running_engine<B>(layout, dialect);
  }
};

// Says that the engine's geometry is the layout's; false where nothing more can be said of it.
template <Bit B>
bool show_geometry(Stage<B>& stage, const EngineReading<B>& engine) {
  stage.show("the engine's regions are the layout's houses", B(engine.has_houses()));
  return engine.has_size();
}

template <Bit B>
void show_equal(Stage<B>& stage, const RecordBits<B>& engine_hint, const RecordBits<B>& hint) {
  for (const HintType type : all_types)
    stage.show("type " + std::string(name(type)), same(engine_hint.type.is(type), hint.type.is(type)));
  for (std::size_t i = 0; i < hint.value.size(); ++i) {
    stage.show("value " + std::to_string(i), same(engine_hint.value[i], hint.value[i]));
    stage.show("row " + std::to_string(i), same(engine_hint.row[i], hint.row[i]));
    stage.show("column " + std::to_string(i), same(engine_hint.column[i], hint.column[i]));
  }
}

template <Bit B>
B same_hint(const RecordBits<B>& a, const RecordBits<B>& b) {
  B result = all(all_types, [&](HintType type) { return same(a.type.is(type), b.type.is(type)); });
  for (std::size_t i = 0; i < a.value.size(); ++i)
    result = result & same(a.value[i], b.value[i]) & same(a.row[i], b.row[i]) & same(a.column[i], b.column[i]);
  return result;
}

// Brute force looks at the solution: that every cell of it has a value is what makes its end of a call the machine's.
template <Bit B>
B solution_is_total(const Position<B>& at) {
  return is_full(at.rules, at.solution);
}
template <Bit B>
B proposes_unless_full(const Position<B>& at, const Marks<B>& tier3) {
  const B proposes =
      any(at.rules.cells(), [&](Cell c) { return any(at.rules.values(), [&](Value v) { return tier3.is(c, v); }); });
  return implies(solution_is_total(at), same(proposes, ~is_full(at.rules, at.grid)));
}

// The machine's hint as the engine answers, in its record.
template <class M, Bit B>
RecordBits<B> hint_at(const M& machine, const Control<B>& control) {
  return record_bits(machine.rules(), machine.state(control).hint);
}

// Whichever way a call goes, each of its actions is enabled in the machine, and both stand at the same pc with the same
// hint after it; at last both are done.
template <class M, Bit B>
void show_same_call(Stage<B>& stage, const M& machine, const std::vector<Way<B>>& ways) {
  const B total = solution_is_total(machine.position());
  for (std::size_t i = 0; i < ways.size(); ++i) {
    const Way<B>& way = ways[i];
    Control<B> control = machine.start();
    std::string actions = "call " + std::to_string(i + 1) + ":";
    for (const Stop<B>& stop : way) {
      const B enabled = machine.enabled(control, stop.action);
      control = machine.next(control);
      actions += " " + std::string(name(stop.action));
      stage.show(actions, total & stop.condition,
                 enabled & control.pc.is(stop.pc) & same_hint(stop.hint, hint_at(machine, control)));
    }
    stage.show(actions + " ends it", B(!way.empty() && way.back().pc == Pc::done));
  }
}

template <class D, class Engine = Running>
struct EngineEqualsSpec {
  Layout layout;
  EngineDialect dialect;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const auto engine = Engine::template make<B>(layout, dialect);
    if (!show_geometry(stage, *engine)) return;
    const Position<B> at = any_position<B>(stage, layout);
    const Marks<B> open = stage.cut("candidates", layout, engine->candidates(at), D::candidates(at));
    const Marks<B> tier1 = stage.cut("tier1", layout, engine->tier1(at, open), D::only_choice(at, open));
    const Marks<B> tier2 = stage.cut("tier2", layout, engine->tier2(at, open), D::last_remaining(at, open));
    const Marks<B> tier3 = stage.cut("tier3", layout, engine->tier3(at), D::brute_force(at));
    stage.oblige("tier 3 proposes unless the grid is full", proposes_unless_full(at, D::brute_force(at)));
    stage.know("tier 3 proposes unless the grid is full", proposes_unless_full(at, tier3));

    const Tiers<B> tiers{tier1, tier2, tier3};
    const Proposed<B> proposed{at, {tier1, tier2, tier3}};
    const Machine<AsProposed<D>, B> machine(proposed);
    show_equal(stage, engine->first(tiers), hint_at(machine, machine.end()));
    show_same_call(stage, machine, engine->call_on(open, tiers));
  }
};

// The same in one piece, with the engine's own next_hint and call: no cut to be glued.
template <class D, class Engine = Running>
struct EngineEqualsSpecWhole {
  Layout layout;
  EngineDialect dialect;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const auto engine = Engine::template make<B>(layout, dialect);
    if (!show_geometry(stage, *engine)) return;
    const Position<B> at = any_position<B>(stage, layout);
    const Machine<D, B> machine(at);
    show_equal(stage, engine->next_hint(at), hint_at(machine, machine.end()));
    show_same_call(stage, machine, engine->call(at));
  }
};

// One pass of the engine's fill, from any grid and any marks. The loop's invariant is that the candidates which it
// keeps are the specification's of the grid so far: they are at the start, and a pass keeps it so. So by induction
// every pass writes down exactly the specification's singles; and as each of them fills an empty cell, the passes come
// to an end, where there is no single left.
template <class Engine = Running>
struct EngineFillEqualsSpec {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const auto engine = Engine::template make<B>(layout, EngineDialect::repaired);
    if (!show_geometry(stage, *engine)) return;
    Position<B> at{layout, stage.marks("grid", layout), stage.marks("crossed", layout), Marks<B>(layout)};
    stage.exhibit("grid", at.grid);
    stage.exhibit("crossed", at.crossed);
    const Marks<B> right = Repaired::candidates(at);
    const Marks<B> open = stage.cut("candidates", layout, engine->candidates(at), right);
    const Marks<B> only = Repaired::only_choice(at, open), last = Repaired::last_remaining(at, open);
    const Marks<B> singles = marks<B>(layout, [&](Cell c, Value v) { return only.is(c, v) | last.is(c, v); });
    for (const Cell c : layout.cells())
      stage.show("a single is a candidate, " + symbolic::place(layout, c),
                 all(layout.values(), [&](Value v) { return implies(singles.is(c, v), open.is(c, v)); }));
    for (const Cell c : layout.cells())
      stage.show("a candidate's cell is empty, " + symbolic::place(layout, c),
                 implies(any(layout.values(), [&](Value v) { return right.is(c, v); }), is_empty(layout, at.grid, c)));
    const Marks<B> found = stage.cut("singles", layout, engine->singles(open), singles);

    // Whatever was found.
    const Written<B> after = engine->write_down(found, at.grid, right);
    Position<B> next = at;
    next.grid = marks<B>(layout, [&](Cell c, Value v) { return at.grid.is(c, v) | found.is(c, v); });
    stage.show_same("the grid after the pass", layout, after.grid, next.grid);
    stage.show_same("the candidates after the pass", layout, after.open, Repaired::candidates(next));
    show_consistent(stage, engine->is_consistent(at.grid), at.grid);

    // And a pass is the two, one after the other.
    const Pass<B> pass = engine->pass(at.grid, open);
    const Marks<B> its_singles = engine->singles(open);
    const Written<B> its_end = engine->write_down(its_singles, at.grid, open);
    stage.show_same("a pass finds the singles", layout, pass.found, its_singles);
    stage.show_same("a pass writes them into the grid", layout, pass.after.grid, its_end.grid);
    stage.show_same("a pass keeps the candidates that are left", layout, pass.after.open, its_end.open);
  }

  // No cell holds two values and no house a value twice: first what the engine's word says of each, then the reverse.
  template <Bit B>
  void show_consistent(Stage<B>& stage, const B& engine_says, const Marks<B>& grid) const {
    for (const Cell c : layout.cells())
      stage.show("consistent: one value in " + symbolic::place(layout, c), engine_says,
                 at_most_one(layout.values(), [&](Value v) { return grid.is(c, v); }));
    for (const House& house : layout.houses())
      stage.show("consistent: no value twice in the house of " + symbolic::place(layout, house.cells.front()) +
                     " and " + symbolic::place(layout, house.cells.back()),
                 engine_says, all(layout.values(), [&](Value v) {
                   return at_most_one(house, [&](Cell c) { return grid.is(c, v); });
                 }));
    stage.show("consistent", same(engine_says, consistent(layout, grid) & is_partial_function(layout, grid)));
  }
};

}  // namespace gridproof::proofs
