// What a reason says, as sets: each of the cells is none of the values; or a cell is a value.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/techniques/known.hpp"

namespace gridproof::engine {

template <int words>
struct Says {
  CellSet<words> cells;
  ValueSet values;
  bool places = false;  // one cell, one value

  bool changes(const Known<words>& known) const {
    bool some = false;
    each_value(values, [&](spec::Value v) { some = some || meet(cells, known.open_at(v)); });
    return some;
  }

  // By its first mark, in the order of a tier: what is less comes before.
  std::uint32_t rank() const {
    const std::uint32_t mark = 32U * cells.first() + static_cast<std::uint32_t>(std::countr_zero(values));
    return places ? mark : mark + (1U << 16);
  }
};

template <int words>
Says<words> is(spec::Cell cell, spec::Value value) {
  Says<words> says{{}, only(value), true};
  says.cells.add(cell);
  return says;
}
template <int words>
Says<words> is_not(const CellSet<words>& cells, ValueSet values) {
  return {cells, values};
}

}  // namespace gridproof::engine
