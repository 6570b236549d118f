#include "verify/models/rows.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "verify/models/machine_explorer.hpp"
#include "verify/report/columns.hpp"
#include "verify/run/examine.hpp"

namespace gridproof::verify {

namespace {

// Which bound left a row inconclusive.
std::string bound_met(explore::Stop stop, const explore::Bounds& bounds) {
  switch (stop) {
    case explore::Stop::states: return fmt::format("stopped at the bound of {}", counted(bounds.states, "state"));
    case explore::Stop::memory: return fmt::format("stopped at the bound of {} MiB of memory", bounds.bytes >> 20);
    case explore::Stop::time: return fmt::format("stopped at the time limit of {} s", bounds.seconds);
    case explore::Stop::violation: return "stopped at the first violation";
    case explore::Stop::none: break;
  }
  return "not every state was told apart";
}

Row row_of(const Job& job, const PlanRequest& request, ExplorationFinding& finding, double share) {
  Row row = verify::row_of(job, finding.claim);
  row.verdict = finding.verdict;
  row.grids = finding.initial;
  row.premises = finding.premises;
  row.violations = finding.violations;
  row.seconds = finding.seconds;
  row.share = share;
  if (job.range.kind != GridRange::Kind::all) row.range = job.range;
  row.counterexample = std::move(finding.counterexample);
  row.trace = std::move(finding.trace);
  row.states = finding.states;
  row.transitions = finding.transitions;
  row.actions = std::move(finding.actions);
  row.domain = std::move(finding.domain);
  row.telling = {.bounds = true, .time = true};
  row.telling.looked_at =
      fmt::format("{}, {} from {} ({})", counted(row.states, "state"), counted(row.transitions, "transition"),
                  counted(row.grids, "initial state"), row.domain);
  row.telling.below = listed(row.actions);
  row.trusted =
      job.rules.layout() != nullptr
          ? "the engine's steps (theorem engine_equals_spec; the first one and the fan of choices are the walk's own, "
            "which tests compare); the rulebook (on a sample by the claim's own term too)"
          : "spec read with bools; completions by the solver, one for each value of a cell that a hint speaks of";
  if (finding.verdict == Verdict::inconclusive) row.detail = bound_met(finding.stopped, request.bounds);
  // The user may name grids on which a claim has nothing to say and which the rule (vacuous.hpp) does not know.
  if (request.range && row.verdict == Verdict::vacuous && row.expected != Verdict::vacuous) {
    row.verdict = Verdict::inconclusive;
    row.detail = "says nothing on these grids";
  }
  // A known violation need not show on a part of the grids: not to have met it there says nothing against it.
  if (row.range && row.expected == Verdict::violated && row.verdict == Verdict::holds) {
    row.verdict = Verdict::inconclusive;
    row.detail = "the known violation does not show on these grids";
  }
  if (finding.difference) object(row, *finding.difference);
  if (is_of_behaviours(finding.claim)) note_rejections(row, finding.rejections);
  return row;
}

}  // namespace

std::variant<std::vector<Row>, std::string> run_explore(const Job& job, const PlanRequest& request,
                                                        const RunProgress& progress) {
  const bool all = request.profile == Profile::long_;
  ExplorationOptions options{.dialect = job.dialect,
                             .choice = job.choice,
                             .claims = job.claims,
                             .range = job.range,
                             .near_stride = near_stride(request.profile),
                             .play_stride = all ? 1 : request.profile == Profile::ci ? 24 : 144,
                             .random_boards = all ? 100 : 2,
                             .call_stride = all ? 1 : request.profile == Profile::ci ? 12 : 36,
                             .threads = request.threads,
                             .bounds = request.bounds,
                             .checkpoint = request.checkpoint,
                             .resume = request.resume,
                             .progress = [&](const explore::Progress& at) {
                               progress(title(job) + ": " + to_string(at), at.fraction.value_or(0));
                             }};
  if (job.rules.layout() != nullptr) options.layout = *job.rules.layout();
  auto made = job.rules.takuzu() != nullptr ? explore_machine(*job.rules.takuzu(), options) : explore_machine(options);
  if (auto* problem = std::get_if<std::string>(&made)) return *problem;
  std::vector<ExplorationFinding>& findings = std::get<ExplorationReport>(made).findings;
  // A run of the call and one of Play.
  const auto share_of = [&](bool play) {
    return 1.0 / static_cast<double>(std::count_if(findings.begin(), findings.end(), [&](const auto& finding) {
             return is_of_play(finding.claim) == play;
           }));
  };
  const double of_call = share_of(false), of_play = share_of(true);
  std::vector<Row> rows;
  for (ExplorationFinding& finding : findings)
    rows.push_back(row_of(job, request, finding, is_of_play(finding.claim) ? of_play : of_call));
  return rows;
}

}  // namespace gridproof::verify
