// A position and why a hint is one, as a picture that stands alone.
//
//   draw_hint(rules, {.givens = givens, .grid = grid, .crossed = crossed, .reason = reason, .set = {{3, 4}},
//                     .title = "4 at r1c4", .description = "4 has no other place in row 1"});  // "<svg ...>...</svg>"
//
//   premise      a candidate that is not there    a square around it, struck out     blue
//   conclusion   a candidate that is so           a circle around it                 green
//                a candidate that is not          a cross over it                    red
//   rule         the cells that it speaks of      a dashed line around them          orange
//
// Each has a shape of its own, so that it reads without colour, and a <title> that names it. What is drawn depends on
// nothing but the arguments, and there is no script in it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "spec/any_rules.hpp"
#include "spec/grid.hpp"
#include "spec/reason.hpp"
#include "text/symbols.hpp"

namespace gridproof::verify {

struct HintDrawing {
  spec::Grid givens;                   // the other filled cells are the player's
  spec::Grid grid;
  std::vector<spec::Mark> crossed = {};
  std::optional<spec::Reason> reason = {};  // nothing of a hint without one, and where there is no hint
  std::vector<spec::Mark> set = {};    // what the hint says
  std::vector<spec::Mark> del = {};
  std::string title = {};
  std::string description = {};
  std::optional<text::Symbols> symbols = {};
};

std::string draw_hint(const spec::AnyRules& rules, const HintDrawing& drawing);

}  // namespace gridproof::verify
