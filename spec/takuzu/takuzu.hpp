// A Takuzu: every cell holds 0 or 1, and
//
//   rule 1   no three neighbours in a line are equal
//   rule 2   no line has more than half of its cells 0, and none more than half 1
//   rule 3   no two rows are equal, and no two columns; published puzzles differ, so it can be left out
//
//   const Takuzu takuzu(6, 8);             // 6 rows, 8 columns, all three rules
//   takuzu.lines();                        // 6 rows, then 8 columns
//   takuzu.name();                         // "takuzu-6x8"; without rule 3 "takuzu-6x8-rules-1,2"
//   constraints_of(takuzu);                // the same rules by name, as small as they can be cited
//
// Inside, values count from 1 as everywhere, so that 0 is an empty cell: `zero` is value 1 and `one` is value 2.
#pragma once

#include <cassert>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "spec/rules.hpp"

namespace gridproof::spec {

inline constexpr Value zero = 1, one = 2;
constexpr Value opposite(Value value) { return static_cast<Value>(zero + one - value); }

class Takuzu : public ListedRules {
 public:
  static constexpr int least_side = 2;
  static constexpr int greatest_side = 30;

  struct Line {
    std::string name;  // "row 2"
    std::vector<Cell> cells;

    auto begin() const { return cells.begin(); }
    auto end() const { return cells.end(); }
    std::size_t size() const { return cells.size(); }
    std::size_t half() const { return cells.size() / 2; }
  };

  // Requires even sides from least_side to greatest_side.
  Takuzu(int rows, int columns, bool lines_differ = true)
      : Takuzu(Board(rows, columns, 2, 0), lines_differ) {}

  bool lines_differ() const { return lines_differ_; }  // rule 3 counts

  const std::vector<Line>& lines() const { return lines_; }
  std::size_t row_of(Cell cell) const { return static_cast<std::size_t>(row(cell) - 1); }
  std::size_t column_of(Cell cell) const { return static_cast<std::size_t>(rows() + column(cell) - 1); }
  bool is_row(std::size_t line) const { return line < static_cast<std::size_t>(rows()); }

 private:
  Takuzu(const Board& board, bool lines_differ)
      : ListedRules(name_of(board, lines_differ), board, list_of(board, lines_differ)),
        lines_(lines_of(board)),
        lines_differ_(lines_differ) {
    assert(rows() % 2 == 0 && columns() % 2 == 0);
    assert(rows() >= least_side && columns() >= least_side && rows() <= greatest_side && columns() <= greatest_side);
  }

  static std::string name_of(const Board& board, bool lines_differ) {
    std::string name = "takuzu-" + std::to_string(board.rows());
    name += 'x';
    name += std::to_string(board.columns());
    return lines_differ ? name : name + "-rules-1,2";
  }

  static std::vector<Line> lines_of(const Board& board) {
    std::vector<Line> lines;
    for (int row = 1; row <= board.rows(); ++row) {
      lines.push_back({"row " + std::to_string(row), {}});
      for (int column = 1; column <= board.columns(); ++column) lines.back().cells.push_back(board.cell(row, column));
    }
    for (int column = 1; column <= board.columns(); ++column) {
      lines.push_back({"column " + std::to_string(column), {}});
      for (int row = 1; row <= board.rows(); ++row) lines.back().cells.push_back(board.cell(row, column));
    }
    return lines;
  }

  static NamedConstraints list_of(const Board& board, bool lines_differ) {
    NamedConstraints named;
    const auto add = [&](std::string name, std::variant<Count, Differ> rule) {
      named.groups.back().members.push_back(named.constraints.size());
      named.constraints.push_back({std::move(name), std::move(rule)});
    };
    for (const Cell c : board.cells()) {
      named.groups.push_back({board.name(c), {}});
      add(board.name(c) + " has a value", Count{{{c, zero}, {c, one}}, 1, 2});
      add(board.name(c) + " has at most one value", Count{{{c, zero}, {c, one}}, 0, 1});
    }
    const std::vector<Line> lines = lines_of(board);
    for (const Line& line : lines) {
      named.groups.push_back({line.name, {}});
      for (const Value value : board.values()) {
        Count count{{}, 0, line.half()};
        for (const Cell c : line) count.marks.push_back({c, value});
        add(line.name + " has at most " + std::to_string(line.half()) + " of " + std::to_string(board.number(value)),
            std::move(count));
      }
      for (std::size_t i = 0; i + 2 < line.size(); ++i)
        for (const Value value : board.values()) {
          Count count{{}, 0, 2};
          for (std::size_t k = i; k < i + 3; ++k) count.marks.push_back({line.cells[k], value});
          add(board.name(line.cells[i]) + " to " + board.name(line.cells[i + 2]) + " are not all " +
                  std::to_string(board.number(value)),
              std::move(count));
        }
    }
    if (!lines_differ) return named;
    named.groups.push_back({"the rows differ", {}});
    add_differences(lines, 0, static_cast<std::size_t>(board.rows()), add);
    named.groups.push_back({"the columns differ", {}});
    add_differences(lines, static_cast<std::size_t>(board.rows()), lines.size(), add);
    return named;
  }

  template <class Add>
  static void add_differences(const std::vector<Line>& lines, std::size_t from, std::size_t to, const Add& add) {
    for (std::size_t i = from; i < to; ++i)
      for (std::size_t j = i + 1; j < to; ++j)
        add(lines[i].name + " and " + lines[j].name + " differ", Differ{lines[i].cells, lines[j].cells});
  }

  std::vector<Line> lines_;
  bool lines_differ_;
};

// By rules 1 to 3 (validity.hpp), not by the list: whoever asks includes that.
template <GridLike G>
BitOf<G> is_solution(const Takuzu& takuzu, const G& full);

}  // namespace gridproof::spec
