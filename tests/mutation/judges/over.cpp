// Judges the engine on planes of truth values.
#include "engine/planes_over.hpp"
#include "mutation/judges/calls.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using spec::Layout;

int main() {
  using Houses = engine::AnyHouses<8>;
  using Planes = engine::PlanesOver<spec::Truth>;
  const Layout regions = Layout::regions(4, {0, 0, 1, 1, 0, 2, 1, 1, 0, 2, 2, 3, 2, 3, 3, 3});
  judge_engine<Planes, Houses>(regions, plain::jigsaw(), 40);
  judge_engine<Planes, Houses>(Layout::boxes(2, 3), plain::two_by_three(), 10);
  judge_engine<Planes, engine::Boxes<2, 2>>(Layout::boxes(2, 2), plain::two_by_two(), 10);
}
