// Almost locked sets: of any board by the lemma, and of few cells directly.
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "proofs/techniques.hpp"
#include "spec/sudoku/techniques/almost_locked.hpp"

namespace gridproof::proofs {

// Of each number of cells up to so many: each holds one or several of one value more, and no two share one. Cells and
// values are numbers here: where they stand on a board makes no difference.
class AlmostLockedStep {
 public:
  explicit AlmostLockedStep(std::size_t most) : most_(most) {}

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    for (std::size_t cells = 1; cells <= most_; ++cells) show(stage, cells);
  }

 private:
  template <Bit B>
  static void show(Stage<B>& stage, std::size_t cells) {
    std::vector<std::vector<B>> is(cells);  // by cell, then by value
    for (std::size_t c = 0; c < cells; ++c)
      for (std::size_t v = 0; v <= cells; ++v)
        is[c].push_back(stage.input(std::to_string(cells) + "." + std::to_string(c) + "." + std::to_string(v)));
    const std::string of = "of " + std::to_string(cells) + (cells == 1 ? " cell: " : " cells: ");
    const auto has = [&](std::size_t v) { return any(is, [&](const std::vector<B>& cell) { return cell[v]; }); };
    B set(true);
    for (const std::vector<B>& cell : is) set = set & any(cell, [](const B& bit) { return bit; });
    for (std::size_t v = 0; v <= cells; ++v)
      set = set & at_most_one(is, [&](const std::vector<B>& cell) { return cell[v]; });
    for (std::size_t v = 1; v <= cells; ++v)
      stage.show(of + "without the first value, value " + std::to_string(v + 1) + " is there", set & ~has(0), has(v));
  }

  std::size_t most_;
};

// Of two sets, which are locked without x; x is not in both.
struct AlsXzStep {
  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const B x_in_one = stage.input("x in one"), x_in_other = stage.input("x in other"),
            z_in_one = stage.input("z in one"), z_in_other = stage.input("z in other"), target = stage.input("target");
    const B locked = (x_in_one | z_in_one) & (x_in_other | z_in_other) & ~(x_in_one & x_in_other);
    stage.show("one of the sets has z", locked, z_in_one | z_in_other);
    stage.show("what sees each place of z is not z", locked & ~(target & z_in_one) & ~(target & z_in_other), ~target);
  }
};

// Of a list, every choice of one or more.
inline std::vector<Cells> some_of(const Cells& cells) {
  std::vector<Cells> all;
  for (std::size_t size = 1; size <= cells.size(); ++size)
    for (const Chosen& chosen : combinations(cells.size(), size)) all.push_back(picked(cells, chosen));
  return all;
}

// So many cells of a house, each set once.
inline std::set<Cells> sets_in_houses(const Layout& layout, std::size_t size) {
  std::set<Cells> all;
  for (const House& house : layout.houses())
    for (const Chosen& chosen : combinations(house.size(), size)) all.insert(picked(house.cells, chosen));
  return all;
}

// As spec has it; a test takes another one.
struct AlsOfSpec {
  static std::optional<Reason> reason(const Layout& layout, const SudokuRules& rules, const AlmostLocked& one,
                                      const AlmostLocked& other, Value x, Value z) {
    return als_xz_reason(layout, rules, one, other, x, z);
  }
};

// Two sets of so many cells, of which the first has r1c1. x is 1, z is 2; `shared` values are of both sets.
template <class Als>
void each_als_xz(std::size_t cells, std::size_t other_cells, std::size_t shared, const Layout& layout,
                 const SudokuRules& rules, const TellReason& tell) {
  const Value x = 1, z = 2;
  if (cells + other_cells + 2 - shared > layout.values().size()) return;
  Values values, other_values;
  for (Value v = 1; v <= cells + 1; ++v) values.push_back(v);
  for (Value v = 1; v <= shared; ++v) other_values.push_back(v);
  while (other_values.size() <= other_cells)
    other_values.push_back(static_cast<Value>(cells + 2 + other_values.size() - shared));
  const std::set<Cells> others = sets_in_houses(layout, other_cells);
  for (const Cells& one : sets_in_houses(layout, cells)) {
    if (one.front() != 0) continue;
    for (const Cells& other : others) {
      if (!both(one, other).empty()) continue;
      for (const Cells& x_in_one : some_of(one))
        for (const Cells& x_in_other : some_of(other)) {
          if (!all_see(rules, x_in_one, x_in_other)) continue;
          for (const Cells& z_in_one : some_of(one))
            for (const Cells& z_in_other : some_of(other))
              if (const auto reason = Als::reason(layout, rules, {one, values, x_in_one, z_in_one},
                                                  {other, other_values, x_in_other, z_in_other}, x, z))
                tell(*reason);
        }
    }
  }
}

// Of so many cells together, or fewer.
template <class Als = AlsOfSpec>
Family almost_locked(std::size_t most) {
  return {0, [most](const Layout& layout, const SudokuRules& rules, const Values&, const TellReason& tell) {
            for (std::size_t cells = 1; cells < most; ++cells)
              for (std::size_t other = 1; other + cells <= most; ++other)
                for (std::size_t shared = 2; shared <= std::min(cells, other) + 1; ++shared)
                  each_als_xz<Als>(cells, other, shared, layout, rules, tell);
          }};
}

}  // namespace gridproof::proofs
