// The hint as a person or a program reads it: the seed's record [type, dieValue, row, col], all numbers from 1, 0:
// none.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "spec/machine.hpp"
#include "spec/truth.hpp"

namespace gridproof::spec {

struct HintRecord {
  HintType type = HintType::none;
  Value value = 0;
  std::uint8_t row = 0;
  std::uint8_t column = 0;

  friend bool operator==(const HintRecord&, const HintRecord&) = default;
};

// The record that a one-hot hint stands for. Requires a well-typed hint (claim type_ok).
inline HintRecord record(const Hint<Truth>& hint) {
  const auto number = [](const std::vector<Truth>& bits) {
    std::uint8_t index = 0;
    while (!bits[index].holds()) ++index;
    return index;
  };
  HintRecord result;
  for (const HintType type : all_types)
    if (hint.type.is(type).holds()) result.type = type;
  result.value = number(hint.value);
  result.row = number(hint.row);
  result.column = number(hint.column);
  return result;
}

// The state that a pc and a record stand for.
inline State<Truth> state(const Layout& layout, Pc pc, const HintRecord& record) {
  Hint<Truth> hint(layout.size());
  hint.type.at(record.type) = hint.value[record.value] = Truth(true);
  hint.row[record.row] = hint.column[record.column] = Truth(true);
  return {std::move(hint), OneHot<Truth, Pc, all_pcs.size()>(pc)};
}

}  // namespace gridproof::spec
