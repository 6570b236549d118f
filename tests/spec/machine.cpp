#include "spec/machine.hpp"

#include <catch2/catch.hpp>

#include "spec/claims.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/play.hpp"
#include "spec/record.hpp"
#include "support/property.hpp"
#include "verify/property/generators.hpp"

using namespace gridproof;
using namespace gridproof::spec;
using gridproof::test::property;

namespace {

Grid grid(const char* cells) {
  std::vector<Value> values;
  for (const char* c = cells; *c != '\0'; ++c)
    if (*c != ' ') values.push_back(static_cast<Value>(*c == '.' ? 0 : *c - '0'));
  return Grid(values);
}

// The actions of a call with the least choices, and where it ends.
template <class D>
std::pair<std::vector<Action>, HintRecord> call(const Layout& layout, const Grid& puzzle, const Grid& solution) {
  const auto at = position<Truth>(layout, puzzle, solution);
  const Machine<D, Truth> machine(at);
  Control<Truth> control = machine.start();
  std::vector<Action> taken;
  while (machine.enabled(control).holds())
    for (const Action action : all_actions)
      if (machine.enabled(control, action).holds()) {
        control = machine.step(control, action);
        taken.push_back(action);
        break;
      }
  return {taken, record(layout, machine.state(control).hint)};
}

const Layout four = Layout::boxes(2, 2);
const Grid solution = grid("1234 3412 2143 4321");

}  // namespace

TEST_CASE("tier 1: a cell with one candidate, the first in row-major order") {
  const auto [actions, hint] = call<Repaired>(four, grid("1234 34.2 .143 4321"), solution);
  CHECK(actions == std::vector<Action>{Action::start_heuristic_check, Action::find_only_choice});
  CHECK(hint == HintRecord{HintType::only_choice, 1, 2, 3});
}

TEST_CASE("tier 2: a value with one place in a house") {
  // No cell has one candidate; in the first box, 1 can stand in r1c1 only.
  const auto [actions, hint] = call<Repaired>(four, grid(".... ..1. .1.. ...."), grid("1234 3412 2143 4321"));
  CHECK(actions ==
        std::vector<Action>{Action::start_heuristic_check, Action::proceed_to_tier2, Action::find_last_remaining});
  CHECK(hint == HintRecord{HintType::last_remaining, 1, 1, 1});
}

TEST_CASE("tier 3: the solution's value of the first empty cell") {
  const auto [actions, hint] = call<Repaired>(four, grid("12.. .... .... ...."), solution);
  CHECK(actions == std::vector<Action>{Action::start_heuristic_check, Action::proceed_to_tier2,
                                       Action::proceed_to_tier3, Action::find_brute_force});
  CHECK(hint == HintRecord{HintType::brute_force, 3, 1, 3});
}

TEST_CASE("a full grid has no hint") {
  const auto [actions, hint] = call<Repaired>(four, solution, solution);
  CHECK(actions.back() == Action::no_hint_found);
  CHECK(hint == HintRecord{});
}

TEST_CASE("as written, tier 1 looks for a place of the solution's value, not for a cell with one candidate") {
  // r1c1 has one candidate (4), but 4 has a second place in its row, column and box.
  const Layout six = Layout::boxes(2, 3);
  const Grid full = grid("123456 456123 231564 564231 312645 645312");
  const Grid puzzle = grid("1..... .56... .3.... ....3. ..2... ......");
  const auto at = position<Truth>(six, puzzle, full);
  const Machine<Repaired, Truth> repaired(at);
  const Machine<AsWritten, Truth> as_written(at);
  for (const Cell c : six.cells())
    for (const Value v : six.values()) {
      CHECK(repaired.proposals(HintType::last_remaining).placements().is(c, v) ==
            as_written.proposals(HintType::last_remaining).placements().is(c, v));
      CHECK(repaired.proposals(HintType::brute_force).placements().is(c, v) ==
            as_written.proposals(HintType::brute_force).placements().is(c, v));
      // With a valid solution, its tier 1 finds exactly what tier 2 finds: that is why tier 2 never fires.
      CHECK(as_written.proposals(HintType::only_choice).placements().is(c, v) ==
            as_written.proposals(HintType::last_remaining).placements().is(c, v));
    }
}

TEST_CASE("as written, a board that is no solution misleads the hints") {
  const Grid wrong = grid("2234 3412 2143 4321");  // r1c1 should be 1
  const auto [actions, hint] = call<AsWritten>(four, grid(".234 3412 2143 4321"), wrong);
  CHECK(actions.back() == Action::find_last_remaining);
  CHECK(hint == HintRecord{HintType::last_remaining, 1, 1, 1});  // against the solution
}

TEST_CASE("exactly one action is enabled before done, and none at done") {
  for (const Layout& layout : {four, Layout::boxes(2, 3), Layout::boxes(3, 3)})
    property(layout.name(), [&] {
      const verify::Case subject = *verify::cases(layout, verify::Dialect::repaired);
      const Position<Truth> at{layout, constant<Truth>(layout, subject.grid), subject.crossed,
                               constant<Truth>(layout, subject.solution)};
      const Machine<Repaired, Truth> machine(at);
      Control<Truth> control = machine.start();
      for (int steps = 0; steps <= longest_call; ++steps) {
        int enabled = 0;
        for (const Action action : all_actions) enabled += machine.enabled(control, action).holds() ? 1 : 0;
        RC_ASSERT(enabled == (control.pc.is(Pc::done).holds() ? 0 : 1));
        control = machine.next(control);
      }
      RC_ASSERT(control.pc.is(Pc::done).holds());
    });
}

TEST_CASE("the least choice is the first of the choices that are enabled") {
  property("on 2x3", [] {
    const Layout layout = Layout::boxes(2, 3);
    const verify::Case subject = *verify::cases(layout, verify::Dialect::repaired);
    const Position<Truth> at{layout, constant<Truth>(layout, subject.grid), subject.crossed,
                             constant<Truth>(layout, subject.solution)};
    const Machine<Repaired, Truth> machine(at);
    Control<Truth> control = machine.start();
    while (machine.enabled(control).holds()) {
      for (const HintType tier : all_tiers) {
        const Action find = TierList::finds(tier);
        if (!machine.enabled(control, find).holds()) continue;
        for (std::size_t i = 0; i < machine.proposals(tier).size(); ++i)
          if (machine.enabled(control, find, i).holds()) {
            RC_ASSERT(record(layout, machine.found(find, i).hint) ==
                      record(layout, machine.state(machine.step(control, find)).hint));
            break;
          }
      }
      control = machine.next(control);
    }
  });
}

TEST_CASE("init accepts what a dialect may start from, and nothing else") {
  const Grid wrong = grid("2234 3412 2143 4321");
  const Grid partial = grid("1234 34.2 .143 4321");
  const auto starts = [&](auto dialect, const Position<Truth>& at) { return decltype(dialect)::init(at).holds(); };
  CHECK(starts(Repaired{}, position<Truth>(four, partial, solution)));
  CHECK(starts(AsWritten{}, position<Truth>(four, partial, solution)));
  CHECK_FALSE(starts(Repaired{}, position<Truth>(four, grid(".234 3412 2143 4321"), wrong)));
  CHECK(starts(AsWritten{}, position<Truth>(four, grid(".234 3412 2143 4321"), wrong)));
  CHECK_FALSE(starts(Repaired{}, position<Truth>(four, grid("2... .... .... ...."), solution)));
  CHECK_FALSE(starts(AsWritten{}, position<Truth>(four, grid("2... .... .... ...."), solution)));

  auto crossed = position<Truth>(four, partial, solution);
  crossed.crossed.at(6, 2) = Truth(true);
  CHECK(starts(Repaired{}, crossed));
  CHECK_FALSE(starts(AsWritten{}, crossed));
  crossed.crossed.at(6, solution[6]) = Truth(true);
  CHECK_FALSE(starts(Repaired{}, crossed));
}

TEST_CASE("play fills the grid with the solution") {
  property("on 2x2, from any grid", [] {
    const verify::Case subject = *verify::cases(four, verify::Dialect::repaired);
    Position<Truth> at{four, constant<Truth>(four, subject.grid), subject.crossed,
                       constant<Truth>(four, subject.solution)};
    int rounds = 0;
    while (true) {
      const Machine<Repaired, Truth> machine(at);
      const State<Truth> state = machine.state(machine.end());
      if (!can_apply_hint(state).holds()) break;
      at.grid = apply_hint(at, state).grid;
      ++rounds;
    }
    RC_ASSERT(rounds == static_cast<int>(subject.grid.size() - subject.grid.givens()));
    RC_ASSERT(extends(four, at.grid, subject.solution).holds() && is_full(four, at.grid).holds());
  });
}

TEST_CASE("monotone tiers reach the same grid in any order") {
  for (const Layout& layout : {four, Layout::boxes(2, 3), Layout::boxes(3, 3).with_diagonals()})
    property(
        layout.name(),
        [&] {
          const verify::Case subject = *verify::cases(layout, verify::Dialect::repaired);
          const auto play = [&](auto&& pick) {
            Position<Truth> at{layout, constant<Truth>(layout, subject.grid), subject.crossed,
                               constant<Truth>(layout, subject.solution)};
            Grid end = subject.grid;
            while (true) {
              const auto found = singles(Machine<Repaired, Truth>(at));
              std::vector<Mark> choices;
              for (const Mark& choice : all_marks(layout))
                if (found.is(choice.cell, choice.value).holds()) choices.push_back(choice);
              if (choices.empty()) return end;
              const Mark choice = choices[pick(choices.size())];
              at.grid.at(choice.cell, choice.value) = Truth(true);
              end[choice.cell] = choice.value;
            }
          };
          const Grid least = play([](std::size_t) { return std::size_t{0}; });
          RC_ASSERT(play([](std::size_t count) { return count - 1; }) == least);
          RC_ASSERT(play([](std::size_t count) { return *rc::gen::inRange<std::size_t>(0, count); }) == least);
        },
        20);
}
