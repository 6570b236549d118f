// Whether two sets of rules ask the same of a board. A sudoku is no Takuzu; two Takuzu are one set of rules where they
// have the same sides and rules. Of layouts the names do not matter, and neither does what a house is called, its
// number, or how often it is named: 1x4 and 4x1 are one set of rules, and so are 2x2 and a map that draws its boxes.
//
//   same_rules(Layout::boxes(2, 3), Layout::boxes(3, 2));    // no: the boxes have other cells
//   same_rules(Takuzu(4, 4), Takuzu(4, 4, false));           // no: rule 3 counts in the first
#pragma once

#include "spec/any_rules.hpp"

namespace gridproof::kernel {

bool same_rules(const spec::AnyRules& a, const spec::AnyRules& b);

}  // namespace gridproof::kernel
