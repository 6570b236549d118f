// The claim rules_complete: disjunctive syllogism and indirect proof decide every grid. Each is classified as it is,
// one completion, several or none, with a certificate that the kernel accepts.
//
//   const auto report = sweep_completeness({.rules = Takuzu(4, 4), .grids = CompletenessGrids::distinct});
//   report.wrong == 0;
//
// What a grid is, is known without a search: the rules have few enough valid boards to list them all, and the grid's
// completions are those that agree with its givens.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "solver/certificate.hpp"
#include "solver/logic.hpp"
#include "spec/any_rules.hpp"
#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::verify {

using Decider = std::function<solver::Reasoning(const spec::Grid& grid)>;

// By the two rules; a test puts something else in its place.
Decider decide_by_rules(const spec::AnyRules& rules);

class CompletenessJudge {
 public:
  CompletenessJudge(const spec::AnyRules& rules, Decider decide);

  // Why the decision or its certificate is wrong for a grid of which the truth is known; nothing where both are right.
  // Requires a truth that is not unknown.
  std::optional<std::string> objection(const spec::Grid& grid, solver::Completions truth);

  const solver::Reasoning& last() const { return last_; }

 private:
  std::shared_ptr<const spec::AnyRules> rules_;
  Decider decide_;
  solver::CertificateWriter writer_;
  solver::Reasoning last_;
};

enum class CompletenessGrids : std::uint8_t {
  of_boards,   // every sub-grid of every valid board
  distinct,    // the same grids, each once, however many boards have it
  with_clues,  // every grid with at most so many clues, whatever they are
};

struct CompletenessOptions {
  spec::AnyRules rules = spec::Layout::boxes(2, 2);
  CompletenessGrids grids = CompletenessGrids::of_boards;
  std::size_t clues = 6;
  std::uint32_t stride = 1;        // of the distinct ones: every how manieth set of given cells
  bool up_to_relabelling = false;  // only grids in which values first occur in their order: 1 before 2 before 3
  unsigned threads = 1;
  std::function<Decider(const spec::AnyRules&)> decide = decide_by_rules;  // called once a thread
  std::function<void(double)> progress = {};                               // called from one thread at a time
};

struct CompletenessReport {
  std::uint64_t grids = 0;
  std::uint64_t unique = 0, not_unique = 0, contradictory = 0;
  std::uint64_t without_assumption = 0;  // among the unique and the contradictory
  std::uint64_t most_assumptions = 0, deepest = 0;
  std::uint64_t wrong = 0;
  std::optional<spec::Grid> smallest = {};  // of the wrong ones: the fewest empty cells, then the first
  std::string objection = {};               // to that one
};

// Requires rules of at most 16 cells.
CompletenessReport sweep_completeness(const CompletenessOptions& options);

}  // namespace gridproof::verify
