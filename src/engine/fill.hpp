// Plays singles until there is none left: all proposals of both tiers are written down at once, pass after pass. That
// is right because tiers 1 and 2 are confluent (claim confluence). A pass is over planes of either kind, for theorem
// engine_fill_equals_spec; only the loop around it looks at machine words.
#pragma once

#include <bit>
#include <cstddef>

#include "engine/planes.hpp"
#include "engine/singles.hpp"

namespace gridproof::engine {

template <class Geometry>
struct Filled {
  Rows<Geometry, Planes<Geometry::capacity>> given;
  int placed = 0;
  // No value stands twice in a house and no cell has two. Always so if the grid had a completion.
  bool consistent = true;
};

// No cell has two values, and no house a value twice.
template <class Geometry, class Plane>
auto is_consistent(const Geometry& geometry, const Rows<Geometry, Plane>& given) {
  Plane broken, some, several;
  for (std::size_t r = 0; r < row_count(geometry); ++r) {
    broken = broken | without(across(given[r]), across_once(given[r])) | without(spread(given[r]), once(given[r]));
    several = several | (some & given[r]);
    some = some | given[r];
  }
  broken = broken | several;
  for (const auto& region : geometry.regions()) {
    Plane any_row, two_rows;
    for (int row = region.first_row; row <= region.last_row; ++row) {
      const auto r = static_cast<std::size_t>(row);
      const Plane here = given[r] & Plane::constant(geometry.size(), region.columns[r]);
      two_rows = two_rows | (any_row & here);
      any_row = any_row | here;
    }
    broken = broken | two_rows | without(spread(any_row), once(any_row));
  }
  return broken.is_empty();
}

// What both tiers propose.
template <class Geometry, class Plane>
Rows<Geometry, Plane> singles(const Geometry& geometry, const Rows<Geometry, Plane>& open) {
  Rows<Geometry, Plane> found = only_choices(geometry, open);
  const Rows<Geometry, Plane> places = last_remaining(geometry, open);
  for (std::size_t r = 0; r < row_count(geometry); ++r) found[r] = found[r] | places[r];
  return found;
}

// Adds what was found to the grid, and takes from the candidates what it rules out.
template <class Geometry, class Plane>
void write_down(const Geometry& geometry, const Rows<Geometry, Plane>& found, Rows<Geometry, Plane>& given,
                Rows<Geometry, Plane>& open) {
  const Rows<Geometry, Plane> gone = seen(geometry, found);
  for (std::size_t r = 0; r < row_count(geometry); ++r) {
    given[r] = given[r] | found[r];
    open[r] = without(open[r], gone[r]);
  }
}

// One pass: every single of the candidates is written down. It returns them; without any, nothing has changed.
template <class Geometry, class Plane>
Rows<Geometry, Plane> pass(const Geometry& geometry, Rows<Geometry, Plane>& given, Rows<Geometry, Plane>& open) {
  const Rows<Geometry, Plane> found = singles(geometry, open);
  write_down(geometry, found, given, open);
  return found;
}

template <class Geometry>
Filled<Geometry> fill(const Geometry& geometry, const Rows<Geometry, Planes<Geometry::capacity>>& given,
                      const Rows<Geometry, Planes<Geometry::capacity>>& crossed) {
  Filled<Geometry> result{given};
  auto open = candidates(geometry, given, crossed);
  while (true) {
    int placed = 0;
    const auto found = pass(geometry, result.given, open);
    for (std::size_t r = 0; r < row_count(geometry); ++r) placed += found[r].population();
    if (placed == 0) break;
    result.placed += placed;
  }
  result.consistent = is_consistent(geometry, result.given);
  return result;
}

}  // namespace gridproof::engine
