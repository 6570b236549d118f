#include "verify/batch/pool.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "solver/random.hpp"
#include "verify/report/columns.hpp"

namespace gridproof::batch {

std::string Sample::sentence(std::uint64_t seed) const {
  return fmt::format("a sample of {} of {}, seed {}", verify::grouped(size), verify::counted(pool, "puzzle"), seed);
}

// A reservoir: the n-th puzzle takes the place of another with probability wanted / n, and so each of those that have
// come by has been equally likely to stay.
text::Result<Sample> draw_sample(PuzzleStream& stream, std::uint64_t wanted, std::uint64_t seed) {
  constexpr std::size_t portion_size = 1000;
  solver::Random random(seed);
  std::vector<NumberedEntry> kept;
  std::uint64_t pool = 0;
  std::optional<text::Error> problem;
  const auto consider = [&](const text::Entry& entry, std::uint64_t number) {
    if (!entry.solution) {
      problem = text::Error{stream.source(), entry.line, 1, "expected a puzzle with its solution, found none"};
      return false;
    }
    ++pool;
    if (kept.size() < wanted) {
      kept.push_back({number, entry});
    } else if (const std::uint64_t place = random.below(pool); place < wanted) {
      kept[place] = {number, entry};
    }
    return true;
  };
  while (true) {
    const auto portion = stream.next(portion_size);
    if (!portion) return portion.error();
    if (portion->empty()) break;
    if (auto malformed = stream.for_each(*portion, consider)) return *std::move(malformed);
    if (problem) return *std::move(problem);
  }
  std::sort(kept.begin(), kept.end(), [](const auto& a, const auto& b) { return a.number < b.number; });
  const Sample sample{kept.size(), pool};
  stream.hold(std::move(kept));
  return sample;
}

}  // namespace gridproof::batch
