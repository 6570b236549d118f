#include "verify/models/compare_terms.hpp"

#include <fmt/format.h>

#include "solver/search.hpp"
#include "text/write.hpp"

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

explore::Implication by_term(const Game& game, const Rulebook& rules, Claim claim, const MachineState& at) {
  const spec::Layout& layout = rules.layout();
  const auto machine = game.at({rules.grid(at.board, at.givens), rules.boards()[at.board], spec::Marks<Truth>(layout)});
  const auto state = spec::state(layout, at.pc, at.hint());
  if (is_of_completions(claim)) {
    explore::Implication whole{false, true};
    if (!machine->speaks_of(claim, state)) return whole;
    for (const spec::Grid& board : boards_for(rules, at)) {
      const auto said = machine->says(claim, state, board);
      whole.premise = whole.premise || said.premise.holds();
      whole.conclusion = whole.conclusion && said.holds().holds();
    }
    return whole;
  }
  const auto said = machine->says(claim, state).value();
  return {said.premise.holds(), said.conclusion.holds()};
}

std::string words(const explore::Implication& said) {
  return !said.premise ? "nothing" : said.conclusion ? "that it holds" : "that it fails";
}

}  // namespace

TermComparison compare_with_term(const World& world, Claim claim, const std::vector<Said>& said) {
  TermComparison result;
  const spec::Layout& layout = world.rules.layout();
  const auto game = published_game(layout, world.dialect);
  for (const Said& each : said) {
    if (each.claim != claim) continue;
    ++result.compared;
    const explore::Implication own = by_term(*game, world.rules, claim, each.state);
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
