// The comparisons of graphs as rows of a report.
//
//   const auto runs = select_graphs({.profile = Profile::ci});
//   for (const Row& row : run_graphs(runs, models_folder(), {})) ...
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "proofs/profile.hpp"
#include "verify/report/row.hpp"
#include "verify/tlc/samples.hpp"

namespace gridproof::tlc {

struct GraphSelection {
  std::vector<std::string> names = {};  // all of them if none is named
  std::optional<spec::Layout> layout = {};
  std::optional<verify::Dialect> dialect = {};
  std::optional<verify::ChoiceRule> choice = {};
  Profile profile = Profile::quick;
  bool insist = false;  // where the profile has none that fits, take those of the next one
};

std::vector<GraphRun> select_graphs(const GraphSelection& selection);

std::vector<verify::Row> run_graphs(const std::vector<GraphRun>& runs, const std::filesystem::path& folder,
                                    const std::function<void(std::string_view what, double fraction)>& progress,
                                    unsigned threads = 1);

}  // namespace gridproof::tlc
