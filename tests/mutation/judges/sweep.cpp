// Judges the claims over lanes: on all grids of a board they say what is known, by counts that plain loops confirmed.
#include "mutation/judges/convert.hpp"
#include "mutation/judges/plain.hpp"
#include "spec/claims.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/lanes.hpp"
#include "spec/machine.hpp"
#include "spec/play.hpp"
#include "verify/sweep/blocks.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::spec;

namespace {

// What the claims say over all 65,536 grids of a board, 256 at a time.
struct Tally {
  std::size_t premises = 0, violations = 0;
  void note(const Statement<Lanes>& statement) {
    premises += statement.premise.population();
    violations += (statement.premise & ~statement.conclusion).population();
  }
  friend bool operator==(const Tally&, const Tally&) = default;
};

struct Swept {
  std::array<std::size_t, 4> by_tier{};
  Tally type_ok, sound, forced, brute_force, legal, order, done, ends, consistent, progress, play_ends;
};

template <class D>
Swept sweep(const Layout& layout, const Grid& board, const Grid& other) {
  Swept swept;
  verify::Blocks blocks(layout, board);
  for (std::uint32_t high = 0; high < blocks.count(); ++high) {
    const Position<Lanes>& at = blocks.at(high);
    const Machine<D, Lanes> machine(at);
    const State<Lanes> state = machine.state(machine.end());
    for (std::size_t i = 0; i < swept.by_tier.size(); ++i)
      swept.by_tier[i] += state.hint.type.bits()[i].population();
    const Marks<Lanes> full = constant<Lanes>(layout, other);
    const Position<Lanes> after = apply_hint(at, state);
    swept.type_ok.note(type_ok(machine, state));
    swept.sound.note(hint_sound(machine, state));
    swept.forced.note(hint_forced(machine, state, full));
    swept.brute_force.note(brute_force_forced(machine, state, full));
    swept.legal.note(hint_legal(machine, state));
    swept.order.note(tier_order(machine, state));
    swept.done.note(done_ok(machine, state));
    swept.ends.note(step_bound(machine, state));
    swept.consistent.note(play_consistent(at, state, after));
    swept.progress.note(play_progress(machine, state, after));
    swept.play_ends.note(play_keeps(machine, state, after));
  }
  return swept;
}

void judge_sweep() {
  const Layout four = Layout::boxes(2, 2);
  const Grid board = grid_of(plain::two_by_two());
  const Grid other = grid_of({plain::two_by_two().board, "3214143221434321"});  // valid too, and as close as they come
  const Swept swept = sweep<Repaired>(four, board, other);
  EXPECT((swept.by_tier == std::array<std::size_t, 4>{63824, 1072, 639, 1}));
  EXPECT((swept.forced == Tally{3846, 0} && swept.brute_force == Tally{250, 250}));
  for (const Tally& of_every_grid : {swept.type_ok, swept.done, swept.ends, swept.play_ends})
    EXPECT((of_every_grid == Tally{65536, 0}));
  for (const Tally& of_every_hint : {swept.sound, swept.legal, swept.order, swept.consistent, swept.progress})
    EXPECT((of_every_hint == Tally{65535, 0}));
}

}  // namespace

int main() { judge_sweep(); }
