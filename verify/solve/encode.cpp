#include "verify/solve/encode.hpp"

#include <fmt/format.h>

#include <cstddef>

#include "text/marks.hpp"
#include "text/write.hpp"

namespace gridproof::solve {

namespace {

void add_exactly_one(Cnf& cnf, const std::vector<int>& literals) {
  cnf.add(literals);
  for (std::size_t i = 0; i < literals.size(); ++i)
    for (std::size_t j = i + 1; j < literals.size(); ++j) cnf.add({-literals[i], -literals[j]});
}

}  // namespace

Cnf encode(const spec::Layout& layout, const spec::Grid& grid, const std::vector<spec::Mark>& crossed) {
  Cnf cnf{.variables = static_cast<int>(layout.cells().size()) * layout.size()};
  for (const spec::Cell c : layout.cells()) {
    std::vector<int> values;
    for (const spec::Value v : layout.values()) values.push_back(variable(layout, c, v));
    add_exactly_one(cnf, values);
  }
  for (const spec::House& house : layout.houses())
    for (const spec::Value v : layout.values()) {
      std::vector<int> places;
      for (const spec::Cell c : house) places.push_back(variable(layout, c, v));
      add_exactly_one(cnf, places);
    }
  for (const spec::Cell c : layout.cells())
    if (grid[c] != 0) cnf.add({variable(layout, c, grid[c])});
  for (const auto& [c, v] : crossed) cnf.add({-variable(layout, c, v)});
  return cnf;
}

std::vector<int> other_than(const spec::Layout& layout, const spec::Grid& full) {
  std::vector<int> clause;
  for (const spec::Cell c : layout.cells()) clause.push_back(-variable(layout, c, full[c]));
  return clause;
}

std::vector<int> other_than(const spec::Layout& layout, const std::vector<spec::Mark>& set,
                            const std::vector<spec::Mark>& del) {
  std::vector<int> clause;
  for (const auto& [c, v] : set) clause.push_back(-variable(layout, c, v));
  for (const auto& [c, v] : del) clause.push_back(variable(layout, c, v));
  return clause;
}

std::vector<std::string> comments(const spec::Layout& layout, const spec::Grid& grid,
                                  const std::vector<spec::Mark>& crossed, const std::string& ruled_out) {
  std::vector<std::string> lines = {
      fmt::format("layout {}, puzzle {}", layout.name(), text::to_line(layout, grid)),
      fmt::format("variable {} (c - 1) + v: cell c, row by row from 1, has value v", layout.size())};
  if (!crossed.empty()) lines.push_back("crossed out: " + text::mark_names(layout, {}, crossed));
  if (!ruled_out.empty()) lines.push_back("the last clause rules out " + ruled_out);
  return lines;
}

std::string completion_ruled_out(const spec::Layout& layout, const spec::Grid& full) {
  return "the completion " + text::to_line(layout, full);
}

spec::Grid decode(const spec::Layout& layout, const std::function<bool(int)>& holds) {
  spec::Grid grid(layout.cells().size());
  for (const spec::Cell c : layout.cells())
    for (const spec::Value v : layout.values())
      if (grid[c] == 0 && holds(variable(layout, c, v))) grid[c] = v;
  return grid;
}

}  // namespace gridproof::solve
