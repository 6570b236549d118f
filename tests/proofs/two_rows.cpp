// The theorems about the machine take rules that are no sudoku.
#include "../support/two_rows.hpp"

#include "proved.hpp"
#include "proofs/machine.hpp"
#include "proofs/reasons.hpp"

using namespace gridproof;
using namespace gridproof::proofs;
using gridproof::test::claim_is_refuted;
using gridproof::test::claims_are_proved;
using gridproof::test::is_proved;
using gridproof::test::is_refuted;

namespace {

const ListedRules rules = test::two_rows();

// The reasons of a family, with the rules that they cite.
struct FamilyRight {
  Technique family;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    show_reasons_right(stage, rules, constraints_of(rules).constraints, family);
  }
};

}  // namespace

TEST_CASE("the claims are proved for other rules") {
  claims_are_proved<test::Binary>(rules);
  test::confluence_is_proved<test::Binary>(rules);  // which says nothing: no tier is monotone
}

TEST_CASE("reasons that cite other rules are right") {
  is_proved("last value", FamilyRight{test::last_value(rules)});
  is_proved("used up", FamilyRight{test::used_up(rules)});
  is_proved("no three", FamilyRight{test::no_three(rules)});
  is_refuted("no three, hasty", FamilyRight{test::no_three(rules, true)});
}

TEST_CASE("a broken tier under other rules is refuted") {
  claim_is_refuted<test::HastyBinary>(Claim::hint_sound, rules);
  claim_is_refuted<test::HastyBinary>(Claim::hint_forced, rules);
  claim_is_refuted<test::HastyBinary>(Claim::play_consistent, rules);
}
