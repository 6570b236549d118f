#include "verify/solve/encode.hpp"

#include <fmt/format.h>

#include <cstddef>

#include "text/marks.hpp"
#include "text/write.hpp"
#include "verify/solve/encode_constraints.hpp"

namespace gridproof::solve {

namespace {

void add_at_most_one(Cnf& cnf, const std::vector<int>& literals) {
  for (std::size_t i = 0; i < literals.size(); ++i)
    for (std::size_t j = i + 1; j < literals.size(); ++j) cnf.add({-literals[i], -literals[j]});
}

void add_exactly_one(Cnf& cnf, const std::vector<int>& literals) {
  cnf.add(literals);
  add_at_most_one(cnf, literals);
}

void add_houses(Cnf& cnf, const spec::Layout& layout) {
  for (const spec::House& house : layout.houses())
    for (const spec::Value v : layout.values()) {
      std::vector<int> places;
      for (const spec::Cell c : house) places.push_back(variable(layout, c, v));
      layout.has_every_value(house) ? add_exactly_one(cnf, places) : add_at_most_one(cnf, places);
    }
}

}  // namespace

Cnf encode(const spec::AnyRules& rules, const spec::Grid& grid, const std::vector<spec::Mark>& crossed) {
  Cnf cnf{.variables = static_cast<int>(rules.cells().size() * rules.values().size())};
  for (const spec::Cell c : rules.cells()) {
    std::vector<int> values;
    for (const spec::Value v : rules.values()) values.push_back(variable(rules, c, v));
    add_exactly_one(cnf, values);
  }
  if (const spec::Layout* layout = rules.layout()) add_houses(cnf, *layout);
  if (const spec::ListedRules* listed = rules.listed()) add_constraints(cnf, *listed);
  for (const spec::Cell c : rules.cells())
    if (grid[c] != 0) cnf.add({variable(rules, c, grid[c])});
  for (const auto& [c, v] : crossed) cnf.add({-variable(rules, c, v)});
  return cnf;
}

std::vector<int> other_than(const spec::Board& board, const spec::Grid& full) {
  std::vector<int> clause;
  for (const spec::Cell c : board.cells()) clause.push_back(-variable(board, c, full[c]));
  return clause;
}

std::vector<int> other_than(const spec::Board& board, const std::vector<spec::Mark>& set,
                            const std::vector<spec::Mark>& del) {
  std::vector<int> clause;
  for (const auto& [c, v] : set) clause.push_back(-variable(board, c, v));
  for (const auto& [c, v] : del) clause.push_back(variable(board, c, v));
  return clause;
}

std::vector<std::string> comments(const spec::AnyRules& rules, const spec::Grid& grid,
                                  const std::vector<spec::Mark>& crossed, const std::string& ruled_out) {
  std::vector<std::string> lines = {
      fmt::format("{} {}, puzzle {}", rules.layout() != nullptr ? "layout" : "rules", rules.name(),
                  text::to_line(rules, grid)),
      fmt::format("variable {} (c - 1) + v{}: cell c, row by row from 1, has value v", rules.values().size(),
                  rules.first_number() == 0 ? " + 1" : "")};
  if (rules.listed() != nullptr) lines.emplace_back("the other variables count and compare");
  if (!crossed.empty()) lines.push_back("crossed out: " + text::mark_names(rules, {}, crossed));
  if (!ruled_out.empty()) lines.push_back("the last clause rules out " + ruled_out);
  return lines;
}

std::string completion_ruled_out(const spec::Board& board, const spec::Grid& full) {
  return "the completion " + text::to_line(board, full);
}

spec::Grid decode(const spec::Board& board, const std::function<bool(int)>& holds) {
  spec::Grid grid(board.cells().size());
  for (const spec::Cell c : board.cells())
    for (const spec::Value v : board.values())
      if (grid[c] == 0 && holds(variable(board, c, v))) grid[c] = v;
  return grid;
}

}  // namespace gridproof::solve
