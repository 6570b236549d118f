// Positions for the engine's techniques: on the way of puzzles, with marks crossed out, with a completion and without.
#pragma once

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/techniques.hpp"
#include "solver/generate.hpp"
#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"
#include "spec/sudoku/techniques/named.hpp"

namespace gridproof::test {

struct At {
  spec::Grid grid;
  spec::Marks<spec::Truth> crossed;
};

inline const spec::NamedTechnique& named(const std::string& key) {
  for (const spec::NamedTechnique& technique : spec::named_techniques())
    if (technique.key == key) return technique;
  throw std::logic_error("no technique " + key);
}

inline spec::Grid grid_of(std::string_view cells) {
  spec::Grid grid(cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (cells[i] != '.') grid[i] = static_cast<spec::Value>(cells[i] - '0');
  return grid;
}

inline void apply(const spec::Reason& reason, At& at) {
  for (const spec::Mark& mark : reason.set) at.grid[mark.cell] = mark.value;
  for (const spec::Mark& mark : reason.del) at.crossed.at(mark.cell, mark.value) = spec::Truth(true);
}

// Every position on the way to the end, one hint at a time, the easiest first.
inline std::vector<At> played_out(const engine::TechniqueFinder& find,
                                  const std::vector<spec::NamedTechnique>& techniques, At at) {
  std::vector<At> way = {at};
  for (bool moved = true; moved;) {
    moved = false;
    for (const spec::NamedTechnique& technique : techniques)
      if (const auto reason = find.first(technique, at.grid, at.crossed)) {
        apply(*reason, at);
        way.push_back(at);
        moved = true;
        break;
      }
  }
  return way;
}

inline spec::Marks<spec::Truth> nothing_crossed(const spec::Layout& layout) { return spec::Marks<spec::Truth>(layout); }

// One mark in `in` is crossed out, at random; those of the solution only where that is not given.
inline spec::Marks<spec::Truth> some_crossed(const spec::Layout& layout, const spec::Grid* solution, std::uint64_t in,
                                             solver::Random& random) {
  return spec::marks<spec::Truth>(layout, [&](spec::Cell c, spec::Value v) {
    return spec::Truth(random.below(in) == 0 && (solution == nullptr || (*solution)[c] != v));
  });
}

inline solver::Puzzle puzzle_of(const spec::Layout& layout, solver::Random& random) {
  return std::get<solver::Puzzle>(solver::generate(layout, random, {.minimal = true}));
}

// Positions on the way of random puzzles, with a few marks crossed out besides, and some without a completion.
inline std::vector<At> positions_of(const spec::Layout& layout, std::size_t how_many,
                                    const std::vector<spec::Grid>& puzzles, solver::Random& random) {
  const engine::TechniqueFinder find(layout);
  std::vector<At> all;
  const auto take = [&](const spec::Grid& givens, spec::Marks<spec::Truth> crossed) {
    const std::vector<At> way = played_out(find, spec::named_techniques(), {givens, std::move(crossed)});
    for (std::size_t i = random.below(4); i < way.size(); i += 4) all.push_back(way[i]);
  };
  for (const spec::Grid& givens : puzzles) take(givens, nothing_crossed(layout));
  while (all.size() < how_many) {
    const solver::Puzzle puzzle = puzzle_of(layout, random);
    take(puzzle.givens, some_crossed(layout, &puzzle.solution, 20, random));
    spec::Grid dense = puzzle.solution;
    for (const spec::Cell c : layout.cells())
      if (random.below(2) == 0) dense[c] = 0;
    all.push_back({dense, some_crossed(layout, &puzzle.solution, 3, random)});
    all.push_back({dense, some_crossed(layout, nullptr, 6, random)});
  }
  random.shuffle(all);
  return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(how_many, all.size()))};
}

// Of grantm's puzzle bank, which is in the public domain: such as need most of the techniques.
inline const std::vector<spec::Grid>& hard_puzzles() {
  static const std::vector<spec::Grid> all = {
      grid_of(".5.7.3.6...7...8.....816.......3......5...1..73..4..869.6...2.484.572.93...4.9..."),
  };
  return all;
}

}  // namespace gridproof::test
