// The menu, as a conversation.
#include "verify/cli/menu.hpp"

#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>

#include "cli/sandbox.hpp"

using namespace gridproof;
using namespace gridproof::cli;

namespace {

std::string talk(const std::string& answers) {
  std::istringstream in(answers);
  std::ostringstream out;
  run_menu(in, out, 7);
  return out.str();
}

bool says(const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; }

// How often.
std::size_t count(const std::string& text, const std::string& words) {
  std::size_t found = 0;
  for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) ++found;
  return found;
}

}  // namespace

TEST_CASE("the menu ends with a choice, and at the end of the input") {
  const std::string answers =
      GENERATE("4\n", "quit\n", "", "1\n", "1\n2x2\n12", "1\n2x2\n....\n....\n....\n....\n", "2\n", "2\n\n");
  CAPTURE(answers);
  const std::string said = talk(answers);
  CHECK(count(said, "  3  Al Escargot\n") == 1);
  CHECK(said.ends_with("Goodbye.\n"));
  CHECK_FALSE(says(said, "solved"));
}

TEST_CASE("a choice that is none is explained") {
  const std::string said = talk("5\n\n4\n");
  CHECK(says(said, "expected a number from 1 to 4, found '5'\n"));
  CHECK(says(said, "expected a number from 1 to 4, found ''\n"));
  CHECK(count(said, "your choice: ") == 3);
}

TEST_CASE("a puzzle is entered row by row, shown, corrected and solved") {
  const std::string said = talk(
      "1\n2x2\n"
      "1.3.\n"
      "..15\n..1\n..1..\n0020\n"  // a value too large, a cell too few, one too many; then 2 for 1
      ".1..\n3020\n"
      "perhaps\n5\n2\n..1.\ny\n4\n");
  CHECK(says(said, "row 2: at character 4: expected 1-4, or . 0 _ * X where empty, found '5'\n"));
  CHECK(says(said, "row 2: at character 4: expected 4 cells, found 3 symbols\n"));
  CHECK(says(said, "row 2: at character 5: expected 4 cells, found 5 symbols\n"));
  CHECK(says(said, "expected yes, or a number from 1 to 4, found 'perhaps'\n"));
  CHECK(says(said, "expected yes, or a number from 1 to 4, found '5'\n"));
  CHECK(count(said, "\n1 . | 3 .\n. . | 2 .\n----+----\n. 1 | . .\n3 . | 2 .\n") == 1);
  CHECK(count(said, "\n1 . | 3 .\n. . | 1 .\n----+----\n. 1 | . .\n3 . | 2 .\n") == 2);  // confirmed, and solved
  CHECK(says(said, "solved: the grid has exactly one completion\n"));
  CHECK(says(said, "1234431221433421\n"));
}

TEST_CASE("the other answers have their words in the menu too") {
  CHECK(says(talk("1\n2x2\n11..\n....\n....\n....\nyes\n"),
             "contradictory: the grid has no completion (row 1 has 1 twice)"));
  CHECK(says(talk("1\n2x2\n....\n.1..\n1.43\n.31.\nyes\n"), "not unique: the grid has several completions"));
}

TEST_CASE("a takuzu is entered by its name, rows by columns of its board") {
  const std::string said = talk(
      "1\ntakuzu-4x4\n"
      ".1..\n.0.2\n.0..\n11.\n11..\n..0.\nyes\n"
      "1\ntakuzu-2x4-rules-1,2\n.10.\n1..1\n2\n.0..\n3\nyes\n4\n");
  CHECK(says(said, "4 rows of 4 cells: 0-1, or . _ * where empty\n"));
  CHECK(says(said, "row 2: at character 4: expected 0-1, or . _ * where empty, found '2'\n"));
  CHECK(says(said, "row 3: at character 4: expected 4 cells, found 3 symbols\n"));
  CHECK(says(said, "takuzu 4x4, rules 1, 2 and 3\n\n. 1 . .\n. 0 . .\n1 1 . .\n. . 0 .\n"));
  CHECK(says(said, "solved: the grid has exactly one completion\n"));
  CHECK(says(said, "0110001111001001\n"));
  CHECK(says(said, "2 rows of 4 cells: 0-1, or . _ * where empty\n"));
  CHECK(says(said, "expected yes, or a number from 1 to 2, found '3'\n"));
  CHECK(says(said, "takuzu 2x4, rules 1 and 2\n\n. 1 0 .\n. 0 . .\n"));
  CHECK(says(said, "not unique: the grid has several completions, two of them\n"));
  CHECK(count(said, "01011010\n") == 1);
}

TEST_CASE("a takuzu that cannot be is explained, and asked for again") {
  const std::string said = talk("1\ntakuzu-5x6\ntakuzu-6\ntakuzu-6x8-rules-1\ntakuzu-6x8\n");
  CHECK(says(said, "expected an even number from 2 to 30 of rows, found \"5x6\"\n"));
  CHECK(says(said, "expected 'x' between rows and columns, found the end\n"));
  CHECK(says(said, "expected -rules-1,2 or the end, found \"-rules-1\"\n"));
  CHECK(says(said, "6 rows of 8 cells: 0-1, or . _ * where empty\n"));
  CHECK(count(said, "takuzu-6x8-rules-1,2 (empty: 3x3): ") == 4);
}

TEST_CASE("the layout is 3x3 unless another is named, and one that is none is explained") {
  const std::string said = talk("1\n\n");
  CHECK(says(said, "9 rows of 9 cells: 1-9, or . 0 _ * X where empty\n"));
  CHECK(says(talk("1\n9x9\n2x3\n"), "expected a box of 2 to 25 cells, found 9x9 = 81\n"));
  CHECK(says(talk("1\n9x9\n2x3\n"), "6 rows of 6 cells"));
}

TEST_CASE("a pool is tested, and what is no pool is explained") {
  const test::Sandbox sandbox;
  const std::string good = (sandbox.folder() / "good.csv").string();
  const std::string bad = (sandbox.folder() / "bad.csv").string();
  std::ofstream(good) << "quizzes,solutions\n1.3...1..1..3.2.,1234431221433421\n";
  std::ofstream(bad) << "quizzes,solutions\n.....1..1.43.31.,2431312412434312\n";
  const std::string said = talk("2\n2x2\n" + good + "\nall\n0\n1\n2\n2x2\n" + bad + "\n1\n2\n\nno-such-file\n4\n");
  CHECK(says(said, "expected a whole number, 1 to 1000000, found 'all'\n"));
  CHECK(says(said, "expected a whole number, 1 to 1000000, found '0'\n"));
  CHECK(says(said, "gridproof solve " + good + " --layout 2x2 --sample 1 --seed 7 --verbose\n"));
  CHECK(says(said,
             "a sample of 1 of 1 puzzle, seed 7\npuzzle 1 (line 2): unique\n  computed 1234431221433421\n"
             "  given    1234431221433421\n"));
  CHECK(says(said, "passed: 1 of 1 have the solution in the file\n"));
  CHECK(says(said, "--seed 8 --verbose\n"));
  CHECK(says(said, "passed: 0 of 1 have the solution in the file\n"));
  CHECK(says(said, "failed: puzzle 1 (line 2) is not-unique, and the file has a solution for it\n"));
  CHECK(says(said, "no-such-file: no such file\n"));
  CHECK(count(said, "your choice: ") == 4);
}

TEST_CASE("a pool is of the rules that are named") {
  const test::Sandbox sandbox;
  const std::string pool = (sandbox.folder() / "pool.csv").string();
  std::ofstream(pool) << "puzzle,solution\n.1...0..11....0.,0110001111001001\n";
  const std::string said = talk("2\ntakuzu-4x4-rules-1,2\n" + pool + "\n1\n2\ntakuzu-4x4\n" + pool + "\n1\n2\n2x2\n" +
                                pool + "\n4\n");
  CHECK(says(said, "gridproof solve " + pool + " --takuzu --size 4x4 --rules 1,2 --sample 1 --seed 7 --verbose\n"));
  CHECK(says(said, "gridproof solve " + pool + " --takuzu --size 4x4 --rules 1,2,3 --sample 1 --seed 8 --verbose\n"));
  CHECK(count(said, "passed: 1 of 1 have the solution in the file\n") == 2);
  CHECK(says(said, "takuzu 4x4, rules 1 and 2; by logic"));
  CHECK(says(said, "takuzu 4x4, rules 1, 2 and 3; by logic"));
}

TEST_CASE("Al Escargot has its background") {
  const std::string said = talk("3\n");
  CHECK(says(said, "Arto Inkala"));
  CHECK(says(said, "162857493534129678789643521475312986913586742628794135356478219241935867897261354\n"));
}
