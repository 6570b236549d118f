// The rules of sudoku by name: every cell has one value, every house that is large enough has every value, and no two
// of its cells hold the same. That all of them together are `valid` is a theorem (constraints_valid).
//
//   const SudokuRules rules(layout);
//   rules.constraints()[rules.has_value(cell)].name;      // "r1c2 has a value"
//   rules.constraints()[rules.has(house, 4)].name;        // "row 3 has a 4"
//   rules.groups();                                       // the cells and the houses
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "spec/rules.hpp"
#include "spec/sudoku/layout.hpp"
#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/validity.hpp"

namespace gridproof::spec {

class SudokuRules {
 public:
  explicit SudokuRules(const Layout& layout)
      : values_(layout.values().size()),
        first_of_houses_(layout.cells().size()),
        differ_(layout.cells().size() * layout.cells().size()) {
    for (const Cell c : layout.cells()) add_cell(layout, c);
    for (const House& house : layout.houses()) add_house(layout, house);
  }

  const NamedConstraints& named() const { return named_; }
  const std::vector<Constraint>& constraints() const { return named_.constraints; }
  const std::vector<ConstraintGroup>& groups() const { return named_.groups; }

  const ConstraintGroup& group_of(HouseIndex house) const { return named_.groups[first_of_houses_ + house]; }

  // Where to find one in the list.
  std::size_t has_value(Cell cell) const { return 2U * cell; }
  std::size_t has_one_value(Cell cell) const { return 2U * cell + 1; }
  // Requires a house that has every value.
  std::size_t has(HouseIndex house, Value value) const { return first_of_house_[house] + value - 1U; }
  // Whether two cells see each other: some house has both.
  bool see(Cell a, Cell b) const { return differ(a, b) != 0; }
  // That two cells differ, by the first house that has both. Requires cells that see each other.
  std::size_t differ(Cell a, Cell b) const { return differ_[a * first_of_houses_ + b]; }

 private:
  void add(std::string name, std::variant<Count, Differ> rule) {
    named_.groups.back().members.push_back(named_.constraints.size());
    named_.constraints.push_back({std::move(name), std::move(rule)});
  }

  void add_cell(const Layout& layout, Cell c) {
    const std::string name = layout.name(c);
    named_.groups.push_back({name, {}});
    std::vector<Mark> marks;
    for (const Value v : layout.values()) marks.push_back({c, v});
    add(name + " has a value", Count{marks, 1, values_});
    add(name + " has at most one value", Count{marks, 0, 1});
  }

  void add_house(const Layout& layout, const House& house) {
    const std::string name = house.name();
    named_.groups.push_back({name, {}});
    first_of_house_.push_back(named_.constraints.size());
    for (const Value v : layout.values()) {
      if (!layout.has_every_value(house)) break;
      std::vector<Mark> marks;
      for (const Cell c : house) marks.push_back({c, v});
      add(name + " has a " + std::to_string(v), Count{std::move(marks), 1, house.size()});
    }
    for (std::size_t i = 0; i < house.size(); ++i)
      for (std::size_t j = i + 1; j < house.size(); ++j) {
        const Cell a = house.cells[i], b = house.cells[j];
        if (!see(a, b)) differ_[a * first_of_houses_ + b] = differ_[b * first_of_houses_ + a] = constraints().size();
        add(layout.name(a) + " and " + layout.name(b) + " differ", Differ{{a}, {b}});
      }
  }

  std::size_t values_;
  std::size_t first_of_houses_;  // among the groups, behind the cells: as many as there are cells
  NamedConstraints named_;
  std::vector<std::size_t> first_of_house_;  // by house, among the constraints
  std::vector<std::size_t> differ_;          // by two cells, among the constraints; 0: nothing says so
};

inline NamedConstraints constraints_of(const Layout& layout) { return SudokuRules(layout).named(); }

static_assert(Rules<Layout>);

}  // namespace gridproof::spec
