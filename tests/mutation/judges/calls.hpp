// Puts the engine, over planes of either kind, before the plain machine.
#pragma once

#include "engine/fill.hpp"
#include "engine/geometry.hpp"
#include "engine/hint.hpp"
#include "engine/load.hpp"
#include "mutation/judges/convert.hpp"
#include "mutation/judges/plain.hpp"
#include "spec/machine.hpp"
#include "spec/record.hpp"

namespace gridproof::mutation {

inline bool holds(bool bit) { return bit; }
inline bool holds(spec::Truth bit) { return bit.holds(); }

template <class Plane, class Geometry>
engine::Rows<Geometry, Plane> rows_of(const Geometry& geometry, const spec::Layout& layout,
                                      const plain::Relation& relation) {
  if constexpr (requires(Plane p) { p.set(1, 1); }) {
    engine::Rows<Geometry, Plane> rows{};
    for (int c = 0; c < relation.size * relation.size; ++c)
      for (int v = 1; v <= relation.size; ++v)
        if (relation.is(c, v)) rows[static_cast<std::size_t>(c / relation.size)].set(v, c % relation.size + 1);
    return rows;
  } else {
    return engine::load_over<Plane>(geometry, layout, marks_of<spec::Truth>(layout, relation));
  }
}

// Machine words have room beyond the size: nothing may be left there.
template <class AllRows>
plain::Relation relation_of(int size, const AllRows& rows) {
  plain::Relation result(size);
  for (std::size_t r = 0; r < rows.size(); ++r) {
    int count = 0;
    for (int v = 1; v <= size; ++v)
      for (int c = 1; c <= size; ++c) {
        if (static_cast<int>(r) >= size || !holds(rows[r].is(v, c))) continue;
        result.set(static_cast<int>(r) * size + c - 1, v);
        ++count;
      }
    if constexpr (requires { rows[r].population(); }) EXPECT(rows[r].population() == count);
  }
  return result;
}

inline plain::Record plain_of(const spec::HintRecord& hint) {
  return {hint.type == spec::HintType::none ? 3 : static_cast<int>(hint.type), hint.value, hint.row, hint.column};
}
inline plain::Record plain_of(const spec::RecordBits<spec::Truth>& hint) { return plain_of(spec::record(hint)); }

// Pass after pass, all singles at once.
struct PlainFill {
  plain::Relation grid;
  int placed = 0;
};
inline PlainFill plain_fill(const plain::Board& board, plain::Position at) {
  PlainFill result{at.grid};
  while (true) {
    const auto proposed = plain::proposals(board, plain::Dialect::repaired, {result.grid, at.crossed, at.solution});
    if (!some(proposed[0]) && !some(proposed[1])) return result;
    for (int c = 0; c < board.cells(); ++c)
      for (int v = 1; v <= board.size; ++v)
        if (proposed[0].is(c, v) || proposed[1].is(c, v)) {
          result.grid.set(c, v);
          ++result.placed;
        }
  }
}

inline bool has_no_clash(const plain::Board& board, const plain::Relation& grid) {
  return plain::is_partial_function(grid) && plain::is_consistent(board, grid);
}

struct AsHeld {
  bool operator()(spec::Truth bit) const { return bit.holds(); }
};

template <class Dialect, class Geometry, class Plane>
void judge_call(const Geometry& geometry, const engine::PositionRows<Geometry, Plane>& at,
                const std::array<plain::Relation, 3>& proposed) {
  constexpr bool over_words = requires { at.given[0].population(); };
  using Call = engine::Call<Geometry, Dialect, Plane, std::conditional_t<over_words, engine::AsFound, AsHeld>>;
  Call call(geometry, at);
  const bool first = some(proposed[0]), second = some(proposed[1]), third = some(proposed[2]);
  const plain::Record answer = hint(proposed);
  std::vector<spec::Action> expected = {spec::Action::start_heuristic_check};
  if (first) {
    expected.push_back(spec::Action::find_only_choice);
  } else {
    expected.push_back(spec::Action::proceed_to_tier2);
    expected.push_back(second ? spec::Action::find_last_remaining : spec::Action::proceed_to_tier3);
    if (!second) expected.push_back(third ? spec::Action::find_brute_force : spec::Action::no_hint_found);
  }
  EXPECT(call.pc() == spec::Pc::start && plain_of(call.hint()) == plain::Record{});
  for (const spec::Action action : expected) {
    EXPECT(call.pc() != spec::Pc::done);
    Call from_here(geometry, at, call.pc());
    EXPECT(from_here.pc() == call.pc() && plain_of(from_here.hint()) == plain::Record{});
    if (call.pc() != spec::Pc::start) {
      const auto tier = static_cast<std::size_t>(from_here.tier());
      EXPECT(tier + 1 == static_cast<std::size_t>(call.pc()));
      for (const auto& row : {from_here.proposals(), call.proposals()}) {
        bool same = true;
        for (int c = 0; c < geometry.size() * geometry.size(); ++c)
          for (int v = 1; v <= geometry.size(); ++v)
            same = same && holds(row[static_cast<std::size_t>(c / geometry.size())].is(v, c % geometry.size() + 1)) ==
                               proposed[tier].is(c, v);
        EXPECT(same);
      }
    }
    EXPECT(call.step() == action && from_here.step() == action);
    EXPECT(call.pc() == spec::transition(action).to && from_here.pc() == call.pc());
    EXPECT(plain_of(from_here.hint()) == plain_of(call.hint()));
    EXPECT(plain_of(call.hint()) == (call.pc() == spec::Pc::done ? answer : plain::Record{}));
  }
  EXPECT(call.pc() == spec::Pc::done);
}

template <class Plane, class Geometry>
void judge_engine(const spec::Layout& layout, const plain::World& world, int cases) {
  const plain::Board& board = world.board;
  const Geometry geometry(layout);
  EXPECT(geometry.size() == board.size);
  Chance chance(5);
  for (int round = 0; round < cases; ++round) {
    const plain::Position plain = world.any_case(chance);
    const engine::PositionRows<Geometry, Plane> at{rows_of<Plane>(geometry, layout, plain.grid),
                                               rows_of<Plane>(geometry, layout, plain.crossed),
                                               rows_of<Plane>(geometry, layout, plain.solution)};
    EXPECT(relation_of(board.size, at.given) == plain.grid);
    const auto proposed = plain::proposals(board, plain::Dialect::repaired, plain);
    const auto as_written = plain::proposals(board, plain::Dialect::as_written, plain);
    const auto open = engine::candidates(geometry, at.given, at.crossed);
    EXPECT(relation_of(board.size, open) == plain::candidates(board, plain.grid, plain.crossed));
    EXPECT(relation_of(board.size, engine::only_choices(geometry, open)) == proposed[0]);
    EXPECT(relation_of(board.size, engine::last_remaining(geometry, open)) == proposed[1]);
    EXPECT(relation_of(board.size, engine::brute_force(geometry, at)) == proposed[2]);
    // Crossed marks stand for any relation here, so that the singles of relations that are no candidates count too.
    EXPECT(relation_of(board.size, engine::last_remaining(geometry, at.crossed)) ==
           plain::relation(board.size, [&, single = plain::single_places(board, plain.crossed)](int c, int v) {
             return plain.crossed.is(c, v) && single.is(c, v);
           }));
    EXPECT(plain_of(engine::next_hint(geometry, at)) == hint(proposed));
    EXPECT(plain_of(engine::next_hint<engine::AsWritten>(geometry, at)) == hint(as_written));
    judge_call<engine::Repaired>(geometry, at, proposed);
    judge_call<engine::AsWritten>(geometry, at, as_written);
    if constexpr (requires { at.given[0].population(); }) {
      EXPECT(engine::is_consistent(geometry, at.given) == has_no_clash(board, plain.grid));
      const auto filled = engine::fill(geometry, at.given, at.crossed);
      const PlainFill expected = plain_fill(board, plain);
      EXPECT(relation_of(board.size, filled.given) == expected.grid && filled.placed == expected.placed);
      EXPECT(filled.consistent == has_no_clash(board, expected.grid));
    }
  }
}

// Two cells of a house with the same value, for every house, are noticed.
template <class Geometry>
void judge_clashes(const spec::Layout& layout, const plain::World& world) {
  using Plane = engine::Planes<Geometry::capacity>;
  const plain::Board& board = world.board;
  const Geometry geometry(layout);
  for (int a = 0; a < board.cells(); ++a)
    for (int b = 0; b < board.cells(); ++b) {
      plain::Relation two(board.size);
      two.set(a, 1 + a % board.size);
      two.set(b, 1 + a % board.size);
      EXPECT(engine::is_consistent(geometry, rows_of<Plane>(geometry, layout, two)) == has_no_clash(board, two));
    }
}

template <class Geometry>
void judge_load(const spec::Layout& layout, const plain::World& world) {
  const Geometry geometry(layout);
  spec::Grid grid = grid_of(world);
  plain::Relation relation = plain::grid(layout.size(), world.solution);
  for (std::size_t c = 0; c < grid.size(); c += 3) {
    relation.set(static_cast<int>(c), grid[c], false);
    grid[c] = 0;
  }
  EXPECT(relation_of(layout.size(), engine::load(geometry, grid)) == relation);
  const spec::Marks<spec::Truth> marks = marks_of<spec::Truth>(layout, relation);
  EXPECT(relation_of(layout.size(), engine::load(geometry, layout, marks)) == relation);
}

}  // namespace gridproof::mutation
