// The page: every element closed, every claim and counterexample there, and nothing of the data taken for markup.
#include "verify/report/html.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "support/markup.hpp"
#include "support/request.hpp"
#include "verify/report/drawing.hpp"
#include "verify/report/markup.hpp"

using namespace gridproof;
using namespace gridproof::verify;
using gridproof::test::count;
using gridproof::test::nesting_fault;
using gridproof::test::run_request;

namespace {

RunReport small_report() { return run_request({.rules = spec::Layout::boxes(1, 3), .dialect = Dialect::as_written}); }

}  // namespace

TEST_CASE("the check of the nesting can fail") {
  CHECK(nesting_fault("<p>a <b>b</b><br></p>").empty());
  CHECK(!nesting_fault("<p>a <b>b</p></b>").empty());
  CHECK(!nesting_fault("<p>a").empty());
  CHECK(!nesting_fault("</p>").empty());
  CHECK(!nesting_fault("<p class=\"a>").empty());
}

TEST_CASE("the page has every claim, every counterexample, and what the verdicts rest on") {
  const RunReport report = small_report();
  const std::string page = to_html(report);
  CHECK(nesting_fault(page).empty());
  CHECK(count(page, "<!DOCTYPE html>") == 1);
  std::size_t counterexamples = 0, drawings = 0;
  for (const Row& row : report.rows) {
    CAPTURE(row.subject.name, name(row.instrument));
    CHECK(page.find(row.subject.name) != std::string::npos);
    CHECK(page.find(escaped(row.domain)) != std::string::npos);
    CHECK(page.find(escaped(row.trusted)) != std::string::npos);
    if (!row.counterexample) continue;
    ++counterexamples;
    drawings += row.trace ? row.trace->states.size() : 1;
    CHECK(page.find(reproduce(row, report)) != std::string::npos);
  }
  REQUIRE(counterexamples > 0);
  CHECK(count(page, "<article ") == counterexamples);
  CHECK(count(page, "<svg ") > drawings + counterexamples);  // the solution is drawn too
  CHECK(count(page, "&#8635; state 0 for ever") == 1);       // termination, of the explorer
  CHECK(count(page, ">ApplyHint</span>") >= 1);
  CHECK(page.find(digest(report)) != std::string::npos);
  for (const char* word : {"all as expected", "only_choice ", "actions fired", "transitions", "StartHeuristicCheck"})
    CHECK(page.find(word) != std::string::npos);
  for (const char* outside : {"<script", "http:", "https:", "url(", "@import", "src=", "<link"})
    CHECK(page.find(outside) == std::string::npos);
}

TEST_CASE("every link leads to a counterexample") {
  const std::string page = to_html(small_report());
  REQUIRE(count(page, "href=\"#") > 0);
  for (std::size_t at = page.find("href=\"#"); at != std::string::npos; at = page.find("href=\"#", at + 1)) {
    const std::size_t from = at + 7;
    CHECK(count(page, "id=\"" + page.substr(from, page.find('"', from) - from) + "\"") == 1);
  }
}

TEST_CASE("what nobody expected comes first and is marked") {
  RunReport report = small_report();
  CHECK(count(to_html(report), "class=\"unexpected\"") == 0);
  Row* last = nullptr;
  for (Row& row : report.rows)
    if (row.counterexample) last = &row;
  REQUIRE(last != nullptr);
  last->expected = Verdict::holds;
  const std::string page = to_html(report);
  CHECK(page.find("1 finding") != std::string::npos);
  CHECK(count(page, "class=\"unexpected\"") == 1);
  CHECK(page.find("<article ") == page.rfind("<article ", page.find("class=\"unexpected\"")));
  CHECK(page.find("(expected holds)") != std::string::npos);
}

TEST_CASE("a run without counterexamples is a page too") {
  const std::string page = to_html(run_request({.names = {"type_ok"}, .rules = spec::Layout::boxes(1, 2)}));
  CHECK(nesting_fault(page).empty());
  CHECK(page.find("None.") != std::string::npos);
  CHECK(nesting_fault(to_html({})).empty());
}

TEST_CASE("nothing of the data is taken for markup") {
  RunReport report = small_report();
  const std::string evil = "<i>&\"'</i>";
  report.profile = evil;
  for (Row& row : report.rows) {
    row.rules = rules_of(row).layout()->named("regions:" + evil);
    row.domain = row.trusted = evil;
    for (auto& [action, times] : row.actions) action = evil;
    if (row.trace)
      for (TraceState& step : row.trace->states) step.action = evil;
  }
  const std::string page = to_html(report);
  CHECK(nesting_fault(page).empty());
  CHECK(count(page, "<i>") == 0);
  CHECK(count(page, "&\"") == 0);
  CHECK(count(page, "&lt;i&gt;&amp;&quot;&#39;&lt;/i&gt;") > 10);
}

TEST_CASE("a drawing shows givens, the hint, what changed and what is crossed out") {
  const spec::Layout layout = spec::Layout::boxes(2, 2);
  spec::Grid grid(16), before(16);
  grid[0] = 3;
  before[5] = 2;
  spec::Marks<spec::Truth> crossed(layout);
  crossed.at(9, 1) = crossed.at(9, 4) = spec::Truth(true);
  crossed.at(0, 1) = spec::Truth(true);  // the cell is filled: not shown
  const std::string plain = draw(layout, {.grid = grid, .label = "a < b"});
  CHECK(nesting_fault(plain).empty());
  CHECK(count(plain, "<text class=\"given\"") == 1);
  CHECK(count(plain, "<text ") == 1);
  CHECK(count(plain, "class=\"thick\"") == 8);
  CHECK(count(plain, "class=\"thin\"") == 16);
  CHECK(plain.find("aria-label=\"a &lt; b\"") != std::string::npos);
  const std::string full = draw(layout, {.grid = grid,
                                         .hint = {spec::HintType::brute_force, 4, 2, 3},
                                         .before = before,
                                         .crossed = crossed,
                                         .label = ""});
  CHECK(count(full, "class=\"corner\"") == 2);  // written, and taken away
  CHECK(count(full, "class=\"hinted\"") == 1);
  CHECK(full.find("<text class=\"proposed\" x=\"82\" y=\"56\">4</text>") != std::string::npos);
  CHECK(count(full, ">14</text>") == 1);
  CHECK(count(full, "class=\"crossed\"") == 1);
}
