#include "verify/solve/encode.hpp"

#include <fmt/format.h>

#include <cstddef>

#include "text/write.hpp"

namespace gridproof::solve {

namespace {

void add_exactly_one(Cnf& cnf, const std::vector<int>& literals) {
  cnf.add(literals);
  for (std::size_t i = 0; i < literals.size(); ++i)
    for (std::size_t j = i + 1; j < literals.size(); ++j) cnf.add({-literals[i], -literals[j]});
}

}  // namespace

Cnf encode(const spec::Layout& layout, const spec::Grid& grid) {
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
  return cnf;
}

std::vector<int> other_than(const spec::Layout& layout, const spec::Grid& full) {
  std::vector<int> clause;
  for (const spec::Cell c : layout.cells()) clause.push_back(-variable(layout, c, full[c]));
  return clause;
}

std::vector<std::string> comments(const spec::Layout& layout, const spec::Grid& grid, const spec::Grid* ruled_out) {
  std::vector<std::string> lines = {
      fmt::format("layout {}, puzzle {}", layout.name(), text::to_line(layout, grid)),
      fmt::format("variable {} (c - 1) + v: cell c, row by row from 1, has value v", layout.size())};
  if (ruled_out != nullptr)
    lines.push_back(fmt::format("the last clause rules out the completion {}", text::to_line(layout, *ruled_out)));
  return lines;
}

spec::Grid decode(const spec::Layout& layout, const std::function<bool(int)>& holds) {
  spec::Grid grid(layout.cells().size());
  for (const spec::Cell c : layout.cells())
    for (const spec::Value v : layout.values())
      if (grid[c] == 0 && holds(variable(layout, c, v))) grid[c] = v;
  return grid;
}

}  // namespace gridproof::solve
