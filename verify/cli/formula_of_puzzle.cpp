#include "verify/cli/formula_of_puzzle.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <vector>

#include "spec/any_rules.hpp"
#include "spec/hint.hpp"
#include "spec/sudoku/validity.hpp"
#include "spec/takuzu/validity.hpp"
#include "text/marks.hpp"
#include "text/write.hpp"
#include "verify/solve/encode.hpp"

namespace gridproof::cli {

namespace {

// The lines that are no comments.
std::vector<std::string> clauses_of(const std::string& dimacs) {
  std::vector<std::string> lines;
  std::istringstream stream(dimacs);
  for (std::string line; std::getline(stream, line);)
    if (!line.starts_with("c")) lines.push_back(line);
  return lines;
}

// What a completion that breaks the clause has and has not; nothing where that is no mark, or something else.
std::optional<spec::Conclusion> broken(const spec::Board& board, const std::string& clause) {
  spec::Conclusion marks;
  std::istringstream stream(clause);
  for (int literal = 0; stream >> literal && literal != 0;) {
    bool known = false;
    for (const spec::Mark& mark : spec::all_marks(board)) {
      if (solve::variable(board, mark.cell, mark.value) != std::abs(literal)) continue;
      (literal < 0 ? marks.set : marks.del).push_back(mark);
      known = true;
    }
    if (!known) return std::nullopt;
  }
  if (marks.set.empty() && marks.del.empty()) return std::nullopt;
  return marks;
}

// The formula of this grid with at most one clause more: that clause.
struct Match {
  std::optional<std::string> clause;
};
std::optional<Match> match(const std::vector<std::string>& lines, const spec::AnyRules& rules, const spec::Grid& grid,
                           const std::vector<spec::Mark>& crossed) {
  solve::Cnf cnf = solve::encode(rules, grid, crossed);
  if (clauses_of(to_dimacs(cnf)) == lines) return Match{};
  if (lines.empty()) return std::nullopt;
  std::vector<int> clause;
  std::istringstream stream(lines.back());
  for (int literal = 0; stream >> literal && literal != 0;) clause.push_back(literal);
  cnf.add(clause);
  if (clauses_of(to_dimacs(cnf)) != lines) return std::nullopt;
  return Match{lines.back()};
}

bool is_completion(const kernel::Subject& about, const spec::Grid& grid) {
  const spec::AnyRules& rules = *about.rules;
  return visit(rules, [&](const auto& known) { return is_solution(known, grid).holds(); }) &&
         spec::extends(rules, *about.puzzle, grid).holds() &&
         std::none_of(about.crossed.begin(), about.crossed.end(),
                      [&](const spec::Mark& mark) { return grid[mark.cell] == mark.value; });
}

std::string sentence(const kernel::Subject& about, const spec::Conclusion& marks, const char* grid) {
  return fmt::format("in every completion of {} {}; that there is one is not shown", grid,
                     text::mark_names(*about.rules, marks.set, marks.del));
}

}  // namespace

FormulaMeaning meaning_of(const std::string& formula, const kernel::Subject& about) {
  const spec::AnyRules& rules = *about.rules;
  const std::vector<std::string> lines = clauses_of(formula);
  if (const auto found = match(lines, rules, *about.puzzle, about.crossed)) {
    if (!found->clause) return {.sentence = "the puzzle has no completion"};
    const auto marks = broken(rules, *found->clause);
    if (!marks) return {.objection = "its last clause does not speak of marks"};
    spec::Grid full(rules.cells().size());
    for (const spec::Mark& mark : marks->set) full[mark.cell] = mark.value;
    if (marks->del.empty() && full.is_full() && is_completion(about, full))
      return {.sentence = "the puzzle has exactly one completion: " + text::to_line(rules, full)};
    return {.sentence = sentence(about, *marks, "the puzzle")};
  }
  if (about.state)
    if (const auto found = match(lines, rules, *about.state, about.crossed); found && found->clause)
      if (const auto marks = broken(rules, *found->clause))
        return {.sentence = sentence(about, *marks, "the player's state")};
  return {.objection = fmt::format("its clauses are not those of {} ({})", text::to_line(rules, *about.puzzle),
                                   rules.name())};
}

}  // namespace gridproof::cli
