#include "verify/suite/suite.hpp"

#include "verify/completeness/rows.hpp"
#include "verify/models/rows.hpp"
#include "verify/property/rows.hpp"
#include "verify/sweep/rows.hpp"
#include "verify/theorem/theorems.hpp"
#include "verify/tlc/find.hpp"
#include "verify/tlc/runners.hpp"
#include "verify/why3/manifest.hpp"
#include "verify/why3/runner.hpp"

namespace gridproof::verify {

DataFolders folders_of_program() { return {tlc::models_folder(), {}, why3::developments_folder()}; }

Runners all_runners(const DataFolders& folders) {
  Runners all = {
      std::make_shared<JobRunner>(Instrument::sweep, run_sweep),
      std::make_shared<JobRunner>(Instrument::explore, run_explore),
      std::make_shared<JobRunner>(Instrument::property, run_property),
      std::make_shared<TheoremRunner>(),
  };
  if (!folders.models.empty()) {
    all.push_back(std::make_shared<tlc::ModelRunner>(folders.models, folders.models_named));
    all.push_back(std::make_shared<tlc::GraphRunner>(folders.models, folders.models_named));
  }
  if (!folders.developments.empty()) all.push_back(std::make_shared<why3::DevelopmentRunner>(folders.developments));
  all.push_back(std::make_shared<CompletenessRunner>());
  return all;
}

std::variant<Plan, std::string> make_plan(const PlanRequest& request, const DataFolders& folders) {
  return make_plan(request, all_runners(folders));
}

}  // namespace gridproof::verify
