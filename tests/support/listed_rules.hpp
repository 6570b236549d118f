// Rules that are a list of constraints, and grids drawn from them, for what takes any such rules.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "solver/constraint_logic.hpp"
#include "solver/enumerate.hpp"
#include "solver/random.hpp"
#include "spec/rules.hpp"
#include "spec/takuzu/takuzu.hpp"
#include "support/two_rows.hpp"

namespace gridproof::test {

// A Latin square of three values whose first row and first column differ: constraints of every form over more than two
// values.
inline spec::ListedRules latin_three() {
  const spec::Board board(3, 3, 3);
  spec::NamedConstraints named;
  named.groups.push_back({"the square", {}});
  const auto add = [&](std::string name, std::variant<spec::Count, spec::Differ> rule) {
    named.groups.back().members.push_back(named.constraints.size());
    named.constraints.push_back({std::move(name), std::move(rule)});
  };
  for (int line = 1; line <= 3; ++line)
    for (const spec::Value v : board.values()) {
      spec::Count row{{}, 1, 1}, column{{}, 0, 1};
      for (int i = 1; i <= 3; ++i) {
        row.marks.push_back({board.cell(line, i), v});
        column.marks.push_back({board.cell(i, line), v});
      }
      add("row " + std::to_string(line) + " has one " + std::to_string(v), std::move(row));
      add("column " + std::to_string(line) + " has at most one " + std::to_string(v), std::move(column));
    }
  add("row 1 and column 1 differ", spec::Differ{{0, 1, 2}, {0, 3, 6}});
  return {"latin three", board, std::move(named)};
}

// The rules of the random tests, small enough for plain enumeration.
inline const std::vector<spec::ListedRules>& listed_rules() {
  static const std::vector<spec::ListedRules> rules = {
      spec::Takuzu(4, 4),        spec::Takuzu(4, 4, false), spec::Takuzu(4, 6),        spec::Takuzu(2, 6, false),
      spec::Takuzu(6, 6),        spec::Takuzu(6, 6, false), spec::Takuzu(8, 8),        spec::Takuzu(8, 8, false),
      two_rows(), latin_three()};
  return rules;
}

// A sub-grid of a solution, perhaps with one value changed: unique, with several completions, contradictory. The
// solution is one that the logic finds when some random cells are given; it is checked.
inline spec::Grid drawn_sub_grid(const spec::ListedRules& rules, solver::Random& random) {
  solver::ConstraintLogic logic(rules);
  std::optional<spec::Grid> full;
  while (!full) {
    spec::Grid few(rules.cells().size());
    for (int i = 0; i < rules.rows() / 2; ++i) few[random.below(few.size())] = rules.values()[random.below(2)];
    full = logic.decide(few).first;
  }
  if (!full->is_full() || !spec::is_solution(rules, *full).holds()) throw std::logic_error("no solution was drawn");
  const bool large = full->size() > 36;  // plain enumeration must come to an end
  const std::uint64_t keep = large ? 40 + random.below(40) : 15 + random.below(65);
  for (std::size_t c = 0; c < full->size(); ++c)
    if (random.below(100) >= keep) (*full)[c] = 0;
  if (random.below(3) == 0)
    (*full)[random.below(full->size())] = rules.values()[random.below(rules.values().size())];
  return *full;
}

// None, or some, of any cells.
inline std::vector<spec::Mark> drawn_marks(const spec::ListedRules& rules, solver::Random& random) {
  std::vector<spec::Mark> marks;
  if (random.below(2) == 0) return marks;
  for (const spec::Mark& mark : spec::all_marks(rules))
    if (random.below(2 * rules.cells().size()) == 0) marks.push_back(mark);
  return marks;
}

inline spec::Marks<spec::Truth> as_marks(const spec::Board& board, const std::vector<spec::Mark>& crossed) {
  spec::Marks<spec::Truth> marks(board);
  for (const auto& [cell, value] : crossed) marks.at(cell, value) = spec::Truth(true);
  return marks;
}

// By plain enumeration, as far as two.
inline std::vector<spec::Grid> two_completions(const spec::ListedRules& rules, const spec::Grid& grid,
                                               const std::vector<spec::Mark>& crossed = {}) {
  std::vector<spec::Grid> found;
  solver::enumerate(rules, grid, as_marks(rules, crossed), [&](const spec::Grid& full) {
    found.push_back(full);
    return found.size() < 2;
  });
  return found;
}

}  // namespace gridproof::test
