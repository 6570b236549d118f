#include "verify/cli/mistakes.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "text/candidates.hpp"
#include "text/marks.hpp"
#include "text/name.hpp"
#include "verify/cli/completions.hpp"

namespace gridproof::cli {

namespace {

using solver::Completions;

solver::Classification completions_of(const spec::AnyRules& rules, const spec::Grid& grid,
                                      const std::vector<spec::Mark>& crossed) {
  constexpr solver::Budget budget{1'000'000};  // for each of perhaps a hundred searches
  AnySolver any = solver_for(rules);
  return std::visit(
      [&](auto& solver) {
        solver.cross_out(text::marks_at(rules, crossed));
        return solver.classify(grid, budget);
      },
      any);
}

// Entries first, in the order of the cells, then crossed marks.
std::vector<Mistake> suspects(const PuzzleInput& input, const std::vector<spec::Mark>& crossed) {
  const spec::Grid &givens = input.entry().puzzle, &grid = text::seen(input.entry());
  std::vector<Mistake> all;
  for (const spec::Cell c : input.rules().cells())
    if (grid[c] != givens[c]) all.push_back({.mark = {c, grid[c]}});
  for (const spec::Mark& mark : crossed) all.push_back({.mark = mark, .is_crossed = true});
  return all;
}

void add(const Mistake& suspect, spec::Grid& grid, std::vector<spec::Mark>& crossed) {
  if (suspect.is_crossed)
    crossed.push_back(suspect.mark);
  else
    grid[suspect.mark.cell] = suspect.mark.value;
}

}  // namespace

std::vector<Mistake> find_mistakes(const PuzzleInput& input, const std::vector<spec::Mark>& crossed) {
  const spec::AnyRules& rules = input.rules();
  const spec::Grid& givens = input.entry().puzzle;
  const std::vector<Mistake> all = suspects(input, crossed);
  if (all.empty()) return {};
  const solver::Classification found = completions_of(rules, givens, {});
  std::vector<Mistake> mistakes;
  if (found.completions == Completions::one) {
    for (Mistake suspect : all) {
      const spec::Value right = (*found.first)[suspect.mark.cell];
      if ((suspect.mark.value == right) != suspect.is_crossed) continue;
      suspect.instead = right;
      mistakes.push_back(suspect);
    }
    return mistakes;
  }
  if (found.completions != Completions::several) return {};
  for (Mistake suspect : all) {
    spec::Grid grid = givens;
    std::vector<spec::Mark> spared;
    add(suspect, grid, spared);
    if (completions_of(rules, grid, spared).completions != Completions::none) continue;
    if (suspect.is_crossed) suspect.instead = suspect.mark.value;
    mistakes.push_back(suspect);
  }
  if (!mistakes.empty()) return mistakes;
  spec::Grid grid = givens;
  std::vector<spec::Mark> spared;
  for (Mistake suspect : all) {
    add(suspect, grid, spared);
    const Completions left = completions_of(rules, grid, spared).completions;
    if (left == Completions::unknown) return {};
    if (left != Completions::none) continue;
    suspect.with_those_before = true;
    return {suspect};
  }
  return {};
}

std::string sentence(const Mistake& mistake, const PuzzleInput& input) {
  const auto value = [&](spec::Value v) { return text::value_name(input.rules(), v, input.symbols); };
  const std::string cell = text::cell_name(input.rules(), mistake.mark.cell);
  const std::string done = fmt::format("{}: {} {}", cell, mistake.is_crossed ? "you crossed out" : "you have",
                                       value(mistake.mark.value));
  if (mistake.with_those_before)
    return done + ", no completion of the givens agrees with that and with all that you have before it";
  if (mistake.is_crossed) return done + ", every completion has it";
  if (mistake.instead) return fmt::format("{}, every completion has {}", done, value(*mistake.instead));
  return done + ", no completion of the givens has it";
}

nlohmann::ordered_json to_json(const Mistake& mistake, const PuzzleInput& input) {
  const auto value = [&](spec::Value v) { return text::value_name(input.rules(), v, input.symbols); };
  nlohmann::ordered_json fields = {{"cell", text::cell_name(input.rules(), mistake.mark.cell)},
                                   {mistake.is_crossed ? "crossed" : "entry", value(mistake.mark.value)}};
  if (mistake.instead) fields["instead"] = value(*mistake.instead);
  if (mistake.with_those_before) fields["with_those_before"] = true;
  return fields;
}

}  // namespace gridproof::cli
