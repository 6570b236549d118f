#include "verify/tlc/runners.hpp"

#include <fmt/format.h>

#include <cmath>
#include <utility>

#include "text/shell.hpp"
#include "verify/tlc/find.hpp"
#include "verify/tlc/graph_rows.hpp"
#include "verify/tlc/instrument.hpp"

namespace gridproof::tlc {

using verify::PlanRequest;
using verify::Row;
using verify::RunProgress;
using verify::Task;
using verify::Tasks;
using verify::Wanted;

namespace {

std::string option_of(const std::string& named) {
  return named.empty() ? std::string() : " --models " + text::shell_quoted(named);
}

std::vector<Row> with_option(std::vector<Row> rows, const std::string& option) {
  for (Row& row : rows) row.telling.more = option;
  return rows;
}

}  // namespace

ModelRunner::ModelRunner(std::filesystem::path folder, const std::string& named)
    : folder_(std::move(folder)), option_(option_of(named)) {}

GraphRunner::GraphRunner(std::filesystem::path folder, const std::string& named)
    : folder_(std::move(folder)), option_(option_of(named)) {}

std::variant<verify::Runner::Known, std::string> ModelRunner::knows(const std::string& name,
                                                                    const PlanRequest&) const {
  std::error_code error;
  if (!std::filesystem::exists(folder_, error)) return Known::perhaps;
  const auto manifest = read_manifest(folder_);
  if (!manifest && option_.empty()) return Known::perhaps;  // the program's own
  if (!manifest) return in_words(manifest.error());
  return manifest->find(name) != nullptr ? Known::yes : Known::no;
}

std::variant<Tasks, std::string> ModelRunner::tasks(const PlanRequest& request, const Wanted& wanted) const {
  if (request.is_of_takuzu()) {
    if (!request.instrument) return Tasks{};
    return "--by tlc: the models in TLA+ are of the machine for sudoku; a takuzu has none";
  }
  auto selected = select_models(
      {.folder = folder_,
       .claims = wanted.claims,
       .names = wanted.names,
       .layout = request.layout(),
       .dialect = request.dialect,
       .choice = request.choice,
       .profile = request.profile,
       .insist = request.instrument.has_value(),
       .seconds = std::isfinite(request.bounds.seconds) ? std::optional(request.bounds.seconds) : std::nullopt,
       .ours = option_.empty()});
  if (!selected) return in_words(selected.error());
  // Without a manifest nobody knows which models there would have been: a row says that they were not run.
  if (selected->missing.empty() && selected->models.empty()) return Tasks{};
  const std::size_t weight = selected->models.size();
  return Tasks{Task{.weight = weight,
                    .run = [selection = *std::move(selected), threads = request.threads,
                            option = option_](const RunProgress& progress) {
                      return with_option(run_models(selection, progress, threads), option);
                    }}};
}

std::vector<verify::Subject> GraphRunner::subjects() const {
  std::vector<verify::Subject> subjects;
  for (const std::string_view name : graph_names())
    subjects.emplace_back(std::string(name), std::string());
  return subjects;
}

// Of another folder of models there is nothing to compare with, unless it is asked for.
std::variant<Tasks, std::string> GraphRunner::tasks(const PlanRequest& request, const Wanted& wanted) const {
  const bool named = !wanted.names.empty();
  if (request.is_of_takuzu() || (!named && (!wanted.everything || folder_ != models_folder()))) return Tasks{};
  const auto runs = select_graphs({.names = wanted.names,
                                   .layout = request.layout(),
                                   .dialect = request.dialect,
                                   .choice = request.choice,
                                   .profile = request.profile,
                                   .insist = named});
  if (runs.empty()) return Tasks{};
  return Tasks{Task{.weight = runs.size(),
                    .run = [runs, folder = folder_, threads = request.threads,
                            option = option_](const RunProgress& progress) {
                      return with_option(run_graphs(runs, folder, progress, threads), option);
                    }}};
}

}  // namespace gridproof::tlc
