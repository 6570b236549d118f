// Techniques that argue from uniqueness: where the conclusion does not hold, the exchanged relation is another one that
// keeps the rules. A house at a time by the step, whatever the pattern; rectangles and small patterns directly.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "proofs/techniques.hpp"
#include "spec/sudoku/techniques/deadly.hpp"

namespace gridproof::proofs {

// What a deadly pattern is to a house: every value is in two of its cells, so they form rings, each cell with the value
// that it shares with the cell before and the one that it shares with the next. Of one ring: the exchange leaves each
// of its values in the house once, and what stands outside the ring goes on to differ.
class DeadlyStep {
 public:
  explicit DeadlyStep(std::size_t most) : most_(most) {}

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    for (std::size_t cells = 2; cells <= most_; ++cells) show(stage, cells);
  }

 private:
  template <Bit B>
  static void show(Stage<B>& stage, std::size_t cells) {
    const std::string of = "a ring of " + std::to_string(cells) + ": ";
    std::vector<B> first, second, outside;
    for (std::size_t i = 0; i < cells; ++i) {
      const std::string at = std::to_string(cells) + "." + std::to_string(i);
      first.push_back(stage.input("first." + at));
      second.push_back(stage.input("second." + at));
      outside.push_back(stage.input("outside." + at));
    }
    const auto before = [&](std::size_t i) { return (i + cells - 1) % cells; };
    // Value i is the first of cell i and the second of the cell before.
    B filled(true);
    for (std::size_t i = 0; i < cells; ++i)
      filled = filled & differ(first[i], second[i]) & ~(first[i] & second[before(i)]) &
               ~(outside[i] & (first[i] | second[before(i)]));
    for (std::size_t i = 0; i < cells; ++i) {
      const B here = second[i], in_the_one_before = first[before(i)];
      stage.show(of + "value " + std::to_string(i + 1) + " is there once", filled, differ(here, in_the_one_before));
      stage.show(of + "value " + std::to_string(i + 1) + " differs from outside", filled,
                 ~(outside[i] & (here | in_the_one_before)));
    }
  }

  std::size_t most_;
};

// Every deadly pattern of so many cells or fewer that has r1c1 with 1 and 2, each once: tell(pattern).
template <class Tell>
void each_deadly_pattern(std::size_t most, const Layout& layout, const Tell& tell) {
  using Key = std::set<std::tuple<Cell, Value, Value>>;
  std::set<Key> known;
  Pattern pattern;
  const auto key = [&] {
    Key all;
    for (const auto& [cell, a, b] : pattern) all.emplace(cell, std::min(a, b), std::max(a, b));
    return all;
  };
  const auto extend = [&](const auto& self) -> void {
    if (!known.insert(key()).second) return;
    const House* lacks = nullptr;
    Value lacked = 0;
    for (const House& house : layout.houses())
      for (const Value v : layout.values()) {
        const auto here = std::count_if(pattern.begin(), pattern.end(), [&](const Exchange& each) {
          return (each.a == v || each.b == v) && house.contains(each.cell);
        });
        if (here > 2) return;
        if (here == 1 && lacks == nullptr) lacks = &house, lacked = v;
      }
    if (lacks == nullptr) return tell(pattern);
    if (pattern.size() == most) return;
    for (const Cell c : *lacks)
      for (const Value v : layout.values()) {
        const bool taken =
            std::any_of(pattern.begin(), pattern.end(), [&](const Exchange& each) { return each.cell == c; });
        if (taken || v == lacked) continue;
        pattern.push_back({c, lacked, v});
        self(self);
        pattern.pop_back();
      }
  };
  pattern.push_back({0, 1, 2});
  extend(extend);
}

// Of a family of rectangles: those of its first values whose first cell, by rows and columns, is r1c1.
inline Family of_the_first(const Family& family, const Layout& layout) {
  Family some = family;
  some.each = [each = family.each, first = values_of(family, layout).front()](
                  const Layout& on, const SudokuRules& rules, const Values& values, const TellReason& tell) {
    if (values != first) return;
    each(on, rules, values, [&](const Reason& reason) {
      if (reason.exchanged.front().cell == 0) tell(reason);
    });
  };
  return some;
}

// As spec has it; a test takes another one.
struct BugOfSpec {
  static std::optional<Reason> reason(const Layout& layout, const SudokuRules& rules, const Pattern& pattern,
                                      const Mark& third) {
    return bug_plus_one_reason(layout, rules, pattern, third);
  }
};

template <class Bug = BugOfSpec>
Family bugs_plus_one(std::size_t most) {
  return {0, [most](const Layout& layout, const SudokuRules& rules, const Values&, const TellReason& tell) {
            each_deadly_pattern(most, layout, [&](const Pattern& pattern) {
              for (const Exchange& each : pattern)
                for (const Value v : layout.values())
                  if (const auto reason = Bug::reason(layout, rules, pattern, {each.cell, v})) tell(*reason);
            });
          }};
}

}  // namespace gridproof::proofs
