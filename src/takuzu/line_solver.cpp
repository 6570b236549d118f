#include "takuzu/line_solver.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "takuzu/line_search.hpp"

namespace gridproof::takuzu {

using solver::Budget;
using solver::Classification;
using solver::Completions;
using solver::Ending;
using solver::Least;
using solver::Random;
using spec::Cell;
using spec::Grid;
using spec::Value;

class LineSolver::Completion {
 public:
  virtual Grid grid() const = 0;

 protected:
  ~Completion() = default;
};

class LineSolver::Search {
 public:
  using Found = std::function<bool(const Completion&)>;

  virtual ~Search() = default;
  virtual Ending run(const Grid& grid, Budget budget, Random* random, const Found& found) = 0;
  virtual std::uint64_t nodes() const = 0;
};

template <class Word, std::size_t most_lines>
class LineSolver::SearchFor final : public Search {
 public:
  explicit SearchFor(const spec::Takuzu& takuzu) : search_(takuzu) {}

  Ending run(const Grid& grid, Budget budget, Random* random, const Found& found) override {
    return search_.run(grid, budget, random, [&](const State& state) { return found(Full(search_, state)); });
  }
  std::uint64_t nodes() const override { return search_.nodes(); }

 private:
  using State = LineState<Word, most_lines>;

  class Full final : public Completion {
   public:
    Full(const LineSearch<Word, most_lines>& search, const State& state) : search_(search), state_(state) {}
    Grid grid() const override { return search_.grid(state_); }

   private:
    const LineSearch<Word, most_lines>& search_;
    const State& state_;
  };

  LineSearch<Word, most_lines> search_;
};

LineSolver::LineSolver(const spec::Takuzu& takuzu) {
  const int longer = std::max(takuzu.rows(), takuzu.columns());
  if (longer <= 8)
    search_ = std::make_unique<SearchFor<std::uint8_t, 16>>(takuzu);
  else if (longer <= 16)
    search_ = std::make_unique<SearchFor<std::uint16_t, 32>>(takuzu);
  else
    search_ = std::make_unique<SearchFor<std::uint32_t, 60>>(takuzu);
}

LineSolver::~LineSolver() = default;
LineSolver::LineSolver(LineSolver&&) noexcept = default;
LineSolver& LineSolver::operator=(LineSolver&&) noexcept = default;

void LineSolver::cross_out(const spec::Marks<spec::Truth>& marks) {
  crossed_.resize(marks.bits().size() / 2);
  for (std::size_t number = 0; number < marks.bits().size(); ++number) {
    const spec::Mark mark = marks.mark(number);
    if (marks.bits()[number].holds()) crossed_[mark.cell] = static_cast<Value>(crossed_[mark.cell] | mark.value);
  }
}

// Counts on from nodes_. A cell with one value crossed out has the other.
template <class Found>
Ending LineSolver::search(const Grid& grid, Budget budget, Found&& found, Random* random) {
  const Grid* asked = &grid;
  Grid known;
  if (!crossed_.empty()) {
    known = grid;
    asked = &known;
    for (std::size_t cell = 0; cell < grid.size(); ++cell) {
      const Value crossed = crossed_[cell];
      if (crossed == 0) continue;
      if (crossed == (spec::zero | spec::one) || known[cell] == crossed) return Ending::complete;
      known[cell] = spec::opposite(crossed);
    }
  }
  const Ending ending = search_->run(*asked, {budget.nodes - std::min(budget.nodes, nodes_)}, random, found);
  nodes_ += search_->nodes();
  return ending;
}

Ending LineSolver::for_each_completion(const Grid& grid, const Visitor& visitor, Budget budget) {
  nodes_ = 0;
  return search(grid, budget, [&](const Completion& completion) { return visitor(completion.grid()); });
}

Ending LineSolver::for_each_completion_at_random(const Grid& grid, Random& random, const Visitor& visitor,
                                                 Budget budget) {
  nodes_ = 0;
  return search(grid, budget, [&](const Completion& completion) { return visitor(completion.grid()); }, &random);
}

std::vector<Grid> LineSolver::completions(const Grid& grid, std::uint64_t limit) {
  std::vector<Grid> found;
  nodes_ = 0;
  if (limit == 0) return found;
  search(grid, {}, [&](const Completion& completion) {
    found.push_back(completion.grid());
    return found.size() < limit;
  });
  return found;
}

std::uint64_t LineSolver::count(const Grid& grid, std::uint64_t limit) {
  std::uint64_t found = 0;
  nodes_ = 0;
  if (limit == 0) return found;
  search(grid, {}, [&](const Completion&) { return ++found < limit; });
  return found;
}

Classification LineSolver::classify(const Grid& grid, Budget budget) {
  Classification answer;
  nodes_ = 0;
  const Ending ending = search(grid, budget, [&](const Completion& completion) {
    (answer.first ? answer.second : answer.first) = completion.grid();
    return !answer.second;
  });
  if (answer.second)
    answer.completions = Completions::several;
  else if (ending == Ending::exhausted)
    answer.completions = Completions::unknown;
  else
    answer.completions = answer.first ? Completions::one : Completions::none;
  return answer;
}

// Cell by cell, the 0 where a completion has one there. The best completion so far has the values fixed up to here.
Least LineSolver::least_completion(const Grid& grid, Budget budget) {
  nodes_ = 0;
  std::optional<Grid> best;
  const auto keep = [&](const Completion& completion) { return best = completion.grid(), false; };
  if (search(grid, budget, keep) == Ending::exhausted) return {};
  if (!best) return {true, std::nullopt};
  Grid fixed = grid;
  for (std::size_t cell = 0; cell < fixed.size(); ++cell) {
    if (fixed[cell] != 0) continue;
    if ((*best)[cell] == spec::one) {
      fixed[cell] = spec::zero;
      if (search(fixed, budget, keep) == Ending::exhausted) return {};
    }
    fixed[cell] = (*best)[cell];
  }
  return {true, std::move(best)};
}

}  // namespace gridproof::takuzu
