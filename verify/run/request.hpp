// What is asked of the instruments.
//
//   PlanRequest request{.names = {"hint_sound"}, .profile = Profile::ci};
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "proofs/profile.hpp"
#include "spec/any_rules.hpp"
#include "text/takuzu_name.hpp"
#include "verify/claims/claims.hpp"
#include "verify/claims/subsets.hpp"
#include "verify/explore/options.hpp"

namespace gridproof::verify {

struct PlanRequest {
  std::vector<std::string> names = {};  // claims, and what instruments know besides; none: all that the profile has
  std::optional<Instrument> instrument = {};
  spec::MaybeRules rules = {};                    // those that were named
  std::optional<text::TakuzuRules> takuzu = {};   // a Takuzu of the sizes that the profile has
  std::optional<Dialect> dialect = {};
  std::optional<ChoiceRule> choice = {};
  Profile profile = Profile::quick;
  std::uint64_t seed = 1;
  std::optional<int> cases = {};
  std::optional<GridRange> range = {};  // of the explorer
  explore::Bounds bounds = {};          // of the explorer; the time also of each theorem, model and development
  std::filesystem::path checkpoint = {};
  bool resume = false;
  unsigned threads = 1;

  bool is_of_takuzu() const { return takuzu || (rules && rules->takuzu() != nullptr); }
  // Layouts where nothing else was asked for.
  bool takes(const spec::AnyRules& these) const {
    if (rules) return these == *rules;
    if (takuzu) return these.takuzu() != nullptr && these.takuzu()->lines_differ() == takuzu->lines_differ;
    return these.layout() != nullptr;
  }
  // The layout that was named, for an instrument that knows no other rules: requires !is_of_takuzu().
  std::optional<spec::Layout> layout() const { return rules ? std::optional(*rules->layout()) : std::nullopt; }
};

}  // namespace gridproof::verify
