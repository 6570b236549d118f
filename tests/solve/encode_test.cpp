// The formula of a puzzle has the puzzle's completions as its solutions, and broken encoders do not pass for it.
#include "verify/solve/encode.hpp"

#include <algorithm>
#include <cadical.hpp>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>

#include "solver/search.hpp"
#include "support/layouts.hpp"
#include "verify/solve/ways.hpp"

using namespace gridproof;
using namespace gridproof::solve;
using spec::Grid;
using spec::Layout;

namespace {

using Encoder = std::function<Cnf(const Layout&, const Grid&)>;

// All solutions of the formula, one after the other, as far as `limit`.
std::set<Grid> solutions(const Layout& layout, const Cnf& cnf, std::size_t limit) {
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  const auto add = [&](const std::vector<int>& clause) {
    for (const int literal : clause) solver.add(literal);
    solver.add(0);
  };
  for (const auto& clause : cnf.clauses) add(clause);
  std::set<Grid> found;
  while (found.size() < limit && solver.solve() == 10) {
    const Grid grid = decode(layout, [&](int literal) { return solver.val(literal) > 0; });
    if (!found.insert(grid).second) break;  // a solution that is no other grid
    add(other_than(layout, grid));
  }
  return found;
}

std::set<Grid> completions(const Layout& layout, const Grid& grid, std::size_t limit) {
  const auto list = solver::Solver(layout).completions(grid, limit);
  return {list.begin(), list.end()};
}

// The layouts whose solutions can all be listed, empty and with givens that have some completions, one, or none.
struct Question {
  Layout layout;
  Grid grid;
};
std::vector<Question> questions() {
  std::vector<Question> all;
  for (const Layout& layout : {Layout::boxes(1, 2), Layout::boxes(1, 3), Layout::boxes(2, 2),
                               Layout::boxes(2, 2).with_diagonals(), test::jigsaw()}) {
    const Grid empty(layout.cells().size());
    all.push_back({layout, empty});
    for (const Grid& full : solver::Solver(layout).completions(empty, 5))
      for (std::size_t step : {2U, 3U, 5U}) {
        Grid grid = empty;
        for (std::size_t c = 0; c < full.size(); c += step) grid[c] = full[c];
        all.push_back({layout, grid});
        grid[0] = static_cast<spec::Value>(grid[0] % layout.size() + 1);
        all.push_back({layout, grid});
      }
  }
  return all;
}

bool is_right(const Encoder& encoder) {
  constexpr std::size_t limit = 1000;
  const auto all = questions();
  return std::all_of(all.begin(), all.end(), [&](const Question& question) {
    const auto& [layout, grid] = question;
    return solutions(layout, encoder(layout, grid), limit) == completions(layout, grid, limit);
  });
}

std::size_t clauses_expected(const Layout& layout, std::size_t givens) {
  const auto size = static_cast<std::size_t>(layout.size());
  const std::size_t exactly_one = 1 + size * (size - 1) / 2;
  return (layout.cells().size() + layout.houses().size() * size) * exactly_one + givens;
}

struct Place {
  spec::Cell cell;
  int value;  // negative: not this value
};
Place place_of(const Layout& layout, int literal) {
  const int number = std::abs(literal) - 1;
  const int value = number % layout.size() + 1;
  return {static_cast<spec::Cell>(number / layout.size()), literal > 0 ? value : -value};
}

// The encoder without the clauses for which `drop` holds.
Encoder without(std::function<bool(const Layout&, const std::vector<Place>&)> drop) {
  return [drop](const Layout& layout, const Grid& grid) {
    Cnf cnf = encode(layout, grid);
    const auto dropped = [&](const std::vector<int>& clause) {
      std::vector<Place> places;
      for (const int literal : clause) places.push_back(place_of(layout, literal));
      return drop(layout, places);
    };
    cnf.clauses.erase(std::remove_if(cnf.clauses.begin(), cnf.clauses.end(), dropped), cnf.clauses.end());
    return cnf;
  };
}

bool lie_in(const spec::House& house, const std::vector<Place>& places) {
  return std::all_of(places.begin(), places.end(), [&](const Place& place) { return house.contains(place.cell); });
}
bool is_of_one_cell(const std::vector<Place>& places) {
  return std::all_of(places.begin(), places.end(), [&](const Place& place) { return place.cell == places[0].cell; });
}

// The encoder of a layout where house `index` has lost a cell to another house.
Encoder with_wrong_house(std::size_t index) {
  return [index](const Layout& layout, const Grid& grid) {
    Cnf cnf = encode(layout, grid);
    const std::size_t houses = layout.houses().size();
    const spec::House &right = layout.houses()[index % houses], &other = layout.houses()[(index + 1) % houses];
    const auto stranger = std::find_if(other.begin(), other.end(), [&](spec::Cell c) { return !right.contains(c); });
    if (stranger == other.end()) return cnf;
    for (auto& clause : cnf.clauses) {
      std::vector<Place> places;
      for (const int literal : clause) places.push_back(place_of(layout, literal));
      if (places.size() < 2 || is_of_one_cell(places) || !lie_in(right, places)) continue;
      for (std::size_t i = 0; i < clause.size(); ++i)
        if (places[i].cell == right.cells[0]) {
          const int literal = variable(layout, *stranger, static_cast<spec::Value>(std::abs(places[i].value)));
          clause[i] = places[i].value > 0 ? literal : -literal;
        }
    }
    return cnf;
  };
}

}  // namespace

TEST_CASE("the solutions of the formula are the completions", "[solve]") {
  CHECK(is_right([](const Layout& layout, const Grid& grid) { return encode(layout, grid); }));
  CHECK(solutions(Layout::boxes(2, 2), encode(Layout::boxes(2, 2), Grid(16)), 1000).size() == 288);
  CHECK(solutions(Layout::boxes(2, 2), encode(Layout::boxes(2, 2), Grid(16), {{5, 4}}), 1000).size() == 288 * 3 / 4);
  CHECK(solutions(test::jigsaw(), encode(test::jigsaw(), Grid(16)), 1000).size() == 72);
  const Layout six = Layout::boxes(2, 3);
  CHECK(solutions(six, encode(six, Grid(36)), 50).size() == 50);
}

// One half of "exactly one" follows from the other over a whole house, so a missing half changes no answer, only the
// time to find it: the number of clauses tells.
TEST_CASE("both halves of every exactly-one are there", "[solve]") {
  for (const Layout& layout : test::all_layouts()) {
    CAPTURE(layout.name());
    Grid grid(layout.cells().size());
    grid[0] = grid[1] = 1;
    const Cnf cnf = encode(layout, grid);
    CHECK(cnf.variables == static_cast<int>(layout.cells().size()) * layout.size());
    CHECK(cnf.clauses.size() == clauses_expected(layout, 2));
    // The clauses of a cell and of each house, told apart by what they speak of.
    std::map<std::size_t, std::size_t> lengths;
    for (const auto& clause : cnf.clauses) ++lengths[clause.size()];
    const auto size = static_cast<std::size_t>(layout.size());
    CHECK(lengths[size] == layout.cells().size() + layout.houses().size() * size);
    CHECK(lengths[1] == 2);
  }
  const Layout nine = Layout::boxes(3, 3);
  const Encoder one_house_short = without([](const Layout& layout, const std::vector<Place>& places) {
    return places.size() == 2 && places[0].value < 0 && !is_of_one_cell(places) && lie_in(layout.houses()[20], places);
  });
  CHECK(one_house_short(nine, Grid(81)).clauses.size() < clauses_expected(nine, 0));
}

TEST_CASE("broken encoders are caught", "[solve]") {
  SECTION("houses are forgotten") {
    using Forgotten = std::function<bool(const spec::House&)>;
    const auto forgetting = [](const Forgotten& forgotten) {
      return without([forgotten](const Layout& layout, const std::vector<Place>& places) {
        const auto& houses = layout.houses();
        return places.size() > 1 && !is_of_one_cell(places) &&
               std::any_of(houses.begin(), houses.end(),
                           [&](const spec::House& house) { return forgotten(house) && lie_in(house, places); });
      });
    };
    using spec::HouseKind;
    CHECK_FALSE(
        is_right(forgetting([](const auto& house) { return house.kind == HouseKind::row && house.number <= 2; })));
    CHECK_FALSE(is_right(forgetting([](const auto& house) { return house.kind == HouseKind::column; })));
    CHECK_FALSE(is_right(forgetting([](const auto& house) { return house.kind == HouseKind::box; })));
    CHECK_FALSE(is_right(forgetting([](const auto& house) { return house.kind == HouseKind::region; })));
    CHECK_FALSE(is_right(forgetting([](const auto& house) { return house.kind == HouseKind::diagonal; })));
    // A single row follows from the others and the columns: again only the number of clauses would tell.
    CHECK(is_right(forgetting([](const auto& house) { return house.kind == HouseKind::row && house.number == 1; })));
  }
  SECTION("nothing is at most one") {
    CHECK_FALSE(is_right(without(
        [](const Layout&, const std::vector<Place>& places) { return places.size() == 2 && places[0].value < 0; })));
  }
  SECTION("nothing is at least one") {
    CHECK_FALSE(is_right(without(
        [](const Layout&, const std::vector<Place>& places) { return places.size() > 1 && places[0].value > 0; })));
  }
  SECTION("the givens are left out") {
    CHECK_FALSE(is_right(without([](const Layout&, const std::vector<Place>& places) { return places.size() == 1; })));
  }
  SECTION("a house has a wrong cell") {
    for (const std::size_t house : {0U, 4U, 8U}) CHECK_FALSE(is_right(with_wrong_house(house)));
  }
  SECTION("the boxes are those of another layout") {
    const Layout wide = Layout::boxes(2, 3), tall = Layout::boxes(3, 2);
    const auto found = solutions(wide, encode(tall, Grid(36)), 1);
    REQUIRE(found.size() == 1);
    CHECK_THROWS_AS(insist_on_completion(wide, Grid(36), {}, *found.begin()), std::logic_error);
  }
}

TEST_CASE("clauses repeat no literal, and none is a tautology") {
  for (const Layout& layout : test::all_layouts()) {
    CAPTURE(layout.name());
    Grid grid(layout.cells().size());
    grid[0] = 1;
    Cnf cnf = encode(layout, grid);
    cnf.add(other_than(layout, Grid(std::vector<spec::Value>(grid.size(), 2))));
    int wrong = 0;
    for (const std::vector<int>& clause : cnf.clauses) {
      std::set<int> variables;
      for (const int literal : clause) wrong += variables.insert(std::abs(literal)).second ? 0 : 1;
    }
    CHECK(wrong == 0);
  }
}
