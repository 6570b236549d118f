// Properties of the search on random grids: solvable, with several completions, contradictory.
#include <rapidcheck.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <vector>

#include "solver/generate.hpp"
#include "solver/random.hpp"
#include "solver/search.hpp"
#include "support/property.hpp"

using namespace gridproof::solver;
using gridproof::spec::Cell;
using gridproof::spec::Grid;
using gridproof::spec::House;
using gridproof::spec::Layout;
using gridproof::spec::Value;
using gridproof::test::property;

namespace {

constexpr std::uint64_t limit = 300;

// Valid by definition: each house contains each value.
bool is_valid(const Layout& layout, const Grid& grid) {
  return std::all_of(layout.houses().begin(), layout.houses().end(), [&](const House& house) {
    return std::all_of(layout.values().begin(), layout.values().end(), [&](Value v) {
      return std::any_of(house.begin(), house.end(), [&](Cell c) { return grid[c] == v; });
    });
  });
}

bool extends(const Grid& completion, const Grid& grid) {
  for (std::size_t cell = 0; cell < grid.size(); ++cell)
    if (grid[cell] != 0 && grid[cell] != completion[cell]) return false;
  return true;
}

// Cell by cell in row-major order, every value that no filled cell of the same house has: nothing of the solver's.
std::uint64_t count_by_force(const Layout& layout, Grid& grid, std::size_t from = 0) {
  const auto clashes = [&](Cell cell) {
    for (const House& house : layout.houses())
      if (house.contains(cell))
        for (const Cell other : house)
          if (other != cell && grid[other] == grid[cell]) return true;
    return false;
  };
  if (from == 0)
    for (const Cell cell : layout.cells())
      if (grid[cell] != 0 && clashes(cell)) return 0;
  while (from < grid.size() && grid[from] != 0) ++from;
  if (from == grid.size()) return 1;
  std::uint64_t found = 0;
  for (const Value value : layout.values()) {
    grid[from] = value;
    if (!clashes(static_cast<Cell>(from))) found += count_by_force(layout, grid, from + 1);
  }
  grid[from] = 0;
  return found;
}

Layout any_layout() {
  const std::vector<Layout> layouts = {
      Layout::boxes(2, 2),
      Layout::boxes(2, 2).with_diagonals(),
      Layout::boxes(2, 3),
      Layout::boxes(3, 2),
      Layout::boxes(3, 3),
      Layout::boxes(3, 3).with_diagonals().with_windows(),
      Layout::regions(5, {1, 2, 2, 4, 4, 1, 2, 4, 4, 3, 1, 2, 2, 4, 3, 1, 1, 0, 3, 3, 0, 0, 0, 0, 3}),
  };
  return *rc::gen::elementOf(layouts);
}

// Some cells of a solution; in one of four cases a few of them are written over, which mostly leaves no completion.
Grid any_grid(const Layout& layout) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Grid solution = std::get<Grid>(random_solution(layout, random));
  std::vector<Cell> order = layout.cells();
  random.shuffle(order);
  Grid grid(solution.size());
  const std::size_t clues = grid.size() / 5 + random.below(grid.size() / 2);
  for (std::size_t i = 0; i < clues; ++i) grid[order[i]] = solution[order[i]];
  if (random.below(4) == 0)
    for (int i = 0; i < 2; ++i)
      grid[order[random.below(clues)]] = layout.values()[random.below(layout.values().size())];
  return grid;
}

Grid relabelled(const Layout& layout, const Grid& grid, Random& random) {
  std::vector<Value> label = layout.values();
  random.shuffle(label);
  Grid result = grid;
  for (const Cell c : layout.cells())
    if (grid[c] != 0) result[c] = label[grid[c] - 1U];
  return result;
}

Grid transposed(const Layout& layout, const Grid& grid) {
  Grid result = grid;
  for (const Cell c : layout.cells()) result[layout.cell(layout.column(c), layout.row(c))] = grid[c];
  return result;
}

// Permutes the bands of boxes, and the rows within each band.
Grid with_rows_permuted(const Layout& layout, const Grid& grid, Random& random) {
  std::vector<int> bands;
  for (int top = 1; top <= layout.size(); top += layout.box_rows()) bands.push_back(top);
  random.shuffle(bands);
  std::vector<int> rows;
  for (const int top : bands) {
    std::vector<int> band;
    for (int r = top; r < top + layout.box_rows(); ++r) band.push_back(r);
    random.shuffle(band);
    rows.insert(rows.end(), band.begin(), band.end());
  }
  Grid result = grid;
  for (const Cell c : layout.cells())
    result[c] = grid[layout.cell(rows[static_cast<std::size_t>(layout.row(c)) - 1], layout.column(c))];
  return result;
}

}  // namespace

TEST_CASE("completions are valid, extend the grid and differ", "[solver]") {
  property("on every layout", [] {
    const Layout layout = any_layout();
    const Grid grid = any_grid(layout);
    Solver solver(layout);
    const std::vector<Grid> found = solver.completions(grid, limit);
    for (const Grid& completion : found) {
      RC_ASSERT(is_valid(layout, completion));
      RC_ASSERT(extends(completion, grid));
    }
    RC_ASSERT(std::set<Grid>(found.begin(), found.end()).size() == found.size());
    RC_ASSERT(solver.completions(grid, limit) == found);
    RC_CLASSIFY(found.empty(), "none");
    RC_CLASSIFY(found.size() == 1, "one");
    RC_CLASSIFY(found.size() > 1, "several");
  });
}

TEST_CASE("none is left out: the count is that of brute force", "[solver]") {
  const auto agrees = [](const Layout& layout, Grid grid) {
    Solver solver(layout);
    const std::uint64_t expected = count_by_force(layout, grid);
    RC_ASSERT(solver.count(grid, ~std::uint64_t{0}) == expected);
    const Completions completions = solver.classify(grid).completions;
    RC_ASSERT(completions == (expected == 0   ? Completions::none
                              : expected == 1 ? Completions::one
                                              : Completions::several));
  };
  property("on some cells of a solution", [&] {
    const std::vector<Layout> layouts = {Layout::boxes(2, 2), Layout::boxes(2, 2).with_diagonals()};
    const Layout layout = *rc::gen::elementOf(layouts);
    agrees(layout, any_grid(layout));
  });
  property("on any few values anywhere", [&] {
    const Layout layout = Layout::boxes(2, 2);
    Grid grid(16);
    for (int i = *rc::gen::inRange(0, 6); i > 0; --i)
      grid[*rc::gen::inRange<std::size_t>(0, 16)] = *rc::gen::inRange<Value>(1, 5);
    agrees(layout, grid);
  });
}

TEST_CASE("the count does not depend on how the grid is presented", "[solver]") {
  property("values relabelled", [] {
    const Layout layout = any_layout();
    const Grid grid = any_grid(layout);
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    Solver solver(layout);
    RC_ASSERT(solver.count(relabelled(layout, grid, random), limit) == solver.count(grid, limit));
  });
  const std::vector<Layout> boxed = {Layout::boxes(2, 3), Layout::boxes(3, 2), Layout::boxes(3, 3)};
  property("transposed", [&] {
    const Layout layout = *rc::gen::elementOf(boxed);
    const Grid grid = any_grid(layout);
    Solver turned(Layout::boxes(layout.box_columns(), layout.box_rows()));
    RC_ASSERT(turned.count(transposed(layout, grid), limit) == Solver(layout).count(grid, limit));
  });
  property("bands and their rows permuted", [&] {
    const Layout layout = *rc::gen::elementOf(boxed);
    const Grid grid = any_grid(layout);
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    Solver solver(layout);
    RC_ASSERT(solver.count(with_rows_permuted(layout, grid, random), limit) == solver.count(grid, limit));
  });
}

TEST_CASE("crossing values out leaves exactly the completions without them", "[solver]") {
  property("on small layouts", [] {
    const std::vector<Layout> layouts = {Layout::boxes(2, 2), Layout::boxes(2, 3)};
    const Layout layout = *rc::gen::elementOf(layouts);
    const Grid grid = any_grid(layout);
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const auto crossed = gridproof::spec::marks<gridproof::spec::Truth>(
        layout, [&](Cell, Value) { return gridproof::spec::Truth(random.below(20) == 0); });

    Solver solver(layout);
    std::set<Grid> expected;
    for (const Grid& completion : solver.completions(grid, ~std::uint64_t{0})) {
      bool kept = true;
      for (const Cell c : layout.cells()) kept = kept && !crossed.is(c, completion[c]).holds();
      if (kept) expected.insert(completion);
    }
    solver.cross_out(crossed);
    const std::vector<Grid> found = solver.completions(grid, ~std::uint64_t{0});
    RC_ASSERT(std::set<Grid>(found.begin(), found.end()) == expected);
    RC_ASSERT(found.size() == expected.size());
    RC_CLASSIFY(!expected.empty(), "some left");
  });
}

TEST_CASE("the least completion is the minimum of all", "[solver]") {
  property("on small layouts", [] {
    const std::vector<Layout> layouts = {Layout::boxes(2, 2), Layout::boxes(2, 3), Layout::boxes(3, 2)};
    const Layout layout = *rc::gen::elementOf(layouts);
    const Grid grid = any_grid(layout);
    Solver solver(layout);
    const std::vector<Grid> all = solver.completions(grid, ~std::uint64_t{0});
    const Least least = solver.least_completion(grid);
    RC_ASSERT(least.known);
    RC_ASSERT(least.grid.has_value() == !all.empty());
    if (least.grid) RC_ASSERT(*least.grid == *std::min_element(all.begin(), all.end()));
  });
}

TEST_CASE("a budget that runs out is never an answer", "[solver]") {
  property("an answer within a budget is the answer", [] {
    const Layout layout = any_layout();
    const Grid grid = any_grid(layout);
    Solver solver(layout);
    const Classification truth = solver.classify(grid);
    const std::uint64_t needed = solver.nodes();

    const Classification enough = solver.classify(grid, Budget{needed});
    RC_ASSERT(enough.completions == truth.completions);
    RC_ASSERT(enough.first == truth.first);
    RC_ASSERT(enough.second == truth.second);

    RC_PRE(needed > 0);  // none: the grid breaks a rule itself, no search is needed to see it
    const std::uint64_t nodes = *rc::gen::inRange<std::uint64_t>(0, needed);
    const Classification cut = solver.classify(grid, Budget{nodes});
    RC_ASSERT(cut.completions == Completions::unknown);
    RC_ASSERT(solver.nodes() == nodes);
    RC_ASSERT(!cut.second);
  });
  property("a search that was cut says so", [] {
    const Layout layout = Layout::boxes(2, 3);
    const Grid grid = any_grid(layout);
    Solver solver(layout);
    RC_ASSERT(solver.for_each_completion(grid, [](const Grid&) { return true; }) == Ending::complete);
    const std::uint64_t needed = solver.nodes();
    RC_PRE(needed > 0);
    const Budget short_by_one{needed - 1};
    RC_ASSERT(solver.for_each_completion(
                  grid, [](const Grid&) { return true; }, short_by_one) == Ending::exhausted);
  });
  property("the least completion is known or unknown, never another", [] {
    const Layout layout = Layout::boxes(2, 3);
    const Grid grid = any_grid(layout);
    Solver solver(layout);
    const Least truth = solver.least_completion(grid);
    const std::uint64_t needed = solver.nodes();
    RC_ASSERT(solver.least_completion(grid, Budget{needed}).grid == truth.grid);
    RC_PRE(needed > 0);
    const Least cut = solver.least_completion(grid, Budget{*rc::gen::inRange<std::uint64_t>(0, needed)});
    RC_ASSERT(!cut.known);
    RC_ASSERT(!cut.grid);
  });
}
