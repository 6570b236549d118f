// Broken variants of the machine, of the module as written and of the engine.
#include "../verify/mutants.hpp"
#include "engine/geometry.hpp"
#include "mutants.hpp"
#include "proofs/as_written.hpp"
#include "proofs/engine.hpp"
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
    return marks<B>(at.layout, [&](Cell c, Value v) {
      const House& row = at.layout.houses()[at.layout.houses_of(c).front()];
      return is_empty(at.layout, at.grid, c) & at.solution.is(c, v) &
             exactly_one(row, [&](Cell x) { return possible.is(x, v); });
    });
  }
};
struct FirstRowOnly : AsWritten {
  template <Bit B>
  static Marks<B> only_choice(const Position<B>& at, const Marks<B>& possible) {
    const Marks<B> right = AsWritten::only_choice(at, possible);
    return marks<B>(at.layout, [&](Cell c, Value v) { return at.layout.row(c) == 1 ? B(right.is(c, v)) : B(false); });
  }
};
struct NoTier1 : AsWritten {
  template <Bit B>
  static Marks<B> only_choice(const Position<B>& at, const Marks<B>&) {
    return Marks<B>(at.layout);
  }
};

using Right = EngineParts<engine::Repaired>;
struct ForgetsCrossed : Right {
  template <class Geometry, class Plane>
  static auto candidates(const Geometry& geometry, const engine::Position<Geometry, Plane>& at) {
    return engine::candidates(geometry, at.given, at.given);
  }
};
struct HastyTier1 : Right {
  template <class Geometry, class Plane, class Planes>
  static auto tier1(const Geometry&, const engine::Position<Geometry, Plane>&, const Planes& open) {
    return open;
  }
};
struct WholeHouseTier2 : Right {
  template <class Geometry, class Planes>
  static auto tier2(const Geometry& geometry, const Planes& open) {
    return engine::single_places(geometry, open);
  }
};
struct OtherDialect : Right {
  template <class Geometry, class Plane>
  static auto next_hint(const Geometry& geometry, const engine::Position<Geometry, Plane>& at) {
    return engine::next_hint<engine::AsWritten>(geometry, at);
  }
};
using Four = engine::Boxes<2, 2>;

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
  is_refuted("termination", Termination<test::NoBruteForce>{four});
  is_refuted("confluence", Confluence<test::Fickle>{four});
  is_refuted("play_consistent", PlayConsistent<test::HastyOnlyChoice>{four});
  is_refuted("play_progress", PlayProgress<test::FilledBruteForce>{four});
  is_refuted("play_ends", PlayEnds<test::FilledBruteForce>{four});
}

TEST_CASE("broken variants of the module as written let tier 2 fire") {
  is_refuted("tier 1 looks at rows", Tier2NeverFires<RowsOnly>{four});
  is_refuted("tier 1 looks at the first row", Tier2NeverFires<FirstRowOnly>{four});
  is_refuted("no tier 1", Tier2NeverFires<NoTier1>{four});
  is_refuted("any board for the solution", Tier2NeverFires<AsWritten>{four, false});
}

TEST_CASE("broken engines are refuted") {
  is_refuted("candidates without crossed marks", EngineEqualsSpec<Repaired, ForgetsCrossed, Four>{four});
  is_refuted("a hasty tier 1", EngineEqualsSpec<Repaired, HastyTier1, Four>{four});
  is_refuted("a tier 2 that names the house", EngineEqualsSpec<Repaired, WholeHouseTier2, Four>{four});
  is_refuted("another dialect's hint", EngineEqualsSpecWhole<Repaired, OtherDialect, Four>{four});
  const Layout six = Layout::boxes(2, 3);
  is_refuted("boxes of another shape", EngineEqualsSpec<Repaired, Right, engine::Boxes<3, 2>>{six});
}
