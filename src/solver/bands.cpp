#include "solver/bands.hpp"

#include <cassert>

#include "solver/bands_search.hpp"

namespace gridproof::solver {

using spec::Grid;

namespace {

// Calls found(get) for each completion, where get() is the completion as a grid: not every caller wants one.
template <class Found>
bool search_on(BandSolver::Path path, const Grid& grid, std::uint64_t& assumptions, Found&& found) {
  assert(grid.size() == 81);
  assumptions = 0;
  const auto choose = [](const auto& board) { return bands::choose(board); };
  const auto visit = [&](const auto& board) { return found([&] { return bands::unload(board); }); };
  return path == BandSolver::Path::vector ? bands::search<bands::FastLanes>(grid, assumptions, choose, visit)
                                          : bands::search<bands::PortableLanes>(grid, assumptions, choose, visit);
}

}  // namespace

Ending BandSolver::for_each_completion(const Grid& grid, const Visitor& visitor) {
  const bool all = search_on(path_, grid, assumptions_, [&](auto&& get) { return visitor(get()); });
  return all ? Ending::complete : Ending::stopped;
}

std::vector<Grid> BandSolver::completions(const Grid& grid, std::uint64_t limit) {
  std::vector<Grid> found;
  assumptions_ = 0;
  if (limit == 0) return found;
  search_on(path_, grid, assumptions_, [&](auto&& get) {
    found.push_back(get());
    return found.size() < limit;
  });
  return found;
}

std::uint64_t BandSolver::count(const Grid& grid, std::uint64_t limit) {
  std::uint64_t found = 0;
  assumptions_ = 0;
  if (limit == 0) return found;
  search_on(path_, grid, assumptions_, [&](auto&&) { return ++found < limit; });
  return found;
}

Classification BandSolver::classify(const Grid& grid) {
  Classification answer;
  search_on(path_, grid, assumptions_, [&](auto&& get) {
    (answer.first ? answer.second : answer.first) = get();
    return !answer.second;
  });
  answer.completions = answer.second ? Completions::several : answer.first ? Completions::one : Completions::none;
  return answer;
}

}  // namespace gridproof::solver
