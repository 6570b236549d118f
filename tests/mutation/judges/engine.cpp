// Judges the engine on machine words: every tier, every step of a call, and the fill.
#include "engine/engine.hpp"

#include "mutation/judges/calls.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using spec::Layout;

namespace {

using Houses = engine::AnyHouses<8>;
using Planes = engine::Planes<8>;

void judge_defaults() {
  const spec::Grid grid(16);
  EXPECT((engine::Question{grid, grid}).crossed == nullptr);
  EXPECT((engine::Fill{grid}).placed == 0 && (engine::Fill{grid}).consistent);
  EXPECT((engine::Filled<engine::Boxes<2, 2>>{}).consistent && (engine::Filled<engine::Boxes<2, 2>>{}).placed == 0);
}

}  // namespace

int main() {
  const Layout four = Layout::boxes(2, 2), six = Layout::boxes(2, 3);
  const Layout regions = Layout::regions(4, {0, 0, 1, 1, 0, 2, 1, 1, 0, 2, 2, 3, 2, 3, 3, 3});
  judge_defaults();
  judge_engine<Planes, Houses>(four, plain::two_by_two(), 100);
  judge_engine<Planes, Houses>(six, plain::two_by_three(), 40);
  judge_engine<Planes, Houses>(four.with_diagonals(), plain::two_by_two_diagonals(), 60);
  judge_engine<Planes, Houses>(regions, plain::jigsaw(), 60);
  judge_clashes<Houses>(four, plain::two_by_two());
  judge_clashes<Houses>(regions, plain::jigsaw());
  judge_clashes<Houses>(four.with_diagonals(), plain::two_by_two_diagonals());
  judge_load<Houses>(six, plain::two_by_three());
  judge_load<Houses>(regions, plain::jigsaw());
}
