// The claim rules_complete as rows of a report: exhaustively on 4x4, by random grids on larger layouts.
//
//   const auto runs = select_rules({.profile = Profile::ci});
//   for (const Row& row : run_rules(runs, {.threads = 2})) ...
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/sudoku/layout.hpp"
#include "proofs/profile.hpp"
#include "verify/report/row.hpp"
#include "verify/rules/complete.hpp"

namespace gridproof::verify {

inline constexpr std::string_view rules_complete = "rules_complete";
inline constexpr std::string_view rules_complete_sentence =
    "the two rules classify every grid as it is, with a certificate that is accepted";

struct RulesRun {
  Instrument instrument;  // sweep or property
  spec::Layout layout;
  RulesOptions sweep = {};
  int cases = 0;  // of the property
};

struct RulesSelection {
  std::optional<Instrument> instrument = {};
  std::optional<spec::Layout> layout = {};
  Profile profile = Profile::quick;
  std::optional<int> cases = {};
};

std::vector<RulesRun> select_rules(const RulesSelection& selection);

struct RulesContext {
  std::uint64_t seed = 1;
  unsigned threads = 1;
  std::function<void(std::string_view what, double fraction)> progress = {};
  std::function<Decider(const spec::Layout&)> decide = decide_by_rules;
};

std::vector<Row> run_rules(const std::vector<RulesRun>& runs, const RulesContext& context);

}  // namespace gridproof::verify
