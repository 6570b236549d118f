// Which hint a call gives: the least proposal of the first tier that has one. This is the engine's one early exit, so
// it is the one place that each kind of plane says for itself: machine words stop at the first tier that answers, truth
// values ask all tiers and choose.
#pragma once

#include <bit>
#include <cstddef>

#include "engine/planes.hpp"
#include "engine/planes_over.hpp"
#include "engine/singles.hpp"
#include "spec/machine.hpp"
#include "spec/record.hpp"

namespace gridproof::engine {

template <class Plane>
struct Answer;

template <int capacity>
struct Answer<Planes<capacity>> {
  using Plane = Planes<capacity>;
  using Record = spec::HintRecord;

  template <class Geometry>
  static Record none(const Geometry&) {
    return {};
  }
  static bool is_hint(const Record& record) { return record.type != spec::HintType::none; }

  // A type of none, where nothing is proposed.
  template <class Geometry>
  static Record least(const Geometry& geometry, const Rows<Geometry, Plane>& proposals, spec::HintType tier) {
    for (std::size_t r = 0; r < row_count(geometry); ++r) {
      const auto columns = across(proposals[r]).columns(1);
      if (columns == 0) continue;
      const int column = std::countr_zero(columns) + 1;
      int value = 1;
      while (!proposals[r].is(value, column)) ++value;
      return {tier, static_cast<spec::Value>(value), static_cast<std::uint8_t>(r + 1),
              static_cast<std::uint8_t>(column)};
    }
    return {};
  }

  template <class Geometry, class Tier1, class Tier2, class Tier3>
  static Record first(const Geometry& geometry, Tier1&& only_choice, Tier2&& last_remaining, Tier3&& brute_force) {
    Record answer = least(geometry, only_choice(), spec::HintType::only_choice);
    if (!is_hint(answer)) answer = least(geometry, last_remaining(), spec::HintType::last_remaining);
    if (!is_hint(answer)) answer = least(geometry, brute_force(), spec::HintType::brute_force);
    return answer;
  }
};

template <spec::Bit B>
struct Answer<PlanesOver<B>> {
  using Plane = PlanesOver<B>;
  using Record = spec::RecordBits<B>;

  template <class Geometry>
  static Record none(const Geometry& geometry) {
    return Record::none(geometry.size());
  }
  static B is_hint(const Record& record) { return ~record.type.is(spec::HintType::none); }

  template <class Geometry>
  static Record least(const Geometry& geometry, const Rows<Geometry, Plane>& proposals, spec::HintType tier) {
    Record record(geometry.size());
    const std::size_t numbers = record.value.size();
    B found(false);
    for (std::size_t row = 1; row < numbers; ++row)
      for (std::size_t column = 1; column < numbers; ++column)
        for (std::size_t value = 1; value < numbers; ++value) {
          const B here = proposals[row - 1].is(static_cast<int>(value), static_cast<int>(column)) & ~found;
          record.row[row] = record.row[row] | here;
          record.column[column] = record.column[column] | here;
          record.value[value] = record.value[value] | here;
          found = found | here;
        }
    record.row[0] = record.column[0] = record.value[0] = ~found;
    record.type.at(tier) = found;
    record.type.at(spec::HintType::none) = ~found;
    return record;
  }

  template <class Geometry, class Tier1, class Tier2, class Tier3>
  static Record first(const Geometry& geometry, Tier1&& only_choice, Tier2&& last_remaining, Tier3&& brute_force) {
    const Record tier1 = least(geometry, only_choice(), spec::HintType::only_choice);
    const Record tier2 = least(geometry, last_remaining(), spec::HintType::last_remaining);
    Record answer = least(geometry, brute_force(), spec::HintType::brute_force);
    answer.assign_where(is_hint(tier2), tier2);
    answer.assign_where(is_hint(tier1), tier1);
    return answer;
  }
};

}  // namespace gridproof::engine
