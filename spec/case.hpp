// One concrete position of a machine, as instruments draw it, show it and replay it.
#pragma once

#include <optional>

#include "spec/grid.hpp"
#include "spec/truth.hpp"

namespace gridproof::spec {

struct Case {
  Grid grid;
  Grid solution;
  Marks<Truth> crossed;
  std::optional<Grid> givens = {};  // where nothing is said, all of the grid
};

}  // namespace gridproof::spec
