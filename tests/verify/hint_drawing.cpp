// The picture of a hint: well formed, the same each time, and with every mark of the reason drawn once.
#include "verify/report/hint_drawing.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "spec/rules.hpp"
#include "spec/sudoku/constraints.hpp"
#include "spec/takuzu/constraints.hpp"
#include "support/markup.hpp"
#include "text/layout_name.hpp"
#include "text/read.hpp"

using namespace gridproof;
using namespace gridproof::verify;
using gridproof::test::count;
using gridproof::test::nesting_fault;

namespace {

spec::Grid grid_of(const spec::AnyRules& rules, const std::string& cells) {
  return text::read_puzzle(cells, "grid", {.rules = rules})->entries.front().puzzle;
}

spec::NamedConstraints constraints(const spec::AnyRules& rules) {
  return visit(rules, [](const auto& known) -> spec::NamedConstraints { return constraints_of(known); });
}

std::size_t constraint_named(const spec::AnyRules& rules, const std::string& name) {
  const spec::NamedConstraints all = constraints(rules);
  for (std::size_t i = 0; i < all.constraints.size(); ++i)
    if (all.constraints[i].name == name) return i;
  FAIL("no constraint is named " << name);
  return 0;
}

void check_is_sound(const std::string& svg) {
  CAPTURE(svg);
  CHECK(nesting_fault(svg).empty());
  CHECK(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 "));
  CHECK(count(svg, "<desc>") == 1);
  CHECK(count(svg, "<script") == 0);
  CHECK(count(svg, "href") == 0);
  CHECK(count(svg, "onload") == 0);
}

void check_drawn_once(const std::string& svg, const std::string& title) {
  CAPTURE(svg, title);
  CHECK(count(svg, "<title>" + title + "</title>") == 1);
}

}  // namespace

TEST_CASE("every premise, rule and conclusion is drawn once, each with a shape of its own") {
  const spec::AnyRules rules = spec::Layout::boxes(2, 2);
  const spec::Grid grid = grid_of(rules, "1.3...1..1..3.2.");
  const spec::Reason reason{{{8, 4}, {9, 4}, {11, 4}, {9, 4}},
                            {constraint_named(rules, "row 3 has a 4"), constraint_named(rules, "row 3 has a 4")},
                            {{10, 4}},
                            {}};
  const HintDrawing drawing{.givens = grid, .grid = grid, .reason = reason, .set = reason.set, .del = {{1, 2}, {4, 2}},
                            .title = "4 at r3c3 <&>", .description = "4 has no other \"place\""};
  const std::string svg = draw_hint(rules, drawing);
  check_is_sound(svg);
  CHECK(svg == draw_hint(rules, drawing));
  check_drawn_once(svg, "4 at r3c3 &lt;&amp;&gt;");
  CHECK(count(svg, "<desc>4 has no other &quot;place&quot;</desc>") == 1);
  for (const char* title : {"premise: r3c1 is not 4", "premise: r3c2 is not 4", "premise: r3c4 is not 4",
                            "rule: row 3 has a 4", "conclusion: r3c3 is 4", "conclusion: r1c2 is not 2",
                            "conclusion: r2c1 is not 2"})
    check_drawn_once(svg, title);
  CHECK(count(svg, "<title>premise: ") == 3);
  CHECK(count(svg, "<title>rule: ") == 1);
  CHECK(count(svg, "<title>conclusion: ") == 3);
  // The shapes, with those of the legend: a square for a premise, a circle for what is so, a cross for what is not.
  CHECK(count(svg, "width=\"14\" height=\"14\"/>") == 3 + 1);
  CHECK(count(svg, "<circle ") == 1 + 1);
  CHECK(count(svg, "l14 14m0 -14l-14 14") == 2 + 1);
  for (const char* meaning : {"is not so", "the rule that is used", "so it is this one", "so it is not this one"})
    CHECK(count(svg, ">" + std::string(meaning) + "</text>") == 1);
}

TEST_CASE("givens, entries, candidates and crossed marks look different; a marked candidate is not drawn twice") {
  const spec::AnyRules rules = spec::Layout::boxes(2, 2);
  const std::string svg = draw_hint(rules, {.givens = grid_of(rules, "1..............."),
                                            .grid = grid_of(rules, "1..2............"),
                                            .crossed = {{1, 4}, {15, 1}},
                                            .set = {{1, 3}},
                                            .title = "3 at r1c2"});
  check_is_sound(svg);
  CHECK(count(svg, "class=\"given\"") == 1);
  CHECK(count(svg, "class=\"entry\"") == 1);
  CHECK(count(svg, "class=\"crossed\"") == 2);
  // r1c2 and r1c3: 3 4; their boxes: 3 x 2 3 4 - 1, 4 x ...; of all, without the one of the hint and the two crossed.
  std::size_t open = 0;
  const spec::Grid grid = grid_of(rules, "1..2............");
  visit(rules, [&](const auto& known) {
    for (const spec::Mark& mark : spec::all_marks(known))
      open += is_possible(known, grid, mark.cell, mark.value).holds() ? 1U : 0U;
  });
  CHECK(count(svg, "class=\"candidate\"") == open - 3);
  CHECK(count(svg, ">so it is not this one<") == 0);
}

TEST_CASE("a rule is outlined where its cells end, and only there") {
  const spec::AnyRules rules = spec::Layout::boxes(2, 2);
  const spec::Grid empty(16);
  const auto path_of = [&](const char* rule) {
    const spec::Reason reason{{}, {constraint_named(rules, rule)}, {}, {}};
    const std::string svg = draw_hint(rules, {.givens = empty, .grid = empty, .reason = reason});
    const std::size_t at = svg.find("<path d=\"", svg.find("<title>rule: "));
    return svg.substr(at, svg.find("/>", at) - at);
  };
  // A row of four cells has ten sides, a box of 2x2 eight, one cell four.
  CHECK(count(path_of("row 1 has a 2"), "M") == 10);
  CHECK(count(path_of("box 4 has a 2"), "M") == 8);
  CHECK(count(path_of("r1c1 has a value"), "M") == 4);
}

TEST_CASE("all boards: lines where boxes and regions end, shades on diagonals and windows, and a Takuzu") {
  for (const char* name : {"2x3", "3x3+diagonals", "3x3+windows", "3x3+diagonals+windows", "4x4", "5x5", "1x2"}) {
    const spec::Layout layout = *text::parse_layout(name);
    const spec::Grid empty(layout.cells().size());
    const std::string svg = draw_hint(layout, {.givens = empty, .grid = empty, .title = name});
    CAPTURE(name);
    check_is_sound(svg);
    CHECK(count(svg, "class=\"candidate\"") == layout.cells().size() * layout.values().size());
    CHECK((count(svg, "class=\"shaded\"") > 0) == (layout.houses().size() > 3U * static_cast<unsigned>(layout.size())));
  }
  const spec::Layout regions = *text::parse_regions("11122\n13122\n43332\n44355\n44555\n", "");
  check_is_sound(draw_hint(regions, {.givens = spec::Grid(25), .grid = spec::Grid(25)}));

  const spec::AnyRules takuzu = spec::Takuzu(4, 6);
  const std::string rule = constraints(takuzu).constraints.back().name;
  const spec::Grid empty(24);
  const std::string svg = draw_hint(
      takuzu, {.givens = empty,
               .grid = empty,
               .reason = spec::Reason{{{0, 1}, {1, 1}}, {constraint_named(takuzu, rule)}, {{2, 2}}, {}},
               .set = {{2, 2}},
               .title = "1 at r1c3"});
  check_is_sound(svg);
  check_drawn_once(svg, "premise: r1c1 is not 0");
  check_drawn_once(svg, "rule: " + rule);
  check_drawn_once(svg, "conclusion: r1c3 is 1");
  CHECK(count(svg, "class=\"thick\"") == 0);
}
