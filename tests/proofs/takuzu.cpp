// The theorems about Takuzu refute what is broken, and those about the machine take its tiers.
#include "proofs/takuzu.hpp"

#include "../support/takuzu.hpp"
#include "mutants.hpp"
#include "proofs/machine.hpp"
#include "proofs/takuzu_loops.hpp"
#include "proofs/takuzu_techniques.hpp"
#include "proved.hpp"

using namespace gridproof;
using namespace gridproof::proofs;
using gridproof::test::claim_is_refuted;
using gridproof::test::claims_are_proved;
using gridproof::test::is_proved;
using gridproof::test::is_refuted;

namespace {

const Takuzu four(4, 4), six(6, 6);

// The list without one constraint: whoever holds the group asks for it no more.
ListedRules without(const Takuzu& takuzu, std::size_t constraint) {
  NamedConstraints named = constraints_of(takuzu);
  auto& rule = std::get<Count>(named.constraints[constraint].rule);
  rule.least = 0;
  rule.most = rule.marks.size();
  return {"without " + named.constraints[constraint].name, takuzu, std::move(named)};
}

// Looks at the row only.
struct RowOnly : TakuzuDefinitions {
  template <GridLike G>
  static auto valid_for_cell(const Takuzu& takuzu, const G& grid, Cell n) {
    const std::size_t row = takuzu.row_of(n);
    return rule_1_for_chunk(takuzu, grid, takuzu.lines()[row]) & rule_2_for_chunk(takuzu, grid, takuzu.lines()[row]) &
           rule_3_for_row(takuzu, grid, row);
  }
};
// A row must have as many 0 as 1, even before it is complete.
struct BalancedAlways : TakuzuDefinitions {
  template <GridLike G>
  static auto valid_for_cell(const Takuzu& takuzu, const G& grid, Cell n) {
    const Chunk& row = takuzu.lines()[takuzu.row_of(n)];
    const auto zeros = num_occ(grid, row, zero, row.size()), ones = num_occ(grid, row, one, row.size());
    BitOf<G> balanced(true);
    for (std::size_t k = 0; k < zeros.size(); ++k) balanced = balanced & same(zeros[k], ones[k]);
    return spec::valid_for_cell(takuzu, grid, n) & balanced;
  }
};
// As the report is printed in our text: another line is the same, or is this one.
struct Rule3AsPrinted : TakuzuDefinitions {
  template <GridLike G>
  static auto check_at_cell(const Takuzu& takuzu, const G& grid, Cell n) {
    BitOf<G> all_are(true);
    for (std::size_t i = 0; i < static_cast<std::size_t>(takuzu.rows()); ++i)
      all_are = all_are & BitOf<G>(i == takuzu.row_of(n)) & ~identical_rows(takuzu, grid, takuzu.row_of(n), i);
    return rule_1_for_cell(takuzu, grid, n) & rule_2_for_cell(takuzu, grid, n) & all_are;
  }
};
struct WithoutRule3 : TakuzuDefinitions {
  template <GridLike G>
  static auto check_at_cell(const Takuzu& takuzu, const G& grid, Cell n) {
    return spec::check_at_cell(Takuzu(takuzu.rows(), takuzu.columns(), false), grid, n);
  }
};
// "Less than half" for "at most half".
struct LessThanHalf : TakuzuDefinitions {
  template <GridLike G>
  static auto check_at_cell(const Takuzu& takuzu, const G& grid, Cell n) {
    const Chunk& row = takuzu.lines()[takuzu.row_of(n)];
    return spec::check_at_cell(takuzu, grid, n) &
           none(takuzu.values(), [&](Value v) { return is_greater(count_number_of(grid, row, v), row.half() - 1); });
  }
};
// Writes over what stands there without clearing it; and writes only what it has found valid.
struct WritesOver : TakuzuDefinitions {
  template <Bit B>
  static Marks<B> with(Marks<B> grid, Cell n, const Element<B>& element) {
    grid.at(n, zero) = grid.is(n, zero) | element.is_zero;
    grid.at(n, one) = grid.is(n, one) | element.is_one;
    return grid;
  }
};
struct RestoresWhereInvalid : TakuzuDefinitions {
  template <Bit B>
  static CellChange<B> check_cell_change(const Takuzu& takuzu, const Marks<B>& grid, Cell n, const Element<B>& e) {
    CellChange<B> changed = spec::check_cell_change(takuzu, grid, n, e);
    for (const Value v : takuzu.values())
      changed.grid.at(n, v) = mux(changed.valid, changed.grid.is(n, v), grid.is(n, v));
    return changed;
  }
};
struct ValidWherever : TakuzuDefinitions {
  template <Bit B>
  static CellChange<B> check_cell_change(const Takuzu& takuzu, const Marks<B>& grid, Cell n, const Element<B>& e) {
    CellChange<B> changed = spec::check_cell_change(takuzu, grid, n, e);
    changed.valid = changed.valid | e.is_one;
    return changed;
  }
};

// Uses rule 3 whether it counts or not.
struct DifferAnyway : TakuzuHints {
  template <Bit B>
  static Marks<B> unique_lines(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open) {
    return agreed(takuzu, gone, open, true);
  }
};

symbolic::Formulation of_arrays(const auto& statement) { return symbolic::Formulation::of_arrays(statement); }

// Loops are Z3's.
symbolic::Proof by_z3(const symbolic::Formulation& formulation) {
  return symbolic::prove(formulation, {.prover = symbolic::Prover::z3, .seconds = 60});
}

// It stops one window too early.
struct StopsEarly : Version1 {
  template <class Index>
  static Index end(const Index& length) {
    return length - 3;
  }
};
// It reads past the end.
struct StopsLate : Version1 {
  template <class Index>
  static Index end(const Index& length) {
    return length - 1;
  }
};
// It remembers in the wrong order.
struct Crosswise : Version2 {
  template <Bit B, class A, class Index>
  static Pass<B, Memory<B>> pass(const A& array, const Index& i, const Memory<B>& before) {
    auto made = Version2::pass(array, i, before);
    made.after = {before.last2, array.is_zero(i)};
    return made;
  }
};
struct StartsAnywhere : Version2 {
  static constexpr int shortest = 0;
};
// A number that is not zero does not interrupt its count.
struct NeverResets : Version3 {
  template <Bit B, class A, class Index>
  static Pass<B, Memory<B>> pass(const A& array, const Index& i, const Memory<B>& before) {
    auto made = Version3::pass(array, i, before);
    for (std::size_t k = 0; k < 3; ++k)
      made.after.count_zeros[k] = mux(array.is_zero(i), made.after.count_zeros[k], before.count_zeros[k]);
    return made;
  }
};
// The guards as our text of the report prints them: 2 and 3 where 1 and 2 are right.
struct GuardsAsPrinted : Invariant<Version3> {
  template <Bit B>
  static B holds(const Zeros<B>& a, const Number<B>& i, const Version3::Memory<B>& memory) {
    const auto& count = memory.count_zeros;
    const auto before_it_none = [&](int zeros) { return (i == Number<B>(zeros)) | ~a.is_zero(i - (zeros + 1)); };
    return exactly_one(count, [](const B& bit) { return bit; }) & implies(count[0], before_it_none(0)) &
           implies(count[2], (Number<B>(1) <= i) & a.is_zero(i - 1) & before_it_none(1)) &
           no_3_consecutive_zeros_sub(a, i);
  }
};
// True of the start, and no reason for the next pass.
struct SaysTooLittle : Invariant<Version2> {
  template <Bit B>
  static B holds(const Zeros<B>& a, const Number<B>& i, const Version2::Memory<B>&) {
    return no_3_consecutive_zeros_sub(a, i);
  }
};

template <class Statement>
std::string refuted_at(const Statement& statement) {
  const symbolic::Proof proof = by_z3(of_arrays(statement));
  CHECK(proof.answer == symbolic::Answer::refuted);
  return proof.about;
}

}  // namespace

TEST_CASE("Takuzu rules with a constraint missing, or with one too many, are other rules") {
  is_refuted("a cell may be empty", TakuzuConstraintsValid{four, without(four, has_value(four, 5))});
  is_refuted("a cell may hold both", TakuzuConstraintsValid{four, without(four, has_value(four, 5) + 1)});
  is_refuted("three in a row", TakuzuConstraintsValid{six, without(six, not_three(six, 2, 1, one))});
  is_proved("three in a row of four, by rule 2",
            TakuzuConstraintsValid{four, without(four, not_three(four, 2, 1, one))});
  is_refuted("more than half", TakuzuConstraintsValid{four, without(four, at_most_half(four, 7, zero))});
  is_refuted("lines may be equal", TakuzuConstraintsValid{four, Takuzu(4, 4, false)});
  is_refuted("lines must differ", TakuzuConstraintsValid{Takuzu(4, 4, false), four});
}

TEST_CASE("broken checks of a cell are refuted") {
  is_refuted("rule 3 as printed", CheckAtCell<Rule3AsPrinted>{four});
  is_refuted("without rule 3", CheckAtCell<WithoutRule3>{four});
  is_refuted("less than half", CheckAtCell<LessThanHalf>{six});
  is_refuted("restores", CheckCellChange<RestoresWhereInvalid>{four});
  is_refuted("valid wherever", CheckCellChange<ValidWherever>{four});
}

TEST_CASE("framing lemmas about other rules, or another way of writing, are refuted") {
  is_refuted("framing_pos of rows", FramingPos<RowOnly>{four});
  is_refuted("valid_preserved of balanced rows", ValidPreserved<BalancedAlways>{four});
  is_proved("valid_preserved of rows", ValidPreserved<RowOnly>{four});
  is_refuted("framing_assert", FramingAssert<WritesOver>{four});
  is_refuted("framing_last", FramingLast<WritesOver>{four});
}

TEST_CASE("loops that are broken, or whose invariant is, are refuted where they break") {
  CHECK(refuted_at(LoopRight<StopsEarly, Invariant<Version1>>{}) == "where the array ends");
  CHECK(refuted_at(LoopRight<StopsLate, Invariant<Version1>>{}) == "a pass reads elements");
  CHECK(refuted_at(LoopRight<Crosswise, Invariant<Version2>>{}) == "preservation");
  CHECK(refuted_at(LoopRight<StartsAnywhere, Invariant<Version2>>{}) == "the start reads elements");
  CHECK(refuted_at(LoopRight<NeverResets, Invariant<Version3>>{}) == "preservation");
  CHECK(refuted_at(LoopRight<Version3, GuardsAsPrinted>{}) == "preservation");
  CHECK(refuted_at(LoopRight<Version2, SaysTooLittle>{}) == "preservation");
  is_refuted("crosswise", ThreeZerosVersionsAgree<Version1, Crosswise>{8});
  is_refuted("never resets", ThreeZerosVersionsAgree<Version1, Version2, NeverResets>{8});
  is_refuted("stops early", ThreeZerosVersionsAgree<StopsEarly>{3});
}

TEST_CASE("no circuit says anything of arrays of any length") {
  CHECK_THROWS_AS(symbolic::prove(of_arrays(LoopRight<Version1>{}), {}), std::logic_error);
}

TEST_CASE("hasty techniques of a Takuzu are refuted") {
  is_refuted("pair", TierForced<test::HastyPair>{four, TakuzuTier::pair});
  is_refuted("gap", TierForced<test::HastyGap>{four, TakuzuTier::gap});
  is_refuted("count", TierForced<test::HastyCount>{six, TakuzuTier::count});
  is_refuted("line completion", TierForced<test::HastyCompletion>{six, TakuzuTier::line_completion});
  is_refuted("unique lines", TierForced<test::HastyUnique>{four, TakuzuTier::unique_lines});
  is_refuted("rule 3 where it is left out", TierForced<DifferAnyway>{Takuzu(4, 4, false), TakuzuTier::unique_lines});
}

TEST_CASE("reasons of a Takuzu that forget something are refuted") {
  const auto changed = [](Technique family, auto&& change) {
    change(family.reasons.back());
    return family;
  };
  const auto forgets_a_premise = [](Reason& reason) { reason.premises.pop_back(); };
  const auto cites_too_little = [](Reason& reason) { reason.constraints.pop_back(); };
  is_refuted("pair", TierRight<>{four, TakuzuTier::pair, changed(pair(four), forgets_a_premise)});
  is_refuted("gap", TierRight<>{four, TakuzuTier::gap, changed(gap(four), cites_too_little)});
  is_refuted("count", TierRight<>{four, TakuzuTier::count, changed(count(four), forgets_a_premise)});
  is_refuted("line completion", TakuzuReasonsRight{six, changed(line_completions(six, 0), forgets_a_premise)});
  is_refuted("unique lines", TakuzuReasonsRight{four, changed(unique_completions(four, 0, 1), cites_too_little)});
  // A tier that finds less than its family, and one that finds more.
  Technique fewer = pair(four);
  std::erase_if(fewer.reasons, [](const Reason& reason) { return reason.set.front().cell == 9; });
  is_refuted("fewer reasons than the tier", TierRight<>{four, TakuzuTier::pair, fewer});
  is_refuted("a tier of another family", TierRight<>{four, TakuzuTier::pair, gap(four)});
}

TEST_CASE("the claims are proved for Takuzu") {
  claims_are_proved<TakuzuHints>(four);
  claims_are_proved<TakuzuHints>(six);
  claims_are_proved<TakuzuHints>(Takuzu(4, 6));
  claims_are_proved<TakuzuHints>(Takuzu(6, 6, false));
}

TEST_CASE("hasty machines of a Takuzu are refuted") {
  claim_is_refuted<test::HastyPair>(Claim::hint_sound, four);
  claim_is_refuted<test::HastyGap>(Claim::hint_forced, four);
  claim_is_refuted<test::HastyCount>(Claim::hint_sound, six);
  claim_is_refuted<test::HastyCompletion>(Claim::hint_forced, six);
  claim_is_refuted<test::HastyUnique>(Claim::play_consistent, four);
}
