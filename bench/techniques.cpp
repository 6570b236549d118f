// Play with techniques through the public entry point, one thread: reasons that changed something, each counted once,
// in a second. The Rust crate sudoku 0.8 counts in the same way.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "bench/puzzles.hpp"
#include "bench/table.hpp"
#include "engine/techniques.hpp"

namespace gridproof::bench {

namespace {

struct Result {
  double per_second = 0;  // deductions
  double seconds = 0;     // a puzzle
  int completed = 0;
};

Result measure(int runs, const PuzzleSet& set, const std::vector<spec::NamedTechnique>& techniques) {
  const engine::Player player(spec::Layout::boxes(3, 3), techniques);
  Result result;
  long deductions = 0;
  const double time = best_seconds(runs, [&] {
    deductions = 0;
    result.completed = 0;
    for (const spec::Grid& grid : set.grids) {
      const engine::Played played = player.play(grid);
      deductions += played.deductions();
      result.completed += played.grid.is_full() && !played.contradiction ? 1 : 0;
    }
  });
  result.per_second = static_cast<double>(deductions) / time;
  result.seconds = time / static_cast<double>(set.grids.size());
  return result;
}

template <std::size_t size>
std::vector<spec::NamedTechnique> list_of(const std::array<std::string_view, size>& keys) {
  std::vector<spec::NamedTechnique> list;
  for (const spec::NamedTechnique& technique : spec::named_techniques())
    if (std::find(keys.begin(), keys.end(), technique.key) != keys.end()) list.push_back(technique);
  return list;
}

constexpr std::array<std::string_view, 2> singles = {"single_candidate", "single_place"};
// The crate's nine strategies; what it calls locked candidates has two names here.
constexpr std::array<std::string_view, 10> nine_strategies = {
    "single_candidate", "single_place", "pointing",     "claiming",      "naked_pair",
    "hidden_pair",      "naked_triple", "hidden_triple", "x_wing",        "swordfish"};

}  // namespace

void bench_techniques(Table& table) {
  PuzzleSet set = pool("s9_grantm_mix1000");
  const bool is_known = !set.grids.empty();
  if (!is_known) set = generated_puzzles(1000);
  const auto report = [&](const char* what, int runs, const std::vector<spec::NamedTechnique>& techniques,
                          double goal) {
    const Result result = measure(runs, set, techniques);
    table.add(fmt::format("deductions, {} ({})", what, set.name),
              fmt::format("{:.2f} M/s, {:.1f} us a puzzle", result.per_second / 1e6, result.seconds * 1e6),
              goal > 0 ? fmt::format("at least {:.0f} M/s", goal / 1e6) : "", result.per_second >= goal);
    return result.completed;
  };
  const auto report_completed = [&](const char* what, int completed, int goal) {
    table.add(fmt::format("puzzles completed, {} ({})", what, set.name),
              fmt::format("{} of {}", completed, set.grids.size()),
              is_known && goal > 0 ? fmt::format("at least {}", goal) : "", !is_known || completed >= goal);
  };
  report_completed("singles", report("singles", 20, list_of(singles), 12e6), 0);
  report_completed("nine strategies", report("nine strategies", 10, list_of(nine_strategies), 2e6), 643);
  report_completed("every technique", report("every technique", 2, spec::named_techniques(), 0), 0);
}

}  // namespace gridproof::bench
