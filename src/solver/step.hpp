// The steps of a proof by the two rules, or over constraints, as the solver takes them down.
#pragma once

#include <cstdint>
#include <vector>

#include "spec/sudoku/layout.hpp"

namespace gridproof::solver {

struct Step {
  enum class Kind : std::uint8_t {
    last_value,  // the cell has one value left: `value`
    last_place,  // the value has one place left in the house: `cell`
    assume,      // the cell has the value
    no_value,    // contradictions, each of which ends the innermost assumption: the cell has no value left,
    no_place,    // the value has no place left in the house,
    twice,       // the value stands twice in the house
    forced,      // the constraint leaves no alternative: the cell is the value, or `is_not` it
    broken,      // a contradiction: the constraint cannot hold any more
  };

  Kind kind;
  spec::Value value = 0;
  spec::Cell cell = 0;
  spec::HouseIndex house = 0;
  std::uint16_t constraint = 0;  // by its place in the list
  bool is_not = false;

  friend bool operator==(const Step&, const Step&) = default;
};

using Proof = std::vector<Step>;

}  // namespace gridproof::solver
