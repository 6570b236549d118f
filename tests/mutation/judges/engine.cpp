// Judges the engine: planes of both kinds against loops over bits, every step of a call and the fill against the plain
// machine, and the answers against those of spec/.
#include "engine/engine.hpp"

#include "engine/fill.hpp"
#include "engine/geometry.hpp"
#include "engine/hint.hpp"
#include "engine/load.hpp"
#include "engine/planes.hpp"
#include "engine/planes_over.hpp"
#include "mutation/judges/convert.hpp"
#include "mutation/judges/plain.hpp"
#include "spec/machine.hpp"
#include "spec/record.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using engine::PlanesOver;
using engine::Rows;
using spec::Layout;
using spec::Truth;

namespace {

bool holds(bool bit) { return bit; }
bool holds(Truth bit) { return bit.holds(); }

// The bits of one plane, as [value][column], both from 1.
struct Bits {
  explicit Bits(int n) : size(n), bits(static_cast<std::size_t>((n + 1) * (n + 1)), 0) {}
  char& at(int value, int column) { return bits[static_cast<std::size_t>(value * (size + 1) + column)]; }
  int in_value(int value) {
    int count = 0;
    for (int column = 1; column <= size; ++column) count += at(value, column);
    return count;
  }
  int in_column(int column) {
    int count = 0;
    for (int value = 1; value <= size; ++value) count += at(value, column);
    return count;
  }

  int size;
  std::vector<char> bits;
};

template <class Plane>
Plane plane_of(Bits& bits) {
  Plane plane = Plane::constant(bits.size, 0);
  for (int v = 1; v <= bits.size; ++v)
    for (int c = 1; c <= bits.size; ++c) {
      if (bits.at(v, c) == 0) continue;
      if constexpr (requires { plane.set(v, c); })
        plane.set(v, c);
      else
        plane.at(v, c) = Truth(true);
    }
  return plane;
}

template <class Plane, class Expected>
bool is(const Plane& plane, int size, Expected&& expected) {
  for (int v = 1; v <= size; ++v)
    for (int c = 1; c <= size; ++c)
      if (holds(plane.is(v, c)) != static_cast<bool>(expected(v, c))) return false;
  return true;
}

template <class Plane>
void judge_planes(int size) {
  Chance chance(4);
  EXPECT(!holds(Plane{}.any()));
  for (int round = 0; round < 12; ++round) {
    Bits a(size), b(size);
    const std::size_t rare = 1 + chance.below(static_cast<std::size_t>(size) + 2);
    for (int v = 1; v <= size; ++v)
      for (int c = 1; c <= size; ++c) {
        a.at(v, c) = chance.one_in(rare) ? 1 : 0;
        b.at(v, c) = chance.one_in(rare) ? 1 : 0;
      }
    const Plane first = plane_of<Plane>(a), second = plane_of<Plane>(b);
    EXPECT(is(first, size, [&](int v, int c) { return a.at(v, c); }));
    EXPECT(is(first & second, size, [&](int v, int c) { return a.at(v, c) && b.at(v, c); }));
    EXPECT(is(first | second, size, [&](int v, int c) { return a.at(v, c) || b.at(v, c); }));
    EXPECT(is(without(first, second), size, [&](int v, int c) { return a.at(v, c) && !b.at(v, c); }));
    EXPECT(is(spread(first), size, [&](int v, int) { return a.in_value(v) > 0; }));
    EXPECT(is(once(first), size, [&](int v, int) { return a.in_value(v) == 1; }));
    EXPECT(is(across(first), size, [&](int, int c) { return a.in_column(c) > 0; }));
    EXPECT(is(across_once(first), size, [&](int, int c) { return a.in_column(c) == 1; }));
    EXPECT(is(first | Plane{}, size, [&](int v, int c) { return a.at(v, c); }));
    EXPECT(is(Plane{} | first, size, [&](int v, int c) { return a.at(v, c); }));
    EXPECT(is(without(first, Plane{}), size, [&](int v, int c) { return a.at(v, c); }));
    EXPECT(is(first & Plane{}, size, [&](int, int) { return false; }));
    EXPECT(is(Plane{} & first, size, [&](int, int) { return false; }));
    const auto mask = static_cast<std::uint32_t>(chance.below(std::size_t{1} << size));
    EXPECT(is(Plane::constant(size, mask), size, [&](int, int c) { return mask >> (c - 1) & 1U; }));
    int sum = 0;
    for (int v = 1; v <= size; ++v) sum += a.in_value(v);
    EXPECT(holds(first.any()) == (sum > 0));
    if constexpr (requires { first.population(); }) {
      EXPECT(first.population() == sum);
      EXPECT(Plane::constant(size, mask).population() == size * std::popcount(mask));
      for (int v = 1; v <= size; ++v)
        for (int c = 1; c <= size; ++c) EXPECT((first.columns(v) >> (c - 1) & 1U) == (a.at(v, c) != 0 ? 1U : 0U));
    } else {
      EXPECT(first.size() == size);
    }
  }
  for (int v = 1; v <= size; ++v)
    for (int c = 1; c <= size; ++c) {
      Bits one(size);
      one.at(v, c) = 1;
      EXPECT(holds(plane_of<Plane>(one).any()));
    }
}

template <class Plane, class Geometry>
Rows<Geometry, Plane> rows_of(const Geometry& geometry, const Layout& layout, const plain::Relation& relation) {
  if constexpr (requires(Plane p) { p.set(1, 1); }) {
    Rows<Geometry, Plane> rows{};
    for (int c = 0; c < relation.size * relation.size; ++c)
      for (int v = 1; v <= relation.size; ++v)
        if (relation.is(c, v)) rows[static_cast<std::size_t>(c / relation.size)].set(v, c % relation.size + 1);
    return rows;
  } else {
    return engine::load_over<Plane>(geometry, layout, marks_of<Truth>(layout, relation));
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

plain::Record plain_of(const spec::HintRecord& hint) {
  return {static_cast<int>(hint.type), hint.value, hint.row, hint.column};
}
plain::Record plain_of(const spec::Hint<Truth>& hint) { return plain_of(spec::record(hint)); }

// Pass after pass, all singles at once.
struct PlainFill {
  plain::Relation grid;
  int placed = 0;
};
PlainFill fill(const plain::Board& board, plain::Position at) {
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

bool has_no_clash(const plain::Board& board, const plain::Relation& grid) {
  return plain::is_partial_function(grid) && plain::is_consistent(board, grid);
}

template <class Dialect, class Geometry, class Position>
void judge_call(const Geometry& geometry, const Position& at, const std::array<plain::Relation, 3>& proposed) {
  engine::Call<Geometry, Dialect> call(geometry, at);
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
    EXPECT(call.step() == action);
    EXPECT(call.pc() == spec::transition(action).to);
    EXPECT(plain_of(call.hint()) == (call.pc() == spec::Pc::done ? answer : plain::Record{}));
  }
  EXPECT(call.pc() == spec::Pc::done);
}

template <class Plane, class Geometry>
void judge_engine(const Layout& layout, const plain::World& world, int cases) {
  const plain::Board& board = world.board;
  const Geometry geometry(layout);
  EXPECT(geometry.size() == board.size);
  Chance chance(5);
  for (int round = 0; round < cases; ++round) {
    const plain::Position plain = world.any_case(chance);
    const engine::Position<Geometry, Plane> at{rows_of<Plane>(geometry, layout, plain.grid),
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
    if constexpr (requires { at.given[0].population(); }) {
      judge_call<engine::Repaired>(geometry, at, proposed);
      judge_call<engine::AsWritten>(geometry, at, as_written);
      EXPECT(engine::is_consistent(geometry, at.given) == has_no_clash(board, plain.grid));
      const auto filled = engine::fill(geometry, at.given, at.crossed);
      const PlainFill expected = fill(board, plain);
      EXPECT(relation_of(board.size, filled.given) == expected.grid && filled.placed == expected.placed);
      EXPECT(filled.consistent == has_no_clash(board, expected.grid));
    }
  }
}

// Two cells of a house with the same value, for every house, are noticed.
template <class Geometry>
void judge_clashes(const Layout& layout, const plain::World& world) {
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
void judge_load(const Layout& layout, const plain::World& world) {
  const Geometry geometry(layout);
  spec::Grid grid = grid_of(world);
  plain::Relation relation = plain::grid(layout.size(), world.solution);
  for (std::size_t c = 0; c < grid.size(); c += 3) {
    relation.set(static_cast<int>(c), grid[c], false);
    grid[c] = 0;
  }
  EXPECT(relation_of(layout.size(), engine::load(geometry, grid)) == relation);
}

// The engine against spec/ itself, on grids of one board.
void judge_against_spec() {
  const Layout four = Layout::boxes(2, 2);
  const engine::Boxes<2, 2> geometry(four);
  const spec::Grid board = grid_of(plain::two_by_two());
  for (unsigned givens = 0; givens < 1U << 16; givens += 257) {
    spec::Grid grid(16);
    for (unsigned c = 0; c < 16; ++c)
      if ((givens >> c & 1U) != 0) grid[c] = board[c];
    const auto at = spec::position<Truth>(four, grid, board);
    const spec::Machine<spec::Repaired, Truth> machine(at);
    auto state = machine.init();
    while (machine.enabled(state).holds()) state = machine.next(state);
    const engine::Position<engine::Boxes<2, 2>, engine::Planes<4>> planes{
        load(geometry, grid), {}, load(geometry, board)};
    EXPECT(engine::next_hint(geometry, planes) == spec::record(state.hint));
  }
}

void judge_defaults() {
  const spec::Grid grid(16);
  EXPECT((engine::Question{grid, grid}).crossed == nullptr);
  EXPECT((engine::Fill{grid}).placed == 0 && (engine::Fill{grid}).consistent);
  EXPECT((engine::Filled<engine::Boxes<2, 2>>{}).consistent && (engine::Filled<engine::Boxes<2, 2>>{}).placed == 0);
}

}  // namespace

int main() {
  judge_planes<engine::Planes<4>>(4);
  judge_planes<engine::Planes<8>>(8);
  judge_planes<engine::Planes<16>>(9);
  judge_planes<engine::Planes<16>>(16);
  judge_planes<engine::Planes<25>>(25);
  judge_planes<PlanesOver<Truth>>(5);
  judge_defaults();

  const Layout four = Layout::boxes(2, 2), six = Layout::boxes(2, 3);
  const Layout regions = Layout::regions(4, {0, 0, 1, 1, 0, 2, 1, 1, 0, 2, 2, 3, 2, 3, 3, 3});
  judge_engine<engine::Planes<4>, engine::Boxes<2, 2>>(four, plain::two_by_two(), 100);
  judge_engine<engine::Planes<6>, engine::Boxes<2, 3>>(six, plain::two_by_three(), 40);
  judge_engine<engine::Planes<8>, engine::AnyHouses<8>>(six, plain::two_by_three(), 20);
  judge_engine<engine::Planes<8>, engine::AnyHouses<8>>(four.with_diagonals(), plain::two_by_two_diagonals(), 60);
  judge_engine<engine::Planes<8>, engine::AnyHouses<8>>(regions, plain::jigsaw(), 60);
  judge_engine<PlanesOver<Truth>, engine::AnyHouses<8>>(regions, plain::jigsaw(), 30);
  judge_engine<PlanesOver<Truth>, engine::AnyHouses<8>>(six, plain::two_by_three(), 5);
  judge_clashes<engine::Boxes<2, 2>>(four, plain::two_by_two());
  judge_clashes<engine::AnyHouses<8>>(regions, plain::jigsaw());
  judge_clashes<engine::AnyHouses<8>>(four.with_diagonals(), plain::two_by_two_diagonals());
  judge_load<engine::Boxes<2, 3>>(six, plain::two_by_three());
  judge_load<engine::AnyHouses<8>>(regions, plain::jigsaw());
  judge_against_spec();
}
