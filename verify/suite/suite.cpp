#include "verify/suite/suite.hpp"

#include "verify/completeness/rows.hpp"
#include "verify/models/rows.hpp"
#include "verify/property/rows.hpp"
#include "verify/sweep/rows.hpp"
#include "verify/theorem/theorems.hpp"
#include "verify/tlc/runners.hpp"
#include "verify/why3/runner.hpp"

namespace gridproof::verify {

const Runners& all_runners() {
  static const Runners all = {
      std::make_shared<JobRunner>(Instrument::sweep, run_sweep),
      std::make_shared<JobRunner>(Instrument::explore, run_explore),
      std::make_shared<JobRunner>(Instrument::property, run_property),
      std::make_shared<TheoremRunner>(),
      std::make_shared<tlc::ModelRunner>(),
      std::make_shared<tlc::GraphRunner>(),
      std::make_shared<why3::DevelopmentRunner>(),
      std::make_shared<CompletenessRunner>(),
  };
  return all;
}

std::variant<Plan, std::string> make_plan(const PlanRequest& request) { return make_plan(request, all_runners()); }

}  // namespace gridproof::verify
