#include "verify/sweep/rows.hpp"

#include <fmt/format.h>

#include <chrono>

#include "text/write.hpp"
#include "verify/report/columns.hpp"
#include "verify/run/examine.hpp"
#include "verify/sweep/sweep.hpp"

namespace gridproof::verify {

namespace {

std::vector<std::pair<std::string, std::uint64_t>> answered_by(const Job& job, const SweepReport& report) {
  const auto game = game_of(job.rules, job.dialect);
  std::vector<spec::HintType> types = game->tiers().all();
  types.push_back(spec::HintType::none);
  std::vector<std::pair<std::string, std::uint64_t>> answered;
  for (std::size_t i = 0; i < report.by_tier.size(); ++i)
    answered.emplace_back(game->tiers().key(types[i]), report.by_tier[i]);
  return answered;
}

std::string boards_sentence(const SweepReport& report, Dialect dialect) {
  return dialect == Dialect::repaired
             ? fmt::format("all grids of all {} boards, no marks crossed", report.boards)
             : fmt::format("all grids of {} boards: the valid ones and a sample of the boards beside them",
                           report.boards);
}

std::string trusted_by_sweep(const SweepTally& tally, Dialect dialect) {
  std::string text = "spec read over lanes; boards by the solver";
  if (dialect == Dialect::repaired) text += " (CaDiCaL: init admits no other)";
  if (is_of_completions(tally.claim)) text += "; completions by difference sets";
  if (tally.claim == Claim::confluence) text += "; singles after a move by those of the grid that it leads to";
  if (tally.compared > 0) text += fmt::format(" (on {} grids by the claim's own term too)", tally.compared);
  return text;
}

Row row_of(const Job& job, const SweepReport& report, const SweepTally& tally, double seconds) {
  Row row = verify::row_of(job, tally.claim);
  row.verdict = tally.violations != 0 ? Verdict::violated : tally.premises == 0 ? Verdict::vacuous : Verdict::holds;
  row.grids = report.grids;
  row.premises = tally.premises;
  row.violations = tally.violations;
  row.seconds = seconds;
  row.share = 1.0 / static_cast<double>(report.tallies.size());
  row.by_tier = answered_by(job, report);
  row.domain = boards_sentence(report, job.dialect);
  row.telling.looked_at = fmt::format("{} ({})", counted(row.grids, "initial state"), row.domain);
  row.telling.below = "answered by " + listed(row.by_tier);
  row.trusted = trusted_by_sweep(tally, job.dialect);
  if (!report.uncovered.empty()) object(row, report.uncovered);
  if (report.outside_init > 0) object(row, fmt::format("{} of the grids are no initial states", report.outside_init));
  if (tally.difference)
    object(row,
           fmt::format("the claim's own term says something else on {} of {} grids; the first: grid {}, solution {}",
                       tally.differences, tally.compared, text::to_line(job.rules, tally.difference->grid),
                       text::to_line(job.rules, tally.difference->solution)));
  if (tally.smallest)
    row.counterexample = Case{tally.smallest->grid, tally.smallest->solution, spec::Marks<spec::Truth>(job.rules)};
  return row;
}

}  // namespace

std::variant<std::vector<Row>, std::string> run_sweep(const Job& job, const PlanRequest& request,
                                                      const RunProgress& progress) {
  const auto start = std::chrono::steady_clock::now();
  SweepOptions options{.dialect = job.dialect,
                       .choice = job.choice,
                       .claims = job.claims,
                       .near_stride = near_stride(request.profile),
                       .threads = request.threads,
                       .progress = [&](double fraction) { progress(title(job), fraction); }};
  if (job.rules.layout() != nullptr) options.layout = *job.rules.layout();
  const SweepReport report = job.rules.takuzu() != nullptr ? sweep(*job.rules.takuzu(), options) : sweep(options);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  std::vector<Row> rows;
  for (const SweepTally& tally : report.tallies) rows.push_back(row_of(job, report, tally, seconds));
  return rows;
}

}  // namespace gridproof::verify
