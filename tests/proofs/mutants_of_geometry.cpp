// A fault planted in each geometry that can run turns the theorems about the engine red.
#include "engine/dispatch.hpp"
#include "engines.hpp"
#include "mutants.hpp"
#include "verify/symbolic/prove.hpp"

using namespace gridproof;
using namespace gridproof::proofs;
using gridproof::test::is_refuted;
using gridproof::test::Of;
using gridproof::test::Put;

namespace {

// Its boxes, or whatever houses it has beyond rows and columns, are removed.
template <class Real>
struct WithoutRegions : Real {
  using Real::Real;
  static std::vector<engine::Region<Real::capacity>> regions() { return {}; }
};

// One of its regions is missing and another one is there twice.
template <class Real>
struct OneRegionTwice : Real {
  using Real::Real;
  auto regions() const {
    std::vector<engine::Region<Real::capacity>> regions(Real::regions().begin(), Real::regions().end());
    regions.front() = regions.back();
    return regions;
  }
};

// The same, but it passes for right where regions are compared: candidates and tiers must tell.
template <class Geometry>
struct Unseen {
  template <Bit B>
  struct Engine : EngineOf<Geometry, B> {
    using EngineOf<Geometry, B>::EngineOf;
    bool has_houses() const override { return true; }
  };
};

template <class Broken>
void is_seen(const Layout& layout) {
  is_refuted(layout.name() + ", hints", EngineEqualsSpec<Repaired, Put<Broken>>{layout, EngineDialect::repaired});
  is_refuted(layout.name() + ", fill", EngineFillEqualsSpec<Put<Broken>>{layout});
}

}  // namespace

TEST_CASE("a geometry without its regions is refuted, whichever it is") {
  for (const Layout& layout :
       {Layout::boxes(2, 2), Layout::boxes(2, 3), Layout::boxes(3, 2), Layout::boxes(2, 4), Layout::boxes(3, 3),
        Layout::boxes(3, 4), Layout::boxes(4, 4), Layout::boxes(5, 5), Layout::boxes(2, 2).with_diagonals(),
        Layout::boxes(3, 3).with_diagonals(), Layout::boxes(3, 6)})
    engine::with_geometry(
        layout, [&]<class Geometry>(engine::Chosen<Geometry>) { is_seen<Unseen<WithoutRegions<Geometry>>>(layout); });
}

TEST_CASE("regions that are not the layout's houses are refuted as such") {
  const auto fails_at_once = [](const symbolic::Formulation& statement) {
    const symbolic::Proof proof = symbolic::prove(statement, {});
    CHECK(proof.answer == symbolic::Answer::refuted);
    CHECK(proof.about == "the engine's regions are the layout's houses");
  };
  const Layout four = Layout::boxes(2, 2), six = Layout::boxes(2, 3), diagonal = four.with_diagonals();
  using engine::AnyHouses, engine::Boxes;
  fails_at_once(EngineFillEqualsSpec<Put<Of<WithoutRegions<Boxes<2, 2>>>>>{four});
  fails_at_once(EngineFillEqualsSpec<Put<Of<OneRegionTwice<Boxes<2, 2>>>>>{four});
  fails_at_once(EngineFillEqualsSpec<Put<Of<OneRegionTwice<AnyHouses<8>>>>>{diagonal});
  fails_at_once(EngineFillEqualsSpec<Put<Of<Boxes<3, 2>>>>{six});       // boxes of another shape
  fails_at_once(EngineFillEqualsSpec<Put<Of<Boxes<2, 2>>>>{diagonal});  // houses that it does not know
  fails_at_once(EngineFillEqualsSpec<Put<Of<Boxes<2, 2>>>>{six});       // another size
  fails_at_once(EngineEqualsSpec<Repaired, Put<Of<Boxes<2, 2>>>>{six, EngineDialect::repaired});
}
