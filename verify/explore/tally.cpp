#include "verify/explore/tally.hpp"

#include <algorithm>

namespace gridproof::explore {

void Tally::add(const Tally& part) {
  states += part.states;
  transitions += part.transitions;
  outside += part.outside;
  depth = std::max(depth, part.depth);
  for (std::size_t i = 0; i < fired.size(); ++i) fired[i] += part.fired[i];
  for (std::size_t i = 0; i < properties.size(); ++i) {
    properties[i].premises += part.properties[i].premises;
    properties[i].hits += part.properties[i].hits;
    properties[i].first = std::min(properties[i].first, part.properties[i].first);
  }
}

void Tally::save(CheckpointWriter& to) const {
  for (const std::uint64_t number : {states, transitions, outside, depth}) to.put(number);
  to.put_all(fired);
  to.put_all(properties);
}

void Tally::load(CheckpointReader& from) {
  for (std::uint64_t* number : {&states, &transitions, &outside, &depth}) *number = from.get<std::uint64_t>();
  from.get_all(fired);
  from.get_all(properties);
}

}  // namespace gridproof::explore
