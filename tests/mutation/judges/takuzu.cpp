// Judges the rules of a Takuzu: what is said of lines, cells and boards, the report's checks, and the constraints by
// name.
#include "spec/takuzu/takuzu.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <string>

#include "mutation/judges/plain_takuzu.hpp"
#include "spec/takuzu/cells.hpp"
#include "spec/takuzu/checks.hpp"
#include "spec/takuzu/constraints.hpp"
#include "spec/takuzu/validity.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::spec;

namespace {

Takuzu takuzu_of(const plain::BinaryBoard& board) { return Takuzu(board.rows, board.columns, board.lines_differ); }

Marks<Truth> marks_of(const Takuzu& takuzu, const plain::BinaryRelation& relation) {
  return marks<Truth>(takuzu, [&](Cell c, Value v) { return Truth(relation.is(c, v - 1)); });
}

// What is not required ends the program.
template <class F>
bool is_refused(F&& f) {
  const pid_t child = fork();
  if (child == 0) {
    std::freopen("/dev/null", "w", stderr);
    f();
    std::_Exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status);
}

void judge_sides() {
  EXPECT(Takuzu::least_side == 2 && Takuzu::greatest_side == 30);
  EXPECT(zero == 1 && one == 2 && opposite(zero) == one && opposite(one) == zero);
  EXPECT(Takuzu(2, 30).cells().size() == 60 && Takuzu(30, 2).cells().size() == 60);
  for (const auto& [rows, columns] : {std::pair{3, 4}, {4, 3}, {0, 4}, {4, 0}, {4, 32}, {32, 4}})
    EXPECT(is_refused([rows = rows, columns = columns] { Takuzu(rows, columns); }));
  EXPECT(Takuzu(4, 4).lines_differ() && Takuzu(4, 6).name() == "takuzu-4x6");
  EXPECT(Takuzu(6, 4, false).name() == "takuzu-6x4-rules-1,2");
}

void judge_board(const plain::BinaryBoard& board) {
  const Takuzu takuzu = takuzu_of(board);
  EXPECT(takuzu.rows() == board.rows && takuzu.columns() == board.columns);
  EXPECT(takuzu.lines_differ() == board.lines_differ && (takuzu.values() == std::vector<Value>{zero, one}));
  EXPECT(takuzu.number(zero) == 0 && takuzu.number(one) == 1);
  EXPECT(takuzu.lines().size() == static_cast<std::size_t>(board.size()));
  for (int i = 0; i < board.size(); ++i) {
    const auto number = static_cast<std::size_t>(i);
    const Takuzu::Line& line = takuzu.lines()[number];
    EXPECT(line.name == board.line_name(i) && takuzu.is_row(number) == board.is_row(i));
    EXPECT(line.size() == line.cells.size() && line.half() == line.size() / 2);
    EXPECT(std::vector<int>(line.begin(), line.end()) == board.line(i));
    const std::vector<std::size_t> beside = lines_beside(takuzu, number);
    EXPECT(std::vector<int>(beside.begin(), beside.end()) == board.beside(i));
  }
  for (const Cell c : takuzu.cells()) {
    EXPECT(takuzu.row_of(c) == static_cast<std::size_t>(board.row_of(c)));
    EXPECT(takuzu.column_of(c) == static_cast<std::size_t>(board.column_of(c)));
  }
}

// The list in its order, with its groups, where each constraint stands, and what it says of a relation.
class Listed {
 public:
  explicit Listed(const plain::BinaryBoard& board) : board_(board), takuzu_(takuzu_of(board)) {}

  void judge(const plain::BinaryRelation& relation) {
    const Marks<Truth> grid = marks_of(takuzu_, relation);
    next_ = next_group_ = 0;
    for (int cell = 0; cell < board_.cells(); ++cell) {
      const std::string name = board_.cell_name(cell);
      const std::size_t first = next_;
      EXPECT(has_value(takuzu_, static_cast<Cell>(cell)) == next_);
      says(grid, name + " has a value", !relation.is_empty(cell));
      says(grid, name + " has at most one value", !relation.is(cell, 0) || !relation.is(cell, 1));
      group(name, first);
    }
    for (int line = 0; line < board_.size(); ++line) {
      const std::size_t first = next_;
      const auto number = static_cast<std::size_t>(line);
      const std::vector<int>& cells = board_.line(line);
      const auto half = static_cast<int>(cells.size() / 2);
      for (const int digit : {0, 1}) {
        EXPECT(at_most_half(takuzu_, number, static_cast<Value>(digit + 1)) == next_);
        says(grid, board_.line_name(line) + " has at most " + std::to_string(half) + " of " + std::to_string(digit),
             plain::number_of(relation, cells, digit) <= half);
      }
      for (std::size_t k = 0; k + 2 < cells.size(); ++k)
        for (const int digit : {0, 1}) {
          EXPECT(not_three(takuzu_, number, k, static_cast<Value>(digit + 1)) == next_);
          says(grid,
               board_.cell_name(cells[k]) + " to " + board_.cell_name(cells[k + 2]) + " are not all " +
                   std::to_string(digit),
               !(relation.is(cells[k], digit) && relation.is(cells[k + 1], digit) && relation.is(cells[k + 2], digit)));
        }
      group(board_.line_name(line), first);
      EXPECT(constraints_of_line(takuzu_, number) == takuzu_.listed().groups[next_group_ - 1].members);
    }
    if (board_.lines_differ)
      for (const bool rows : {true, false}) {
        const std::size_t first = next_;
        for (int a = 0; a < board_.size(); ++a)
          for (const int b : board_.beside(a)) {
            if (board_.is_row(a) != rows || b < a) continue;
            for (const auto& [x, y] : {std::pair{a, b}, {b, a}})
              EXPECT(two_lines_differ(takuzu_, static_cast<std::size_t>(x), static_cast<std::size_t>(y)) == next_);
            says(grid, board_.line_name(a) + " and " + board_.line_name(b) + " differ",
                 !plain::identical(relation, board_.line(a), board_.line(b), board_.line(a).size()));
          }
        group(rows ? "the rows differ" : "the columns differ", first);
      }
    EXPECT(next_ == takuzu_.listed().constraints.size() && next_group_ == takuzu_.listed().groups.size());
  }

 private:
  void says(const Marks<Truth>& grid, const std::string& name, bool so) {
    EXPECT(next_ < takuzu_.listed().constraints.size());
    const Constraint& constraint = takuzu_.listed().constraints[next_++];
    EXPECT(constraint.name == name && holds(constraint, takuzu_, grid).holds() == so);
    // Certificates are written in its numbers: as few as say it, and no more than there are.
    if (const auto* count = std::get_if<Count>(&constraint.rule))
      EXPECT(count->least <= 1 && count->most <= count->marks.size());
  }
  void group(const std::string& name, std::size_t first) {
    EXPECT(next_group_ < takuzu_.listed().groups.size());
    const ConstraintGroup& group = takuzu_.listed().groups[next_group_++];
    std::vector<std::size_t> members;
    for (std::size_t i = first; i < next_; ++i) members.push_back(i);
    EXPECT(group.name == name && group.members == members);
  }

  const plain::BinaryBoard& board_;
  Takuzu takuzu_;
  std::size_t next_ = 0, next_group_ = 0;
};

// Bits of a number, the lowest first.
std::size_t number_in(const std::vector<Truth>& bits) {
  std::size_t number = 0;
  for (std::size_t i = 0; i < bits.size(); ++i) number |= static_cast<std::size_t>(bits[i].holds()) << i;
  return number;
}

void judge_lines(const plain::BinaryBoard& board, const Takuzu& takuzu, const plain::BinaryRelation& relation) {
  const Marks<Truth> grid = marks_of(takuzu, relation);
  for (int i = 0; i < board.size(); ++i) {
    const auto number = static_cast<std::size_t>(i);
    const Chunk& chunk = takuzu.lines()[number];
    const std::vector<int>& line = board.line(i);
    const bool three = !plain::no_three(relation, line), half = plain::no_more_than_half(relation, line);
    EXPECT(rule_1_for_chunk(takuzu, grid, chunk).holds() != three);
    EXPECT(check_rule_1_for_chunk(takuzu, grid, chunk).holds() != three);
    EXPECT(rule_2_for_chunk(takuzu, grid, chunk).holds() == half);
    EXPECT(check_rule_2_for_chunk(takuzu, grid, chunk).holds() == half);
    for (const int digit : {0, 1}) {
      const auto value = static_cast<Value>(digit + 1);
      EXPECT(number_in(count_number_of(grid, chunk, value)) ==
             static_cast<std::size_t>(plain::number_of(relation, line, digit)));
      for (std::size_t length = 0; length <= line.size(); ++length) {
        const std::vector<int> beginning(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(length));
        const auto at_least = num_occ(grid, chunk, value, length);
        EXPECT(at_least.size() == length + 1);
        for (std::size_t k = 0; k <= length; ++k)
          EXPECT(at_least[k].holds() == (plain::number_of(relation, beginning, digit) >= static_cast<int>(k)));
      }
    }
    const bool kept = !plain::has_a_twin(board, relation, i);
    EXPECT((board.is_row(i) ? rule_3_for_row(takuzu, grid, number) : rule_3_for_column(takuzu, grid, number)).holds() ==
           kept);
    bool found_kept = true;  // by the checks, to which two values in a cell are something of their own
    for (const int k : board.beside(i)) {
      const std::vector<int>& other = board.line(k);
      const auto beside = static_cast<std::size_t>(k);
      for (std::size_t length = 0; length <= line.size(); ++length)
        EXPECT(identical_chunks(takuzu, grid, chunk, takuzu.lines()[beside], length).holds() ==
               plain::identical(relation, line, other, length));
      const bool same = plain::identical(relation, line, other, line.size());
      EXPECT((board.is_row(i) ? identical_rows(takuzu, grid, number, beside)
                              : identical_columns(takuzu, grid, number, beside))
                 .holds() == same);
      bool reads_the_same = true;
      for (std::size_t at = 0; at < line.size(); ++at) {
        const bool equal = relation.is(line[at], 0) == relation.is(other[at], 0) &&
                           relation.is(line[at], 1) == relation.is(other[at], 1);
        reads_the_same = reads_the_same && equal && !relation.is_empty(other[at]);
        EXPECT(both_have_the_same(takuzu, grid, static_cast<Cell>(line[at]), static_cast<Cell>(other[at])).holds() ==
               ((relation.is(line[at], 0) && relation.is(other[at], 0)) ||
                (relation.is(line[at], 1) && relation.is(other[at], 1))));
      }
      EXPECT(check_identical_chunks(takuzu, grid, chunk, takuzu.lines()[beside]).holds() == reads_the_same);
      found_kept = found_kept && !reads_the_same;
    }
    EXPECT(
        (board.is_row(i) ? check_rule_3_for_row(takuzu, grid, number) : check_rule_3_for_column(takuzu, grid, number))
            .holds() == found_kept);
  }
}

// For cells the checks find what the definitions say, in grids; in other relations they need not.
void judge_cells(const plain::BinaryBoard& board, const Takuzu& takuzu, const plain::BinaryRelation& relation) {
  const Marks<Truth> grid = marks_of(takuzu, relation);
  bool is_grid = true;
  for (int cell = 0; cell < board.cells(); ++cell)
    is_grid = is_grid && !(relation.is(cell, 0) && relation.is(cell, 1));
  bool valid_so_far = true, full_so_far = true;
  for (const Cell n : takuzu.cells()) {
    EXPECT(first_cells(takuzu, n).size() == n);
    EXPECT(valid_up_to(takuzu, grid, n).holds() == valid_so_far);
    EXPECT(full_up_to(takuzu, grid, n).holds() == full_so_far);
    const int row = board.row_of(n), column = board.column_of(n);
    const auto both = [&](auto&& holds) { return holds(row) && holds(column); };
    EXPECT(rule_1_for_cell(takuzu, grid, n).holds() ==
           both([&](int line) { return plain::no_three(relation, board.line(line)); }));
    EXPECT(rule_2_for_cell(takuzu, grid, n).holds() ==
           both([&](int line) { return plain::no_more_than_half(relation, board.line(line)); }));
    EXPECT(rule_3_for_cell(takuzu, grid, n).holds() ==
           both([&](int line) { return !plain::has_a_twin(board, relation, line); }));
    const bool valid = both([&](int line) { return plain::is_valid(board, relation, line); });
    EXPECT(valid_for_cell(takuzu, grid, n).holds() == valid);
    if (is_grid) EXPECT(check_at_cell(takuzu, grid, n).holds() == valid);
    valid_so_far = valid_so_far && valid;
    full_so_far = full_so_far && !relation.is_empty(n);
  }
  EXPECT(valid_up_to(takuzu, grid, takuzu.cells().size()).holds() == valid_so_far);
  EXPECT(full_up_to(takuzu, grid, takuzu.cells().size()).holds() == full_so_far);
}

void judge_change(const Takuzu& takuzu, plain::BinaryRelation relation, int cell) {
  const Marks<Truth> grid = marks_of(takuzu, relation);
  for (const int digit : {0, 1, 2}) {  // 2: neither
    const auto element = digit == 2 ? Element<Truth>::empty() : Element<Truth>::of(static_cast<Value>(digit + 1));
    relation.write(cell, digit);
    const auto changed = check_cell_change(takuzu, grid, static_cast<Cell>(cell), element);
    EXPECT(changed.grid.bits() == marks_of(takuzu, relation).bits());
    EXPECT(with(grid, static_cast<Cell>(cell), element).bits() == changed.grid.bits());
    EXPECT(changed.valid == check_at_cell(takuzu, changed.grid, static_cast<Cell>(cell)));
  }
}

void judge_solution(const plain::BinaryBoard& board, const Takuzu& takuzu, const plain::BinaryRelation& relation) {
  const Marks<Truth> grid = marks_of(takuzu, relation);
  const bool solution = plain::is_solution(board, relation);
  EXPECT(is_solution(takuzu, grid).holds() == solution);
  EXPECT(is_solution(static_cast<const ListedRules&>(takuzu), grid).holds() == solution);
  bool three = false, half = true, differ = true;
  for (int line = 0; line < board.size(); ++line) {
    three = three || !plain::no_three(relation, board.line(line));
    half = half && plain::no_more_than_half(relation, board.line(line));
    differ = differ && !plain::has_a_twin(board, relation, line);
  }
  EXPECT(rule_1(takuzu, grid).holds() != three && rule_2(takuzu, grid).holds() == half);
  EXPECT(rule_3(takuzu, grid).holds() == differ);
}

// Every 4x4 board with full rows that are legal is a solution or not.
void judge_solutions(const plain::BinaryBoard& board) {
  const Takuzu takuzu = takuzu_of(board);
  const std::vector<std::vector<int>>& legal = plain::legal_lines(4);
  for (std::size_t number = 0; number < 6 * 6 * 6 * 6; ++number) {
    plain::BinaryRelation relation(16);
    for (int cell = 0; cell < 16; ++cell) {
      std::size_t row = number;
      for (int i = 0; i < cell / 4; ++i) row /= 6;
      relation.write(cell, legal[row % 6][static_cast<std::size_t>(cell % 4)]);
    }
    EXPECT(is_solution(takuzu, marks_of(takuzu, relation)).holds() == plain::is_solution(board, relation));
  }
}

// In longer lines rule 1 says what rule 2 does not: every row of six cells, above the same row with the values
// exchanged.
void judge_long_lines() {
  const plain::BinaryBoard board{2, 6, false};
  const Takuzu takuzu = takuzu_of(board);
  for (unsigned number = 0; number < 64; ++number) {
    plain::BinaryRelation relation(12);
    for (int i = 0; i < 6; ++i) {
      const int digit = (number >> i & 1U) != 0 ? 1 : 0;
      relation.write(i, digit);
      relation.write(6 + i, 1 - digit);
    }
    judge_solution(board, takuzu, relation);
  }
}

// Two lines that are equal, and nothing else: only rule 3 is broken, and for their cells alone.
void judge_twins(const plain::BinaryBoard& board, const Takuzu& takuzu) {
  for (int line = 0; line < board.size(); ++line) {
    plain::BinaryRelation relation(board.cells());
    for (const int twin : {line, board.beside(line).back()})
      for (std::size_t k = 0; k < board.line(twin).size(); ++k) relation.write(board.line(twin)[k], k % 2 == 0 ? 0 : 1);
    judge_cells(board, takuzu, relation);
  }
}

void judge_greater() {
  for (std::size_t number = 0; number < 16; ++number)
    for (std::size_t than = 0; than < 16; ++than) {
      std::vector<Truth> bits;
      for (std::size_t i = 0; i < 4; ++i) bits.emplace_back((number >> i & 1U) != 0);
      EXPECT(is_greater(bits, than).holds() == (number > than));
    }
}

}  // namespace

int main() {
  judge_sides();
  judge_greater();
  judge_long_lines();
  Chance chance(12);
  for (const plain::BinaryBoard& board : plain::binary_boards()) {
    judge_board(board);
    const Takuzu takuzu = takuzu_of(board);
    judge_twins(board, takuzu);
    Listed listed(board);
    for (int round = 0; round < 12; ++round) {
      const plain::BinaryRelation relation = plain::any_relation(board, chance);
      listed.judge(relation);
      judge_lines(board, takuzu, relation);
      judge_cells(board, takuzu, relation);
      judge_change(takuzu, relation, static_cast<int>(chance.below(static_cast<std::size_t>(board.cells()))));
      judge_solution(board, takuzu, relation);
    }
  }
  judge_solutions({4, 4, true});
  judge_solutions({4, 4, false});
}
