#include "verify/tlc/graph_rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>

#include "verify/report/columns.hpp"
#include "verify/run/threads.hpp"
#include "verify/tlc/conform.hpp"

namespace gridproof::tlc {

namespace {

using verify::Row;
using verify::Verdict;

Row row_of(const GraphRun& run, const GraphReport& report) {
  Row row{.subject = {run.name, run.sentence},
          .instrument = verify::Instrument::tlc,
          .rules = run.layout,
          .dialect = dialect_of(run.text),
          .choice = run.choice,
          .expected = Verdict::holds,
          .verdict = report.verdict,
          .grids = report.initial,
          .premises = report.transitions,
          .seconds = report.seconds,
          .states = report.states,
          .transitions = report.transitions,
          .domain = run.domain,
          .tool = "TLC " + (report.tlc_version.empty() ? std::string("of unknown version") : report.tlc_version),
          .detail = report.sentence,
          .trusted = "nothing but the comparison: two programs and two texts agree on every state and transition"};
  row.figures = fmt::format("{} choice, {}, {}", verify::name(run.choice), verify::counted(report.states, "state"),
                            verify::counted(report.transitions, "transition"));
  return row;
}

}  // namespace

std::vector<GraphRun> select_graphs(const GraphSelection& selection) {
  const auto fits = [&](const GraphRun& run) {
    const auto& names = selection.names;
    return (names.empty() || std::find(names.begin(), names.end(), run.name) != names.end()) &&
           (!selection.layout || run.layout == *selection.layout) &&
           dialect_of(run.text) == selection.dialect.value_or(dialect_of(run.text)) &&
           run.choice == selection.choice.value_or(run.choice);
  };
  std::vector<GraphRun> runs;
  for (const Profile profile : {Profile::quick, Profile::ci, Profile::long_}) {
    if (profile < selection.profile || !runs.empty()) continue;
    if (profile > selection.profile && !selection.insist) continue;
    for (GraphRun& run : graph_runs(profile))
      if (fits(run)) runs.push_back(std::move(run));
  }
  return runs;
}

std::vector<Row> run_graphs(const std::vector<GraphRun>& runs, const std::filesystem::path& folder,
                            const std::function<void(std::string_view what, double fraction)>& progress,
                            unsigned threads) {
  std::mutex telling;
  std::size_t done = 0;
  return verify::make_in_threads(threads, runs.size(), [&](std::size_t i) {
    const GraphRun& run = runs[i];
    const auto tell = [&](double fraction, const std::string& how) {
      const std::lock_guard lock(telling);
      if (progress)
        progress(fmt::format("tlc {} {} {}{}{}", run.name, run.layout.name(), verify::name(run.choice),
                             how.empty() ? "" : ": ", how),
                 (static_cast<double>(done) + fraction) / static_cast<double>(runs.size()));
    };
    tell(0, "");
    Row row = row_of(run, compare_graphs({.model = run.model(), .folder = folder, .progress = tell}));
    const std::lock_guard lock(telling);
    ++done;
    return row;
  });
}

}  // namespace gridproof::tlc
