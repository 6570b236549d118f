// The claims as instruments see them: a name, a sentence, and what each dialect is expected to do with it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace gridproof::verify {

enum class Claim : std::uint8_t {
  type_ok,
  hint_sound,
  hint_forced,
  brute_force_forced,
  hint_legal,
  tier_order,
  done_ok,
  step_bound,
  termination,
  confluence,
  play_consistent,
  play_progress,
  play_keeps,
  play_ends,
  actions_fire,
};

enum class Instrument : std::uint8_t { sweep, explore, theorem, tlc, property };
inline constexpr std::array instruments = {Instrument::sweep, Instrument::explore, Instrument::theorem, Instrument::tlc,
                                           Instrument::property};
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

struct ClaimEntry {
  Claim claim;
  std::string_view name;
  std::string_view sentence;
};

inline constexpr std::array<ClaimEntry, 15> claims = {{
    {Claim::type_ok, "type_ok", "every part of the state has exactly one value of its type"},
    {Claim::hint_sound, "hint_sound", "a hint agrees with the solution"},
    {Claim::hint_forced, "hint_forced", "every completion agrees with a hint of tier 1 or 2"},
    {Claim::brute_force_forced, "brute_force_forced", "every completion agrees with a brute-force hint"},
    {Claim::hint_legal, "hint_legal", "a hint is a move that the rules allow"},
    {Claim::tier_order, "tier_order", "a tier answers only where no earlier one can"},
    {Claim::done_ok, "done_ok", "a call ends without a hint exactly on full grids"},
    {Claim::step_bound, "step_bound", "a call is done after four steps at most"},
    {Claim::termination, "termination", "every behaviour comes to the end of its call"},
    {Claim::confluence, "confluence", "tiers 1 and 2 reach the same grid in any order"},
    {Claim::play_consistent, "play_consistent", "play keeps grid and marks consistent with the solution"},
    {Claim::play_progress, "play_progress", "every round of play fills an empty cell"},
    {Claim::play_keeps, "play_keeps", "a round of play takes nothing away, and a full grid has none"},
    {Claim::play_ends, "play_ends", "every behaviour of play comes to a full grid"},
    {Claim::actions_fire, "actions_fire", "every action of the machine is taken somewhere"},
}};

constexpr const ClaimEntry& entry(Claim claim) { return claims[static_cast<std::size_t>(claim)]; }
constexpr std::string_view name(Claim claim) { return entry(claim).name; }
std::optional<Claim> claim_named(std::string_view name);

constexpr std::string_view name(Dialect dialect) { return dialect == Dialect::repaired ? "repaired" : "as-written"; }
constexpr std::string_view name(ChoiceRule choice) { return choice == ChoiceRule::least ? "least" : "any"; }
std::string_view name(Verdict verdict);

constexpr std::string_view name(Instrument instrument) {
  constexpr std::array<std::string_view, 5> names = {"sweep", "explore", "theorem", "tlc", "property"};
  return names[static_cast<std::size_t>(instrument)];
}

// About rounds of Play rather than one call.
bool is_of_play(Claim claim);

// About behaviours that may go on for ever, not about a state or a step: only explorer and TLC know those.
bool is_of_behaviours(Claim claim);

// Which instrument has an answer. The explorer knows actions and behaviours; it leaves the order of singles and what is
// said of steps to the others.
bool answers(Instrument instrument, Claim claim);

// The violations are findings about the module as it was written down, and about brute force in either dialect.
bool expected_to_hold(Claim claim, Dialect dialect);

}  // namespace gridproof::verify
