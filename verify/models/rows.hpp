// The explorer of the hint machine as an instrument: the rows of one job.
#pragma once

#include "verify/run/jobs.hpp"

namespace gridproof::verify {

std::variant<std::vector<Row>, std::string> run_explore(const Job& job, const PlanRequest& request,
                                                        const RunProgress& progress);

}  // namespace gridproof::verify
