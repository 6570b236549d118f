// What the theorems about the machine start from, and where they cut it: between what the tiers propose and what the
// machine does with it.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "proofs/validity.hpp"
#include "spec/claims.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/machine.hpp"
#include "spec/play.hpp"
#include "spec/proposed.hpp"

namespace gridproof::proofs {

// A full board, valid by the text's definition.
template <Bit B>
void assume_valid(Stage<B>& stage, const std::string& name, const Layout& layout, const Marks<B>& full) {
  stage.assume(name + " is a board", is_function(layout, full));
  stage.assume(name + " is valid", valid_alt(layout, full));
  use_group_lemma_of_valid(stage, layout, full);
}

// A grid of `full`: any of its cells given, the others empty. Every grid that `full` extends is one.
template <Bit B>
Marks<B> grid_of(Stage<B>& stage, const Board& board, const Marks<B>& full) {
  std::vector<B> given;
  for (const Cell c : board.cells()) given.push_back(stage.input("given." + symbolic::place(board, c)));
  return marks<B>(board, [&](Cell c, Value v) { return given[c] & full.is(c, v); });
}

// What helps with solutions of sudoku, as far as `full` is shown to be one.
template <Bit B>
void use_lemmas(Stage<B>& stage, const Layout& layout, const Marks<B>& full) {
  const auto [valid_board, all_differ] = group_lemma_if_valid(layout, full);
  stage.use_where_shown("group_lemma", valid_board, all_differ);
}
template <Bit B>
void use_lemmas(Stage<B>&, const Board&, const Marks<B>&) {}

// Any position at all: what is known of it comes from what is assumed.
template <Bit B, class R>
Position<B, R> any_position(Stage<B>& stage, const R& rules) {
  Position<B, R> at{rules, stage.marks("grid", rules), stage.marks("crossed", rules), stage.marks("solution", rules),
                    stage.marks("givens", rules)};
  stage.exhibit("grid", at.grid);
  stage.exhibit("crossed", at.crossed);
  stage.exhibit("solution", at.solution);
  stage.exhibit("givens", at.givens);
  return at;
}

// Any position that a dialect may start from.
template <class D, Bit B>
Position<B, typename D::Rules> initial_position(Stage<B>& stage, const typename D::Rules& rules) {
  const auto at = any_position<B>(stage, rules);
  stage.assume("init", D::init(at));
  use_lemmas(stage, rules, at.solution);  // as far as init says that it is one
  return at;
}

template <class D, Bit B>
Proposed<B, typename D::Rules> own_proposals(const Position<B, typename D::Rules>& at) {
  return {at, D::template proposals<D>(at)};
}

// What is known of a tier's proposals: property(tier, at, proposed), of a cell and its proposed placements or, in a
// tier that lists its conclusions, of one of them. Obliged of the dialect's own, one by one; from there on they are any
// that have it.
template <class D, Bit B, class Property>
Proposed<B, typename D::Rules> cut_at_proposals(Stage<B>& stage, const Position<B, typename D::Rules>& at,
                                                Property&& property) {
  const Board& board = at.rules;
  const TierList& tiers = D::tiers();
  auto cut = own_proposals<D>(at);
  const auto each = [&](const auto& tell) {
    for (const HintType tier : tiers.all()) {
      const Proposals<B>& own = cut.tiers[static_cast<std::size_t>(tier)];
      if (own.places())
        for (const Cell c : board.cells())
          tell(tiers.name(tier) + "." + symbolic::place(board, c), property(tier, c, own.placements()));
      else
        for (std::size_t i = 0; i < own.size(); ++i)
          tell(tiers.name(tier) + "." + std::to_string(i), property(tier, own.conclusion(i), own.proposed()[i]));
    }
  };
  each([&](const std::string& name, const B& known) { stage.oblige(name, known); });
  for (const HintType tier : tiers.all()) {
    Proposals<B>& own = cut.tiers[static_cast<std::size_t>(tier)];
    for (std::size_t i = 0; i < own.size(); ++i) {
      const Conclusion said = own.conclusion(i);
      const std::string place =
          own.places() ? symbolic::place(board, said.set.front().cell, said.set.front().value) : std::to_string(i);
      own.proposed()[i] = stage.stand_in(tiers.name(tier) + "." + place, own.proposed()[i]);
    }
  }
  each([&](const std::string& name, const B& known) { stage.know(name, known); });
  return cut;
}

// Where a call ends that takes the least choices: a call of next(), which is a step of the machine only where one
// action at most is enabled (show_one_action).
template <class M>
auto end_of_call(const M& machine) {
  return machine.state(machine.end());
}

// Of the dialect's own machine, for a cut forgets when brute force has nothing to propose.
template <class D, Bit B>
void show_one_action(Stage<B>& stage, const Position<B, typename D::Rules>& at) {
  const Machine<D, B> machine(at);
  const TierList& tiers = machine.tiers();
  for (const Pc pc : tiers.pcs())
    stage.show("at most one action is enabled at " + tiers.name(pc), at_most_one(tiers.actions(), [&](Action action) {
                 return machine.enabled(Control<B>::at(tiers, pc), action);
               }));
}

// Any control at all.
template <Bit B>
Control<B> any_control(Stage<B>& stage, const TierList& tiers) {
  Control<B> control{OneHot<B, HintType>(tiers.size() + 1), OneHot<B, Pc>(tiers.pcs().size())};
  for (const Pc pc : tiers.pcs()) control.pc.at(pc) = stage.input("pc." + tiers.name(pc));
  for (const HintType type : tiers.all()) control.type.at(type) = stage.input("type." + tiers.name(type));
  control.type.at(HintType::none) = stage.input("type." + tiers.name(HintType::none));
  return control;
}

}  // namespace gridproof::proofs
