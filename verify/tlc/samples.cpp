#include "verify/tlc/samples.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <stdexcept>

#include "solver/generate.hpp"
#include "verify/trace/walk.hpp"

namespace gridproof::tlc {

namespace {

using spec::Cell;
using spec::Grid;
using spec::Layout;
using verify::Case;
using verify::ChoiceRule;
using verify::Dialect;

using Marks = spec::Marks<spec::Truth>;

Case draw(const Draw& from, solver::Random& random) {
  const Grid& solution = from.boards[random.below(from.boards.size())];
  Case at{Grid(from.board.cells().size()), solution, Marks(from.board)};
  std::vector<Cell> cells = from.board.cells();
  random.shuffle(cells);
  cells.resize(random.below(cells.size() + 1));
  for (const Cell c : cells) at.grid[c] = solution[c];
  if (!from.crossed) return at;
  const std::uint64_t one_of = 2 + random.below(8);
  for (const Cell c : from.board.cells())
    for (const spec::Value v : from.board.values())
      if (v != solution[c] && random.below(one_of) == 0) at.crossed.at(c, v) = spec::Truth(true);
  return at;
}

Grid board_of(const Layout& layout) {
  solver::Random random(1);
  const auto made = solver::random_solution(layout, random);
  if (const auto* board = std::get_if<Grid>(&made)) return *board;
  throw std::logic_error("a layout of plain boxes has a valid board");
}

// Valid boards and, as written, boards beside one of them: only there tier 2 has anything to do.
std::vector<Grid> boards_for(SpecText text, const Layout& layout) {
  std::vector<Grid> boards = layout == Layout::boxes(2, 2) ? class_boards() : std::vector<Grid>{board_of(layout)};
  if (dialect_of(text) == Dialect::repaired) return boards;
  for (Grid& other : beside(layout, Grid(boards.front()))) boards.push_back(std::move(other));
  return boards;
}

std::vector<Case> positions_for(SpecText text, const Layout& layout, std::size_t per_type, std::size_t crossed) {
  const Dialect dialect = dialect_of(text);
  std::vector<Case> positions = sample({layout, dialect, boards_for(text, layout), per_type});
  if (crossed > 0)
    for (Case& at : sample({layout, dialect, boards_for(text, layout), crossed, true, 2}))
      positions.push_back(std::move(at));
  return positions;
}

// Every grid of one board of each class; as written also the sample, whose other boards bring tier 2 into play.
std::vector<Case> all_of_both_classes(SpecText text) {
  const Layout layout = Layout::boxes(2, 2);
  std::vector<Case> positions = positions_for(text, layout, 8, text == SpecText::repaired ? 8 : 0);
  for (const Grid& board : class_boards())
    for (Case& at : all_grids(layout, board)) positions.push_back(std::move(at));
  return positions;
}

std::string_view name_of(SpecText text) {
  constexpr std::array<std::string_view, 4> names = {"graph_original", "graph_as_written", "graph_repaired",
                                                     "graph_play"};
  return names[static_cast<std::size_t>(text)];
}

struct Standard {
  SpecText text;
  int box_rows, box_columns;
  ChoiceRule choice;
  Profile from;
  std::size_t per_type;     // 0: every grid of one board of each class
  std::size_t crossed = 0;  // so many of each type with crossed marks
};

const std::vector<Standard>& standards() {
  using enum SpecText;
  using enum ChoiceRule;
  static const std::vector<Standard> all = {
      {as_written, 2, 2, least, Profile::quick, 24}, {repaired, 2, 2, least, Profile::quick, 24, 24},
      {as_written, 2, 2, any, Profile::ci, 24},      {repaired, 2, 2, any, Profile::ci, 24, 24},
      {play, 2, 2, least, Profile::ci, 6, 6},        {play, 2, 2, any, Profile::ci, 1, 1},
      {original, 2, 3, least, Profile::ci, 4},       {as_written, 2, 3, any, Profile::ci, 3},
      {repaired, 2, 3, any, Profile::ci, 3, 2},      {repaired, 3, 3, least, Profile::ci, 1},
      {as_written, 2, 2, least, Profile::long_, 0},  {as_written, 2, 2, any, Profile::long_, 0},
      {repaired, 2, 2, least, Profile::long_, 0},    {repaired, 2, 2, any, Profile::long_, 0},
  };
  return all;
}

}  // namespace

std::vector<Case> sample(const Draw& from, const Answers& answers) {
  constexpr int attempts = 40'000;
  std::vector<Case> positions;
  std::map<spec::HintType, std::size_t> found;
  for (const spec::HintType type : answers.types) found[type] = 0;
  solver::Random random(from.seed);
  for (int i = 0; i < attempts; ++i) {
    Case at = draw(from, random);
    auto& count = found[answers.type_of(at)];
    if (count == from.per_type) continue;
    ++count;
    positions.push_back(std::move(at));
    if (std::all_of(found.begin(), found.end(), [&](const auto& tier) { return tier.second == from.per_type; })) break;
  }
  return positions;
}

std::vector<Case> sample(const SampleRequest& request) {
  const auto game = verify::published_game(request.layout, request.dialect);
  return sample({request.layout, request.boards, request.per_type, request.crossed, request.seed},
                {{spec::all_types.begin(), spec::all_types.end()},
                 [&](const Case& at) { return verify::walk(*game, at).states.back().hint.type; }});
}

std::vector<Case> all_grids(const Layout& layout, const Grid& board) {
  std::vector<Case> positions;
  for (std::uint32_t filled = 0; filled < std::uint32_t{1} << layout.cells().size(); ++filled) {
    Case at{Grid(layout.cells().size()), board, Marks(layout)};
    for (const Cell c : layout.cells())
      if ((filled >> c & 1) != 0) at.grid[c] = board[c];
    positions.push_back(std::move(at));
  }
  return positions;
}

std::vector<Grid> class_boards() {
  return {Grid(std::vector<spec::Value>{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}),
          Grid(std::vector<spec::Value>{1, 2, 3, 4, 3, 4, 1, 2, 2, 3, 4, 1, 4, 1, 2, 3})};
}

std::vector<Grid> beside(const Layout& layout, const Grid& board) {
  std::vector<Grid> boards;
  for (const Cell c : layout.cells()) {
    Grid other = board;
    other[c] = static_cast<spec::Value>(board[c] % layout.size() + 1);
    boards.push_back(std::move(other));
  }
  return boards;
}

const std::vector<std::string>& graph_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const SpecText text : {SpecText::as_written, SpecText::repaired, SpecText::play, SpecText::original})
      all.emplace_back(name_of(text));
    return all;
  }();
  return names;
}

std::vector<GraphRun> graph_runs(Profile profile) {
  std::vector<GraphRun> runs;
  for (const Standard& run : standards()) {
    // The complete runs take the place of the samples.
    const bool replaced = profile == Profile::long_ && run.per_type > 0 && run.text != SpecText::play &&
                          run.box_rows == 2 && run.box_columns == 2;
    if (run.from > profile || replaced) continue;
    const Layout layout = Layout::boxes(run.box_rows, run.box_columns);
    runs.push_back(
        {std::string(name_of(run.text)),
         fmt::format("TLC on {}.tla and the C++ checker on the engine explore the same graph", module_of(run.text)),
         run.text, layout, run.choice,
         run.per_type == 0 ? "every grid of one board of each class, and a sample of other boards"
                           : "a fixed sample of positions",
         [run, layout] {
           return run.per_type == 0 ? all_of_both_classes(run.text)
                                    : positions_for(run.text, layout, run.per_type, run.crossed);
         }});
  }
  return runs;
}

}  // namespace gridproof::tlc
