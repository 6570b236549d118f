// A claim that nothing can break says nothing. So every clause of a claim is shown a machine that breaks this clause
// and no other, and the claim's own term must reject it.
//
//   for (const Rejection& each : rejections(rules, Dialect::repaired, Claim::tier_order, board))
//     fmt::print("{}: {}\n", each.machine, each.rejected);       // "tier 2 answers where tier 1 can: true"
#pragma once

#include <string>
#include <vector>

#include "spec/any_rules.hpp"
#include "spec/grid.hpp"
#include "verify/claims/claims.hpp"

namespace gridproof::verify {

struct Rejection {
  std::string machine;  // what is broken, in a few words
  bool rejected;
};

// `board` is any solution. A clause that no position under the rules can show alone is left out (where boxes are rows,
// a hint cannot break the box only). Empty for claims about behaviours: the explorer runs broken machines for those
// itself.
std::vector<Rejection> rejections(const spec::AnyRules& rules, Dialect dialect, Claim claim, const spec::Grid& board);

}  // namespace gridproof::verify
