#include "verify/property/generators.hpp"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "solver/generate.hpp"
#include "solver/random.hpp"
#include "spec/sudoku/possible.hpp"

namespace gridproof::verify {

namespace {

// Uniform, whatever the size that RapidCheck has reached.
rc::Gen<int> number(int from, int below) {
  return rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::inRange(from, below)));
}

rc::Gen<solver::Random> randomness() {
  return rc::gen::map(rc::gen::noShrink(rc::gen::arbitrary<std::uint64_t>()),
                      [](std::uint64_t seed) { return solver::Random(seed); });
}

// True with a probability that is drawn first, from never to always.
class Coin {
 public:
  explicit Coin(solver::Random& random) : random_(random), percent_(random.below(101)) {}
  bool toss() { return random_.below(100) < percent_; }

 private:
  solver::Random& random_;
  std::uint64_t percent_;
};

spec::Grid random_grid(const spec::Grid& solution, solver::Random& random) {
  Coin coin(random);
  spec::Grid grid = solution;
  for (std::size_t c = 0; c < grid.size(); ++c)
    if (coin.toss()) grid[c] = 0;
  return grid;
}

spec::Marks<spec::Truth> random_marks(const spec::Board& board, const spec::Grid& solution, solver::Random& random) {
  Coin coin(random);
  return spec::marks<spec::Truth>(
      board, [&](spec::Cell c, spec::Value v) { return spec::Truth(coin.toss() && v != solution[c]); });
}

// The grids with some of the empty cells filled in from the solution: half of them, a quarter, ... single cells.
std::vector<spec::Grid> fuller(const spec::Grid& grid, const spec::Grid& solution) {
  std::vector<std::size_t> empty;
  for (std::size_t c = 0; c < grid.size(); ++c)
    if (grid[c] == 0) empty.push_back(c);
  std::vector<spec::Grid> result;
  for (std::size_t length = empty.size() / 2; length >= 1; length /= 2)
    for (std::size_t from = 0; from < empty.size(); from += length) {
      spec::Grid next = grid;
      for (std::size_t i = from; i < std::min(from + length, empty.size()); ++i) next[empty[i]] = solution[empty[i]];
      result.push_back(std::move(next));
    }
  return result;
}

Moment walk_some_steps(const Game& game, Case subject, solver::Random& random) {
  const auto machine = game.at(subject);
  auto control = machine->start();
  Moment moment{std::move(subject), 0, machine->state(control)};
  for (auto left = random.below(static_cast<std::uint64_t>(game.tiers().longest_call()) + 1);
       left > 0 && machine->enabled(control); --left) {
    std::vector<spec::State<spec::Truth>> next = {machine->state(machine->next(control))};
    for (const spec::HintType tier : game.tiers().all()) {
      const spec::Action find = spec::TierList::finds(tier);
      for (std::size_t i = 0; i < machine->conclusions(tier); ++i)
        if (machine->enabled(control, find, i)) next.push_back(machine->found(find, i));
    }
    moment.state = next[random.below(next.size())];
    control = spec::control_of(moment.state);
    ++moment.steps;
  }
  return moment;
}

std::vector<Case> smaller(const Case& subject, const spec::Board& board) {
  std::vector<Case> result;
  const spec::Marks<spec::Truth> none(board);
  if (subject.givens) result.push_back({subject.grid, subject.solution, subject.crossed});
  if (subject.crossed.bits() != none.bits()) result.push_back({subject.grid, subject.solution, none, subject.givens});
  for (spec::Grid& grid : fuller(subject.grid, subject.solution))
    result.push_back({std::move(grid), subject.solution, subject.crossed, subject.givens});
  return result;
}

// Half of the cases have entries besides givens, and half of them crossed marks if `crosses`.
rc::Gen<Case> cases_of(const spec::Board& board, const rc::Gen<spec::Grid>& solutions, bool crosses) {
  const auto drawn = rc::gen::map(rc::gen::pair(solutions, randomness()),
                                  [board, crosses](std::pair<spec::Grid, solver::Random> made) {
                                    auto& [solution, random] = made;
                                    spec::Grid grid = random_grid(solution, random);
                                    spec::Marks<spec::Truth> marks(board);
                                    if (crosses && random.below(2) == 1) marks = random_marks(board, solution, random);
                                    Case subject{std::move(grid), solution, std::move(marks)};
                                    if (random.below(2) == 1) subject.givens = random_grid(subject.grid, random);
                                    return subject;
                                  });
  return rc::gen::shrink(drawn,
                         [board](const Case& subject) { return rc::seq::fromContainer(smaller(subject, board)); });
}

}  // namespace

rc::Gen<spec::Grid> solutions(const spec::Layout& layout) {
  return rc::gen::map(randomness(), [layout](solver::Random random) {
    return std::get<spec::Grid>(solver::random_solution(layout, random));
  });
}

rc::Gen<spec::Grid> boards(const spec::Layout& layout) {
  return rc::gen::map(
      rc::gen::pair(solutions(layout), randomness()), [layout](std::pair<spec::Grid, solver::Random> made) {
        auto& [board, random] = made;
        for (auto overwritten = random.below(4); overwritten > 0; --overwritten)
          board[random.below(board.size())] = static_cast<spec::Value>(random.below(layout.values().size()) + 1);
        return board;
      });
}

rc::Gen<spec::Grid> grids_of(const spec::Grid& solution) {
  return rc::gen::shrink(
      rc::gen::map(randomness(), [solution](solver::Random random) { return random_grid(solution, random); }),
      [solution](const spec::Grid& grid) { return rc::seq::fromContainer(fuller(grid, solution)); });
}

rc::Gen<spec::Grid> completable_grids(const spec::Layout& layout) {
  return rc::gen::mapcat(solutions(layout), [](const spec::Grid& solution) { return grids_of(solution); });
}

rc::Gen<spec::Grid> hopeless_grids(const spec::Layout& layout) {
  return rc::gen::map(rc::gen::pair(solutions(layout), number(0, static_cast<int>(layout.cells().size()))),
                      [layout](const std::pair<spec::Grid, int>& made) {
                        // Around one empty cell every value is seen: those of its row, and the cell's own value in its
                        // column or box.
                        const auto& [solution, number] = made;
                        const auto target = static_cast<spec::Cell>(number);
                        spec::Grid grid(solution.size());
                        for (const spec::Cell c : layout.houses()[layout.houses_of(target).front()])
                          if (c != target) grid[c] = solution[c];
                        for (const spec::HouseIndex h : layout.houses_of(target))
                          for (const spec::Cell c : layout.houses()[h])
                            if (grid.givens() < static_cast<std::size_t>(layout.size()) && c != target &&
                                grid[c] == 0 && spec::is_possible(layout, grid, c, solution[target]).holds())
                              grid[c] = solution[target];
                        return grid;
                      });
}

rc::Gen<Case> cases(const Game& game) {
  const auto solutions = rc::gen::map(randomness(), [&game](solver::Random random) {
    return std::get<spec::Grid>(game.random_solution(random));
  });
  return cases_of(game.board(), solutions, true);
}

rc::Gen<Case> cases(const spec::Layout& layout, Dialect dialect) {
  const bool repaired = dialect == Dialect::repaired;
  return cases_of(layout, repaired ? solutions(layout) : boards(layout), repaired);
}

rc::Gen<Moment> moments(const Game& game, const rc::Gen<Case>& starts) {
  return rc::gen::map(rc::gen::pair(starts, randomness()), [&game](std::pair<Case, solver::Random> made) {
    return walk_some_steps(game, std::move(made.first), made.second);
  });
}

}  // namespace gridproof::verify
