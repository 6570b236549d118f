// One concrete position of a machine, as instruments draw it, show it and replay it.
#pragma once

#include "spec/grid.hpp"
#include "spec/truth.hpp"

namespace gridproof::spec {

struct Case {
  Grid grid;
  Grid solution;
  Marks<Truth> crossed;
};

}  // namespace gridproof::spec
