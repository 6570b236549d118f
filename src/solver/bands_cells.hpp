// Sets of cells of a board, and for each value the set of cells that can have it: planes turned on their side.
//
//   const CellsOfValues cells = cells_of_values(planes);   // where a plane has a lane with value v, cells[v] has the
//   cell (cells[a] | cells[b]) & peers(cell)                     // the peers that can have a or b
//
// A cell has a number from 0 to 127, by plane and lane, in the order in which packing two planes puts them. Plane 8 has
// no numbers of its own: it takes those of lanes that no box has, in planes 0 to 2.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/bands_lanes.hpp"

namespace gridproof::solver::bands {

inline constexpr std::size_t places = 9;  // of a box, row by row

struct Cells {
  std::array<std::uint64_t, 2> bits{};

  constexpr void add(std::size_t number) { bits[number / 64] |= std::uint64_t{1} << number % 64; }
  constexpr int size() const { return std::popcount(bits[0]) + std::popcount(bits[1]); }
  friend constexpr Cells operator&(Cells a, Cells b) { return {{a.bits[0] & b.bits[0], a.bits[1] & b.bits[1]}}; }
  friend constexpr Cells operator|(Cells a, Cells b) { return {{a.bits[0] | b.bits[0], a.bits[1] | b.bits[1]}}; }
};

using CellsOfValues = std::array<Cells, 9>;

// Plane 8 goes band by band to the last four lanes of planes 0, 1 and 2.
constexpr std::size_t number_of(std::size_t plane, std::size_t lane) {
  if (plane == 8) return number_of(lane / 4, 12 + lane % 4);
  return plane / 2 * 32 + lane / 8 * 16 + plane % 2 * 8 + lane % 8;
}

struct Place {
  std::uint8_t plane;
  std::uint8_t lane;
};

namespace detail {

constexpr std::array<Place, 128> make_places() {
  std::array<Place, 128> result{};
  for (std::size_t plane = 0; plane < places; ++plane)
    for (std::size_t box = 0; box < 9; ++box) {
      const std::size_t lane = lane_of(box / 3, box % 3);
      result[number_of(plane, lane)] = {static_cast<std::uint8_t>(plane), static_cast<std::uint8_t>(lane)};
    }
  return result;
}

// By number; the cells of the same row, column or box, without the cell itself.
constexpr std::array<Cells, 128> make_peers() {
  std::array<Cells, 128> result{};
  for (std::size_t a = 0; a < 81; ++a)
    for (std::size_t b = 0; b < 81; ++b) {
      const std::size_t band_a = a / 27, band_b = b / 27, stack_a = a / 9 % 3, stack_b = b / 9 % 3;
      const std::size_t place_a = a % 9, place_b = b % 9;
      const bool same_row = band_a == band_b && place_a / 3 == place_b / 3;
      const bool same_column = stack_a == stack_b && place_a % 3 == place_b % 3;
      const bool same_box = band_a == band_b && stack_a == stack_b;
      if (a != b && (same_row || same_column || same_box))
        result[number_of(place_a, lane_of(band_a, stack_a))].add(number_of(place_b, lane_of(band_b, stack_b)));
    }
  return result;
}

}  // namespace detail

inline constexpr std::array<Place, 128> place_of_number = detail::make_places();
inline constexpr std::array<Cells, 128> peers_of_number = detail::make_peers();

template <class L>
CellsOfValues cells_of_values(const std::array<L, places>& planes) {
  CellsOfValues result{};
  for (std::size_t plane = 0; plane < places; ++plane) {
    const std::array<Word, lanes> words = planes[plane].words();
    for (std::size_t box = 0; box < 9; ++box) {
      const std::size_t lane = lane_of(box / 3, box % 3);
      for (unsigned left = words[lane]; left != 0; left &= left - 1)
        result[static_cast<std::size_t>(std::countr_zero(left))].add(number_of(plane, lane));
    }
  }
  return result;
}

#if defined(__AVX2__)
// The same. Lanes that no box has must be 0.
template <>
inline CellsOfValues cells_of_values<WideLanes>(const std::array<WideLanes, places>& planes) {
  __m256i words[8];
  for (std::size_t p = 0; p < 8; ++p) words[p] = planes[p].native();
  const __m256i last = planes[8].native();
  words[0] = _mm256_blend_epi32(words[0], _mm256_permute4x64_epi64(last, 0x00), 0xC0);
  words[1] = _mm256_blend_epi32(words[1], _mm256_permute4x64_epi64(last, 0x55), 0xC0);
  words[2] = _mm256_blend_epi32(words[2], _mm256_permute4x64_epi64(last, 0xAA), 0xC0);
  CellsOfValues result;
  const __m256i low = _mm256_set1_epi16(0xFF);
  const auto values_below_9 = [&](std::size_t p) {
    return _mm256_packus_epi16(_mm256_and_si256(words[p], low), _mm256_and_si256(words[p + 1], low));
  };
  const auto value_9 = [&](std::size_t p) {  // as the top bit of a byte
    return _mm256_packs_epi16(_mm256_slli_epi16(words[p], 7), _mm256_slli_epi16(words[p + 1], 7));
  };
  const auto top_bits = [](__m256i first, __m256i second) {
    const auto low_half = static_cast<std::uint32_t>(_mm256_movemask_epi8(first));
    const auto high_half = static_cast<std::uint32_t>(_mm256_movemask_epi8(second));
    return low_half | static_cast<std::uint64_t>(high_half) << 32;
  };
  for (std::size_t part = 0; part < 2; ++part) {
    result[8].bits[part] = top_bits(value_9(4 * part), value_9(4 * part + 2));
    __m256i first = values_below_9(4 * part), second = values_below_9(4 * part + 2);
    for (std::size_t value = 8; value-- > 0;) {
      result[value].bits[part] = top_bits(first, second);
      first = _mm256_add_epi8(first, first);
      second = _mm256_add_epi8(second, second);
    }
  }
  return result;
}
#endif

}  // namespace gridproof::solver::bands
