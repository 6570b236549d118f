// A geometry's own code, read over truth values.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/fill.hpp"
#include "engine/has_houses.hpp"
#include "engine/hint.hpp"
#include "engine/load.hpp"
#include "engine/planes_over.hpp"
#include "proofs/engine_reading.hpp"

namespace gridproof::proofs {

// The decisions of one way through a call.
template <Bit B>
struct Path {
  std::vector<bool> taken = {};
  std::size_t decided = 0;
  B condition = B(true);

  bool decide(const B& bit) {
    if (decided == taken.size()) taken.push_back(true);
    const bool way = taken[decided++];
    condition = condition & (way ? bit : ~bit);
    return way;
  }

  // The next way in order: false where the last one was true. There is none where all were false.
  bool turn() {
    while (!taken.empty() && !taken.back()) taken.pop_back();
    if (taken.empty()) return false;
    taken.back() = false;
    decided = 0;
    condition = B(true);
    return true;
  }
};
template <Bit B>
struct AlongPath {
  Path<B>* path = nullptr;
  bool operator()(const B& bit) const { return path->decide(bit); }
};

// A position that brings its candidates and proposals along, and the dialect that finds them there. Where a call has
// not kept the candidates that it was given, the tiers that look at them find nothing.
template <class Geometry, Bit B>
struct Brought : engine::PositionRows<Geometry, engine::PlanesOver<B>> {
  using Rows = engine::Rows<Geometry, engine::PlanesOver<B>>;
  Rows open;
  std::array<Rows, 3> tiers;

  Rows tier(std::size_t number, const Rows& kept, const Geometry& geometry) const {
    B right(true);
    for (std::size_t r = 0; r < engine::row_count(geometry); ++r)
      right = right & (without(kept[r], open[r]) | without(open[r], kept[r])).is_empty();
    Rows proposed = tiers[number];
    for (std::size_t r = 0; r < engine::row_count(geometry); ++r)
      for (int value = 1; value <= geometry.size(); ++value)
        for (int column = 1; column <= geometry.size(); ++column)
          proposed[r].at(value, column) = right & proposed[r].is(value, column);
    return proposed;
  }
};
struct AsBrought {
  template <class Geometry, Bit B>
  using At = engine::PositionRows<Geometry, engine::PlanesOver<B>>;
  template <class Geometry, Bit B>
  using Rows = engine::Rows<Geometry, engine::PlanesOver<B>>;

  template <class Geometry, Bit B>
  static const Brought<Geometry, B>& brought(const At<Geometry, B>& at) {
    return static_cast<const Brought<Geometry, B>&>(at);
  }
  template <class Geometry, Bit B>
  static Rows<Geometry, B> candidates(const Geometry&, const At<Geometry, B>& at) {
    return brought<Geometry, B>(at).open;
  }
  template <class Geometry, Bit B>
  static Rows<Geometry, B> tier1(const Geometry& geometry, const At<Geometry, B>& at, const Rows<Geometry, B>& open) {
    return brought<Geometry, B>(at).tier(0, open, geometry);
  }
  template <class Geometry, Bit B>
  static Rows<Geometry, B> tier2(const Geometry& geometry, const At<Geometry, B>& at, const Rows<Geometry, B>& open) {
    return brought<Geometry, B>(at).tier(1, open, geometry);
  }
  template <class Geometry, Bit B>
  static Rows<Geometry, B> tier3(const Geometry&, const At<Geometry, B>& at) {
    return brought<Geometry, B>(at).tiers[2];
  }
};

template <class Geometry, Bit B>
class EngineOf : public EngineReading<B> {
 public:
  EngineOf(const Layout& layout, EngineDialect dialect) : layout_(layout), geometry_(layout), dialect_(dialect) {}

  bool has_size() const override {
    return geometry_.size() == layout_.size() && geometry_.size() <= Geometry::capacity;
  }
  bool has_houses() const override { return has_size() && engine::has_houses_of(geometry_, layout_); }

  Marks<B> candidates(const Position<B>& at) const override {
    return unload(engine::Repaired::candidates(geometry_, load(at)));  // the same in both dialects
  }
  Marks<B> tier1(const Position<B>& at, const Marks<B>& open) const override {
    return unload(dialect_ == EngineDialect::repaired ? engine::Repaired::tier1(geometry_, load(at), load(open))
                                                      : engine::AsWritten::tier1(geometry_, load(at), load(open)));
  }
  Marks<B> tier2(const Position<B>& at, const Marks<B>& open) const override {
    return unload(engine::Repaired::tier2(geometry_, load(at), load(open)));
  }
  Marks<B> tier3(const Position<B>& at) const override {
    return unload(engine::Repaired::tier3(geometry_, load(at)));
  }
  RecordBits<B> first(const Tiers<B>& tiers) const override {
    return engine::Answer<Plane>::first(
        geometry_, [&] { return load(tiers[0]); }, [&] { return load(tiers[1]); }, [&] { return load(tiers[2]); });
  }
  RecordBits<B> next_hint(const Position<B>& at) const override {
    return dialect_ == EngineDialect::repaired ? engine::next_hint<engine::Repaired>(geometry_, load(at))
                                               : engine::next_hint<engine::AsWritten>(geometry_, load(at));
  }

  std::vector<Way<B>> call(const Position<B>& at) const override {
    return dialect_ == EngineDialect::repaired ? every_way<engine::Repaired>(load(at))
                                               : every_way<engine::AsWritten>(load(at));
  }
  std::vector<Way<B>> call_on(const Marks<B>& open, const Tiers<B>& tiers) const override {
    return every_way<AsBrought>(
        Brought<Geometry, B>{{}, load(open), {load(tiers[0]), load(tiers[1]), load(tiers[2])}});
  }

  Pass<B> pass(const Marks<B>& grid, const Marks<B>& open) const override {
    Rows given = load(grid), left = load(open);
    const Rows found = engine::pass(geometry_, given, left);
    return {unload(found), {unload(given), unload(left)}};
  }
  Marks<B> singles(const Marks<B>& open) const override { return unload(engine::singles(geometry_, load(open))); }
  Written<B> write_down(const Marks<B>& found, const Marks<B>& grid, const Marks<B>& open) const override {
    Rows given = load(grid), left = load(open);
    engine::write_down(geometry_, load(found), given, left);
    return {unload(given), unload(left)};
  }
  B is_consistent(const Marks<B>& grid) const override { return engine::is_consistent(geometry_, load(grid)); }

 protected:
  using Plane = engine::PlanesOver<B>;
  using Rows = engine::Rows<Geometry, Plane>;

  Rows load(const Marks<B>& marks) const { return engine::load_over<Plane>(geometry_, layout_, marks); }
  engine::PositionRows<Geometry, Plane> load(const Position<B>& at) const {
    return {load(at.grid), load(at.crossed), load(at.solution)};
  }
  Marks<B> unload(const Rows& rows) const {
    return marks<B>(layout_, [&](Cell c, Value v) {
      return rows[static_cast<std::size_t>(layout_.row(c) - 1)].is(v, layout_.column(c));
    });
  }

  Layout layout_;
  Geometry geometry_;
  EngineDialect dialect_;

 private:
  // One call that goes on, and calls that are begun anew at each pc, as the explorer does it. What goes on and on is
  // cut off: then it does not end where the specification does.
  template <class Dialect, class At>
  std::vector<Way<B>> every_way(const At& at) const {
    using Call = engine::Call<Geometry, Dialect, Plane, AlongPath<B>>;
    std::vector<Way<B>> ways;
    for (const bool anew : {false, true}) {
      Path<B> path;
      do {
        Call call(geometry_, at, Pc::start, {&path});
        ways.emplace_back();
        while (call.pc() != Pc::done && ways.back().size() <= static_cast<std::size_t>(longest_call)) {
          if (anew) call = Call(geometry_, at, call.pc(), {&path});
          const Action action = call.step();
          ways.back().push_back({action, call.pc(), call.hint(), path.condition});
        }
      } while (path.turn());
    }
    return ways;
  }
};

}  // namespace gridproof::proofs
