// A grid as a picture.
//
//   draw(rules, {.grid = grid, .hint = hint, .before = previous, .label = "state 2"});   // "<svg ...>...</svg>"
//
// The colours are those of the page around it: html_style.hpp has the classes.
#pragma once

#include <optional>
#include <string>

#include "spec/any_rules.hpp"
#include "spec/grid.hpp"
#include "spec/record.hpp"

namespace gridproof::verify {

struct Drawing {
  spec::Grid grid;
  spec::HintRecord hint = {};                            // its cell stands out, with its value where the cell is empty
  std::optional<spec::Grid> before = {};                 // cells that differ from it are marked
  std::optional<spec::Marks<spec::Truth>> crossed = {};  // small, struck out, in their cells
  std::string label;                                     // for those who do not see it
};

std::string draw(const spec::AnyRules& rules, const Drawing& drawing);

}  // namespace gridproof::verify
