#include "verify/models/machine_explorer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "solver/generate.hpp"
#include "text/write.hpp"
#include "text/digest.hpp"
#include "verify/explore/explore.hpp"
#include "verify/models/compare_terms.hpp"
#include "verify/models/findings.hpp"
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

// One model and those of the claims that are its properties.
template <class M>
std::optional<std::string> run_model(const World& world, const ExplorationOptions& options,
                                     const std::vector<Claim>& claims, Part part,
                                     std::vector<ExplorationFinding>& findings) {
  const M model(world);
  const spec::Layout& layout = world.rules.layout();
  std::string domain = fmt::format("{} of {} boards{}", world.range.sentence(), world.rules.boards().size(),
                                   options.dialect == Dialect::repaired ? ", no marks crossed" : "");
  if (world.dialect == Dialect::as_written)
    domain += !can_list_boards(layout)  ? ": a few valid ones, and boards beside the first of them"
              : options.near_stride > 0 ? ": the valid ones and a sample of the boards beside them"
                                        : "";
  const auto shows = [&](const std::string& action, const MachineState& at) {
    const Case where{world.rules.grid(at.board, at.filled), world.rules.boards()[at.board],
                     spec::Marks<spec::Truth>(layout)};
    return TraceState{action, where, spec::plain(layout, at.hint()), at.pc};
  };
  const Rulebook one_board(layout, world.dialect, {world.rules.boards().front()}, world.rules.valid());
  const auto without = [&](std::size_t action) {
    return M(World{one_board, world.range, world.dialect, world.choice, world.title, {}, action});
  };
  auto made = findings_about(model, options, claims, part, domain, shows, without);
  if (auto* problem = std::get_if<std::string>(&made)) return *problem;
  auto& own = std::get<std::vector<ExplorationFinding>>(made);
  const auto differences = differences_from_terms(model, world, claims);
  for (std::size_t i = 0; i < own.size(); ++i) own[i].difference = differences[i];
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
    if (const auto problem = run_model<HintMachine>(world, options, of_call, Part::call, findings)) return problem;
  }
  if (!of_play.empty()) {
    const std::vector<spec::Grid> boards =
        listed ? every(valid, options.play_stride) : random_boards(layout, options.random_boards);
    const Rulebook rules(layout, options.dialect, boards, valid);
    const World world{rules, options.range, options.dialect, options.choice, title("play", rules)};
    if (const auto problem = run_model<Play>(world, options, of_play, Part::play, findings)) return problem;
  }
  sort_as_asked(options, findings);
  return std::nullopt;
}

}  // namespace

std::vector<std::filesystem::path> checkpoint_files(const std::filesystem::path& name) {
  if (name.empty()) return {};
  return {checkpoint_of(name, Part::call), checkpoint_of(name, Part::play)};
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
