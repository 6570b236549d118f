#include "verify/solve/ways.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/validity.hpp"

namespace gridproof::solve {

namespace {

constexpr std::array<Way, 4> table = {{
    {"logic", "the two rules", "certificate checker", true, true, true, prepare_logic},
    {"cadical", "CaDiCaL", "one-hot encoder; DRAT checker", true, false, true, prepare_cadical},
    {"z3", "Z3", "one-hot encoder; Z3", false, false, true, prepare_z3},
    {"techniques", "the named techniques",
     "the engine's techniques (theorems on 4x4, 6x6 and 9x9; engine compared by tests)", false, false, false,
     prepare_techniques},
}};

bool is_valid(const spec::AnyRules& rules, const spec::Grid& grid) {
  if (const spec::Layout* layout = rules.layout()) return spec::valid_alt(*layout, grid).holds();
  return grid.is_full() && spec::is_solution(*rules.listed(), grid).holds();
}

}  // namespace

std::span<const Way> ways() { return table; }

const Way* way_named(std::string_view name) {
  for (const Way& way : table)
    if (way.name == name) return &way;
  return nullptr;
}

void insist_on_completion(const spec::AnyRules& rules, const spec::Grid& grid, const std::vector<spec::Mark>& crossed,
                          const spec::Grid& completion) {
  const auto is_there = [&](const spec::Mark& mark) { return completion[mark.cell] == mark.value; };
  if (!is_valid(rules, completion) || !spec::extends(rules, grid, completion).holds() ||
      std::any_of(crossed.begin(), crossed.end(), is_there))
    throw std::logic_error("the solver's grid is not a completion of the puzzle");
}

}  // namespace gridproof::solve
