#include "verify/completeness/rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "solver/search.hpp"
#include "text/rules_name.hpp"
#include "text/write.hpp"
#include "verify/property/property.hpp"
#include "verify/report/columns.hpp"
#include "verify/sweep/sweep.hpp"

namespace gridproof::verify {

namespace {

using Clock = std::chrono::steady_clock;

// For a random grid that has more to search than a test has time for.
constexpr solver::Budget search_budget{300'000};

struct Standard {
  Instrument instrument;
  const char* rules;
  Profile from, to;
  CompletenessGrids grids = CompletenessGrids::of_boards;
  std::size_t clues = 0;
  bool up_to_relabelling = false;
  std::uint32_t stride = 1;
};

constexpr Standard standards[] = {
    {Instrument::sweep, "2x2", Profile::quick, Profile::ci, CompletenessGrids::of_boards, 0, true},
    {Instrument::sweep, "2x2", Profile::quick, Profile::quick, CompletenessGrids::with_clues, 4, true},
    {Instrument::sweep, "2x2", Profile::ci, Profile::ci, CompletenessGrids::with_clues, 6, true},
    {Instrument::sweep, "2x2", Profile::long_, Profile::long_, CompletenessGrids::of_boards, 0, false},
    {Instrument::sweep, "2x2", Profile::long_, Profile::long_, CompletenessGrids::with_clues, 6, false},
    {Instrument::property, "2x3", Profile::quick, Profile::long_},
    {Instrument::property, "3x3", Profile::quick, Profile::long_},
    {Instrument::property, "4x4", Profile::ci, Profile::long_},
    {Instrument::sweep, "takuzu-4x4", Profile::quick, Profile::quick, CompletenessGrids::distinct, 0, false, 61},
    {Instrument::sweep, "takuzu-4x4", Profile::quick, Profile::quick, CompletenessGrids::with_clues, 3},
    {Instrument::sweep, "takuzu-4x4", Profile::ci, Profile::ci, CompletenessGrids::distinct, 0, false, 7},
    {Instrument::sweep, "takuzu-4x4", Profile::ci, Profile::ci, CompletenessGrids::with_clues, 4},
    {Instrument::sweep, "takuzu-4x4", Profile::long_, Profile::long_, CompletenessGrids::distinct},
    {Instrument::sweep, "takuzu-4x4", Profile::long_, Profile::long_, CompletenessGrids::with_clues, 6},
    {Instrument::sweep, "takuzu-4x4-rules-1,2", Profile::quick, Profile::quick, CompletenessGrids::distinct, 0, false,
     61},
    {Instrument::sweep, "takuzu-4x4-rules-1,2", Profile::ci, Profile::ci, CompletenessGrids::distinct, 0, false, 7},
    {Instrument::sweep, "takuzu-4x4-rules-1,2", Profile::long_, Profile::long_, CompletenessGrids::distinct},
};

int case_count(Profile profile, const spec::Layout& layout) {
  const int base = profile == Profile::quick ? 200 : profile == Profile::ci ? 1000 : 20'000;
  return layout.size() > 9 ? base / 20 : base;
}

std::string domain_of(const CompletenessRun& run) {
  if (run.instrument == Instrument::property) return "random sub-grids of boards, and each with one wrong value";
  const char* labels = run.sweep.up_to_relabelling ? ", up to the names of the values" : "";
  switch (run.sweep.grids) {
    case CompletenessGrids::of_boards: return fmt::format("all sub-grids of all boards{}", labels);
    case CompletenessGrids::distinct:
      return fmt::format("the distinct sub-grids of all boards{}{}",
                         run.sweep.stride == 1 ? "" : fmt::format(" on one set of cells in {}", run.sweep.stride),
                         labels);
    case CompletenessGrids::with_clues: break;
  }
  return fmt::format("all grids of at most {} clues, whatever they are{}", run.sweep.clues, labels);
}

Row row_of(const CompletenessRun& run, Verdict expected) {
  return {.subject = {std::string(rules_complete), std::string(rules_complete_sentence)},
          .instrument = run.instrument,
          .rules = run.rules,
          .dialect = Dialect::repaired,
          .choice = ChoiceRule::least,
          .expected = expected,
          .verdict = Verdict::inconclusive,
          .domain = domain_of(run),
          .tool = run.instrument == Instrument::property ? "RapidCheck" : "",
          .trusted = {},
          .telling = {.seed = run.instrument == Instrument::property}};
}

Row sweep_row(const CompletenessRun& run, const CompletenessContext& context,
              const std::function<void(double)>& progress) {
  CompletenessOptions options = run.sweep;
  options.rules = run.rules;
  options.threads = context.threads;
  options.decide = context.decide;
  options.progress = progress;
  const auto start = Clock::now();
  CompletenessReport report = sweep_completeness(options);
  Row row = row_of(run, Verdict::holds);
  row.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  row.verdict = report.wrong != 0 ? Verdict::violated : Verdict::holds;
  row.grids = row.premises = report.grids;
  row.violations = report.wrong;
  row.figures =
      fmt::format("{} ({}): {} unique, {} not unique, {} contradictory, at most {}", counted(report.grids, "grid"),
                  row.domain, grouped(report.unique), grouped(report.not_unique), grouped(report.contradictory),
                  counted(report.most_assumptions, "assumption"));
  if (report.smallest)
    row.detail = fmt::format("{}: {}", text::to_line(run.rules, *report.smallest), report.objection);
  row.trusted = fmt::format("boards by the {}; completions by comparison with all boards; the certificate checker",
                            run.rules.takuzu() != nullptr ? "search on lines" : "plain search");
  return row;
}

// The grid as it is, and with the first empty cell filled wrongly: that one mostly has no completion.
Row property_row(const CompletenessRun& run, const CompletenessContext& context) {
  const auto start = Clock::now();
  const spec::Layout& layout = *run.rules.layout();
  CompletenessJudge judge(layout, context.decide(layout));
  solver::Solver solver(layout);
  std::uint64_t grids = 0, undecided = 0, unique = 0, not_unique = 0, contradictory = 0, most = 0;
  std::string objection;
  const auto outcome_of = [&](const spec::Grid& grid) {
    const solver::Completions truth = solver.classify(grid, search_budget).completions;
    const bool shrinking = !objection.empty();  // after the first that is wrong: those count no more
    if (!shrinking) ++grids;
    if (truth == solver::Completions::unknown) {
      if (!shrinking) ++undecided;
      return Outcome::undecided;
    }
    auto wrong = judge.objection(grid, truth);
    if (wrong) {
      objection = fmt::format("{}: {}", text::to_line(layout, grid), *wrong);
      return Outcome::violated;
    }
    if (shrinking) return Outcome::holds;
    ++(truth == solver::Completions::one ? unique : truth == solver::Completions::several ? not_unique : contradictory);
    most = std::max(most, judge.last().assumptions);
    return Outcome::holds;
  };
  const PropertyReport report =
      test_cases({.layout = layout, .cases = run.cases, .seed = context.seed}, [&](const Case& drawn) {
        const Outcome outcome = outcome_of(drawn.grid);
        if (outcome != Outcome::holds) return outcome;
        spec::Grid wrong = drawn.grid;
        for (const spec::Cell c : layout.cells()) {
          if (wrong[c] != 0) continue;
          wrong[c] = static_cast<spec::Value>(drawn.solution[c] % layout.size() + 1);
          return outcome_of(wrong);
        }
        return outcome;
      });
  Row row = row_of(run, Verdict::tested);
  row.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  row.verdict = report.verdict;
  row.grids = grids;
  row.premises = grids - undecided;
  row.figures =
      fmt::format("{} from {}: {} unique, {} not unique, {} contradictory", counted(grids, "grid"),
                  counted(report.cases, "case"), grouped(unique), grouped(not_unique), grouped(contradictory));
  if (undecided != 0) row.figures += fmt::format(", {} undecided", grouped(undecided));
  if (!objection.empty()) row.figures += ", 1 wrong";
  row.figures += fmt::format(", at most {}", counted(most, "assumption"));
  if (report.verdict == Verdict::falsified) row.detail = objection;
  if (report.verdict == Verdict::inconclusive) row.detail = report.shortfall(run.cases, search_budget.nodes);
  row.trusted = "cases by RapidCheck; completions by the plain search; the certificate checker";
  return row;
}

}  // namespace

std::vector<CompletenessRun> select_completeness(const PlanRequest& request) {
  std::vector<CompletenessRun> runs;
  const auto add = [&](const Standard& standard, const spec::AnyRules& rules) {
    if (request.instrument && *request.instrument != standard.instrument) return;
    CompletenessRun run{standard.instrument, rules, {}, 0};
    run.sweep.grids = standard.grids;
    run.sweep.clues = standard.clues;
    run.sweep.up_to_relabelling = standard.up_to_relabelling;
    run.sweep.stride = standard.stride;
    if (standard.instrument == Instrument::property)
      run.cases = request.cases.value_or(case_count(request.profile, *rules.layout()));
    runs.push_back(std::move(run));
  };
  bool known = false;
  for (const Standard& standard : standards) {
    const spec::AnyRules rules = text::parse_rules(standard.rules).value();
    if (!request.takes(rules)) continue;
    known = known || standard.instrument == request.instrument.value_or(standard.instrument);
    // On a layout that is named the profile does not matter, unless it has runs of its own there.
    const bool in_profile = standard.from <= request.profile && request.profile <= standard.to;
    const bool asked = request.rules && standard.from > request.profile && standard.to == Profile::long_ &&
                       standard.instrument == Instrument::property;
    if (in_profile || asked) add(standard, rules);
  }
  if (request.rules && request.rules->layout() != nullptr && !known)
    add({Instrument::property, "", Profile::quick, Profile::long_}, *request.rules);
  return runs;
}

std::vector<Row> run_completeness(const std::vector<CompletenessRun>& runs, const CompletenessContext& context) {
  std::vector<Row> rows;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const auto tell = [&](double fraction) {
      if (context.progress)
        context.progress(fmt::format("{} {} {}", name(runs[i].instrument), rules_complete, runs[i].rules.name()),
                         (static_cast<double>(i) + fraction) / static_cast<double>(runs.size()));
    };
    tell(0);
    rows.push_back(runs[i].instrument == Instrument::sweep ? sweep_row(runs[i], context, tell)
                                                           : property_row(runs[i], context));
  }
  return rows;
}

std::vector<Subject> CompletenessRunner::subjects() const {
  return {{std::string(rules_complete), std::string(rules_complete_sentence)}};
}

// It knows neither dialects nor choices, neither ranges of grids nor limits of time.
std::variant<Tasks, std::string> CompletenessRunner::tasks(const PlanRequest& request, const Wanted& wanted) const {
  const bool asked = wanted.everything || !wanted.names.empty();
  if (!asked || request.dialect.value_or(Dialect::repaired) != Dialect::repaired ||
      request.choice.value_or(ChoiceRule::least) != ChoiceRule::least || request.range ||
      std::isfinite(request.bounds.seconds))
    return Tasks{};
  const auto runs = select_completeness(request);
  Tasks tasks;
  for (const CompletenessRun& run : runs)
    tasks.push_back({.run = [run, seed = request.seed, threads = request.threads](const RunProgress& progress) {
      return run_completeness({run}, {.seed = seed, .threads = threads, .progress = progress});
    }});
  return tasks;
}

}  // namespace gridproof::verify
