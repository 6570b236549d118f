#include "verify/plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "solver/generate.hpp"
#include "text/layout_name.hpp"
#include "verify/models/machine_explorer.hpp"
#include "verify/sweep/sweep.hpp"
#include "verify/tlc/find.hpp"
#include "verify/vacuous.hpp"

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
  };
  return all;
}

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
  if (!selected && selected.error().line != 0) return text::to_string(selected.error());
  if (!selected) return fmt::format("{}: {}", selected.error().source, selected.error().message);
  // Without a manifest nobody knows which models there would have been: a row says that they were not run.
  if (!selected->missing.empty() || !selected->models.empty()) plan.models = *std::move(selected);
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
                               .profile = request.profile,
                               .seconds = std::isinf(request.bounds.seconds) ? 0 : request.bounds.seconds});
  if (!asked)
    std::erase_if(jobs, [&](const TheoremJob& job) {
      return job.instance.from > request.profile ||
             std::none_of(job.theorem.instances.begin(), job.theorem.instances.end(),
                          [&](const auto& known) { return known.layout == job.instance.layout; });
    });
  return jobs;
}

// Where nothing is named, or where they are. They know neither dialects nor choices.
std::vector<RulesRun> rules_of(const PlanRequest& request) {
  const bool others_named =
      !(request.claims.empty() && request.theorems.empty() && request.models.empty() && request.graphs.empty());
  if (!request.rules && others_named) return {};
  if (request.dialect.value_or(Dialect::repaired) != Dialect::repaired) return {};
  if (request.choice.value_or(ChoiceRule::least) != ChoiceRule::least) return {};
  if (request.range || std::isfinite(request.bounds.seconds)) return {};
  return select_rules(
      {.instrument = request.instrument, .layout = request.layout, .profile = request.profile, .cases = request.cases});
}

}  // namespace

std::variant<Plan, std::string> make_plan(const PlanRequest& request) {
  Plan plan{.request = request,
            .jobs = {},
            .theorems = theorems_of(request),
            .models = {},
            .graphs = {},
            .rules = rules_of(request)};
  const bool only_rules = request.rules && request.claims.empty() && request.theorems.empty() &&
                          request.models.empty() && request.graphs.empty();
  if (only_rules) {
    plan.theorems.clear();
    if (plan.rules.empty()) return "no instrument answers these claims with these options";
    return plan;
  }
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
    if (run.instrument == Instrument::explore) job.vacuous = vacuous_claims(layout, run.dialect, job.range);
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
  if (plan.jobs.empty() && plan.theorems.empty() && !plan.models && plan.graphs.empty() && plan.rules.empty())
    return "no instrument answers these claims with these options";
  return plan;
}

}  // namespace gridproof::verify
