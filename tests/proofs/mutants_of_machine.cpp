// Broken variants of the machine and of the module as written.
#include "../verify/mutants.hpp"
#include "mutants.hpp"
#include "proofs/as_written.hpp"
#include "proofs/hints.hpp"
#include "proofs/machine.hpp"
#include "proved.hpp"

using namespace gridproof;
using namespace gridproof::proofs;
using gridproof::test::claim_is_refuted;
using gridproof::test::is_refuted;

namespace {

const Layout four = Layout::boxes(2, 2);

// As written, with a tier 1 that looks at rows only, at the first cell of its houses only, or never.
struct RowsOnly : AsWritten {
  template <Bit B>
  static Marks<B> only_choice(const Position<B>& at, const Marks<B>& possible) {
    return marks<B>(at.rules, [&](Cell c, Value v) {
      const House& row = at.rules.houses()[at.rules.houses_of(c).front()];
      return is_empty(at.rules, at.grid, c) & at.solution.is(c, v) &
             exactly_one(row, [&](Cell x) { return possible.is(x, v); });
    });
  }
};
struct FirstRowOnly : AsWritten {
  template <Bit B>
  static Marks<B> only_choice(const Position<B>& at, const Marks<B>& possible) {
    const Marks<B> right = AsWritten::only_choice(at, possible);
    return marks<B>(at.rules, [&](Cell c, Value v) { return at.rules.row(c) == 1 ? B(right.is(c, v)) : B(false); });
  }
};
struct NoTier1 : AsWritten {
  template <Bit B>
  static Marks<B> only_choice(const Position<B>& at, const Marks<B>&) {
    return Marks<B>(at.rules);
  }
};

// Repaired, but its init lets any board be the solution; says nothing of the givens; says nothing at all.
struct AnySolution : Repaired {
  template <Bit B>
  static B init(const Position<B>& at) {
    return is_partial_function(at.rules, at.grid) & is_function(at.rules, at.solution) &
           extends(at.rules, at.grid, at.solution) & spares(at.rules, at.crossed, at.solution);
  }
};
struct AnyGivens : Repaired {
  template <Bit B>
  static B init(const Position<B>& at) {
    return Repaired::init(Position<B>{at.rules, at.grid, at.crossed, at.solution});
  }
};
struct AnythingGoes : Repaired {
  template <Bit B>
  static B init(const Position<B>&) {
    return B(true);
  }
};
// The grid need not be part of the solution.
struct AnyGrid : Repaired {
  template <Bit B>
  static B init(const Position<B>& at) {
    return is_partial_function(at.rules, at.grid) & extends(at.rules, at.givens, at.grid) &
           is_function(at.rules, at.solution) & is_solution(at.rules, at.solution) &
           spares(at.rules, at.crossed, at.solution);
  }
};

// Tier 1 takes any candidate, and may be passed over.
struct HastyAndImpatient : test::HastyOnlyChoice {
  template <Bit B>
  static B moves_on(const B&) {
    return B(true);
  }
};

// As written, but from solutions only.
struct OnSolutions : AsWritten {
  static constexpr Grants grants{.fairness = false};
  template <Bit B>
  static B init(const Position<B>& at) {
    return AsWritten::init(at) & is_solution(at.rules, at.solution);
  }
};

}  // namespace

TEST_CASE("broken tiers are refuted") {
  is_refuted("any candidate is the only one", SingleCandidateForced<test::HastyOnlyChoice>{four});
  is_refuted("two places are one", SinglePlaceForced<test::HastyLastRemaining>{four});
  is_refuted("candidates excluded wrongly", SingleCandidateForced<test::Overexcluding>{four});
  is_refuted("candidates excluded wrongly, places", SinglePlaceForced<test::Overexcluding>{four});
}

TEST_CASE("every claim's theorem has a broken machine that it is refuted for") {
  claim_is_refuted<test::Talkative>(Claim::type_ok, four);
  claim_is_refuted<test::HastyOnlyChoice>(Claim::hint_sound, four);
  claim_is_refuted<test::HastyLastRemaining>(Claim::hint_forced, four);
  claim_is_refuted<test::WholeHouse>(Claim::hint_legal, four);
  claim_is_refuted<test::Impatient>(Claim::tier_order, four);
  claim_is_refuted<test::FilledBruteForce>(Claim::done_ok, four);
  claim_is_refuted<test::NoBruteForce>(Claim::step_bound, four);
  claim_is_refuted<test::Fickle>(Claim::confluence, four);
  claim_is_refuted<test::HastyOnlyChoice>(Claim::play_consistent, four);
  claim_is_refuted<test::FilledBruteForce>(Claim::play_progress, four);
  claim_is_refuted<test::FilledBruteForce>(Claim::play_keeps, four);
}

TEST_CASE("broken variants of the module as written let tier 2 fire") {
  is_refuted("tier 1 looks at rows", Tier2NeverFires<RowsOnly>{four});
  is_refuted("tier 1 looks at the first row", Tier2NeverFires<FirstRowOnly>{four});
  is_refuted("no tier 1", Tier2NeverFires<NoTier1>{four});
  is_refuted("any board for the solution", Tier2NeverFires<AsWritten>{four, false});
}

TEST_CASE("what is known of the solution comes from the dialect's own init") {
  claim_is_refuted<AnySolution>(Claim::hint_sound, four);
  claim_is_refuted<AnySolution>(Claim::hint_legal, four);
  claim_is_refuted<AnySolution>(Claim::play_consistent, four);
  claim_is_refuted<AnythingGoes>(Claim::hint_sound, four);
  claim_is_refuted<AnyGivens>(Claim::type_ok, four);
}

TEST_CASE("a claim is expected to fail for want of what it needs, and nothing else") {
  test::claims_are_proved<AsWritten>(four);
  test::claims_are_proved<OnSolutions>(four);
}

TEST_CASE("what is known of the grid comes from the dialect's own init") {
  claim_is_refuted<AnyGrid>(Claim::hint_sound, four);
  claim_is_refuted<AnyGrid>(Claim::play_consistent, four);
}

TEST_CASE("a call is not walked along one of two actions that are enabled") {
  claim_is_refuted<HastyAndImpatient>(Claim::hint_sound, four);
  claim_is_refuted<HastyAndImpatient>(Claim::hint_forced, four);
  claim_is_refuted<HastyAndImpatient>(Claim::play_consistent, four);
}

namespace {

// A theorem that takes the lemma for a board of which it knows nothing.
struct Careless {
  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Marks<B> full = stage.marks("full", four);
    use_group_lemma_of_valid(stage, four, full);
    stage.show("r1c1 and r1c2 differ", ~(full.is(0, 1) & full.is(1, 1)));
  }
};

}  // namespace

TEST_CASE("the group lemma may not be used of a board that is not known to be valid") {
  CHECK_THROWS_WITH(symbolic::prove(Careless{}, {}),
                    "an instance of group_lemma is used where its hypothesis is not shown");
}
