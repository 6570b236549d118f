// Play with techniques beside one hint at a time: where there is a completion both come to the same end, whatever the
// list; where there is none, play says so only if it is so.
#include <catch2/catch.hpp>
#include <map>

#include "engine/techniques.hpp"
#include "solver/search.hpp"
#include "spec/tiers.hpp"
#include "support/layouts.hpp"
#include "support/technique_positions.hpp"

using namespace gridproof;
using namespace gridproof::test;
using engine::Played;
using engine::Player;
using engine::TechniqueFinder;
using spec::Layout;
using spec::Mark;
using spec::NamedTechnique;

namespace {

using List = std::vector<NamedTechnique>;

List list_of(const std::vector<std::string>& keys) {
  List list;
  for (const std::string& key : keys) list.push_back(named(key));
  return list;
}

const std::vector<std::string> nine_strategies = {"single_candidate", "single_place", "pointing",      "claiming",
                                                  "naked_pair",       "x_wing",       "hidden_pair",   "naked_triple",
                                                  "swordfish",        "hidden_triple"};

// Lists whole and with gaps: what a technique says must not hang on its neighbours in the list.
std::vector<List> lists() {
  std::vector<List> all = {spec::named_techniques(),
                           {},
                           list_of(nine_strategies),
                           list_of({"single_candidate"}),
                           list_of({"single_place", "single_candidate"}),
                           list_of({"pointing", "single_place", "naked_pair"}),
                           list_of({"pointing", "single_place"}),
                           list_of({"naked_pair", "single_candidate", "single_place"}),
                           list_of({"single_candidate", "naked_triple", "naked_pair"}),
                           list_of({"single_place", "hidden_triple", "swordfish"})};
  for (const NamedTechnique& technique : spec::named_techniques()) all.push_back({technique});
  return all;
}

std::size_t candidates_left(const Layout& layout, const spec::Grid& grid, const spec::Marks<spec::Truth>& crossed) {
  const auto open = spec::candidates(layout, grid, crossed);
  std::size_t left = 0;
  for (const spec::Truth& bit : open.bits()) left += bit.holds() ? 1U : 0U;
  return left;
}

void check_play(const Layout& layout, const spec::Grid& solution, const At& start, const List& list) {
  const TechniqueFinder find(layout);
  const At end = played_out(find, list, start).back();
  const Played played = Player(layout, list).play(start.grid, &start.crossed);
  CHECK(played.grid == end.grid);
  CHECK_FALSE(played.contradiction);
  const auto expected = spec::candidates(layout, end.grid, end.crossed);
  const auto open = spec::candidates(layout, played.grid, played.crossed);
  std::size_t differences = 0, wrong = 0, forgotten = 0;
  for (const Mark& m : spec::all_marks(layout)) {
    differences += open.is(m.cell, m.value) == expected.is(m.cell, m.value) ? 0U : 1U;
    wrong += played.crossed.is(m.cell, m.value).holds() && solution[m.cell] == m.value ? 1U : 0U;
    forgotten += start.crossed.is(m.cell, m.value).holds() && !played.crossed.is(m.cell, m.value).holds() ? 1U : 0U;
  }
  CHECK(differences == 0);
  CHECK(wrong == 0);
  CHECK(forgotten == 0);
  const std::size_t before = candidates_left(layout, start.grid, start.crossed);
  const std::size_t after = candidates_left(layout, played.grid, played.crossed);
  CHECK((played.deductions() > 0) == (before != after));
  CHECK(played.uses.size() == list.size());
  std::size_t placed = 0;  // each by a reason of its own
  bool only_singles = true;
  for (std::size_t i = 0; i < list.size(); ++i) {
    only_singles = only_singles && list[i].key.starts_with("single");
    if (list[i].key.starts_with("single")) placed += static_cast<std::size_t>(played.uses[i]);
  }
  if (only_singles) CHECK(placed == played.grid.givens() - start.grid.givens());
}

}  // namespace

TEST_CASE("play comes to the end that one hint at a time comes to, whatever the list") {
  const Layout nine = Layout::boxes(3, 3);
  struct Lot {
    Layout layout;
    int puzzles;
    bool each_alone;
  };
  solver::Random random(3);
  for (const auto& [layout, puzzles, each_alone] :
       {Lot{jigsaw(), 20, true}, Lot{Layout::boxes(2, 2).with_diagonals(), 20, true}, Lot{Layout::boxes(2, 3), 8, true},
        Lot{Layout::boxes_on(6, 2, 2), 4, true}, Lot{nine, 3, true}, Lot{nine.with_diagonals(), 1, false},
        Lot{nine.with_windows(), 1, false}, Lot{Layout::boxes(3, 4), 1, false}}) {
    CAPTURE(layout.name());
    for (int i = 0; i < puzzles; ++i) {
      const solver::Puzzle puzzle = puzzle_of(layout, random);
      for (const At& start : {At{puzzle.givens, nothing_crossed(layout)},
                              At{puzzle.givens, some_crossed(layout, &puzzle.solution, 3, random)}}) {
        std::size_t number = 0;
        for (const List& list : lists()) {
          CAPTURE(number);
          if (++number <= 6 || each_alone) check_play(layout, puzzle.solution, start, list);
        }
      }
    }
  }
}

TEST_CASE("on the largest boards play fills in singles as it does on small ones") {
  for (const Layout& layout : {Layout::boxes(4, 4), Layout::boxes(5, 5), Layout::boxes(4, 4).with_diagonals()}) {
    CAPTURE(layout.name());
    solver::Random random(4);
    const auto made = solver::random_solution(layout, random);
    REQUIRE(std::holds_alternative<spec::Grid>(made));
    const spec::Grid& solution = std::get<spec::Grid>(made);
    At start{solution, nothing_crossed(layout)};
    for (const spec::Cell c : layout.cells())
      if (random.below(2) == 0) start.grid[c] = 0;
    check_play(layout, solution, start, list_of({"single_candidate", "single_place", "pointing", "naked_pair"}));
  }
}

TEST_CASE("what play calls a contradiction has no completion") {
  solver::Random random(5);
  for (const Layout& layout : {Layout::boxes(2, 2), jigsaw(), Layout::boxes(2, 3), Layout::boxes_on(6, 2, 2)}) {
    CAPTURE(layout.name());
    for (const List& list : {List(spec::named_techniques()), list_of(nine_strategies), List()}) {
      const Player player(layout, list);
      std::size_t contradictions = 0, overlooked = 0, wrong = 0;
      for (const At& start : positions_of(layout, 400, {}, random)) {
        const bool says = player.play(start.grid, &start.crossed).contradiction;
        solver::Solver solver(layout);
        solver.cross_out(start.crossed);
        const bool is = solver.count(start.grid, 1) == 0;
        contradictions += says ? 1U : 0U;
        wrong += says && !is ? 1U : 0U;
        overlooked += is && !says ? 1U : 0U;
      }
      CHECK(wrong == 0);
      CHECK(contradictions > 0);
      if (!list.empty()) CHECK(overlooked * 2 < contradictions);
    }
  }
}

TEST_CASE("each way to contradict itself is seen") {
  const Layout four = Layout::boxes(2, 2);
  const Player looks(four, {}), plays(four, list_of({"single_candidate", "single_place"}));
  const auto none = nothing_crossed(four);
  CHECK_FALSE(looks.play(spec::Grid(16), &none).contradiction);
  const Player looks_at_nine(Layout::boxes(3, 3), {});
  const std::string twice = "1..1" + std::string(77, '.');  // every house has a place for 1
  CHECK(looks_at_nine.play(grid_of(twice)).contradiction);
  CHECK_FALSE(looks.play(grid_of("123.4...........")).contradiction);
  auto no_candidate = none;
  for (const spec::Value v : four.values()) no_candidate.at(0, v) = spec::Truth(true);
  CHECK(looks.play(spec::Grid(16), &no_candidate).contradiction);  // every house has places
  auto no_place = none;
  for (const spec::Cell c : four.houses()[0]) no_place.at(c, 1) = spec::Truth(true);
  CHECK(looks.play(spec::Grid(16), &no_place).contradiction);  // no place for 1 in row 1
  CHECK(plays.play(grid_of("12....3.........")).contradiction);  // both r1c3 and r1c4 have 4 left
  auto both = none;  // 1 and 2 have no other place in row 1 than r1c1
  for (const spec::Cell c : four.houses()[0])
    for (const spec::Value v : {spec::Value{1}, spec::Value{2}}) both.at(c, v) = spec::Truth(c != 0);
  CHECK(plays.play(spec::Grid(16), &both).contradiction);
  CHECK_FALSE(looks.play(spec::Grid(16), &both).contradiction);
}
