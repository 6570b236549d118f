// A count is exact, or says that it is not.
#include "verify/cli/count.hpp"

#include <catch2/catch.hpp>

#include "text/layout_name.hpp"
#include "text/read.hpp"

using namespace gridproof;
using namespace gridproof::cli;

namespace {

Count count(const std::string& cells, const CountOptions& options, const std::string& layout = "") {
  text::ReadOptions reading;
  if (!layout.empty()) reading.rules = *text::parse_layout(layout);
  const auto document = text::read_puzzle(cells, "puzzle", reading);
  REQUIRE(document);
  return Counter(document->rules).count(document->entries.front().puzzle, options);
}

// Al Escargot without two of its givens.
const std::string open_grid = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7.........";

}  // namespace

TEST_CASE("completions are counted exactly below the limit, and never at it") {
  const double seconds = GENERATE(0.0, 1e6);
  CountOptions options{.seconds = seconds};
  CHECK(to_text(count(".....1..1.43.31.", options)) == "2 completions");
  CHECK(to_text(count("11..............", options)) == "0 completions");
  CHECK(to_text(count("................", options)) == "288 completions");
  options.limit = 288;
  CHECK(to_text(count("................", options)) == "at least 288 completions");
  options.limit = 289;
  CHECK(to_text(count("................", options)) == "288 completions");
  options.limit = 1;
  CHECK(to_text(count("................", options)) == "at least 1 completion");
  CHECK(to_text(count("11..............", options)) == "0 completions");
}

TEST_CASE("the fast solver counts what the plain one counts") {
  const auto document = text::read_puzzle(open_grid, "puzzle");
  solver::Solver plain(*document->rules.layout());
  const std::uint64_t completions = plain.count(document->entries.front().puzzle, 100'000);
  REQUIRE(completions > 2);
  REQUIRE(completions < 100'000);
  const double seconds = GENERATE(0.0, 1e6);
  const Count below = count(open_grid, {.limit = completions + 1, .seconds = seconds});
  CHECK(below.number == completions);
  CHECK(below.exact);
  const Count at = count(open_grid, {.limit = completions, .seconds = seconds});
  CHECK(at.number == completions);
  CHECK_FALSE(at.exact);
  CHECK_FALSE(at.out_of_time);
  CHECK(count(open_grid, {}, "3x3+diagonals").number < completions);  // not by the fast one
}

TEST_CASE("a count that runs out of time says so") {
  const std::string layout = GENERATE("3x3", "4x4");
  const auto cells = std::string(layout == "3x3" ? 81 : 256, '.');
  const Count cut = count(cells, {.limit = std::numeric_limits<std::uint64_t>::max(), .seconds = 1e-6}, layout);
  CHECK_FALSE(cut.exact);
  CHECK(cut.out_of_time);
}

TEST_CASE("only a limit that nobody chose is inconclusive") {
  CountTally cut, timed_out, exact;
  cut.count(10, false, false, {1, 1});
  timed_out.count(10, false, true, {1, 1});
  exact.count(10, true, false, {1, 1});
  CHECK(exit_code(cut, {.limit = 10, .limit_was_chosen = false}) == 3);
  CHECK(exit_code(cut, {.limit = 10, .limit_was_chosen = true}) == 0);
  CHECK(exit_code(timed_out, {.limit = 100, .limit_was_chosen = true}) == 3);
  CHECK(exit_code(exact, {}) == 0);
}
