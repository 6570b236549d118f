// Judges the techniques of a Takuzu, what they cite, and the machine's list of tiers.
#include <optional>
#include <string>
#include <utility>

#include "mutation/judges/plain_takuzu.hpp"
#include "spec/machine.hpp"
#include "spec/takuzu/dialects.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::spec;

namespace {

// A reason with its constraints by name.
struct Told {
  std::vector<Mark> premises;
  std::vector<std::string> constraints;
  Mark set;

  friend bool operator==(const Told&, const Told&) = default;
};

Value value_of(int digit) { return static_cast<Value>(digit + 1); }

// What the techniques must say where these marks are gone, by the board itself.
class Plain {
 public:
  Plain(const plain::BinaryBoard& board, const plain::BinaryRelation& gone) : board_(board), gone_(gone) {}

  struct Place {
    int line;
    std::size_t at;
  };
  std::vector<Place> places(int cell) const {
    return {{board_.row_of(cell), static_cast<std::size_t>(cell % board_.columns)},
            {board_.column_of(cell), static_cast<std::size_t>(cell / board_.columns)}};
  }

  // Every reason of a family with this conclusion, whether it holds or not.
  std::vector<Told> threes(int cell, int digit, bool gap) const {
    std::vector<Told> family;
    for (const Place& place : places(cell)) {
      const std::vector<int>& line = board_.line(place.line);
      for (std::size_t k = 0; k + 2 < line.size(); ++k) {
        if (place.at < k || place.at > k + 2 || (place.at == k + 1) != gap) continue;
        std::vector<int> two;
        for (std::size_t i = k; i <= k + 2; ++i)
          if (i != place.at) two.push_back(line[i]);
        family.push_back(told(cell, digit, two,
                              board_.cell_name(line[k]) + " to " + board_.cell_name(line[k + 2]) + " are not all " +
                                  std::to_string(1 - digit)));
      }
    }
    return family;
  }
  std::vector<Told> counts(int cell, int digit) const {
    std::vector<Told> family;
    for (const Place& place : places(cell)) {
      std::vector<int> rest = board_.line(place.line);
      const std::size_t half = rest.size() / 2;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(place.at));
      std::vector<char> chosen(rest.size());
      std::fill(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(half), 1);
      do {
        std::vector<int> used;
        for (std::size_t i = 0; i < rest.size(); ++i)
          if (chosen[i] != 0) used.push_back(rest[i]);
        family.push_back(told(cell, digit, used,
                              board_.line_name(place.line) + " has at most " + std::to_string(half) + " of " +
                                  std::to_string(1 - digit)));
      } while (std::prev_permutation(chosen.begin(), chosen.end()));
    }
    return family;
  }
  std::optional<Told> first_that_holds(const std::vector<Told>& family) const {
    for (const Told& told : family)
      if (std::all_of(told.premises.begin(), told.premises.end(),
                      [&](const Mark& mark) { return gone_.is(mark.cell, mark.value - 1); }))
        return told;
    return std::nullopt;
  }

  // By a line and, where other lines count, by those that are complete.
  std::optional<Told> agreed(int cell, int digit, bool others_count) const {
    for (const Place& place : places(cell))
      if (auto told = agreed_in(place, cell, digit, others_count)) return told;
    return std::nullopt;
  }

 private:
  Told told(int cell, int digit, const std::vector<int>& known, const std::string& constraint) const {
    Told told{{}, {constraint}, {static_cast<Cell>(cell), value_of(digit)}};
    for (const int other : known) {
      told.premises.push_back({static_cast<Cell>(other), value_of(digit)});
      told.constraints.push_back(board_.cell_name(other) + " has a value");
    }
    told.constraints.push_back(board_.cell_name(cell) + " has a value");
    return told;
  }

  std::optional<Told> agreed_in(const Place& place, int cell, int digit, bool others_count) const {
    const std::vector<int>& line = board_.line(place.line);
    const auto half = std::to_string(line.size() / 2);
    Told told{{}, {}, {static_cast<Cell>(cell), value_of(digit)}};
    for (const int other : {0, 1})
      told.constraints.push_back(board_.line_name(place.line) + " has at most " + half + " of " +
                                 std::to_string(other));
    for (std::size_t k = 0; k + 2 < line.size(); ++k)
      for (const int other : {0, 1})
        told.constraints.push_back(board_.cell_name(line[k]) + " to " + board_.cell_name(line[k + 2]) +
                                   " are not all " + std::to_string(other));
    for (const int member : line) {
      told.constraints.push_back(board_.cell_name(member) + " has a value");
      for (const int other : {0, 1})
        if (gone_.is(member, other)) told.premises.push_back({static_cast<Cell>(member), value_of(other)});
    }
    std::vector<std::string> differences;
    for (const std::vector<int>& digits : plain::legal_lines(static_cast<int>(line.size()))) {
      if (digits[place.at] == digit || !is_all(line, digits, false)) continue;
      const std::vector<int> beside = board_.beside(place.line);
      const auto twin = std::find_if(beside.begin(), beside.end(),
                                     [&](int other) { return is_all(board_.line(other), digits, true); });
      if (!others_count || twin == beside.end()) return std::nullopt;
      for (std::size_t k = 0; k < line.size(); ++k) {
        const int known = board_.line(*twin)[k];
        told.premises.push_back({static_cast<Cell>(known), value_of(1 - digits[k])});
        told.constraints.push_back(board_.cell_name(known) + " has a value");
      }
      const auto& [first, second] = std::minmax(place.line, *twin);
      differences.push_back(board_.line_name(first) + " and " + board_.line_name(second) + " differ");
    }
    told.constraints.insert(told.constraints.end(), differences.begin(), differences.end());
    return told;
  }
  // The line may be these digits, or is known to be.
  bool is_all(const std::vector<int>& line, const std::vector<int>& digits, bool known) const {
    for (std::size_t k = 0; k < line.size(); ++k)
      if (known ? !gone_.is(line[k], 1 - digits[k]) : gone_.is(line[k], digits[k])) return false;
    return true;
  }

  const plain::BinaryBoard& board_;
  const plain::BinaryRelation& gone_;
};

Marks<Truth> marks_of(const Takuzu& takuzu, const plain::BinaryRelation& relation) {
  return marks<Truth>(takuzu, [&](Cell c, Value v) { return Truth(relation.is(c, v - 1)); });
}

Told told(const Takuzu& takuzu, const Reason& reason) {
  EXPECT(reason.set.size() == 1 && reason.del.empty());
  Told told{reason.premises, {}, reason.set.front()};
  for (const std::size_t i : reason.constraints) told.constraints.push_back(constraints_of(takuzu).constraints[i].name);
  return told;
}
std::optional<Told> told(const Takuzu& takuzu, const std::optional<Reason>& reason) {
  return reason ? std::optional(told(takuzu, *reason)) : std::nullopt;
}

void judge_patterns() {
  for (int length = 2; length <= 8; length += 2) {
    const std::vector<Pattern> found = legal_lines(static_cast<std::size_t>(length));
    const std::vector<std::vector<int>>& expected = plain::legal_lines(length);
    EXPECT(found.size() == expected.size());
    for (std::size_t i = 0; i < found.size(); ++i)
      for (std::size_t k = 0; k < found[i].size(); ++k) EXPECT(found[i][k] == value_of(expected[i][k]));
  }
}

void judge_families(const plain::BinaryBoard& board, const Takuzu& takuzu) {
  const plain::BinaryRelation none(board.cells());
  const Plain plain(board, none);
  const Technique by_pair = pair(takuzu), by_gap = gap(takuzu), by_count = count(takuzu);
  EXPECT(by_pair.name == "pair" && by_gap.name == "gap" && by_count.name == "count");
  std::vector<Told> pairs, gaps, counts;
  for (int cell = 0; cell < board.cells(); ++cell)
    for (const int digit : {0, 1}) {
      const auto add = [](std::vector<Told>& family, const std::vector<Told>& more) {
        family.insert(family.end(), more.begin(), more.end());
      };
      add(pairs, plain.threes(cell, digit, false));
      add(gaps, plain.threes(cell, digit, true));
      add(counts, plain.counts(cell, digit));
    }
  for (const auto& [technique, expected] : {std::pair{&by_pair, &pairs}, {&by_gap, &gaps}, {&by_count, &counts}}) {
    EXPECT(technique->reasons.size() == expected->size());
    for (std::size_t i = 0; i < expected->size(); ++i) EXPECT(told(takuzu, technique->reasons[i]) == (*expected)[i]);
  }
}

// What each tier must find, by its place in the list; brute force has no reason.
std::vector<std::optional<Told>> expected(const plain::BinaryBoard& board, const plain::BinaryRelation& gone, int cell,
                                          int digit) {
  const Plain plain(board, gone);
  return {plain.first_that_holds(plain.threes(cell, digit, false)),
          plain.first_that_holds(plain.threes(cell, digit, true)),
          plain.first_that_holds(plain.counts(cell, digit)),
          plain.agreed(cell, digit, false),
          plain.agreed(cell, digit, board.lines_differ),
          std::nullopt};
}

// Of any marks that are gone, and any that are open.
void judge_techniques(const plain::BinaryBoard& board, const Takuzu& takuzu, const plain::BinaryRelation& gone,
                      const plain::BinaryRelation& open) {
  const Marks<Truth> gone_marks = marks_of(takuzu, gone), open_marks = marks_of(takuzu, open);
  const std::vector<Marks<Truth>> proposed = {pair(takuzu, gone_marks, open_marks),
                                              gap(takuzu, gone_marks, open_marks),
                                              count(takuzu, gone_marks, open_marks),
                                              line_completion(takuzu, gone_marks, open_marks),
                                              unique_lines(takuzu, gone_marks, open_marks)};
  for (int cell = 0; cell < board.cells(); ++cell)
    for (const int digit : {0, 1}) {
      const Mark mark{static_cast<Cell>(cell), value_of(digit)};
      EXPECT(is_known(gone_marks, mark.cell, mark.value).holds() == gone.is(cell, 1 - digit));
      const auto reasons = expected(board, gone, cell, digit);
      for (std::size_t tier = 0; tier < reasons.size(); ++tier) {
        EXPECT(told(takuzu, reason_of(takuzu, static_cast<HintType>(tier), gone_marks, mark)) == reasons[tier]);
        if (tier < proposed.size())
          EXPECT(proposed[tier].is(mark.cell, mark.value).holds() == (reasons[tier] && open.is(cell, digit)));
      }
    }
}

// A line at a time, so that every number of cells that may be is met.
plain::BinaryRelation any_gone(const plain::BinaryBoard& board, Chance& chance) {
  const plain::BinaryRelation grid = plain::any_relation(board, chance);
  plain::BinaryRelation gone(board.cells());
  const bool doubtful = chance.one_in(3);
  for (int cell = 0; cell < board.cells(); ++cell)
    for (const int digit : {0, 1})
      gone.set(cell, digit, grid.is(cell, 1 - digit) || (doubtful && chance.one_in(6)));
  return gone;
}

// A complete line, and one beside it that is the same as far as it is known: all but a 0 and a 1.
void judge_twins(const plain::BinaryBoard& board, const Takuzu& takuzu) {
  plain::BinaryRelation open(board.cells());
  for (std::vector<char>& bits : open.bits) std::fill(bits.begin(), bits.end(), 1);
  for (const int line : {1, board.rows})
    for (const std::vector<int>& digits : plain::legal_lines(static_cast<int>(board.line(line).size()))) {
      plain::BinaryRelation gone(board.cells());
      bool left_out[2] = {false, false};
      for (std::size_t k = 0; k < digits.size(); ++k) {
        gone.set(board.line(board.beside(line).back())[k], 1 - digits[k], true);
        if (!std::exchange(left_out[digits[k]], true)) continue;
        gone.set(board.line(line)[k], 1 - digits[k], true);
      }
      const Plain plain(board, gone);
      const Marks<Truth> gone_marks = marks_of(takuzu, gone),
                         proposed = unique_lines(takuzu, gone_marks, marks_of(takuzu, open));
      for (const int cell : board.line(line))
        for (const int digit : {0, 1}) {
          const Mark mark{static_cast<Cell>(cell), value_of(digit)};
          const auto reason = plain.agreed(cell, digit, board.lines_differ);
          EXPECT(proposed.is(mark.cell, mark.value).holds() == reason.has_value());
          EXPECT(told(takuzu, unique_lines_reason(takuzu, gone_marks, mark)) == reason);
        }
    }
}

void judge_tiers(const plain::BinaryBoard& board, const Takuzu& takuzu, Chance& chance) {
  plain::BinaryRelation grid(board.cells()), crossed(board.cells()), solution(board.cells()), gone(board.cells());
  for (int cell = 0; cell < board.cells(); ++cell) {
    const int digit = chance.one_in(2) ? 0 : 1;
    solution.write(cell, digit);
    if (chance.one_in(2)) grid.write(cell, digit);
    crossed.set(cell, 1 - digit, chance.one_in(4));
  }
  const Position<Truth, Takuzu> at{takuzu, marks_of(takuzu, grid), marks_of(takuzu, crossed),
                                   marks_of(takuzu, solution)};
  for (int cell = 0; cell < board.cells(); ++cell)
    for (const int digit : {0, 1})
      gone.set(cell, digit, grid.is(cell, 1 - digit) || (grid.is_empty(cell) && crossed.is(cell, digit)));
  const auto tiers = TakuzuHints::proposals<TakuzuHints>(at);
  EXPECT(tiers.size() == 6);
  for (int cell = 0; cell < board.cells(); ++cell)
    for (const int digit : {0, 1}) {
      const auto reasons = expected(board, gone, cell, digit);
      const bool open = grid.is_empty(cell) && !crossed.is(cell, digit);
      for (std::size_t tier = 0; tier < 5; ++tier)
        EXPECT(tiers[tier].placements().is(static_cast<Cell>(cell), value_of(digit)).holds() ==
               (reasons[tier] && open));
      EXPECT(tiers[5].placements().is(static_cast<Cell>(cell), value_of(digit)).holds() ==
             (grid.is_empty(cell) && solution.is(cell, digit)));
    }
}

void judge_list() {
  EXPECT(TakuzuHints::name == std::string("takuzu"));
  const TierList& tiers = TakuzuHints::tiers();
  std::string names;
  for (const HintType tier : tiers.all()) {
    names += tiers.key(tier) + " ";
    const bool last = tier == place(TakuzuTier::brute_force);
    EXPECT((tiers[tier].ground == Ground::peek) == last && tiers[tier].monotone != last);
  }
  EXPECT(names == "pair gap count line_completion unique_lines brute_force " && tiers.ends_in_brute_force());
}

}  // namespace

int main() {
  judge_list();
  judge_patterns();
  Chance chance(13);
  for (const plain::BinaryBoard& board : plain::binary_boards()) {
    const Takuzu takuzu(board.rows, board.columns, board.lines_differ);
    judge_families(board, takuzu);
    judge_twins(board, takuzu);
    for (int round = 0; round < 6; ++round) {
      plain::BinaryRelation open(board.cells());
      for (int cell = 0; cell < board.cells(); ++cell)
        for (const int digit : {0, 1}) open.set(cell, digit, !chance.one_in(4));
      judge_techniques(board, takuzu, any_gone(board, chance), open);
      judge_tiers(board, takuzu, chance);
    }
  }
}
