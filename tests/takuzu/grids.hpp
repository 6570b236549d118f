// Boards and grids to test with, and what is true of them by definition: nothing of the solvers'.
#pragma once

#include <rapidcheck.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "solver/random.hpp"
#include "spec/grid.hpp"
#include "spec/takuzu/takuzu.hpp"
#include "spec/takuzu/validity.hpp"
#include "takuzu/enumerate.hpp"

namespace gridproof::test {

using solver::Random;
using spec::Cell;
using spec::Grid;
using spec::Takuzu;
using spec::Value;

using NoMarks = spec::Marks<spec::Truth>;

// Rows of 0, 1 and dots, one after the other.
inline Grid grid_of(const std::string& cells) {
  Grid grid(cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i)
    grid[i] = cells[i] == '0' ? spec::zero : cells[i] == '1' ? spec::one : Value{0};
  return grid;
}

inline std::string text_of(const Grid& grid) {
  std::string text;
  for (const Value value : grid) text += value == 0 ? '.' : value == spec::zero ? '0' : '1';
  return text;
}

inline bool is_solution(const Takuzu& takuzu, const Grid& grid) {
  return grid.is_full() && spec::is_solution(takuzu, grid).holds();
}

inline bool extends(const Grid& full, const Grid& grid) {
  for (std::size_t i = 0; i < grid.size(); ++i)
    if (grid[i] != 0 && grid[i] != full[i]) return false;
  return true;
}

inline Grid solution_of(const Takuzu& takuzu, Random& random) {
  return std::get<Grid>(solver::random_solution(takuzu, random));
}

// `clues` cells of the solution; `spoilt` of them are the other way round, which mostly leaves no completion.
inline Grid some_cells(const Grid& solution, std::size_t clues, std::size_t spoilt, Random& random) {
  std::vector<std::size_t> order(solution.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  random.shuffle(order);
  Grid grid(solution.size());
  for (std::size_t i = 0; i < clues; ++i)
    grid[order[i]] = i < spoilt ? spec::opposite(solution[order[i]]) : solution[order[i]];
  return grid;
}

// Each with and without rule 3, as far as there are solutions.
inline Takuzu any_takuzu(int most_cells) {
  const auto side = [] { return rc::gen::map(rc::gen::inRange(1, 8), [](int half) { return 2 * half; }); };
  const auto fits = [most_cells](const std::pair<int, int>& sides) {
    const auto [shorter, longer] = std::minmax(sides.first, sides.second);
    const int most = shorter == 2 ? 2 : shorter == 4 ? 6 : shorter == 6 ? 14 : 30;
    return sides.first * sides.second <= most_cells && longer <= most;
  };
  const auto [rows, columns] = *rc::gen::suchThat(rc::gen::pair(side(), side()), fits);
  return {rows, columns, *rc::gen::arbitrary<bool>()};
}

inline std::set<Grid> as_set(const std::vector<Grid>& grids) { return {grids.begin(), grids.end()}; }

}  // namespace gridproof::test
