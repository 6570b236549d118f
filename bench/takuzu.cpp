// Takuzu: how many generated puzzles are classified a second (completions counted to two), one thread, against the
// report's own solver on the same puzzles; the worst of large ones; how long it takes to count all boards.
#include "spec/takuzu/takuzu.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "bench/table.hpp"
#include "solver/random.hpp"
#include "takuzu/count_boards.hpp"
#include "takuzu/generate.hpp"
#include "takuzu/line_solver.hpp"
#include "takuzu/report_solver.hpp"

namespace gridproof::bench {

namespace {

struct TakuzuSet {
  std::string name;
  spec::Takuzu takuzu;
  std::vector<spec::Grid> grids;
};

TakuzuSet takuzu_puzzles(int side, std::size_t number, bool minimal) {
  TakuzuSet set{fmt::format("{}x{}, {} generated, {}", side, side, number, minimal ? "minimal" : "40% clues"),
                spec::Takuzu(side, side),
                {}};
  solver::Random random(1);
  while (set.grids.size() < number)
    set.grids.push_back(
        std::get<solver::Puzzle>(solver::generate(set.takuzu, random, {.minimal = minimal})).givens);
  return set;
}

void report_classified(Table& table, const TakuzuSet& set, double goal) {
  takuzu::LineSolver solver(set.takuzu);
  bool all_unique = true;
  std::uint64_t nodes = 0;
  const double time = best_seconds(5, [&] {
    nodes = 0;
    for (const spec::Grid& grid : set.grids) {
      all_unique = solver.count(grid, 2) == 1 && all_unique;
      nodes += solver.nodes();
    }
  });
  const auto size = static_cast<double>(set.grids.size());
  table.add(fmt::format("takuzu classified ({})", set.name),
            fmt::format("{:.0f}/s, {:.1f} nodes", size / time, static_cast<double>(nodes) / size),
            fmt::format("at least {:.0f}/s", goal), all_unique && size / time >= goal);
}

void report_ratio(Table& table, const TakuzuSet& set, double goal) {
  takuzu::LineSolver fast(set.takuzu);
  const takuzu::ReportSolver report(set.takuzu);
  bool all_unique = true;
  const double fast_time = best_seconds(5, [&] {
    for (const spec::Grid& grid : set.grids) all_unique = fast.count(grid, 2) == 1 && all_unique;
  });
  const double report_time = seconds([&] {
    for (const spec::Grid& grid : set.grids) all_unique = report.count(grid, 2) == 1 && all_unique;
  });
  table.add(fmt::format("the report's solver / fast ({})", set.name),
            fmt::format("{:.0f} times ({:.0f}/s)", report_time / fast_time,
                        static_cast<double>(set.grids.size()) / report_time),
            fmt::format("at least {:.0f} times", goal), all_unique && report_time >= goal * fast_time);
}

void report_worst(Table& table, const TakuzuSet& set) {
  takuzu::LineSolver solver(set.takuzu);
  bool all_unique = true;
  double worst = 0, all = 0;
  for (const spec::Grid& grid : set.grids) {
    const double time = seconds([&] { all_unique = solver.count(grid, 2) == 1 && all_unique; });
    worst = std::max(worst, time);
    all += time;
  }
  table.add(fmt::format("takuzu, the slowest puzzle ({})", set.name),
            fmt::format("{:.1f} ms, {:.2f} ms on average", 1e3 * worst,
                        1e3 * all / static_cast<double>(set.grids.size())),
            "all decided, 1 s each", all_unique && worst < 1);
}

void report_count(Table& table, int side, const std::string& published, double goal) {
  takuzu::BoardCount count{};
  const double time = seconds([&] { count = takuzu::count_boards(spec::Takuzu(side, side)); });
  const bool right = count.ending == solver::Ending::complete && takuzu::to_text(count.number) == published;
  table.add(fmt::format("all {}x{} takuzu boards counted, one thread", side, side),
            right ? fmt::format("{} in {:.2f} s", published, time) : "WRONG", fmt::format("{:.0f} s", goal),
            right && time < goal);
}

}  // namespace

void bench_takuzu(Table& table) {
  report_classified(table, takuzu_puzzles(8, 2000, true), 200'000);
  report_classified(table, takuzu_puzzles(8, 2000, false), 200'000);
  report_classified(table, takuzu_puzzles(10, 2000, true), 60'000);
  report_classified(table, takuzu_puzzles(10, 2000, false), 60'000);
  report_ratio(table, takuzu_puzzles(8, 200, true), 100);
  report_worst(table, takuzu_puzzles(14, 1000, true));
  report_worst(table, takuzu_puzzles(20, 1000, true));
  report_count(table, 8, "4111116", 1);
  report_count(table, 10, "48183195384", 120);
}

}  // namespace gridproof::bench
