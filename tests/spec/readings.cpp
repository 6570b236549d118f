// One source, several readings: on the same grids they all say the same, in every definition of the machine.
#include <catch2/catch.hpp>

#include "spec/lanes.hpp"
#include "support/everything.hpp"
#include "support/layouts.hpp"
#include "support/property.hpp"
#include "support/term.hpp"
#include "verify/property/generators.hpp"

using namespace gridproof;
using namespace gridproof::spec;
using gridproof::test::everything;
using gridproof::test::property;
using gridproof::test::Term;

namespace {

template <class D>
std::vector<Truth> everything_about(const Layout& layout, const verify::Case& subject, const Grid& full) {
  return everything<D>(Position<Truth>{layout, constant<Truth>(layout, subject.grid), subject.crossed,
                                       constant<Truth>(layout, subject.solution)},
                       constant<Truth>(layout, full));
}

template <class D>
void lanes_agree(const Layout& layout, verify::Dialect dialect, std::size_t grids) {
  std::vector<verify::Case> subjects;
  std::vector<Grid> fulls;
  for (std::size_t i = 0; i < grids; ++i) {
    subjects.push_back(*verify::cases(layout, dialect));
    fulls.push_back(*verify::boards(layout));
  }
  const auto pack = [&](auto&& holds) {
    return marks<Lanes>(layout, [&](Cell c, Value v) {
      Lanes bits(false);
      for (std::size_t i = 0; i < grids; ++i)
        if (holds(i, c, v)) bits.set(i);
      return bits;
    });
  };
  const Position<Lanes> at{layout, pack([&](std::size_t i, Cell c, Value v) { return subjects[i].grid[c] == v; }),
                           pack([&](std::size_t i, Cell c, Value v) { return subjects[i].crossed.is(c, v).holds(); }),
                           pack([&](std::size_t i, Cell c, Value v) { return subjects[i].solution[c] == v; })};
  const auto together = everything<D>(at, pack([&](std::size_t i, Cell c, Value v) { return fulls[i][c] == v; }));
  for (std::size_t i = 0; i < grids; ++i) {
    const auto alone = everything_about<D>(layout, subjects[i], fulls[i]);
    RC_ASSERT(alone.size() == together.size());
    for (std::size_t bit = 0; bit < alone.size(); ++bit) RC_ASSERT(alone[bit].holds() == together[bit].at(i));
  }
}

// Variables: is(cell, value) of grid, crossed, solution and full, in that order.
template <class D>
class TermReading {
 public:
  explicit TermReading(const Layout& layout)
      : layout_(layout), said_(everything<D>(Position<Term>{layout, block(0), block(1), block(2)}, block(3))) {}

  void agrees(const verify::Case& subject, const Grid& full) {
    std::vector<bool> assignment;
    const auto add = [&](auto&& holds) {
      for (const Cell c : layout_.cells())
        for (const Value v : layout_.values()) assignment.push_back(holds(c, v));
    };
    add([&](Cell c, Value v) { return subject.grid[c] == v; });
    add([&](Cell c, Value v) { return subject.crossed.is(c, v).holds(); });
    add([&](Cell c, Value v) { return subject.solution[c] == v; });
    add([&](Cell c, Value v) { return full[c] == v; });
    const auto expected = everything_about<D>(layout_, subject, full);
    RC_ASSERT(expected.size() == said_.size());
    ++stamp_;
    for (std::size_t i = 0; i < said_.size(); ++i) RC_ASSERT(said_[i].under(assignment, stamp_) == expected[i].holds());
  }

 private:
  Marks<Term> block(std::size_t number) const {
    const std::size_t values = layout_.values().size(), size = layout_.cells().size() * values;
    return marks<Term>(layout_, [&](Cell c, Value v) { return Term::variable(number * size + c * values + (v - 1U)); });
  }

  const Layout& layout_;
  std::vector<Term> said_;
  unsigned stamp_ = 0;
};

}  // namespace

TEST_CASE("bools and lanes agree") {
  for (const Layout& layout : test::small_layouts()) {
    property(
        layout.name() + ", repaired", [&] { lanes_agree<Repaired>(layout, verify::Dialect::repaired, 256); }, 2);
    property(
        layout.name() + ", as written", [&] { lanes_agree<AsWritten>(layout, verify::Dialect::as_written, 256); }, 2);
  }
  const Layout nine = Layout::boxes(3, 3);
  property(
      "3x3, repaired", [&] { lanes_agree<Repaired>(nine, verify::Dialect::repaired, 16); }, 2);
}

TEST_CASE("terms, which nothing can branch on, agree with bools") {
  for (const Layout& layout : {Layout::boxes(2, 2), Layout::boxes(2, 3)}) {
    TermReading<Repaired> repaired(layout);
    property(layout.name() + ", repaired",
             [&] { repaired.agrees(*verify::cases(layout, verify::Dialect::repaired), *verify::boards(layout)); });
    TermReading<AsWritten> as_written(layout);
    property(layout.name() + ", as written",
             [&] { as_written.agrees(*verify::cases(layout, verify::Dialect::as_written), *verify::boards(layout)); });
  }
}

TEST_CASE("lanes: variables enumerate all lanes, and set ones answer for the fuller grid") {
  for (unsigned k = 0; k < 8; ++k) {
    const Lanes variable = Lanes::variable(k);
    for (std::size_t lane = 0; lane < Lanes::count; ++lane) CHECK(variable.at(lane) == ((lane >> k & 1) != 0));
  }
  property("with_variable_set", [] {
    Lanes some(false);
    for (const auto lane :
         *rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(0, Lanes::count)))
      some.set(lane);
    const auto k = *rc::gen::inRange(0U, 8U);
    const Lanes moved = some.with_variable_set(k);
    for (std::size_t lane = 0; lane < Lanes::count; ++lane)
      RC_ASSERT(moved.at(lane) == some.at(lane | std::size_t{1} << k));
  });
  CHECK(Lanes::below(17).population() == 17);
  CHECK(Lanes(true).population() == Lanes::count);
  CHECK_FALSE(Lanes(false).any());
}
