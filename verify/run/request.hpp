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
#include "spec/sudoku/layout.hpp"
#include "verify/claims/claims.hpp"
#include "verify/claims/subsets.hpp"
#include "verify/explore/options.hpp"

namespace gridproof::verify {

struct PlanRequest {
  std::vector<std::string> names = {};  // claims, and what instruments know besides; none: all that the profile has
  std::optional<Instrument> instrument = {};
  std::optional<spec::Layout> layout = {};
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
  std::filesystem::path models_folder = {};  // with their manifest; empty: TLC has no part
  std::filesystem::path models_named = {};   // the same as the user named it; empty: the project's
  std::filesystem::path developments_folder = {};  // in WhyML, with their manifest; empty: Why3 has no part
};

}  // namespace gridproof::verify
