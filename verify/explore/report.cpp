#include "verify/explore/report.hpp"

#include <fmt/format.h>

#include "verify/explore/options.hpp"

namespace gridproof::explore {

Verdict judge(Kind kind, const PropertyTally& tally, bool complete) {
  if (tally.hits != 0) return kind == Kind::sometimes ? Verdict::holds : Verdict::violated;
  if (!complete) return Verdict::inconclusive;
  return kind == Kind::sometimes || tally.premises == 0 ? Verdict::vacuous : Verdict::holds;
}

namespace {

std::string rounded(double number) {
  return number < 1e4   ? fmt::format("{:.0f}", number)
         : number < 1e6 ? fmt::format("{:.1f} k", number / 1e3)
                        : fmt::format("{:.1f} M", number / 1e6);
}

}  // namespace

std::string to_string(const Progress& progress) {
  return fmt::format("{} states, {}/s, frontier {}, depth {}", rounded(static_cast<double>(progress.states)),
                     rounded(progress.rate), rounded(static_cast<double>(progress.frontier)), progress.depth);
}

}  // namespace gridproof::explore
