#include "verify/tlc/runners.hpp"

#include <fmt/format.h>

#include <cmath>

#include "verify/tlc/find.hpp"
#include "verify/tlc/graph_rows.hpp"
#include "verify/tlc/instrument.hpp"

namespace gridproof::tlc {

using verify::PlanRequest;
using verify::RunProgress;
using verify::Task;
using verify::Tasks;
using verify::Wanted;

std::variant<verify::Runner::Known, std::string> ModelRunner::knows(const std::string& name,
                                                                    const PlanRequest& request) const {
  if (request.models_folder.empty()) return Known::no;
  std::error_code error;
  if (!std::filesystem::exists(request.models_folder, error)) return Known::perhaps;
  const auto manifest = read_manifest(request.models_folder);
  if (!manifest && request.models_named.empty()) return Known::perhaps;
  if (!manifest) return in_words(manifest.error());
  return manifest->find(name) != nullptr ? Known::yes : Known::no;
}

std::variant<Tasks, std::string> ModelRunner::tasks(const PlanRequest& request, const Wanted& wanted) const {
  if (request.models_folder.empty() || request.is_of_takuzu()) return Tasks{};
  auto selected = select_models(
      {.folder = request.models_folder,
       .claims = wanted.claims,
       .names = wanted.names,
       .layout = request.layout(),
       .dialect = request.dialect,
       .choice = request.choice,
       .profile = request.profile,
       .insist = request.instrument.has_value(),
       .seconds = std::isfinite(request.bounds.seconds) ? std::optional(request.bounds.seconds) : std::nullopt,
       .ours = request.models_named.empty()});
  if (!selected) return in_words(selected.error());
  // Without a manifest nobody knows which models there would have been: a row says that they were not run.
  if (selected->missing.empty() && selected->models.empty()) return Tasks{};
  const std::size_t weight = selected->models.size();
  return Tasks{Task{.weight = weight,
                    .run = [selection = *std::move(selected), threads = request.threads](const RunProgress& progress) {
                      return run_models(selection, progress, threads);
                    }}};
}

std::vector<verify::Subject> GraphRunner::subjects() const {
  std::vector<verify::Subject> subjects;
  for (const std::string_view name : graph_names())
    subjects.emplace_back(std::string(name), std::string(), verify::Subject::Kind::graph);
  return subjects;
}

// Of another folder of models there is nothing to compare with, unless it is asked for.
std::variant<Tasks, std::string> GraphRunner::tasks(const PlanRequest& request, const Wanted& wanted) const {
  const bool named = !wanted.names.empty();
  if (request.models_folder.empty() || request.is_of_takuzu()) return Tasks{};
  if (!named && (!wanted.everything || request.models_folder != models_folder())) return Tasks{};
  const auto runs = select_graphs({.names = wanted.names,
                                   .layout = request.layout(),
                                   .dialect = request.dialect,
                                   .choice = request.choice,
                                   .profile = request.profile,
                                   .insist = named});
  if (runs.empty()) return Tasks{};
  return Tasks{Task{.weight = runs.size(),
                    .run = [runs, folder = request.models_folder, threads = request.threads](
                               const RunProgress& progress) { return run_graphs(runs, folder, progress, threads); }}};
}

}  // namespace gridproof::tlc
