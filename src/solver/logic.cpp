#include "solver/logic.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace gridproof::solver {

using spec::Cell;
using spec::HouseIndex;
using spec::Value;

namespace {

bool follow_from(const Knowledge& known, const spec::Conclusion& marks) {
  const auto is = [&](const spec::Mark& mark) { return known.grid()[mark.cell] == mark.value; };
  const auto is_not = [&](const spec::Mark& mark) {
    return !is(mark) && (known.candidates(mark.cell) & Knowledge::bit(mark.value)) == 0;
  };
  return std::all_of(marks.set.begin(), marks.set.end(), is) && std::all_of(marks.del.begin(), marks.del.end(), is_not);
}

// What is possible and is not as the marks say; nothing where one of them is known to be wrong already.
std::optional<Placement> otherwise(const Knowledge& known, const spec::Conclusion& marks) {
  std::optional<Placement> found;
  for (const auto& [cell, value] : marks.del) {
    if (known.grid()[cell] == value) return std::nullopt;
    if ((known.candidates(cell) & Knowledge::bit(value)) != 0) found = Placement{cell, value};
  }
  for (const auto& [cell, value] : marks.set) {
    if (known.grid()[cell] == value) continue;
    const auto others = known.candidates(cell) & ~Knowledge::bit(value);
    if (others == 0) return std::nullopt;
    found = Placement{cell, Knowledge::lowest(others)};
  }
  return found;
}

}  // namespace

Logic::Logic(const spec::Layout& layout, Hunch hunch) : peers_(layout), hunch_(hunch) {
  // No scope is deeper than there are cells; references into it must stay good while it is in use.
  known_.reserve(layout.cells().size() + 2);
}

void Logic::begin(const spec::Grid& grid) {
  proof_.clear();
  assumptions_ = nesting_ = 0;
  if (known_.empty()) known_.emplace_back(peers_);
  known_[0].load(grid);
  for (const auto& [cell, value] : crossed_) known_[0].exclude(cell, value);
}

Reasoning Logic::decide(const spec::Grid& grid, std::function<bool()> stop) {
  stop_ = std::move(stop);
  Reasoning answer;
  const auto search = [&](const spec::Grid* other_than) {
    begin(grid);
    return descend(0, other_than);
  };
  Ending ending = search(nullptr);
  if (ending == Ending::completion) {
    answer.first = std::exchange(completion_, std::nullopt);
    // Once more, now refuting whatever the completion has not. What is met with it open is not lost: it is the second.
    ending = search(&*answer.first);
    if (ending == Ending::completion && *completion_ != *answer.first) {
      answer.second = std::exchange(completion_, std::nullopt);
      answer.completions = Completions::several;
      proof_.clear();
    } else if (ending == Ending::completion) {
      answer.completions = Completions::one;
    }
  } else if (ending == Ending::contradiction) {
    answer.completions = Completions::none;
  }
  if (ending != Ending::stopped) answer.proof = proof_;
  answer.assumptions = assumptions_;
  answer.nesting = nesting_;
  completion_.reset();
  return answer;
}

// What is assumed and refuted is crossed out, and the rest goes on one level up: the last value of a cell is never
// assumed, it follows. With `other_than`, only values that this completion has not are assumed, so that a completion is
// met either in a scope, and differs from it, or with none open, and then it is the only one.
Logic::Ending Logic::descend(std::size_t depth, const spec::Grid* other_than) {
  Knowledge& known = known_[depth];
  while (true) {
    if (!known.syllogize(&proof_)) return Ending::contradiction;
    if (known.is_full()) {
      completion_ = known.grid();
      return Ending::completion;
    }
    if (stop_ && stop_()) return Ending::stopped;
    if (const Ending ending = suppose(depth, *assumption(known, other_than)); ending != Ending::contradiction)
      return ending;
  }
}

// A contradiction: the assumption is refuted and crossed out.
Logic::Ending Logic::suppose(std::size_t depth, Placement assumed) {
  proof_.push_back({.kind = Step::Kind::assume, .value = assumed.value, .cell = assumed.cell});
  ++assumptions_;
  nesting_ = std::max<std::uint64_t>(nesting_, depth + 1);
  if (known_.size() == depth + 1)
    known_.push_back(known_[depth]);
  else
    known_[depth + 1] = known_[depth];
  known_[depth + 1].place(assumed.cell, assumed.value);
  const Ending ending = descend(depth + 1, nullptr);
  if (ending == Ending::contradiction) known_[depth].exclude(assumed.cell, assumed.value);
  return ending;
}

Demonstration Logic::demonstrate(const spec::Grid& grid, const spec::Conclusion& marks, std::function<bool()> stop) {
  using Answer = Demonstration::Answer;
  stop_ = std::move(stop);
  begin(grid);
  const std::optional<Ending> ending = lead_to(marks);
  if (ending == Ending::stopped) return {};
  if (ending == Ending::completion) return {Answer::does_not, {}, std::exchange(completion_, std::nullopt)};
  return {ending ? Answer::no_completion : Answer::follows, proof_, {}};
}

// Nothing where the marks have been shown; a completion has not all of them.
std::optional<Logic::Ending> Logic::lead_to(const spec::Conclusion& marks) {
  Knowledge& known = known_[0];
  if (known.is_contradictory()) return descend(0, nullptr);  // a grid that breaks the rules is not even loaded
  for (const auto& [cell, value] : marks.set) {
    const auto step = known.single(cell, value);
    if (!step) continue;
    proof_.push_back(*step);
    known.place(cell, value);
  }
  while (!follow_from(known, marks)) {
    if (!known.syllogize(&proof_)) return Ending::contradiction;
    if (follow_from(known, marks)) break;
    if (stop_ && stop_()) return Ending::stopped;
    const auto assumed = otherwise(known, marks);
    const Ending ending = assumed ? suppose(0, *assumed) : descend(0, nullptr);
    if (ending != Ending::contradiction || !assumed) return ending;
  }
  return std::nullopt;
}

// Peers that share a candidate: one with two candidates would get its value at once, one with three might soon.
int Logic::consequences(const Knowledge& known, Cell cell) const {
  int score = 0;
  for (const Cell peer : peers_.of(cell)) {
    const auto theirs = known.candidates(peer);
    if ((theirs & known.candidates(cell)) == 0) continue;
    const int count = std::popcount(theirs);
    score += count == 2 ? 3 : count == 3 ? 1 : 0;
  }
  return score;
}

std::optional<Placement> Logic::assumption(const Knowledge& known, const spec::Grid* other_than) const {
  using Mask = Knowledge::Mask;
  const spec::Layout& layout = known.layout();
  std::optional<Placement> best;
  int best_options = 0;
  int best_consequences = 0;
  const auto offer = [&](int options, Placement placement) {
    const bool better = hunch_ == Hunch::most_candidates ? options > best_options : options < best_options;
    const bool weighs = hunch_ == Hunch::fewest_candidates && (!best || options <= best_options);
    const int follows = weighs ? consequences(known, placement.cell) : 0;
    if (best && !better && !(weighs && follows > best_consequences)) return false;
    best = placement;
    best_options = options;
    best_consequences = follows;
    return options == 2 && (hunch_ == Hunch::first_of_the_fewest || hunch_ == Hunch::fewest_options);
  };
  for (const Cell cell : layout.cells()) {
    const Mask candidates = known.candidates(cell);
    if (candidates == 0) continue;
    const Mask wrong = other_than == nullptr ? candidates : candidates & ~Knowledge::bit((*other_than)[cell]);
    if (wrong == 0) continue;
    if (offer(std::popcount(candidates), {cell, Knowledge::lowest(wrong)}) || hunch_ == Hunch::first_cell) return best;
  }
  if (hunch_ != Hunch::fewest_options) return best;
  for (HouseIndex house = 0; house < layout.houses().size(); ++house)
    for (Mask missing = known.missing(house); missing != 0; missing &= missing - 1) {
      const Value value = Knowledge::lowest(missing);
      int places = 0;
      std::optional<Cell> place;
      for (const Cell cell : layout.houses()[house]) {
        if ((known.candidates(cell) & Knowledge::bit(value)) == 0) continue;
        ++places;
        if (!place && (other_than == nullptr || (*other_than)[cell] != value)) place = cell;
      }
      if (place && offer(places, {*place, value})) return best;
    }
  return best;
}

}  // namespace gridproof::solver
