// Decides a puzzle by two rules alone and keeps the proof: disjunctive syllogism until nothing follows (syllogism.hpp),
// then indirect proof, an assumption that leads to a contradiction and is crossed out, and so on.
//
//   Logic logic(Layout::boxes(3, 3));
//   const Reasoning answer = logic.decide(grid);
//   answer.completions == Completions::one;      // answer.first, and answer.proof shows that it is the only one
//
// Where there is one completion, the proof leads from the givens to it with no assumption left open; where there is
// none, to a contradiction; where there are several, two of them are the evidence and there is no proof. There is no
// cap on assumptions: the answer is unknown only where `stop` said so.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "solver/search.hpp"
#include "solver/step.hpp"
#include "solver/syllogism.hpp"
#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::solver {

// Where to assume. Whatever is chosen, the answer is the same; what differs is how much it takes.
enum class Hunch : std::uint8_t {
  fewest_candidates,    // a cell with the fewest candidates; among those, where most follows at once
  first_of_the_fewest,  // the first cell among those with the fewest candidates
  fewest_options,       // the same over cells and over the places of a value in a house
  first_cell,           // the first empty cell
  most_candidates,      // the first cell among those with the most: the opposite of the first hunch
};

struct Reasoning {
  Completions completions = Completions::unknown;
  std::optional<spec::Grid> first, second;
  Proof proof;
  std::uint64_t assumptions = 0;  // of the proof; where there is none, of the search for the two completions
  std::uint64_t nesting = 0;      // the most of them that were open at once
};

class Logic {
 public:
  explicit Logic(const spec::Layout& layout, Hunch hunch = Hunch::fewest_candidates);
  Logic(const Logic&) = delete;
  Logic& operator=(const Logic&) = delete;

  // `stop`, asked before each assumption: true ends the search.
  Reasoning decide(const spec::Grid& grid, std::function<bool()> stop = {});

 private:
  enum class Ending { contradiction, completion, stopped };

  Ending descend(std::size_t depth, const spec::Grid* other_than);
  std::optional<Placement> assumption(const Knowledge& known, const spec::Grid* other_than) const;
  int consequences(const Knowledge& known, spec::Cell cell) const;

  Peers peers_;
  Hunch hunch_;
  std::vector<Knowledge> known_;  // by depth
  Proof proof_;
  std::optional<spec::Grid> completion_;
  std::uint64_t assumptions_ = 0, nesting_ = 0;
  std::function<bool()> stop_;
};

}  // namespace gridproof::solver
