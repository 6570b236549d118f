// The engine against the spec, record by record, on every grid of a small layout: the spec answers 256 grids at once
// over lanes, the engine one after the other on machine words.
#pragma once

#include <cstdint>
#include <optional>

#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"
#include "verify/claims/claims.hpp"

namespace gridproof::verify {

struct Difference {
  spec::Grid grid;
  spec::Grid solution;
};

struct Conformance {
  std::uint64_t grids = 0;
  std::uint64_t differences = 0;
  std::optional<Difference> first;
};

// Every subset of the cells of every board that a sweep of the dialect takes. Requires a layout of at most 16 cells.
Conformance conform(const spec::Layout& layout, Dialect dialect = Dialect::repaired);

}  // namespace gridproof::verify
