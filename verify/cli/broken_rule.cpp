#include "verify/cli/broken_rule.hpp"

#include "text/rules_name.hpp"
#include "verify/report/explain.hpp"

namespace gridproof::cli {

namespace {

// Whatever comes into the empty cells, the constraint does not hold.
bool is_broken(const spec::Count& count, const spec::Grid& grid) {
  std::size_t so = 0, perhaps = 0;
  for (const spec::Mark& mark : count.marks) {
    so += grid[mark.cell] == mark.value ? 1 : 0;
    perhaps += grid[mark.cell] == 0 ? 1 : 0;
  }
  return so > count.most || so + perhaps < count.least;
}
bool is_broken(const spec::Differ& differ, const spec::Grid& grid) {
  for (std::size_t i = 0; i < differ.first.size(); ++i) {
    const spec::Value a = grid[differ.first[i]], b = grid[differ.second[i]];
    if (a == 0 || b == 0 || a != b) return false;
  }
  return true;
}

}  // namespace

std::optional<std::string> broken_rule(const spec::AnyRules& rules, const spec::Grid& grid,
                                       const std::optional<text::Symbols>& symbols) {
  if (const spec::Layout* layout = rules.layout()) return verify::repetition(*layout, grid, symbols);
  for (const spec::Constraint& constraint : constraints_of(*rules.takuzu()).constraints)
    if (std::visit([&](const auto& rule) { return is_broken(rule, grid); }, constraint.rule))
      return "not so: " + text::constraint_name(rules, constraint, symbols);
  return std::nullopt;
}

}  // namespace gridproof::cli
