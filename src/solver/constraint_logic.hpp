// Decides a puzzle whose rules are a list of constraints and keeps the proof: what follows from each constraint by
// itself (constraint_knowledge.hpp), then assumptions that lead to a contradiction and are crossed out.
//
//   ConstraintLogic logic(Takuzu(8, 8));
//   const Reasoning answer = logic.decide(grid);      // as Logic (logic.hpp) for a sudoku
//
// Where nothing follows, the assumptions are tried one after another: one that is contradictory at once is refuted; if
// none is, the cell from which most follows is examined deeper. What was tried in vain is not in the proof.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "solver/constraint_knowledge.hpp"
#include "solver/logic.hpp"
#include "spec/grid.hpp"
#include "spec/hint.hpp"
#include "spec/rules.hpp"

namespace gridproof::solver {

class ConstraintLogic {
 public:
  explicit ConstraintLogic(spec::ListedRules rules) : rules_(std::move(rules)), known_(rules_) {}
  ConstraintLogic(const ConstraintLogic&) = delete;
  ConstraintLogic& operator=(const ConstraintLogic&) = delete;

  // From now on, only completions that have none of these marks.
  void cross_out(std::vector<spec::Mark> marks) { crossed_ = std::move(marks); }

  // `stop`, asked before each assumption: true ends the search.
  Reasoning decide(const spec::Grid& grid, std::function<bool()> stop = {});

  // Whether the marks follow. What would be otherwise is assumed and refuted, mark by mark.
  Demonstration demonstrate(const spec::Grid& grid, const spec::Conclusion& marks, std::function<bool()> stop = {});

 private:
  enum class Ending { contradiction, completion, stopped, open };

  void begin(const spec::Grid& grid);
  Ending descend(std::uint64_t depth, const spec::Grid* other_than);
  Ending try_assumptions(std::uint64_t depth, const spec::Grid* other_than, std::optional<spec::Mark>& best);
  Ending suppose(std::uint64_t depth, spec::Mark assumed);
  std::optional<Ending> lead_to(const spec::Conclusion& marks);
  void assume(spec::Mark mark);
  void refute(spec::Mark assumed, std::size_t before);
  bool must_stop() const { return stop_ && stop_(); }

  spec::ListedRules rules_;
  ConstraintKnowledge known_;
  std::vector<spec::Mark> crossed_;
  Proof proof_;
  std::optional<spec::Grid> completion_;
  std::uint64_t nesting_ = 0;
  std::function<bool()> stop_;
};

}  // namespace gridproof::solver
