#include "verify/run/jobs.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "text/rules_name.hpp"
#include "verify/claims/judge.hpp"
#include "verify/claims/vacuous.hpp"

namespace gridproof::verify {

namespace {

bool can_sweep(const spec::Board& board) { return board.cells().size() <= sweep_greatest_cells; }

bool takes(Instrument instrument, const spec::Board& board) {
  if (instrument == Instrument::sweep) return can_sweep(board);
  return instrument != Instrument::explore || board.cells().size() <= explore_greatest_cells;
}

// What a profile runs where the request leaves it open.
struct Standard {
  Instrument instrument;
  const char* rules;
  Dialect dialect;
  ChoiceRule choice;
  Profile from;
  GridRange range = {};
};

const std::vector<Standard>& standards() {
  using enum Instrument;
  using enum Dialect;
  using enum ChoiceRule;
  constexpr GridRange few_empty{GridRange::Kind::few_empty, 3}, few_given{GridRange::Kind::few_given, 2};
  static const std::vector<Standard> all = {
      {sweep, "2x2", repaired, least, Profile::quick},
      {sweep, "2x2", repaired, any, Profile::ci},
      {sweep, "2x2", as_written, least, Profile::quick},
      {sweep, "2x2", as_written, any, Profile::long_},
      {explore, "2x2", repaired, least, Profile::quick},
      {explore, "2x2", repaired, any, Profile::ci},
      {explore, "2x2", as_written, least, Profile::quick},
      {explore, "2x2", as_written, any, Profile::long_},
      {explore, "2x3", repaired, least, Profile::quick, few_empty},
      {explore, "2x3", repaired, any, Profile::ci, few_given},
      {property, "2x3", repaired, least, Profile::quick},
      {property, "2x3", repaired, any, Profile::ci},
      {property, "2x3", as_written, least, Profile::ci},
      {property, "3x3", repaired, least, Profile::quick},
      {property, "3x3", repaired, any, Profile::ci},
      {property, "3x3+diagonals", repaired, least, Profile::ci},
      {property, "3x3+windows", repaired, least, Profile::ci},
      {property, "4x4", repaired, least, Profile::ci},
      {sweep, "takuzu-4x4", repaired, least, Profile::quick},
      {sweep, "takuzu-4x4", repaired, any, Profile::ci},
      {sweep, "takuzu-4x4-rules-1,2", repaired, least, Profile::quick},
      {sweep, "takuzu-2x8-rules-1,2", repaired, least, Profile::quick},
      {explore, "takuzu-4x4", repaired, least, Profile::quick},
      {explore, "takuzu-4x4", repaired, any, Profile::ci},
      {explore, "takuzu-4x4-rules-1,2", repaired, least, Profile::ci},
      {explore, "takuzu-6x6", repaired, least, Profile::ci, GridRange{GridRange::Kind::few_empty, 2}},
      {property, "takuzu-6x6", repaired, least, Profile::quick},
      {property, "takuzu-6x6", repaired, any, Profile::ci},
      {property, "takuzu-6x6-rules-1,2", repaired, least, Profile::quick},
      {property, "takuzu-6x8", repaired, least, Profile::ci},
      {property, "takuzu-8x8", repaired, least, Profile::quick},
      {property, "takuzu-14x14", repaired, least, Profile::ci},
  };
  return all;
}

// The explorer plays repaired only (as written, Play leaves the board's own grids), and on large layouts only from
// nearly full grids: from nearly empty ones there are more ways to play than states that fit. A Takuzu is played from a
// sample of grids.
bool can_play(const Job& job) {
  return job.instrument != Instrument::explore || job.rules.takuzu() != nullptr ||
         (job.dialect == Dialect::repaired &&
          (can_sweep(job.rules) || job.range.kind == GridRange::Kind::few_empty));
}

std::vector<Claim> vacuous_claims_of(const Job& job) {
  if (const spec::Takuzu* takuzu = job.rules.takuzu()) return vacuous_claims(*takuzu);
  return vacuous_claims(*job.rules.layout(), job.dialect, job.range);
}

Job job_of(const Standard& run, const spec::AnyRules& rules, const PlanRequest& request, const Wanted& wanted) {
  Job job{run.instrument, rules, run.dialect, run.choice, {}, request.range.value_or(run.range), {}};
  if (run.instrument == Instrument::explore) job.vacuous = vacuous_claims_of(job);
  for (const ClaimEntry& entry : claims)
    if (wanted.has(entry.claim) && (can_play(job) || !is_of_play(entry.claim)) && answers(run.instrument, entry.claim))
      job.claims.push_back(entry.claim);
  return job;
}

// On rules that are named, whatever the profile has.
std::vector<Job> jobs_on(const spec::AnyRules& rules, Instrument instrument, const PlanRequest& request,
                         const Wanted& wanted) {
  const bool layout = rules.layout() != nullptr;
  const int most_empty = layout ? 3 : 2;  // of grids that are too many to take all of them
  std::vector<Job> jobs;
  for (const Dialect dialect : {Dialect::repaired, Dialect::as_written})
    if (request.dialect ? dialect == *request.dialect
                        : dialect == Dialect::repaired || (layout && can_sweep(rules)))
      jobs.push_back(job_of({instrument, "", dialect, request.choice.value_or(ChoiceRule::least), request.profile,
                             can_sweep(rules) ? GridRange{} : GridRange{GridRange::Kind::few_empty, most_empty}},
                            rules, request, wanted));
  return jobs;
}

// The profile's own runs that fit; where none of any instrument does, those of the next profile that has some.
std::vector<Job> jobs_of_profile(const PlanRequest& request, const Wanted& wanted) {
  const auto fits = [&](const Standard& standard) {
    return request.instrument.value_or(standard.instrument) == standard.instrument &&
           request.dialect.value_or(standard.dialect) == standard.dialect &&
           request.choice.value_or(standard.choice) == standard.choice;
  };
  std::vector<Job> jobs;
  for (const Profile profile : {Profile::quick, Profile::ci, Profile::long_}) {
    if (profile < request.profile || !jobs.empty()) continue;
    for (const Standard& standard : standards()) {
      if (standard.from > profile || !fits(standard)) continue;
      const spec::AnyRules rules = text::parse_rules(standard.rules).value();
      if (!request.takes(rules)) continue;
      Job job = job_of(standard, rules, request, wanted);
      if (!job.claims.empty()) jobs.push_back(std::move(job));
    }
  }
  return jobs;
}

Verdict expected_verdict(const Job& job, Claim claim) {
  const bool holds = expected_to_hold(claim, game_of(job.rules, job.dialect)->grants());
  if (job.instrument == Instrument::property) return holds ? Verdict::tested : Verdict::falsified;
  return holds ? Verdict::holds : Verdict::violated;
}

}  // namespace

std::variant<std::vector<Job>, std::string> jobs(Instrument instrument, const PlanRequest& request,
                                                 const Wanted& wanted) {
  if (!wanted.everything && wanted.claims.empty()) return std::vector<Job>{};
  if (request.rules && !takes(instrument, *request.rules)) {
    if (!request.instrument) return std::vector<Job>{};
    const bool sweep = instrument == Instrument::sweep;
    return fmt::format(
        "{}{} has {} cells; {} at most {}: use --by {}", request.is_of_takuzu() ? "" : "layout ", request.rules->name(),
        request.rules->cells().size(), sweep ? "a sweep takes all subsets of" : "the explorer takes",
        sweep ? sweep_greatest_cells : explore_greatest_cells, sweep ? "explore or property" : "property");
  }
  std::vector<Job> all = request.rules ? jobs_on(*request.rules, instrument, request, wanted)
                                       : jobs_of_profile(request, wanted);
  std::erase_if(all, [&](const Job& job) { return job.instrument != instrument || job.claims.empty(); });
  return all;
}

std::variant<Tasks, std::string> JobRunner::tasks(const PlanRequest& request, const Wanted& wanted) const {
  const auto made = jobs(instrument_, request, wanted);
  if (const auto* problem = std::get_if<std::string>(&made)) return *problem;
  Tasks tasks;
  for (const Job& job : std::get<std::vector<Job>>(made))
    tasks.push_back({.run = [job, request, rows = rows_](const RunProgress& progress) {
      progress(title(job), 0);
      return rows(job, request, progress);
    }});
  return tasks;
}

std::string title(const Job& job) {
  return fmt::format("{} {}{} {}", name(job.instrument), job.rules.name(),
                     job.rules.layout() != nullptr ? fmt::format(" {}", name(job.dialect)) : "", name(job.choice));
}

Row row_of(const Job& job, Claim claim) {
  const bool vacuous = std::find(job.vacuous.begin(), job.vacuous.end(), claim) != job.vacuous.end();
  return {.subject = claim,
          .instrument = job.instrument,
          .rules = job.rules,
          .dialect = job.dialect,
          .choice = job.choice,
          .expected = vacuous ? Verdict::vacuous : expected_verdict(job, claim),
          .verdict = Verdict::inconclusive,
          .domain = {},
          .trusted = {}};
}

int near_stride(Profile profile) { return profile == Profile::quick ? 288 : profile == Profile::ci ? 24 : 1; }

}  // namespace gridproof::verify
