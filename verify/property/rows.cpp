#include "verify/property/rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "text/write.hpp"
#include "verify/property/property.hpp"
#include "verify/report/columns.hpp"
#include "verify/run/examine.hpp"

namespace gridproof::verify {

namespace {

int case_count(const PlanRequest& request, const spec::Board& board, Verdict expected) {
  if (request.cases) return *request.cases;
  const int size_factor = board.cells().size() > 81 ? 10 : 1;
  const int base = request.profile == Profile::quick ? 100 : request.profile == Profile::ci ? 500 : 20'000;
  // Where a violation is to be found the search ends with it, so it may be long.
  return expected == Verdict::falsified ? base * 20 : std::max(10, base / size_factor);
}

// As written the published machine starts from boards that are no solutions; any other starts from solutions.
PropertyReport test(const Job& job, Claim claim, int cases, std::uint64_t seed) {
  if (const spec::Layout* layout = job.rules.layout())
    return test_property(
        {.layout = *layout, .question = {claim, job.dialect, job.choice}, .cases = cases, .seed = seed});
  return test_property(*game_of(job.rules, job.dialect), claim, job.choice, cases, seed);
}

std::string sentence(const spec::AnyRules& rules, const Case& at) {
  return fmt::format("grid {}, solution {}, crossed out: {}", text::to_line(rules, at.grid),
                     text::to_line(rules, at.solution), fmt::join(crossed_out(rules, at.crossed), " "));
}

Row row_of(const Job& job, Claim claim, const PlanRequest& request) {
  Row row = verify::row_of(job, claim);
  const auto start = std::chrono::steady_clock::now();
  const int wanted = case_count(request, job.rules, row.expected);
  PropertyReport report = test(job, claim, wanted, request.seed);
  row.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  row.verdict = report.verdict;
  // Not to have found a violation that exists is no evidence of anything.
  if (row.expected == Verdict::falsified && report.verdict == Verdict::tested) row.verdict = Verdict::inconclusive;
  row.grids = report.cases;
  row.premises = report.premises;
  row.counterexample = std::move(report.counterexample);
  row.domain = "random grids of random boards";
  row.telling.seed = true;
  row.figures = report.figures();
  row.trusted = "spec read with bools; cases by RapidCheck; completions by the solver, one for each value of a cell "
                "that a hint speaks of";
  if (row.verdict == Verdict::inconclusive) row.detail = report.shortfall(wanted, judge_search_nodes);
  if (report.not_initial)
    object(row, "the machine does not start on what was drawn: " + sentence(job.rules, *report.not_initial));
  return row;
}

}  // namespace

std::variant<std::vector<Row>, std::string> run_property(const Job& job, const PlanRequest& request,
                                                         const RunProgress& progress) {
  std::vector<Row> rows;
  for (const Claim claim : job.claims) {
    progress(title(job), static_cast<double>(rows.size()) / static_cast<double>(job.claims.size()));
    rows.push_back(row_of(job, claim, request));
  }
  // Cases are drawn for each claim anew; the run has looked at all of them.
  std::uint64_t cases = 0, premises = 0;
  double seconds = 0;
  for (const Row& row : rows) cases += row.grids, premises += row.premises, seconds += row.seconds;
  for (Row& row : rows) {
    row.share = seconds > 0 ? row.seconds / seconds : 1;
    row.seconds = seconds;
    row.telling.looked_at = counted(cases, "random case");
    if (premises != cases) row.telling.looked_at += fmt::format(" ({} met the premise)", grouped(premises));
  }
  return rows;
}

}  // namespace gridproof::verify
