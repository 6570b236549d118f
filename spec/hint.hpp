// What a call of a hint machine says and where it stands, with truth values of any reading.
//
//   Hint       the tier that answers, the marks that it sets and those that it deletes
//   Control    what changes during a call: the pc, and which tier has answered. The hint follows from it at the end.
//   State      the pc and the hint: what claims speak of
//
// Types and pcs are one-hot, so that a step is a term like any other definition.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "spec/algebra.hpp"
#include "spec/grid.hpp"
#include "spec/tiers.hpp"

namespace gridproof::spec {

// One of the values of an enumeration whose last value stands for the end (none, done) however many there are.
template <Bit B, class E>
class OneHot {
 public:
  explicit OneHot(std::size_t count) : bits_(count, B(false)) {}
  OneHot(std::size_t count, E value) : OneHot(count) { at(value) = B(true); }

  const B& is(E value) const { return bits_[place(value)]; }
  B& at(E value) { return bits_[place(value)]; }
  const std::vector<B>& bits() const { return bits_; }

  void assign_where(const B& condition, E value) {
    const std::size_t there = place(value);
    for (std::size_t i = 0; i < bits_.size(); ++i) bits_[i] = i == there ? condition | bits_[i] : ~condition & bits_[i];
  }

 private:
  std::size_t place(E value) const { return std::min(static_cast<std::size_t>(value), bits_.size() - 1); }

  std::vector<B> bits_;
};

template <Bit B>
struct Control {
  OneHot<B, HintType> type;
  OneHot<B, Pc> pc;

  static Control at(const TierList& tiers, Pc pc, HintType type = HintType::none) {
    return {OneHot<B, HintType>(tiers.size() + 1, type), OneHot<B, Pc>(tiers.pcs().size(), pc)};
  }
};

template <Bit B>
struct Hint {
  OneHot<B, HintType> type;
  Marks<B> set;
  Marks<B> del;

  // Of no type yet, and saying nothing.
  Hint(const Board& board, const TierList& tiers) : type(tiers.size() + 1), set(board), del(board) {}

  static Hint none(const Board& board, const TierList& tiers) {
    Hint hint(board, tiers);
    hint.type.at(HintType::none) = B(true);
    return hint;
  }
};

template <Bit B>
struct State {
  Hint<B> hint;
  OneHot<B, Pc> pc;
};

template <Bit B>
Control<B> control_of(const State<B>& state) {
  return {state.hint.type, state.pc};
}

// What one hint says: marks that are so, and marks that are not.
struct Conclusion {
  std::vector<Mark> set;
  std::vector<Mark> del;

  friend bool operator==(const Conclusion&, const Conclusion&) = default;
};

// What a tier proposes: of each of its conclusions, in the order in which they are taken, whether it may be the hint.
// Most tiers conclude one placement each: their proposals are marks. Others bring the list of their conclusions along.
template <Bit B>
class Proposals {
 public:
  Proposals(Marks<B> placements) : marks_(std::move(placements)) {}  // NOLINT: marks are proposals
  Proposals(const Board& board, std::shared_ptr<const std::vector<Conclusion>> conclusions, std::vector<B> proposed)
      : marks_(board), conclusions_(std::move(conclusions)), listed_(std::move(proposed)) {}

  bool places() const { return conclusions_ == nullptr; }
  const Marks<B>& placements() const { return marks_; }  // requires places()

  const std::vector<B>& proposed() const { return places() ? marks_.bits() : listed_; }
  std::vector<B>& proposed() { return places() ? marks_.bits() : listed_; }
  std::size_t size() const { return proposed().size(); }
  Conclusion conclusion(std::size_t number) const {
    return places() ? Conclusion{{marks_.mark(number)}, {}} : (*conclusions_)[number];
  }

  // The marks of a hint where `chosen` says which conclusion it is.
  void write(const std::vector<B>& chosen, Marks<B>& set, Marks<B>& del) const {
    if (places()) {
      for (std::size_t i = 0; i < chosen.size(); ++i) set.bits()[i] = set.bits()[i] | chosen[i];
      return;
    }
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      for (const Mark& m : (*conclusions_)[i].set) set.at(m.cell, m.value) = set.is(m.cell, m.value) | chosen[i];
      for (const Mark& m : (*conclusions_)[i].del) del.at(m.cell, m.value) = del.is(m.cell, m.value) | chosen[i];
    }
  }

 private:
  Marks<B> marks_;
  std::shared_ptr<const std::vector<Conclusion>> conclusions_;
  std::vector<B> listed_;
};

}  // namespace gridproof::spec
