#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <stdexcept>

#include "text/write.hpp"
#include "verify/models/machine_explorer.hpp"
#include "verify/plan.hpp"
#include "verify/property/property.hpp"
#include "verify/replay.hpp"
#include "verify/report/itf.hpp"
#include "verify/sweep/sweep.hpp"

namespace gridproof::verify {

namespace {

Verdict expected_verdict(Instrument instrument, Claim claim, Dialect dialect) {
  const bool holds = expected_to_hold(claim, dialect, instrument);
  if (instrument == Instrument::property) return holds ? Verdict::tested : Verdict::falsified;
  return holds ? Verdict::holds : Verdict::violated;
}

int near_stride(Profile profile) { return profile == Profile::quick ? 288 : profile == Profile::ci ? 24 : 1; }

int case_count(const PlanRequest& request, const spec::Layout& layout, Verdict expected) {
  if (request.cases) return *request.cases;
  const int size_factor = layout.size() > 9 ? 10 : 1;
  const int base = request.profile == Profile::quick ? 100 : request.profile == Profile::ci ? 500 : 20'000;
  // Where a violation is to be found the search ends with it, so it may be long.
  return expected == Verdict::falsified ? base * 20 : std::max(10, base / size_factor);
}

// What a counterexample shows has to show on the concrete code too, before anyone is told: the grid, or, where it takes
// a behaviour that goes on for ever, that behaviour.
bool replays(const Row& row) {
  if (!row.trace || !row.trace->loop)
    return judge(row.layout, *row.counterexample, {*row.subject.claim, row.dialect, row.choice}).outcome ==
           Outcome::violated;
  const auto trace = read_itf(to_itf(row), "counterexample");
  return trace && replay(*trace).outcome == ReplayOutcome::counterexample;
}

void confirm(const Row& row) {
  if (!replays(row))
    throw std::logic_error(fmt::format(
        "the counterexample to {} by {} does not replay: grid {}, solution {}", row.subject.name, name(row.instrument),
        text::to_line(row.layout, row.counterexample->grid), text::to_line(row.layout, row.counterexample->solution)));
}

std::string boards_sentence(const SweepReport& report, Dialect dialect) {
  return dialect == Dialect::repaired
             ? fmt::format("all grids of all {} boards", report.boards)
             : fmt::format("all grids of {} boards: the valid ones and a sample of the boards beside them",
                           report.boards);
}

void run_sweep(const Job& job, const PlanRequest& request, const std::function<void(double)>& progress,
               std::vector<Row>& rows) {
  const auto start = std::chrono::steady_clock::now();
  const SweepReport report = sweep({.layout = job.layout,
                                    .dialect = job.dialect,
                                    .choice = job.choice,
                                    .claims = job.claims,
                                    .near_stride = near_stride(request.profile),
                                    .threads = request.threads,
                                    .progress = progress});
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  for (const SweepTally& tally : report.tallies) {
    Row row{.subject = tally.claim,
            .instrument = job.instrument,
            .layout = job.layout,
            .dialect = job.dialect,
            .choice = job.choice,
            .expected = expected_verdict(job.instrument, tally.claim, job.dialect),
            .verdict = tally.violations != 0 ? Verdict::violated
                       : tally.premises == 0 ? Verdict::vacuous
                                             : Verdict::holds,
            .grids = report.grids,
            .premises = tally.premises,
            .violations = tally.violations,
            .seconds = seconds,
            .by_tier = report.by_tier,
            .domain = boards_sentence(report, job.dialect),
            .trusted = "spec read over lanes; boards by the solver; completions by difference sets"};
    if (tally.smallest) {
      row.counterexample = Case{tally.smallest->grid, tally.smallest->solution, spec::Marks<spec::Truth>(job.layout)};
      confirm(row);
    }
    rows.push_back(std::move(row));
  }
}

std::optional<std::string> run_explore(const Job& job, const PlanRequest& request,
                                       const std::function<void(double, const std::string&)>& progress,
                                       std::vector<Row>& rows) {
  const bool all = request.profile == Profile::long_;
  auto made = explore_machine(
      {.layout = job.layout,
       .dialect = job.dialect,
       .choice = job.choice,
       .claims = job.claims,
       .range = job.range,
       .near_stride = near_stride(request.profile),
       .play_stride = all                              ? 1
                      : request.profile == Profile::ci ? 24
                                                       : 144,
       .random_boards = all ? 100 : 2,
       .threads = request.threads,
       .bounds = request.bounds,
       .checkpoint = request.checkpoint,
       .resume = request.resume,
       .progress = [&](const explore::Progress& at) { progress(at.fraction.value_or(0), to_string(at)); }});
  if (auto* problem = std::get_if<std::string>(&made)) return *problem;
  for (ExplorationFinding& finding : std::get<ExplorationReport>(made).findings) {
    const bool vacuous = std::find(job.vacuous.begin(), job.vacuous.end(), finding.claim) != job.vacuous.end();
    Row row{.subject = finding.claim,
            .instrument = job.instrument,
            .layout = job.layout,
            .dialect = job.dialect,
            .choice = job.choice,
            .expected = vacuous ? Verdict::vacuous : expected_verdict(job.instrument, finding.claim, job.dialect),
            .verdict = finding.verdict,
            .grids = finding.initial,
            .premises = finding.premises,
            .violations = finding.violations,
            .seconds = finding.seconds,
            .counterexample = std::move(finding.counterexample),
            .trace = std::move(finding.trace),
            .states = finding.states,
            .transitions = finding.transitions,
            .actions = std::move(finding.actions),
            .domain = std::move(finding.domain),
            .trusted = "the engine's steps (compared with the spec's); the rulebook (compared with the claims)"};
    if (row.counterexample) confirm(row);
    rows.push_back(std::move(row));
  }
  return std::nullopt;
}

void run_property(const Job& job, const PlanRequest& request, const std::function<void(double)>& progress,
                  std::vector<Row>& rows) {
  for (std::size_t i = 0; i < job.claims.size(); ++i) {
    progress(static_cast<double>(i) / static_cast<double>(job.claims.size()));
    const auto start = std::chrono::steady_clock::now();
    const Claim claim = job.claims[i];
    const Verdict expected = expected_verdict(job.instrument, claim, job.dialect);
    PropertyReport report = test_property({.layout = job.layout,
                                           .question = {claim, job.dialect, job.choice},
                                           .cases = case_count(request, job.layout, expected),
                                           .seed = request.seed});
    Row row{.subject = claim,
            .instrument = job.instrument,
            .layout = job.layout,
            .dialect = job.dialect,
            .choice = job.choice,
            .expected = expected,
            // Not to have found a violation that exists is no evidence of anything.
            .verdict = expected == Verdict::falsified && report.verdict == Verdict::tested ? Verdict::inconclusive
                                                                                           : report.verdict,
            .grids = report.cases,
            .premises = report.cases,
            .seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(),
            .counterexample = std::move(report.counterexample),
            .domain = "random grids of random boards",
            .trusted = "spec read with bools; cases by RapidCheck; completions by the solver"};
    if (row.counterexample) confirm(row);
    rows.push_back(std::move(row));
  }
}

}  // namespace

std::variant<RunReport, std::string> run(const Plan& plan, const RunProgress& progress) {
  const std::size_t models = plan.models ? plan.models->models.size() : 0;
  const std::size_t theorems = plan.theorems.empty() ? 0 : 1;
  const std::size_t runs = plan.jobs.size() + theorems + models + plan.graphs.size() + plan.rules.size();
  RunReport report{
      .profile = std::string(name(plan.request.profile)), .seed = plan.request.seed, .cases = plan.request.cases};
  for (std::size_t i = 0; i < plan.jobs.size(); ++i) {
    const Job& job = plan.jobs[i];
    const std::string title =
        fmt::format("{} {} {} {}", name(job.instrument), job.layout.name(), name(job.dialect), name(job.choice));
    const auto part_of = [&](double fraction, const std::string& how) {
      if (progress)
        progress(how.empty() ? title : title + ": " + how,
                 (static_cast<double>(i) + fraction) / static_cast<double>(runs));
    };
    const auto part = [&](double fraction) { part_of(fraction, ""); };
    part(0);
    switch (job.instrument) {
      case Instrument::sweep: run_sweep(job, plan.request, part, report.rows); break;
      case Instrument::explore:
        if (auto problem = run_explore(job, plan.request, part_of, report.rows)) return *problem;
        break;
      case Instrument::theorem:
      case Instrument::tlc: throw std::logic_error("no plan has a job of this instrument");
      case Instrument::property: run_property(job, plan.request, part, report.rows); break;
    }
  }
  // The part of the whole that begins after so many runs.
  const auto share = [&](std::size_t before, std::size_t count) {
    return [&progress, runs, before, count](std::string_view what, double fraction) {
      if (progress)
        progress(what, (static_cast<double>(before) + fraction * static_cast<double>(count)) /
                           static_cast<double>(std::max<std::size_t>(runs, 1)));
    };
  };
  const auto append = [&](std::vector<Row> rows) {
    std::move(rows.begin(), rows.end(), std::back_inserter(report.rows));
  };
  if (!plan.theorems.empty()) {
    const auto tell = share(plan.jobs.size(), theorems);
    append(run_theorems(plan.theorems, plan.request.threads,
                        [&](const std::string& theorem, double fraction) { tell("theorem " + theorem, fraction); }));
  }
  if (plan.models) append(tlc::run_models(*plan.models, share(plan.jobs.size() + theorems, models)));
  if (!plan.graphs.empty())
    append(tlc::run_graphs(plan.graphs, plan.request.models_folder,
                           share(plan.jobs.size() + theorems + models, plan.graphs.size())));
  if (!plan.rules.empty())
    append(run_rules(plan.rules, {.seed = plan.request.seed,
                                  .threads = plan.request.threads,
                                  .progress = share(runs - plan.rules.size(), plan.rules.size())}));
  return report;
}

}  // namespace gridproof::verify
