#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <map>
#include <stdexcept>
#include <tuple>

#include "solver/generate.hpp"
#include "text/write.hpp"
#include "verify/models/machine_explorer.hpp"
#include "verify/plan.hpp"
#include "verify/property/property.hpp"
#include "verify/rejections.hpp"
#include "verify/replay.hpp"
#include "verify/report/columns.hpp"
#include "verify/report/itf.hpp"
#include "verify/sweep/sweep.hpp"
#include "verify/terms.hpp"
#include "verify/tlc/find.hpp"

namespace gridproof::verify {

namespace {

Verdict expected_verdict(Instrument instrument, Claim claim, Dialect dialect) {
  const bool holds = expected_to_hold(claim, dialect);
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

// Not what was expected, whatever the verdict.
void object(Row& row, const std::string& why) {
  row.differs = true;
  row.detail += (row.detail.empty() ? "" : "\n") + why;
}

void note_rejections(Row& row, const std::vector<Rejection>& rejections) {
  for (const Rejection& each : rejections) {
    if (each.rejected)
      row.rejects.push_back(each.machine);
    else
      object(row, fmt::format("the claim does not reject {}", each.machine));
  }
}

// Puts the broken machines before the claims of the rows; those of a layout and dialect are the same for all instruments.
class Rejecter {
 public:
  void operator()(Row& row) {
    if (!row.subject.claim || row.instrument == Instrument::tlc || is_of_behaviours(*row.subject.claim)) return;
    const auto [at, is_new] = known_.try_emplace({row.layout.name(), row.dialect, *row.subject.claim});
    if (is_new) {
      solver::Random random(1);
      const auto board = solver::random_solution(row.layout, random);
      if (const auto* failure = std::get_if<solver::Failure>(&board)) return object(row, failure->message);
      at->second = rejections(row.layout, row.dialect, *row.subject.claim, std::get<spec::Grid>(board));
    }
    note_rejections(row, at->second);
  }

 private:
  std::map<std::tuple<std::string, Dialect, Claim>, std::vector<Rejection>> known_;
};

std::vector<std::pair<std::string, std::uint64_t>> answered_by(const SweepReport& report) {
  std::vector<std::pair<std::string, std::uint64_t>> answered;
  for (std::size_t i = 0; i < report.by_tier.size(); ++i)
    answered.emplace_back(spec::seed_tiers().key(spec::all_types[i]), report.by_tier[i]);
  return answered;
}

std::string boards_sentence(const SweepReport& report, Dialect dialect) {
  return dialect == Dialect::repaired
             ? fmt::format("all grids of all {} boards", report.boards)
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

// Which bound left a row of the explorer inconclusive.
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
            .share = 1.0 / static_cast<double>(report.tallies.size()),
            .by_tier = answered_by(report),
            .domain = boards_sentence(report, job.dialect),
            .trusted = trusted_by_sweep(tally, job.dialect)};
    if (!report.uncovered.empty()) object(row, report.uncovered);
    if (report.outside_init > 0)
      object(row, fmt::format("{} of the grids are no initial states", report.outside_init));
    if (tally.difference)
      object(row, fmt::format("the claim's own term says something else on {} of {} grids; the first: grid {}, solution {}",
                              tally.differences, tally.compared, text::to_line(job.layout, tally.difference->grid),
                              text::to_line(job.layout, tally.difference->solution)));
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
  std::vector<ExplorationFinding>& findings = std::get<ExplorationReport>(made).findings;
  // A run of the call and one of Play.
  const auto rows_of_run = [&](bool play) {
    return std::count_if(findings.begin(), findings.end(),
                         [&](const ExplorationFinding& finding) { return is_of_play(finding.claim) == play; });
  };
  const double of_call = 1.0 / static_cast<double>(rows_of_run(false));
  const double of_play = 1.0 / static_cast<double>(rows_of_run(true));
  for (ExplorationFinding& finding : findings) {
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
            .share = is_of_play(finding.claim) ? of_play : of_call,
            .range = job.range.kind == GridRange::Kind::all ? std::nullopt : std::optional(job.range),
            .counterexample = std::move(finding.counterexample),
            .trace = std::move(finding.trace),
            .states = finding.states,
            .transitions = finding.transitions,
            .actions = std::move(finding.actions),
            .domain = std::move(finding.domain),
            .detail =
                finding.verdict == Verdict::inconclusive ? bound_met(finding.stopped, request.bounds) : std::string(),
            .trusted = "the engine's steps (theorem engine_equals_spec); the rulebook (on a sample by the claim's own "
                       "term too)"};
    // A known violation need not show on a part of the grids: not to have met it there says nothing against it.
    if (row.range && row.expected == Verdict::violated && row.verdict == Verdict::holds) {
      row.verdict = Verdict::inconclusive;
      row.detail = "the known violation does not show on these grids";
    }
    if (finding.difference) object(row, *finding.difference);
    note_rejections(row, finding.rejections);
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
    const int wanted = case_count(request, job.layout, expected);
    PropertyReport report = test_property({.layout = job.layout,
                                           .question = {claim, job.dialect, job.choice},
                                           .cases = wanted,
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
            .premises = report.premises,
            .seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(),
            .counterexample = std::move(report.counterexample),
            .domain = "random grids of random boards",
            .figures = report.figures(),
            .trusted = "spec read with bools; cases by RapidCheck; completions by the solver"};
    if (row.verdict == Verdict::inconclusive) row.detail = report.shortfall(wanted, judge_search_nodes);
    if (row.counterexample) confirm(row);
    rows.push_back(std::move(row));
  }
}

}  // namespace

std::variant<RunReport, std::string> run(const Plan& plan, const RunProgress& progress) {
  const std::size_t models = plan.models ? plan.models->models.size() : 0;
  const std::size_t theorems = plan.theorems.empty() ? 0 : 1;
  const std::size_t runs = plan.jobs.size() + theorems + models + plan.graphs.size() + plan.rules.size();
  const PlanRequest& request = plan.request;
  RunReport report{.profile = std::string(name(request.profile)),
                   .seed = request.seed,
                   .cases = request.cases,
                   .bounds = request.bounds,
                   .models = request.models_folder == tlc::models_folder() ? "" : request.models_folder};
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
  if (plan.models)
    append(tlc::run_models(*plan.models, share(plan.jobs.size() + theorems, models), plan.request.threads));
  if (!plan.graphs.empty())
    append(tlc::run_graphs(plan.graphs, plan.request.models_folder,
                           share(plan.jobs.size() + theorems + models, plan.graphs.size()), plan.request.threads));
  if (!plan.rules.empty())
    append(run_rules(plan.rules, {.seed = plan.request.seed,
                                  .threads = plan.request.threads,
                                  .progress = share(runs - plan.rules.size(), plan.rules.size())}));
  Rejecter reject;
  for (Row& row : report.rows) reject(row);
  return report;
}

}  // namespace gridproof::verify
