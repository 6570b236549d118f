// Rules that are no sudoku: two rows of six cells, two values. Each row has three of each, never three equal
// neighbours, and the rows differ. The board is not square, and no constraint says that cells are all different.
#pragma once

#include <string>
#include <vector>

#include "spec/dialect.hpp"
#include "spec/hint.hpp"
#include "spec/reason.hpp"
#include "spec/technique_tier.hpp"
#include "spec/tiers.hpp"

namespace gridproof::test {

using namespace spec;

inline constexpr int width = 6;

// Where the constraints of TwoRows are in its list.
constexpr std::size_t has_value(Cell c) { return 2U * c; }
constexpr std::size_t first_of_rows = 2U * 2 * width;
constexpr std::size_t per_row = 2 + 2 * (width - 2);
inline std::size_t half(int row, Value v) {
  return first_of_rows + per_row * static_cast<std::size_t>(row - 1) + v - 1U;
}
inline std::size_t not_three(int row, int column, Value v) {
  return first_of_rows + per_row * static_cast<std::size_t>(row - 1) + 2 +
         2 * static_cast<std::size_t>(column - 1) + v - 1U;
}

inline ListedRules two_rows() {
  const Board board(2, width, 2);
  NamedConstraints named;
  const auto add = [&](std::string name, std::variant<Count, Differ> rule) {
    named.groups.back().members.push_back(named.constraints.size());
    named.constraints.push_back({std::move(name), std::move(rule)});
  };
  for (const Cell c : board.cells()) {
    named.groups.push_back({board.name(c), {}});
    add(board.name(c) + " has a value", Count{{{c, 1}, {c, 2}}, 1, 2});
    add(board.name(c) + " has at most one value", Count{{{c, 1}, {c, 2}}, 0, 1});
  }
  std::vector<Cell> rows[2];
  for (int row = 1; row <= 2; ++row) {
    const std::string name = "row " + std::to_string(row);
    named.groups.push_back({name, {}});
    for (int column = 1; column <= width; ++column) rows[row - 1].push_back(board.cell(row, column));
    for (const Value v : board.values()) {
      Count count{{}, width / 2, width / 2};
      for (const Cell c : rows[row - 1]) count.marks.push_back({c, v});
      add(name + " has three " + std::to_string(v), std::move(count));
    }
    for (int column = 1; column <= width - 2; ++column)
      for (const Value v : board.values()) {
        Count count{{}, 0, 2};
        for (int i = 0; i < 3; ++i) count.marks.push_back({board.cell(row, column + i), v});
        add("not three " + std::to_string(v) + " from " + board.name(board.cell(row, column)), std::move(count));
      }
  }
  named.groups.push_back({"the rows", {}});
  add("the rows differ", Differ{rows[0], rows[1]});
  return {"two rows", board, std::move(named)};
}

constexpr Value other(Value v) { return static_cast<Value>(3 - v); }

// Three cells of a row are v, so each of the others is not.
inline Technique used_up(const ListedRules& rules) {
  Technique technique{"UsedUp", {}};
  for (int row = 1; row <= 2; ++row)
    for (int column = 1; column <= width; ++column)
      for (const Value v : rules.values())
        for (unsigned three = 0; three < 1U << width; ++three) {
          if (__builtin_popcount(three) != width / 2 || (three >> (column - 1) & 1U) != 0) continue;
          const Cell target = rules.cell(row, column);
          Reason reason{{}, {half(row, v), has_value(target)}, {{target, other(v)}}, {}};
          for (int i = 0; i < width; ++i) {
            if ((three >> i & 1U) == 0) continue;
            reason.premises.push_back({rules.cell(row, i + 1), other(v)});
            reason.constraints.push_back(has_value(rules.cell(row, i + 1)));
          }
          technique.reasons.push_back(std::move(reason));
        }
  return technique;
}

// Two of three neighbours are v, so the third is not. `hasty`: one is enough.
inline Technique no_three(const ListedRules& rules, bool hasty = false) {
  Technique technique{"NoThree", {}};
  for (int row = 1; row <= 2; ++row)
    for (int column = 1; column <= width - 2; ++column)
      for (int third = 0; third < 3; ++third)
        for (const Value v : rules.values()) {
          Reason reason{{}, {not_three(row, column, v)}, {}, {{rules.cell(row, column + third), v}}};
          for (int i = 0; i < 3; ++i) {
            if (i == third || (hasty && i == (third + 1) % 3)) continue;
            reason.premises.push_back({rules.cell(row, column + i), other(v)});
            reason.constraints.push_back(has_value(rules.cell(row, column + i)));
          }
          technique.reasons.push_back(std::move(reason));
        }
  return technique;
}

// One candidate is left: brought about by what NoThree eliminates.
inline Technique last_value(const ListedRules& rules) {
  Technique technique{"LastValue", {}};
  for (const Cell c : rules.cells())
    for (const Value v : rules.values())
      technique.reasons.push_back({{{c, other(v)}}, {has_value(c)}, {{c, v}}, {}});
  return technique;
}

struct Binary : DialectOf<ListedRules> {
  static constexpr const char* name = "binary";

  static const TierList& tiers() {
    static const TierList list({{"LastValue", Ground::candidates, false},
                                {"UsedUp", Ground::candidates, false},
                                {"NoThree", Ground::candidates, false},
                                {"BruteForce", Ground::peek, false}},
                               true);
    return list;
  }
  template <class D, Bit B>
  static std::vector<Proposals<B>> proposals(const Position<B, ListedRules>& at) {
    const Marks<B> open = D::candidates(at);
    std::vector<Proposals<B>> proposed;
    for (const TechniqueTier* tier : D::techniques())
      proposed.push_back(tier->template proposals<B>(at.rules, at.grid, open));
    proposed.emplace_back(D::brute_force(at));
    return proposed;
  }
  static std::vector<const TechniqueTier*> techniques() {
    static const TechniqueTier last(last_value(two_rows())), used(used_up(two_rows())), three(no_three(two_rows()));
    return {&last, &used, &three};
  }
};

struct HastyBinary : Binary {
  static std::vector<const TechniqueTier*> techniques() {
    static const TechniqueTier hasty(no_three(two_rows(), true));
    return {Binary::techniques()[0], Binary::techniques()[1], &hasty};
  }
};

}  // namespace gridproof::test
