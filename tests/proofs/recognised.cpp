// Colourings, almost locked sets and deadly patterns: right as they are, refuted where they are broken, and what argues
// from uniqueness is wrong where there are several solutions.
#include "mutants.hpp"
#include "proofs/almost_locked.hpp"
#include "proofs/colouring.hpp"
#include "proofs/deadly.hpp"
#include "proofs/indirect.hpp"
#include "proved.hpp"
#include "spec/sudoku/techniques/named.hpp"

using namespace gridproof;
using namespace gridproof::proofs;
using gridproof::test::is_proved;
using gridproof::test::is_refuted;

namespace {

const Layout four = Layout::boxes(2, 2), six = Layout::boxes(2, 3);

using Change = void (*)(Reason&);
Family changed(const Family& family, Change change) {
  Family other = family;
  other.each = [each = family.each, change](const Layout& layout, const SudokuRules& rules, const Values& values,
                                            const TellReason& tell) {
    each(layout, rules, values, [&](Reason reason) {
      change(reason);
      tell(reason);
    });
  };
  return other;
}
void lose_a_premise(Reason& reason) {
  if (!reason.premises.empty()) reason.premises.pop_back();
}
void lose_a_constraint(Reason& reason) { reason.constraints.pop_back(); }
void lose_the_first_constraint(Reason& reason) { reason.constraints.erase(reason.constraints.begin()); }
void conclude_more(Reason& reason) { reason.del.push_back({15, 4}); }

// Takes the ends of one colour for ends of two: what sees both is said not to be.
struct OneColour : ColouringsOfSpec {
  static std::optional<Reason> trap(const Layout& layout, const SudokuRules& rules, const Colouring& colouring) {
    const auto by = colours(colouring);
    ReasonDraft draft(rules);
    if (!by || by->first.size() < 2 || !cite_pairs(layout, rules, colouring, together(by->first, by->second), draft))
      return std::nullopt;
    bool concludes = false;
    for (const Cell c : without(layout.cells(), together(by->first, by->second)))
      if (rules.see(c, by->first[0]) && rules.see(c, by->first[1])) {
        draft.cite_differ(c, by->first[0]);
        draft.cite_differ(c, by->first[1]);
        draft.del(c, colouring.value);
        concludes = true;
      }
    if (!concludes) return std::nullopt;
    return std::move(draft).finished();
  }
};
// The other colour is not so.
struct WrapsTheOther : ColouringsOfSpec {
  static std::optional<Reason> wrap(const Layout& layout, const SudokuRules& rules, const Colouring& colouring) {
    auto said = wrap_reason(layout, rules, colouring);
    const auto by = colours(colouring);
    if (!said) return said;
    const bool is_first = !both(by->first, {said->del.front().cell}).empty();
    said->del = {{(is_first ? by->second : by->first).front(), colouring.value}};
    return said;
  }
};

// x may be in both sets.
struct NotRestricted : AlsOfSpec {
  static std::optional<Reason> reason(const Layout& layout, const SudokuRules& rules, const AlmostLocked& one,
                                      const AlmostLocked& other, Value x, Value z) {
    auto said = als_xz_reason(layout, rules, one, other, x, z);
    if (said)
      std::erase_if(said->constraints, [&](std::size_t i) {
        return std::any_of(one.x.begin(), one.x.end(), [&](Cell a) {
          return std::any_of(other.x.begin(), other.x.end(), [&](Cell b) { return rules.differ(a, b) == i; });
        });
      });
    return said;
  }
};
struct ConcludesX : AlsOfSpec {
  static std::optional<Reason> reason(const Layout& layout, const SudokuRules& rules, const AlmostLocked& one,
                                      const AlmostLocked& other, Value x, Value z) {
    auto said = als_xz_reason(layout, rules, one, other, x, z);
    if (said)
      for (Mark& gone : said->del) gone.value = static_cast<Value>(layout.values().size());
    return said;
  }
};

// It deletes where the contradiction is, rather than what was assumed.
struct ConcludesTheEnd : IndirectOfSpec {
  static std::optional<Reason> reason(const Layout& layout, const SudokuRules& rules, const IndirectProof& proof) {
    auto said = indirect_reason(layout, rules, proof);
    if (said && proof.end.kind == StepKind::single_candidate) said->del = {{proof.end.cell, 1}};
    return said;
  }
};

// The pattern has its third value anywhere, or exchanges but a part.
struct AnyThird : BugOfSpec {
  static std::optional<Reason> reason(const Layout& layout, const SudokuRules& rules, const Pattern& pattern,
                                      const Mark& third) {
    auto said = bug_plus_one_reason(layout, rules, pattern, third);
    if (said) said->set.front().cell = pattern[0].cell == third.cell ? pattern[1].cell : pattern[0].cell;
    return said;
  }
};
void exchange_less(Reason& reason) { reason.exchanged.pop_back(); }

Grid grid_of(const Layout& layout, const std::string& line) {
  Grid grid(layout.cells().size());
  for (const Cell c : layout.cells())
    if (line[c] != '.') grid[c] = static_cast<Value>(line[c] - '0');
  return grid;
}

// All that extend the givens, by trying.
std::vector<Grid> completions(const Layout& layout, const Grid& givens) {
  std::vector<Grid> all;
  Grid grid = givens;
  const auto fill = [&](const auto& self, Cell c) -> void {
    if (c == layout.cells().size()) return all.push_back(grid);
    if (grid[c] != 0) return self(self, static_cast<Cell>(c + 1));
    for (const Value v : layout.values()) {
      bool seen = false;
      for (const HouseIndex h : layout.houses_of(c))
        for (const Cell x : layout.houses()[h]) seen = seen || grid[x] == v;
      if (seen) continue;
      grid[c] = v;
      self(self, static_cast<Cell>(c + 1));
      grid[c] = 0;
    }
  };
  fill(fill, 0);
  return all;
}

}  // namespace

TEST_CASE("colourings are right, and broken ones are refuted") {
  is_proved("step by step", ColouringStep{});
  is_proved("of three pairs", FamilyRight(four, colourings(3)));
  is_refuted("without a constraint", FamilyRight(four, changed(colourings(2), lose_a_constraint)));
  is_refuted("without a premise", FamilyRight(four, changed(colourings(3), lose_a_premise)));
  is_refuted("that conclude more", FamilyRight(four, changed(colourings(2), conclude_more)));
  is_refuted("of one colour", FamilyRight(four, colourings<OneColour>(2)));
  is_refuted("that wrap the other colour", FamilyRight(six, colourings<WrapsTheOther>(3)));
}

TEST_CASE("almost locked sets are right, and broken ones are refuted") {
  using Met = WhereMet<Entails>;
  is_proved("step by step", AlmostLockedStep{6});
  is_proved("of two sets", AlsXzStep{});
  is_proved("of four cells", FamilyRight<Met>(four, almost_locked(4)));
  is_refuted("without a premise", FamilyRight<Met>(four, changed(almost_locked(3), lose_a_premise)));
  is_refuted("without a constraint", FamilyRight<Met>(four, changed(almost_locked(3), lose_a_constraint)));
  is_refuted("that conclude more", FamilyRight<Met>(six, changed(almost_locked(3), conclude_more)));
  is_refuted("x in both", FamilyRight<Met>(four, almost_locked<NotRestricted>(3)));
  is_refuted("another value", FamilyRight<Met>(six, almost_locked<ConcludesX>(3)));
}

TEST_CASE("where a rectangle's conclusion fails there is a second solution; broken ones are refuted") {
  is_proved("a house at a time", DeadlyStep{9});
  for (const NamedTechnique& technique : uniqueness_techniques()) {
    using Right = FamilyRight<EntailsIfUnique>;
    is_proved(technique.name, Right(four, technique.family));
    is_refuted(technique.name + " without a premise", Right(four, changed(technique.family, lose_a_premise)));
    is_refuted(technique.name + " without a constraint",
               Right(four, changed(technique.family, lose_the_first_constraint)));
    is_refuted(technique.name + " that exchanges less", Right(four, changed(technique.family, exchange_less)));
    // On a board with several solutions nothing of it follows.
    is_refuted(technique.name + " whatever the solutions", FamilyRight(four, technique.family));
  }
}

TEST_CASE("BUG+1 has a second solution where it fails; broken ones are refuted") {
  using Right = FamilyRight<WhereMet<EntailsIfUnique>>;
  is_proved("of six cells", Right(four, bugs_plus_one(6)));
  is_refuted("another cell", Right(four, bugs_plus_one<AnyThird>(6)));
  is_refuted("without a premise", Right(four, changed(bugs_plus_one(6), lose_a_premise)));
  is_refuted("that exchanges less", Right(four, changed(bugs_plus_one(6), exchange_less)));
  is_refuted("whatever the solutions", FamilyRight<WhereMet<Entails>>(four, bugs_plus_one(6)));
}

TEST_CASE("indirect proofs are right, and broken ones are refuted") {
  using Right = FamilyRight<WhereMet<Entails>>;
  is_proved("of one step", Right(four, indirect_proofs()));
  is_refuted("without a premise", Right(four, changed(indirect_proofs(), lose_a_premise)));
  is_refuted("without a constraint", Right(four, changed(indirect_proofs(), lose_a_constraint)));
  is_refuted("that conclude what they end with", Right(four, indirect_proofs<ConcludesTheEnd>()));
}

TEST_CASE("where a puzzle has two solutions, what argues from uniqueness is wrong") {
  // Rows 1 and 2 have 1 and 2 in columns 1 and 3, in either order.
  const Grid givens = grid_of(four, ".3.4.4.331424231");
  const std::vector<Grid> solutions = completions(four, givens);
  REQUIRE(solutions.size() == 2);
  const SudokuRules rules(four);
  const Marks<Truth> none(four);
  const Marks<Truth> gone = absent(four, givens, candidates(four, givens, none));
  std::size_t wrong = 0;
  each_unique_rectangle_1(four, rules, {1, 2}, [&](const Reason& reason) {
    if (!spares_givens(reason, four, givens).holds() || !premises_hold(reason, gone).holds()) return;
    ++wrong;
    for (const Grid& solution : solutions) {
      CHECK_FALSE(entails(reason, four, rules.constraints(), solution).holds().holds());
      // The second solution that it speaks of is the other one.
      const Marks<Truth> other = exchanged(reason, four, solution);
      const Grid& twin = &solution == &solutions[0] ? solutions[1] : solutions[0];
      for (const Mark& mark : all_marks(four))
        CHECK(other.is(mark.cell, mark.value).holds() == twin.is(mark.cell, mark.value).holds());
      CHECK(entails_if_unique(reason, four, rules.constraints(), solution).holds().holds());
    }
  });
  CHECK(wrong == 4);  // each corner by the three others
}

TEST_CASE("a rectangle whose cells are given says something wrong of a puzzle with one solution") {
  // r1c1 is given: the other solution does not extend it.
  const Grid givens = grid_of(four, "13.4.4.331424231");
  const std::vector<Grid> solutions = completions(four, givens);
  REQUIRE(solutions.size() == 1);
  const SudokuRules rules(four);
  const Marks<Truth> none(four);
  Grid filled = solutions.front();
  const Marks<Truth> gone = absent(four, filled, candidates(four, filled, none));
  std::size_t wrong = 0;
  each_unique_rectangle_1(four, rules, {1, 2}, [&](const Reason& reason) {
    if (!premises_hold(reason, gone).holds()) return;
    if (!entails(reason, four, rules.constraints(), filled).conclusion.holds()) {
      ++wrong;
      CHECK_FALSE(spares_givens(reason, four, givens).holds());
    }
  });
  CHECK(wrong > 0);
}

TEST_CASE("deadly patterns: two rows, two columns and two boxes") {
  const Layout nine = Layout::boxes(3, 3), diagonals = nine.with_diagonals();
  const auto rectangle = [&](int top, int left, int bottom, int right) {
    return Pattern{{nine.cell(top, left), 1, 2},
                   {nine.cell(top, right), 1, 2},
                   {nine.cell(bottom, left), 2, 1},
                   {nine.cell(bottom, right), 1, 2}};
  };
  CHECK(is_deadly(nine, rectangle(1, 1, 2, 4)));
  CHECK(is_deadly(nine, rectangle(1, 1, 4, 2)));
  CHECK_FALSE(is_deadly(nine, rectangle(1, 1, 2, 2)));       // one box
  CHECK_FALSE(is_deadly(nine, rectangle(1, 1, 4, 4)));       // four boxes
  CHECK_FALSE(is_deadly(diagonals, rectangle(1, 1, 2, 4)));  // r1c1 alone is on a diagonal
  CHECK(is_deadly(diagonals, rectangle(1, 3, 2, 4)));
  Pattern other = rectangle(1, 1, 2, 4);
  other[0].b = 3;
  CHECK_FALSE(is_deadly(nine, other));
  other = rectangle(1, 1, 2, 4);
  other.push_back(other.front());
  CHECK_FALSE(is_deadly(nine, other));
  CHECK_FALSE(is_deadly(nine, {}));
}
