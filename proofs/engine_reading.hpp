// The engine that runs on a layout, read over truth values: each of its functions as relations between cells and
// values, whatever its geometry is called. engine_of.hpp makes one of a geometry's own code.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "spec/grid.hpp"
#include "spec/machine.hpp"
#include "spec/position.hpp"
#include "spec/record.hpp"

namespace gridproof::proofs {

using namespace spec;

enum class EngineDialect : std::uint8_t { repaired, as_written };

template <Bit B>
using Tiers = std::array<Marks<B>, 3>;

// Where a call stands after an action, and the decisions that led there.
template <Bit B>
struct Stop {
  Action action;
  Pc pc;
  RecordBits<B> hint;
  B condition;
};
// One way through a call, from the first action to the last.
template <Bit B>
using Way = std::vector<Stop<B>>;

// A pass of the fill: what it found, and the grid and the candidates after it.
template <Bit B>
struct Written {
  Marks<B> grid, open;
};
template <Bit B>
struct Pass {
  Marks<B> found;
  Written<B> after;
};

// A test derives from it and overrides a function with a broken one.
template <Bit B>
class EngineReading {
 public:
  virtual ~EngineReading() = default;

  // The geometry is for the layout's size, and its regions are the layout's houses that are neither rows nor columns.
  virtual bool has_size() const = 0;
  virtual bool has_houses() const = 0;

  virtual Marks<B> candidates(const Position<B>& at) const = 0;
  virtual Marks<B> tier1(const Position<B>& at, const Marks<B>& open) const = 0;
  virtual Marks<B> tier2(const Position<B>& at, const Marks<B>& open) const = 0;
  virtual Marks<B> tier3(const Position<B>& at) const = 0;
  virtual RecordBits<B> first(const Tiers<B>& tiers) const = 0;
  virtual RecordBits<B> next_hint(const Position<B>& at) const = 0;

  // Every way through a call, and the same where the tiers propose what is brought along.
  virtual std::vector<Way<B>> call(const Position<B>& at) const = 0;
  virtual std::vector<Way<B>> call_on(const Marks<B>& open, const Tiers<B>& tiers) const = 0;

  // A pass of the fill, and its two halves.
  virtual Pass<B> pass(const Marks<B>& grid, const Marks<B>& open) const = 0;
  virtual Marks<B> singles(const Marks<B>& open) const = 0;
  virtual Written<B> write_down(const Marks<B>& found, const Marks<B>& grid, const Marks<B>& open) const = 0;
  virtual B is_consistent(const Marks<B>& grid) const = 0;
};

// The one that engine/dispatch.hpp chooses. For Truth, Formula and Literal.
template <Bit B>
std::unique_ptr<EngineReading<B>> running_engine(const Layout& layout, EngineDialect dialect);

}  // namespace gridproof::proofs
