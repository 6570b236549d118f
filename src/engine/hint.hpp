// One call of the hint machine, over planes of either kind: at once (next_hint) or step by step (Call).
#pragma once

#include <cstddef>

#include "engine/answer.hpp"
#include "engine/singles.hpp"
#include "spec/machine.hpp"

namespace gridproof::engine {

// The rigid part of a call's state; solution is one plane per row like the others.
template <class Geometry, class Plane>
struct PositionRows {
  Rows<Geometry, Plane> given;
  Rows<Geometry, Plane> crossed;
  Rows<Geometry, Plane> solution;
};

// Tier 3: the empty cells, with the solution's value.
template <class Geometry, class Plane>
Rows<Geometry, Plane> brute_force(const Geometry& geometry, const PositionRows<Geometry, Plane>& at) {
  Rows<Geometry, Plane> result;
  for (std::size_t r = 0; r < row_count(geometry); ++r) result[r] = without(at.solution[r], across(at.given[r]));
  return result;
}

// What the tiers look for. Tier 1 is the one difference between the dialects (spec/sudoku/dialects.hpp) that the engine
// sees.
struct Repaired {
  template <class Geometry, class Plane>
  static Rows<Geometry, Plane> candidates(const Geometry& geometry, const PositionRows<Geometry, Plane>& at) {
    return engine::candidates(geometry, at.given, at.crossed);
  }
  template <class Geometry, class Plane>
  static Rows<Geometry, Plane> tier1(const Geometry& geometry, const PositionRows<Geometry, Plane>&,
                                     const Rows<Geometry, Plane>& open) {
    return only_choices(geometry, open);
  }
  template <class Geometry, class Plane>
  static Rows<Geometry, Plane> tier2(const Geometry& geometry, const PositionRows<Geometry, Plane>&,
                                     const Rows<Geometry, Plane>& open) {
    return last_remaining(geometry, open);
  }
  template <class Geometry, class Plane>
  static Rows<Geometry, Plane> tier3(const Geometry& geometry, const PositionRows<Geometry, Plane>& at) {
    return brute_force(geometry, at);
  }
};

struct AsWritten : Repaired {
  template <class Geometry, class Plane>
  static Rows<Geometry, Plane> tier1(const Geometry& geometry, const PositionRows<Geometry, Plane>& at,
                                     const Rows<Geometry, Plane>& open) {
    Rows<Geometry, Plane> result = brute_force(geometry, at);
    const Rows<Geometry, Plane> places = single_places(geometry, open);
    for (std::size_t r = 0; r < row_count(geometry); ++r) result[r] = result[r] & places[r];
    return result;
  }
};

template <class Dialect = Repaired, class Geometry, class Plane>
typename Answer<Plane>::Record next_hint(const Geometry& geometry, const PositionRows<Geometry, Plane>& at) {
  const auto open = Dialect::candidates(geometry, at);
  return Answer<Plane>::first(
      geometry, [&] { return Dialect::tier1(geometry, at, open); }, [&] { return Dialect::tier2(geometry, at, open); },
      [&] { return Dialect::tier3(geometry, at); });
}

// What a tier proposes. Only those that come before brute force look at the candidates.
template <class Dialect, class Geometry, class Plane>
Rows<Geometry, Plane> proposals(spec::HintType tier, const Geometry& geometry, const PositionRows<Geometry, Plane>& at,
                                const Rows<Geometry, Plane>& open) {
  if (tier == spec::HintType::only_choice) return Dialect::tier1(geometry, at, open);
  if (tier == spec::HintType::last_remaining) return Dialect::tier2(geometry, at, open);
  return Dialect::tier3(geometry, at);
}

// How a call over machine words decides: as the bit says.
struct AsFound {
  bool operator()(bool bit) const { return bit; }
};

// The same call as the pc machine of spec/machine.hpp, an action a step. Over truth values of another reading, `Decide`
// is asked which way to go: a proof goes every way.
template <class Geometry, class Dialect = Repaired, class Plane = Planes<Geometry::capacity>, class Decide = AsFound>
class Call {
 public:
  using Record = typename Answer<Plane>::Record;

  // From the start, or from where a call has come to without a hint.
  Call(const Geometry& geometry, const PositionRows<Geometry, Plane>& at, spec::Pc pc = spec::Pc::start,
       Decide decide = {})
      : geometry_(&geometry),
        at_(&at),
        decide_(decide),
        open_(Dialect::candidates(geometry, at)),
        pc_(pc),
        hint_(Answer<Plane>::none(geometry)) {}

  spec::Pc pc() const { return pc_; }
  const Record& hint() const { return hint_; }

  // The tier that is asked next, and what it proposes. Requires a pc between start and done.
  spec::HintType tier() const { return static_cast<spec::HintType>(static_cast<int>(pc_) - 1); }
  Rows<Geometry, Plane> proposals() const { return engine::proposals<Dialect>(tier(), *geometry_, *at_, open_); }

  // Takes the action that is enabled. Requires pc() != done.
  spec::Action step() {
    if (pc_ == spec::Pc::start) return take(spec::Action::start_heuristic_check);
    const spec::HintType asked = tier();
    hint_ = Answer<Plane>::least(*geometry_, proposals(), asked);
    return take(decide_(Answer<Plane>::is_hint(hint_)) ? spec::TierList::finds(asked) : spec::TierList::passes(asked));
  }

 private:
  spec::Action take(spec::Action action) {
    pc_ = spec::transition(action).to;
    return action;
  }

  const Geometry* geometry_;
  const PositionRows<Geometry, Plane>* at_;
  [[no_unique_address]] Decide decide_;
  Rows<Geometry, Plane> open_;
  spec::Pc pc_;
  Record hint_;
};

}  // namespace gridproof::engine
