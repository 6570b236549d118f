// A request to the whole suite, and its report.
#pragma once

#include "verify/suite/suite.hpp"

namespace gridproof::test {

inline verify::RunReport run_request(const verify::PlanRequest& request, const verify::DataFolders& folders = {}) {
  return std::get<verify::RunReport>(run(std::get<verify::Plan>(verify::make_plan(request, folders)), {}));
}

}  // namespace gridproof::test
