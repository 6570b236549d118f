#include "solver/constraint_logic.hpp"

#include <algorithm>
#include <utility>

namespace gridproof::solver {

using spec::Cell;
using spec::Mark;

namespace {

bool follow_from(const ConstraintKnowledge& known, const spec::Conclusion& marks) {
  return std::all_of(marks.set.begin(), marks.set.end(), [&](const Mark& mark) { return known.is(mark); }) &&
         std::all_of(marks.del.begin(), marks.del.end(), [&](const Mark& mark) { return known.is_not(mark); });
}

// What is possible and is not as the marks say; nothing where one of them is known to be wrong already.
std::optional<Mark> otherwise(const ConstraintKnowledge& known, const spec::Conclusion& marks) {
  std::optional<Mark> found;
  for (const Mark& mark : marks.del) {
    if (known.is(mark)) return std::nullopt;
    if (!known.is_not(mark)) found = mark;
  }
  for (const Mark& mark : marks.set) {
    if (known.is_not(mark)) return std::nullopt;
    const auto others = known.left(mark.cell) & ~ConstraintKnowledge::bit(mark.value);
    if (others != 0) found = Mark{mark.cell, ConstraintKnowledge::lowest(others)};
  }
  return found;
}

std::uint64_t assumptions_of(const Proof& proof) {
  return static_cast<std::uint64_t>(
      std::count_if(proof.begin(), proof.end(), [](const Step& step) { return step.kind == Step::Kind::assume; }));
}

}  // namespace

void ConstraintLogic::begin(const spec::Grid& grid) {
  proof_.clear();
  nesting_ = 0;
  known_.load(grid, crossed_);
}

Reasoning ConstraintLogic::decide(const spec::Grid& grid, std::function<bool()> stop) {
  stop_ = std::move(stop);
  Reasoning answer;
  const auto search = [&](const spec::Grid* other_than) {
    begin(grid);
    return descend(0, other_than);
  };
  Ending ending = search(nullptr);
  if (ending == Ending::completion) {
    answer.first = std::exchange(completion_, std::nullopt);
    // Once more, now refuting whatever the completion has not: met is another one, or the same with nothing open.
    ending = search(&*answer.first);
    answer.assumptions = assumptions_of(proof_);
    if (ending == Ending::completion && *completion_ != *answer.first) {
      answer.second = std::exchange(completion_, std::nullopt);
      answer.completions = Completions::several;
      proof_.clear();
    } else if (ending == Ending::completion) {
      answer.completions = Completions::one;
    }
  } else {
    answer.assumptions = assumptions_of(proof_);
    if (ending == Ending::contradiction) answer.completions = Completions::none;
  }
  if (ending != Ending::stopped) answer.proof = proof_;
  answer.nesting = nesting_;
  completion_.reset();
  return answer;
}

// A refuted assumption is crossed out, and the rest goes on one level up. With `other_than`, only values that this
// completion has not are assumed, so that a completion is met either in a scope, and differs from it, or with none
// open, and then it is the only one.
ConstraintLogic::Ending ConstraintLogic::descend(std::uint64_t depth, const spec::Grid* other_than) {
  while (true) {
    if (!known_.propagate(proof_)) return Ending::contradiction;
    if (known_.is_full()) {
      completion_ = known_.grid();
      return Ending::completion;
    }
    std::optional<Mark> best;
    if (const Ending ending = try_assumptions(depth, other_than, best); ending != Ending::open) return ending;
    if (!best) continue;  // all is known by now
    if (const Ending ending = suppose(depth, *best); ending != Ending::contradiction) return ending;
  }
}

// Until none of them is contradictory at once. Of the others, `best` is of the cell from whose values most follows.
ConstraintLogic::Ending ConstraintLogic::try_assumptions(std::uint64_t depth, const spec::Grid* other_than,
                                                         std::optional<Mark>& best) {
  for (bool again = true; again;) {
    again = false;
    best.reset();
    std::size_t most = 0;
    for (const Cell cell : rules_.cells()) {
      if (!known_.is_open(cell)) continue;
      std::size_t follows = 1, least = 0;
      Mark of_cell{};
      for (const spec::Value value : rules_.values()) {
        const Mark assumed{cell, value};
        if (known_.is(assumed) || known_.is_not(assumed)) continue;
        if (other_than != nullptr && (*other_than)[cell] == value) continue;
        if (must_stop()) return Ending::stopped;
        const std::size_t before = known_.mark(), length = proof_.size();
        assume(assumed);
        if (!known_.propagate(proof_)) {
          nesting_ = std::max(nesting_, depth + 1);
          refute(assumed, before);
          if (!known_.propagate(proof_)) return Ending::contradiction;
          again = true;
          continue;
        }
        if (known_.is_full()) {
          completion_ = known_.grid();
          return Ending::completion;
        }
        const std::size_t gained = known_.mark() - before;
        known_.take_back(before);
        proof_.resize(length);
        if (follows < std::size_t{1} << 32) follows *= gained;
        if (gained < least || least == 0) {
          least = gained;
          of_cell = assumed;
        }
      }
      if (least == 0 || !known_.is_open(cell) || follows <= most) continue;
      most = follows;
      best = of_cell;
    }
  }
  return Ending::open;
}

void ConstraintLogic::assume(Mark mark) {
  proof_.push_back({.kind = Step::Kind::assume, .value = mark.value, .cell = mark.cell});
  known_.learn(mark, true);
}

void ConstraintLogic::refute(Mark assumed, std::size_t before) {
  known_.take_back(before);
  known_.learn(assumed, false);
}

// A contradiction: the assumption is refuted and crossed out.
ConstraintLogic::Ending ConstraintLogic::suppose(std::uint64_t depth, Mark assumed) {
  if (must_stop()) return Ending::stopped;
  nesting_ = std::max(nesting_, depth + 1);
  const std::size_t before = known_.mark();
  assume(assumed);
  const Ending ending = descend(depth + 1, nullptr);
  if (ending == Ending::contradiction) refute(assumed, before);
  return ending;
}

Demonstration ConstraintLogic::demonstrate(const spec::Grid& grid, const spec::Conclusion& marks,
                                           std::function<bool()> stop) {
  using Answer = Demonstration::Answer;
  stop_ = std::move(stop);
  begin(grid);
  const std::optional<Ending> ending = lead_to(marks);
  if (ending == Ending::stopped) return {};
  if (ending == Ending::completion) return {Answer::does_not, {}, std::exchange(completion_, std::nullopt)};
  return {ending ? Answer::no_completion : Answer::follows, proof_, {}};
}

// Nothing where the marks have been shown; a completion has not all of them.
std::optional<ConstraintLogic::Ending> ConstraintLogic::lead_to(const spec::Conclusion& marks) {
  while (true) {
    if (!known_.propagate(proof_)) return Ending::contradiction;
    if (follow_from(known_, marks)) return std::nullopt;
    const auto assumed = otherwise(known_, marks);
    const Ending ending = assumed ? suppose(0, *assumed) : descend(0, nullptr);
    if (ending != Ending::contradiction || !assumed) return ending;
  }
}

}  // namespace gridproof::solver
