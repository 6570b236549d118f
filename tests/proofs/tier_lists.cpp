// The theorems about the machine take any list of tiers.
#include "../support/tier_lists.hpp"

#include "proved.hpp"
#include "proofs/machine.hpp"
#include "proofs/reasons.hpp"

using namespace gridproof;
using namespace gridproof::proofs;
using gridproof::test::claim_is_refuted;
using gridproof::test::claims_are_proved;
using gridproof::test::confluence_is_proved;
using gridproof::test::is_proved;
using gridproof::test::is_refuted;

namespace {

const Layout four = Layout::boxes(2, 2), six = Layout::boxes(2, 3);

template <Technique (*make)(const Layout&, const SudokuRules&)>
struct FamilyOf {
  static Technique family(const Layout& layout, const SudokuRules& rules) { return make(layout, rules); }
};
Technique claiming(const Layout& layout, const SudokuRules& rules) {
  return test::locked(layout, rules, HouseKind::row, HouseKind::box);
}

}  // namespace

TEST_CASE("the claims are proved for other lists of tiers") {
  claims_are_proved<test::WithPointing>(four);
  claims_are_proved<test::FiveTiers>(four);
  claims_are_proved<test::OneTier>(four);
  claims_are_proved<test::NeverGuesses>(four);
}

TEST_CASE("confluence is proved for other lists of tiers") {
  confluence_is_proved<test::WithPointing>(four);
  confluence_is_proved<test::FiveTiers>(four);
  confluence_is_proved<test::OneTier>(four);
  confluence_is_proved<test::NeverGuesses>(four);
}

TEST_CASE("reasons that eliminate are right, and a hasty one is not") {
  for (const Layout& layout : {four, six}) {
    is_proved("pointing", ReasonsRight<FamilyOf<test::pointing>>{layout});
    is_proved("claiming", ReasonsRight<FamilyOf<claiming>>{layout});
  }
  is_refuted("hasty pointing", ReasonsRight<FamilyOf<test::hasty_pointing>>{four});
}

TEST_CASE("broken tiers of other lists are refuted") {
  claim_is_refuted<test::HastyPointing>(Claim::hint_sound, four);
  claim_is_refuted<test::HastyPointing>(Claim::hint_forced, four);
  claim_is_refuted<test::HastyPointing>(Claim::play_consistent, four);
  claim_is_refuted<test::RepetitivePointing>(Claim::play_progress, four);
}
