// What the kernel accepts as a proof by the two rules, and at which step it rejects what is none.
#include "verify/kernel/certificate.hpp"

#include <catch2/catch.hpp>
#include <sstream>
#include <string>

#include "text/write.hpp"

using namespace gridproof;
using kernel::Verdict;

namespace {

kernel::CertificateJudgement judge(const std::string& text) {
  const auto judgement = kernel::check_certificate({kernel::whole(text), "p.proof"});
  if (!judgement) FAIL(text::to_string(judgement.error()));
  return *judgement;
}

std::string error_of(const std::string& text) {
  const auto judgement = kernel::check_certificate({kernel::whole(text), "p.proof"});
  if (judgement) return std::string("read: ") + kernel::name(judgement->verdict);
  return text::to_string(judgement.error());
}

void rejects(const std::string& text, std::uint64_t step, const std::string& reason) {
  const auto judgement = judge(text);
  INFO(text << judgement.reason);
  CHECK(judgement.verdict == Verdict::rejected);
  CHECK(judgement.step == step);
  CHECK(judgement.reason == reason);
}

const std::string heading = "gridproof-certificate 1\nlayout 2x2\npuzzle ";

// 1 2 | 3 4
// 3 4 | 1 2
// 2 1 | 4 3
// 4 3 | 2 1
const std::string solution = "1234341221434321";
const std::string one_empty = heading + "123434122143432.\n";

}  // namespace

TEST_CASE("a last value and a last place are accepted, from any house that shows them") {
  for (const char* step : {"r4c4", "1r4", "1c4", "1b4"}) {
    const auto judgement = judge(one_empty + step + "\nunique " + solution);
    INFO(step << " " << judgement.reason);
    CHECK(judgement.verdict == Verdict::accepted);
    CHECK(judgement.conclusion == kernel::Conclusion::unique);
    CHECK(judgement.last_values + judgement.last_places == 1);
    CHECK(judgement.step == 2);
  }
}

TEST_CASE("a full grid needs no steps") {
  CHECK(judge(heading + solution + " unique " + solution).verdict == Verdict::accepted);
}

TEST_CASE("steps that do not follow are rejected, each with its reason") {
  const std::string open = heading + "................ ";
  rejects(open + "r1c1 contradictory", 1, "r1c1 has 4 values left, not one");
  rejects(open + "1r1 contradictory", 1, "1 has 4 places left in row 1, not one");
  rejects(open + "(r1c1=1 r1c1 contradictory", 2, "r1c1 has a value already");
  rejects(open + "(r1c1=1 1b1 contradictory", 2, "box 1 has 1 already");
  rejects(open + "(r1c1=1 (r1c2=1 contradictory", 2, "1 is no candidate of r1c2: there is nothing to assume");
  rejects(open + "(r1c1=1 (r1c1=2 contradictory", 2, "2 is no candidate of r1c1: there is nothing to assume");
  rejects(open + ")r1c1 contradictory", 1, "r1c1 has a value, or one left");
  rejects(open + "(r1c1=1 )r1c1 contradictory", 2, "r1c1 has a value, or one left");
  rejects(open + ")1r1 contradictory", 1, "1 stands in row 1, or has a place left there");
  rejects(open + "(r1c1=1 )1c1 contradictory", 2, "1 stands in column 1, or has a place left there");
  rejects(open + ")1+1b1 contradictory", 1, "1 does not stand twice in box 1");
}

TEST_CASE("a verdict must have been shown") {
  rejects(one_empty + "unique " + solution, 1, "1 cell of the grid did not follow");
  rejects(one_empty + "(r4c4=1 unique " + solution, 2, "1 assumption is still open");
  rejects(one_empty + "(r4c4=1 contradictory", 2, "1 assumption is still open");
  rejects(one_empty + "contradictory", 1, "no contradiction has been reached");
  rejects(one_empty + "r4c4 unique 2134341221434321", 2, "the grid that follows is another one");
  rejects(heading + "1234341221434322 unique 1234341221434322", 1, "the full grid breaks the rules");
}

TEST_CASE("a value that stands twice is a contradiction, and nothing follows it but the verdict") {
  const std::string twice = heading + "11.............. ";
  const auto judgement = judge(twice + ")1+1r1 contradictory");
  CHECK(judgement.verdict == Verdict::accepted);
  CHECK(judgement.conclusion == kernel::Conclusion::contradictory);
  CHECK(judge(twice + ")1+1b1 contradictory").verdict == Verdict::accepted);
  rejects(twice + ")1+1c1 contradictory", 1, "1 does not stand twice in column 1");
  rejects(twice + ")1+1r1 )1+1b1 contradictory", 2, "the puzzle is refuted already: only the verdict may follow");
  rejects(twice + ")1+1r1 unique " + solution, 2, "the puzzle is refuted: it has no completion");
}

TEST_CASE("two completions are evidence only if they are two and complete the puzzle") {
  const std::string puzzle = heading + "12343412........ ";
  const std::string a = "1234341221434321", b = "1234341243212143";
  CHECK(judge(puzzle + "not-unique " + a + " " + b).verdict == Verdict::accepted);
  rejects(puzzle + "not-unique " + a + " " + a, 1, "the two completions are one");
  rejects(puzzle + "not-unique " + a + " 1234341243212134", 1, "1234341243212134 is no completion of the puzzle");
  rejects(puzzle + "not-unique 2143341221434321 " + b, 1, "2143341221434321 is no completion of the puzzle");
  rejects(puzzle + "(r3c1=2 not-unique " + a + " " + b, 2, "two completions need no steps");
}

TEST_CASE("a refuted assumption is crossed out in the scope around it, and nothing else of it is kept") {
  // No completion: r1c3 can be 3 or 4, and either leaves r1c4 with nothing.
  const std::string puzzle = heading + "12.....33....... ";
  // 3 stands in row 2, box 2: r1c3 and r1c4 are both 4.
  const auto judgement = judge(puzzle + "(r1c3=4 )r1c4 )r1c3 contradictory");
  CHECK(judgement.verdict == Verdict::accepted);
  CHECK(judgement.assumptions == 1);
  CHECK(judgement.nesting == 1);
  CHECK(judge(puzzle + "r1c3 )r1c4 contradictory").verdict == Verdict::accepted);
  rejects(puzzle + "(r1c3=4 )r1c4 (r1c3=4 )r1c4 contradictory", 3,
          "4 is no candidate of r1c3: there is nothing to assume");
  rejects(puzzle + "(r1c3=4 )r1c4 )r1c4 contradictory", 3, "r1c4 has a value, or one left");
}

TEST_CASE("nested scopes close from the innermost outwards") {
  const std::string puzzle = heading + "12.....33....... ";
  const auto judgement = judge(puzzle + "(r2c1=4 (r1c3=4 )r1c4 )r1c3 (r1c3=4 )r1c4 )r1c3 contradictory");
  INFO(judgement.reason);
  CHECK(judgement.verdict == Verdict::accepted);
  CHECK(judgement.nesting == 2);
  CHECK(judgement.assumptions == 3);
}

TEST_CASE("every kind of house can be named, and only those that the layout has") {
  const std::string diagonal = "gridproof-certificate 1\nlayout 2x2+diagonals\npuzzle 123434122143432. ";
  CHECK(error_of(diagonal + "1d1 contradictory") == "read: rejected");
  CHECK(error_of(one_empty + "1d1 contradictory") ==
        "p.proof:4:2: step 1: expected a house of 2x2 as r2, c3 or b1, found \"d1\"");
  const std::string regions = "gridproof-certificate 1\nlayout regions:1122/1122/3344/3344\npuzzle 123434122143432. ";
  CHECK(judge(regions + "1g4 unique " + solution).verdict == Verdict::accepted);
  CHECK(error_of(regions + "1b4 unique " + solution) ==
        "p.proof:3:26: step 1: expected a house of regions as r2, c3 or b1, found \"b4\"");
}

TEST_CASE("what cannot be read is an error with its place") {
  CHECK(error_of("") == "p.proof:1:1: expected gridproof-certificate, found the end");
  CHECK(error_of("gridproof-certificate 2\n") == "p.proof:1:23: expected version 1 of the format, found \"2\"");
  CHECK(error_of("gridproof-certificate 1\nlayout 2x\n") ==
        "p.proof:2:8: expected the number of columns of a box, found the end");
  CHECK(error_of(heading + "12\n") == "p.proof:3:8: expected a grid of 16 cells, found 2");
  CHECK(error_of(heading + "1234?41221434321\n").find("p.proof:3:12: ") == 0);
  CHECK(error_of(one_empty) ==
        "p.proof:4:1: step 1: expected a step or the verdict, found the end: the file is cut short");
  CHECK(error_of(one_empty + "r4c4 ") ==
        "p.proof:4:6: step 2: expected a step or the verdict, found the end: the file is cut short");
  CHECK(error_of(one_empty + "r5c4") == "p.proof:4:2: step 1: expected a row, 1 to 4, found \"5c4\"");
  CHECK(error_of(one_empty + "r04c4") == "p.proof:4:2: step 1: expected a row, 1 to 4, found \"04c4\"");
  CHECK(error_of(one_empty + "r4") == "p.proof:4:3: step 1: expected c and a column, found the end of the step");
  CHECK(error_of(one_empty + "r4c4x") == "p.proof:4:5: step 1: expected the end of the step, found \"x\"");
  CHECK(error_of(one_empty + "5r4") == "p.proof:4:1: step 1: expected a value, 1 to 4, found \"5r4\"");
  CHECK(error_of(one_empty + "1r5") == "p.proof:4:3: step 1: expected a number of a house, 1 to 4, found \"5\"");
  CHECK(error_of(one_empty + "(r4c4") == "p.proof:4:6: step 1: expected = and a value, found the end of the step");
  CHECK(error_of(one_empty + ")1+2r1") == "p.proof:4:1: step 1: expected one value, twice");
  CHECK(error_of(one_empty + "solved") == "p.proof:4:1: step 1: expected a step or a verdict, found \"solved\"");
  CHECK(error_of(one_empty + "r4c4 unique") == "p.proof:4:12: step 2: expected a grid of 16 cells, found 0");
  CHECK(error_of(one_empty + "r4c4 unique " + solution + " r1c1") ==
        "p.proof:4:30: step 2: expected the end after the verdict, found \"r1c1\"");
  CHECK(error_of(one_empty + std::string(5000, 'r')) ==
        "p.proof:4:1: step 1: expected a word of at most 1024 characters");
  CHECK(error_of(std::string(5000, 'g')) == "p.proof:1:1: expected a word of at most 1024 characters");
}

TEST_CASE("blanks and ends of lines separate words in any number, and a file may come in parts of any size") {
  const std::string text =
      "\n gridproof-certificate\t1\r\nlayout 2x2 puzzle  123434122143432.\n\n1r4\n\nunique " + solution + "\n \n";
  for (std::size_t size : {1U, 2U, 7U, 1000U}) {
    std::size_t at = 0;
    const kernel::Source source = [&]() -> std::string_view {
      const std::string_view part = std::string_view(text).substr(std::min(at, text.size()), size);
      at += part.size();
      return part;
    };
    const auto judgement = kernel::check_certificate({source, "p.proof"});
    REQUIRE(static_cast<bool>(judgement));
    CHECK(judgement->verdict == Verdict::accepted);
    CHECK(judgement->line == 7);
  }
}
