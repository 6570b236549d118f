// Candidates and the two tiers of singles, bit-parallel: all values and columns of a row at once, all proposals of a
// tier in one pass. Written over planes, machine words or truth values alike; nothing here branches on one.
#pragma once

#include <array>
#include <cstddef>

#include "engine/geometry.hpp"

namespace gridproof::engine {

// One plane per row.
template <class Geometry, class Plane>
using Rows = std::array<Plane, static_cast<std::size_t>(Geometry::capacity)>;

template <class Geometry>
std::size_t row_count(const Geometry& geometry) {
  return static_cast<std::size_t>(geometry.size());
}

template <class Plane, class Geometry>
Plane all_columns(const Geometry& geometry) {
  return Plane::constant(geometry.size(), (1U << geometry.size()) - 1U);
}

// What the values in `placed` rule out: their own cells for every value, and the value in every house of the cell.
template <class Geometry, class Plane>
Rows<Geometry, Plane> seen(const Geometry& geometry, const Rows<Geometry, Plane>& placed) {
  Rows<Geometry, Plane> result;
  Plane columns;
  for (std::size_t r = 0; r < row_count(geometry); ++r) columns = columns | placed[r];
  for (std::size_t r = 0; r < row_count(geometry); ++r) result[r] = columns | spread(placed[r]) | across(placed[r]);
  for (const auto& region : geometry.regions()) {
    Plane inside;
    for (int row = region.first_row; row <= region.last_row; ++row) {
      const auto r = static_cast<std::size_t>(row);
      inside = inside | (placed[r] & Plane::constant(geometry.size(), region.columns[r]));
    }
    inside = spread(inside);
    for (int row = region.first_row; row <= region.last_row; ++row) {
      const auto r = static_cast<std::size_t>(row);
      result[r] = result[r] | (inside & Plane::constant(geometry.size(), region.columns[r]));
    }
  }
  return result;
}

template <class Geometry, class Plane>
Rows<Geometry, Plane> candidates(const Geometry& geometry, const Rows<Geometry, Plane>& given,
                                 const Rows<Geometry, Plane>& crossed) {
  Rows<Geometry, Plane> result = seen(geometry, given);
  for (std::size_t r = 0; r < row_count(geometry); ++r)
    result[r] = without(all_columns<Plane>(geometry), result[r] | crossed[r]);
  return result;
}

// Tier 1: the cells with one candidate.
template <class Geometry, class Plane>
Rows<Geometry, Plane> only_choices(const Geometry& geometry, const Rows<Geometry, Plane>& candidates) {
  Rows<Geometry, Plane> result;
  for (std::size_t r = 0; r < row_count(geometry); ++r) result[r] = candidates[r] & across_once(candidates[r]);
  return result;
}

// The cells one of whose houses has exactly one place for the value, that cell or another.
template <class Geometry, class Plane>
Rows<Geometry, Plane> single_places(const Geometry& geometry, const Rows<Geometry, Plane>& candidates) {
  Rows<Geometry, Plane> result;
  Plane some, several;
  for (std::size_t r = 0; r < row_count(geometry); ++r) {
    several = several | (some & candidates[r]);
    some = some | candidates[r];
  }
  const Plane once_in_column = without(some, several);
  for (std::size_t r = 0; r < row_count(geometry); ++r) result[r] = once(candidates[r]) | once_in_column;
  for (const auto& region : geometry.regions()) {
    Plane any_row, two_rows;  // the columns of the value's places, and those in which it has two
    for (int row = region.first_row; row <= region.last_row; ++row) {
      const auto r = static_cast<std::size_t>(row);
      const Plane here = candidates[r] & Plane::constant(geometry.size(), region.columns[r]);
      two_rows = two_rows | (any_row & here);
      any_row = any_row | here;
    }
    const Plane once_in_region = without(once(any_row), spread(two_rows));
    for (int row = region.first_row; row <= region.last_row; ++row) {
      const auto r = static_cast<std::size_t>(row);
      result[r] = result[r] | (once_in_region & Plane::constant(geometry.size(), region.columns[r]));
    }
  }
  return result;
}

// Tier 2: the values with one place in a house, at that place.
template <class Geometry, class Plane>
Rows<Geometry, Plane> last_remaining(const Geometry& geometry, const Rows<Geometry, Plane>& candidates) {
  Rows<Geometry, Plane> result = single_places(geometry, candidates);
  for (std::size_t r = 0; r < row_count(geometry); ++r) result[r] = result[r] & candidates[r];
  return result;
}

}  // namespace gridproof::engine
