// The theorems about the machine take any list of tiers.
#include "../support/tier_lists.hpp"

#include "mutants.hpp"
#include "proofs/machine.hpp"
#include "proofs/reasons.hpp"

using namespace gridproof;
using namespace gridproof::proofs;
using gridproof::test::is_refuted;

namespace {

const Layout four = Layout::boxes(2, 2), six = Layout::boxes(2, 3);

void is_proved(const std::string& what, const symbolic::Statement& statement) {
  CAPTURE(what);
  const symbolic::Proof proof = symbolic::prove(statement, {.seconds = 60});
  CAPTURE(proof.about);
  CHECK(proof.answer == symbolic::Answer::proved);
}

template <class D>
void claims_are_proved() {
  is_proved("type_ok", TypeOk<D>{four});
  is_proved("hint_sound", HintSound<D>{four});
  if (D::tiers().size() > 1) is_proved("hint_forced", HintForced<D>{four});
  is_proved("hint_legal", HintLegal<D>{four});
  is_proved("tier_order", TierOrder<D>{four});
  is_proved("done_ok", DoneOk<D>{four});
  is_proved("step_bound", StepBound<D>{four});
  is_proved("play_consistent", PlayConsistent<D>{four});
  is_proved("play_progress", PlayProgress<D>{four});
  is_proved("play_keeps", PlayKeeps<D>{four});
}

template <Technique (*make)(const Layout&, const SudokuRules&)>
struct FamilyOf {
  static Technique family(const Layout& layout, const SudokuRules& rules) { return make(layout, rules); }
};
Technique claiming(const Layout& layout, const SudokuRules& rules) {
  return test::locked(layout, rules, HouseKind::row, HouseKind::box);
}

}  // namespace

TEST_CASE("the claims are proved for other lists of tiers") {
  claims_are_proved<test::WithPointing>();
  claims_are_proved<test::FiveTiers>();
  claims_are_proved<test::OneTier>();
  claims_are_proved<test::NeverGuesses>();
}

TEST_CASE("reasons that eliminate are right, and a hasty one is not") {
  for (const Layout& layout : {four, six}) {
    is_proved("pointing", ReasonsRight<FamilyOf<test::pointing>>{layout});
    is_proved("claiming", ReasonsRight<FamilyOf<claiming>>{layout});
  }
  is_refuted("hasty pointing", ReasonsRight<FamilyOf<test::hasty_pointing>>{four});
}

TEST_CASE("broken tiers of other lists are refuted") {
  is_refuted("hint_sound", HintSound<test::HastyPointing>{four});
  is_refuted("hint_forced", HintForced<test::HastyPointing>{four});
  is_refuted("play_consistent", PlayConsistent<test::HastyPointing>{four});
  is_refuted("play_progress", PlayProgress<test::RepetitivePointing>{four});
}
