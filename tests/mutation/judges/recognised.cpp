// Judges the techniques that are recognised rather than listed, and those that argue from uniqueness, by what they say
// of small boards: how many reasons there are, and a sum over the whole text of each.
#include <functional>

#include "mutation/judges/sum_of_reasons.hpp"
#include "spec/sudoku/techniques/almost_locked.hpp"
#include "spec/sudoku/techniques/chain_kinds.hpp"
#include "spec/sudoku/techniques/colouring.hpp"
#include "spec/sudoku/techniques/indirect.hpp"
#include "spec/sudoku/techniques/named.hpp"
#include "spec/uniqueness.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::spec;

namespace {

const Layout four = Layout::boxes(2, 2), six = Layout::boxes(2, 3), small = Layout::boxes_on(4, 1, 2);

const std::vector<Known>& known() {
  static const std::vector<Known> all = {
#include "mutation/judges/recognised.inc"
  };
  return all;
}
void judge(const std::string& what, const Sum& sum) { judge(known(), what, sum); }

Grid grid_of(const std::vector<Value>& values) { return Grid(values); }

void judge_table() {
  Sum sum;
  for (const NamedTechnique& each : all_techniques()) {
    sum.add(each.key + each.name + each.hodoku + each.sukaku);
    sum.add(each.family.values);
    sum.add((each.is_listed() ? 1U : 0U) + (each.needs_unique ? 2U : 0U) + (each.family.in_order ? 4U : 0U));
  }
  sum.add(named_techniques().size());
  sum.add(uniqueness_techniques().size());
  judge("table", sum);
}

// What the families say, and what their reasons say of some grids, solved and not.
void judge_uniqueness(const Layout& layout) {
  const SudokuRules rules(layout);
  std::vector<Grid> grids;
  if (layout == four)
    grids = {grid_of({1, 3, 2, 4, 2, 4, 1, 3, 3, 1, 4, 2, 4, 2, 3, 1}),
             grid_of({2, 3, 1, 4, 1, 4, 2, 3, 3, 1, 4, 2, 4, 2, 3, 1}),
             grid_of({1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}), grid_of(std::vector<Value>(16, 1))};
  for (const NamedTechnique& technique : uniqueness_techniques()) {
    Sum sum;
    const std::vector<Values> values = values_of(technique.family, layout);
    for (const Values& some : {values.front(), values.back()})
      technique.family.each(layout, rules, some, [&](const Reason& reason) {
        sum.add(reason);
        EXPECT(assumes_unique(reason));
        Grid givens(layout.cells().size());
        EXPECT(spares_givens(reason, layout, givens).holds());
        givens[reason.exchanged.back().cell] = 1;
        EXPECT(!spares_givens(reason, layout, givens).holds());
        for (const Grid& grid : grids) {
          const auto said = entails_if_unique(reason, layout, rules.constraints(), grid);
          sum.add((said.premise.holds() ? 1U : 0U) + (said.conclusion.holds() ? 2U : 0U));
        }
      });
    judge(layout.name() + " " + technique.key, sum);
  }
}

// Of the cells of a board, with any two values each.
void judge_patterns() {
  Chance chance(15);
  const SudokuRules rules(four);
  Sum sum;
  Pattern rectangle{{0, 1, 2}, {2, 1, 2}, {4, 2, 1}, {6, 1, 2}};
  Pattern six_cells{{0, 1, 2}, {1, 1, 3}, {2, 2, 3}, {4, 1, 2}, {5, 1, 3}, {6, 2, 3}};
  EXPECT(is_deadly(four, rectangle) && !is_deadly(four, {}));
  for (int times = 0; times < 4000; ++times) {
    Pattern pattern = chance.one_in(2) ? rectangle : six_cells;
    if (!chance.one_in(4)) {
      Exchange& some = pattern[chance.below(pattern.size())];
      (chance.one_in(2) ? some.a : some.b) = static_cast<Value>(1 + chance.below(4));
      if (chance.one_in(3)) some.cell = static_cast<Cell>(chance.below(16));
      if (chance.one_in(5)) pattern.pop_back();
    }
    const Mark third{pattern[chance.below(pattern.size())].cell, static_cast<Value>(1 + chance.below(4))};
    sum.add(is_deadly(four, pattern) ? 1U : 0U);
    sum.add(bug_plus_one_reason(four, rules, pattern, third));
  }
  judge("patterns", sum);
}

// Paths and stars of pairs from the first cell.
void judge_colourings(const Layout& layout) {
  const SudokuRules rules(layout);
  Sum sum;
  Colouring colouring{1, {}};
  const std::function<void()> extend = [&] {
    sum.add(trap_reason(layout, rules, colouring));
    sum.add(wrap_reason(layout, rules, colouring));
    if (colouring.pairs.size() == 3) return;
    for (HouseIndex h = 0; h < layout.houses().size(); ++h)
      for (const Cell a : layout.houses()[h])
        for (const Cell b : layout.houses()[h]) {
          if (colouring.pairs.empty() ? a != 0 : (a + b + h) % 3 != 0) continue;
          colouring.pairs.push_back({h, a, b});
          extend();
          colouring.pairs.pop_back();
        }
  };
  extend();
  EXPECT(!trap_reason(layout, rules, {1, {{0, 0, 15}}}));
  judge(layout.name() + " colourings", sum);
}

// Sets of one and two cells, with places of x and z among them, and some that are none.
void judge_almost_locked() {
  Chance chance(16);
  const SudokuRules rules(four);
  Sum sum;
  const auto set = [&](std::size_t size, Value other) {
    AlmostLocked some;
    while (some.cells.size() < size) some.cells = together(some.cells, {static_cast<Cell>(chance.below(16))});
    some.values = size == 1 ? Values{1, 2} : Values{1, 2, other};
    if (chance.one_in(20)) some.values.pop_back();
    for (Cells* places : {&some.x, &some.z})
      for (const Cell c : some.cells)
        if (!chance.one_in(3)) places->push_back(c);
    if (chance.one_in(20)) some.x = {static_cast<Cell>(chance.below(16))};
    return some;
  };
  for (int times = 0; times < 60000; ++times) {
    const AlmostLocked one = set(1 + chance.below(2), 3);
    const Value third = chance.one_in(2) ? 3 : 4;  // drawn before the size, by every compiler
    const AlmostLocked other = set(1 + chance.below(2), third);
    const auto z = static_cast<Value>(chance.one_in(9) ? 1 + chance.below(4) : 2);
    sum.add(als_xz_reason(four, rules, one, other, 1, z));
  }
  judge("almost locked sets", sum);
}

void judge_kinds_of_chains() {
  Sum sum;
  for (const Layout* layout : {&four, &six})
    for (const char* key : {"skyscraper", "empty_rectangle", "xy_wing", "w_wing", "naked_pair"}) {
      const SudokuRules rules(*layout);
      std::size_t number = 0;
      for (const NamedTechnique& each : named_techniques())
        if (each.key == key)
          each.family.each(*layout, rules, values_of(each.family, *layout).front(), [&](const Reason& reason) {
            if (number++ % 17 != 0) return;
            for (const StrongLink& link : strong_links(*layout, rules, reason)) sum.add(link.ways.size());
            for (const IsOfKind kind : {is_x_chain, is_xy_chain, is_alternating_chain, is_grouped, is_of_one_value}) {
              const std::optional<Chain> chain = chain_behind(*layout, rules, kind, reason);
              sum.add(chain ? chain->nodes.size() : 0U);
              if (!chain) continue;
              for (const Node& node : chain->nodes) {
                sum.add(node.value);
                for (const Cell c : node.cells) sum.add(c);
              }
              Reason less = reason;
              less.premises.pop_back();
              EXPECT(is_reason_of(*layout, rules, *chain, reason) && !is_reason_of(*layout, rules, *chain, less));
            }
          });
    }
  Chain xy{{{{0}, 1}, {{0}, 2}, {{1}, 2}, {{1}, 3}}, {{}, {}}};
  EXPECT(is_xy_chain(xy) && !is_x_chain(xy) && !is_of_one_value(xy) && !is_grouped(xy) && is_any_chain(xy));
  xy.is_loop = true;
  EXPECT(!is_xy_chain(xy));
  judge("kinds of chains", sum);
}

void judge_indirect(const Layout& layout) {
  const SudokuRules rules(layout);
  Sum sum;
  std::vector<IndirectStep> all;
  std::vector<Contradiction> ends;
  for (const Cell c : layout.cells()) ends.push_back({StepKind::single_candidate, c});
  for (HouseIndex h = 0; h < layout.houses().size(); ++h) ends.push_back({StepKind::single_place, 0, h, 1});
  for (const Mark& mark : all_marks(layout)) {
    all.push_back({StepKind::single_candidate, mark});
    for (HouseIndex h = 0; h < layout.houses().size(); h += 3) all.push_back({StepKind::single_place, mark, h});
    if (mark.cell % 5 == 1)
      all.push_back({StepKind::indirect, mark, 0, {{mark, {{StepKind::single_candidate, {4, 3}}}, ends[mark.value]}}});
  }
  all.push_back({StepKind::indirect, {1, 2}, 0, {}});
  all.push_back({StepKind::indirect, {1, 2}, 0, {{{1, 3}, {}, ends[4]}}});
  all.push_back({StepKind::single_candidate, {1, 2}, 0, {{{1, 2}, {}, ends[4]}}});
  for (const Contradiction& end : ends)
    for (std::size_t i = 0; i < all.size(); ++i) {
      const IndirectProof proof{{0, 1}, {all[i], all[(7 * i + end.cell) % all.size()]}, end};
      sum.add(indirect_reason(layout, rules, proof));
      sum.add(100U * depth(proof) + steps(proof));
    }
  const IndirectProof proof{{0, 1}, {{StepKind::single_candidate, {1, 2}}}, ends[4]};
  Reason reason = *indirect_reason(layout, rules, proof);
  EXPECT(is_reason_of(layout, rules, proof, reason));
  reason.premises.pop_back();
  EXPECT(!is_reason_of(layout, rules, proof, reason));
  judge(layout.name() + " indirect proofs", sum);
}

}  // namespace

int main() {
  judge_table();
  judge_uniqueness(four);
  judge_uniqueness(six);
  judge_patterns();
  judge_colourings(four);
  judge_almost_locked();
  judge_kinds_of_chains();
  judge_indirect(four);
  judge_indirect(small);
}
