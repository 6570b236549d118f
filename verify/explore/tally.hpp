// What a search has counted. Tallies of parts add up to the tally of the whole, in any order.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "verify/explore/checkpoint.hpp"

namespace gridproof::explore {

// Where a state is, ordered by how good a counterexample it makes.
struct Place {
  std::uint64_t weight = 0;
  std::uint64_t depth = 0;
  std::uint64_t initial = 0;  // partition: which initial state
  std::uint64_t number = 0;   // of the state; partition: within its part

  friend auto operator<=>(const Place&, const Place&) = default;
};
inline constexpr Place nowhere = {.weight = std::numeric_limits<std::uint64_t>::max()};

struct PropertyTally {
  std::uint64_t premises = 0;  // states where the property had something to say
  std::uint64_t hits = 0;      // states that break an `always`, show a `sometimes`; parts that break a liveness
  Place first = nowhere;       // the best hit

  void hit(const Place& place) {
    ++hits;
    if (place < first) first = place;
  }
};

struct Tally {
  std::uint64_t states = 0;
  std::uint64_t transitions = 0;
  std::uint64_t outside = 0;  // transitions that leave the boundary
  std::uint64_t depth = 0;
  std::vector<std::uint64_t> fired;  // transitions by action
  std::vector<PropertyTally> properties;

  Tally(std::size_t actions, std::size_t property_count) : fired(actions), properties(property_count) {}

  void add(const Tally& part);
  void save(CheckpointWriter& to) const;
  void load(CheckpointReader& from);
};

}  // namespace gridproof::explore
