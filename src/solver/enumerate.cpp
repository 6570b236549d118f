#include "solver/enumerate.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gridproof::solver {

namespace {

using spec::Cell;
using spec::Grid;
using spec::Value;

// Whether what is written so far can still be completed to something that keeps the rule, as far as the rule alone
// tells.
bool is_open(const spec::Count& count, const Grid& grid) {
  std::size_t so = 0, perhaps = 0;
  for (const spec::Mark& mark : count.marks) {
    so += grid[mark.cell] == mark.value ? 1 : 0;
    perhaps += grid[mark.cell] == 0 ? 1 : 0;
  }
  return so <= count.most && so + perhaps >= count.least;
}
bool is_open(const spec::Differ& differ, const Grid& grid) {
  for (std::size_t i = 0; i < differ.first.size(); ++i) {
    const Value a = grid[differ.first[i]], b = grid[differ.second[i]];
    if (a == 0 || b == 0 || a != b) return true;
  }
  return false;
}

class Enumeration {
 public:
  Enumeration(const spec::ListedRules& rules, const Grid& grid, const spec::Marks<spec::Truth>& crossed,
              const Solver::Visitor& visitor, Budget budget, Random* random = nullptr)
      : rules_(rules), grid_(grid), crossed_(crossed), visitor_(visitor), budget_(budget), random_(random) {}

  Ending from(std::size_t cell) {
    if (nodes_++ == budget_.nodes) return Ending::exhausted;
    if (!all_open()) return Ending::complete;
    while (cell < grid_.size() && grid_[cell] != 0) {
      if (crossed_.is(static_cast<Cell>(cell), grid_[cell]).holds()) return Ending::complete;
      ++cell;
    }
    if (cell == grid_.size()) return visitor_(grid_) ? Ending::complete : Ending::stopped;
    std::vector<Value> values = rules_.values();
    if (random_ != nullptr) random_->shuffle(values);
    for (const Value v : values) {
      if (crossed_.is(static_cast<Cell>(cell), v).holds()) continue;
      grid_[cell] = v;
      const Ending ending = from(cell + 1);
      grid_[cell] = 0;
      if (ending != Ending::complete) return ending;
    }
    return Ending::complete;
  }

 private:
  bool all_open() const {
    for (const spec::Constraint& constraint : rules_.listed().constraints)
      if (!std::visit([&](const auto& rule) { return is_open(rule, grid_); }, constraint.rule)) return false;
    return true;
  }

  const spec::ListedRules& rules_;
  Grid grid_;
  const spec::Marks<spec::Truth>& crossed_;
  const Solver::Visitor& visitor_;
  Budget budget_;
  Random* random_;  // nothing: the values of a cell in order
  std::uint64_t nodes_ = 0;
};

}  // namespace

Ending enumerate(const spec::ListedRules& rules, const Grid& grid, const spec::Marks<spec::Truth>& crossed,
                 const Solver::Visitor& visitor, Budget budget) {
  return Enumeration(rules, grid, crossed, visitor, budget).from(0);
}

std::variant<Grid, Failure> random_solution(const spec::ListedRules& rules, Random& random) {
  constexpr Budget budget{20'000'000};
  std::optional<Grid> found;
  const spec::Marks<spec::Truth> none(rules);
  const auto keep = [&](const Grid& full) { return found = full, false; };
  const Ending ending = Enumeration(rules, Grid(rules.cells().size()), none, keep, budget, &random).from(0);
  if (found) return *std::move(found);
  if (ending == Ending::exhausted)
    return Failure{Obstacle::solution_not_found, "no solution of " + rules.name() + " found in " +
                                                     std::to_string(budget.nodes) + " search nodes; there may be one"};
  return Failure{Obstacle::no_solution, rules.name() + " has no solution"};
}

}  // namespace gridproof::solver
