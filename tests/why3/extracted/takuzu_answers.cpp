// Boards of Takuzu, and what the C++ answers them, to hold the solver that Why3 extracts against.
//
//   takuzu_answers boards 4 all              every board of 4x4: each cell 0, 1 or empty
//   takuzu_answers boards 6 200 17           so many random ones, with that seed
//   takuzu_answers answers 4 < BOARDS        of each line the number of solutions, and the least of them or none
//   takuzu_answers answers 4 1,2 < BOARDS    the same where equal lines are allowed
//
// Each board is answered three times, and the answers must agree: from the list of all solutions, as spec/ defines
// them; by the solver of the report; by the fast one. Where they do not the program ends with 1.
#include <fmt/format.h>

#include <iostream>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "spec/takuzu/validity.hpp"
#include "takuzu/line_solver.hpp"
#include "takuzu/report_solver.hpp"

using namespace gridproof;
using spec::Grid;
using spec::Takuzu;

namespace {

Grid read(const std::string& line) {
  Grid grid(line.size());
  for (std::size_t i = 0; i < line.size(); ++i) grid[i] = line[i] == '0' ? spec::zero : line[i] == '1' ? spec::one : 0;
  return grid;
}

std::string written(const Grid& grid) {
  std::string line;
  for (const spec::Value value : grid) line += value == spec::zero ? '0' : value == spec::one ? '1' : '.';
  return line;
}

// Nor does an empty cell break a rule: what goes wrong here goes wrong however the board is filled.
bool keeps_the_rules(const Takuzu& takuzu, const Grid& grid) {
  return (spec::rule_1(takuzu, grid) & spec::rule_2(takuzu, grid)).holds() &&
         (!takuzu.lines_differ() || spec::rule_3(takuzu, grid).holds());
}

class Solutions {
 public:
  explicit Solutions(const Takuzu& takuzu) : takuzu_(takuzu), columns_(static_cast<std::size_t>(takuzu.columns())) {
    fill_from(Grid(takuzu.cells().size()), 0);
  }

  const std::vector<Grid>& all() const { return all_; }  // in lexicographic order

 private:
  // In every way that keeps the rules, row by row.
  void fill_from(const Grid& grid, std::size_t cell) {
    if (cell == grid.size()) {
      if (spec::is_solution(takuzu_, grid).holds()) all_.push_back(grid);
      return;
    }
    for (unsigned bits = 0; bits < 1U << columns_; ++bits) {
      Grid more = grid;
      for (std::size_t i = 0; i < columns_; ++i)
        more[cell + i] = (bits >> (columns_ - 1 - i) & 1U) != 0 ? spec::one : spec::zero;
      if (keeps_the_rules(takuzu_, more)) fill_from(more, cell + columns_);
    }
  }

  const Takuzu& takuzu_;
  std::size_t columns_;
  std::vector<Grid> all_;
};

struct Answer {
  std::uint64_t count = 0;
  std::optional<Grid> first = {};

  friend bool operator==(const Answer&, const Answer&) = default;
};

std::string in_words(const Answer& answer) {
  return fmt::format("{} {}", answer.count, answer.first ? written(*answer.first) : "none");
}

class Answers {
 public:
  explicit Answers(const Takuzu& takuzu)
      : takuzu_(takuzu), solutions_(takuzu), report_(takuzu), fast_(takuzu), too_many_(solutions_.all().size() + 1) {}

  Answer by_definition(const Grid& grid) const {
    Answer answer;
    for (const Grid& full : solutions_.all())
      if (spec::extends(takuzu_, grid, full).holds() && answer.count++ == 0) answer.first = full;
    return answer;
  }
  Answer by_report(const Grid& grid) const {
    Answer answer{report_.count(grid, too_many_)};
    if (Grid full = grid; report_.solve(full)) answer.first = full;
    return answer;
  }
  Answer by_fast(const Grid& grid) {
    return {fast_.count(grid, too_many_), fast_.least_completion(grid).grid};
  }

 private:
  const Takuzu& takuzu_;
  Solutions solutions_;
  takuzu::ReportSolver report_;
  takuzu::LineSolver fast_;
  std::uint64_t too_many_;
};

bool answer_lines(const Takuzu& takuzu) {
  Answers answers(takuzu);
  for (std::string line; std::getline(std::cin, line);) {
    const Grid grid = read(line);
    const Answer answer = answers.by_definition(grid), report = answers.by_report(grid), fast = answers.by_fast(grid);
    if (grid.size() != takuzu.cells().size() || answer != report || answer != fast) {
      std::cerr << fmt::format("{}: spec says {}, the report's solver {}, the fast one {}\n", line, in_words(answer),
                               in_words(report), in_words(fast));
      return false;
    }
    std::cout << in_words(answer) << '\n';
  }
  return true;
}

void write_all_boards(std::size_t cells) {
  std::string board(cells, '.');
  for (bool more = true; more;) {
    std::cout << board << '\n';
    more = false;
    for (std::size_t i = cells; i-- > 0 && !more;) {
      more = board[i] != '1';
      board[i] = board[i] == '.' ? '0' : board[i] == '0' ? '1' : '.';
    }
  }
}

// Half of them have a solution: cells of one, some of them taken away. The others have one more cell changed.
void write_random_boards(const Takuzu& takuzu, unsigned long count, unsigned long seed) {
  const Solutions solutions(takuzu);
  std::mt19937 random(static_cast<std::mt19937::result_type>(seed));
  for (unsigned long i = 0; i < count; ++i) {
    std::string board = written(solutions.all()[random() % solutions.all().size()]);
    const auto share = random() % 10;
    for (char& cell : board)
      if (random() % 10 < share) cell = '.';
    if (i % 2 == 1) board[random() % board.size()] = random() % 2 == 0 ? '0' : '1';
    std::cout << board << '\n';
  }
}

}  // namespace

int main(int count, char** words) {
  const std::vector<std::string> arguments(words + 1, words + count);
  if (arguments.size() < 2) return 2;
  std::ios::sync_with_stdio(false);
  const int size = std::stoi(arguments[1]);
  const Takuzu takuzu(size, size, arguments.back() != "1,2");
  if (arguments[0] == "answers") return answer_lines(takuzu) ? 0 : 1;
  if (arguments.size() == 3 && arguments[2] == "all")
    write_all_boards(takuzu.cells().size());
  else if (arguments.size() == 4)
    write_random_boards(takuzu, std::stoul(arguments[2]), std::stoul(arguments[3]));
  else
    return 2;
  return 0;
}
