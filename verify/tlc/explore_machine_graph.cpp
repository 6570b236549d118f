#include <stdexcept>

#include "verify/models/hint_machine.hpp"
#include "verify/models/position_machine.hpp"
#include "verify/tlc/conform.hpp"
#include "verify/tlc/explored_graph.hpp"
#include "verify/tlc/machine_text.hpp"

namespace gridproof::tlc {

namespace {

using verify::Case;
using verify::Dialect;
using verify::CellBits;

// The boards of the positions with their crossed marks, and each position as one of the grids of such a pair.
struct Numbered {
  std::vector<spec::Grid> boards;
  std::vector<spec::Marks<spec::Truth>> crossed;
  std::vector<verify::MachineState> initial;
};

Numbered number(const spec::Layout& layout, const std::vector<Case>& positions) {
  Numbered result;
  for (const Case& at : positions) {
    std::size_t index = 0;
    while (index < result.boards.size() &&
           !(result.boards[index] == at.solution && result.crossed[index].bits() == at.crossed.bits()))
      ++index;
    if (index == result.boards.size()) {
      result.boards.push_back(at.solution);
      result.crossed.push_back(at.crossed);
    }
    CellBits filled = 0;
    for (const spec::Cell c : layout.cells()) {
      if (at.grid[c] != 0 && at.grid[c] != at.solution[c])
        throw std::invalid_argument("a position whose grid does not agree with its solution");
      if (at.grid[c] != 0) filled |= CellBits{1} << c;
    }
    result.initial.push_back(
        {filled, static_cast<std::uint16_t>(index), spec::Pc::start, spec::HintType::none, 0, 0, 0, 0});
  }
  return result;
}

template <class M>
void explore_boards(const PublishedMachine& machine, const std::vector<Case>& positions, Graph& graph) {
  const Numbered numbered = number(machine.layout, positions);
  const verify::Rulebook rules(machine.layout, dialect_of(machine.text), numbered.boards, {});
  // Which grids the model would start from by itself does not matter: it is given its initial states.
  const verify::World world{rules,
                            {verify::GridRange::Kind::few_empty, 0},
                            dialect_of(machine.text),
                            machine.choice,
                            std::string(module_of(machine.text)),
                            numbered.crossed};
  const M model(world);
  const MachineText text(machine.layout, {.crossed = dialect_of(machine.text) == Dialect::repaired});
  const auto describe = [&](const verify::MachineState& at) {
    const Case position{rules.grid(at.board, at.filled), rules.boards()[at.board], numbered.crossed[at.board]};
    return text.state(position, at.hint(), at.pc);
  };
  explore_graph(model, numbered.initial, describe, graph);
}

void explore_positions(const PublishedMachine& machine, const std::vector<Case>& positions, Graph& graph) {
  const verify::PositionMachine model(machine.layout, positions, machine.choice);
  const MachineText text(machine.layout, {.crossed = true});
  std::vector<verify::PositionMachine::State> initial;
  for (std::uint64_t i = 0; i < model.initial_count(); ++i) initial.push_back(model.initial(i));
  const auto describe = [&](const auto& at) { return text.state(model.position(at), at.hint(), at.pc); };
  explore_graph(model, initial, describe, graph);
}

}  // namespace

void explore_machine_graph(const PublishedMachine& machine, const std::vector<Case>& positions, Graph& graph) {
  if (machine.layout.cells().size() > 64) {  // more cells than a state has bits for
    if (machine.text != SpecText::repaired)
      throw std::invalid_argument("only calls of the repaired machine are compared on more than 64 cells");
    return explore_positions(machine, positions, graph);
  }
  if (machine.text == SpecText::play) return explore_boards<verify::Play>(machine, positions, graph);
  explore_boards<verify::HintMachine>(machine, positions, graph);
}

}  // namespace gridproof::tlc
