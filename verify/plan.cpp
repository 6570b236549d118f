#include "verify/plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iterator>
#include <stdexcept>

#include "solver/generate.hpp"
#include "text/layout_name.hpp"
#include "text/write.hpp"
#include "verify/models/machine_explorer.hpp"
#include "verify/property/property.hpp"
#include "verify/replay.hpp"
#include "verify/report/itf.hpp"
#include "verify/sweep/sweep.hpp"
#include "verify/tlc/find.hpp"

namespace gridproof::verify {

namespace {

bool can_sweep(const spec::Layout& layout) { return layout.cells().size() <= sweep_greatest_cells; }

// What a profile runs where the request leaves it open.
struct Standard {
  Instrument instrument;
  const char* layout;
  Dialect dialect;
  ChoiceRule choice;
  Profile from;
  GridRange range = {};
  std::vector<Claim> vacuous = {};
};

const std::vector<Standard>& standards() {
  using enum Instrument;
  using enum Dialect;
  using enum ChoiceRule;
  constexpr GridRange few_empty{GridRange::Kind::few_empty, 3}, few_given{GridRange::Kind::few_given, 2};
  // With at most three empty cells a single is never missing; with at most two givens there is none.
  const std::vector<Claim> no_brute_force = {Claim::brute_force_forced, Claim::actions_fire};
  const std::vector<Claim> no_singles = {Claim::hint_forced, Claim::actions_fire};
  static const std::vector<Standard> all = {
      {sweep, "2x2", repaired, least, Profile::quick},
      {sweep, "2x2", repaired, any, Profile::ci},
      {sweep, "2x2", as_written, least, Profile::quick},
      {sweep, "2x2", as_written, any, Profile::long_},
      {explore, "2x2", repaired, least, Profile::quick},
      {explore, "2x2", repaired, any, Profile::ci},
      {explore, "2x2", as_written, least, Profile::quick},
      {explore, "2x2", as_written, any, Profile::long_},
      {explore, "2x3", repaired, least, Profile::quick, few_empty, no_brute_force},
      {explore, "2x3", repaired, any, Profile::ci, few_given, no_singles},
      {property, "2x3", repaired, least, Profile::quick},
      {property, "2x3", repaired, any, Profile::ci},
      {property, "2x3", as_written, least, Profile::ci},
      {property, "3x3", repaired, least, Profile::quick},
      {property, "3x3", repaired, any, Profile::ci},
      {property, "3x3+diagonals", repaired, least, Profile::ci},
      {property, "3x3+windows", repaired, least, Profile::ci},
      {property, "4x4", repaired, least, Profile::ci},
  };
  return all;
}

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

namespace {

// Whether TLC has a part in this, and with which models; a problem of the manifest otherwise.
std::optional<std::string> select_models(const PlanRequest& request, Plan& plan) {
  const bool by_tlc = request.instrument == Instrument::tlc;
  if (request.models_folder.empty() || (request.instrument && !by_tlc)) return std::nullopt;
  auto selected = tlc::select_models(
      {.folder = request.models_folder,
       .claims = request.claims,
       .names = request.models,
       .layout = request.layout,
       .dialect = request.dialect,
       .choice = request.choice,
       .profile = request.profile,
       .insist = by_tlc,
       .seconds = std::isfinite(request.bounds.seconds) ? std::optional(request.bounds.seconds) : std::nullopt});
  if (!selected) return fmt::format("{}: {}", selected.error().source, selected.error().message);
  // Without a manifest nobody knows whether it would have had a model of this layout.
  const bool unknown = !selected->missing.empty() && (by_tlc || !request.layout);
  if (unknown || !selected->models.empty()) plan.models = *std::move(selected);
  return std::nullopt;
}

// Graphs are compared where nothing is named, or where they are.
void select_graphs(const PlanRequest& request, Plan& plan) {
  const bool by_tlc = request.instrument == Instrument::tlc, named = !request.graphs.empty();
  if (request.models_folder.empty() || (request.instrument && !by_tlc)) return;
  if (!named && (!request.claims.empty() || !request.models.empty() || request.models_folder != tlc::models_folder()))
    return;
  plan.graphs = tlc::select_graphs({.names = request.graphs,
                                    .layout = request.layout,
                                    .dialect = request.dialect,
                                    .choice = request.choice,
                                    .profile = request.profile,
                                    .insist = named});
}

// On a layout that is named theorems speak up where they have an instance, on any other only if asked for.
std::vector<TheoremJob> theorems_of(const PlanRequest& request) {
  if (request.claims.empty() && request.theorems.empty() && !(request.models.empty() && request.graphs.empty()))
    return {};
  const bool asked = request.instrument == Instrument::theorem || !request.theorems.empty();
  if (request.instrument.value_or(Instrument::theorem) != Instrument::theorem) return {};
  if (request.choice.value_or(ChoiceRule::least) != ChoiceRule::least) return {};
  auto jobs = select_theorems({.claims = request.claims,
                               .names = request.theorems,
                               .layout = request.layout,
                               .dialect = request.dialect,
                               .profile = static_cast<proofs::Profile>(request.profile),
                               .seconds = std::isinf(request.bounds.seconds) ? 0 : request.bounds.seconds});
  if (!asked)
    std::erase_if(jobs, [&](const TheoremJob& job) {
      return job.instance.from > static_cast<proofs::Profile>(request.profile) ||
             std::none_of(job.theorem.instances.begin(), job.theorem.instances.end(),
                          [&](const auto& known) { return known.layout == job.instance.layout; });
    });
  return jobs;
}

}  // namespace

std::variant<Plan, std::string> make_plan(const PlanRequest& request) {
  Plan plan{.request = request, .jobs = {}, .theorems = theorems_of(request), .models = {}, .graphs = {}};
  const bool others_named = !(request.models.empty() && request.graphs.empty());
  const bool only_theorems = request.claims.empty() && !others_named && !request.theorems.empty();
  const bool all_claims = request.claims.empty();
  if (!only_theorems) {
    select_graphs(request, plan);
    const bool models_asked = request.graphs.empty() || !request.claims.empty() || !request.models.empty();
    if (models_asked)
      if (auto problem = select_models(request, plan)) return *problem;
  }
  if (request.claims.empty() && (others_named || only_theorems)) {
    if (others_named && !plan.models && plan.graphs.empty()) return "only TLC answers for a model: use --by tlc";
    if (only_theorems && plan.theorems.empty()) return "no instrument answers these claims with these options";
    return plan;
  }
  const auto add = [&](const Standard& run, const spec::Layout& layout) {
    Job job{run.instrument, layout, run.dialect, run.choice, {}, request.range.value_or(run.range), {}};
    if (!request.range) job.vacuous = run.vacuous;
    for (const ClaimEntry& entry : claims) {
      const bool wanted =
          all_claims || std::find(request.claims.begin(), request.claims.end(), entry.claim) != request.claims.end();
      // The explorer plays repaired only (as written, Play leaves the board's own grids), and on large layouts only
      // from nearly full grids: from nearly empty ones there are more ways to play than states that fit.
      const bool playable =
          run.instrument != Instrument::explore ||
          (run.dialect == Dialect::repaired && (can_sweep(layout) || job.range.kind == GridRange::Kind::few_empty));
      if (wanted && (playable || !is_of_play(entry.claim)) && answers(run.instrument, entry.claim))
        job.claims.push_back(entry.claim);
    }
    if (!job.claims.empty()) plan.jobs.push_back(std::move(job));
  };
  if (request.layout) {
    const spec::Layout& layout = *request.layout;
    solver::Random random(request.seed);
    const auto solution = solver::random_solution(layout, random);
    if (const auto* failure = std::get_if<solver::Failure>(&solution)) return failure->message;
    if (request.instrument == Instrument::sweep && !can_sweep(layout))
      return fmt::format(
          "layout {} has {} cells; a sweep takes all subsets of at most {}: use --by explore or property",
          layout.name(), layout.cells().size(), sweep_greatest_cells);
    if (request.instrument == Instrument::explore && layout.cells().size() > explore_greatest_cells)
      return fmt::format("layout {} has {} cells; the explorer takes at most {}: use --by property", layout.name(),
                         layout.cells().size(), explore_greatest_cells);
    for (const Instrument instrument : {Instrument::sweep, Instrument::explore, Instrument::property}) {
      if (request.instrument && instrument != *request.instrument) continue;
      if (instrument == Instrument::sweep && !can_sweep(layout)) continue;
      if (instrument == Instrument::explore && layout.cells().size() > explore_greatest_cells) continue;
      for (const Dialect dialect : {Dialect::repaired, Dialect::as_written})
        if (request.dialect ? dialect == *request.dialect : dialect == Dialect::repaired || can_sweep(layout))
          add({instrument, "", dialect, request.choice.value_or(ChoiceRule::least), request.profile,
               can_sweep(layout) ? GridRange{} : GridRange{GridRange::Kind::few_empty, 3}},
              layout);
    }
  } else {
    // The profile's own runs that fit; where none does, those of the next profile that has some.
    const auto fits = [&](const Standard& standard) {
      return request.instrument.value_or(standard.instrument) == standard.instrument &&
             request.dialect.value_or(standard.dialect) == standard.dialect &&
             request.choice.value_or(standard.choice) == standard.choice;
    };
    for (const Profile profile : {Profile::quick, Profile::ci, Profile::long_}) {
      if (profile < request.profile || !plan.jobs.empty()) continue;
      for (const Standard& standard : standards())
        if (standard.from <= profile && fits(standard)) add(standard, text::parse_layout(standard.layout).value());
    }
  }
  if (plan.jobs.empty() && plan.theorems.empty() && !plan.models && plan.graphs.empty())
    return "no instrument answers these claims with these options";
  return plan;
}

std::variant<RunReport, std::string> run(const Plan& plan, const RunProgress& progress) {
  const std::size_t models = plan.models ? plan.models->models.size() : 0;
  const std::size_t theorems = plan.theorems.empty() ? 0 : 1;
  const std::size_t runs = plan.jobs.size() + theorems + models + plan.graphs.size();
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
  return report;
}

}  // namespace gridproof::verify
