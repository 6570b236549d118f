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
//
//   logic.cross_out({{1, 4}});                                        // from now on, r1c2 is not 4
//   const Demonstration shown = logic.demonstrate(grid, {{{0, 7}}, {}});   // does r1c1=7 follow?
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "solver/search.hpp"
#include "solver/step.hpp"
#include "solver/syllogism.hpp"
#include "spec/grid.hpp"
#include "spec/hint.hpp"
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

// Whether every completion has certain marks.
struct Demonstration {
  enum class Answer : std::uint8_t {
    follows,        // they have, and the proof leads there
    does_not,       // `against` has not
    no_completion,  // the proof leads to a contradiction
    unknown,
  };

  Answer answer = Answer::unknown;
  Proof proof = {};
  std::optional<spec::Grid> against = {};
};

class Logic {
 public:
  explicit Logic(const spec::Layout& layout, Hunch hunch = Hunch::fewest_candidates);
  Logic(const Logic&) = delete;
  Logic& operator=(const Logic&) = delete;

  // From now on, only completions that have none of these marks.
  void cross_out(std::vector<spec::Mark> marks) { crossed_ = std::move(marks); }

  // `stop`, asked before each assumption: true ends the search.
  Reasoning decide(const spec::Grid& grid, std::function<bool()> stop = {});

  // Whether the marks follow. What would be otherwise is assumed and refuted, mark by mark; singles take one step.
  Demonstration demonstrate(const spec::Grid& grid, const spec::Conclusion& marks, std::function<bool()> stop = {});

 private:
  enum class Ending { contradiction, completion, stopped };

  void begin(const spec::Grid& grid);
  Ending descend(std::size_t depth, const spec::Grid* other_than);
  Ending suppose(std::size_t depth, Placement assumed);
  std::optional<Ending> lead_to(const spec::Conclusion& marks);
  std::optional<Placement> assumption(const Knowledge& known, const spec::Grid* other_than) const;
  int consequences(const Knowledge& known, spec::Cell cell) const;

  Peers peers_;
  Hunch hunch_;
  std::vector<spec::Mark> crossed_;
  std::vector<Knowledge> known_;  // by depth
  Proof proof_;
  std::optional<spec::Grid> completion_;
  std::uint64_t assumptions_ = 0, nesting_ = 0;
  std::function<bool()> stop_;
};

}  // namespace gridproof::solver
