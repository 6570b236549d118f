// Broken variants of the machine and of the module as written.
#include "../verify/mutants.hpp"
#include "mutants.hpp"
#include "proofs/as_written.hpp"
#include "proofs/hints.hpp"
#include "proofs/machine.hpp"

using namespace gridproof;
using namespace gridproof::proofs;
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

}  // namespace

TEST_CASE("broken tiers are refuted") {
  is_refuted("any candidate is the only one", SingleCandidateForced<test::HastyOnlyChoice>{four});
  is_refuted("two places are one", SinglePlaceForced<test::HastyLastRemaining>{four});
  is_refuted("candidates excluded wrongly", SingleCandidateForced<test::Overexcluding>{four});
  is_refuted("candidates excluded wrongly, places", SinglePlaceForced<test::Overexcluding>{four});
}

TEST_CASE("every claim's theorem has a broken machine that it is refuted for") {
  is_refuted("type_ok", TypeOk<test::Talkative>{four});
  is_refuted("hint_sound", HintSound<test::HastyOnlyChoice>{four});
  is_refuted("hint_forced", HintForced<test::HastyLastRemaining>{four});
  is_refuted("hint_legal", HintLegal<test::WholeHouse>{four});
  is_refuted("tier_order", TierOrder<test::Impatient>{four});
  is_refuted("done_ok", DoneOk<test::FilledBruteForce>{four});
  is_refuted("step_bound", StepBound<test::NoBruteForce>{four});
  is_refuted("confluence", Confluence<test::Fickle>{four});
  is_refuted("play_consistent", PlayConsistent<test::HastyOnlyChoice>{four});
  is_refuted("play_progress", PlayProgress<test::FilledBruteForce>{four});
  is_refuted("play_keeps", PlayKeeps<test::FilledBruteForce>{four});
}

TEST_CASE("broken variants of the module as written let tier 2 fire") {
  is_refuted("tier 1 looks at rows", Tier2NeverFires<RowsOnly>{four});
  is_refuted("tier 1 looks at the first row", Tier2NeverFires<FirstRowOnly>{four});
  is_refuted("no tier 1", Tier2NeverFires<NoTier1>{four});
  is_refuted("any board for the solution", Tier2NeverFires<AsWritten>{four, false});
}

TEST_CASE("what is known of the solution comes from the dialect's own init") {
  is_refuted("hint_sound", HintSound<AnySolution>{four});
  is_refuted("hint_legal", HintLegal<AnySolution>{four});
  is_refuted("play_consistent", PlayConsistent<AnySolution>{four});
  is_refuted("hint_sound, and the solution is no board", HintSound<AnythingGoes>{four});
  is_refuted("type_ok, and a given is not in the grid", TypeOk<AnyGivens>{four});
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
