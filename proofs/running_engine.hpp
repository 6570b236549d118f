// What running_engine is, for the files that make it: one for each reading, because each geometry is compiled there.
#pragma once

#include "engine/dispatch.hpp"
#include "proofs/engine_of.hpp"

namespace gridproof::proofs {

template <Bit B>
std::unique_ptr<EngineReading<B>> running_engine(const Layout& layout, EngineDialect dialect) {
  return engine::with_geometry(
      layout, [&]<class Geometry>(engine::Chosen<Geometry>) -> std::unique_ptr<EngineReading<B>> {
        return std::make_unique<EngineOf<Geometry, B>>(layout, dialect);
      });
}

}  // namespace gridproof::proofs
