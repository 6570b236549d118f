// The rules of a Takuzu: by their names they are the definition; the report's check of a cell finds what is defined;
// and what a change of one cell leaves as it was. For every grid of a board, complete or not.
#pragma once

#include <string>
#include <vector>

#include "spec/takuzu/checks.hpp"
#include "spec/takuzu/validity.hpp"
#include "verify/symbolic/formulation.hpp"

namespace gridproof::proofs {

using namespace spec;
using symbolic::Stage;

// `named` are the rules with their constraints; a test takes others.
struct TakuzuConstraintsValid {
  Takuzu takuzu;
  ListedRules named = takuzu;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Marks<B> relation = stage.marks("relation", takuzu);
    stage.exhibit("relation", relation);
    const auto& [constraints, groups] = named.listed();
    const auto kept = [&, &all_constraints = constraints](const ConstraintGroup& group) {
      return all(group.members, [&](std::size_t i) { return B(holds(all_constraints[i], takuzu, relation)); });
    };
    const std::size_t cells = takuzu.cells().size();
    for (const Cell c : takuzu.cells())
      stage.show("what is said of " + groups[c].name,
                 same(kept(groups[c]), exactly_one(takuzu.values(), [&](Value v) { return relation.is(c, v); })));
    for (std::size_t i = 0; i < takuzu.lines().size(); ++i) {
      const Chunk& chunk = takuzu.lines()[i];
      stage.show("what is said of " + groups[cells + i].name,
                 same(kept(groups[cells + i]),
                      rule_1_for_chunk(takuzu, relation, chunk) & rule_2_for_chunk(takuzu, relation, chunk)));
    }
    stage.show("all constraints together", same(is_solution(named, relation), is_solution(takuzu, relation)));
  }
};

// Any grid of a board.
template <Bit B>
Marks<B> any_grid(Stage<B>& stage, const Takuzu& takuzu) {
  const Marks<B> grid = stage.marks("grid", takuzu);
  stage.exhibit("grid", grid);
  stage.assume("a grid", is_partial_function(takuzu, grid));
  return grid;
}

// What a cell may hold: any of the three.
template <Bit B>
Element<B> any_element(Stage<B>& stage, const std::string& name) {
  Element<B> element{stage.input(name + ".0"), stage.input(name + ".1")};
  stage.assume(name + " is 0, 1 or neither", ~(element.is_zero & element.is_one));
  return element;
}

// The definitions that the theorems are about. A test hides one of them.
struct TakuzuDefinitions {
  template <GridLike G>
  static auto valid_for_cell(const Takuzu& takuzu, const G& grid, Cell n) {
    return spec::valid_for_cell(takuzu, grid, n);
  }
  template <GridLike G>
  static auto check_at_cell(const Takuzu& takuzu, const G& grid, Cell n) {
    return spec::check_at_cell(takuzu, grid, n);
  }
  template <Bit B>
  static CellChange<B> check_cell_change(const Takuzu& takuzu, const Marks<B>& grid, Cell n, const Element<B>& e) {
    return spec::check_cell_change(takuzu, grid, n, e);
  }
  template <Bit B>
  static Marks<B> with(const Marks<B>& grid, Cell n, const Element<B>& element) {
    return spec::with(grid, n, element);
  }
};

template <class D, GridLike G>
auto valid_up_to_by(const Takuzu& takuzu, const G& grid, std::size_t n) {
  return all(first_cells(takuzu, n), [&](Cell m) { return D::valid_for_cell(takuzu, grid, m); });
}

// Line by line first: what is shown helps with the cells.
template <class D = TakuzuDefinitions>
struct CheckAtCell {
  Takuzu takuzu;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Marks<B> grid = any_grid(stage, takuzu);
    for (const Chunk& chunk : takuzu.lines()) {
      stage.show("rule 1 in " + chunk.name,
                 same(check_rule_1_for_chunk(takuzu, grid, chunk), rule_1_for_chunk(takuzu, grid, chunk)));
      stage.show("rule 2 in " + chunk.name,
                 same(check_rule_2_for_chunk(takuzu, grid, chunk), rule_2_for_chunk(takuzu, grid, chunk)));
    }
    for (const Cell n : takuzu.cells())
      stage.show(takuzu.name(n), same(D::check_at_cell(takuzu, grid, n), valid_for_cell(takuzu, grid, n)));
  }
};

// The contract of check_cell_change: on a grid that is valid up to n once n is emptied, it writes the element and,
// unless it says Invalid, leaves a grid that is valid up to n + 1.
template <class D = TakuzuDefinitions>
struct CheckCellChange {
  Takuzu takuzu;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Marks<B> grid = any_grid(stage, takuzu);
    const Element<B> element = any_element(stage, "e");
    for (const Cell n : takuzu.cells()) {
      const Marks<B> with_element = with(grid, n, element);
      stage.use("check_at_cell", is_partial_function(takuzu, with_element),
                same(check_at_cell(takuzu, with_element, n), valid_for_cell(takuzu, with_element, n)));
      const B required = valid_up_to(takuzu, with(grid, n, Element<B>::empty()), n);
      const CellChange<B> changed = D::check_cell_change(takuzu, grid, n, element);
      const std::string name = takuzu.name(n);
      stage.show_same(name + " is written", takuzu, changed.grid, with_element);
      stage.show(name + " is valid", required & changed.valid, valid_up_to(takuzu, changed.grid, n + 1U));
      stage.show(name + " is invalid", required & ~changed.valid, ~valid_for_cell(takuzu, changed.grid, n));
    }
  }
};

template <class D = TakuzuDefinitions>
struct FramingPos {
  Takuzu takuzu;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Marks<B> grid = any_grid(stage, takuzu);
    for (const Cell n : takuzu.cells())
      stage.show(takuzu.name(n),
                 valid_up_to(takuzu, with(grid, n, Element<B>::empty()), n) & D::valid_for_cell(takuzu, grid, n),
                 valid_up_to(takuzu, grid, n + 1U));
  }
};

template <class D = TakuzuDefinitions>
struct ValidPreserved {
  Takuzu takuzu;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Marks<B> grid = any_grid(stage, takuzu);
    for (const Cell n : takuzu.cells())
      stage.show(takuzu.name(n), valid_up_to_by<D>(takuzu, grid, n),
                 valid_up_to_by<D>(takuzu, with(grid, n, Element<B>::empty()), n));
  }
};

template <class D = TakuzuDefinitions>
struct FramingAssert {
  Takuzu takuzu;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Marks<B> grid = any_grid(stage, takuzu);
    const Element<B> e1 = any_element(stage, "e1"), e2 = any_element(stage, "e2");
    for (const Cell n : takuzu.cells())
      stage.show_same(takuzu.name(n), takuzu, D::with(D::with(grid, n, e1), n, e2), D::with(grid, n, e2));
  }
};

template <class D = TakuzuDefinitions>
struct FramingLast {
  Takuzu takuzu;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Marks<B> grid = any_grid(stage, takuzu);
    const Element<B> e2 = any_element(stage, "e2"), e3 = any_element(stage, "e3");
    for (const Cell n : takuzu.cells()) {
      const Element<B> e1{grid.is(n, zero), grid.is(n, one)};
      stage.show_same(takuzu.name(n), takuzu, D::with(D::with(D::with(grid, n, e2), n, e3), n, e1), grid);
    }
  }
};

}  // namespace gridproof::proofs
