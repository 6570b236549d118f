// A hint of the published machine as a person or a program reads it: its record [type, dieValue, row, col], all numbers
// from 1, 0: none. It is a view of a hint that sets one mark.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "spec/hint.hpp"
#include "spec/truth.hpp"

namespace gridproof::spec {

struct HintRecord {
  HintType type = HintType::none;
  Value value = 0;
  std::uint8_t row = 0;
  std::uint8_t column = 0;

  friend bool operator==(const HintRecord&, const HintRecord&) = default;
};

// One step of a call, as whoever follows it sees it.
struct CallStep {
  Action action;
  Pc pc;            // after the action
  HintRecord hint;  // after the action
};

// A hint of any machine as plain data: the tier, and what it says.
struct PlainHint {
  HintType type = HintType::none;
  std::vector<Mark> set = {};
  std::vector<Mark> del = {};

  friend bool operator==(const PlainHint&, const PlainHint&) = default;
};

inline PlainHint plain(const Board& board, const Hint<Truth>& hint) {
  PlainHint result;
  for (std::size_t i = 0; i + 1 < hint.type.bits().size(); ++i)
    if (hint.type.bits()[i].holds()) result.type = static_cast<HintType>(i);
  for (const Mark& m : all_marks(board)) {
    if (hint.set.is(m.cell, m.value).holds()) result.set.push_back(m);
    if (hint.del.is(m.cell, m.value).holds()) result.del.push_back(m);
  }
  return result;
}
inline PlainHint plain(const Board& board, const HintRecord& record) {
  PlainHint result{record.type};
  if (record.value != 0 && record.row != 0 && record.column != 0)
    result.set.push_back({board.cell(record.row, record.column), record.value});
  return result;
}

// The record that a hint stands for: the last mark that it sets, where it sets several.
inline HintRecord record(const Board& board, const PlainHint& hint) {
  HintRecord result{hint.type};
  for (const Mark& m : hint.set)
    result = {hint.type, m.value, static_cast<std::uint8_t>(board.row(m.cell)),
              static_cast<std::uint8_t>(board.column(m.cell))};
  return result;
}
inline HintRecord record(const Board& board, const Hint<Truth>& hint) { return record(board, plain(board, hint)); }

// The state of a machine that a pc and a hint stand for.
inline State<Truth> state(const Board& board, const TierList& tiers, Pc pc, const PlainHint& hint) {
  State<Truth> state{Hint<Truth>(board, tiers), OneHot<Truth, Pc>(tiers.pcs().size(), pc)};
  state.hint.type.at(hint.type) = Truth(true);
  for (const Mark& m : hint.set) state.hint.set.at(m.cell, m.value) = Truth(true);
  for (const Mark& m : hint.del) state.hint.del.at(m.cell, m.value) = Truth(true);
  return state;
}
inline State<Truth> state(const Board& board, Pc pc, const HintRecord& record) {
  return state(board, seed_tiers(), pc, plain(board, record));
}

// The record in any reading: its numbers one-hot over 0 .. N, 0 stands for none. What an engine answers with.
template <Bit B>
struct RecordBits {
  OneHot<B, HintType> type;
  std::vector<B> value, row, column;

  explicit RecordBits(int size)
      : type(all_types.size()), value(static_cast<std::size_t>(size) + 1, B(false)), row(value), column(value) {}

  static RecordBits none(int size) {
    RecordBits record(size);
    record.type.at(HintType::none) = B(true);
    record.value[0] = record.row[0] = record.column[0] = B(true);
    return record;
  }

  // Becomes `other` where the condition is met.
  void assign_where(const B& condition, const RecordBits& other) {
    for (const HintType t : all_types) type.at(t) = mux(condition, other.type.is(t), type.is(t));
    for (std::size_t i = 0; i < value.size(); ++i) {
      value[i] = mux(condition, other.value[i], value[i]);
      row[i] = mux(condition, other.row[i], row[i]);
      column[i] = mux(condition, other.column[i], column[i]);
    }
  }
};

// The record that the bits stand for. Requires one of each.
inline HintRecord record(const RecordBits<Truth>& bits) {
  const auto number = [](const std::vector<Truth>& one_hot) {
    std::uint8_t index = 0;
    while (!one_hot[index].holds()) ++index;
    return index;
  };
  HintRecord result{HintType::none, number(bits.value), number(bits.row), number(bits.column)};
  for (const HintType type : all_types)
    if (bits.type.is(type).holds()) result.type = type;
  return result;
}

template <Bit B>
RecordBits<B> record_bits(const Board& board, const Hint<B>& hint) {
  RecordBits<B> record(board.rows());
  record.type = hint.type;
  B some(false);
  for (const Mark& m : all_marks(board)) {
    const B& here = hint.set.is(m.cell, m.value);
    const auto row = static_cast<std::size_t>(board.row(m.cell)),
               column = static_cast<std::size_t>(board.column(m.cell));
    record.value[m.value] = record.value[m.value] | here;
    record.row[row] = record.row[row] | here;
    record.column[column] = record.column[column] | here;
    some = some | here;
  }
  record.value[0] = record.row[0] = record.column[0] = ~some;
  return record;
}

}  // namespace gridproof::spec
