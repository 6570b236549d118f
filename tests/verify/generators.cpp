// The random cases are what they say they are; properties over them would be empty otherwise.
#include "verify/property/generators.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "solver/search.hpp"
#include "spec/claims.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/validity.hpp"
#include "support/layouts.hpp"
#include "support/property.hpp"

using namespace gridproof;
using namespace gridproof::verify;
using gridproof::test::property;

TEST_CASE("grids with a completion have one, grids without have none") {
  for (const spec::Layout& layout : test::small_layouts())
    property(layout.name(), [&] {
      solver::Solver solver(layout);
      RC_ASSERT(solver.count(*completable_grids(layout), 1) == 1);
      const spec::Grid hopeless = *hopeless_grids(layout);
      RC_ASSERT(spec::consistent(layout, hopeless).holds());
      RC_ASSERT(solver.count(hopeless, 1) == 0);
    });
}

TEST_CASE("cases are initial states of their dialect") {
  for (const spec::Layout& layout : test::small_layouts())
    property(layout.name(), [&] {
      const auto at = [&](const Case& subject) {
        return spec::Position<spec::Truth>{layout, spec::constant<spec::Truth>(layout, subject.grid), subject.crossed,
                                           spec::constant<spec::Truth>(layout, subject.solution),
                                           spec::constant<spec::Truth>(layout, subject.givens.value_or(subject.grid))};
      };
      RC_ASSERT(spec::Repaired::init(at(*cases(layout, Dialect::repaired))).holds());
      RC_ASSERT(spec::AsWritten::init(at(*cases(layout, Dialect::as_written))).holds());
    });
}

TEST_CASE("cases come in every density, with and without crossed marks and entries, on valid boards and others") {
  const spec::Layout layout = spec::Layout::boxes(2, 2);
  std::set<std::size_t> givens;
  int crossed = 0, entries = 0, invalid = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    const auto draw = [&](Dialect dialect) {
      return cases(layout, dialect)(rc::Random(seed), rc::kNominalSize).value();
    };
    const Case subject = draw(Dialect::repaired);
    givens.insert(subject.grid.givens());
    entries += subject.givens && *subject.givens != subject.grid ? 1 : 0;
    for (const spec::Cell c : layout.cells())
      if (spec::any(layout.values(), [&](spec::Value v) { return subject.crossed.is(c, v); }).holds()) {
        ++crossed;
        break;
      }
    invalid += spec::valid_alt(layout, draw(Dialect::as_written).solution).holds() ? 0 : 1;
  }
  CHECK(givens.size() == 17);
  CHECK(crossed > 100);
  CHECK(crossed < 300);
  CHECK(entries > 100);
  CHECK(entries < 300);
  CHECK(invalid > 100);
  CHECK(invalid < 400);
}

TEST_CASE("states are those that a call comes to") {
  for (const spec::Layout& layout : test::small_layouts())
    property(layout.name(), [&] {
      const auto game = published_game(layout, Dialect::repaired);
      const Moment moment = *moments(*game, cases(layout, Dialect::repaired));
      const spec::Position<spec::Truth> at{layout, spec::constant<spec::Truth>(layout, moment.subject.grid),
                                           moment.subject.crossed,
                                           spec::constant<spec::Truth>(layout, moment.subject.solution)};
      const spec::Machine<spec::Repaired, spec::Truth> machine(at);
      RC_ASSERT(spec::well_typed(layout, moment.state).holds());
      // Whatever was chosen on the way, the rest of the call ends.
      spec::Control<spec::Truth> control = spec::control_of(moment.state);
      int steps = 0;
      for (; machine.enabled(control).holds(); ++steps) control = machine.next(control);
      RC_ASSERT(control.pc.is(spec::Pc::done).holds());
      RC_ASSERT(steps + moment.steps <= spec::longest_call);
    });
}
