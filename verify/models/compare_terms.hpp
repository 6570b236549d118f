// The rulebook is a second way to say what the claims say. So in every run what it said of a sample of states is
// compared with the claims' own terms: read over lanes, whole blocks of 256 grids at a time, where all valid boards are
// known; read with bools elsewhere.
//
//   differences_from_terms(model, world, {Claim::tier_order});     // {nothing}: they say the same
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "verify/claims/claims.hpp"
#include "verify/explore/model.hpp"
#include "verify/models/hint_machine.hpp"

namespace gridproof::verify {

// What a property of a model says of a state.
struct Said {
  Claim claim;
  MachineState state;
  explore::Implication statement;
};

// Numbers of initial states: one block of each board, another one of most; or 200, spread over all of them.
std::vector<std::uint64_t> starts_to_compare(const World& world);

// Of every state of the calls from there.
template <class M>
std::vector<Said> calls_from(const M& model, const std::vector<Claim>& wanted,
                             const std::vector<std::uint64_t>& starts) {
  std::vector<Said> said;
  const auto properties = model.properties();
  const auto note = [&](const auto& property, const MachineState& state) {
    if constexpr (std::remove_cvref_t<decltype(property)>::kind == explore::Kind::always)
      for (const Claim claim : wanted)
        if (property.name == name(claim)) said.push_back({claim, state, explore::implication(property.says(state))});
  };
  for (const std::uint64_t start : starts) {
    std::vector<MachineState> open = {model.initial(start)};
    while (!open.empty()) {
      const MachineState state = open.back();
      open.pop_back();
      std::apply([&](const auto&... each) { (note(each, state), ...); }, properties);
      if (state.pc == spec::Pc::done) continue;  // in Play the next call begins with another grid
      model.successors(state, [&](std::size_t, const MachineState& next) { open.push_back(next); });
    }
  }
  return said;
}

struct TermComparison {
  std::uint64_t compared = 0;                  // states of this claim
  std::optional<std::string> difference = {};  // the first, in words
};

// Of one claim.
TermComparison compare_with_term(const World& world, Claim claim, const std::vector<Said>& said);

// Of each claim the first difference, if there is one.
template <class M>
std::vector<std::optional<std::string>> differences_from_terms(const M& model, const World& world,
                                                               const std::vector<Claim>& wanted) {
  constexpr std::size_t at_once = 4096;  // calls: what is said of them all is large
  std::vector<std::optional<std::string>> differences(wanted.size());
  const std::vector<std::uint64_t> starts = starts_to_compare(world);
  for (std::size_t first = 0; first < starts.size(); first += at_once) {
    const auto begin = starts.begin() + static_cast<std::ptrdiff_t>(first);
    const auto end = begin + static_cast<std::ptrdiff_t>(std::min(at_once, starts.size() - first));
    const std::vector<Said> said = calls_from(model, wanted, {begin, end});
    for (std::size_t i = 0; i < wanted.size(); ++i)
      if (!differences[i]) differences[i] = compare_with_term(world, wanted[i], said).difference;
  }
  return differences;
}

}  // namespace gridproof::verify
