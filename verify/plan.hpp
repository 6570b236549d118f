// Which claims are put to which instrument on which layouts, and the run of that plan.
//
//   PlanRequest request{.claims = {}, .profile = Profile::quick};     // empty: all of them
//   std::variant<Plan, std::string> made = make_plan(request);        // a Plan, or what is wrong with the request
//   RunReport report = run(std::get<Plan>(made), {});
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "spec/sudoku/layout.hpp"
#include "verify/claims.hpp"
#include "verify/explore/options.hpp"
#include "verify/models/subsets.hpp"
#include "proofs/profile.hpp"
#include "verify/report/row.hpp"
#include "verify/rules/rows.hpp"
#include "verify/theorems.hpp"
#include "verify/tlc/graph_rows.hpp"
#include "verify/tlc/instrument.hpp"

namespace gridproof::verify {

struct PlanRequest {
  std::vector<Claim> claims = {};
  std::optional<Instrument> instrument = {};
  std::optional<spec::Layout> layout = {};
  std::optional<Dialect> dialect = {};
  std::optional<ChoiceRule> choice = {};
  Profile profile = Profile::quick;
  std::uint64_t seed = 1;
  std::optional<int> cases = {};
  std::optional<GridRange> range = {};  // of the explorer
  explore::Bounds bounds = {};          // of the explorer
  std::filesystem::path checkpoint = {};
  bool resume = false;
  unsigned threads = 1;
  std::vector<std::string> theorems = {};    // by name, beside those that are claims
  std::vector<std::string> models = {};      // of TLC, by name
  std::vector<std::string> graphs = {};      // comparisons with TLC's graph, by name
  bool rules = false;                        // rules_complete by name
  std::filesystem::path models_folder = {};  // with their manifest; empty: TLC has no part
};

// One run of an instrument: a sweep answers for all its claims at once.
struct Job {
  Instrument instrument;
  spec::Layout layout;
  Dialect dialect;
  ChoiceRule choice;
  std::vector<Claim> claims;
  GridRange range = {};
  std::vector<Claim> vacuous = {};  // claims with nothing to say on these grids, and expected so
};

struct Plan {
  PlanRequest request;
  std::vector<Job> jobs;
  std::vector<TheoremJob> theorems = {};
  std::optional<tlc::Selection> models;
  std::vector<tlc::GraphRun> graphs = {};
  std::vector<RulesRun> rules = {};
};

std::variant<Plan, std::string> make_plan(const PlanRequest& request);

// `progress` is told which job runs and which part of all jobs is done.
using RunProgress = std::function<void(std::string_view job, double fraction)>;

// A report, or what is wrong with the request that only the run could tell (a checkpoint of another run). A
// counterexample that does not replay on the concrete code is a bug of ours: std::logic_error.
std::variant<RunReport, std::string> run(const Plan& plan, const RunProgress& progress);

}  // namespace gridproof::verify
