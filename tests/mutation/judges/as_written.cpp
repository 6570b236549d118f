// Judges what the module as it was written says differently: tier 1 and where it may start.
#include "mutation/judges/convert.hpp"
#include "mutation/judges/plain.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/machine.hpp"
#include "spec/record.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::spec;

namespace {

void judge_machine(const Layout& layout, const plain::World& world, int cases) {
  Chance chance(6);
  for (int round = 0; round < cases; ++round) {
    const plain::Position at = world.any_case(chance);
    const auto position = spec_of<Truth>(layout, at);
    const auto proposed = plain::proposals(world.board, plain::Dialect::as_written, at);
    const Machine<AsWritten, Truth> machine(position);
    for (const HintType tier : all_tiers)
      EXPECT(plain_of(layout, machine.proposals(tier).placements()) == proposed[static_cast<std::size_t>(tier)]);
    EXPECT(AsWritten::init(position).holds() == (is_partial_function(at.grid) && is_function(at.solution) &&
                                                 extends(at.grid, at.solution) && !some(at.crossed)));
    const State<Truth> state = machine.state(machine.end());
    if (!state.pc.is(Pc::done).holds()) continue;  // a solution with holes may leave tier 3 without an answer
    const HintRecord said = record(layout, state.hint);
    const int type = said.type == HintType::none ? 3 : static_cast<int>(said.type);
    EXPECT((plain::Record{type, said.value, said.row, said.column} == hint(proposed)));
  }
}

}  // namespace

int main() {
  const Layout four = Layout::boxes(2, 2);
  const Layout regions = Layout::regions(4, {0, 0, 1, 1, 0, 2, 1, 1, 0, 2, 2, 3, 2, 3, 3, 3});
  EXPECT(AsWritten::name == std::string_view("as-written") && Repaired::name == std::string_view("repaired"));
  judge_machine(four, plain::two_by_two(), 150);
  judge_machine(regions, plain::jigsaw(), 50);
  judge_machine(Layout::boxes(2, 3), plain::two_by_three(), 20);
}
