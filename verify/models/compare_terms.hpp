// The rulebook is a second way to say what the claims say. So in every run what it said of a sample of states is
// compared with the claims' own terms, read with bools.
#pragma once

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

// Of every state of the calls from `starts` initial states, spread over all of them.
template <class M>
std::vector<Said> sample(const M& model, const std::vector<Claim>& wanted, std::uint64_t starts) {
  std::vector<Said> said;
  const auto properties = model.properties();
  const auto note = [&](const auto& property, const MachineState& state) {
    if constexpr (std::remove_cvref_t<decltype(property)>::kind == explore::Kind::always)
      for (const Claim claim : wanted)
        if (property.name == name(claim)) said.push_back({claim, state, explore::implication(property.says(state))});
  };
  const std::uint64_t count = model.initial_count();
  for (std::uint64_t i = 0; i < starts && i < count; ++i) {
    // A stride that shares no factor with the usual counts, so that the low cells vary too.
    std::vector<MachineState> open = {model.initial(starts >= count ? i : i * 1'000'003 * (count / starts) % count)};
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

}  // namespace gridproof::verify
