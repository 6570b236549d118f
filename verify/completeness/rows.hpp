// The claim rules_complete as rows of a report: exhaustively on 4x4, of Takuzu too; by random grids on larger layouts.
//
//   const auto runs = select_completeness({.profile = Profile::ci});       // as the request names them
//   for (const Row& row : run_completeness(runs, {.threads = 2})) ...
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/any_rules.hpp"
#include "verify/report/row.hpp"
#include "verify/run/runner.hpp"
#include "verify/completeness/complete.hpp"

namespace gridproof::verify {

inline constexpr std::string_view rules_complete = "rules_complete";
inline constexpr std::string_view rules_complete_sentence =
    "the two rules classify every grid as it is, with a certificate that is accepted";

struct CompletenessRun {
  Instrument instrument;  // sweep or property
  spec::AnyRules rules;
  CompletenessOptions sweep = {};
  int cases = 0;  // of the property, which takes a layout
};

std::vector<CompletenessRun> select_completeness(const PlanRequest& request);

struct CompletenessContext {
  std::uint64_t seed = 1;
  unsigned threads = 1;
  std::function<void(std::string_view what, double fraction)> progress = {};
  std::function<Decider(const spec::AnyRules&)> decide = decide_by_rules;
};

class CompletenessRunner : public Runner {
 public:
  std::vector<Instrument> instruments() const override { return {Instrument::sweep, Instrument::property}; }
  std::string heading() const override { return "Claims"; }
  std::vector<Subject> subjects() const override;
  std::variant<Tasks, std::string> tasks(const PlanRequest& request, const Wanted& wanted) const override;
};

std::vector<Row> run_completeness(const std::vector<CompletenessRun>& runs, const CompletenessContext& context);

}  // namespace gridproof::verify
