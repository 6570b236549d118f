#include "proofs/engine.hpp"

#include "engine/geometry.hpp"
#include "proofs/families.hpp"

namespace gridproof::proofs {

namespace {

// The engine's own code for the shape, compiled or looked up, as src/engine/engine.cpp chooses it.
template <class D, class EngineDialect, template <class, class, class> class Says>
std::optional<symbolic::Statement> about(const Layout& layout) {
  using Parts = EngineParts<EngineDialect>;
  const auto is = [&](int rows, int columns) {
    return layout.is_plain() && layout.box_rows() == rows && layout.box_columns() == columns;
  };
  if (is(2, 2)) return symbolic::Statement(Says<D, Parts, engine::Boxes<2, 2>>{layout});
  if (is(2, 3)) return symbolic::Statement(Says<D, Parts, engine::Boxes<2, 3>>{layout});
  if (is(3, 3)) return symbolic::Statement(Says<D, Parts, engine::Boxes<3, 3>>{layout});
  if (is(4, 4)) return symbolic::Statement(Says<D, Parts, engine::Boxes<4, 4>>{layout});
  if (layout.size() <= 16) return symbolic::Statement(Says<D, Parts, engine::AnyHouses<16>>{layout});
  return std::nullopt;
}

}  // namespace

void add_engine(std::vector<Theorem>& theorems) {
  using enum Profile;
  using enum symbolic::Prover;
  theorems.push_back({.name = "engine_equals_spec",
                      .family = "engine",
                      .sentence = "the engine's candidates, tiers and hint are the specification's",
                      .statement = about<Repaired, engine::Repaired, EngineEqualsSpec>,
                      .instances = instances(cadical, {{"2x2", quick},
                                                       {"2x3", quick},
                                                       {"3x3", quick},
                                                       {"3x3+diagonals", ci},
                                                       {"3x3+windows", ci},
                                                       {"4x4", long_}}) +
                                   instances(z3, {{"2x2", quick}})});
  theorems.push_back({.name = "engine_equals_spec_as_written",
                      .family = "engine",
                      .sentence = "the same of the module as it was written down",
                      .as_written = true,
                      .statement = about<AsWritten, engine::AsWritten, EngineEqualsSpec>,
                      .instances = instances(cadical, {{"2x2", quick}, {"2x3", quick}, {"3x3", ci}, {"4x4", long_}})});
  theorems.push_back({.name = "engine_equals_spec_in_one_piece",
                      .family = "engine",
                      .sentence = "the engine's next_hint is the specification's hint, without cuts",
                      .cuts = false,
                      .statement = about<Repaired, engine::Repaired, EngineEqualsSpecWhole>,
                      .instances = instances(cadical, {{"2x2", quick}, {"2x3", quick}, {"3x3", long_}})});
}

}  // namespace gridproof::proofs
