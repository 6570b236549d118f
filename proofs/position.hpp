// What the theorems about the machine start from, and where they cut it: between what the tiers propose and what the
// machine does with it.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "proofs/validity.hpp"
#include "spec/claims.hpp"
#include "spec/dialects.hpp"
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
Marks<B> grid_of(Stage<B>& stage, const Layout& layout, const Marks<B>& full) {
  std::vector<B> given;
  for (const Cell c : layout.cells()) given.push_back(stage.input("given." + symbolic::place(layout, c)));
  return marks<B>(layout, [&](Cell c, Value v) { return given[c] & full.is(c, v); });
}

// Any position that a dialect may start from.
template <class D, Bit B>
Position<B> initial_position(Stage<B>& stage, const Layout& layout) {
  const Marks<B> solution = stage.marks("solution", layout);
  Position<B> at{layout, grid_of(stage, layout, solution), stage.marks("crossed", layout), solution};
  stage.exhibit("grid", at.grid);
  stage.exhibit("crossed", at.crossed);
  stage.exhibit("solution", at.solution);
  stage.assume("init", D::init(at));
  const auto [valid_board, all_differ] = group_lemma_if_valid(layout, solution);  // as far as init says that it is
  stage.use_where_shown("group_lemma", valid_board, all_differ);
  return at;
}

template <class D, Bit B>
std::array<Marks<B>, 3> proposals(const Position<B>& at) {
  const Marks<B> candidates = D::candidates(at);
  return {D::only_choice(at, candidates), D::last_remaining(at, candidates), D::brute_force(at)};
}

// What is known of a tier's proposals in one cell: property(tier, cell, proposals). Obliged of the dialect's own, cell
// by cell; from there on they are any that have it.
template <class D, Bit B, class Property>
Proposed<B> cut_at_proposals(Stage<B>& stage, const Position<B>& at, Property&& property) {
  const Layout& layout = at.layout;
  Proposed<B> cut{at, proposals<D>(at)};
  const auto cell = [&](HintType tier, Cell c) { return std::string(name(tier)) + "." + symbolic::place(layout, c); };
  for (const HintType tier : all_tiers) {
    Marks<B>& own = cut.tiers[static_cast<std::size_t>(tier)];
    for (const Cell c : layout.cells()) stage.oblige(cell(tier, c), property(tier, c, own));
  }
  for (const HintType tier : all_tiers) {
    Marks<B>& own = cut.tiers[static_cast<std::size_t>(tier)];
    own = marks<B>(layout, [&](Cell c, Value v) {
      return stage.stand_in(std::string(name(tier)) + "." + symbolic::place(layout, c, v), own.is(c, v));
    });
    for (const Cell c : layout.cells()) stage.know(cell(tier, c), property(tier, c, own));
  }
  return cut;
}

// Where a call ends that takes the least choices.
template <class M>
auto end_of_call(const M& machine) {
  auto state = machine.init();
  for (int steps = 0; steps < longest_call; ++steps) state = machine.next(state);
  return state;
}

// Any state at all.
template <Bit B>
State<B> any_state(Stage<B>& stage, const Layout& layout) {
  State<B> state{Hint<B>(layout.size()), {}};
  for (const Pc pc : all_pcs) state.pc.at(pc) = stage.input("pc." + std::string(name(pc)));
  for (const HintType type : all_types) state.hint.type.at(type) = stage.input("type." + std::string(name(type)));
  for (std::size_t i = 0; i < state.hint.value.size(); ++i) {
    state.hint.value[i] = stage.input("value." + std::to_string(i));
    state.hint.row[i] = stage.input("row." + std::to_string(i));
    state.hint.column[i] = stage.input("column." + std::to_string(i));
  }
  return state;
}

}  // namespace gridproof::proofs
