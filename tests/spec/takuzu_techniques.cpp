// What each tier of a Takuzu finds, and why.
#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <set>
#include <string>

#include "spec/machine.hpp"
#include "spec/takuzu/dialects.hpp"
#include "spec/takuzu/techniques/recognise.hpp"
#include "support/property.hpp"
#include "support/takuzu.hpp"

using namespace gridproof;
using namespace gridproof::spec;
using gridproof::test::takuzu_grid;

namespace {

std::string text(const Takuzu& takuzu, const Mark& mark) {
  return takuzu.name(mark.cell) + "=" + std::to_string(takuzu.number(mark.value));
}

// What a tier proposes.
std::set<std::string> proposed(const Takuzu& takuzu, const Position<Truth, Takuzu>& at, TakuzuTier tier) {
  std::set<std::string> marks;
  const auto all = TakuzuHints::proposals<TakuzuHints>(at)[static_cast<std::size_t>(place(tier))].placements();
  for (const Mark& mark : all_marks(takuzu))
    if (all.is(mark.cell, mark.value).holds()) marks.insert(text(takuzu, mark));
  return marks;
}
std::set<std::string> proposed(const Takuzu& takuzu, const char* cells, TakuzuTier tier) {
  const Grid grid = takuzu_grid(cells);
  return proposed(takuzu, position<Truth>(takuzu, grid, grid), tier);
}
using Marked = std::set<std::string>;

Marks<Truth> gone_in(const Position<Truth, Takuzu>& at) {
  return absent(at.rules, at.grid, TakuzuHints::candidates(at));
}

// The reason as people read it: "not: r1c1=1 r1c2=1; r1c1 to r1c3 are not all 0; ..."
std::string told(const Takuzu& takuzu, const Reason& reason) {
  std::string words = "not:";
  for (const Mark& mark : reason.premises) words += " " + text(takuzu, mark);
  for (const std::size_t i : reason.constraints) words += "; " + constraints_of(takuzu).constraints[i].name;
  return words;
}

// By the definition: whatever the cells hold that the reason speaks of, where constraints and premises are so, the
// conclusion is so too.
bool is_right(const Takuzu& takuzu, const Reason& reason) {
  const std::vector<Constraint>& constraints = constraints_of(takuzu).constraints;
  std::set<Cell> cells = {reason.set.front().cell};
  for (const std::size_t i : reason.constraints)
    for (const Cell c : cells_of(constraints[i])) cells.insert(c);
  std::vector<Cell> free(cells.begin(), cells.end());
  Grid grid(takuzu.cells().size());
  const auto is_premised = [&](Cell c, Value v) {
    return std::count(reason.premises.begin(), reason.premises.end(), Mark{c, v}) != 0;
  };
  const std::function<bool(std::size_t)> from = [&](std::size_t i) {
    if (i == free.size()) {
      const auto said = entails(reason, takuzu, constraints, grid);
      return !said.premise.holds() || said.conclusion.holds();
    }
    bool all = true;
    for (const Value v : takuzu.values())
      if (!is_premised(free[i], v)) grid[free[i]] = v, all = all && from(i + 1);
    grid[free[i]] = 0;
    return all;
  };
  return from(0);
}

template <class T>
std::vector<T> without(std::vector<T> list, std::size_t i) {
  list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
  return list;
}

}  // namespace

TEST_CASE("legal lines are the full ones that keep rules 1 and 2, each once, in order") {
  for (const std::size_t length : {2U, 4U, 6U, 8U, 10U}) {
    const Takuzu takuzu(2, static_cast<int>(length), false);
    std::vector<Pattern> kept;
    for (unsigned number = 0; number < 1U << length; ++number) {
      Grid grid(2 * length);
      for (std::size_t i = 0; i < length; ++i) grid[i] = (number >> (length - 1 - i) & 1U) != 0 ? one : zero;
      const Chunk& row = takuzu.lines()[0];
      if ((rule_1_for_chunk(takuzu, grid, row) & rule_2_for_chunk(takuzu, grid, row)).holds())
        kept.emplace_back(grid.begin(), grid.begin() + static_cast<std::ptrdiff_t>(length));
    }
    CHECK(legal_lines(length) == kept);
  }
  CHECK(legal_lines(14).size() == 518);
}

TEST_CASE("pair: two equal neighbours") {
  const Takuzu takuzu(4, 4);
  CHECK(proposed(takuzu, ".00. .... .... ....", TakuzuTier::pair) == Marked{"r1c1=1", "r1c4=1"});
  CHECK(proposed(takuzu, ".1.. .1.. .... ....", TakuzuTier::pair) == Marked{"r3c2=0"});
  CHECK(proposed(takuzu, "0.0. .... .... ....", TakuzuTier::pair).empty());
  CHECK(proposed(takuzu, "001. .... .... ....", TakuzuTier::pair).empty());
}

TEST_CASE("gap: two equal cells with one between them") {
  const Takuzu takuzu(4, 4);
  CHECK(proposed(takuzu, "0.0. .... .... ....", TakuzuTier::gap) == Marked{"r1c2=1"});
  CHECK(proposed(takuzu, "..1. .... ..1. ....", TakuzuTier::gap) == Marked{"r2c3=0"});
  CHECK(proposed(takuzu, "0.1. .00. .... ....", TakuzuTier::gap).empty());
}

TEST_CASE("count: a value that a line has used up") {
  const Takuzu takuzu(4, 6);
  CHECK(proposed(takuzu, "1..11. ...... ...... ......", TakuzuTier::count) == Marked{"r1c2=0", "r1c3=0", "r1c6=0"});
  CHECK(proposed(takuzu, "0..... ...... ...... 0.....", TakuzuTier::count) == Marked{"r2c1=1", "r3c1=1"});
  CHECK(proposed(takuzu, "1..1.. ...... ...... ......", TakuzuTier::count).empty());
}

TEST_CASE("line completion: what all completions of a line agree on") {
  const Takuzu takuzu(6, 6);
  // The last 0 goes where it leaves no three 1s: beside neither end.
  const char* grid = "0....0 ...... ...... ...... ...... ......";
  for (const TakuzuTier tier : {TakuzuTier::pair, TakuzuTier::gap, TakuzuTier::count})
    CHECK(proposed(takuzu, grid, tier).empty());
  CHECK(proposed(takuzu, grid, TakuzuTier::line_completion) == Marked{"r1c2=1", "r1c5=1"});
}

TEST_CASE("unique lines: what no other line has already") {
  const auto more = [](const Takuzu& takuzu, const char* grid) {
    Marked marks = proposed(takuzu, grid, TakuzuTier::unique_lines);
    for (const std::string& mark : proposed(takuzu, grid, TakuzuTier::line_completion)) CHECK(marks.erase(mark) == 1);
    return marks;
  };
  CHECK(more(Takuzu(4, 4), "0110 .... .... 01..") == Marked{"r4c3=0", "r4c4=1"});
  CHECK(more(Takuzu(4, 4, false), "0110 .... .... 01..").empty());
  CHECK(more(Takuzu(4, 4), "011. .... .... 01..").empty());  // not complete
  CHECK(more(Takuzu(4, 4), "0... 1... 1..1 0..0") == Marked{"r1c4=1", "r2c4=0"});
}

TEST_CASE("on lines of four cells pair, gap and count leave nothing to line completion but crossed marks") {
  const Takuzu takuzu(4, 4, false);
  for (unsigned number = 0; number < 81; ++number) {
    Grid grid(16);
    for (unsigned i = 0, rest = number; i < 4; ++i, rest /= 3) grid[i] = static_cast<Value>(rest % 3);
    const auto at = position<Truth>(takuzu, grid, grid);
    if (!(rule_1(takuzu, grid) & rule_2(takuzu, grid)).holds()) continue;
    Marked earlier;
    for (const TakuzuTier tier : {TakuzuTier::pair, TakuzuTier::gap, TakuzuTier::count})
      earlier.merge(proposed(takuzu, at, tier));
    const Marked completed = proposed(takuzu, at, TakuzuTier::line_completion);
    CHECK(earlier.empty() == completed.empty());
  }
  auto at = position<Truth>(takuzu, Grid(16), Grid(16));
  at.crossed.at(6, zero) = Truth(true);
  CHECK(proposed(takuzu, at, TakuzuTier::count).empty());
  CHECK(proposed(takuzu, at, TakuzuTier::line_completion) == Marked{"r2c3=1"});
}

TEST_CASE("reasons name what they rest on") {
  const Takuzu takuzu(4, 4);
  const auto why = [&](const char* cells, TakuzuTier tier, Mark mark) {
    const Grid grid = takuzu_grid(cells);
    const auto reason = reason_of(takuzu, place(tier), gone_in(position<Truth>(takuzu, grid, grid)), mark);
    return reason ? told(takuzu, *reason) : "none";
  };
  CHECK(why("00.. .... .... ....", TakuzuTier::pair, {2, one}) ==
        "not: r1c1=1 r1c2=1; r1c1 to r1c3 are not all 0; r1c1 has a value; r1c2 has a value; r1c3 has a value");
  CHECK(why("1.1. .... .... ....", TakuzuTier::gap, {1, zero}) ==
        "not: r1c1=0 r1c3=0; r1c1 to r1c3 are not all 1; r1c1 has a value; r1c3 has a value; r1c2 has a value");
  CHECK(why("1..1 .... .... ....", TakuzuTier::count, {1, zero}) ==
        "not: r1c1=0 r1c4=0; row 1 has at most 2 of 1; r1c1 has a value; r1c4 has a value; r1c2 has a value");
  CHECK(why("0110 .... .... 01..", TakuzuTier::unique_lines, {14, zero}).find("row 1 and row 4 differ") !=
        std::string::npos);
  CHECK(why("00.. .... .... ....", TakuzuTier::pair, {2, zero}) == "none");
  CHECK(why("00.. .... .... ....", TakuzuTier::brute_force, {2, one}) == "none");
}

TEST_CASE("a tier proposes just what has a reason, which holds and says nothing wrong of any solution") {
  const Takuzu small(4, 4), wide(4, 6), six(6, 6, false);
  for (const Takuzu& takuzu : {small, wide, six}) {
    const std::vector<Grid> all = test::all_solutions(takuzu);
    test::property(takuzu.name(), [&] {
      const Grid solution = all[*rc::gen::inRange<std::size_t>(0, all.size())];
      auto at = position<Truth>(takuzu, Grid(solution.size()), solution);
      for (const Cell c : takuzu.cells()) {
        if (*rc::gen::inRange(0, 3) == 0) at.grid.at(c, solution[c]) = Truth(true);
        if (*rc::gen::inRange(0, 6) == 0) at.crossed.at(c, opposite(solution[c])) = Truth(true);
      }
      const Marks<Truth> gone = gone_in(at), open = TakuzuHints::candidates(at);
      const auto tiers = TakuzuHints::proposals<TakuzuHints>(at);
      for (const HintType tier : TakuzuHints::tiers().all()) {
        if (TakuzuHints::tiers()[tier].ground == Ground::peek) continue;
        for (const Mark& mark : all_marks(takuzu)) {
          const auto reason = reason_of(takuzu, tier, gone, mark);
          RC_ASSERT(tiers[static_cast<std::size_t>(tier)].placements().is(mark.cell, mark.value).holds() ==
                    (reason && open.is(mark.cell, mark.value).holds()));
          if (!reason) continue;
          RC_ASSERT(premises_hold(*reason, gone).holds());
          RC_ASSERT((reason->set == std::vector<Mark>{mark} && reason->del.empty()));
          const auto said = entails(*reason, takuzu, constraints_of(takuzu).constraints, solution);
          RC_ASSERT((said.premise.holds() && said.conclusion.holds()));
        }
      }
    });
  }
}

TEST_CASE("the first reason of a family that is listed is the one that is found") {
  const Takuzu takuzu(4, 4);
  const Technique family = count(takuzu);
  const auto at = position<Truth>(takuzu, takuzu_grid("1..1 0... .... 0..."), Grid(16));
  const Marks<Truth> gone = gone_in(at);
  int found = 0;
  for (const Mark& mark : all_marks(takuzu)) {
    const auto listed = first_that_holds(family, gone, mark);
    const auto reason = count_reason(takuzu, gone, mark);
    REQUIRE(listed.has_value() == reason.has_value());
    if (!reason) continue;
    ++found;
    CHECK((listed->premises == reason->premises && listed->constraints == reason->constraints));
  }
  CHECK(found == 4);  // of r1c2, r1c3 and r3c1; and of r1c1, where it stands already
}

TEST_CASE("a reason of a line is recognised where it is right, and not where it lacks what it needs") {
  const std::vector<Takuzu> rules = {Takuzu(4, 4), Takuzu(4, 6), Takuzu(6, 6), Takuzu(6, 6, false)};
  std::vector<std::vector<Grid>> solutions;
  for (const Takuzu& takuzu : rules) solutions.push_back(test::all_solutions(takuzu));
  std::size_t completions = 0, unique = 0, needed = 0, not_needed = 0;
  test::property("of any board", [&] {
    const auto drawn = *rc::gen::inRange<std::size_t>(0, rules.size());
    const Takuzu& takuzu = rules[drawn];
    const Grid solution = solutions[drawn][*rc::gen::inRange<std::size_t>(0, solutions[drawn].size())];
    auto at = position<Truth>(takuzu, Grid(solution.size()), solution);
    const int empty = *rc::gen::inRange(1, 8);
    for (const Cell c : takuzu.cells()) {
      if (*rc::gen::inRange(0, 8) >= empty) at.grid.at(c, solution[c]) = Truth(true);
      if (*rc::gen::inRange(0, 6) == 0) at.crossed.at(c, opposite(solution[c])) = Truth(true);
    }
    // Two lines are filled but for where the first differs from the second.
    const auto first = *rc::gen::inRange<std::size_t>(0, takuzu.lines().size());
    const std::vector<std::size_t> beside = lines_beside(takuzu, first);
    const Chunk &line = takuzu.lines()[first],
                &other = takuzu.lines()[beside[*rc::gen::inRange<std::size_t>(0, beside.size())]];
    const auto place = *rc::gen::inRange<std::size_t>(0, line.size());
    const bool alike = *rc::gen::arbitrary<bool>();
    for (std::size_t k = 0; alike && k < line.size(); ++k) {
      const Cell c = line.cells[k], d = other.cells[k];
      at.grid.at(d, solution[d]) = Truth(true);
      at.grid.at(c, solution[c]) = Truth(solution[c] == solution[d]);
      at.crossed.at(c, opposite(solution[c])) = Truth(false);
    }
    const Marks<Truth> gone = gone_in(at);
    const Mark mark{line.cells[place], solution[line.cells[place]]};
    if (const auto by_itself = line_completion_reason(takuzu, gone, mark))
      RC_ASSERT(is_line_completion(takuzu, *by_itself));
    const auto found = unique_lines_reason(takuzu, gone, mark);
    RC_PRE(found.has_value());
    const Reason& reason = *found;
    RC_LOG() << told(takuzu, reason) << "\n";
    const bool cites = told(takuzu, reason).find(" differ") != std::string::npos;
    RC_ASSERT(is_right(takuzu, reason));
    RC_ASSERT(is_unique_lines(takuzu, reason));
    RC_ASSERT(is_line_completion(takuzu, reason) == !cites);
    ++(cites ? unique : completions);

    Reason shorter = reason;
    shorter.constraints = without(reason.constraints, *rc::gen::inRange<std::size_t>(0, reason.constraints.size()));
    RC_ASSERT(!is_unique_lines(takuzu, shorter));
    RC_ASSERT(!is_line_completion(takuzu, shorter));
    shorter = reason;  // as long as it is right, premise by premise
    for (std::size_t i = 0; i < shorter.premises.size();) {
      Reason less = shorter;
      less.premises = without(shorter.premises, i);
      const bool right = is_right(takuzu, less);
      RC_ASSERT(is_unique_lines(takuzu, less) == right);
      RC_ASSERT(is_line_completion(takuzu, less) == (right && !cites));
      ++(right ? not_needed : needed);
      if (right)
        shorter = less;
      else
        ++i;
    }
  }, 800);
  for (const std::size_t count : {completions, unique, needed, not_needed}) CHECK(count > 10);
}

TEST_CASE("a reason that concludes something else, or speaks of other cells or rules, is none of a line") {
  const Takuzu takuzu(4, 4);
  const Grid grid = takuzu_grid("0110 .... .... 01..");
  const auto reason_for = [&](const Mark& mark) {
    return *unique_lines_reason(takuzu, gone_in(position<Truth>(takuzu, grid, grid)), mark);
  };
  const Reason reason = reason_for({14, zero});
  CHECK(is_unique_lines(takuzu, reason));
  CHECK_FALSE(is_line_completion(takuzu, reason));
  const auto changed = [&](auto&& change) {
    Reason other = reason;
    change(other);
    return is_unique_lines(takuzu, other);
  };
  CHECK_FALSE(changed([](Reason& other) { other.set = {{14, one}}; }));
  CHECK_FALSE(changed([](Reason& other) { other.set = {{10, zero}}; }));
  CHECK_FALSE(changed([](Reason& other) { other.set = {}; }));
  CHECK_FALSE(changed([](Reason& other) { other.set.push_back({15, one}); }));
  CHECK_FALSE(changed([](Reason& other) { other.del.push_back({14, one}); }));
  CHECK_FALSE(changed([](Reason& other) { other.premises.push_back({5, one}); }));
  CHECK_FALSE(changed([&](Reason& other) { other.constraints.push_back(at_most_half(takuzu, 1, zero)); }));
  CHECK_FALSE(changed([&](Reason& other) { other.constraints.push_back(two_lines_differ(takuzu, 1, 3)); }));
  CHECK(changed([](Reason& other) { other.premises.push_back({14, one}); }));  // more than enough is enough
}
