// Which runners answer a request with which runs, and the run of that plan.
//
//   PlanRequest request{.names = {}, .profile = Profile::quick};              // empty: all of them
//   std::variant<Plan, std::string> made = make_plan(request, runners);       // a Plan, or what is wrong with the
//   request
//   RunReport report = std::get<RunReport>(run(std::get<Plan>(made), {}));
#pragma once

#include <string>
#include <variant>

#include "verify/report/row.hpp"
#include "verify/run/request.hpp"
#include "verify/run/runner.hpp"

namespace gridproof::verify {

struct Plan {
  PlanRequest request;
  Tasks tasks = {};
};

std::variant<Plan, std::string> make_plan(const PlanRequest& request, const Runners& runners);

// A report, or what is wrong with the request that only the run could tell. Every counterexample to a claim is
// confirmed on the concrete code, and every claim is put before broken machines, whichever instrument has answered. A
// counterexample that does not replay, or a run without a row, is a bug of ours: std::logic_error.
std::variant<RunReport, std::string> run(const Plan& plan, const RunProgress& progress);

}  // namespace gridproof::verify
