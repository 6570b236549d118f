#include "engine/engine.hpp"

#include <catch2/catch.hpp>

#include "bench/conform.hpp"
#include "engine/dispatch.hpp"
#include "engine/hint.hpp"
#include "engine/load.hpp"
#include "spec/claims.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/lanes.hpp"
#include "spec/machine.hpp"
#include "spec/record.hpp"
#include "support/layouts.hpp"
#include "support/property.hpp"
#include "verify/property/generators.hpp"

using namespace gridproof;
using gridproof::test::property;

namespace {

spec::Position<spec::Truth> position(const spec::Layout& layout, const verify::Case& subject) {
  return {layout, spec::constant<spec::Truth>(layout, subject.grid), subject.crossed,
          spec::constant<spec::Truth>(layout, subject.solution)};
}

}  // namespace

TEST_CASE("the engine gives the spec's hint record on every 4x4 grid") {
  const bench::Conformance result = bench::conform(spec::Layout::boxes(2, 2));
  CHECK(result.grids == 288 * 65536);
  CHECK(result.differences == 0);
}

TEST_CASE("as written, too, on every grid of the valid boards and of boards beside them") {
  const bench::Conformance result = bench::conform(spec::Layout::boxes(2, 2), verify::Dialect::as_written);
  CHECK(result.grids == (288 + 48) * 65536);
  CHECK(result.differences == 0);
}

TEST_CASE("the engine gives the spec's hint record on every grid of layouts that it has no boxes compiled for") {
  for (const spec::Layout& layout :
       {spec::Layout::boxes(2, 2).with_diagonals(), spec::Layout::boxes(1, 3), spec::Layout::boxes(2, 1)}) {
    CAPTURE(layout.name());
    const bench::Conformance result = bench::conform(layout);
    CHECK(result.grids > 0);
    CHECK(result.differences == 0);
  }
}

TEST_CASE("the engine takes the spec's steps, on random grids with crossed marks") {
  for (const spec::Layout& layout : test::all_layouts()) {
    const engine::Engine engine(layout);
    property(
        layout.name(),
        [&] {
          const verify::Case subject = *verify::cases(layout, verify::Dialect::repaired);
          const engine::Question question{subject.grid, subject.solution, &subject.crossed};
          const auto at = position(layout, subject);
          const spec::Machine<spec::Repaired, spec::Truth> machine(at);
          auto control = machine.start();
          const auto steps = engine.trace(question);
          for (const spec::CallStep& step : steps) {
            RC_ASSERT(machine.enabled(control, step.action).holds());
            control = machine.next(control);
            RC_ASSERT(control.pc.is(step.pc).holds());
            RC_ASSERT(spec::record(layout, machine.state(control).hint) == step.hint);
          }
          RC_ASSERT(steps.back().pc == spec::Pc::done);
          RC_ASSERT(engine.next_hint(question) == steps.back().hint);
          const auto expected = spec::candidates(layout, at.grid, at.crossed);
          const auto found = engine.candidates(question);
          for (const spec::Mark& choice : spec::all_marks(layout))
            RC_ASSERT(found.is(choice.cell, choice.value) == expected.is(choice.cell, choice.value));
        },
        layout.size() > 9 ? 10 : 100);
  }
}

TEST_CASE("fill plays the singles of the spec until there is none left") {
  for (const spec::Layout& layout : test::all_layouts()) {
    const engine::Engine engine(layout);
    property(
        layout.name(),
        [&] {
          const spec::Grid grid = *verify::completable_grids(layout);
          auto at = spec::position<spec::Truth>(layout, grid, grid);
          spec::Grid expected = grid;
          for (bool moved = true; moved;) {
            moved = false;
            const auto found = spec::singles(spec::Machine<spec::Repaired, spec::Truth>(at));
            for (const spec::Mark& choice : spec::all_marks(layout))
              if (found.is(choice.cell, choice.value).holds()) {
                at.grid.at(choice.cell, choice.value) = spec::Truth(true);
                expected[choice.cell] = choice.value;
                moved = true;
              }
          }
          const engine::Fill filled = engine.fill(grid);
          RC_ASSERT(filled.consistent);
          RC_ASSERT(filled.grid == expected);
          RC_ASSERT(filled.placed == static_cast<int>(expected.givens() - grid.givens()));
        },
        layout.size() > 9 ? 3 : 100);
  }
}

TEST_CASE("fill says where singles contradict each other") {
  // r1c4 has only 4 left, and so has r1c3: the row would get it twice.
  const spec::Layout layout = spec::Layout::boxes(2, 2);
  spec::Grid grid(16);
  grid[0] = 1;
  grid[1] = 2;
  grid[6] = 3;
  CHECK_FALSE(engine::Engine(layout).fill(grid).consistent);
}

namespace {

// The native planes against those of truth values, operation by operation.
template <int size, int capacity = size>
void planes_agree() {
  using Native = engine::Planes<capacity>;
  using Over = engine::PlanesOver<spec::Truth>;
  const auto draw = [] {
    Native native;
    Over over = Over::constant(size, 0);
    const int percent = *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, 60));
    for (int value = 1; value <= size; ++value)
      for (int column = 1; column <= size; ++column)
        if (*rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, 100)) < percent) {
          native.set(value, column);
          over.at(value, column) = spec::Truth(true);
        }
    return std::pair{native, over};
  };
  const auto equal = [](const Native& native, const Over& over) {
    for (int value = 1; value <= size; ++value)
      for (int column = 1; column <= size; ++column)
        if (native.is(value, column) != over.is(value, column).holds()) return false;
    return true;
  };
  const auto [a, x] = draw();
  const auto [b, y] = draw();
  const Native all = Native::constant(size, (1U << size) - 1U);
  RC_ASSERT(equal(a & b, x & y));
  RC_ASSERT(equal(a | b, x | y));
  RC_ASSERT(equal(without(a, b), without(x, y)));
  RC_ASSERT(equal(spread(a) & all, spread(x)));
  RC_ASSERT(equal(once(a) & all, once(x)));
  RC_ASSERT(equal(across(a) & all, across(x)));
  RC_ASSERT(equal(across_once(a) & all, across_once(x)));
  RC_ASSERT(a.any() == x.any().holds());
  RC_ASSERT(a.is_empty() == x.is_empty().holds());
  const auto mask = *rc::gen::inRange(0U, 1U << size);
  RC_ASSERT(equal(Native::constant(size, mask), Over::constant(size, mask)));
}

// The one early exit of the engine, which each kind of plane has for itself: on any proposals at all.
template <class Geometry>
void answers_agree(const spec::Layout& layout) {
  using Native = engine::Planes<Geometry::capacity>;
  using Over = engine::PlanesOver<spec::Truth>;
  const Geometry geometry(layout);
  const auto draw = [&] {
    const int percent = *rc::gen::element(0, 1, 30);
    return spec::marks<spec::Truth>(layout, [&](spec::Cell, spec::Value) {
      return spec::Truth(*rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, 100)) < percent);
    });
  };
  const auto native = [&](const spec::Marks<spec::Truth>& marks) {
    engine::Rows<Geometry, Native> rows{};
    for (const spec::Mark& at : spec::all_marks(layout))
      if (marks.is(at.cell, at.value).holds())
        rows[static_cast<std::size_t>(layout.row(at.cell) - 1)].set(at.value, layout.column(at.cell));
    return rows;
  };
  const auto over = [&](const spec::Marks<spec::Truth>& marks) {
    return engine::load_over<Over>(geometry, layout, marks);
  };
  const auto tier1 = draw(), tier2 = draw(), tier3 = draw();
  const spec::HintRecord words = engine::Answer<Native>::first(
      geometry, [&] { return native(tier1); }, [&] { return native(tier2); }, [&] { return native(tier3); });
  const spec::RecordBits<spec::Truth> truth = engine::Answer<Over>::first(
      geometry, [&] { return over(tier1); }, [&] { return over(tier2); }, [&] { return over(tier3); });
  RC_ASSERT(spec::record(truth) == words);
  RC_ASSERT(engine::Answer<Over>::is_hint(truth).holds() == engine::Answer<Native>::is_hint(words));
  RC_ASSERT(spec::record(engine::Answer<Over>::none(geometry)) == engine::Answer<Native>::none(geometry));
}

template <class Geometry>
void lanes_engine_agrees(const spec::Layout& layout, std::size_t grids) {
  using Plane = engine::PlanesOver<spec::Lanes>;
  const Geometry geometry(layout);
  const engine::Engine native(layout);
  std::vector<verify::Case> subjects;
  for (std::size_t i = 0; i < grids; ++i) subjects.push_back(*verify::cases(layout, verify::Dialect::repaired));
  const auto pack = [&](auto&& holds) {
    return engine::load_over<Plane>(geometry, layout,
                                    spec::marks<spec::Lanes>(layout, [&](spec::Cell c, spec::Value v) {
                                      spec::Lanes bits(false);
                                      for (std::size_t i = 0; i < grids; ++i)
                                        if (holds(subjects[i], c, v)) bits.set(i);
                                      return bits;
                                    }));
  };
  using spec::Cell, spec::Value;
  const engine::PositionRows<Geometry, Plane> at{
      pack([](const verify::Case& s, Cell c, Value v) { return s.grid[c] == v; }),
      pack([](const verify::Case& s, Cell c, Value v) { return s.crossed.is(c, v).holds(); }),
      pack([](const verify::Case& s, Cell c, Value v) { return s.solution[c] == v; })};
  const spec::RecordBits<spec::Lanes> hint = engine::next_hint(geometry, at);
  for (std::size_t i = 0; i < grids; ++i) {
    const spec::HintRecord record = native.next_hint({subjects[i].grid, subjects[i].solution, &subjects[i].crossed});
    for (const spec::HintType type : spec::all_types) RC_ASSERT(hint.type.is(type).at(i) == (record.type == type));
    for (std::size_t n = 0; n < hint.value.size(); ++n) {
      RC_ASSERT(hint.value[n].at(i) == (record.value == n));
      RC_ASSERT(hint.row[n].at(i) == (record.row == n));
      RC_ASSERT(hint.column[n].at(i) == (record.column == n));
    }
  }
}

}  // namespace

TEST_CASE("machine words and truth values are the same planes") {
  property("4", planes_agree<4>);
  property("8", planes_agree<8>);
  property("9", planes_agree<9>);
  property("16", planes_agree<16>, 30);
  property("25", planes_agree<25>, 10);
  property("6 of 8", planes_agree<6, 8>);
  property("12 of 16", planes_agree<12, 16>, 30);
  property("18 of 25", planes_agree<18, 25>, 10);
}

TEST_CASE("machine words and truth values choose the same answer") {
  property("2x2", [] { answers_agree<engine::Boxes<2, 2>>(spec::Layout::boxes(2, 2)); });
  property("2x4, looked up", [] { answers_agree<engine::AnyHouses<8>>(spec::Layout::boxes(2, 4)); });
  property(
      "3x6, looked up",
      [] { answers_agree<engine::AnyHouses<spec::Layout::greatest_size>>(spec::Layout::boxes(3, 6)); }, 10);
}

namespace {

template <class Geometry>
bool runs_on(const spec::Layout& layout) {
  return engine::with_geometry(layout, [&]<class Chosen>(engine::Chosen<Chosen>) {
    return std::is_same_v<Chosen, Geometry>;
  });
}

}  // namespace

TEST_CASE("a layout runs on the boxes compiled for it, or on its houses in the least room") {
  using engine::AnyHouses, engine::Boxes, spec::Layout;
  CHECK(runs_on<Boxes<2, 2>>(Layout::boxes(2, 2)));
  CHECK(runs_on<Boxes<2, 3>>(Layout::boxes(2, 3)));
  CHECK(runs_on<Boxes<3, 2>>(Layout::boxes(3, 2)));
  CHECK(runs_on<Boxes<2, 4>>(Layout::boxes(2, 4)));
  CHECK(runs_on<Boxes<3, 3>>(Layout::boxes(3, 3)));
  CHECK(runs_on<Boxes<3, 4>>(Layout::boxes(3, 4)));
  CHECK(runs_on<Boxes<4, 4>>(Layout::boxes(4, 4)));
  CHECK(runs_on<Boxes<5, 5>>(Layout::boxes(5, 5)));
  CHECK(runs_on<AnyHouses<8>>(Layout::boxes(4, 2)));
  CHECK(runs_on<AnyHouses<8>>(Layout::boxes(2, 2).with_diagonals()));
  CHECK(runs_on<AnyHouses<8>>(test::jigsaw()));
  CHECK(runs_on<AnyHouses<16>>(Layout::boxes(3, 3).with_windows()));
  CHECK(runs_on<AnyHouses<16>>(Layout::boxes(2, 8)));
  CHECK(runs_on<AnyHouses<25>>(Layout::boxes(1, 17)));
  CHECK(runs_on<AnyHouses<25>>(Layout::boxes(5, 5).with_diagonals()));
}

TEST_CASE("the engine's source says the same over lanes as on machine words") {
  property(
      "2x2", [] { lanes_engine_agrees<engine::Boxes<2, 2>>(spec::Layout::boxes(2, 2), 256); }, 3);
  property(
      "2x3", [] { lanes_engine_agrees<engine::Boxes<2, 3>>(spec::Layout::boxes(2, 3), 256); }, 3);
  property(
      "3x3", [] { lanes_engine_agrees<engine::Boxes<3, 3>>(spec::Layout::boxes(3, 3), 64); }, 3);
  property(
      "3x3 with diagonals, looked up",
      [] { lanes_engine_agrees<engine::AnyHouses<16>>(spec::Layout::boxes(3, 3).with_diagonals(), 64); }, 3);
}
