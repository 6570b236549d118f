#include "verify/models/takuzu_starts.hpp"

#include <utility>
#include <variant>

#include "solver/random.hpp"
#include "spec/takuzu/dialects.hpp"
#include "takuzu/enumerate.hpp"
#include "verify/trace/walk.hpp"

namespace gridproof::verify {

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
  return starts;
}

std::optional<Case> start_for_unique_lines(const spec::Takuzu& takuzu, const std::vector<spec::Grid>& boards) {
  if (!takuzu.lines_differ()) return std::nullopt;
  const GameOf<spec::TakuzuHints> game(takuzu);
  for (const spec::Grid& full : boards)
    for (std::size_t i = 0; i < static_cast<std::size_t>(takuzu.rows()); ++i)
      for (const std::size_t j : lines_beside(takuzu, i)) {
        std::vector<std::size_t> apart;
        for (std::size_t k = 0; k < takuzu.lines()[i].size(); ++k)
          if (full[takuzu.lines()[i].cells[k]] != full[takuzu.lines()[j].cells[k]]) apart.push_back(k);
        if (apart.size() != 2) continue;
        Case at{full, full, spec::Marks<spec::Truth>(takuzu)};
        for (const std::size_t k : apart)
          for (std::size_t row = 0; row < static_cast<std::size_t>(takuzu.rows()); ++row)
            if (row != i) at.grid[takuzu.lines()[row].cells[k]] = 0;
        if (walk(game, at).states.back().hint.type == place(spec::TakuzuTier::unique_lines)) return at;
      }
  return std::nullopt;
}

}  // namespace gridproof::verify
