// The explorer on Takuzu: its hint machine by the specification, for no engine knows its tiers.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>

#include "spec/algebra.hpp"
#include "spec/takuzu/dialects.hpp"
#include "takuzu/enumerate.hpp"
#include "verify/models/findings.hpp"
#include "verify/models/spec_machine.hpp"
#include "verify/models/takuzu_starts.hpp"
#include "verify/sweep/sweep.hpp"

namespace gridproof::verify {

namespace {

constexpr int random_calls = 150, random_plays = 12;
constexpr std::size_t most_empty_of_any = 10;  // from emptier grids there are too many ways to play by any choice

using Calls = SpecMachine<spec::TakuzuHints, explore_greatest_cells>;
using Plays = SpecMachine<spec::TakuzuHints, explore_greatest_cells, true>;

bool can_list_boards(const spec::Takuzu& takuzu) { return takuzu.cells().size() <= sweep_greatest_cells; }

// Every how manieth of them all, or a few by chance.
struct Boards {
  std::vector<spec::Grid> grids;
  std::string sentence;  // "3 of 72 boards"
};
Boards boards_of_calls(const spec::Takuzu& takuzu, const ExplorationOptions& options) {
  Boards boards;
  if (!can_list_boards(takuzu)) {
    boards.grids = random_boards(takuzu, options.random_boards);
    boards.sentence = fmt::format("{} boards", boards.grids.size());
    return boards;
  }
  const std::vector<spec::Grid> all = valid_boards(takuzu);
  for (std::size_t i = 0; i < all.size(); i += static_cast<std::size_t>(options.call_stride))
    boards.grids.push_back(all[i]);
  boards.sentence = fmt::format("{} of {} boards", boards.grids.size(), all.size());
  return boards;
}

std::string sentence(const std::vector<Case>& chosen) {
  const auto is_marked = [](const Case& at) {
    return spec::any(at.crossed.bits(), [](const spec::Truth& bit) { return bit; }).holds();
  };
  return fmt::format("{} chosen grids, {} of them with marks crossed out", chosen.size(),
                     std::count_if(chosen.begin(), chosen.end(), is_marked));
}

std::vector<Case> starts_of_play(const spec::Takuzu& takuzu, ChoiceRule choice) {
  std::vector<Case> starts = marked_starts(takuzu, random_plays);
  if (choice == ChoiceRule::any)
    std::erase_if(starts, [](const Case& at) { return at.grid.size() - at.grid.givens() > most_empty_of_any; });
  return starts;
}

// A broken machine is run from the grids with marks alone: every action that is taken at all is taken there.
template <class M>
std::optional<std::string> run_model(const spec::Takuzu& takuzu, Starts starts, const ExplorationOptions& options,
                                     const std::vector<Claim>& claims, Part part, const std::string& domain,
                                     std::vector<ExplorationFinding>& findings) {
  const M few(takuzu, starts.positions, options.choice), model(takuzu, std::move(starts), options.choice);
  const auto shows = [&](const std::string& action, const typename M::State& at) {
    return TraceState{action, model.position(at), spec::plain(takuzu, model.said(at).hint), at.pc};
  };
  auto made = findings_about(model, options, claims, part, domain, shows,
                             [&](std::size_t action) { return few.without(action); });
  if (auto* problem = std::get_if<std::string>(&made)) return *problem;
  auto& own = std::get<std::vector<ExplorationFinding>>(made);
  std::move(own.begin(), own.end(), std::back_inserter(findings));
  return std::nullopt;
}

}  // namespace

std::variant<ExplorationReport, std::string> explore_machine(const spec::Takuzu& takuzu,
                                                             const ExplorationOptions& options) {
  if (takuzu.cells().size() > explore_greatest_cells)
    return fmt::format("{} has {} cells; the explorer takes at most {}", takuzu.name(), takuzu.cells().size(),
                       explore_greatest_cells);
  if (options.range.kind == GridRange::Kind::all && !can_list_boards(takuzu))
    return fmt::format("{} has 2^{} grids a board; limit them with --empty or --given", takuzu.name(),
                       takuzu.cells().size());
  std::vector<Claim> of_call, of_play;
  for (const Claim claim : options.claims) (is_of_play(claim) ? of_play : of_call).push_back(claim);
  ExplorationReport report;
  if (!of_call.empty()) {
    Boards boards = boards_of_calls(takuzu, options);
    Starts starts{std::move(boards.grids), options.range, marked_starts(takuzu, random_calls)};
    const std::string domain = fmt::format("{} of {}, no marks crossed, and {}", options.range.sentence(),
                                           boards.sentence, sentence(starts.positions));
    if (const auto problem =
            run_model<Calls>(takuzu, std::move(starts), options, of_call, Part::call, domain, report.findings))
      return *problem;
  }
  if (!of_play.empty()) {
    Starts starts{{}, {}, starts_of_play(takuzu, options.choice)};
    const std::string domain = sentence(starts.positions);
    if (const auto problem =
            run_model<Plays>(takuzu, std::move(starts), options, of_play, Part::play, domain, report.findings))
      return *problem;
  }
  sort_as_asked(options, report.findings);
  return report;
}

}  // namespace gridproof::verify
