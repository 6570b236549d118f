#include "proofs/engine.hpp"

#include "proofs/families.hpp"

namespace gridproof::proofs {

namespace {

constexpr const char* words =
    "machine words (engine::Planes, its Answer) do what truth values (engine::PlanesOver) do: tests/engine";

}  // namespace

void add_engine(std::vector<Theorem>& theorems) {
  using enum Profile;
  using enum symbolic::Prover;
  // Every geometry that engine/dispatch.hpp has: boxes that are compiled, and houses that are looked up for up to 8, 16
  // and 25 values.
  const auto later = instances(cadical, {{"3x4", long_},
                                         {"3x3+diagonals", ci},
                                         {"3x3+windows", ci},
                                         {"4x4", long_},
                                         {"3x6", long_},
                                         {"5x5", long_}});
  theorems.push_back(
      {.name = "engine_equals_spec",
       .family = "engine",
       .sentence = "the engine's candidates, tiers and hint, and every step of its call, are the specification's",
       .links = words,
       .statement = everywhere(
           [](const Layout& layout) { return EngineEqualsSpec<Repaired>{layout, EngineDialect::repaired}; }),
       .instances = instances(cadical, {{"2x2", quick},
                                        {"2x3", quick},
                                        {"3x2", quick},
                                        {"2x2+diagonals", quick},
                                        {"2x4", quick},
                                        {"3x3", quick}}) +
                    later + instances(z3, {{"2x2", quick}})});
  theorems.push_back({.name = "engine_equals_spec_as_written",
                      .family = "engine",
                      .sentence = "the same of the module as it was written down",
                      .as_written = true,
                      .links = words,
                      .statement = everywhere([](const Layout& layout) {
                        return EngineEqualsSpec<AsWritten>{layout, EngineDialect::as_written};
                      }),
                      .instances = instances(cadical, {{"2x2", quick},
                                                       {"2x3", quick},
                                                       {"2x2+diagonals", quick},
                                                       {"3x2", ci},
                                                       {"2x4", ci},
                                                       {"3x3", ci},
                                                       {"4x4", long_}})});
  theorems.push_back(
      {.name = "engine_equals_spec_in_one_piece",
       .family = "engine",
       .sentence = "the engine's next_hint and call are the specification's, without cuts",
       .cuts = false,
       .links = words,
       .statement = everywhere(
           [](const Layout& layout) { return EngineEqualsSpecWhole<Repaired>{layout, EngineDialect::repaired}; }),
       .instances = instances(cadical, {{"2x2", quick}, {"2x3", ci}, {"3x3", long_}})});
  theorems.push_back(
      {.name = "engine_fill_equals_spec",
       .family = "engine",
       .sentence =
           "a pass of the engine's fill writes down the specification's singles and keeps its candidates, so by "
           "induction every pass does; and its notion of a consistent grid is the specification's",
       .links = words,
       .statement = everywhere([](const Layout& layout) { return EngineFillEqualsSpec<>{layout}; }),
       .instances =
           instances(
               cadical,
               {{"2x2", quick}, {"2x3", quick}, {"3x2", quick}, {"2x2+diagonals", quick}, {"2x4", ci}, {"3x3", ci}}) +
           later});
}

}  // namespace gridproof::proofs
