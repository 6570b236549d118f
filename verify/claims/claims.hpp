// The claims (spec/claim.hpp) as instruments see them: who answers which, in which dialect, with which verdict.
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
bool answers(Instrument instrument, Claim claim);

constexpr bool expected_to_hold(Claim claim, Dialect dialect) {
  return dialect == Dialect::repaired ? entry(claim).holds_repaired : entry(claim).holds_as_written;
}

}  // namespace gridproof::verify
