#include "verify/claims/claims.hpp"

namespace gridproof::verify {

std::string_view name(Verdict verdict) {
  constexpr std::array<std::string_view, 12> names = {"holds",    "violated", "proved",       "refuted",
                                                      "unknown",  "tested",   "falsified",    "accepted",
                                                      "rejected", "vacuous",  "inconclusive", "not-run"};
  return names[static_cast<std::size_t>(verdict)];
}

}  // namespace gridproof::verify
