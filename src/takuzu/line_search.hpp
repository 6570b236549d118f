// The search under LineSolver, for one size of words. The order of what it visits is always the same.
//
//   LineSearch<std::uint16_t, 20> search(takuzu);
//   search.run(grid, [&](const auto& state) { return true; }, budget, nullptr);
//
// What it does at an open state: it assumes a value in a cell where much has been decided round about. Where many
// assumptions have led to nothing it looks ahead: it tries both values in every empty cell, writes down those whose
// opposite fails, and assumes where most follows either way.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "solver/random.hpp"
#include "solver/search.hpp"
#include "spec/grid.hpp"
#include "spec/takuzu/takuzu.hpp"
#include "takuzu/line_state.hpp"

namespace gridproof::takuzu {

template <class Word, std::size_t most_lines>
class LineSearch {
 public:
  using Reasoner = LineReasoner<Word, most_lines>;
  using State = typename Reasoner::State;

  // Of the board or of the board turned, whichever has shorter rows: assumptions go row by row where nothing else tells
  // cells apart, and with long rows empty grids take much longer.
  explicit LineSearch(const spec::Takuzu& takuzu, std::uint64_t first_allowance = 1 << 17)
      : turned_(takuzu.columns() > takuzu.rows()),
        reasoner_(turned_ ? takuzu.columns() : takuzu.rows(), turned_ ? takuzu.rows() : takuzu.columns(),
                  takuzu.lines_differ()),
        possible_(!takuzu.lines_differ() || can_differ(takuzu)),
        first_allowance_(first_allowance),
        states_(1) {}

  // Calls found(state) for each completion until it returns false. With a random source the assumptions are random.
  //
  // Among many completions a bad beginning may lead away from all of them. So as long as none is found the search
  // begins anew after a number of nodes, which doubles: by turns with random assumptions (always the same ones) and
  // with a look ahead from the start.
  template <class Found>
  solver::Ending run(const spec::Grid& grid, solver::Budget budget, solver::Random* random, Found&& found) {
    constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();
    nodes_ = 0;
    if (!possible_) return solver::Ending::complete;
    if (random != nullptr) return *walk(grid, budget, random, never, never, found);
    std::uint64_t allowance = first_allowance_;
    for (std::uint64_t attempt = 0;; ++attempt, allowance *= 2) {
      std::optional<solver::Random> own;
      if (attempt % 2 == 1) own.emplace(attempt);
      const auto ending = walk(grid, budget, own ? &*own : nullptr, attempt == 0 || own ? patience : 0,
                               nodes_ + allowance, found);
      if (ending) return *ending;
    }
  }

  // A full state as a grid.
  spec::Grid grid(const State& full) const {
    spec::Grid result(reasoner_.rows() * reasoner_.columns());
    for_each_cell([&](std::size_t cell, std::size_t row, std::size_t column) {
      result[cell] = (full.ones[row] >> column & 1U) != 0 ? spec::one : spec::zero;
    });
    return result;
  }

  std::uint64_t nodes() const { return nodes_; }

 private:
  enum class Outcome { dead, full, open, exhausted };
  struct Assumption {
    std::size_t row, column;
    spec::Value value;
  };

  static constexpr std::uint64_t patience = 16;  // assumptions that lead to nothing before it looks ahead

  // Nothing if no completion was found up to that node.
  template <class Found>
  std::optional<solver::Ending> walk(const spec::Grid& grid, solver::Budget budget, solver::Random* random,
                                     std::uint64_t patient_for, std::uint64_t last_node, Found&& found) {
    load(grid);
    bool any_found = false;
    std::uint64_t in_vain = 0;  // assumptions since the last completion
    for (std::size_t depth = 0;;) {
      if (!any_found && nodes_ > last_node) return std::nullopt;
      Outcome outcome = look_at(states_[depth], budget);
      Assumption assumption{};
      if (outcome == Outcome::open) {
        if (in_vain >= patient_for)
          outcome = look_ahead(states_[depth], budget, assumption);
        else
          assumption = random != nullptr ? any_assumption(states_[depth], *random) : choose(states_[depth]);
      }
      if (outcome == Outcome::exhausted) return solver::Ending::exhausted;
      if (outcome == Outcome::open) {
        if (states_.size() == depth + 1) states_.emplace_back();
        states_[depth + 1] = states_[depth];
        reasoner_.write(states_[depth + 1], assumption.row, assumption.column, assumption.value);
        reasoner_.write(states_[depth], assumption.row, assumption.column, spec::opposite(assumption.value));
        ++depth;
        continue;
      }
      if (outcome == Outcome::full) {
        if (!found(states_[depth])) return solver::Ending::stopped;
        any_found = true;
        in_vain = 0;
      } else {
        ++in_vain;
      }
      if (depth == 0) return solver::Ending::complete;
      --depth;
    }
  }

  static bool can_differ(const spec::Takuzu& takuzu) {
    return takuzu::can_differ(takuzu.rows(), takuzu.columns()) && takuzu::can_differ(takuzu.columns(), takuzu.rows());
  }

  // f(cell of the board, row, column).
  template <class F>
  void for_each_cell(F&& f) const {
    const std::size_t rows = reasoner_.rows(), columns = reasoner_.columns();
    for (std::size_t row = 0; row < rows; ++row)
      for (std::size_t column = 0; column < columns; ++column)
        f(turned_ ? column * rows + row : row * columns + column, row, column);
  }

  void load(const spec::Grid& grid) {
    assert(grid.size() == reasoner_.rows() * reasoner_.columns());
    states_[0] = State{};
    for_each_cell([&](std::size_t cell, std::size_t row, std::size_t column) {
      assert(grid[cell] <= spec::one);
      if (grid[cell] != 0) reasoner_.write(states_[0], row, column, grid[cell]);
    });
  }

  Outcome look_at(State& state, solver::Budget budget) {
    if (nodes_ >= budget.nodes) return Outcome::exhausted;
    ++nodes_;
    if (!reasoner_.propagate(state)) return Outcome::dead;
    for (std::size_t row = 0; row < reasoner_.rows(); ++row)
      if (reasoner_.empty_cells(state, row) != 0) return Outcome::open;
    return Outcome::full;
  }

  template <class F>
  void for_each_empty_cell(const State& state, F&& f) const {
    for (std::size_t row = 0; row < reasoner_.rows(); ++row)
      for (CellSet left = reasoner_.empty_cells(state, row); left != 0; left &= left - 1)
        f(row, static_cast<std::size_t>(std::countr_zero(left)));
  }

  // How many of the cells next to this one, and of those next to these, are filled.
  static int filled_nearby(CellSet filled, std::size_t cell) {
    return std::popcount(static_cast<std::uint64_t>(filled) << 2 >> cell & 0b11011U);
  }

  // Few empty cells in its two lines, many filled ones nearby.
  Assumption choose(const State& state) const {
    Assumption best{};
    int least = 1 << 20;
    std::array<int, most_lines> empty;
    for (std::size_t line = 0; line < reasoner_.rows() + reasoner_.columns(); ++line)
      empty[line] = std::popcount(reasoner_.empty_cells(state, line));
    for_each_empty_cell(state, [&](std::size_t row, std::size_t column) {
      const std::size_t across = reasoner_.rows() + column;
      const int cost = 2 * (empty[row] + empty[across]) - 3 * filled_nearby(state.filling(row).filled(), column) -
                       3 * filled_nearby(state.filling(across).filled(), row);
      if (cost >= least) return;
      least = cost;
      best = {row, column, spec::zero};
    });
    return best;
  }

  Assumption any_assumption(const State& state, solver::Random& random) const {
    std::uint64_t empty = 0;
    for_each_empty_cell(state, [&](std::size_t, std::size_t) { ++empty; });
    std::uint64_t wanted = random.below(empty);
    Assumption result{0, 0, random.below(2) == 0 ? spec::zero : spec::one};
    for_each_empty_cell(state, [&](std::size_t row, std::size_t column) {
      if (wanted-- == 0) result.row = row, result.column = column;
    });
    return result;
  }

  int filled_cells(const State& state) const {
    int filled = 0;
    for (std::size_t row = 0; row < reasoner_.rows(); ++row) filled += std::popcount(state.filling(row).filled());
    return filled;
  }

  // Once through the empty cells.
  Outcome look_ahead(State& state, solver::Budget budget, Assumption& assumption) {
    const auto is_empty = [&](std::size_t row, std::size_t column) {
      return (reasoner_.empty_cells(state, row) >> column & 1U) != 0;
    };
    int most = 0;
    for (std::size_t row = 0; row < reasoner_.rows(); ++row)
      for (std::size_t column = 0; column < reasoner_.columns(); ++column) {
        if (!is_empty(row, column)) continue;
        int follows = 1;  // grows with what either value fills; 0 where one fails
        for (const spec::Value value : {spec::zero, spec::one}) {
          State tried = state;
          reasoner_.write(tried, row, column, value);
          const Outcome outcome = look_at(tried, budget);
          if (outcome == Outcome::exhausted) return outcome;
          follows *= outcome == Outcome::dead ? 0 : 1 + filled_cells(tried) - filled_cells(state);
          if (follows != 0) continue;
          reasoner_.write(state, row, column, spec::opposite(value));
          const Outcome now = look_at(state, budget);
          if (now != Outcome::open) return now;
          break;
        }
        if (follows <= most) continue;
        most = follows;
        assumption = {row, column, spec::zero};
      }
    if (most == 0 || !is_empty(assumption.row, assumption.column)) assumption = choose(state);
    return Outcome::open;
  }

  bool turned_;
  Reasoner reasoner_;
  bool possible_;
  std::uint64_t first_allowance_;  // nodes until it begins anew
  std::vector<State> states_;  // by depth
  std::uint64_t nodes_ = 0;
};

}  // namespace gridproof::takuzu
