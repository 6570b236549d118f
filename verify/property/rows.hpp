// Random cases as an instrument: the rows of one job.
#pragma once

#include "verify/run/jobs.hpp"

namespace gridproof::verify {

std::variant<std::vector<Row>, std::string> run_property(const Job& job, const PlanRequest& request,
                                                         const RunProgress& progress);

}  // namespace gridproof::verify
