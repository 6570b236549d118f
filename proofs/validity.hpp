// When a board is a solution: the Cryptol text's two definitions, and two more, all say the same.
//
// contains-each (the text's), all-different and the mask of values seen say the same of a group only because there are
// as many cells as values: the pigeonhole principle, which resolution cannot prove briefly. GroupLemma proves it by
// counting, one cell and one value at a time; boards then use instances of it.
#pragma once

#include <string>
#include <vector>

#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/validity.hpp"
#include "verify/symbolic/stage.hpp"

namespace gridproof::proofs {

using namespace spec;
using symbolic::Stage;
using symbolic::Word;
using symbolic::WordGrid;

// No two cells of the group hold the same value, and each holds one.
template <GridLike G>
auto all_different(const Layout& layout, const G& grid, const Group& group) {
  using B = BitOf<G>;
  B result(true);
  for (std::size_t i = 0; i < group.size(); ++i) {
    result = result & any(layout.values(), [&](Value v) { return grid.is(group[i], v); });
    for (std::size_t j = 0; j < i; ++j)
      result = result & none(layout.values(), [&](Value v) { return grid.is(group[i], v) & grid.is(group[j], v); });
  }
  return result;
}

// The values seen, one bit each, cell by cell: seen | 1 << value.
template <GridLike G>
auto values_seen(const Layout& layout, const G& grid, const Group& group) {
  using B = BitOf<G>;
  std::vector<std::vector<B>> seen(1, std::vector<B>(layout.values().size(), B(false)));
  for (const Cell c : group) {
    seen.push_back(seen.back());
    for (const Value v : layout.values()) seen.back()[v - 1U] = seen.back()[v - 1U] | grid.is(c, v);
  }
  return seen;
}
template <GridLike G>
auto mask_full(const Layout& layout, const G& grid, const Group& group) {
  const auto seen = values_seen(layout, grid, group).back();
  return all(seen, [](const auto& bit) { return bit; });
}

template <GridLike G>
auto at_most_one_value(const Layout& layout, const G& grid, const Group& group) {
  return all(group, [&](Cell c) { return at_most_one(layout.values(), [&](Value v) { return grid.is(c, v); }); });
}

// What GroupLemma concludes of one group in which no cell holds two values, in two halves.
template <GridLike G>
auto each_is_different(const Layout& layout, const G& grid, const Group& group) {
  return same(check_alt(layout, grid, group), all_different(layout, grid, group));
}
template <GridLike G>
auto each_is_masked(const Layout& layout, const G& grid, const Group& group) {
  return same(check_alt(layout, grid, group), mask_full(layout, grid, group));
}

// The group lemma for every house of a board. Of any board in which no cell holds two values: a house contains each
// value exactly if its cells all differ.
template <Bit B, GridLike G>
void use_group_lemma(Stage<B>& stage, const Layout& layout, const G& board) {
  stage.use("group_lemma", at_most_one_value(layout, board, layout.cells()),
            all(layout.houses(), [&](const House& house) { return each_is_different(layout, board, house.cells); }));
}

// Of a valid one: the cells of each house differ. That it is valid follows from what is known, or the lemma may not be
// used. (The same instances, with what is known of the board put in: solvers are quicker with them.)
template <Bit B>
struct OfValidBoard {
  B hypothesis, conclusion;
};
template <Bit B>
OfValidBoard<B> group_lemma_if_valid(const Layout& layout, const Marks<B>& board) {
  return {is_function(layout, board) & valid_alt(layout, board),
          all(layout.houses(), [&](const House& house) { return all_different(layout, board, house.cells); })};
}
template <Bit B>
void use_group_lemma_of_valid(Stage<B>& stage, const Layout& layout, const Marks<B>& board) {
  const auto [hypothesis, conclusion] = group_lemma_if_valid(layout, board);
  stage.use("group_lemma", hypothesis, conclusion);
}

// Cryptol has 4 bits for 1 to 9 (0 and 10 to 15 are values of the type, too); 16 needs a fifth.
inline std::size_t word_width(const Layout& layout) { return layout.size() < 16 ? 4 : 5; }

template <Bit B>
WordGrid<B> board_of_words(Stage<B>& stage, const std::string& name, const Layout& layout,
                           const std::vector<Cell>& cells) {
  WordGrid<B> board{std::vector<Word<B>>(layout.cells().size())};
  for (const Cell c : cells) {
    const std::string cell = name + "." + symbolic::place(layout, c);
    board.words[c] = stage.word(cell, word_width(layout));
    stage.exhibit(cell, board.words[c]);
  }
  return board;
}

// The text's two definitions, by default; a test puts broken ones in their place.
struct Definitions {
  template <GridLike G>
  static auto check(const Layout& layout, const G& grid, const Group& group) {
    return spec::check(layout, grid, group);
  }
  template <GridLike G>
  static auto valid(const Layout& layout, const G& grid) {
    return spec::valid(layout, grid);
  }
  template <class T>
  static Sequence<Sequence<T>> squares(const Layout& layout, const Sequence<Sequence<T>>& rows) {
    Sequence<Sequence<Sequence<T>>> cut;
    for (const auto& row : rows) cut.push_back(group_by(static_cast<std::size_t>(layout.box_columns()), row));
    Sequence<Sequence<T>> boxes;
    for (const auto& pieces : group_by(static_cast<std::size_t>(layout.box_rows()), join(transpose(cut))))
      boxes.push_back(join(pieces));
    return boxes;
  }
};

// check = check', for a group of any words.
template <class D = Definitions>
struct CheckEquiv {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Group& group = layout.houses().front().cells;
    const WordGrid<B> board = board_of_words(stage, "group", layout, group);
    stage.show("check = check'", same(D::check(layout, board, group), check_alt(layout, board, group)));
  }
};

// valid = valid', for a board of any words.
template <class D = Definitions>
struct ValidEquiv {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const WordGrid<B> board = board_of_words(stage, "board", layout, layout.cells());
    for (const Group& group : groups(layout))
      stage.show("group of " + symbolic::place(layout, group.front()) + " and " + symbolic::place(layout, group.back()),
                 same(D::check(layout, board, group), check_alt(layout, board, group)));
    const B left = D::valid(layout, board), right = valid_alt(layout, board);
    stage.show("valid implies valid'", implies(left, right));
    stage.show("valid' implies valid", implies(right, left));
  }
};

// The squares that the text computes by group, transpose and join hold what the boxes hold; they come stack by stack.
template <class D = Definitions>
struct Squares {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const WordGrid<B> board = board_of_words(stage, "board", layout, layout.cells());
    const auto squares = D::squares(layout, group_by(static_cast<std::size_t>(layout.size()), board.words));
    const auto bands = static_cast<std::size_t>(layout.box_columns());
    const auto stacks = static_cast<std::size_t>(layout.box_rows());
    for (const House& house : layout.houses()) {
      if (house.kind != HouseKind::box) continue;
      const auto box = static_cast<std::size_t>(house.number - 1);
      const auto& square = squares.at(box % stacks * bands + box / stacks);
      B equal(square.size() == house.size());
      for (std::size_t i = 0; i < house.size(); ++i)
        equal = equal & symbolic::equal(square.at(i), board.words[house.cells[i]]);
      stage.show("box " + std::to_string(house.number), equal);
    }
  }
};

// contains-each = all-different = mask full, for a group in which no cell holds two values.
template <class D = Definitions>
struct GroupLemma {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Group& group = layout.houses().front().cells;
    Marks<B> board(layout);
    for (const Cell c : group)
      for (const Value v : layout.values()) board.at(c, v) = stage.input("group." + symbolic::place(layout, c, v));
    stage.exhibit("group", board);
    stage.assume("no cell holds two values", at_most_one_value(layout, board, group));
    const B each = D::check(layout, board, group), different = all_different(layout, board, group);
    const auto seen = values_seen(layout, board, group);
    const B full = all(seen.back(), [](const B& bit) { return bit; });
    stage.show("contains-each = mask full", same(each, full));

    const std::size_t n = group.size();
    std::vector<std::vector<B>> count;  // [cell][k]: more than k values seen up to the cell
    std::vector<B> is_new;
    for (std::size_t i = 0; i <= n; ++i) {
      std::vector<B> more(n + 1, B(false)), before(n + 1, B(false));
      B grown(false);
      for (std::size_t j = 0; j < n; ++j) {
        more = counted(more, seen[i][j]);
        if (i == 0) continue;
        before = counted(before, seen[i - 1][j]);
        grown = grown | (board.is(group[i - 1], static_cast<Value>(j + 1)) & ~seen[i - 1][j]);
        B step(true);
        for (std::size_t k = 0; k <= n; ++k)
          step = step & same(more[k], before[k] | (grown & (k == 0 ? B(true) : before[k - 1])));
        stage.show("cell " + std::to_string(i) + " counts, values to " + std::to_string(j + 1), step);
      }
      count.push_back(more);
      if (i > 0) is_new.push_back(grown);
    }
    for (std::size_t i = 1; i <= n; ++i) stage.show("at most " + std::to_string(i) + " so far", ~count[i][i]);
    for (std::size_t i = n; i > 0; --i)
      stage.show("where the mask is full, cell " + std::to_string(i) + " is new",
                 implies(full, is_new[i - 1] & count[i][i - 1]));
    stage.show("mask full implies all-different", implies(full, different));
    for (std::size_t i = 1; i <= n; ++i)
      stage.show("where all differ, cell " + std::to_string(i) + " is new",
                 implies(different, is_new[i - 1] & count[i][i - 1]));
    stage.show("contains-each = all-different", same(each, different));
  }

 private:
  template <Bit B>
  static std::vector<B> counted(const std::vector<B>& more, const B& bit) {
    std::vector<B> next = more;
    for (std::size_t k = 0; k < more.size(); ++k) next[k] = more[k] | (bit & (k == 0 ? B(true) : more[k - 1]));
    return next;
  }
};

// The same for boards of words: valid = every house all-different = every house's mask full.
template <class D = Definitions>
struct ValidForms {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const WordGrid<B> board = board_of_words(stage, "board", layout, layout.cells());
    for (const Cell c : layout.cells())
      stage.show("a word is one value, " + symbolic::place(layout, c),
                 at_most_one(layout.values(), [&](Value v) { return board.is(c, v); }));
    stage.use("group_lemma", at_most_one_value(layout, board, layout.cells()),
              all(layout.houses(), [&](const House& house) {
                return each_is_different(layout, board, house.cells) & each_is_masked(layout, board, house.cells);
              }));
    const B left = D::valid(layout, board);
    stage.show("valid = all-different", same(left, all(layout.houses(), [&](const House& house) {
                                               return all_different(layout, board, house.cells);
                                             })));
    stage.show(
        "valid = masks full",
        same(left, all(layout.houses(), [&](const House& house) { return mask_full(layout, board, house.cells); })));
  }
};

}  // namespace gridproof::proofs
