// What the explorer has against a model: properties that do not hold or say nothing, and actions that are never taken.
// Not that brute force is not forced, which everybody knows.
#pragma once

#include <set>
#include <string>

#include "verify/explore/explore.hpp"

namespace gridproof::test {

template <class M>
std::set<std::string> violated_by_explorer(const M& model) {
  constexpr auto search = M::tree ? explore::Search::partition : explore::Search::breadth_first;
  const auto made = explore::explore<search>(model);
  const auto& report = std::get<explore::Report<typename M::State>>(made);
  std::set<std::string> violated;
  for (const auto& property : report.properties)
    if (property.verdict != explore::Verdict::holds && property.name != "brute_force_forced")
      violated.insert(std::string(property.name) + (property.verdict == explore::Verdict::vacuous ? " vacuous" : ""));
  for (const auto& action : report.actions)
    if (action.fired == 0) violated.insert(std::string(action.name));
  return violated;
}

}  // namespace gridproof::test
