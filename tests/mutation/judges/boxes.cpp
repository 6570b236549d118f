// Judges the boxes known at compile time, and the answers of the engine on them against those of spec/.
#include "engine/dispatch.hpp"
#include "engine/has_houses.hpp"
#include "mutation/judges/calls.hpp"
#include "spec/sudoku/dialects.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using spec::Layout;
using spec::Truth;

namespace {

// The regions are the houses of the board that are no lines.
template <class Geometry>
void judge_regions(const Geometry& geometry, const plain::Board& board) {
  EXPECT(geometry.size() == board.size);
  EXPECT(geometry.regions().size() == board.houses.size() - 2 * static_cast<std::size_t>(board.size));
  for (std::size_t i = 0; i < geometry.regions().size(); ++i) {
    const auto& region = geometry.regions()[i];
    const std::vector<int>& house = board.houses[2 * static_cast<std::size_t>(board.size) + i];
    EXPECT(region.first_row == house.front() / board.size && region.last_row == house.back() / board.size);
    std::vector<int> cells;
    for (int row = 0; row < static_cast<int>(region.columns.size()); ++row)
      for (int column = 0; column < 32; ++column)
        if ((region.columns[static_cast<std::size_t>(row)] >> column & 1U) != 0)
          cells.push_back(row * board.size + column);
    EXPECT(cells == house);
  }
}

// The engine against spec/ itself, on grids of one board.
void judge_against_spec() {
  const Layout four = Layout::boxes(2, 2);
  const engine::Boxes<2, 2> geometry(four);
  const spec::Grid board = grid_of(plain::two_by_two());
  for (unsigned givens = 0; givens < 1U << 16; givens += 257) {
    spec::Grid grid(16);
    for (unsigned c = 0; c < 16; ++c)
      if ((givens >> c & 1U) != 0) grid[c] = board[c];
    const auto at = spec::position<Truth>(four, grid, board);
    const spec::Machine<spec::Repaired, Truth> machine(at);
    const engine::PositionRows<engine::Boxes<2, 2>, engine::Planes<4>> planes{
        load(geometry, grid), {}, load(geometry, board)};
    EXPECT(engine::next_hint(geometry, planes) == spec::record(four, machine.state(machine.end()).hint));
  }
}

// Each layout runs on the geometry that is for it.
template <class Geometry>
bool runs_on(const Layout& layout) {
  return engine::with_geometry(
      layout, [&]<class Chosen>(engine::Chosen<Chosen>) { return std::is_same_v<Chosen, Geometry>; });
}
void judge_dispatch() {
  using engine::AnyHouses, engine::Boxes;
  EXPECT((runs_on<Boxes<2, 2>>(Layout::boxes(2, 2)) && runs_on<Boxes<2, 3>>(Layout::boxes(2, 3))));
  EXPECT((runs_on<Boxes<3, 2>>(Layout::boxes(3, 2)) && runs_on<Boxes<2, 4>>(Layout::boxes(2, 4))));
  EXPECT((runs_on<Boxes<3, 3>>(Layout::boxes(3, 3)) && runs_on<Boxes<3, 4>>(Layout::boxes(3, 4))));
  EXPECT((runs_on<Boxes<4, 4>>(Layout::boxes(4, 4)) && runs_on<Boxes<5, 5>>(Layout::boxes(5, 5))));
  EXPECT((runs_on<AnyHouses<8>>(Layout::boxes(2, 2).with_diagonals()) && runs_on<AnyHouses<8>>(Layout::boxes(4, 2))));
  EXPECT((runs_on<AnyHouses<16>>(Layout::boxes(1, 9)) && runs_on<AnyHouses<16>>(Layout::boxes(2, 8))));
  EXPECT((runs_on<AnyHouses<25>>(Layout::boxes(1, 17)) && runs_on<AnyHouses<25>>(Layout::boxes(1, 25))));
}

}  // namespace

// The boxes of 4x4, one of them led astray.
struct Astray {
  std::vector<engine::Region<4>> list{engine::Boxes<2, 2>::regions().begin(), engine::Boxes<2, 2>::regions().end()};
  const std::vector<engine::Region<4>>& regions() const { return list; }
};

// Each geometry has the houses of its own layout, and of no other.
void judge_houses() {
  const Layout four = Layout::boxes(2, 2), six = Layout::boxes(2, 3), turned = Layout::boxes(3, 2);
  const Layout shifted = Layout::regions(4, {0, 0, 1, 1, 2, 0, 0, 1, 2, 2, 3, 1, 2, 3, 3, 3});
  const Layout mirrored = Layout::regions(4, {0, 0, 1, 1, 0, 2, 1, 1, 0, 2, 2, 3, 2, 3, 3, 3});
  EXPECT(engine::has_houses_of(engine::Boxes<2, 2>(four), four));
  EXPECT(engine::has_houses_of(engine::Boxes<2, 3>(six), six));
  EXPECT(engine::has_houses_of(engine::AnyHouses<8>(shifted), shifted));
  EXPECT(!engine::has_houses_of(engine::Boxes<2, 3>(six), turned));
  EXPECT(!engine::has_houses_of(engine::AnyHouses<8>(shifted), four));
  EXPECT(!engine::has_houses_of(engine::AnyHouses<8>(shifted), mirrored));
  EXPECT(!engine::has_houses_of(engine::AnyHouses<8>(four), four.with_diagonals()));
  EXPECT(!engine::has_houses_of(engine::AnyHouses<8>(six), four));
  Astray above, below, beside;
  EXPECT(engine::has_houses_of(above, four));
  above.list[0].first_row = -1;
  below.list[3].last_row = 4;
  beside.list[3].columns[3] |= 1U << 4;
  EXPECT(!engine::has_houses_of(above, four));
  EXPECT(!engine::has_houses_of(below, four));
  EXPECT(!engine::has_houses_of(beside, four));
}

int main() {
  judge_dispatch();
  judge_houses();
  const Layout four = Layout::boxes(2, 2), six = Layout::boxes(2, 3), nine = Layout::boxes(3, 3);
  judge_regions(engine::Boxes<2, 2>(four), plain::two_by_two().board);
  judge_regions(engine::Boxes<2, 3>(six), plain::two_by_three().board);
  judge_regions(engine::Boxes<3, 2>(Layout::boxes(3, 2)), plain::three_by_two().board);
  judge_regions(engine::Boxes<3, 3>(nine), plain::nine().board);
  judge_regions(engine::AnyHouses<8>(six), plain::two_by_three().board);
  judge_regions(engine::AnyHouses<16>(nine.with_diagonals().with_windows()), plain::nine_with_extras().board);
  // With no row to spare: what looks for one more is seen.
  judge_engine<engine::Planes<4>, engine::Boxes<2, 2>>(four, plain::two_by_two(), 60);
  judge_clashes<engine::Boxes<2, 2>>(four, plain::two_by_two());
  judge_load<engine::Boxes<2, 2>>(four, plain::two_by_two());
  judge_against_spec();
}
