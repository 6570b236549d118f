// A behaviour of the hint machine or of Play on concrete grids: what a counterexample shows, step by step.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "spec/grid.hpp"
#include "spec/machine.hpp"
#include "spec/record.hpp"

namespace gridproof::verify {

struct TraceStep {
  std::string action;  // the name in TLA+ that led here; empty for the first state
  spec::Grid grid;
  spec::Pc pc = spec::Pc::start;
  spec::HintRecord hint = {};

  friend bool operator==(const TraceStep&, const TraceStep&) = default;
};

// A lasso where the behaviour goes on for ever without what it should come to: after the last state the steps from
// `loop` on repeat. A loop of one state is stuttering: nothing happens any more.
struct BehaviourTrace {
  std::vector<TraceStep> steps;
  std::optional<std::size_t> loop = {};

  friend bool operator==(const BehaviourTrace&, const BehaviourTrace&) = default;
};

}  // namespace gridproof::verify
