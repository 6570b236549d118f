// Takuzu: how many generated puzzles are classified a second (completions counted to two), one thread, against the
// report's own solver on the same puzzles; the worst of large ones; how long it takes to decide them by logic with a
// certificate, and to count all boards.
#include "spec/takuzu/takuzu.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "bench/table.hpp"
#include "solver/certificate.hpp"
#include "solver/constraint_logic.hpp"
#include "solver/random.hpp"
#include "takuzu/count_boards.hpp"
#include "takuzu/generate.hpp"
#include "takuzu/line_solver.hpp"
#include "takuzu/report_solver.hpp"
#include "verify/kernel/certificate.hpp"

namespace gridproof::bench {

namespace {

struct TakuzuSet {
  std::string name;
  spec::Takuzu takuzu;
  std::vector<spec::Grid> grids;
  std::string shortfall = {};  // why there are fewer than were asked for
};

TakuzuSet takuzu_puzzles(int side, std::size_t number, bool minimal) {
  TakuzuSet set{fmt::format("{}x{}, {} generated, {}", side, side, number, minimal ? "minimal" : "40% clues"),
                spec::Takuzu(side, side),
                {}};
  solver::Random random(1);
  while (set.grids.size() < number) {
    const solver::Generation made = solver::generate(set.takuzu, random, {.minimal = minimal});
    if (const auto* failure = std::get_if<solver::Failure>(&made)) {
      set.shortfall = failure->message;
      break;
    }
    set.grids.push_back(std::get<solver::Puzzle>(made).givens);
  }
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

// Decided by natural deduction, written down and checked.
void report_logic(Table& table, const TakuzuSet& set) {
  solver::ConstraintLogic logic(set.takuzu);
  const solver::CertificateWriter writer(set.takuzu);
  const auto rules = std::make_shared<const spec::AnyRules>(set.takuzu);
  bool all_accepted = true;
  double write = 0, check = 0;
  std::size_t bytes = 0;
  for (const spec::Grid& grid : set.grids) {
    std::string certificate;
    write += seconds([&] { certificate = writer.write(grid, logic.decide(grid)); });
    check += seconds([&] {
      const auto judgement =
          kernel::check_certificate({kernel::whole(certificate), "certificate"}, {.about = {rules, grid}});
      all_accepted = all_accepted && judgement && judgement->verdict == kernel::Verdict::accepted &&
                     judgement->thesis == kernel::Thesis::unique;
    });
    bytes += certificate.size();
  }
  const auto size = static_cast<double>(set.grids.size());
  table.add(fmt::format("takuzu by logic, check / write ({})", set.name),
            fmt::format("{:.2f} ({:.2f} ms, {:.2f} ms, {:.0f} kB)", check / write, 1e3 * check / size,
                        1e3 * write / size, 1e-3 * static_cast<double>(bytes) / size),
            "at most 1", all_accepted && check <= write);
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
  const auto of = [&](int side, std::size_t number, bool minimal, auto&& report) {
    const TakuzuSet set = takuzu_puzzles(side, number, minimal);
    if (!set.shortfall.empty()) {
      fmt::print("{}\n", set.shortfall);
      table.add(fmt::format("takuzu puzzles ({})", set.name), fmt::format("{} found", set.grids.size()),
                fmt::format("{}", number), false);
    }
    if (!set.grids.empty()) report(set);
  };
  const auto classified = [&](double goal) {
    return [&table, goal](const TakuzuSet& set) { report_classified(table, set, goal); };
  };
  of(8, 2000, true, classified(200'000));
  of(8, 2000, false, classified(200'000));
  of(10, 2000, true, classified(60'000));
  of(10, 2000, false, classified(60'000));
  of(8, 200, true, [&](const TakuzuSet& set) { report_ratio(table, set, 100); });
  of(14, 1000, true, [&](const TakuzuSet& set) { report_worst(table, set); });
  of(20, 1000, true, [&](const TakuzuSet& set) { report_worst(table, set); });
  of(14, 100, true, [&](const TakuzuSet& set) { report_logic(table, set); });
  report_count(table, 8, "4111116", 1);
  report_count(table, 10, "48183195384", 120);
}

}  // namespace gridproof::bench
