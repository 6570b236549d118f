// Techniques that are recognised: the named short chains are chains of their kind, colourings are chains of conjugate
// pairs, and examples of each.
#include <catch2/catch.hpp>
#include <functional>
#include <set>
#include <string>

#include "spec/sudoku/techniques/almost_locked.hpp"
#include "spec/sudoku/techniques/chain_kinds.hpp"
#include "spec/sudoku/techniques/colouring.hpp"
#include "spec/sudoku/techniques/named.hpp"

using namespace gridproof::spec;

namespace {

const NamedTechnique& technique_named(const std::string& key) {
  for (const NamedTechnique& each : all_techniques())
    if (each.key == key) return each;
  throw std::logic_error("no technique " + key);
}

// The reasons of the first values; on 9x9 one of so many.
template <class Visit>
std::size_t some_reasons(const std::string& key, const Layout& layout, const SudokuRules& rules, const Visit& visit) {
  const Family& family = technique_named(key).family;
  const std::size_t every = layout.values().size() > 6 ? 211 : 1;
  std::size_t number = 0, visited = 0;
  family.each(layout, rules, values_of(family, layout).front(), [&](const Reason& reason) {
    if (number++ % every == 0) ++visited, visit(reason);
  });
  return visited;
}

std::vector<Layout> sizes() { return {Layout::boxes(2, 2), Layout::boxes(2, 3), Layout::boxes(3, 3)}; }

bool has_all(const std::vector<Mark>& some, const std::vector<Mark>& of) {
  return std::all_of(of.begin(), of.end(),
                     [&](const Mark& mark) { return std::find(some.begin(), some.end(), mark) != some.end(); });
}

// A path of conjugate pairs from cell to cell, as a chain of which every link is one; it has an odd number of links.
std::optional<Chain> conjugate_chain(const Colouring& colouring, Cell from, Cell to) {
  std::vector<ConjugatePair> path;
  std::set<Cell> met = {from};
  const std::function<bool(Cell)> walk = [&](Cell at) {
    if (at == to) return true;
    for (const auto& [house, a, b] : colouring.pairs) {
      if (a != at && b != at) continue;
      const Cell next = a == at ? b : a;
      if (!met.insert(next).second) continue;
      path.push_back({house, at, next});
      if (walk(next)) return true;
      path.pop_back();
    }
    return false;
  };
  if (!walk(from) || path.size() % 2 == 0) return std::nullopt;
  Chain chain;
  for (std::size_t i = 0; i < path.size(); i += 2) {
    chain.nodes.insert(chain.nodes.end(), {{{path[i].a}, colouring.value}, {{path[i].b}, colouring.value}});
    chain.strong.push_back(path[i].house);
  }
  return chain;
}

}  // namespace

TEST_CASE("the table has each technique once, and says what a tier may take") {
  std::set<std::string> keys, codes;
  for (const NamedTechnique& each : all_techniques()) {
    CAPTURE(each.key);
    CHECK(keys.insert(each.key).second);
    CHECK(codes.insert(each.hodoku).second);
  }
  CHECK(keys.count("bug_1") == 1);
  for (const NamedTechnique& each : named_techniques()) CHECK((each.is_listed() && !each.needs_unique));
  std::set<std::string> unique;
  for (const NamedTechnique& each : uniqueness_techniques()) unique.insert(each.key);
  CHECK(unique == std::set<std::string>{"unique_rectangle_type_1", "unique_rectangle_type_2", "unique_rectangle_type_3",
                                        "unique_rectangle_type_4"});
}

TEST_CASE("only techniques that need uniqueness have reasons that assume it") {
  const Layout four = Layout::boxes(2, 2);
  const SudokuRules rules(four);
  for (const NamedTechnique& each : all_techniques())
    if (each.is_listed())
      go_through(each.family, four, rules, [&](const Reason& reason) {
        if (assumes_unique(reason) != each.needs_unique) FAIL(each.key);
      });
}

TEST_CASE("the named short techniques are chains of their kind") {
  for (const Layout& layout : sizes()) {
    const SudokuRules rules(layout);
    const auto are = [&](const char* key, IsOfKind is_of_kind) {
      CAPTURE(key, layout.name());
      std::size_t others = 0;
      const std::size_t asked = some_reasons(key, layout, rules, [&](const Reason& reason) {
        if (!chain_behind(layout, rules, is_of_kind, reason)) ++others;
      });
      CHECK(asked > 0);
      CHECK(others == 0);
    };
    are("skyscraper", is_x_chain);
    are("turbot_fish", is_x_chain);
    are("two_string_kite", is_x_chain);
    are("empty_rectangle", is_of_one_value);
    are("xy_wing", is_xy_chain);
    are("w_wing", is_alternating_chain);
  }
}

TEST_CASE("an XYZ-wing is no chain, and a W-wing no XY-chain") {
  const Layout six = Layout::boxes(2, 3);
  const SudokuRules rules(six);
  CHECK(some_reasons("xyz_wing", six, rules,
                     [&](const Reason& reason) { CHECK_FALSE(chain_behind(six, rules, is_any_chain, reason)); }) > 0);
  CHECK(some_reasons("w_wing", six, rules, [&](const Reason& reason) {
          if (chain_behind(six, rules, is_xy_chain, reason)) FAIL("a W-wing");
        }) > 0);
}

TEST_CASE("an empty rectangle on 9x9 has a group") {
  const Layout nine = Layout::boxes(3, 3);
  const SudokuRules rules(nine);
  some_reasons("empty_rectangle", nine, rules, [&](const Reason& reason) {
    const std::optional<Chain> chain = chain_behind(nine, rules, is_grouped, reason);
    REQUIRE(chain);
    CHECK_FALSE(chain_behind(nine, rules, is_x_chain, reason));
  });
}

TEST_CASE("a remote pair is two XY-chains, one for each value") {
  for (const Layout& layout : sizes()) {
    const SudokuRules rules(layout);
    CAPTURE(layout.name());
    CHECK(some_reasons("remote_pair", layout, rules, [&](const Reason& reason) {
            ReasonDraft together(rules);
            std::set<Value> values;
            each_chain_through(strong_links(layout, rules, reason), rules, [&](const Chain& chain) {
              const auto said = chain_reason(layout, rules, chain);
              if (!said || chain.is_loop || !is_xy_chain(chain) || !has_all(reason.del, said->del)) return;
              values.insert(chain.nodes.front().value);
              together.add(*said);
            });
            CHECK(values.size() == 2);
            CHECK(std::move(together).finished().del == in_order(rules, reason).del);
          }) > 0);
  }
}

TEST_CASE("an X-wing is an X-chain that closes") {
  for (const Layout& layout : sizes()) {
    const SudokuRules rules(layout);
    CAPTURE(layout.name());
    CHECK(some_reasons("x_wing", layout, rules, [&](const Reason& reason) {
            bool is_loop = false;
            each_chain_through(strong_links(layout, rules, reason), rules, [&](const Chain& chain) {
              const auto said = chain_reason(layout, rules, chain);
              is_loop = is_loop || (said && chain.is_loop && is_x_chain(chain) && said->premises == reason.premises &&
                                    has_all(said->del, reason.del));
            });
            CHECK(is_loop);
          }) > 0);
  }
}

TEST_CASE("a reason that says more or less than its chain is not the chain's") {
  const Layout four = Layout::boxes(2, 2);
  const SudokuRules rules(four);
  const Chain chain{{{{2}, 1}, {{0}, 1}, {{8}, 1}, {{10}, 1}}, {0, 2}};
  const Reason reason = *chain_reason(four, rules, chain);
  CHECK(is_reason_of(four, rules, chain, reason));
  CHECK(chain_behind(four, rules, is_x_chain, reason));
  CHECK_FALSE(chain_behind(four, rules, is_xy_chain, reason));
  Reason shuffled = reason;
  std::reverse(shuffled.premises.begin(), shuffled.premises.end());
  std::reverse(shuffled.constraints.begin(), shuffled.constraints.end());
  CHECK(is_reason_of(four, rules, chain, shuffled));
  const auto no_longer = [&](const auto& change) {
    Reason other = reason;
    change(other);
    CHECK_FALSE(is_reason_of(four, rules, chain, other));
    CHECK_FALSE(chain_behind(four, rules, is_any_chain, other));
  };
  no_longer([](Reason& other) { other.premises.pop_back(); });
  no_longer([](Reason& other) { other.premises.push_back({5, 3}); });
  no_longer([](Reason& other) { other.constraints.pop_back(); });
  no_longer([&](Reason& other) { other.constraints.push_back(rules.has_one_value(5)); });
  no_longer([](Reason& other) { other.del.pop_back(); });
  no_longer([](Reason& other) { other.del.push_back({5, 1}); });
  no_longer([](Reason& other) { other.set.push_back({2, 1}); });
  no_longer([](Reason& other) { other.exchanged.push_back({2, 1, 2}); });
}

TEST_CASE("kinds of chains") {
  const Chain x{{{{2}, 1}, {{0}, 1}, {{8}, 1}, {{10}, 1}}, {0, 2}};
  const Chain xy{{{{0}, 1}, {{0}, 2}, {{1}, 2}, {{1}, 1}}, {{}, {}}};
  const Chain mixed{{{{0}, 1}, {{0}, 2}, {{1}, 2}, {{2}, 2}}, {{}, 0}};
  const Chain group{{{{0, 1}, 1}, {{4, 5}, 1}, {{6}, 1}, {{10}, 1}}, {8, 6}};
  Chain within = xy;  // a weak link inside a cell
  within.nodes[2] = {{0}, 3};
  CHECK((is_x_chain(x) && !is_xy_chain(x) && is_alternating_chain(x) && !is_grouped(x)));
  CHECK((!is_x_chain(xy) && is_xy_chain(xy) && is_alternating_chain(xy)));
  CHECK((!is_x_chain(mixed) && !is_xy_chain(mixed) && is_alternating_chain(mixed)));
  CHECK((!is_x_chain(group) && is_of_one_value(group) && is_grouped(group) && !is_alternating_chain(group)));
  CHECK_FALSE(is_xy_chain(within));
  Chain loop{{{{0}, 1}, {{0}, 2}, {{1}, 2}, {{1}, 3}}, {{}, {}}};
  CHECK(is_xy_chain(loop));
  loop.is_loop = true;  // and now 3 and 1 are linked too
  CHECK_FALSE(is_xy_chain(loop));
}

TEST_CASE("colourings: what they say, and what is none") {
  const Layout nine = Layout::boxes(3, 3);
  const SudokuRules rules(nine);
  const auto cell = [&](int row, int column) { return nine.cell(row, column); };
  // r1c1 - r1c9 - r7c9 - r9c7: the ends see r9c1.
  const Colouring three{5, {{0, cell(1, 1), cell(1, 9)}, {17, cell(1, 9), cell(7, 9)}, {26, cell(7, 9), cell(9, 7)}}};
  const auto by = colours(three);
  REQUIRE(by);
  CHECK(by->first == Cells{cell(1, 1), cell(7, 9)});
  CHECK(by->second == Cells{cell(1, 9), cell(9, 7)});
  const auto trap = trap_reason(nine, rules, three);
  REQUIRE(trap);
  CHECK(has_all(trap->del, {{cell(9, 1), 5}}));
  CHECK_FALSE(wrap_reason(nine, rules, three));
  CHECK_FALSE(colours({5, {three.pairs[0], {24, cell(7, 1), cell(9, 3)}}}));  // the second hangs in the air
  // r1c1 and r2c2 are of one colour, and in one box.
  const Colouring even{5,
                       {{0, cell(1, 1), cell(1, 9)},
                        {17, cell(1, 9), cell(9, 9)},
                        {8, cell(9, 9), cell(9, 2)},
                        {10, cell(9, 2), cell(2, 2)}}};
  const auto wrap = wrap_reason(nine, rules, even);
  REQUIRE(wrap);
  CHECK(wrap->del == std::vector<Mark>{{cell(1, 1), 5}, {cell(2, 2), 5}, {cell(9, 9), 5}});
  // Three places of one house.
  CHECK_FALSE(trap_reason(nine, rules, {5, {{0, cell(1, 1), cell(1, 9)}, {0, cell(1, 9), cell(1, 5)}}}));
  // A ring of three: each cell would have both colours.
  CHECK_FALSE(colours({5, {{0, cell(1, 1), cell(1, 9)}, {17, cell(1, 9), cell(3, 9)}, {18, cell(3, 9), cell(1, 1)}}}));
}

TEST_CASE("what a colouring says is said by X-chains of conjugate pairs") {
  const Layout six = Layout::boxes(2, 3);
  const SudokuRules rules(six);
  std::size_t traps = 0, wraps = 0;
  const auto check = [&](const Colouring& colouring) {
    const auto by = colours(colouring);
    if (!by) return;
    const auto said_by_chain = [&](const Reason& reason, Cell cell, Cell from, Cell to) {
      const auto chain = conjugate_chain(colouring, from, to);
      if (!chain || !is_x_chain(*chain)) return false;
      const auto said = chain_reason(six, rules, *chain);
      return said && has_all(said->del, {{cell, colouring.value}}) && has_all(reason.premises, said->premises);
    };
    if (const auto trap = trap_reason(six, rules, colouring))
      for (const Mark& gone : trap->del) {
        ++traps;
        REQUIRE(said_by_chain(*trap, gone.cell, *first_seen(rules, gone.cell, by->first),
                              *first_seen(rules, gone.cell, by->second)));
      }
    if (const auto wrap = wrap_reason(six, rules, colouring))
      for (const Mark& gone : wrap->del) {
        const Cells& colour = both(by->first, {gone.cell}).empty() ? by->second : by->first;
        const Cells& other = both(by->first, {gone.cell}).empty() ? by->first : by->second;
        const auto twin = first_seen(rules, gone.cell, colour);
        if (!twin) continue;  // one of the others of that colour
        ++wraps;
        REQUIRE(std::any_of(other.begin(), other.end(), [&](Cell c) {
          return rules.see(c, gone.cell) && said_by_chain(*wrap, gone.cell, c, *twin);
        }));
      }
  };
  // Paths of up to four pairs from the first cell.
  Colouring colouring{1, {}};
  const std::function<void(Cell)> extend = [&](Cell at) {
    if (!colouring.pairs.empty()) check(colouring);
    if (colouring.pairs.size() == 4) return;
    for (const HouseIndex h : six.houses_of(at))
      for (const Cell next : six.houses()[h]) {
        if (next == at) continue;
        colouring.pairs.push_back({h, at, next});
        extend(next);
        colouring.pairs.pop_back();
      }
  };
  extend(0);
  CHECK(traps > 1000);
  CHECK(wraps > 1000);
}

TEST_CASE("ALS-XZ: an example, and what is none") {
  const Layout nine = Layout::boxes(3, 3);
  const SudokuRules rules(nine);
  const auto cell = [&](int row, int column) { return nine.cell(row, column); };
  // r1c1 is 1 or 2; r1c4 and r1c5 hold two of 1, 2 and 3: 1 is in r1c4 or in r1c1, or 2 is in one of them.
  const AlmostLocked one{{cell(1, 1)}, {1, 2}, {cell(1, 1)}, {cell(1, 1)}};
  const AlmostLocked other{{cell(1, 4), cell(1, 5)}, {1, 2, 3}, {cell(1, 4)}, {cell(1, 5)}};
  const auto reason = als_xz_reason(nine, rules, one, other, 1, 2);
  REQUIRE(reason);
  CHECK(has_all(reason->premises, {{cell(1, 1), 3}, {cell(1, 4), 2}, {cell(1, 5), 1}, {cell(1, 5), 9}}));
  CHECK_FALSE(has_all(reason->premises, {{cell(1, 4), 1}}));
  CHECK(reason->del.size() == 6);  // the rest of row 1
  CHECK(has_all(reason->del, {{cell(1, 2), 2}, {cell(1, 9), 2}}));
  AlmostLocked changed = other;
  changed.values = {1, 2};
  CHECK_FALSE(als_xz_reason(nine, rules, one, changed, 1, 2));  // locked
  changed = other;
  changed.cells = {cell(1, 4), cell(2, 8)};
  changed.z = {cell(2, 8)};
  CHECK_FALSE(als_xz_reason(nine, rules, one, changed, 1, 2));  // in no house
  CHECK_FALSE(als_xz_reason(nine, rules, one, other, 1, 1));
  CHECK_FALSE(als_xz_reason(nine, rules, one, other, 1, 3));  // not of both
  CHECK_FALSE(als_xz_reason(nine, rules, one, one, 1, 2));
  changed = other;
  changed.x = {};
  CHECK_FALSE(als_xz_reason(nine, rules, one, changed, 1, 2));
  changed = other;
  changed.x = {cell(1, 9)};
  CHECK_FALSE(als_xz_reason(nine, rules, one, changed, 1, 2));  // no place of it
  const AlmostLocked apart{{cell(2, 5)}, {1, 2}, {cell(2, 5)}, {cell(2, 5)}};
  CHECK_FALSE(als_xz_reason(nine, rules, one, apart, 1, 2));  // x may be in both
}
