#include "verify/sweep/sweep.hpp"

#include <algorithm>
#include <limits>

#include "solver/search.hpp"
#include "spec/takuzu/dialects.hpp"
#include "takuzu/enumerate.hpp"
#include "verify/sweep/coverage.hpp"
#include "verify/sweep/run.hpp"

namespace gridproof::verify {

namespace {

std::size_t empty_cells(const spec::Grid& grid) { return grid.size() - grid.givens(); }

}  // namespace

void merge(SweepReport& whole, SweepReport&& board) {
  whole.boards += board.boards;
  whole.grids += board.grids;
  whole.outside_init += board.outside_init;
  whole.by_tier.resize(board.by_tier.size());
  for (std::size_t i = 0; i < whole.by_tier.size(); ++i) whole.by_tier[i] += board.by_tier[i];
  for (std::size_t i = 0; i < whole.tallies.size(); ++i) {
    SweepTally& into = whole.tallies[i];
    SweepTally& from = board.tallies[i];
    into.premises += from.premises;
    into.violations += from.violations;
    into.compared += from.compared;
    into.differences += from.differences;
    if (!into.difference) into.difference = std::move(from.difference);
    if (from.smallest && (!into.smallest || empty_cells(from.smallest->grid) < empty_cells(into.smallest->grid)))
      into.smallest = std::move(from.smallest);
  }
}

std::vector<spec::Grid> sweep_boards(const SweepOptions& options, const std::vector<spec::Grid>& valid) {
  std::vector<spec::Grid> boards = valid;
  if (options.dialect == Dialect::as_written && options.near_stride > 0)
    for (std::size_t i = 0; i < valid.size(); i += static_cast<std::size_t>(options.near_stride))
      for (const spec::Cell c : options.layout.cells())
        for (const spec::Value v : options.layout.values()) {
          if (v == valid[i][c]) continue;
          boards.push_back(valid[i]);
          boards.back()[c] = v;
        }
  return boards;
}

std::vector<spec::Grid> valid_boards(const spec::Layout& layout) {
  std::vector<spec::Grid> boards =
      solver::Solver(layout).completions(spec::Grid(layout.cells().size()), std::numeric_limits<std::uint64_t>::max());
  std::sort(boards.begin(), boards.end());
  return boards;
}

std::vector<spec::Grid> valid_boards(const spec::Takuzu& takuzu) {
  std::vector<spec::Grid> boards;
  solver::for_each_completion(takuzu, spec::Grid(takuzu.cells().size()), spec::Marks<spec::Truth>(takuzu),
                              [&](const spec::Grid& full) { return boards.push_back(full), true; });
  std::sort(boards.begin(), boards.end());
  return boards;
}

SweepReport sweep(const spec::Takuzu& takuzu, const SweepOptions& options) {
  const std::vector<spec::Grid> valid = valid_boards(takuzu);
  SweepReport report = sweep_boards_with<spec::TakuzuHints>(options, takuzu, valid, valid);
  report.uncovered = covers_init<spec::TakuzuHints>(takuzu, valid).detail;
  return report;
}

SweepReport sweep(const SweepOptions& options) {
  const std::vector<spec::Grid> valid = valid_boards(options.layout);
  if (options.dialect == Dialect::as_written) return sweep_boards_with<spec::AsWritten>(options, valid);
  SweepReport report = sweep_boards_with<spec::Repaired>(options, valid);
  report.uncovered = covers_init<spec::Repaired>(options.layout, valid).detail;
  return report;
}

}  // namespace gridproof::verify
