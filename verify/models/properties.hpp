// A model's properties from the table of claims: those that fit, each under its name, in the table's order.
//
//   properties_of<of_a_call>([](auto claim, const State& at) { return implication; },
//                            [](const State& at) { return is_done; });
#pragma once

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

#include "verify/claims/claims.hpp"
#include "verify/explore/model.hpp"

namespace gridproof::verify {

using Fits = bool (*)(Claim);

// What has a term of a state; of play, that of a round.
constexpr bool of_a_call(Claim claim) { return entry(claim).scope == spec::Scope::state || is_of_completions(claim); }
constexpr bool of_play(Claim claim) { return entry(claim).scope == spec::Scope::round; }

template <Fits fits>
constexpr std::size_t count_of_claims() {
  std::size_t count = 0;
  for (const ClaimEntry& each : claims) count += fits(each.claim) ? 1 : 0;
  return count;
}
template <Fits fits>
constexpr auto claims_that() {
  std::array<Claim, count_of_claims<fits>()> found{};
  std::size_t next = 0;
  for (const ClaimEntry& each : claims)
    if (fits(each.claim)) found[next++] = each.claim;
  return found;
}

template <Claim claim, class Says>
auto property_of(const Says& says) {
  return explore::always(name(claim), [says](const auto& at) -> explore::Implication {
    return says(std::integral_constant<Claim, claim>{}, at);
  });
}
template <Fits fits, class Says, std::size_t... each>
auto properties_of(const Says& says, std::index_sequence<each...>) {
  return std::tuple{property_of<claims_that<fits>()[each]>(says)...};
}

// `says(claim, state)`, the claim a constant; `is_end(state)`: where every behaviour comes to.
template <Fits fits, class Says, class IsEnd>
auto properties_of(const Says& says, const IsEnd& is_end) {
  constexpr std::size_t count = count_of_claims<fits>();
  constexpr Claim ends = is_of_play(claims_that<fits>()[0]) ? Claim::play_ends : Claim::termination;
  return std::tuple_cat(properties_of<fits>(says, std::make_index_sequence<count>()),
                        std::tuple{explore::eventually(name(ends), is_end)});
}

}  // namespace gridproof::verify
