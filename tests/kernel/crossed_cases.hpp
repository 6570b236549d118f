// Certificates of the second version, with crossed marks and marks that follow, as data like certificate_cases.hpp.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernel/certificate_cases.hpp"

namespace gridproof::test::certificates {

inline const std::string second = "gridproof-certificate 2\nrules sudoku 2x2\ngivens ";
inline const std::string one_open = second + "123434122143432.\n";     // r4c4 is 1
inline const std::string half = second + "12343412........ crossed ";  // `solution`, `other` and two more complete it
inline const std::string nothing = second + "................ ";
inline const std::string from_four = "4321214334121234";

inline CertificateCases crossed() {
  const std::string unique = ": unique " + solution;
  const auto steps = [](int values, int assumptions) {
    return ", " + std::to_string(values) + " values, 0 places, " + std::to_string(assumptions) + " assumptions, " +
           std::to_string(assumptions) + " at once";
  };
  const auto no_completion = [](const std::string& grid) {
    return "rejected at step 1, line 3: " + grid + " is no completion of the puzzle";
  };
  return {
      {one_open + "crossed r4c4<>2 r4c4<>3\nr4c4\nunique " + solution,
       "accepted at step 2, line 6" + unique + steps(1, 0)},
      // A cell without candidate, because of a mark.
      {one_open + "crossed r4c4<>1\n)r4c4 contradictory", "accepted at step 2, line 5: contradictory" + steps(0, 0)},
      {one_open + "crossed r4c4<>1\n)1r4 contradictory", "accepted at step 2, line 5: contradictory" + steps(0, 0)},
      {one_open + "crossed r4c4<>1\nr4c4 unique " + solution,
       "rejected at step 1, line 5: r4c4 has 0 values left, not one"},
      {one_open + "crossed r4c4<>1\n1r4 unique " + solution,
       "rejected at step 1, line 5: 1 has 0 places left in row 4, not one"},
      {one_open + "crossed r4c4<>1\n(r4c4=1 contradictory",
       "rejected at step 1, line 5: 1 is no candidate of r4c4: there is nothing to assume"},
      {one_open + "crossed r4c4<>2\n)r4c4 contradictory", "rejected at step 1, line 5: r4c4 has a value, or one left"},
      // A given that is crossed out leaves its cell nothing; a mark on a given cell is none of it otherwise.
      {one_open + "crossed r1c1<>1\n)r1c1 contradictory", "accepted at step 2, line 5: contradictory" + steps(0, 0)},
      {one_open + "crossed r1c1<>1\n)r1c2 contradictory", "rejected at step 1, line 5: r1c2 has a value, or one left"},
      {one_open + "crossed r1c1<>1\nr4c4 unique " + solution,
       "rejected at step 2, line 5: the full grid has a crossed mark"},
      {one_open + "crossed r1c1<>2\n)r1c1 contradictory", "rejected at step 1, line 5: r1c1 has a value, or one left"},
      {one_open + "crossed r1c1<>2\nr4c4 unique " + solution, "accepted at step 2, line 5" + unique + steps(1, 0)},
      {second + "1234341221434322 crossed r1c1<>1 unique 1234341221434322",
       "rejected at step 1, line 3: the full grid breaks the rules"},
      // A mark stays crossed out in a scope and after it.
      {nothing + "crossed r1c1<>1 (r1c2=2 (r1c1=1 contradictory",
       "rejected at step 2, line 3: 1 is no candidate of r1c1: there is nothing to assume"},
      {nothing + "crossed r1c1<>1 r1c1<>2 r1c1<>3 (r1c2=4 )r1c1 (r1c3=4 )r1c1 r1c1 follows r1c1=4 completion " +
           from_four,
       "accepted at step 6, line 3: follows " + from_four + " r1c1=4, 1 values, 0 places, 2 assumptions, 1 at once"},
      // Completions spare the marks, whatever their order.
      {half + "r3c1<>3 r1c1<>4 not-unique " + solution + " " + other,
       "accepted at step 1, line 3: not-unique " + solution + " " + other + steps(0, 0)},
      {half + "r3c1<>2 not-unique " + solution + " " + other, no_completion(solution)},
      {half + "r3c1<>4 not-unique " + solution + " " + other, no_completion(other)},
      {half + "r4c4<>1 r1c1<>4 not-unique " + solution + " " + other, no_completion(solution)},
  };
}

inline CertificateCases follows() {
  const auto accepted = [](int step, const std::string& marks, int values, int assumptions,
                           const std::string& completion = solution) {
    return "accepted at step " + std::to_string(step) + ", line 4: follows " + completion + " " + marks + ", " +
           std::to_string(values) + " values, 0 places, " + std::to_string(assumptions) + " assumptions, " +
           std::to_string(assumptions) + " at once";
  };
  const auto rejected = [](int step, const std::string& reason) {
    return "rejected at step " + std::to_string(step) + ", line 4: " + reason;
  };
  const std::string shown = " completion " + solution;
  const std::string lost = second + "12.....33.......\n";  // 3 stands in box 2, so r1c3 and r1c4 are both 4
  const std::string side = second + "12.........3....\n";  // so is r1c4, and r1c3 is 3
  const std::string nobody = "no completion is shown: of a puzzle that has none, any mark follows";
  const auto no_completion = [](const std::string& grid) { return grid + " is no completion of the puzzle"; };
  return {
      {one_open + "r4c4 follows r4c4=1" + shown, accepted(2, "r4c4=1", 1, 0)},
      {one_open + "r4c4 follows r4c4<>2" + shown, accepted(2, "r4c4<>2", 1, 0)},
      {one_open + "follows r4c4<>2" + shown, accepted(1, "r4c4<>2", 0, 0)},
      {one_open + "follows r1c1=1 r1c1<>2" + shown, accepted(1, "r1c1=1 r1c1<>2", 0, 0)},
      {one_open + "r4c4 follows r4c4<>3 r4c4=1 r4c4<>2 r1c2=2" + shown,
       accepted(2, "r1c2=2 r4c4=1 r4c4<>2 r4c4<>3", 1, 0)},
      {one_open + "follows r4c4=1" + shown, rejected(1, "r4c4=1 did not follow")},
      {one_open + "follows r4c4<>1" + shown, rejected(1, "r4c4<>1 did not follow")},
      {one_open + "r4c4 follows r4c4<>1" + shown, rejected(2, "r4c4<>1 did not follow")},
      {one_open + "r4c4 follows r4c4=2" + shown, rejected(2, "r4c4=2 did not follow")},
      {one_open + "r4c4 follows r4c4=1 r4c4<>1" + shown, rejected(2, "r4c4<>1 did not follow")},
      {one_open + "r4c4 follows r4c4=1 r4c4=2" + shown, rejected(2, "r4c4=2 did not follow")},
      {one_open + "r4c4 follows r4c4<>1 r4c4=2" + shown, rejected(2, "r4c4=2 did not follow")},
      {one_open + "r4c4 follows r4c4<>2 r4c4<>1" + shown, rejected(2, "r4c4<>1 did not follow")},
      {one_open + "(r4c4=1 follows r4c4=1" + shown, rejected(2, "1 assumption is still open")},
      {one_open + "(r4c4=1 follows r1c1=1" + shown, rejected(2, "1 assumption is still open")},
      // What was assumed and refuted is not so.
      {side + "(r1c3=4 )r1c4 follows r1c3<>4" + shown, accepted(3, "r1c3<>4", 0, 1)},
      {side + "(r1c3=4 )r1c4 follows r1c4<>4" + shown, rejected(3, "r1c4<>4 did not follow")},
      {lost + "(r1c3=4 )r1c4 follows r1c4<>4" + shown, rejected(3, "r1c4<>4 did not follow")},
      // From a contradiction anything would follow.
      {lost + ")3r1 follows r1c1=1" + shown,
       rejected(2, "the puzzle is refuted: it has no completion, and the verdict is contradictory")},
      // So would it where the contradiction has not come out: a completion must be shown, and be one.
      {one_open + "r4c4 follows r4c4=1", rejected(2, nobody)},
      {lost + "follows r1c3<>3", rejected(1, nobody)},
      {lost + "(r1c3=4 )r1c4 follows r1c3<>4", rejected(3, nobody)},
      {lost + "follows r1c3<>3" + shown, rejected(1, no_completion(solution))},
      {lost + "(r1c3=4 )r1c4 follows r1c3<>4" + shown, rejected(3, no_completion(solution))},
      {one_open + "r4c4 follows r4c4=1 completion " + other, rejected(2, no_completion(other))},
      {one_open + "r4c4 follows r4c4=1 completion 123434122143432.", rejected(2, no_completion("123434122143432."))},
      {one_open + "r4c4 follows r4c4=1 completion 1234341221434322", rejected(2, no_completion("1234341221434322"))},
      {second + "................\ncrossed r1c1<>1 follows r1c1<>1" + shown, rejected(1, no_completion(solution))},
      // A crossed mark is not so.
      {second + "................\ncrossed r1c1<>2 follows r1c1<>2" + shown, accepted(1, "r1c1<>2", 0, 0)},
      {second + "................\ncrossed r1c1<>2 follows r1c1<>3" + shown, rejected(1, "r1c1<>3 did not follow")},
  };
}

inline CertificateCases unreadable_of_the_second() {
  using namespace std::string_literals;
  const std::string v1 = heading + "123434122143432. ";
  const std::string at_step = "p.proof:4:";
  const std::string expected_mark = "expected a mark as r2c3<>4, found the end";
  return {
      {"gridproof-certificate 3\n", "p.proof:1:23: expected version 1 or 2 of the format, found \"3\""},
      {"gridproof-certificate 02\n", "p.proof:1:23: expected version 1 or 2 of the format, found \"02\""},
      {"gridproof-certificate 2", "p.proof:1:24: expected rules, found the end"},
      {"gridproof-certificate 2\nlayout 2x2", "p.proof:2:1: expected rules, found \"layout\""},
      {"gridproof-certificate 2\nrules 2x2", "p.proof:2:7: expected sudoku or rules as takuzu-8x8, found \"2x2\""},
      {"gridproof-certificate 2\nrules takuzu 8x8 1,2,3",
       "p.proof:2:7: expected rules as takuzu-8x8, found \"takuzu\""},
      {"gridproof-certificate 2\nrules sudoku 2x",
       "p.proof:2:14: expected the number of columns of a box, found the end"},
      {"gridproof-certificate 2\nrules sudoku 2x2\npuzzle " + solution,
       "p.proof:3:1: expected givens, found \"puzzle\""},
      {"gridproof-certificate 1\nrules sudoku 2x2", "p.proof:2:1: expected layout, found \"rules\""},
      {"gridproof-certificate 1\nlayout 2x2\ngivens " + solution, "p.proof:3:1: expected puzzle, found \"givens\""},
      {v1 + "crossed r4c4<>2 r4c4", "p.proof:3:25: step 1: expected a step or a verdict, found \"crossed\""},
      {v1 + "r4c4 follows r4c4=1", "p.proof:3:30: step 2: expected a step or a verdict, found \"follows\""},
      {one_open + "crossed", at_step + "8: " + expected_mark},
      {one_open + "crossed\nr4c4 unique " + solution,
       "p.proof:5:5: expected <> and a value, found the end of the step"},
      {one_open + "crossed unique " + solution, at_step + "9: expected a cell as r2c3, found \"unique\""},
      {one_open + "crossed r4c4=2", at_step + "13: expected <> and a value, found \"=2\""},
      {one_open + "crossed r4c4<2", at_step + "14: expected <> and a value, found \"2\""},
      {one_open + "crossed r4c4<>", at_step + "15: expected a value, 1 to 4, found the end of the step"},
      {one_open + "crossed r4c4<>5", at_step + "15: expected a value, 1 to 4, found \"5\""},
      {one_open + "crossed r4c4<>0", at_step + "15: expected a value, 1 to 4, found \"0\""},
      {one_open + "crossed r4c5<>1", at_step + "12: expected a column, 1 to 4, found \"5<>1\""},
      {one_open + "crossed r4c4<>2x", at_step + "16: expected the end of the step, found \"x\""},
      {one_open + "crossed r4c4<>2\0"s, at_step + "16: expected the end of the step, found \"\\x00\""},
      {one_open + "crossed r4c4<>2 r4c4<>3 r4c4<>2 r4c4",
       at_step + "25: expected each mark once, found \"r4c4<>2\" again"},
      {one_open + "crossed r4c4<>2 r4c4<3", at_step + "22: expected <> and a value, found \"3\""},
      {one_open + "crossed r4c4<>2 r4c4=3", at_step + "21: step 1: expected the end of the step, found \"=3\""},
      {one_open + "crossed r4c4<>2 crossed r4c4<>3",
       at_step + "17: step 1: expected a step or a verdict, found \"crossed\""},
      {one_open + "crossed r4c4<>2",
       at_step + "16: step 1: expected a step or the verdict, found the end: the file is cut short"},
      {one_open + "r4c4 crossed r4c4<>2", at_step + "6: step 2: expected a step or a verdict, found \"crossed\""},
      {one_open + "crossed " + std::string(1025, 'r'), at_step + "9: expected a word of at most 1024 characters"},
      {one_open + "crossed r4c4<>2 " + std::string(1025, 'r'),
       at_step + "17: step 1: expected a word of at most 1024 characters"},
      {one_open + "r4c4 follows", at_step + "13: step 2: " + expected_mark},
      {one_open + "r4c4 follows r4c4", at_step + "18: step 2: expected = or <> and a value, found the end of the step"},
      {one_open + "r4c4 follows r4c4=", at_step + "19: step 2: expected a value, 1 to 4, found the end of the step"},
      {one_open + "r4c4 follows r4c4=5", at_step + "19: step 2: expected a value, 1 to 4, found \"5\""},
      {one_open + "r4c4 follows r4c4>1", at_step + "18: step 2: expected = or <> and a value, found \">1\""},
      {one_open + "r4c4 follows r4c4=1 r4c4=1",
       at_step + "21: step 2: expected each mark once, found \"r4c4=1\" again"},
      {one_open + "r4c4 follows r4c4<>2 r4c4<>2",
       at_step + "22: step 2: expected each mark once, found \"r4c4<>2\" again"},
      {one_open + "r4c4 follows r4c4=1 unique " + solution,
       at_step + "21: step 2: expected a cell as r2c3, found \"unique\""},
      {one_open + "r4c4 follows r4c4=1x", at_step + "20: step 2: expected the end of the step, found \"x\""},
      {one_open + "r4c4 followsX r4c4=1", at_step + "6: step 2: expected a step or a verdict, found \"followsX\""},
      {one_open + "r4c4 unique " + solution + " follows r4c4=1",
       at_step + "30: step 2: expected the end after the verdict, found \"follows\""},
      {one_open + "r4c4 follows completion " + solution,
       at_step + "14: step 2: expected a cell as r2c3, found \"completion\""},
      {one_open + "r4c4 follows r4c4=1 completion", at_step + "31: step 2: expected a grid of 16 cells, found 0"},
      {one_open + "r4c4 follows r4c4=1 completion 12", at_step + "32: step 2: expected a grid of 16 cells, found 2"},
      {one_open + "r4c4 follows r4c4=1 completion " + solution + " r4c4<>2",
       at_step + "49: step 2: expected the end after the verdict, found \"r4c4<>2\""},
      {one_open + "r4c4 follows r4c4=1 " + solution,
       at_step + "21: step 2: expected a cell as r2c3, found \"" + solution + "\""},
      {one_open + "r4c4 follows r4c4=1 " + std::string(1025, 'r'),
       at_step + "21: step 2: expected a word of at most 1024 characters"},
  };
}

// The same certificate with the heading of the second version, where it has a good one of the first; its places stay.
inline std::optional<std::string> in_the_second_version(std::string text) {
  const std::string first = "gridproof-certificate 1\nlayout ", puzzle = "\npuzzle ";
  if (!text.starts_with(first)) return std::nullopt;
  const std::size_t at = text.find(puzzle);
  if (at == std::string::npos) return std::nullopt;
  text.replace(at, puzzle.size(), "\ngivens ");
  return text.replace(0, first.size(), "gridproof-certificate 2\nrules sudoku ");
}

}  // namespace gridproof::test::certificates
