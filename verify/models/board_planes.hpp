// The grids of one board for the engine: the filled cells select from the planes of its solution, loaded once.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/hint.hpp"
#include "engine/load.hpp"
#include "spec/grid.hpp"
#include "verify/claims/subsets.hpp"

namespace gridproof::verify {

template <class Geometry>
class BoardPlanes {
 public:
  using Plane = engine::Planes<Geometry::capacity>;
  using Loaded = engine::PositionRows<Geometry, Plane>;

  BoardPlanes(const Geometry& geometry, const spec::Grid& board) : at_{{}, {}, engine::load(geometry, board)} {}
  explicit BoardPlanes(const Loaded& at) : at_(at) {}

  const Loaded& itself() const { return at_; }

  Loaded position(const Geometry& geometry, CellBits filled) const {
    Loaded at = at_;
    const int size = geometry.size();
    for (std::size_t r = 0; r < engine::row_count(geometry); ++r) {
      const auto columns = static_cast<std::uint32_t>(filled >> (r * static_cast<std::size_t>(size)));
      at.given[r] = at.solution[r] & Plane::constant(size, columns & ((1U << size) - 1U));
    }
    return at;
  }

 private:
  Loaded at_;
};

}  // namespace gridproof::verify
