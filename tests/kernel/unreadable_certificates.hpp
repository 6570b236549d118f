// Certificates that cannot be read, or only just, as data like certificate_cases.hpp.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "kernel/certificate_cases.hpp"
#include "kernel/crossed_cases.hpp"

namespace gridproof::test::certificates {

inline CertificateCases unreadable() {
  const std::string word_of_1024(1024, 'u');
  return {
      {"", "p.proof:1:1: expected gridproof-certificate, found the end"},
      {"gridproof-certificateX 1", "p.proof:1:1: expected gridproof-certificate, found \"gridproof-certificat...\""},
      {"gridproof-certificate", "p.proof:1:22: expected version 1 or 2 of the format, found the end"},
      {"gridproof-certificate 1", "p.proof:1:24: expected layout, found the end"},
      {"gridproof-certificate 1\nlayuot 2x2\npuzzle " + solution, "p.proof:2:1: expected layout, found \"layuot\""},
      {"gridproof-certificate 1\nlayoutX 2x2\n", "p.proof:2:1: expected layout, found \"layoutX\""},
      {"gridproof-certificate 1\npuzzle " + solution, "p.proof:2:1: expected layout, found \"puzzle\""},
      {"gridproof-certificate 1\nlayout 2x\n", "p.proof:2:8: expected the number of columns of a box, found the end"},
      {"gridproof-certificate 1\nlayout regions:1122/1122/3344\n",
       "p.proof:2:8: expected 4 lines of 4 characters, found 3 lines"},
      {"gridproof-certificate 1\nlayout 2x2\n", "p.proof:3:1: expected puzzle, found the end"},
      {"gridproof-certificate 1\nlayout 2x2\ngivens " + solution, "p.proof:3:1: expected puzzle, found \"givens\""},
      {"gridproof-certificate 1\nlayout 2x2\npuzzles " + solution, "p.proof:3:1: expected puzzle, found \"puzzles\""},
      {heading + "12\n", "p.proof:3:8: expected a grid of 16 cells, found 2"},
      {heading + "1234?41221434321\n", "p.proof:3:12: expected 1-4, or . 0 _ * X where empty, found '?'"},
      {heading + "1234,41221434321\n", "p.proof:3:24: expected 16 cells, found 2"},
      {one_empty, "p.proof:4:1: step 1: expected a step or the verdict, found the end: the file is cut short"},
      {one_empty + "r4c4 ",
       "p.proof:4:6: step 2: expected a step or the verdict, found the end: the file is cut short"},
      {one_empty + "r5c4", "p.proof:4:2: step 1: expected a row, 1 to 4, found \"5c4\""},
      {one_empty + "r04c4", "p.proof:4:2: step 1: expected a row, 1 to 4, found \"04c4\""},
      {one_empty + "r4294967297c4", "p.proof:4:2: step 1: expected a row, 1 to 4, found \"4294967297c4\""},
      {one_empty + "rc4", "p.proof:4:2: step 1: expected a row, 1 to 4, found \"c4\""},
      {one_empty + "r", "p.proof:4:2: step 1: expected a row, 1 to 4, found the end of the step"},
      {one_empty + "r4", "p.proof:4:3: step 1: expected c and a column, found the end of the step"},
      {one_empty + "r4c5", "p.proof:4:4: step 1: expected a column, 1 to 4, found \"5\""},
      {one_empty + "r4c4x", "p.proof:4:5: step 1: expected the end of the step, found \"x\""},
      {one_empty + "1r4x", "p.proof:4:4: step 1: expected the end of the step, found \"x\""},
      {one_empty + "(r4c4=1x", "p.proof:4:8: step 1: expected the end of the step, found \"x\""},
      {one_empty + ")r4c4=1", "p.proof:4:6: step 1: expected the end of the step, found \"=1\""},
      {one_empty + "5r4", "p.proof:4:1: step 1: expected a value, 1 to 4, found \"5r4\""},
      {one_empty + "0r4", "p.proof:4:1: step 1: expected a value, 1 to 4, found \"0r4\""},
      {one_empty + "1", "p.proof:4:2: step 1: expected a house of 2x2 as r2, c3 or b1, found the end of the step"},
      {one_empty + "1x1", "p.proof:4:2: step 1: expected a house of 2x2 as r2, c3 or b1, found \"x1\""},
      {one_empty + "1r5", "p.proof:4:3: step 1: expected a number of a house, 1 to 4, found \"5\""},
      {one_empty + "(", "p.proof:4:2: step 1: expected a cell as r2c3, found the end of the step"},
      {one_empty + "(1r4", "p.proof:4:2: step 1: expected a cell as r2c3, found \"1r4\""},
      {one_empty + "(r4c4", "p.proof:4:6: step 1: expected = and a value, found the end of the step"},
      {one_empty + "(r4c4=5", "p.proof:4:7: step 1: expected a value, 1 to 4, found \"5\""},
      {one_empty + ")", "p.proof:4:2: step 1: expected a cell as r2c3, found the end of the step"},
      {one_empty + ")1", "p.proof:4:3: step 1: expected a house of 2x2 as r2, c3 or b1, found the end of the step"},
      {one_empty + ")5r1", "p.proof:4:2: step 1: expected a value, 1 to 4, found \"5r1\""},
      {one_empty + ")1+5r1", "p.proof:4:4: step 1: expected a value, 1 to 4, found \"5r1\""},
      {one_empty + ")1+2r1", "p.proof:4:1: step 1: expected one value, twice"},
      {one_empty + "1+1r4", "p.proof:4:2: step 1: expected a house of 2x2 as r2, c3 or b1, found \"+1r4\""},
      {one_empty + ")1+r1", "p.proof:4:4: step 1: expected a value, 1 to 4, found \"r1\""},
      {one_empty + "solved", "p.proof:4:1: step 1: expected a step or a verdict, found \"solved\""},
      {one_empty + "r4c4 uniqueX " + solution, "p.proof:4:6: step 2: expected a step or a verdict, found \"uniqueX\""},
      {one_empty + "r4c4 uniqu " + solution, "p.proof:4:6: step 2: expected a step or a verdict, found \"uniqu\""},
      {one_empty + "not-uniqueX", "p.proof:4:1: step 1: expected a step or a verdict, found \"not-uniqueX\""},
      {one_empty + "contradictory.", "p.proof:4:1: step 1: expected a step or a verdict, found \"contradictory.\""},
      {one_empty + "r4c4 unique", "p.proof:4:12: step 2: expected a grid of 16 cells, found 0"},
      {one_empty + "not-unique " + solution, "p.proof:4:28: step 1: expected a grid of 16 cells, found 0"},
      {one_empty + "r4c4 unique " + solution + " r1c1",
       "p.proof:4:30: step 2: expected the end after the verdict, found \"r1c1\""},
      {one_empty + std::string(5000, 'r'), "p.proof:4:1: step 1: expected a word of at most 1024 characters"},
      {one_empty + word_of_1024,
       "p.proof:4:1: step 1: expected a step or a verdict, found \"uuuuuuuuuuuuuuuuuuuu...\""},
      {one_empty + word_of_1024 + "u", "p.proof:4:1: step 1: expected a word of at most 1024 characters"},
      {std::string(5000, 'g'), "p.proof:1:1: expected a word of at most 1024 characters"},
      {"gridproof-certificate " + std::string(1025, '1'), "p.proof:1:23: expected a word of at most 1024 characters"},
      {"gridproof-certificate 1 layout " + std::string(1025, '2'),
       "p.proof:1:32: expected a word of at most 1024 characters"},
      {heading + std::string(1025, '.'), "p.proof:3:8: expected a word of at most 1024 characters"},
  };
}

// Blanks and ends of lines separate words, in any number; nothing else does.
inline CertificateCases blanks() {
  const auto separated = [](char by) {
    const std::string begin = "gridproof-certificate 1 layout 2x2 puzzle 123434122143432. r4c4";
    return begin + std::string(1, by) + "unique " + solution;
  };
  const auto end_expected = [](const std::string& found) {
    return "p.proof:1:64: step 1: expected the end of the step, found \"" + found + "unique\"";
  };
  const std::string accepted = ": unique " + solution + ", 1 values, 0 places, 0 assumptions, 0 at once";
  return {
      {separated(' '), "accepted at step 2, line 1" + accepted},
      {separated('\t'), "accepted at step 2, line 1" + accepted},
      {separated('\r'), "accepted at step 2, line 1" + accepted},
      {separated('\n'), "accepted at step 2, line 2" + accepted},
      {separated(','), end_expected(",")},
      {separated(';'), end_expected(";")},
      {separated('\0'), end_expected("\\x00")},
      {separated('\v'), end_expected("\\x0B")},
      {separated('\f'), end_expected("\\x0C")},
      {separated('\xA0'), end_expected("\\xA0")},
      {"gridproof-certificate,1", "p.proof:1:1: expected gridproof-certificate, found \"gridproof-certificat...\""},
      {"\n gridproof-certificate\t1\r\nlayout 2x2 puzzle  123434122143432.\n\nr4c4\n\nunique " + solution + "\n \n",
       "accepted at step 2, line 7" + accepted},
  };
}

inline std::vector<CertificateCases> all() {
  std::vector<CertificateCases> all = {right_steps(), wrong_steps(), wrong_verdicts(), refutations(), two_completions(),
                                       scopes(),      houses(),      unreadable(),     blanks()};
  CertificateCases again;
  for (const CertificateCases& cases : all)
    for (const CertificateCase& each : cases)
      if (const auto text = in_the_second_version(each.text)) again.push_back({*text, each.answer});
  for (CertificateCases& more : std::vector{std::move(again), crossed(), follows(), unreadable_of_the_second()})
    all.push_back(std::move(more));
  return all;
}

}  // namespace gridproof::test::certificates
