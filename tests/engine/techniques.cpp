// The engine's techniques beside the definitions: at many positions the reasons that it finds are those of spec's
// family that hold and change something, no more, no fewer, in the same order.
#include "engine/techniques.hpp"

#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "spec/lanes.hpp"
#include "spec/sudoku/possible.hpp"
#include "spec/tiers.hpp"
#include "support/layouts.hpp"
#include "support/technique_positions.hpp"

using namespace gridproof;
using engine::TechniqueFinder;
using spec::Cell;
using spec::Grid;
using spec::Lanes;
using spec::Layout;
using spec::Mark;
using spec::NamedTechnique;
using spec::Reason;
using spec::Truth;
using spec::Value;
using namespace gridproof::test;

namespace {

bool same(const Reason& a, const Reason& b) { return !spec::comes_before(a, b) && !spec::comes_before(b, a); }
bool same(const std::vector<Reason>& a, const std::vector<Reason>& b) {
  const auto equal = [](const Reason& x, const Reason& y) { return same(x, y); };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), equal);
}

// Which values a reason is of, as a set of bits. Wings and naked subsets speak of cells that lack most of the others.
std::uint32_t values_in(const Layout& layout, const NamedTechnique& technique, const Reason& reason) {
  std::uint32_t values = 0;
  const auto add = [&](Value v) { values |= 1U << (v - 1U); };
  if (technique.key == "single_candidate") {
    add(reason.set.front().value);
  } else if (technique.family.values == 1 || technique.key.starts_with("hidden")) {
    for (const Mark& mark : reason.premises) add(mark.value);
  } else {
    std::map<Cell, std::set<Value>> lacks;
    for (const Mark& mark : reason.premises) lacks[mark.cell].insert(mark.value);
    for (const auto& [cell, lacking] : lacks)
      for (const Value v : layout.values())
        if (lacking.size() + technique.family.values >= layout.values().size() && !lacking.contains(v)) add(v);
  }
  return values;
}

using PerPosition = std::vector<std::vector<Reason>>;

// The reasons of the family for these sets of values, 256 positions at once.
PerPosition by_definition(const NamedTechnique& technique, const Layout& layout, const spec::SudokuRules& rules,
                          const std::set<std::uint32_t>& sets, const std::vector<At>& positions) {
  REQUIRE(positions.size() <= Lanes::count);
  spec::Marks<Lanes> open(layout), gone(layout);
  for (std::size_t lane = 0; lane < positions.size(); ++lane) {
    const auto& [grid, crossed] = positions[lane];
    const auto candidates = spec::candidates(layout, grid, crossed);
    const auto absent = spec::absent(layout, grid, candidates);
    for (const Mark& m : spec::all_marks(layout)) {
      if (candidates.is(m.cell, m.value).holds()) open.at(m.cell, m.value).set(lane);
      if (absent.is(m.cell, m.value).holds()) gone.at(m.cell, m.value).set(lane);
    }
  }
  PerPosition reasons(positions.size());
  for (const spec::Values& values : spec::values_of(technique.family, layout)) {
    std::uint32_t set = 0;
    for (const Value v : values) set |= 1U << (v - 1U);
    if (!sets.contains(set)) continue;
    technique.family.each(layout, rules, values, [&](const Reason& reason) {
      const Lanes where = spec::premises_hold(reason, gone) & spec::changes_something(reason, open);
      for (std::size_t lane = 0; where.any() && lane < positions.size(); ++lane)
        if (where.at(lane)) reasons[lane].push_back(reason);
    });
  }
  for (auto& each : reasons) spec::put_in_order(each);
  return reasons;
}

std::set<std::uint32_t> sets_of_values(const NamedTechnique& technique, const Layout& layout, std::size_t how_many,
                                       solver::Random& random) {
  std::vector<std::uint32_t> all;
  for (const spec::Chosen& chosen : spec::combinations(layout.values().size(), technique.family.values)) {
    all.push_back(0);
    for (const std::size_t i : chosen) all.back() |= 1U << i;
  }
  random.shuffle(all);
  if (all.size() > how_many) all.resize(how_many);
  return {all.begin(), all.end()};
}

// How many reasons were compared.
std::size_t compare(const NamedTechnique& technique, const Layout& layout, const std::vector<At>& positions,
                    std::size_t how_many_sets, solver::Random& random) {
  const spec::SudokuRules rules(layout);
  const TechniqueFinder find(layout);
  const std::set<std::uint32_t> sets = sets_of_values(technique, layout, how_many_sets, random);
  std::size_t compared = 0, wrong = 0;
  for (std::size_t from = 0; from < positions.size(); from += Lanes::count) {
    const std::size_t to = std::min(from + Lanes::count, positions.size());
    const std::vector<At> some(positions.begin() + static_cast<std::ptrdiff_t>(from),
                               positions.begin() + static_cast<std::ptrdiff_t>(to));
    const PerPosition expected = by_definition(technique, layout, rules, sets, some);
    for (std::size_t i = 0; i < some.size(); ++i) {
      std::vector<Reason> found = find.all(technique, some[i].grid, some[i].crossed);
      const std::optional<Reason> first = find.first(technique, some[i].grid, some[i].crossed);
      wrong += first.has_value() == found.empty() || (first && !same(*first, found.front())) ? 1U : 0U;
      std::erase_if(found, [&](const Reason& r) { return !sets.contains(values_in(layout, technique, r)); });
      compared += found.size();
      wrong += same(found, expected[i]) ? 0U : 1U;
    }
  }
  CHECK(wrong == 0);
  return compared;
}

}  // namespace

TEST_CASE("the engine knows every technique by name") {
  for (const NamedTechnique& technique : spec::named_techniques()) {
    CAPTURE(technique.key);
    CHECK(TechniqueFinder::knows(technique));
  }
  NamedTechnique other = named("x_wing");
  other.key = "z_wing";
  CHECK_FALSE(TechniqueFinder::knows(other));
  const Layout four = Layout::boxes(2, 2);
  CHECK_THROWS_AS(TechniqueFinder(four).all(other, Grid(16), nothing_crossed(four)), std::invalid_argument);
}

TEST_CASE("on grids of a 4x4 solution the engine finds the reasons of the definitions") {
  const Layout layout = Layout::boxes(2, 2);
  solver::Random random(1);
  const Grid solution = grid_of("1234341221434321");
  std::vector<At> positions;
  for (std::uint32_t filled = 0; filled < 65536; filled += 7) {
    Grid grid = solution;
    for (std::size_t c = 0; c < 16; ++c)
      if ((filled >> c & 1U) == 0) grid[c] = 0;
    positions.push_back({grid, some_crossed(layout, &solution, 2 + random.below(8), random)});
  }
  for (const NamedTechnique& technique : spec::named_techniques()) {
    CAPTURE(technique.key);
    const std::size_t compared = compare(technique, layout, positions, 100, random);
    CHECK((compared > 0) == (spec::listed("", technique.family, layout, spec::SudokuRules(layout)).reasons.size() > 0));
  }
}

namespace {

// So many sets of values for each technique.
void compare_on(const Layout& layout, std::size_t positions, std::size_t sets, const std::vector<Grid>& puzzles = {}) {
  solver::Random random(2);
  const std::vector<At> all = positions_of(layout, positions, puzzles, random);
  for (const NamedTechnique& technique : spec::named_techniques()) {
    const bool is_chain = technique.hodoku >= "0400" && technique.hodoku < "0900";
    if (layout.size() > 9 && (is_chain || technique.family.values > 2)) continue;  // millions of reasons
    CAPTURE(layout.name(), technique.key);
    const std::size_t compared = compare(technique, layout, all, sets, random);
    if (!puzzles.empty()) CHECK(compared > 0);
  }
}

}  // namespace

TEST_CASE("on positions of small layouts, too") {
  compare_on(jigsaw(), 256, 100);
  compare_on(Layout::boxes(2, 2).with_diagonals(), 256, 100);
  compare_on(Layout::boxes(2, 3), 256, 10);
  compare_on(Layout::boxes_on(6, 2, 2), 128, 10);
}

TEST_CASE("on positions of 9x9, too") { compare_on(Layout::boxes(3, 3), 256, 1, hard_puzzles()); }

TEST_CASE("on positions of 9x9 with diagonals and windows, too") {
  compare_on(Layout::boxes(3, 3).with_diagonals().with_windows(), 64, 1);
}

TEST_CASE("on positions of 12x12, too") { compare_on(Layout::boxes(3, 4), 8, 1); }
