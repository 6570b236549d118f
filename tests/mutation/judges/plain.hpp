// The rules and the hint machine once more, in plain loops over ints and bools, sharing no code with spec/ or src/:
// what the judges hold a mutated source against. Relations may hold several values in a cell, so that definitions are
// asked about everything that they can be asked about.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "mutation/judges/expect.hpp"

namespace gridproof::mutation::plain {

struct Board {
  int size;
  std::vector<std::vector<int>> houses;  // rows, columns, then the others; cells from 0

  int cells() const { return size * size; }
  bool in(std::size_t house, int cell) const {
    for (const int c : houses[house])
      if (c == cell) return true;
    return false;
  }
};

inline Board lines(int size) {
  Board board{size, {}};
  for (int r = 0; r < size; ++r) {
    board.houses.emplace_back();
    for (int c = 0; c < size; ++c) board.houses.back().push_back(r * size + c);
  }
  for (int c = 0; c < size; ++c) {
    board.houses.emplace_back();
    for (int r = 0; r < size; ++r) board.houses.back().push_back(r * size + c);
  }
  return board;
}

// `map` has a letter per cell; the cells of a letter are a house, `.` is in none.
inline Board with(Board board, std::string_view map) {
  for (char letter = 'a'; letter <= 'z'; ++letter) {
    std::vector<int> house;
    for (std::size_t c = 0; c < map.size(); ++c)
      if (map[c] == letter) house.push_back(static_cast<int>(c));
    if (!house.empty()) board.houses.push_back(house);
  }
  return board;
}

struct Relation {
  explicit Relation(int n) : size(n), bits(static_cast<std::size_t>(n * n * n), 0) {}

  bool is(int cell, int value) const { return bits[at(cell, value)] != 0; }
  void set(int cell, int value, bool to = true) { bits[at(cell, value)] = to ? 1 : 0; }
  std::size_t at(int cell, int value) const { return static_cast<std::size_t>(cell * size + value - 1); }

  friend bool operator==(const Relation& a, const Relation& b) { return a.bits == b.bits; }

  int size;
  std::vector<char> bits;
};

template <class Holds>
Relation relation(int size, Holds&& holds) {
  Relation result(size);
  for (int c = 0; c < size * size; ++c)
    for (int v = 1; v <= size; ++v) result.set(c, v, holds(c, v));
  return result;
}

// '1' .. '9' a value, '.' an empty cell.
inline Relation grid(int size, std::string_view cells) {
  return relation(size, [&](int c, int v) { return cells[static_cast<std::size_t>(c)] == '0' + v; });
}

inline int values_in(const Relation& grid, int cell) {
  int count = 0;
  for (int v = 1; v <= grid.size; ++v) count += grid.is(cell, v) ? 1 : 0;
  return count;
}
inline int places_in(const Relation& grid, const std::vector<int>& house, int value) {
  int count = 0;
  for (const int c : house) count += grid.is(c, value) ? 1 : 0;
  return count;
}

inline bool is_full(const Relation& grid) {
  for (int c = 0; c < grid.size * grid.size; ++c)
    if (values_in(grid, c) == 0) return false;
  return true;
}
inline bool is_function(const Relation& grid) {
  for (int c = 0; c < grid.size * grid.size; ++c)
    if (values_in(grid, c) != 1) return false;
  return true;
}
inline bool is_partial_function(const Relation& grid) {
  for (int c = 0; c < grid.size * grid.size; ++c)
    if (values_in(grid, c) > 1) return false;
  return true;
}
inline bool extends(const Relation& grid, const Relation& full) {
  for (std::size_t i = 0; i < grid.bits.size(); ++i)
    if (grid.bits[i] != 0 && full.bits[i] == 0) return false;
  return true;
}
inline bool spares(const Relation& crossed, const Relation& full) {
  for (std::size_t i = 0; i < crossed.bits.size(); ++i)
    if (crossed.bits[i] != 0 && full.bits[i] != 0) return false;
  return true;
}
inline bool is_valid(const Board& board, const Relation& grid) {
  for (const auto& house : board.houses)
    for (int v = 1; v <= board.size; ++v)
      if (places_in(grid, house, v) == 0) return false;
  return true;
}
inline bool is_consistent(const Board& board, const Relation& grid) {
  for (const auto& house : board.houses)
    for (int v = 1; v <= board.size; ++v)
      if (places_in(grid, house, v) > 1) return false;
  return true;
}

inline bool is_possible(const Board& board, const Relation& grid, int cell, int value) {
  if (values_in(grid, cell) != 0) return false;
  for (std::size_t h = 0; h < board.houses.size(); ++h)
    if (board.in(h, cell) && places_in(grid, board.houses[h], value) != 0) return false;
  return true;
}
inline Relation candidates(const Board& board, const Relation& grid, const Relation& crossed) {
  return relation(board.size, [&](int c, int v) { return !crossed.is(c, v) && is_possible(board, grid, c, v); });
}

// Some house of the cell has exactly one place for the value.
inline Relation single_places(const Board& board, const Relation& open) {
  Relation result(board.size);
  for (const auto& house : board.houses)
    for (int v = 1; v <= board.size; ++v)
      if (places_in(open, house, v) == 1)
        for (const int c : house) result.set(c, v);
  return result;
}

enum class Dialect { repaired, as_written };

struct Position {
  Relation grid, crossed, solution;
};

// What the tiers propose, in their order.
inline std::array<Relation, 3> proposals(const Board& board, Dialect dialect, const Position& at) {
  const Relation open = candidates(board, at.grid, at.crossed), single = single_places(board, open);
  const Relation brute_force =
      relation(board.size, [&](int c, int v) { return values_in(at.grid, c) == 0 && at.solution.is(c, v); });
  const Relation last_remaining = relation(board.size, [&](int c, int v) { return open.is(c, v) && single.is(c, v); });
  const Relation only_choice = relation(board.size, [&](int c, int v) {
    return dialect == Dialect::repaired ? open.is(c, v) && values_in(open, c) == 1
                                        : brute_force.is(c, v) && single.is(c, v);
  });
  return {only_choice, last_remaining, brute_force};
}

inline bool some(const Relation& proposed) {
  for (const char bit : proposed.bits)
    if (bit != 0) return true;
  return false;
}

// [type, value, row, column]: type 0 .. 2 is the tier, 3 none.
struct Record {
  int type = 3, value = 0, row = 0, column = 0;
  friend bool operator==(const Record&, const Record&) = default;
};

inline Record least(const Relation& proposed, int tier) {
  for (int c = 0; c < proposed.size * proposed.size; ++c)
    for (int v = 1; v <= proposed.size; ++v)
      if (proposed.is(c, v)) return {tier, v, c / proposed.size + 1, c % proposed.size + 1};
  return {};
}

inline Record hint(const std::array<Relation, 3>& proposed) {
  for (int tier = 0; tier < 3; ++tier)
    if (some(proposed[static_cast<std::size_t>(tier)])) return least(proposed[static_cast<std::size_t>(tier)], tier);
  return {};
}

// A kind of puzzle with a solution to start from, and cases around it: mostly as they occur, some with a bit or two
// turned over, some without any order.
struct World {
  Board board;
  std::string_view solution;

  Position any_case(Chance& chance) const {
    const int n = board.size;
    Position at{Relation(n), Relation(n), grid(n, solution)};
    const std::size_t kept = chance.below(9);
    const std::size_t rename = chance.below(static_cast<std::size_t>(n));
    at.solution =
        relation(n, [&](int c, int v) { return at.solution.is(c, (v - 1 + static_cast<int>(rename)) % n + 1); });
    const std::size_t marked = chance.below(4);
    for (int c = 0; c < board.cells(); ++c) {
      const bool given = kept == 8 || chance.below(8) < kept;
      for (int v = 1; v <= n; ++v) {
        at.grid.set(c, v, given && at.solution.is(c, v));
        at.crossed.set(c, v, !at.solution.is(c, v) && chance.below(8) < marked);
      }
    }
    for (Relation* of : {&at.grid, &at.crossed, &at.solution})
      for (std::size_t turns = chance.one_in(3) ? 1 + chance.below(2) : 0; turns > 0; --turns) turn(*of, chance);
    if (chance.one_in(8))
      for (Relation* of : {&at.grid, &at.crossed, &at.solution})
        for (char& bit : of->bits) bit = chance.one_in(4) ? 1 : 0;
    return at;
  }

  static void turn(Relation& of, Chance& chance) {
    char& bit = of.bits[chance.below(of.bits.size())];
    bit = bit == 0 ? 1 : 0;
  }
};

inline const World& two_by_two() {
  static const World world{with(lines(4), "aabbaabbccddccdd"), "1234341221434321"};
  return world;
}
inline const World& two_by_two_diagonals() {
  static const World world{with(with(two_by_two().board, "a....a....a....a"), "...a..a..a..a..."), "1234341243212143"};
  return world;
}
inline const World& two_by_three() {
  static const World world{with(lines(6), "aaabbbaaabbbcccdddcccdddeeefffeeefff"),
                           "123456456123231564564231312645645312"};
  return world;
}
inline const World& three_by_two() {
  static const World world{with(lines(6), "aabbccaabbccaabbccddeeffddeeffddeeff"),
                           "123456345612561234214365436521652143"};
  return world;
}
inline const World& nine() {
  static const World world{
      with(lines(9), "aaabbbcccaaabbbcccaaabbbcccdddeeefffdddeeefffdddeeefffggghhhiiiggghhhiiiggghhhiii"),
      "123456789456789123789123456534297861871634592962518374348972615217365948695841237"};
  return world;
}
// The same with diagonals and the windows of hyper sudoku.
inline const World& nine_with_extras() {
  static const World world{
      with(with(with(nine().board, "a.........a.........a.........a.........a.........a.........a.........a.........a"),
                "........a.......a.......a.......a.......a.......a.......a.......a.......a........"),
           "..........aaa.bbb..aaa.bbb..aaa.bbb...........ccc.ddd..ccc.ddd..ccc.ddd.........."),
      nine().solution};
  return world;
}
inline const World& jigsaw() {
  static const World world{with(lines(4), "aabbacbbaccdcddd"), "1234342143122143"};
  return world;
}

}  // namespace gridproof::mutation::plain
