#include "bench/conform.hpp"

#include <stdexcept>
#include <vector>

#include "engine/dispatch.hpp"
#include "engine/hint.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/lanes.hpp"
#include "spec/machine.hpp"
#include "spec/record.hpp"
#include "verify/models/board_planes.hpp"
#include "verify/sweep/blocks.hpp"
#include "verify/sweep/sweep.hpp"

namespace gridproof::bench {

namespace {

using spec::Lanes;
using verify::BoardPlanes;
using verify::Blocks;
using verify::Dialect;

// The records of up to 256 grids as one one-hot hint over lanes.
class Records {
 public:
  explicit Records(int size) : hint_(size) {}

  void put(std::size_t lane, const spec::HintRecord& record) {
    hint_.type.at(record.type).set(lane);
    hint_.value[record.value].set(lane);
    hint_.row[record.row].set(lane);
    hint_.column[record.column].set(lane);
  }

  Lanes differs_from(const spec::RecordBits<Lanes>& other) const {
    Lanes result(false);
    for (const spec::HintType type : spec::all_types)
      result = result | spec::differ(hint_.type.is(type), other.type.is(type));
    for (std::size_t i = 0; i < hint_.value.size(); ++i)
      result = result | spec::differ(hint_.value[i], other.value[i]) | spec::differ(hint_.row[i], other.row[i]) |
               spec::differ(hint_.column[i], other.column[i]);
    return result;
  }

 private:
  spec::RecordBits<Lanes> hint_;
};

template <class Geometry, class SpecDialect, class EngineDialect>
Conformance conform_with(const spec::Layout& layout, const std::vector<spec::Grid>& boards) {
  Conformance result;
  const Geometry geometry(layout);
  for (const spec::Grid& board : boards) {
    const BoardPlanes<Geometry> planes(geometry, board);
    Blocks blocks(layout, board);
    for (std::uint32_t high = 0; high < blocks.count(); ++high) {
      const spec::Machine<SpecDialect, Lanes> machine(blocks.at(high));
      const auto said = spec::record_bits(layout, machine.state(machine.end()).hint);

      Records records(layout.size());
      for (std::size_t lane = 0; lane < blocks.lanes(); ++lane)
        records.put(lane,
                    engine::next_hint<EngineDialect>(geometry, planes.position(geometry, blocks.filled(high, lane))));
      const Lanes different = records.differs_from(said) & blocks.live();
      result.grids += blocks.lanes();
      if (!different.any()) continue;
      result.differences += different.population();
      for (std::size_t lane = 0; lane < blocks.lanes() && !result.first; ++lane)
        if (different.at(lane)) result.first = Disagreement{blocks.grid(high, lane), board};
    }
  }
  return result;
}

template <class Geometry>
Conformance conform_on(const spec::Layout& layout, Dialect dialect) {
  const std::vector<spec::Grid> boards =
      verify::sweep_boards({.layout = layout, .dialect = dialect, .near_stride = 288}, verify::valid_boards(layout));
  return dialect == Dialect::repaired ? conform_with<Geometry, spec::Repaired, engine::Repaired>(layout, boards)
                                      : conform_with<Geometry, spec::AsWritten, engine::AsWritten>(layout, boards);
}

}  // namespace

Conformance conform(const spec::Layout& layout, Dialect dialect) {
  return engine::with_geometry(layout, [&]<class Geometry>(engine::Chosen<Geometry>) -> Conformance {
    // A layout of at most 16 cells has at most 4 values.
    if constexpr (Geometry::capacity <= 8)
      return conform_on<Geometry>(layout, dialect);
    else
      throw std::invalid_argument(layout.name() + " has more than 16 cells");
  });
}

}  // namespace gridproof::bench
