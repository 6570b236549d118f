// Certificates over constraints with what the checker must say of each, as data like certificate_cases.hpp.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "kernel/certificate_cases.hpp"
#include "kernel/subject_cases.hpp"
#include "spec/any_rules.hpp"

namespace gridproof::test::constraint_certificates {

inline const std::string heading = "gridproof-certificate 2\nrules takuzu-4x4\ngivens ";
inline const std::string loose = "gridproof-certificate 2\nrules takuzu-4x4-rules-1,2\ngivens ";

// 1 0 0 1
// 0 1 0 1
// 1 0 1 0
// 0 1 1 0
inline const std::string solution = "1001010110100110";
inline const std::string other = "1010010110100101";     // rows 1 and 3 are equal, and columns 1 and 3
inline const std::string one_empty = heading + "1.01010110100110 ";
inline const std::string open = heading + "................ ";
inline const std::string pair = heading + "00.............. ";
inline const std::string of_pair = "0011010110101100";  // a completion of it
inline const std::string of_three = "1100001101011010";

inline std::string shown(const std::string& completion) { return " completion " + completion; }

inline std::string accepted(int step, const std::string& what, int forced, int assumptions = 0, int at_once = 0) {
  return "accepted at step " + std::to_string(step) + ", line 3: " + what + ", " + std::to_string(forced) +
         " forced, " + std::to_string(assumptions) + " assumptions, " + std::to_string(at_once) + " at once";
}
inline std::string rejected(int step, const std::string& reason) {
  return "rejected at step " + std::to_string(step) + ", line 3: " + reason;
}

inline CertificateCases right_steps() {
  const std::string unique = "unique " + solution;
  return {
      {one_empty + "r1c2=0:row-1-has-at-most-2-of-1 " + unique, accepted(2, unique, 1)},
      {one_empty + "r1c2<>1:row-1-has-at-most-2-of-1 " + unique, accepted(2, unique, 1)},
      {one_empty + "r1c2=0:column-2-has-at-most-2-of-1 " + unique, accepted(2, unique, 1)},
      {heading + solution + " " + unique, accepted(1, unique, 0)},
      // Three neighbours: the last, the middle, the first.
      {pair + "r1c3=1:r1c1-to-r1c3-are-not-all-0 follows r1c3<>0 r1c3=1" + shown(of_pair),
       accepted(2, "follows " + of_pair + " r1c3=1 r1c3<>0", 1)},
      {heading + "0.0............. r1c2=1:r1c1-to-r1c3-are-not-all-0 follows r1c2=1" + shown("0101001110101100"),
       accepted(2, "follows 0101001110101100 r1c2=1", 1)},
      {heading + "....1...1....... r1c1=0:r1c1-to-r3c1-are-not-all-1 follows r1c1=0" + shown("0011100111000110"),
       accepted(2, "follows 0011100111000110 r1c1=0", 1)},
      // What a step has concluded counts for the next one.
      {heading + "00....1......... r1c3=1:r1c1-to-r1c3-are-not-all-0 r3c3=0:r1c3-to-r3c3-are-not-all-1 "
                 "follows r3c3<>1" +
           shown("0011011010011100"),
       accepted(3, "follows 0011011010011100 r3c3<>1", 2)},
      // All cells but one are equal, in either of the two lines: two lines with as many of each value never are.
      {heading + "0110011......... r2c4=1:row-1-and-row-2-differ )row-2-has-at-most-2-of-1 contradictory",
       accepted(3, "contradictory", 1)},
      {heading + ".1100110........ r1c1=1:row-1-and-row-2-differ )row-1-has-at-most-2-of-1 contradictory",
       accepted(3, "contradictory", 1)},
      // A crossed mark says what the cell is.
      {heading + "................ crossed r1c1<>0 r1c2<>0 r1c3=0:r1c1-to-r1c3-are-not-all-1 follows r1c1=1 r1c3=0" +
           shown(of_three),
       accepted(2, "follows " + of_three + " r1c1=1 r1c3=0", 1)},
      // The first step ends the list of crossed marks.
      {open + "crossed r1c1<>0 r1c2<>0 r1c3<>1:r1c1-to-r1c3-are-not-all-1 follows r1c3<>1" + shown(of_three),
       accepted(2, "follows " + of_three + " r1c3<>1", 1)},
      {open + "crossed r1c1<>0 follows r1c1=1" + shown(of_three), accepted(1, "follows " + of_three + " r1c1=1", 0)},
      {"gridproof-certificate 2\nrules takuzu-2x4-rules-1,2\ngivens 00...... r1c3=1:row-1-has-at-most-2-of-0 "
       "follows r1c3=1 completion 00111100",
       accepted(2, "follows 00111100 r1c3=1", 1)},
  };
}

inline CertificateCases wrong_steps() {
  const std::string three = "r1c1-to-r1c3-are-not-all-0", row = "row-1-has-at-most-2-of-0";
  const std::string alternative = " leaves an alternative to ";
  return {
      {open + "r1c1=1:" + row + " contradictory",
       rejected(1, "that row 1 has at most 2 of 0" + alternative + "r1c1=1")},
      {heading + "0............... r1c2=1:" + three + " contradictory",
       rejected(1, "that r1c1 to r1c3 are not all 0" + alternative + "r1c2=1")},
      {pair + "r1c3=0:" + three + " contradictory",
       rejected(1, "that r1c1 to r1c3 are not all 0" + alternative + "r1c3=0")},
      {pair + "r1c3<>1:" + three + " contradictory",
       rejected(1, "that r1c1 to r1c3 are not all 0" + alternative + "r1c3<>1")},
      {pair + "r1c4=1:" + three + " contradictory",
       rejected(1, "that r1c1 to r1c3 are not all 0" + alternative + "r1c4=1")},
      {pair + "r1c3=1:r1c1-to-r1c3-are-not-all-1 contradictory",
       rejected(1, "that r1c1 to r1c3 are not all 1" + alternative + "r1c3=1")},
      {heading + "011.011......... r2c4=1:row-1-and-row-2-differ contradictory",
       rejected(1, "that row 1 and row 2 differ" + alternative + "r2c4=1")},
      {heading + "0110111......... r2c4=1:row-1-and-row-2-differ contradictory",
       rejected(1, "that row 1 and row 2 differ" + alternative + "r2c4=1")},
      {heading + "0110011......... r2c4=0:row-1-and-row-2-differ contradictory",
       rejected(1, "that row 1 and row 2 differ" + alternative + "r2c4=0")},
      {heading + "0110011......... r2c4=1:row-1-and-row-3-differ contradictory",
       rejected(1, "that row 1 and row 3 differ" + alternative + "r2c4=1")},
      {pair + "r1c1=1:" + three + " contradictory", rejected(1, "whether r1c1 is 1 is known already")},
      {pair + "r1c1=0:" + three + " contradictory", rejected(1, "whether r1c1 is 0 is known already")},
      {pair + "r1c3=1:" + three + " r1c3=1:" + row + " contradictory",
       rejected(2, "whether r1c3 is 1 is known already")},
      {pair + "(r1c1=1 contradictory", rejected(1, "whether r1c1 is 1 is known: there is nothing to assume")},
      {pair + "(r1c1=0 contradictory", rejected(1, "whether r1c1 is 0 is known: there is nothing to assume")},
      {open + ")r1c1 contradictory", rejected(1, "r1c1 has a value, or one left")},
      {pair + ")r1c1 contradictory", rejected(1, "r1c1 has a value, or one left")},
      {pair + ")" + row + " contradictory", rejected(1, "that row 1 has at most 2 of 0 can still be so")},
      {pair + ")" + three + " contradictory", rejected(1, "that r1c1 to r1c3 are not all 0 can still be so")},
      {heading + "01100111........ )row-1-and-row-2-differ contradictory",
       rejected(1, "that row 1 and row 2 differ can still be so")},
      {heading + "011.011......... )row-1-and-row-2-differ contradictory",
       rejected(1, "that row 1 and row 2 differ can still be so")},
  };
}

inline CertificateCases contradictions() {
  const std::string by = accepted(2, "contradictory", 0);
  return {
      {heading + "000............. )r1c1-to-r1c3-are-not-all-0 contradictory", by},
      {heading + "00.0............ )row-1-has-at-most-2-of-0 contradictory", by},
      {heading + "1...1.......1... )column-1-has-at-most-2-of-1 contradictory", by},
      {heading + "01100110........ )row-1-and-row-2-differ contradictory", by},
      {open + "crossed r1c1<>0 r1c1<>1 )r1c1 contradictory", by},
      {open + "crossed r1c1<>0 r1c1<>1 )r1c1-has-a-value contradictory", by},
      {pair + "crossed r1c2<>0 )r1c2 contradictory", by},
      {pair + "crossed r1c2<>0 )r1c1 contradictory", rejected(1, "r1c1 has a value, or one left")},
      {heading + "000............. )r1c1-to-r1c3-are-not-all-0 )row-1-has-at-most-2-of-0 contradictory",
       rejected(2, "the puzzle is refuted already: only the verdict may follow")},
      {heading + "000............. )r1c1-to-r1c3-are-not-all-0 follows r1c1=0" + shown(of_pair),
       rejected(2, "the puzzle is refuted: it has no completion, and the verdict is contradictory")},
      {heading + "000............. )r1c1-to-r1c3-are-not-all-0 unique " + solution,
       rejected(2, "the puzzle is refuted: it has no completion")},
      {pair + "contradictory", rejected(1, "no contradiction has been reached")},
  };
}

// A refuted assumption is crossed out in the scope around it, and nothing else of it is kept.
inline CertificateCases scopes() {
  const std::string broken = ")r1c1-to-r1c3-are-not-all-0 ";
  return {
      {pair + "(r1c3=0 " + broken + "follows r1c3=1" + shown(of_pair),
       accepted(3, "follows " + of_pair + " r1c3=1", 0, 1, 1)},
      {pair + "(r1c3=0 " + broken + broken + "contradictory",
       rejected(3, "that r1c1 to r1c3 are not all 0 can still be so")},
      {pair + "(r1c3=0 " + broken + "(r1c3=0 contradictory",
       rejected(3, "whether r1c3 is 0 is known: there is nothing to assume")},
      {pair + "(r2c1=1 r1c3=1:r1c1-to-r1c3-are-not-all-0 contradictory", rejected(3, "1 assumption is still open")},
      {pair + "(r2c1=1 follows r2c1=1" + shown(of_pair), rejected(2, "1 assumption is still open")},
      {pair + "(r2c1=1 (r2c2=1 unique " + solution, rejected(3, "2 assumptions are still open")},
      {pair + "(r2c1=1 (r1c3=0 " + broken + "r1c4=1:row-1-has-at-most-2-of-0 (r2c2=1 (r2c3=1 "
              ")r2c1-to-r2c3-are-not-all-1 )r1c1 contradictory",
       rejected(8, "r1c1 has a value, or one left")},
      {heading + "00..0...00...... (r1c3=0 " + broken + "(r4c1=0 )r2c1-to-r4c1-are-not-all-0 contradictory",
       rejected(5, "no contradiction has been reached")},
      {heading + "00..0...0....... (r1c3=0 " + broken + ")r1c1-to-r3c1-are-not-all-0 contradictory",
       accepted(4, "contradictory", 0, 1, 1)},
      // What was concluded in the scope is open again.
      {pair + "(r2c1=0 r3c1=1:r1c1-to-r3c1-are-not-all-0 (r1c3=0 " + broken + "(r1c4=0 )row-1-has-at-most-2-of-0 "
              ")r1c1-to-r1c3-are-not-all-1 contradictory",
       rejected(7, "that r1c1 to r1c3 are not all 1 can still be so")},
  };
}

inline CertificateCases verdicts() {
  const std::string twice = heading + "0011110000111100 ", free = loose + "0011110000111100 ";
  const std::string two = loose + "................ ", alike = "0011110000111100";
  const auto no_completion_of = [](int step, const std::string& grid) {
    return rejected(step, grid + " is no completion of the puzzle");
  };
  const auto no_completion = [&](const std::string& grid) { return no_completion_of(1, grid); };
  return {
      {one_empty + "unique " + solution, rejected(1, "1 cell of the grid did not follow")},
      {one_empty + "r1c2=0:row-1-has-at-most-2-of-1 unique " + other,
       rejected(2, "the grid that follows is another one")},
      {twice + "unique " + alike, rejected(1, "the full grid breaks the rules")},
      {free + "unique " + alike, accepted(1, "unique " + alike, 0)},
      {heading + "0011110000111101 unique 0011110000111101", rejected(1, "the full grid breaks the rules")},
      {two + "not-unique " + alike + " " + solution, accepted(1, "not-unique " + alike + " " + solution, 0)},
      {two + "not-unique " + solution + " " + solution, rejected(1, "the two completions are one")},
      {open + "not-unique " + solution + " " + alike, no_completion(alike)},
      {open + "not-unique " + alike + " " + solution, no_completion(alike)},
      {heading + "0............... not-unique " + solution + " 0110101001011001", no_completion(solution)},
      {two + "not-unique " + solution + " 001111000011110.", no_completion("001111000011110.")},
      {open + "crossed r1c1<>1 not-unique " + solution + " 0110101001011001", no_completion(solution)},
      {two + "(r1c1=0 not-unique " + alike + " " + solution, rejected(2, "two completions need no steps")},
      {pair + "follows r1c3=1" + shown(of_pair), rejected(1, "r1c3=1 did not follow")},
      {pair + "follows r1c1<>0" + shown(of_pair), rejected(1, "r1c1<>0 did not follow")},
      {pair + "follows r1c1<>1 r1c2=0" + shown(of_pair), accepted(1, "follows " + of_pair + " r1c2=0 r1c1<>1", 0)},
      // Of a puzzle without completion any mark would follow: one must be shown, and be one.
      {heading + "0110011......... r2c4=1:row-1-and-row-2-differ follows r2c4=1",
       rejected(2, "no completion is shown: of a puzzle that has none, any mark follows")},
      {heading + "0110011......... r2c4=1:row-1-and-row-2-differ follows r2c4=1 completion 0110011110011001",
       no_completion_of(2, "0110011110011001")},
      {pair + "follows r1c1=0" + shown(solution), no_completion(solution)},
      {pair + "follows r1c1=0" + shown(alike), no_completion(alike)},
      {pair + "follows r1c1=0 completion 001101011010110.", no_completion("001101011010110.")},
      {pair + "crossed r1c3<>1 follows r1c1=0" + shown(of_pair), no_completion(of_pair)},
  };
}

inline CertificateCases unreadable() {
  const std::string begin = "gridproof-certificate 2\nrules ";
  const auto at = [](int column, const std::string& message) {
    return "p.proof:3:" + std::to_string(column) + ": step 1: expected " + message;
  };
  const std::string constraint = "a constraint of takuzu-4x4 by its name, with - for each blank, found ";
  return {
      {begin + "takuzu-4x3", "p.proof:2:16: expected an even number from 2 to 30 of columns, found \"3\""},
      {begin + "takuzu-0x4", "p.proof:2:14: expected an even number from 2 to 30 of rows, found \"0x4\""},
      {begin + "takuzu-32x4", "p.proof:2:14: expected an even number from 2 to 30 of rows, found \"32x4\""},
      {begin + "takuzu-4x", "p.proof:2:16: expected an even number from 2 to 30 of columns, found the end"},
      {begin + "takuzu-4", "p.proof:2:15: expected 'x' between rows and columns, found the end"},
      {begin + "takuzu-4x04", "p.proof:2:16: expected an even number from 2 to 30 of columns, found \"04\""},
      {begin + "takuzu-4x4-rules-1,2,3", "p.proof:2:17: expected -rules-1,2 or the end, found \"-rules-1,2,3\""},
      {begin + "takuzu-4x4\ngivens 012.............",
       "p.proof:3:10: expected 0-1, or . _ * where empty, found '2'"},
      {begin + "takuzu-4x4\ngivens 01", "p.proof:3:8: expected a grid of 16 cells, found 2"},
      {begin + "takuzu " + std::string(1100, '4'), "p.proof:2:7: expected rules as takuzu-8x8, found \"takuzu\""},
      {begin + "takuzu-" + std::string(1100, '4'), "p.proof:2:7: expected a word of at most 1024 characters"},
      {"gridproof-certificate 1\nlayout takuzu-4x4",
       "p.proof:2:8: expected the shape of a box, rows x columns, such as 3x3, found 't'"},
      {open + "r1c1", at(29, "= or <> and a value, found the end of the step")},
      {open + "r1c1=1", at(31, ": and a constraint, found the end of the step")},
      {open + "r1c1=1:", at(32, constraint + "the end of the step")},
      {open + "r1c1=1:row-1", at(32, constraint + "\"row-1\"")},
      {open + "r1c1=1:row-1-has-at-most-2-of-0x", at(32, constraint + "\"row-1-has-at-most-2-...\"")},
      {loose + "................ r1c1=1:row-1-and-row-2-differ",
       at(32, "a constraint of takuzu-4x4-rules-1,2 by its name, with - for each blank, found "
              "\"row-1-and-row-2-diff...\"")},
      {open + "r1c1=2:row-1-has-at-most-2-of-0", at(30, "a value, 0 to 1, found \"2:row-1-has-at-most-...\"")},
      {open + "r1c1=00:row-1-has-at-most-2-of-0", at(30, "a value, 0 to 1, found \"00:row-1-has-at-most...\"")},
      {open + "r5c1=0:row-1-has-at-most-2-of-0", at(26, "a row, 1 to 4, found \"5c1=0:row-1-has-at-m...\"")},
      {"gridproof-certificate 2\nrules takuzu-2x4\ngivens ........ r3c1=0:x",
       at(18, "a row, 1 to 2, found \"3c1=0:x\"")},
      {open + "(r1c1=", at(31, "a value, 0 to 1, found the end of the step")},
      {open + "(r1c1<>1", at(30, "= and a value, found \"<>1\"")},
      {open + "(r1c1=1x", at(32, "the end of the step, found \"x\"")},
      {open + ")row-1", at(27, "a row, 1 to 4, found \"ow-1\"")},
      {open + ")1r1", at(26, "a cell as r2c3, found \"1r1\"")},
      {open + "1r1", at(25, "a cell as r2c3, found \"1r1\"")},
      {open + "row-1-has-at-most-2-of-0", at(26, "a row, 1 to 4, found \"ow-1-has-at-most-2-o...\"")},
      {open + "solved", at(25, "a step or a verdict, found \"solved\"")},
      {open + "follows r1c1=2", at(38, "a value, 0 to 1, found \"2\"")},
      {open + "unique 01", at(32, "a grid of 16 cells, found 2")},
      // The steps of a sudoku are none here, and the other way round.
      {"gridproof-certificate 2\nrules sudoku 2x2\ngivens ................ r1c1=1:row-1-has-at-most-2-of-0",
       at(29, "the end of the step, found \"=1:row-1-has-at-most...\"")},
      {"gridproof-certificate 2\nrules sudoku 2x2\ngivens ................ crossed r4c4<>2 r4c4<>3:x",
       "p.proof:3:48: expected the end of the step, found \":x\""},
  };
}

inline std::vector<CertificateCases> all() {
  return {right_steps(), wrong_steps(), contradictions(), scopes(), verdicts(), unreadable()};
}

inline std::vector<certificates::SubjectCase> subjects() {
  using spec::Takuzu;
  const auto shared = [](const spec::AnyRules& rules) { return std::make_shared<const spec::AnyRules>(rules); };
  const std::string cells(36, '.'), completion = "100101001011010110101001011010110100";
  const std::string marked = "follows r1c1<>0" + shown(completion);
  const auto about = [&](const std::string& rules) {
    return "gridproof-certificate 2\nrules " + rules + "\ngivens " + cells + " crossed r1c1<>0 " + marked;
  };
  const spec::Grid empty(36);
  const std::vector<spec::Mark> crossed = {{0, spec::zero}};
  const std::string yes = accepted(1, "follows " + completion + " r1c1<>0", 0);
  const std::string no = "rejected at step 0, line 0: it is about ";
  const auto all = shared(Takuzu(6, 6)), two = shared(Takuzu(6, 6, false)), sudoku = shared(spec::Layout::boxes(2, 3));
  return {
      {about("takuzu-6x6"), {}, yes},
      {about("takuzu-6x6"), {all, empty, crossed}, yes},
      {about("takuzu-6x6-rules-1,2"), {two, empty, crossed}, yes},
      {about("takuzu-6x6-rules-1,2"), {all, empty, crossed}, no + "other rules: takuzu-6x6-rules-1,2, not takuzu-6x6"},
      {about("takuzu-6x6"), {two, empty, crossed}, no + "other rules: takuzu-6x6, not takuzu-6x6-rules-1,2"},
      {about("takuzu-6x6"), {sudoku, empty, crossed}, no + "other rules: takuzu-6x6, not 2x3"},
      {about("takuzu-6x6"),  // whatever a layout is called
       {shared(spec::Layout::boxes(2, 3).named("takuzu-6x6")), empty, crossed},
       no + "other rules: takuzu-6x6, not 2x3"},
      {"gridproof-certificate 2\nrules sudoku 2x3\ngivens " + cells + " crossed r1c1<>1 follows r1c1<>1",
       {all, empty, crossed},
       no + "other rules: 2x3, not takuzu-6x6"},
      {"gridproof-certificate 2\nrules takuzu-4x4\ngivens ................ crossed r1c1<>0 " + marked,
       {all, empty, crossed},
       no + "other rules: takuzu-4x4, not takuzu-6x6"},
      {about("takuzu-6x6"), {all, empty, {}}, no + "other crossed marks: with r1c1<>0"},
      {about("takuzu-6x6"), {all, empty, {{0, spec::one}}}, no + "other crossed marks: with r1c1<>0, without r1c1<>1"},
      {about("takuzu-6x6"), {all, spec::Grid(std::vector<spec::Value>(36, spec::one)), crossed},
       no + "another puzzle: " + cells + ", not " + std::string(36, '1')},
  };
}

// The observer sees each step that is right before it is taken, and no other. What is wrong, or nothing.
inline std::string fault_of_observer() {
  std::string seen;
  const auto observer = [&](const kernel::Inference& step, const kernel::ConstraintDeduction& before) {
    seen += std::to_string(static_cast<int>(step.rule)) + " with " + text::to_line(before.rules(), before.grid()) +
            " and " + std::to_string(before.scopes().size()) + " open; ";
  };
  const std::string line = told(pair + "(r1c3=0 )row-1-has-at-most-2-of-0 r1c4=1:row-1-has-at-most-2-of-0 r1c1=0:"
                                       "row-1-has-at-most-2-of-0",
                                {.constraint_observer = observer});
  if (line != rejected(4, "whether r1c1 is 0 is known already")) return line;
  const std::string expected =
      "2 with 00.............. and 0 open; 7 with 000............. and 1 open; 6 with 001............. and 0 open; ";
  return seen == expected ? "" : seen + "instead of " + expected;
}

}  // namespace gridproof::test::constraint_certificates
