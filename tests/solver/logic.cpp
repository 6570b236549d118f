// The two rules: what they conclude by themselves, and that with assumptions they decide every grid.
#include "solver/logic.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

#include "solver/generate.hpp"
#include "solver/random.hpp"
#include "solver/search.hpp"
#include "support/property.hpp"
#include "text/read.hpp"

using namespace gridproof;
using namespace gridproof::solver;
using spec::Cell;
using spec::Grid;
using spec::Layout;
using spec::Value;
using test::property;

namespace {

Grid grid_of(const Layout& layout, const char* cells) {
  return text::read_puzzle(cells, "test", {.rules = layout})->entries.front().puzzle;
}

std::vector<int> values_left(const Knowledge& known, Cell cell) {
  std::vector<int> values;
  for (const Value v : known.layout().values())
    if ((known.candidates(cell) & Knowledge::bit(v)) != 0) values.push_back(v);
  return values;
}

Grid drawn_sub_grid(const Layout& layout, Random& random, std::uint64_t keep_of_100) {
  Grid grid = std::get<Grid>(random_solution(layout, random));
  for (std::size_t c = 0; c < grid.size(); ++c)
    if (random.below(100) >= keep_of_100) grid[c] = 0;
  return grid;
}

}  // namespace

TEST_CASE("from the cell's side: the known values of its houses are pruned") {
  // Row 1 knows 7 and 9, column 1 knows 9, 3 and 5, box 1 knows 4: r1c1 is 1, 2, 6 or 8.
  const Layout layout = Layout::boxes(3, 3);
  const Peers peers(layout);
  Knowledge known(peers);
  Grid grid(81);
  grid[layout.cell(1, 4)] = 7;
  grid[layout.cell(1, 7)] = 9;
  grid[layout.cell(5, 1)] = 9;
  grid[layout.cell(6, 1)] = 3;
  grid[layout.cell(8, 1)] = 5;
  grid[layout.cell(2, 2)] = 4;
  known.load(grid);
  CHECK(values_left(known, layout.cell(1, 1)) == std::vector<int>{1, 2, 6, 8});
}

TEST_CASE("from the house's side: a value goes where no other cell can have it") {
  // Row 1 is 1 9 7, 3v5, 3v5, 2 6 4, 3v5v8, because 8 stands in box 2: r1c9 is 8.
  const Layout layout = Layout::boxes(3, 3);
  const Peers peers(layout);
  Knowledge known(peers);
  Grid grid = grid_of(layout, "197..264....8....................................................................");
  known.load(grid);
  CHECK(values_left(known, layout.cell(1, 4)) == std::vector<int>{3, 5});
  CHECK(values_left(known, layout.cell(1, 5)) == std::vector<int>{3, 5});
  CHECK(values_left(known, layout.cell(1, 9)) == std::vector<int>{3, 5, 8});
  Proof proof;
  REQUIRE(known.syllogize(&proof));
  const auto step = std::find_if(proof.begin(), proof.end(), [&](const Step& s) { return s.value == 8; });
  REQUIRE(step != proof.end());
  CHECK(*step == Step{.kind = Step::Kind::last_place, .value = 8, .cell = layout.cell(1, 9), .house = 0});
  CHECK(known.grid()[layout.cell(1, 9)] == 8);
}

TEST_CASE("each contradiction is found and named") {
  const Layout layout = Layout::boxes(2, 2);
  const auto contradiction = [&](const char* cells) {
    Logic logic(layout);
    const Reasoning answer = logic.decide(grid_of(layout, cells));
    CHECK(answer.completions == Completions::none);
    REQUIRE(answer.proof.size() >= 1);
    return answer.proof.back();
  };
  CHECK(contradiction("11..............") == Step{.kind = Step::Kind::twice, .value = 1, .house = 0});
  // r1c4 has no value left.
  CHECK(contradiction("123....4........") == Step{.kind = Step::Kind::no_value, .cell = 3});
  // 1 has no place left in row 2.
  CHECK(contradiction("..1.2........1..") == Step{.kind = Step::Kind::no_place, .value = 1, .house = 1});
}

TEST_CASE("a puzzle that syllogisms solve takes no assumption; Al Escargot does") {
  Logic logic(Layout::boxes(3, 3));
  const Reasoning easy = logic.decide(grid_of(
      Layout::boxes(3, 3), "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
  CHECK(easy.completions == Completions::one);
  CHECK(easy.assumptions == 0);
  CHECK(easy.proof.size() == 51);
  const Reasoning hard = logic.decide(grid_of(
      Layout::boxes(3, 3), "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."));
  CHECK(hard.completions == Completions::one);
  CHECK(hard.assumptions > 0);
  CHECK(hard.nesting > 0);
}

TEST_CASE("the answer is that of a search, with every hunch") {
  property(
      "on any sub-grid of a solution, and with one value changed",
      [] {
        static const std::vector<Layout> layouts = {Layout::boxes(2, 2), Layout::boxes(2, 3), Layout::boxes(3, 3),
                                                    Layout::boxes(2, 2).with_diagonals(),
                                                    Layout::boxes(3, 3).with_windows()};
        const Layout& layout = layouts[*rc::gen::inRange<std::size_t>(0, layouts.size())];
        const auto hunch = static_cast<Hunch>(*rc::gen::inRange(0, 5));
        Random random(*rc::gen::arbitrary<std::uint64_t>());
        Grid grid = drawn_sub_grid(layout, random, 20 + random.below(60));
        if (random.below(3) == 0)
          grid[random.below(grid.size())] =
              static_cast<Value>(1 + random.below(static_cast<std::uint64_t>(layout.size())));
        Solver solver(layout);
        Logic logic(layout, hunch);
        const Reasoning answer = logic.decide(grid);
        RC_TAG(static_cast<int>(answer.completions));
        RC_ASSERT(answer.completions == solver.classify(grid).completions);
        if (answer.completions == Completions::one) RC_ASSERT(*answer.first == *solver.classify(grid).first);
        if (answer.completions == Completions::several) {
          RC_ASSERT(*answer.first != *answer.second);
          RC_ASSERT(answer.proof.empty());
        }
      },
      600);
}

TEST_CASE("a search that is stopped has no answer") {
  Logic logic(Layout::boxes(3, 3));
  const Grid hard =
      grid_of(Layout::boxes(3, 3), "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
  for (int most : {0, 1, 20}) {
    int asked = 0;
    const Reasoning answer = logic.decide(hard, [&] { return asked++ >= most; });
    CHECK(answer.completions == Completions::unknown);
    CHECK(answer.proof.empty());
  }
  CHECK(logic.decide(hard).completions == Completions::one);  // and is good for the next one
}
