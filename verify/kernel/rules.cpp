#include "verify/kernel/rules.hpp"

#include <algorithm>
#include <set>
#include <vector>

namespace gridproof::kernel {

namespace {

using Cells = std::vector<spec::Cell>;

std::set<Cells> cells_of_houses(const spec::Layout& layout) {
  std::set<Cells> houses;
  for (const spec::House& house : layout.houses()) {
    Cells cells = house.cells;
    std::sort(cells.begin(), cells.end());
    houses.insert(std::move(cells));
  }
  return houses;
}

bool same_takuzu(const spec::Takuzu& a, const spec::Takuzu& b) {
  return a.rows() == b.rows() && a.columns() == b.columns() && a.lines_differ() == b.lines_differ();
}

}  // namespace

// The rows are among the houses, so layouts with equal houses have the same size.
bool same_rules(const spec::AnyRules& a, const spec::AnyRules& b) {
  if (&a == &b) return true;
  if (a.layout() != nullptr && b.layout() != nullptr)
    return cells_of_houses(*a.layout()) == cells_of_houses(*b.layout());
  return a.takuzu() != nullptr && b.takuzu() != nullptr && same_takuzu(*a.takuzu(), *b.takuzu());
}

}  // namespace gridproof::kernel
