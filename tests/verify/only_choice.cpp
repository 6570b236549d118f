// How often tier 1 as written, the "naked single", answers with a cell that has more than one candidate. Exact, on 4x4:
// every grid of every valid board, by the spec's own definitions over lanes. docs/findings/tla-module.md quotes the
// numbers.
#include <catch2/catch.hpp>
#include <cstdint>

#include "spec/sudoku/dialects.hpp"
#include "spec/machine.hpp"
#include "verify/sweep/blocks.hpp"
#include "verify/sweep/completions.hpp"
#include "verify/sweep/sweep.hpp"

using namespace gridproof;
using namespace gridproof::verify;
using spec::Lanes;

namespace {

struct Answers {
  std::uint64_t grids = 0, by_only_choice = 0, with_several_candidates = 0;
};

template <class Dialect>
Answers answers_on_4x4() {
  const spec::Layout layout = spec::Layout::boxes(2, 2);
  Answers answers;
  for (const spec::Grid& board : valid_boards(layout)) {
    Blocks blocks(layout, board);
    for (std::uint32_t high = 0; high < blocks.count(); ++high) {
      const spec::Position<Lanes>& at = blocks.at(high);
      const spec::Machine<Dialect, Lanes> machine(at);
      const spec::State<Lanes> state = machine.state(machine.end());
      const spec::Marks<Lanes> candidates = Dialect::candidates(at);
      const Lanes several = spec::any(layout.cells(), [&](spec::Cell c) {
        const auto count = spec::count_up_to_two(layout.values(), [&](spec::Value v) { return candidates.is(c, v); });
        return count.several &
               spec::any(layout.values(), [&](spec::Value v) { return state.hint.set.is(c, v); });
      });
      const Lanes answered = state.hint.type.is(spec::HintType::only_choice) & blocks.live();
      answers.grids += blocks.lanes();
      answers.by_only_choice += answered.population();
      answers.with_several_candidates += (answered & several).population();
    }
  }
  return answers;
}

}  // namespace

TEST_CASE("4x4, as written: tier 1 answers 6,740,256 times with a cell that has several candidates") {
  const Answers answers = answers_on_4x4<spec::AsWritten>();
  CHECK(answers.grids == 18'874'368);
  CHECK(answers.by_only_choice == 18'690'432);
  CHECK(answers.with_several_candidates == 6'740'256);
}

TEST_CASE("4x4, repaired: tier 1 answers only with cells that have one candidate") {
  const Answers answers = answers_on_4x4<spec::Repaired>();
  CHECK(answers.by_only_choice == 18'370'176);
  CHECK(answers.with_several_candidates == 0);
}
