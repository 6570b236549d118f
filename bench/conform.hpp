// The engine against the spec, record by record, on every grid of a small layout: the spec answers 256 grids at once
// over lanes, the engine one after the other on machine words. A test asks for no difference, the bench for the time.
#pragma once

#include <cstdint>
#include <optional>

#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"
#include "verify/claims/claims.hpp"

namespace gridproof::bench {

struct Disagreement {
  spec::Grid grid;
  spec::Grid solution;
};

struct Conformance {
  std::uint64_t grids = 0;
  std::uint64_t differences = 0;
  std::optional<Disagreement> first;
};

// Every subset of the cells of every board that a sweep of the dialect takes. Requires a layout of at most 16 cells.
Conformance conform(const spec::Layout& layout, verify::Dialect dialect = verify::Dialect::repaired);

}  // namespace gridproof::bench
