#include "verify/models/engine_walk.hpp"

#include <stdexcept>

#include "engine/dispatch.hpp"
#include "engine/has_houses.hpp"

namespace gridproof::verify {

std::shared_ptr<const EngineWalk> engine_walk(const spec::Layout& layout, Dialect dialect,
                                              const std::vector<Case>& positions) {
  return engine::with_geometry(
      layout, [&]<class Geometry>(engine::Chosen<Geometry>) -> std::shared_ptr<const EngineWalk> {
        if (!engine::has_houses_of(Geometry(layout), layout))
          throw std::logic_error("the engine's regions are not the houses of layout " + layout.name());
        if (dialect == Dialect::repaired)
          return std::make_shared<WalkOf<Geometry, engine::Repaired>>(layout, positions);
        return std::make_shared<WalkOf<Geometry, engine::AsWritten>>(layout, positions);
      });
}

}  // namespace gridproof::verify
