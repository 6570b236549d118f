// Puzzles with known answers, by every way, and random ones on which all ways and the solver must agree.
#include "verify/solve/ways.hpp"

#include <catch2/catch.hpp>
#include <string_view>

#include "solver/generate.hpp"
#include "solver/search.hpp"
#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/validity.hpp"
#include "support/layouts.hpp"
#include "text/layout_name.hpp"
#include "text/read.hpp"

using namespace gridproof;
using namespace gridproof::solve;
using spec::Grid;
using spec::Layout;

namespace {

Grid grid_of(const Layout& layout, std::string_view text) {
  const auto document = text::read_puzzle(text, "puzzle", {.rules = layout, .format = text::Format::line});
  REQUIRE(document);
  return document->entries.front().puzzle;
}

bool is_completion(const Layout& layout, const Grid& grid, const Grid& full) {
  return (spec::valid_alt(layout, full) & spec::extends(layout, grid, full)).holds();
}

// The kernel's word on the formula and the proof that were handed out, once more.
void check_refutation_again(const Refutation& refutation) {
  std::string proof;
  std::rewind(refutation.proof.get());
  for (int c = std::getc(refutation.proof.get()); c != EOF; c = std::getc(refutation.proof.get()))
    proof += static_cast<char>(c);
  const auto judgement =
      kernel::check_refutation({kernel::whole(refutation.formula), "formula"}, {kernel::whole(proof), "proof"});
  REQUIRE(judgement);
  CHECK(judgement->verdict == kernel::Verdict::accepted);
  CHECK(judgement->additions == refutation.judgement.additions);
}

// The answer has the evidence that it needs, and only that.
Answer answer_of(const Way& way, const Layout& layout, const Grid& grid) {
  CAPTURE(way.name, layout.name());
  Answer answer = way.classify(layout, grid, Deadline());
  REQUIRE(answer.answer != Class::unknown);
  const bool refuted = answer.answer != Class::not_unique;
  CHECK(answer.first.has_value() == (answer.answer != Class::contradictory));
  CHECK(answer.second.has_value() == (answer.answer == Class::not_unique));
  CHECK(answer.refutation.has_value() == (refuted && way.name == std::string("cadical")));
  CHECK(answer.certificate.has_value() == (way.name == std::string("logic")));
  CHECK(answer.effort.has_value() == answer.certificate.has_value());
  if (answer.first) CHECK(is_completion(layout, grid, *answer.first));
  if (answer.second) {
    CHECK(is_completion(layout, grid, *answer.second));
    CHECK(*answer.first != *answer.second);
  }
  if (answer.refutation) check_refutation_again(*answer.refutation);
  return answer;
}

std::vector<Way> deciding_ways() {
  std::vector<Way> some;
  for (const Way& way : ways())
    if (way.always_decides) some.push_back(way);
  return some;
}

void check_class(const Layout& layout, std::string_view puzzle, Class expected, std::string_view solution = {}) {
  for (const Way& way : deciding_ways()) {
    CAPTURE(way.name, puzzle);
    const Answer answer = answer_of(way, layout, grid_of(layout, puzzle));
    CHECK(name(answer.answer) == std::string(name(expected)));
    if (!solution.empty()) CHECK(*answer.first == grid_of(layout, solution));
  }
}

const Layout nine = Layout::boxes(3, 3);

}  // namespace

TEST_CASE("famous puzzles have one completion", "[solve]") {
  check_class(nine, "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", Class::unique,
              "162857493534129678789643521475312986913586742628794135356478219241935867897261354");
  check_class(nine, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", Class::unique,
              "812753649943682175675491283154237896369845721287169534521974368438526917796318452");
  check_class(nine, ".9.7..86..31..5.2.8.6........7.5...6...3.7...5...1.7........1.9.2.6..35..54..8.7.", Class::unique);
}

TEST_CASE("grids of public bug reports are what they are", "[solve]") {
  check_class(nine, "6..27.49...9.8..3.73...6..2.473.8.653..4...799....7.....3...9.7.7256.3....47.2.5.",
              Class::not_unique);
  check_class(nine, "895.....7..79...6...65..3.....34.6.9.....81...2.....4..7...5.....8......9..6....5",
              Class::not_unique);
  check_class(Layout::boxes(2, 2), ".....1..1.43.31.", Class::not_unique);
  check_class(nine, "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58",
              Class::not_unique);
  check_class(nine, "000000002020050801000000300704090000000085410005037000180000900007009000200040058", Class::unique);
  check_class(nine.with_diagonals().with_windows(),
              ".......1.....2...3.........4....3.......5...6....1.........78......6........32...", Class::unique,
              "932674518678521943541398267469283751217459386853716429326147895794865132185932674");
  check_class(nine, ".......1.....2...3.........4....3.......5...6....1.........78......6........32...",
              Class::not_unique);
}

TEST_CASE("crossed marks are spared by every way", "[solve]") {
  const Layout four = Layout::boxes(2, 2);
  const Grid grid = grid_of(four, ".....1..1.43.31.");  // 2431312412434312 and 3421213412434312
  for (const Way& way : deciding_ways()) {
    CAPTURE(way.name);
    const auto answer = [&](const std::vector<spec::Mark>& crossed) {
      return way.classify(four, grid, Deadline(), crossed);
    };
    CHECK(answer({{0, 1}, {0, 4}}).answer == Class::not_unique);
    const Answer second = answer({{0, 2}}), first = answer({{0, 3}});
    CHECK(second.answer == Class::unique);
    CHECK(*second.first == grid_of(four, "3421213412434312"));
    CHECK(first.answer == Class::unique);
    CHECK(*first.first == grid_of(four, "2431312412434312"));
    CHECK(answer({{0, 2}, {0, 3}}).answer == Class::contradictory);
    CHECK(answer({{5, 1}}).answer == Class::contradictory);  // a given
    if (second.refutation) check_refutation_again(*second.refutation);
  }
  CHECK_THROWS(insist_on_completion(four, grid, {{0, 2}}, grid_of(four, "2431312412434312")));
}

TEST_CASE("grids without a completion are contradictory", "[solve]") {
  check_class(Layout::boxes(2, 2), "11..............", Class::contradictory);  // a rule is broken already
  check_class(Layout::boxes(2, 2), "123....4........", Class::contradictory);  // a cell has no candidate
  check_class(Layout::boxes(2, 2), "1234341221434312", Class::contradictory);  // full, and wrong
  check_class(nine, "12345678.........9...............................................................",
              Class::contradictory);
  check_class(Layout::boxes(1, 2).with_diagonals(), "....", Class::contradictory);  // the layout has no solution
}

TEST_CASE("a full grid is its own completion", "[solve]") {
  check_class(Layout::boxes(2, 2), "1234341221434321", Class::unique, "1234341221434321");
}

TEST_CASE("every layout is classified, with its extra houses", "[solve]") {
  for (const Layout& layout : test::all_layouts()) {
    if (layout.size() > 16) continue;
    solver::Random random(7);
    const auto made = solver::generate(layout, random);
    REQUIRE(std::holds_alternative<solver::Puzzle>(made));
    const auto& puzzle = std::get<solver::Puzzle>(made);
    for (const Way& way : deciding_ways()) {
      const Answer answer = answer_of(way, layout, puzzle.givens);
      CHECK(answer.answer == Class::unique);
      CHECK(*answer.first == puzzle.solution);
      // Two cells of one house swapped: wrong, whatever the rest.
      Grid wrong = puzzle.solution;
      std::swap(wrong[0], wrong[1]);
      CHECK(answer_of(way, layout, wrong).answer == Class::contradictory);
    }
  }
}

TEST_CASE("all ways agree with the solver on random grids", "[solve]") {
  std::size_t seen[3] = {};
  for (const Layout& layout : {Layout::boxes(2, 2), Layout::boxes(2, 2).with_diagonals(), test::jigsaw(),
                               Layout::boxes(2, 3), nine, nine.with_windows()}) {
    solver::Random random(11);
    solver::Solver solver(layout);
    for (int i = 0; i < (layout.size() > 6 ? 15 : 60); ++i) {
      const auto full = solver::random_solution(layout, random);
      REQUIRE(std::holds_alternative<Grid>(full));
      Grid grid = std::get<Grid>(full);
      const std::uint64_t kept = 25 + random.below(45);  // of a hundred
      for (std::size_t c = 0; c < grid.size(); ++c)
        if (random.below(100) >= kept) grid[c] = 0;
      if (i % 3 == 0)
        grid[random.below(grid.size())] = static_cast<spec::Value>(1 + random.below(layout.values().size()));
      const solver::Classification expected = solver.classify(grid);
      for (const Way& way : deciding_ways()) {
        const Answer answer = answer_of(way, layout, grid);
        switch (expected.completions) {
          case solver::Completions::one:
            CHECK(answer.answer == Class::unique);
            CHECK(answer.first == expected.first);
            break;
          case solver::Completions::none: CHECK(answer.answer == Class::contradictory); break;
          case solver::Completions::several: CHECK(answer.answer == Class::not_unique); break;
          case solver::Completions::unknown: FAIL("the solver had no budget");
        }
        ++seen[static_cast<std::size_t>(answer.answer)];
      }
    }
  }
  for (const std::size_t count : seen) CHECK(count > 40);
}

TEST_CASE("without time there is no answer", "[solve]") {
  const Grid grid = grid_of(nine, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  for (const Way& way : ways()) {
    const Answer answer = way.classify(nine, grid, Deadline(0));
    CHECK(answer.answer == Class::unknown);
    CHECK(answer.gave_up == "the time ran out before a completion was found or refuted");
    CHECK(!answer.refutation);
    if (way.always_decides) CHECK(way.classify(nine, grid, Deadline(1e18)).answer == Class::unique);
  }
}

TEST_CASE("techniques decide what they can, and never guess", "[solve]") {
  const Way& techniques = *way_named("techniques");
  CHECK_FALSE(techniques.always_decides);
  std::size_t decided = 0, open = 0, contradictory = 0;
  for (const Layout& layout : {Layout::boxes(2, 2).with_diagonals(), test::jigsaw(), Layout::boxes(2, 3), nine}) {
    solver::Random random(12);
    for (int i = 0; i < 40; ++i) {
      const auto puzzle = std::get<solver::Puzzle>(solver::generate(layout, random, {.minimal = i % 2 == 0}));
      Grid grid = puzzle.givens;
      if (i % 3 == 0) grid[random.below(grid.size())] = 0;  // several completions, mostly
      if (i % 5 == 0) grid[random.below(grid.size())] = static_cast<spec::Value>(1 + random.below(4));
      std::vector<spec::Mark> crossed;
      const spec::Mark mark{static_cast<spec::Cell>(random.below(grid.size())), 1};
      if (puzzle.solution[mark.cell] != mark.value) crossed.push_back(mark);
      solver::Solver solver(layout);
      spec::Marks<spec::Truth> marks(layout);
      for (const spec::Mark& m : crossed) marks.at(m.cell, m.value) = spec::Truth(true);
      solver.cross_out(marks);
      const Answer answer = techniques.classify(layout, grid, Deadline(), crossed);
      const solver::Classification expected = solver.classify(grid);
      CHECK_FALSE(answer.certificate.has_value());
      switch (answer.answer) {
        case Class::unique:
          CHECK(expected.completions == solver::Completions::one);
          CHECK(answer.first == expected.first);
          ++decided;
          break;
        case Class::contradictory:
          CHECK(expected.completions == solver::Completions::none);
          ++contradictory;
          break;
        default:
          CHECK(answer.answer == Class::unknown);
          CHECK(answer.gave_up.find("cells are empty") != std::string::npos);
          ++open;
      }
    }
  }
  CHECK(decided > 20);
  CHECK(contradictory > 5);
  CHECK(open > 8);
  CHECK(techniques.classify(spec::Takuzu(4, 4), Grid(16), Deadline()).answer == Class::unknown);

  // A crossed mark decides between two completions; two leave none.
  const Layout four = Layout::boxes(2, 2);
  const Grid two = grid_of(four, ".....1..1.43.31.");
  CHECK(techniques.classify(four, two, Deadline()).answer == Class::unknown);
  const Answer second = techniques.classify(four, two, Deadline(), {{0, 2}});
  CHECK(second.answer == Class::unique);
  CHECK(second.first == grid_of(four, "3421213412434312"));
  CHECK(techniques.classify(four, two, Deadline(), {{0, 2}, {0, 3}}).answer == Class::contradictory);
}

TEST_CASE("the techniques that were needed are told, the hardest last", "[solve]") {
  const Answer answer =
      way_named("techniques")
          ->classify(nine,
                     grid_of(nine, "....1....3..4..5.9..9.2..4..93.....1..79.54..6.....39..6..5.1..4.5..3..2....8...."),
                     Deadline());
  CHECK(answer.answer == Class::unique);
  REQUIRE(answer.techniques.size() > 2);
  for (std::size_t i = 0; i < answer.techniques.size(); ++i) {
    CHECK(answer.techniques[i].times > 0);
    if (i > 0) CHECK(answer.techniques[i - 1].place < answer.techniques[i].place);
  }
}

TEST_CASE("what is no completion is not handed out", "[solve]") {
  const Layout four = Layout::boxes(2, 2);
  const Grid grid = grid_of(four, "1...............");
  CHECK_NOTHROW(insist_on_completion(four, grid, {}, grid_of(four, "1234341221434321")));
  CHECK_THROWS_AS(insist_on_completion(four, grid, {}, grid_of(four, "2134341212434321")), std::logic_error);
  CHECK_THROWS_AS(insist_on_completion(four, grid, {}, grid_of(four, "123434122143432.")), std::logic_error);
  CHECK_THROWS_AS(insist_on_completion(four, grid, {}, grid_of(four, "4321123434122143")), std::logic_error);
}

TEST_CASE("a way is known by its name", "[solve]") {
  CHECK(ways().front().name == std::string("logic"));
  for (const Way& way : ways()) CHECK(way_named(way.name) == &way);
  CHECK(way_named("guess") == nullptr);
}
