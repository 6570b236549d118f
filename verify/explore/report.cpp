#include "verify/explore/report.hpp"

namespace gridproof::explore {

Verdict judge(Kind kind, const PropertyTally& tally, bool complete) {
  if (tally.hits != 0) return kind == Kind::sometimes ? Verdict::holds : Verdict::violated;
  if (!complete) return Verdict::inconclusive;
  return kind == Kind::sometimes || tally.premises == 0 ? Verdict::vacuous : Verdict::holds;
}

}  // namespace gridproof::explore
