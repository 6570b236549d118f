#include <fstream>

#include "bench/table.hpp"
#include "engine/fill.hpp"
#include "engine/geometry.hpp"
#include "engine/load.hpp"
#include "solver/generate.hpp"
#include "text/read.hpp"

namespace gridproof::bench {

namespace {

// The first thousand puzzles of the pool beside the project, or generated ones.
std::vector<spec::Grid> puzzles(const spec::Layout& layout, std::string& source) {
  std::vector<spec::Grid> grids;
  source = "s9_grantm_mix1000";
  std::ifstream file(GRIDPROOF_SOURCE_DIR "/../shared/data/s9_grantm_mix1000.rated.txt");
  std::size_t number = 0;
  for (std::string line; std::getline(file, line);) {
    const auto entry = text::parse_line(line, layout, text::Symbols::standard(layout.size()), source, ++number);
    if (entry && *entry) grids.push_back((*entry)->puzzle);
  }
  if (!grids.empty()) return grids;
  source = "1000 generated puzzles";
  solver::Random random(1);
  while (grids.size() < 1000) grids.push_back(std::get<solver::Puzzle>(solver::generate(layout, random)).givens);
  return grids;
}

}  // namespace

void bench_engine(Table& table) {
  const spec::Layout layout = spec::Layout::boxes(3, 3);
  using Geometry = engine::Boxes<3, 3>;
  const Geometry geometry(layout);
  std::string source;
  const std::vector<spec::Grid> grids = puzzles(layout, source);
  constexpr int rounds = 100;
  long placed = 0;
  const double time = best_seconds(5, [&] {
    placed = 0;
    for (int round = 0; round < rounds; ++round)
      for (const spec::Grid& grid : grids) placed += engine::fill(geometry, engine::load(geometry, grid), {}).placed;
  });
  const double rate = static_cast<double>(placed) / time / 1e6;
  table.add("engine on 9x9, singles found and applied (" + source + ")", fmt::format("{:.1f} M/s, one thread", rate),
            "at least 12 M/s", rate >= 12);
}

}  // namespace gridproof::bench
