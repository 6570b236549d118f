#include "verify/models/machine_explorer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "solver/generate.hpp"
#include "text/write.hpp"
#include "text/digest.hpp"
#include "verify/explore/explore.hpp"
#include "verify/models/compare_terms.hpp"
#include "verify/models/hint_machine.hpp"
#include "verify/sweep/sweep.hpp"

namespace gridproof::verify {

namespace {

bool can_list_boards(const spec::Layout& layout) { return layout.cells().size() <= sweep_greatest_cells; }

std::vector<spec::Grid> every(const std::vector<spec::Grid>& boards, int stride) {
  std::vector<spec::Grid> some;
  for (std::size_t i = 0; i < boards.size(); i += static_cast<std::size_t>(stride)) some.push_back(boards[i]);
  return some;
}

std::vector<spec::Grid> random_boards(const spec::Layout& layout, int count) {
  std::vector<spec::Grid> boards;
  for (int i = 0; i < count; ++i) {
    solver::Random random(static_cast<std::uint64_t>(i) + 1);
    auto board = solver::random_solution(layout, random);
    if (auto* grid = std::get_if<spec::Grid>(&board)) boards.push_back(std::move(*grid));
  }
  return boards;
}

// The boards that calls start from. As written the solution may be any board, so boards beside a valid one are among
// them: with one other value in one cell.
std::vector<spec::Grid> boards_of_calls(const ExplorationOptions& options, const std::vector<spec::Grid>& valid) {
  const spec::Layout& layout = options.layout;
  if (can_list_boards(layout))
    return sweep_boards({.layout = layout, .dialect = options.dialect, .near_stride = options.near_stride}, valid);
  std::vector<spec::Grid> boards = random_boards(layout, options.random_boards);
  if (options.dialect == Dialect::as_written && !boards.empty()) {
    const spec::Grid first = boards.front();
    for (const spec::Cell c : layout.cells()) {
      boards.push_back(first);
      boards.back()[c] = static_cast<spec::Value>(first[c] % layout.size() + 1);
    }
  }
  return boards;
}

Verdict verdict_of(explore::Verdict verdict) {
  switch (verdict) {
    case explore::Verdict::holds: return Verdict::holds;
    case explore::Verdict::violated: return Verdict::violated;
    case explore::Verdict::vacuous: return Verdict::vacuous;
    case explore::Verdict::inconclusive: break;
  }
  return Verdict::inconclusive;
}

template <class M>
Trace behaviour(const M& model, const Rulebook& rules, const explore::Trace<MachineState>& trace) {
  Trace result;
  const auto actions = model.actions();
  const auto add = [&](const explore::Move<MachineState>& step) {
    if (step.action == explore::stutters) return;
    const std::string action =
        step.action == explore::begins ? init_name : std::string(actions[static_cast<std::size_t>(step.action)].name);
    const spec::Layout& layout = rules.layout();
    result.states.push_back({action,
                             {rules.grid(step.state.board, step.state.givens), rules.boards()[step.state.board],
                              spec::Marks<spec::Truth>(layout)},
                             spec::plain(layout, step.state.hint()),
                             step.state.pc});
  };
  for (const auto& step : trace.steps) add(step);
  if (!trace.loop.empty()) {
    result.loop = result.states.size() - 1;
    for (std::size_t i = 0; i + 1 < trace.loop.size(); ++i) add(trace.loop[i]);
  }
  return result;
}

Verdict fires(const explore::Report<MachineState>& report) {
  bool all_fire = true, open = false;
  for (const auto& action : report.actions) {
    all_fire = all_fire && action.fired > 0;
    open = open || action.verdict == explore::Verdict::inconclusive;
  }
  return all_fire ? Verdict::holds : open ? Verdict::inconclusive : Verdict::vacuous;
}

// A call is a tree: its states need not be remembered.
template <class M>
constexpr explore::Search search_of = M::tree ? explore::Search::partition : explore::Search::breadth_first;

// Claims about behaviours have no term to be put before a broken machine: so the machine without one of its actions is
// explored too, on one board. It must get stuck, and the action must be missed.
template <class M>
void reject_without_actions(const World& world, const explore::Report<MachineState>& whole,
                            std::vector<ExplorationFinding>& findings) {
  const bool wanted = std::any_of(findings.begin(), findings.end(), [&](const ExplorationFinding& finding) {
    return is_of_behaviours(finding.claim) && finding.verdict == Verdict::holds;
  });
  if (!wanted) return;
  const Rulebook one_board(world.rules.layout(), world.dialect, {world.rules.boards().front()}, world.rules.valid());
  for (std::size_t i = 0; i < whole.actions.size(); ++i) {
    if (whole.actions[i].fired == 0) continue;
    World broken{one_board, world.range, world.dialect, world.choice, world.title, {}, i};
    const M model(broken);
    const auto made = explore::explore<search_of<M>>(model);
    const auto& report = std::get<explore::Report<MachineState>>(made);
    for (ExplorationFinding& finding : findings) {
      if (!is_of_behaviours(finding.claim) || finding.verdict != Verdict::holds) continue;
      const auto* property = report.property(name(finding.claim));
      const bool rejected = finding.claim == Claim::actions_fire
                                ? fires(report) == Verdict::vacuous
                                : property != nullptr && property->verdict == explore::Verdict::violated;
      finding.rejections.push_back({fmt::format("a machine that never takes {}", whole.actions[i].name), rejected});
    }
  }
}

constexpr const char *call_part = "call", *play_part = "play";

std::filesystem::path checkpoint_of(const std::filesystem::path& name, const char* part) {
  return name.empty() ? name : std::filesystem::path(name.string() + "." + part);
}

// One model and those of the claims that are its properties.
template <class M>
std::optional<std::string> run_model(const World& world, const ExplorationOptions& options,
                                     const std::vector<Claim>& claims, const char* part,
                                     std::vector<ExplorationFinding>& findings) {
  const M model(world);
  explore::Options how{.threads = options.threads, .bounds = options.bounds};
  for (const Claim claim : claims)
    if (claim != Claim::actions_fire) how.properties.emplace_back(name(claim));
  if (how.properties.empty()) how.properties.emplace_back(name(Claim::type_ok));
  how.progress = options.progress;
  how.checkpoint = checkpoint_of(options.checkpoint, part);
  // A run that was killed in its first part has no file of the next one yet; the first part must have its own.
  how.resume = options.resume && (findings.empty() || std::filesystem::exists(how.checkpoint));
  auto made = explore::explore<search_of<M>>(model, how);
  if (auto* problem = std::get_if<std::string>(&made)) return *problem;
  const auto& report = std::get<explore::Report<MachineState>>(made);

  ExplorationFinding common;
  common.initial = report.initial;
  common.states = report.states;
  common.transitions = report.transitions;
  common.domain = fmt::format("{} of {} boards{}", world.range.sentence(), world.rules.boards().size(),
                              options.dialect == Dialect::repaired ? ", no marks crossed" : "");
  if (world.dialect == Dialect::as_written)
    common.domain += !can_list_boards(options.layout) ? ": a few valid ones, and boards beside the first of them"
                     : options.near_stride > 0        ? ": the valid ones and a sample of the boards beside them"
                                                      : "";
  common.seconds = report.seconds;
  common.stopped = report.stopped;
  for (const auto& action : report.actions) common.actions.emplace_back(action.name, action.fired);
  const auto differences = differences_from_terms(model, world, claims);
  std::vector<ExplorationFinding> own;
  for (std::size_t i = 0; i < claims.size(); ++i) {
    const Claim claim = claims[i];
    ExplorationFinding finding = common;
    finding.claim = claim;
    finding.difference = differences[i];
    if (claim == Claim::actions_fire) {
      finding.premises = report.transitions;
      finding.verdict = fires(report);
    } else if (const auto* property = report.property(name(claim))) {
      finding.verdict = verdict_of(property->verdict);
      finding.premises = property->premises;
      finding.violations = property->verdict == explore::Verdict::violated ? property->hits : 0;
      if (property->verdict == explore::Verdict::violated && property->trace) {
        finding.trace = behaviour(model, world.rules, *property->trace);
        const MachineState& first = property->trace->steps.front().state;
        finding.counterexample = Case{world.rules.grid(first.board, first.givens), world.rules.boards()[first.board],
                                      spec::Marks<spec::Truth>(options.layout)};
      }
    }
    own.push_back(std::move(finding));
  }
  reject_without_actions<M>(world, report, own);
  std::move(own.begin(), own.end(), std::back_inserter(findings));
  return std::nullopt;
}

std::optional<std::string> run_models(const ExplorationOptions& options, std::vector<ExplorationFinding>& findings) {
  const spec::Layout& layout = options.layout;
  const bool listed = can_list_boards(layout);
  const std::vector<spec::Grid> valid = listed ? valid_boards(layout) : std::vector<spec::Grid>{};
  std::vector<Claim> of_call, of_play;
  for (const Claim claim : options.claims) (is_of_play(claim) ? of_play : of_call).push_back(claim);
  const auto title = [&](const char* what, const Rulebook& rules) {
    std::string digits;
    for (const spec::Grid& board : rules.boards()) digits += text::to_line(layout, board);
    return fmt::format("{} {} {} {} {} {:016x}", what, layout.name(), name(options.dialect), name(options.choice),
                       options.range.sentence(), text::fnv1a(digits));
  };
  if (!of_call.empty()) {
    const std::vector<spec::Grid> boards = boards_of_calls(options, valid);
    const Rulebook rules(layout, options.dialect, boards, valid);
    const World world{rules, options.range, options.dialect, options.choice, title("hint machine", rules)};
    if (const auto problem = run_model<HintMachine>(world, options, of_call, call_part, findings)) return problem;
  }
  if (!of_play.empty()) {
    const std::vector<spec::Grid> boards =
        listed ? every(valid, options.play_stride) : random_boards(layout, options.random_boards);
    const Rulebook rules(layout, options.dialect, boards, valid);
    const World world{rules, options.range, options.dialect, options.choice, title("play", rules)};
    if (const auto problem = run_model<Play>(world, options, of_play, play_part, findings)) return problem;
  }
  std::stable_sort(findings.begin(), findings.end(), [&](const auto& a, const auto& b) {
    const auto at = [&](Claim claim) { return std::find(options.claims.begin(), options.claims.end(), claim); };
    return at(a.claim) < at(b.claim);
  });
  return std::nullopt;
}

}  // namespace

std::vector<std::filesystem::path> checkpoint_files(const std::filesystem::path& name) {
  if (name.empty()) return {};
  return {checkpoint_of(name, call_part), checkpoint_of(name, play_part)};
}

std::variant<ExplorationReport, std::string> explore_machine(const ExplorationOptions& options) {
  const spec::Layout& layout = options.layout;
  if (layout.cells().size() > explore_greatest_cells)
    return fmt::format("layout {} has {} cells; the explorer takes at most {}", layout.name(), layout.cells().size(),
                       explore_greatest_cells);
  if (options.range.kind == GridRange::Kind::all && !can_list_boards(layout))
    return fmt::format("layout {} has 2^{} grids a board; limit them with --empty or --given", layout.name(),
                       layout.cells().size());
  ExplorationReport report;
  if (const auto problem = run_models(options, report.findings)) return *problem;
  return report;
}

}  // namespace gridproof::verify
