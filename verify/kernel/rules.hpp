// Whether two layouts ask the same of a board. Their names do not matter, and neither does what a house is called, its
// number, or how often it is named: 1x4 and 4x1 are one set of rules, and so are 2x2 and a map that draws its boxes.
//
//   same_rules(Layout::boxes(2, 3), Layout::boxes(3, 2));    // no: the boxes have other cells
#pragma once

#include "spec/sudoku/layout.hpp"

namespace gridproof::kernel {

bool same_rules(const spec::Layout& a, const spec::Layout& b);

}  // namespace gridproof::kernel
