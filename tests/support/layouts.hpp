// The layouts that tests go through.
#pragma once

#include <vector>

#include "spec/sudoku/layout.hpp"

namespace gridproof::test {

// Irregular regions, 72 solutions.
inline spec::Layout jigsaw() {
  return spec::Layout::regions(4, {0, 0, 1, 1,  //
                                   0, 2, 1, 1,  //
                                   0, 2, 2, 3,  //
                                   2, 3, 3, 3});
}

inline std::vector<spec::Layout> small_layouts() {
  return {spec::Layout::boxes(2, 2), spec::Layout::boxes(2, 2).with_diagonals(), jigsaw(), spec::Layout::boxes(2, 3),
          spec::Layout::boxes(3, 2)};
}

inline std::vector<spec::Layout> all_layouts() {
  std::vector<spec::Layout> layouts = small_layouts();
  const spec::Layout nine = spec::Layout::boxes(3, 3);
  layouts.insert(layouts.end(), {spec::Layout::boxes(2, 4), nine, nine.with_diagonals(), nine.with_windows(),
                                 nine.with_diagonals().with_windows(), spec::Layout::boxes(3, 4),
                                 spec::Layout::boxes(4, 4), spec::Layout::boxes(5, 5)});
  return layouts;
}

}  // namespace gridproof::test
