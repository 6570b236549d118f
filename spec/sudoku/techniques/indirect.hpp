// Indirect proof: a mark is assumed, singles follow from it, and in the end a cell or a house has nothing left. So the
// mark is not so. A step may be such a proof itself, inside: then what it assumes is not so from there on.
//
//   IndirectProof proof{{r1c2, 4}, {{StepKind::single_place, {r3c3, 4}, box_1}}, {StepKind::single_candidate, r3c7}};
//   indirect_reason(layout, rules, proof);       // nothing where a step does not follow
//   depth(proof), steps(proof);                  // 1 and 1: easier proofs have less of both
//
// What a step needs absent is so because of a mark that was placed before, or of a proof inside, or is a premise.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "spec/sudoku/techniques/family.hpp"

namespace gridproof::spec {

enum class StepKind : std::uint8_t { single_candidate, single_place, indirect };

struct IndirectProof;

// single_candidate   the cell of the mark has no other value
// single_place       the house has no other place for the value of the mark
// indirect           the mark is not so, by the proof inside, which assumes it
struct IndirectStep {
  StepKind kind;
  Mark mark;
  HouseIndex house;
  std::vector<IndirectProof> inside;

  IndirectStep(StepKind of, const Mark& says, HouseIndex in = 0);
  IndirectStep(StepKind of, const Mark& says, HouseIndex in, std::vector<IndirectProof> by);
};

// What has nothing left: a cell (single_candidate), or a house for a value (single_place).
struct Contradiction {
  StepKind kind;
  Cell cell = 0;
  HouseIndex house = 0;
  Value value = 0;
};

struct IndirectProof {
  Mark assumed;
  std::vector<IndirectStep> steps;
  Contradiction end;
};

// Here, where the proof inside is known whole.
inline IndirectStep::IndirectStep(StepKind of, const Mark& says, HouseIndex in, std::vector<IndirectProof> by)
    : kind(of), mark(says), house(in), inside(std::move(by)) {}
inline IndirectStep::IndirectStep(StepKind of, const Mark& says, HouseIndex in) : IndirectStep(of, says, in, {}) {}

inline std::size_t depth(const IndirectProof& proof) {
  std::size_t deepest = 0;
  for (const IndirectStep& step : proof.steps)
    for (const IndirectProof& inside : step.inside) deepest = std::max(deepest, depth(inside));
  return deepest + 1;
}
inline std::size_t steps(const IndirectProof& proof) {
  std::size_t number = proof.steps.size();
  for (const IndirectStep& step : proof.steps)
    for (const IndirectProof& inside : step.inside) number += steps(inside);
  return number;
}

// Follows a proof, and collects what it rests on.
class IndirectReading {
 public:
  IndirectReading(const Layout& layout, const SudokuRules& rules) : layout_(&layout), rules_(&rules), draft_(rules) {}

  // What is placed and deleted inside a proof is so only there.
  bool follow(const IndirectProof& proof) {
    const std::size_t placed = placed_.size(), deleted = deleted_.size();
    place(proof.assumed);
    const bool all_follow =
        std::all_of(proof.steps.begin(), proof.steps.end(), [&](const IndirectStep& step) { return follows(step); });
    const bool ends = all_follow && nothing_left(proof.end.kind, {proof.end.cell, proof.end.value}, proof.end.house,
                                                 /*but_the_mark=*/false);
    placed_.resize(placed, proof.assumed);
    deleted_.resize(deleted, proof.assumed);
    return ends;
  }

  // No premise contradicts a mark that a step places: that would be a proof of something else.
  std::optional<Reason> finished(const Mark& conclusion) && {
    draft_.del(conclusion.cell, conclusion.value);
    Reason reason = std::move(draft_).finished();
    for (const Mark& premise : reason.premises)
      if (std::find(ever_placed_.begin(), ever_placed_.end(), premise) != ever_placed_.end()) return std::nullopt;
    return reason;
  }

 private:
  void place(const Mark& mark) {
    placed_.push_back(mark);
    ever_placed_.push_back(mark);
  }

  bool follows(const IndirectStep& step) {
    if (step.kind == StepKind::indirect) {
      if (step.inside.size() != 1 || step.inside.front().assumed != step.mark || !follow(step.inside.front()))
        return false;
      deleted_.push_back(step.mark);
      return true;
    }
    if (!step.inside.empty() || !nothing_left(step.kind, step.mark, step.house, /*but_the_mark=*/true)) return false;
    place(step.mark);
    return true;
  }

  // Cites that the cell has a value, or the house this one, and why each of them is absent, or each but the mark.
  bool nothing_left(StepKind kind, const Mark& mark, HouseIndex house, bool but_the_mark) {
    if (kind == StepKind::single_candidate) {
      draft_.cite(rules_->has_value(mark.cell));
      for (const Value v : layout_->values())
        if (!but_the_mark || v != mark.value) absent({mark.cell, v});
      return true;
    }
    const House& where = layout_->houses()[house];
    if (kind != StepKind::single_place || !layout_->has_every_value(where)) return false;
    if (but_the_mark && !where.contains(mark.cell)) return false;
    draft_.cite(rules_->has(house, mark.value));
    for (const Cell c : where)
      if (!but_the_mark || c != mark.cell) absent({c, mark.value});
    return true;
  }

  void absent(const Mark& mark) {
    if (std::find(deleted_.begin(), deleted_.end(), mark) != deleted_.end()) return;
    for (const Mark& placed : placed_) {
      if (placed.value == mark.value && rules_->see(placed.cell, mark.cell))
        return draft_.cite_differ(placed.cell, mark.cell);
      if (placed.value != mark.value && placed.cell == mark.cell) return draft_.cite(rules_->has_one_value(mark.cell));
    }
    draft_.absent(mark.cell, mark.value);
  }

  const Layout* layout_;
  const SudokuRules* rules_;
  ReasonDraft draft_;
  std::vector<Mark> placed_, deleted_, ever_placed_;
};

inline std::optional<Reason> indirect_reason(const Layout& layout, const SudokuRules& rules,
                                             const IndirectProof& proof) {
  IndirectReading reading(layout, rules);
  if (!reading.follow(proof)) return std::nullopt;
  return std::move(reading).finished(proof.assumed);
}

// Whoever has the proof shows it.
inline bool is_reason_of(const Layout& layout, const SudokuRules& rules, const IndirectProof& proof,
                         const Reason& reason) {
  const std::optional<Reason> said = indirect_reason(layout, rules, proof);
  return said && *said == in_order(rules, reason);
}

}  // namespace gridproof::spec
