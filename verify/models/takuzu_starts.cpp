#include "verify/models/takuzu_starts.hpp"

#include <algorithm>
#include <set>
#include <utility>
#include <variant>

#include "solver/random.hpp"
#include "spec/takuzu/dialects.hpp"
#include "takuzu/enumerate.hpp"
#include "verify/trace/walk.hpp"

namespace gridproof::verify {

namespace {

// On larger boards there is a pair almost anywhere. The later tiers have their turn when it is played: so of each that
// has not answered yet, the first position on the way of some of the starts on which it does.
void add_rare_answers(const spec::Takuzu& takuzu, std::vector<Case>& starts) {
  constexpr std::size_t most_played = 20;
  const GameOf<spec::TakuzuHints> game(takuzu);
  std::set<spec::HintType> answered;
  for (const Case& at : starts) answered.insert(walk(game, at).states.back().hint.type);
  const std::size_t all = game.tiers().size() + 1;  // with none
  for (std::size_t i = 0, count = std::min(most_played, starts.size()); i < count && answered.size() < all; ++i)
    for (Case at = starts[i]; !at.grid.is_full();) {
      const spec::PlainHint hint = walk(game, at).states.back().hint;
      if (answered.insert(hint.type).second) starts.push_back(at);
      at = applied(at, hint);
    }
}

}  // namespace

std::vector<spec::Grid> random_boards(const spec::Takuzu& takuzu, int count) {
  std::vector<spec::Grid> boards;
  for (int i = 0; i < count; ++i) {
    solver::Random random(static_cast<std::uint64_t>(i) + 1);
    auto board = solver::random_solution(takuzu, random);
    if (auto* grid = std::get_if<spec::Grid>(&board)) boards.push_back(std::move(*grid));
  }
  return boards;
}

std::vector<Case> marked_starts(const spec::Takuzu& takuzu, int count) {
  const spec::Marks<spec::Truth> none(takuzu);
  const std::vector<spec::Grid> boards = random_boards(takuzu, count);
  solver::Random random(1);
  std::vector<Case> starts;
  for (const spec::Grid& board : boards) {
    Case at{spec::Grid(board.size()), board, none};
    for (const spec::Cell c : takuzu.cells()) {
      if (random.below(3) == 0) at.grid[c] = board[c];
      if (random.below(8) == 0) at.crossed.at(c, spec::opposite(board[c])) = spec::Truth(true);
    }
    starts.push_back(std::move(at));
  }
  if (boards.empty()) return starts;
  starts.push_back({boards.front(), boards.front(), none});
  starts.push_back({spec::Grid(boards.front().size()), boards.front(), none});
  if (auto unique = start_for_unique_lines(takuzu, boards)) starts.push_back(*std::move(unique));
  add_rare_answers(takuzu, starts);
  return starts;
}

std::optional<Case> start_for_unique_lines(const spec::Takuzu& takuzu, const std::vector<spec::Grid>& boards) {
  if (!takuzu.lines_differ()) return std::nullopt;
  const GameOf<spec::TakuzuHints> game(takuzu);
  for (const spec::Grid& full : boards)
    for (std::size_t i = 0; i < takuzu.lines().size(); ++i)
      for (const std::size_t j : lines_beside(takuzu, i)) {
        std::vector<std::size_t> apart;
        for (std::size_t k = 0; k < takuzu.lines()[i].size(); ++k)
          if (full[takuzu.lines()[i].cells[k]] != full[takuzu.lines()[j].cells[k]]) apart.push_back(k);
        if (apart.size() != 2) continue;
        Case at{full, full, spec::Marks<spec::Truth>(takuzu)};
        for (const std::size_t k : apart)
          for (const std::size_t other : lines_beside(takuzu, i)) at.grid[takuzu.lines()[other].cells[k]] = 0;
        if (walk(game, at).states.back().hint.type == place(spec::TakuzuTier::unique_lines)) return at;
      }
  return std::nullopt;
}

}  // namespace gridproof::verify
