#include "verify/models/compare_terms.hpp"

#include <fmt/format.h>

#include "solver/search.hpp"
#include "spec/sudoku/dialects.hpp"
#include "text/write.hpp"
#include "verify/claims/terms.hpp"

namespace gridproof::verify {

namespace {

using spec::Truth;

// All valid boards where they are known. Elsewhere completions of the grid, one for each value of the hint's cell.
std::vector<spec::Grid> boards_for(const Rulebook& rules, const MachineState& state) {
  if (!rules.valid().empty()) return rules.valid();
  std::vector<spec::Grid> boards;
  if (state.row == 0 || state.column == 0) return boards;
  const spec::Cell cell = rules.layout().cell(state.row, state.column);
  const spec::Grid grid = rules.grid(state.board, state.givens);
  solver::Solver solver(rules.layout());
  for (const spec::Value v : rules.layout().values()) {
    if (grid[cell] != 0 && grid[cell] != v) continue;
    spec::Grid guess = grid;
    guess[cell] = v;
    for (spec::Grid& found : solver.completions(guess, 1)) boards.push_back(std::move(found));
  }
  return boards;
}

template <class D>
explore::Statement by_term(const Rulebook& rules, Claim claim, const MachineState& at) {
  const spec::Layout& layout = rules.layout();
  const auto position = spec::position<Truth>(layout, rules.grid(at.board, at.givens), rules.boards()[at.board]);
  const spec::Machine<D, Truth> machine(position);
  const auto state = spec::state(layout, at.pc, at.hint());
  if (is_of_completions(claim)) {
    explore::Statement whole{false, true};
    if (!speaks_of(claim, machine, state).holds()) return whole;
    for (const spec::Grid& board : boards_for(rules, at)) {
      const auto said = forced_term(claim, machine, state, spec::constant<Truth>(layout, board));
      whole.premise = whole.premise || said.premise.holds();
      whole.conclusion = whole.conclusion && said.holds().holds();
    }
    return whole;
  }
  const auto after = spec::can_apply_hint(state).holds() ? spec::apply_hint(position, state) : position;
  const auto said = term(claim, machine, state, after).value();
  return {said.premise.holds(), said.conclusion.holds()};
}

std::string words(const explore::Statement& said) {
  return !said.premise ? "nothing" : said.conclusion ? "that it holds" : "that it fails";
}

}  // namespace

TermComparison compare_with_term(const World& world, Claim claim, const std::vector<Said>& said) {
  TermComparison result;
  const spec::Layout& layout = world.rules.layout();
  for (const Said& each : said) {
    if (each.claim != claim) continue;
    ++result.compared;
    const explore::Statement own = world.dialect == Dialect::repaired
                                       ? by_term<spec::Repaired>(world.rules, claim, each.state)
                                       : by_term<spec::AsWritten>(world.rules, claim, each.state);
    if (words(own) == words(each.statement)) continue;
    result.difference = fmt::format("the rulebook says {} of {}, the claim's term {}: grid {}, solution {}, pc {}",
                                    words(each.statement), name(claim), words(own),
                                    text::to_line(layout, world.rules.grid(each.state.board, each.state.givens)),
                                    text::to_line(layout, world.rules.boards()[each.state.board]), name(each.state.pc));
    return result;
  }
  return result;
}

}  // namespace gridproof::verify
