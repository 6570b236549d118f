// The techniques by name: how many reasons each has, and that none says anything wrong of a grid.
#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "spec/reason.hpp"
#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/techniques/named.hpp"
#include "spec/truth.hpp"
#include "support/property.hpp"
#include "verify/property/generators.hpp"

using namespace gridproof::spec;
using gridproof::test::property;

namespace {

std::size_t count(const NamedTechnique& technique, const Layout& layout) {
  std::size_t number = 0;
  go_through(technique.family, layout, SudokuRules(layout), [&](const Reason&) { ++number; });
  return number;
}

const NamedTechnique& named(const std::string& key) {
  for (const NamedTechnique& technique : named_techniques())
    if (technique.key == key) return technique;
  throw std::logic_error("no technique " + key);
}

}  // namespace

TEST_CASE("combinations come in order, each once") {
  CHECK(combinations(3, 2) == std::vector<Chosen>{{0, 1}, {0, 2}, {1, 2}});
  CHECK(combinations(9, 4).size() == 126);
  CHECK(combinations(2, 3).empty());
  CHECK(combinations(2, 0) == std::vector<Chosen>{{}});
}

TEST_CASE("two cells are told to differ by the house that has both") {
  for (const Layout& layout : {Layout::boxes(2, 3), Layout::boxes(3, 3).with_diagonals().with_windows()}) {
    const SudokuRules rules(layout);
    for (const Cell a : layout.cells())
      for (const Cell b : layout.cells()) {
        bool share = false;
        for (const House& house : layout.houses()) share = share || (a != b && house.contains(a) && house.contains(b));
        REQUIRE(rules.see(a, b) == share);
        if (!share) continue;
        const Constraint& said = rules.constraints()[rules.differ(a, b)];
        const auto& differ = std::get<Differ>(said.rule);
        CHECK(std::set<Cell>{differ.first.front(), differ.second.front()} == std::set<Cell>{a, b});
      }
  }
}

TEST_CASE("techniques have as many reasons as there are ways to choose their parts") {
  const Layout nine = Layout::boxes(3, 3);
  const std::map<std::string, std::size_t> known = {
      {"single_candidate", 81 * 9},
      {"single_place", 81 * 9 * 3},
      {"pointing", 54 * 9},  // a box and one of the six lines through it
      {"claiming", 54 * 9},
      {"naked_pair", 27 * 36 * 36},
      {"hidden_pair", 27 * 36 * 36},
      {"naked_triple", 27 * 84 * 84},
      {"x_wing", 2 * 36 * 36 * 9},
      {"swordfish", 2 * 84 * 84 * 9},
  };
  for (const auto& [key, number] : known) {
    CAPTURE(key);
    CHECK(count(named(key), nine) == number);
  }
  for (const char* key : {"naked_quad", "hidden_quad", "jellyfish", "finned_jellyfish"})
    CHECK(count(named(key), Layout::boxes(2, 2)) == 0);  // four of four say nothing
}

TEST_CASE("no two techniques share a key or a code") {
  std::set<std::string> keys, codes;
  for (const NamedTechnique& technique : named_techniques()) {
    CHECK(keys.insert(technique.key).second);
    CHECK(codes.insert(technique.hodoku).second);
  }
}

TEST_CASE("what a technique concludes is so in the solution") {
  for (const Layout& layout : {Layout::boxes(2, 2), Layout::boxes(2, 2).with_diagonals()}) {
    const SudokuRules rules(layout);
    std::map<std::string, std::size_t> speaks;
    bool asked = false;
    property(layout.name(), [&] {
      asked = true;
      const auto at = *gridproof::verify::cases(layout, gridproof::verify::Dialect::repaired);
      const Marks<Truth> open = candidates(layout, at.grid, at.crossed), gone = absent(layout, at.grid, open);
      for (const NamedTechnique& technique : named_techniques())
        go_through(technique.family, layout, rules, [&](const Reason& reason) {
          if (!premises_hold(reason, gone).holds() || !changes_something(reason, open).holds()) return;
          ++speaks[technique.key];
          for (const Mark& mark : reason.set) RC_ASSERT(at.solution.is(mark.cell, mark.value).holds());
          for (const Mark& mark : reason.del) RC_ASSERT_FALSE(at.solution.is(mark.cell, mark.value).holds());
        });
    }, 40);
    if (!asked) continue;  // the turn of another layout
    for (const NamedTechnique& technique : named_techniques()) {
      CAPTURE(technique.key, layout.name());
      CHECK((speaks[technique.key] > 0 || count(technique, layout) == 0));
    }
  }
}
