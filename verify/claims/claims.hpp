// The claims (spec/claim.hpp) as instruments see them: who answers which, with which verdict.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "spec/claim.hpp"

namespace gridproof::verify {

using spec::Claim;
using spec::claim_named;
using spec::ClaimEntry;
using spec::claims;
using spec::entry;
using spec::expected_to_hold;
using spec::is_of_behaviours;
using spec::is_of_completions;
using spec::is_of_play;
using spec::name;

enum class Instrument : std::uint8_t { sweep, explore, theorem, tlc, why3, property };
inline constexpr std::array instruments = {Instrument::sweep, Instrument::explore, Instrument::theorem, Instrument::tlc,
                                           Instrument::why3, Instrument::property};
enum class Dialect : std::uint8_t { repaired, as_written };
enum class ChoiceRule : std::uint8_t { least, any };

enum class Verdict : std::uint8_t {
  holds,
  violated,
  proved,
  refuted,
  unknown,
  tested,
  falsified,
  accepted,
  rejected,
  vacuous,
  inconclusive,
  not_run,
};

constexpr std::string_view name(Dialect dialect) { return dialect == Dialect::repaired ? "repaired" : "as-written"; }
constexpr std::string_view name(ChoiceRule choice) { return choice == ChoiceRule::least ? "least" : "any"; }
std::string_view name(Verdict verdict);

constexpr std::string_view name(Instrument instrument) {
  constexpr std::array<std::string_view, 6> names = {"sweep", "explore", "theorem", "tlc", "why3", "property"};
  return names[static_cast<std::size_t>(instrument)];
}

// Which instrument has an answer. The explorer knows actions and behaviours; it leaves the order of singles and what is
// said of steps to the others.
constexpr bool answers(Instrument instrument, Claim claim) {
  const spec::Scope scope = entry(claim).scope;
  switch (instrument) {
    case Instrument::explore:
      return scope != spec::Scope::orders && scope != spec::Scope::end && claim != Claim::play_keeps;
    case Instrument::sweep:
    case Instrument::property: return !is_of_behaviours(claim);
    case Instrument::theorem:
    case Instrument::tlc:
    case Instrument::why3: break;
  }
  return false;
}

}  // namespace gridproof::verify
