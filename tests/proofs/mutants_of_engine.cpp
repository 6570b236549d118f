// Broken engines: a function of the engine that runs is hidden by one that is wrong.
#include "engine/geometry.hpp"
#include "engines.hpp"
#include "mutants.hpp"

using namespace gridproof;
using namespace gridproof::proofs;
using gridproof::test::is_refuted;
using gridproof::test::Put;

namespace {

const Layout four = Layout::boxes(2, 2);

template <Bit B>
using Right = EngineOf<engine::Boxes<2, 2>, B>;

struct ForgetsCrossed {
  template <Bit B>
  struct Engine : Right<B> {
    using Right<B>::Right;
    Marks<B> candidates(const Position<B>& at) const override {
      return Right<B>::candidates({at.rules, at.grid, at.grid, at.solution});
    }
  };
};
struct HastyTier1 {
  template <Bit B>
  struct Engine : Right<B> {
    using Right<B>::Right;
    Marks<B> tier1(const Position<B>&, const Marks<B>& open) const override { return open; }
  };
};
struct WholeHouseTier2 {
  template <Bit B>
  struct Engine : Right<B> {
    using Right<B>::Right;
    Marks<B> tier2(const Position<B>&, const Marks<B>& open) const override {
      return this->unload(engine::single_places(this->geometry_, this->load(open)));
    }
  };
};
struct HintsInDisorder {
  template <Bit B>
  struct Engine : Right<B> {
    using Right<B>::Right;
    RecordBits<B> first(const Tiers<B>& tiers) const override {
      return Right<B>::first({tiers[1], tiers[0], tiers[2]});
    }
  };
};

// Calls that differ from the machine in one thing each.
struct PassesTier1Over {
  template <Bit B>
  struct Engine : Right<B> {
    using Right<B>::Right;
    std::vector<Way<B>> call_on(const Marks<B>& open, const Tiers<B>& tiers) const override {
      return Right<B>::call_on(open, {Marks<B>(this->layout_), tiers[1], tiers[2]});
    }
  };
};
struct StopsEarly {
  template <Bit B>
  struct Engine : Right<B> {
    using Right<B>::Right;
    std::vector<Way<B>> call_on(const Marks<B>& open, const Tiers<B>& tiers) const override {
      auto ways = Right<B>::call_on(open, tiers);
      ways.back().pop_back();
      return ways;
    }
  };
};
struct LosesTheHint {
  template <Bit B>
  struct Engine : Right<B> {
    using Right<B>::Right;
    std::vector<Way<B>> call_on(const Marks<B>& open, const Tiers<B>& tiers) const override {
      auto ways = Right<B>::call_on(open, tiers);
      ways[1].back().hint = RecordBits<B>::none(4);
      return ways;
    }
  };
};
struct NamesAnotherAction {
  template <Bit B>
  struct Engine : Right<B> {
    using Right<B>::Right;
    std::vector<Way<B>> call_on(const Marks<B>& open, const Tiers<B>& tiers) const override {
      auto ways = Right<B>::call_on(open, tiers);
      ways[3].back().action = Action::find_brute_force;
      return ways;
    }
  };
};

// Fills that differ from the specification in one thing each.
struct FillsTier1Only {
  template <Bit B>
  struct Engine : Right<B> {
    using Right<B>::Right;
    Marks<B> singles(const Marks<B>& open) const override {
      return this->unload(engine::only_choices(this->geometry_, this->load(open)));
    }
  };
};
struct KeepsCandidates {
  template <Bit B>
  struct Engine : Right<B> {
    using Right<B>::Right;
    Written<B> write_down(const Marks<B>& found, const Marks<B>& grid, const Marks<B>& open) const override {
      return {Right<B>::write_down(found, grid, open).grid, open};
    }
  };
};
struct ForgetsTheGrid {
  template <Bit B>
  struct Engine : Right<B> {
    using Right<B>::Right;
    Written<B> write_down(const Marks<B>& found, const Marks<B>& grid, const Marks<B>& open) const override {
      return {found, Right<B>::write_down(found, grid, open).open};
    }
  };
};
struct ForgetsToWriteDown {
  template <Bit B>
  struct Engine : Right<B> {
    using Right<B>::Right;
    Pass<B> pass(const Marks<B>& grid, const Marks<B>& open) const override {
      return {Right<B>::pass(grid, open).found, {grid, open}};
    }
  };
};
struct FindsNothing {
  template <Bit B>
  struct Engine : Right<B> {
    using Right<B>::Right;
    Pass<B> pass(const Marks<B>& grid, const Marks<B>& open) const override {
      return {Marks<B>(this->layout_), Right<B>::pass(grid, open).after};
    }
  };
};
struct NeverBroken {
  template <Bit B>
  struct Engine : Right<B> {
    using Right<B>::Right;
    B is_consistent(const Marks<B>&) const override { return B(true); }
  };
};
struct AlwaysBroken {
  template <Bit B>
  struct Engine : Right<B> {
    using Right<B>::Right;
    B is_consistent(const Marks<B>&) const override { return B(false); }
  };
};

template <class Broken>
symbolic::Formulation hints(const Layout& layout = four) {
  return EngineEqualsSpec<Repaired, Put<Broken>>{layout, EngineDialect::repaired};
}
template <class Broken>
symbolic::Formulation fills() {
  return EngineFillEqualsSpec<Put<Broken>>{four};
}

}  // namespace

TEST_CASE("broken engines are refuted") {
  is_refuted("candidates without crossed marks", hints<ForgetsCrossed>());
  is_refuted("a hasty tier 1", hints<HastyTier1>());
  is_refuted("a tier 2 that names the house", hints<WholeHouseTier2>());
  is_refuted("tier 2 before tier 1", hints<HintsInDisorder>());
  is_refuted("another dialect's hint", EngineEqualsSpecWhole<Repaired>{four, EngineDialect::as_written});
}

TEST_CASE("broken calls are refuted") {
  // Tier 1 never answers, so the goals that ask what its answer is have no case.
  CHECK(symbolic::prove(hints<PassesTier1Over>(), {}).answer == symbolic::Answer::vacuous);
  is_refuted("it stops before its end", hints<StopsEarly>());
  is_refuted("it loses the hint of tier 2", hints<LosesTheHint>());
  is_refuted("it names another action", hints<NamesAnotherAction>());
}

TEST_CASE("broken fills are refuted") {
  is_refuted("tier 1 only", fills<FillsTier1Only>());
  is_refuted("candidates that stay", fills<KeepsCandidates>());
  is_refuted("a grid that is forgotten", fills<ForgetsTheGrid>());
  is_refuted("a pass that writes nothing down", fills<ForgetsToWriteDown>());
  is_refuted("a pass that says it found nothing", fills<FindsNothing>());
  // Where nothing is ever called consistent, the goals that ask what follows from it have no case.
  is_refuted("clashes that are not seen", fills<NeverBroken>());
  CHECK(symbolic::prove(fills<AlwaysBroken>(), {}).answer == symbolic::Answer::vacuous);
}
