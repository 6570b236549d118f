// Broken variants of validity, puzzles, equations and symmetries.
#include "mutants.hpp"
#include "proofs/puzzles.hpp"
#include "proofs/quadratic.hpp"
#include "proofs/symmetry.hpp"

using namespace gridproof;
using namespace gridproof::proofs;
using gridproof::test::is_refuted;

namespace {

const Layout four = Layout::boxes(2, 2), six = Layout::boxes(2, 3), nine = Layout::boxes(3, 3);

struct ForgetsLastValue : Definitions {
  template <GridLike G>
  static auto check(const Layout& layout, const G& grid, const Group& group) {
    std::vector<Value> values = layout.values();
    values.pop_back();
    return contains_all_alt(grid, group, values);
  }
};
struct ForgetsLastCell : Definitions {
  template <GridLike G>
  static auto check(const Layout& layout, const G& grid, const Group& group) {
    return spec::check(layout, grid, Group(group.begin(), group.end() - 1));
  }
};
struct ForgetsSquares : Definitions {
  template <GridLike G>
  static auto valid(const Layout& layout, const G& grid) {
    return all(layout.houses(), [&](const House& house) {
      return house.kind == HouseKind::box ? BitOf<G>(true) : check_alt(layout, grid, house.cells);
    });
  }
};
struct SquaresWithoutTranspose : Definitions {
  template <class T>
  static Sequence<Sequence<T>> squares(const Layout& layout, const Sequence<Sequence<T>>& rows) {
    return group_by(static_cast<std::size_t>(layout.size()), join(rows));
  }
};

Grid grid(const char* cells) {
  std::vector<Value> values;
  for (const char* c = cells; *c != '\0'; ++c) values.push_back(static_cast<Value>(*c == '.' ? 0 : *c - '0'));
  return Grid(values);
}
const Grid puzzle = grid(".9.7..86..31..5.2.8.6........7.5...6...3.7...5...1.7........1.9.2.6..35..54..8.7.");
const Grid solution = grid("295743861431865927876192543387459216612387495549216738763524189928671354154938672");

Grid with(Grid changed, Cell cell, Value value) {
  changed[cell] = value;
  return changed;
}

std::vector<Symmetry> across_bands(const Layout& layout) {
  return {exchange(layout, true, layout.box_rows(), layout.box_rows() + 1, 1)};
}
std::vector<Symmetry> one_row_relabelled(const Layout& layout) {
  Symmetry symmetry = Symmetry::of(layout, "cells 1 and 2");
  std::swap(symmetry.cell[0], symmetry.cell[1]);
  return {symmetry};
}

// Tier 1 likes small values: no relabelling leaves that alone.
struct Partial : Repaired {
  template <Bit B>
  static Marks<B> only_choice(const Position<B>& at, const Marks<B>& candidates) {
    const Marks<B> right = Repaired::only_choice(at, candidates);
    return marks<B>(at.rules, [&](Cell c, Value v) { return v == 1 ? B(right.is(c, v)) : B(false); });
  }
};

}  // namespace

TEST_CASE("broken definitions of validity are refuted") {
  using enum symbolic::Folding;
  is_refuted("check without the last value", CheckEquiv<ForgetsLastValue>{four}, verbatim);
  is_refuted("check without the last cell", CheckEquiv<ForgetsLastCell>{nine}, verbatim);
  is_refuted("valid without squares", ValidEquiv<ForgetsSquares>{six}, verbatim);
  is_refuted("valid without squares, other forms", ValidForms<ForgetsSquares>{four});
  is_refuted("squares that are rows", Squares<SquaresWithoutTranspose>{nine}, verbatim);
  is_refuted("group lemma without the last value", GroupLemma<ForgetsLastValue>{four});
}

TEST_CASE("wrong statements about puzzles and equations are refuted") {
  is_refuted("a given less", UniqueOneHot{nine, with(with(puzzle, 1, 0), 3, 0), solution});
  is_refuted("another solution", UniqueOneHot{nine, puzzle, with(solution, 0, 3)});
  is_refuted("a solution with a slip", SolutionValid<>{nine, with(solution, 0, 3)}, symbolic::Folding::verbatim);
  is_refuted("as written, squares forgotten", UniqueAsWritten<ForgetsSquares>{nine, puzzle, solution});
  is_refuted("a root too few", Roots{{1, 256 - 7, 12}, {3}});
  is_refuted("a root that is none", Roots{{1, 256 - 7, 12}, {3, 4, 5}});
  is_refuted("two roots of one", Roots{{1, 0, 255}, {1, 255}});
}

TEST_CASE("what is no symmetry is refuted") {
  is_refuted("rows of two bands", Symmetric<Repaired>{four, across_bands});
  is_refuted("transposing oblong boxes", Symmetric<Repaired>{six, transposition});
  is_refuted("two cells", Symmetric<Repaired>{four, one_row_relabelled});
  is_refuted("a tier that likes a value", Symmetric<Partial>{four, relabellings});
}
