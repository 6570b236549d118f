#include "verify/plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>

#include "solver/generate.hpp"
#include "text/layout_name.hpp"
#include "text/write.hpp"
#include "verify/property/property.hpp"
#include "verify/sweep/sweep.hpp"

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
};
constexpr Standard standards[] = {
    {Instrument::sweep, "2x2", Dialect::repaired, ChoiceRule::least, Profile::quick},
    {Instrument::sweep, "2x2", Dialect::repaired, ChoiceRule::any, Profile::ci},
    {Instrument::sweep, "2x2", Dialect::as_written, ChoiceRule::least, Profile::quick},
    {Instrument::sweep, "2x2", Dialect::as_written, ChoiceRule::any, Profile::long_},
    {Instrument::property, "2x3", Dialect::repaired, ChoiceRule::least, Profile::quick},
    {Instrument::property, "2x3", Dialect::repaired, ChoiceRule::any, Profile::ci},
    {Instrument::property, "2x3", Dialect::as_written, ChoiceRule::least, Profile::ci},
    {Instrument::property, "3x3", Dialect::repaired, ChoiceRule::least, Profile::quick},
    {Instrument::property, "3x3", Dialect::repaired, ChoiceRule::any, Profile::ci},
    {Instrument::property, "3x3+diagonals", Dialect::repaired, ChoiceRule::least, Profile::ci},
    {Instrument::property, "3x3+windows", Dialect::repaired, ChoiceRule::least, Profile::ci},
    {Instrument::property, "4x4", Dialect::repaired, ChoiceRule::least, Profile::ci},
};

Verdict expected_verdict(Instrument instrument, Claim claim, Dialect dialect) {
  const bool holds = expected_to_hold(claim, dialect);
  if (instrument == Instrument::sweep) return holds ? Verdict::holds : Verdict::violated;
  return holds ? Verdict::tested : Verdict::falsified;
}

int near_stride(Profile profile) { return profile == Profile::quick ? 288 : profile == Profile::ci ? 24 : 1; }

int case_count(const PlanRequest& request, const spec::Layout& layout, Verdict expected) {
  if (request.cases) return *request.cases;
  const int size_factor = layout.size() > 9 ? 10 : 1;
  const int base = request.profile == Profile::quick ? 100 : request.profile == Profile::ci ? 500 : 20'000;
  // Where a violation is to be found the search ends with it, so it may be long.
  return expected == Verdict::falsified ? base * 20 : std::max(10, base / size_factor);
}

// What a counterexample shows has to show on the concrete code too, before anyone is told.
void replay(const Row& row) {
  if (judge(row.layout, *row.counterexample, {row.claim, row.dialect, row.choice}).outcome != Outcome::violated)
    throw std::logic_error(fmt::format(
        "the counterexample to {} by {} does not replay: grid {}, solution {}", name(row.claim), name(row.instrument),
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
    Row row{.claim = tally.claim,
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
      replay(row);
    }
    rows.push_back(std::move(row));
  }
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
    Row row{.claim = claim,
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
    if (row.counterexample) replay(row);
    rows.push_back(std::move(row));
  }
}

}  // namespace

std::string_view name(Profile profile) {
  return profile == Profile::quick ? "quick" : profile == Profile::ci ? "ci" : "long";
}

std::variant<Plan, std::string> make_plan(const PlanRequest& request) {
  std::vector<Claim> wanted = request.claims;
  if (wanted.empty())
    for (const ClaimEntry& claim : claims) wanted.push_back(claim.claim);
  Plan plan{request, {}};
  const auto add = [&](Instrument instrument, const spec::Layout& layout, Dialect dialect, ChoiceRule choice) {
    plan.jobs.push_back({instrument, layout, dialect, choice, wanted});
  };
  if (request.layout) {
    const spec::Layout& layout = *request.layout;
    solver::Random random(request.seed);
    const auto solution = solver::random_solution(layout, random);
    if (const auto* failure = std::get_if<solver::Failure>(&solution)) return failure->message;
    if (request.instrument == Instrument::sweep && !can_sweep(layout))
      return fmt::format("layout {} has {} cells; a sweep takes all subsets of at most {}: use --by property",
                         layout.name(), layout.cells().size(), sweep_greatest_cells);
    for (const Instrument instrument : {Instrument::sweep, Instrument::property}) {
      if (request.instrument && instrument != *request.instrument) continue;
      if (instrument == Instrument::sweep && !can_sweep(layout)) continue;
      for (const Dialect dialect : {Dialect::repaired, Dialect::as_written})
        if (request.dialect ? dialect == *request.dialect : dialect == Dialect::repaired || can_sweep(layout))
          add(instrument, layout, dialect, request.choice.value_or(ChoiceRule::least));
    }
    return plan;
  }
  // The profile's own runs that fit; where none does, those of the next profile that has some.
  const auto fits = [&](const Standard& standard) {
    return request.instrument.value_or(standard.instrument) == standard.instrument &&
           request.dialect.value_or(standard.dialect) == standard.dialect &&
           request.choice.value_or(standard.choice) == standard.choice;
  };
  for (const Profile profile : {Profile::quick, Profile::ci, Profile::long_}) {
    if (profile < request.profile) continue;
    for (const Standard& standard : standards)
      if (standard.from <= profile && fits(standard))
        add(standard.instrument, text::parse_layout(standard.layout).value(), standard.dialect, standard.choice);
    if (!plan.jobs.empty()) return plan;
  }
  return "no run fits this combination of options; name a layout with --layout";
}

RunReport run(const Plan& plan, const RunProgress& progress) {
  RunReport report{
      .profile = std::string(name(plan.request.profile)), .seed = plan.request.seed, .cases = plan.request.cases};
  for (std::size_t i = 0; i < plan.jobs.size(); ++i) {
    const Job& job = plan.jobs[i];
    const std::string title =
        fmt::format("{} {} {} {}", name(job.instrument), job.layout.name(), name(job.dialect), name(job.choice));
    const auto part = [&](double fraction) {
      if (progress) progress(title, (static_cast<double>(i) + fraction) / static_cast<double>(plan.jobs.size()));
    };
    part(0);
    if (job.instrument == Instrument::sweep)
      run_sweep(job, plan.request, part, report.rows);
    else
      run_property(job, plan.request, part, report.rows);
  }
  return report;
}

}  // namespace gridproof::verify
