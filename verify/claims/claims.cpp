#include "verify/claims/claims.hpp"

namespace gridproof::verify {

std::string_view name(Verdict verdict) {
  constexpr std::array<std::string_view, 12> names = {"holds",    "violated", "proved",       "refuted",
                                                      "unknown",  "tested",   "falsified",    "accepted",
                                                      "rejected", "vacuous",  "inconclusive", "not-run"};
  return names[static_cast<std::size_t>(verdict)];
}

bool answers(Instrument instrument, Claim claim) {
  switch (instrument) {
    case Instrument::explore:
      return claim != Claim::confluence && claim != Claim::step_bound && claim != Claim::play_keeps;
    case Instrument::sweep:
    case Instrument::property: return !is_of_behaviours(claim);
    case Instrument::theorem:
    case Instrument::tlc:
    case Instrument::why3: break;
  }
  return false;
}

}  // namespace gridproof::verify
