// One call of the hint machine, over planes of either kind: at once (next_hint) or step by step (Call).
#pragma once

#include <cstddef>

#include "engine/answer.hpp"
#include "engine/singles.hpp"
#include "spec/machine.hpp"

namespace gridproof::engine {

// The rigid part of a call's state; solution is one plane per row like the others.
template <class Geometry, class Plane>
struct Position {
  Rows<Geometry, Plane> given;
  Rows<Geometry, Plane> crossed;
  Rows<Geometry, Plane> solution;
};

// Tier 3: the empty cells, with the solution's value.
template <class Geometry, class Plane>
Rows<Geometry, Plane> brute_force(const Geometry& geometry, const Position<Geometry, Plane>& at) {
  Rows<Geometry, Plane> result;
  for (std::size_t r = 0; r < row_count(geometry); ++r) result[r] = without(at.solution[r], across(at.given[r]));
  return result;
}

// What tier 1 looks for: the one difference between the dialects (spec/dialects.hpp) that the engine sees.
struct Repaired {
  template <class Geometry, class Plane>
  static Rows<Geometry, Plane> tier1(const Geometry& geometry, const Position<Geometry, Plane>&,
                                     const Rows<Geometry, Plane>& open) {
    return only_choices(geometry, open);
  }
};

struct AsWritten {
  template <class Geometry, class Plane>
  static Rows<Geometry, Plane> tier1(const Geometry& geometry, const Position<Geometry, Plane>& at,
                                     const Rows<Geometry, Plane>& open) {
    Rows<Geometry, Plane> result = brute_force(geometry, at);
    const Rows<Geometry, Plane> places = single_places(geometry, open);
    for (std::size_t r = 0; r < row_count(geometry); ++r) result[r] = result[r] & places[r];
    return result;
  }
};

template <class Dialect = Repaired, class Geometry, class Plane>
typename Answer<Plane>::Record next_hint(const Geometry& geometry, const Position<Geometry, Plane>& at) {
  const auto open = candidates(geometry, at.given, at.crossed);
  return Answer<Plane>::first(
      geometry, [&] { return Dialect::tier1(geometry, at, open); }, [&] { return last_remaining(geometry, open); },
      [&] { return brute_force(geometry, at); });
}

// The same call as the pc machine of spec/machine.hpp, an action a step.
template <class Geometry, class Dialect = Repaired>
class Call {
 public:
  using Plane = Planes<Geometry::capacity>;

  Call(const Geometry& geometry, const Position<Geometry, Plane>& at) : geometry_(&geometry), at_(&at) {}

  spec::Pc pc() const { return pc_; }
  const spec::HintRecord& hint() const { return hint_; }

  // Takes the action that is enabled. Requires pc() != done.
  spec::Action step() {
    switch (pc_) {
      case spec::Pc::start:
        open_ = candidates(*geometry_, at_->given, at_->crossed);
        return take(spec::Action::start_heuristic_check);
      case spec::Pc::find_only_choice:
        return find(Dialect::tier1(*geometry_, *at_, open_), spec::Action::find_only_choice,
                    spec::Action::proceed_to_tier2);
      case spec::Pc::find_last_remaining:
        return find(last_remaining(*geometry_, open_), spec::Action::find_last_remaining,
                    spec::Action::proceed_to_tier3);
      default: return find(brute_force(*geometry_, *at_), spec::Action::find_brute_force, spec::Action::no_hint_found);
    }
  }

 private:
  spec::Action take(spec::Action action) {
    pc_ = spec::transition(action).to;
    return action;
  }

  spec::Action find(const Rows<Geometry, Plane>& proposals, spec::Action found, spec::Action otherwise) {
    hint_ = Answer<Plane>::least(*geometry_, proposals, spec::transition(found).answers);
    return take(hint_.type != spec::HintType::none ? found : otherwise);
  }

  const Geometry* geometry_;
  const Position<Geometry, Plane>* at_;
  Rows<Geometry, Plane> open_{};
  spec::Pc pc_ = spec::Pc::start;
  spec::HintRecord hint_;
};

}  // namespace gridproof::engine
