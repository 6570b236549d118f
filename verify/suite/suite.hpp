// All runners, in the order of a report. A new instrument has its line here.
#pragma once

#include <filesystem>
#include <string>
#include <variant>

#include "verify/run/plan.hpp"

namespace gridproof::verify {

// The folders that some of them read, each with its manifest; without its folder a runner has no part.
struct DataFolders {
  std::filesystem::path models = {};
  std::string models_named = {};  // as the user named it, where it is not the program's
  std::filesystem::path developments = {};
};
DataFolders folders_of_program();

Runners all_runners(const DataFolders& folders);

// By all of them.
std::variant<Plan, std::string> make_plan(const PlanRequest& request, const DataFolders& folders = {});

}  // namespace gridproof::verify
