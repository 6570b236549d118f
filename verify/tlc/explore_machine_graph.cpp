#include <algorithm>
#include <stdexcept>

#include "engine/geometry.hpp"
#include "engine/hint.hpp"
#include "verify/models/hint_machine.hpp"
#include "verify/models/position_machine.hpp"
#include "verify/tlc/conform.hpp"
#include "verify/tlc/explored_graph.hpp"
#include "verify/tlc/machine_text.hpp"

namespace gridproof::tlc {

namespace {

using verify::Case;
using verify::Dialect;
using verify::Givens;

bool has_marks(const spec::Layout& layout, const Case& at) {
  for (const spec::Cell c : layout.cells())
    for (const spec::Value v : layout.values())
      if (at.crossed.is(c, v).holds()) return true;
  return false;
}

// The boards of the positions, and each position as one of a board's grids.
struct Numbered {
  std::vector<spec::Grid> boards;
  std::vector<verify::MachineState> initial;
};

Numbered number(const spec::Layout& layout, const std::vector<Case>& positions) {
  Numbered result;
  for (const Case& at : positions) {
    const auto board = std::find(result.boards.begin(), result.boards.end(), at.solution);
    const auto index = static_cast<std::uint16_t>(board - result.boards.begin());
    if (board == result.boards.end()) result.boards.push_back(at.solution);
    Givens givens = 0;
    for (const spec::Cell c : layout.cells()) {
      if (at.grid[c] != 0 && at.grid[c] != at.solution[c])
        throw std::invalid_argument("a position whose grid does not agree with its solution");
      if (at.grid[c] != 0) givens |= Givens{1} << c;
    }
    result.initial.push_back({givens, index, spec::Pc::start, spec::HintType::none, 0, 0, 0, 0});
  }
  return result;
}

template <template <class, class> class M, class Geometry, class Rules>
void explore_boards(const GraphModel& request, Graph& graph) {
  const Numbered numbered = number(request.layout, request.positions);
  const verify::Rulebook rules(request.layout, dialect_of(request.text), numbered.boards, {});
  // Which grids the model would start from by itself does not matter: it is given its initial states.
  const verify::World world{rules,
                            {verify::GridRange::Kind::few_empty, 0},
                            dialect_of(request.text),
                            request.choice,
                            std::string(module_of(request.text))};
  const M<Geometry, Rules> model(world);
  const MachineText text(request.layout, {.crossed = dialect_of(request.text) == Dialect::repaired});
  const spec::Marks<spec::Truth> none(request.layout);
  const auto describe = [&](const verify::MachineState& at) {
    const Case position{rules.grid(at.board, at.givens), rules.boards()[at.board], none};
    return text.state(position, at.hint(), at.pc);
  };
  explore_graph(model, numbered.initial, describe, graph);
}

template <class Geometry>
void explore_positions(const GraphModel& request, Graph& graph) {
  using M = verify::PositionMachine<Geometry, engine::Repaired>;
  const M model(request.layout, request.positions, request.choice);
  const MachineText text(request.layout, {.crossed = true});
  std::vector<typename M::State> initial;
  for (std::uint64_t i = 0; i < model.initial_count(); ++i) initial.push_back(model.initial(i));
  const auto describe = [&](const typename M::State& at) { return text.state(model.position(at), at.hint(), at.pc); };
  explore_graph(model, initial, describe, graph);
}

template <class Geometry>
void explore_with(const GraphModel& request, Graph& graph) {
  switch (request.text) {
    case SpecText::original:
    case SpecText::as_written: return explore_boards<verify::HintMachine, Geometry, engine::AsWritten>(request, graph);
    case SpecText::repaired: return explore_boards<verify::HintMachine, Geometry, engine::Repaired>(request, graph);
    case SpecText::play: return explore_boards<verify::Play, Geometry, engine::Repaired>(request, graph);
  }
}

}  // namespace

void explore_machine_graph(const GraphModel& request, Graph& graph) {
  const spec::Layout& layout = request.layout;
  bool marks = false;
  for (const Case& at : request.positions) marks = marks || has_marks(layout, at);
  if (marks || layout.cells().size() > 64) {
    if (request.text != SpecText::repaired)
      throw std::invalid_argument("only the repaired machine takes crossed marks and more than 64 cells");
    if (layout == spec::Layout::boxes(2, 2)) return explore_positions<engine::Boxes<2, 2>>(request, graph);
    if (layout == spec::Layout::boxes(3, 3)) return explore_positions<engine::Boxes<3, 3>>(request, graph);
    return explore_positions<engine::AnyHouses<spec::Layout::greatest_size>>(request, graph);
  }
  if (layout == spec::Layout::boxes(2, 2)) return explore_with<engine::Boxes<2, 2>>(request, graph);
  if (layout == spec::Layout::boxes(2, 3)) return explore_with<engine::Boxes<2, 3>>(request, graph);
  return explore_with<engine::AnyHouses<8>>(request, graph);
}

}  // namespace gridproof::tlc
