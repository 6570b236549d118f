// All runners, in the order of a report. A new instrument has its line here.
#pragma once

#include <string>
#include <variant>

#include "verify/run/plan.hpp"

namespace gridproof::verify {

const Runners& all_runners();

// By all of them.
std::variant<Plan, std::string> make_plan(const PlanRequest& request);

}  // namespace gridproof::verify
