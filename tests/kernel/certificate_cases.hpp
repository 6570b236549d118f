// Certificates with what the checker must say of each, as data: the tests put them to the kernel, and so does the judge
// of its mutants (tests/mutation/judges/certificate.cpp).
#pragma once

#include <string>
#include <vector>

#include "text/marks.hpp"
#include "text/write.hpp"
#include "verify/kernel/certificate.hpp"

namespace gridproof::test {

struct CertificateCase {
  std::string text;
  std::string answer;  // as told() tells it
};
using CertificateCases = std::vector<CertificateCase>;

// Everything that a judgement says, in a line.
inline std::string told(const text::Result<kernel::CertificateJudgement>& judgement) {
  if (!judgement) return text::to_string(judgement.error());
  std::string line = std::string(kernel::name(judgement->verdict)) + " at step " + std::to_string(judgement->step) +
                     ", line " + std::to_string(judgement->line);
  if (judgement->verdict != kernel::Verdict::accepted) return line + ": " + judgement->reason;
  line += std::string(": ") + kernel::name(judgement->thesis);
  for (const spec::Grid& grid : judgement->completions) line += " " + text::to_line(*judgement->rules, grid);
  if (const std::string marks = text::mark_names(*judgement->rules, judgement->set, judgement->del); !marks.empty())
    line += " " + marks;
  line += judgement->rules->layout() != nullptr ? ", " + std::to_string(judgement->last_values) + " values, " +
                                                     std::to_string(judgement->last_places) + " places, "
                                               : ", " + std::to_string(judgement->forced) + " forced, ";
  return line + std::to_string(judgement->assumptions) + " assumptions, " + std::to_string(judgement->nesting) +
         " at once" + (judgement->of_state ? ", of the state" : "");
}

inline std::string told(const std::string& text, const kernel::CertificateOptions& options = {}) {
  return told(kernel::check_certificate({kernel::whole(text), "p.proof"}, options));
}

namespace certificates {

inline const std::string heading = "gridproof-certificate 1\nlayout 2x2\npuzzle ";

// 1 2 | 3 4
// 3 4 | 1 2
// 2 1 | 4 3
// 4 3 | 2 1
inline const std::string solution = "1234341221434321";
inline const std::string other = "1234341243212143";  // the last two rows another way
inline const std::string one_empty = heading + "123434122143432.\n";
inline const std::string open = heading + "................ ";
inline const std::string none = heading + "12.....33....... ";  // 3 stands in box 2, so r1c3 and r1c4 are both 4

inline CertificateCases right_steps() {
  const std::string by_value = "accepted at step 2, line 5: unique " + solution + ", 1 values, 0 places, 0 assumptions";
  const std::string by_place = "accepted at step 2, line 5: unique " + solution + ", 0 values, 1 places, 0 assumptions";
  return {
      {one_empty + "r4c4\nunique " + solution, by_value + ", 0 at once"},
      {one_empty + "1r4\nunique " + solution, by_place + ", 0 at once"},
      {one_empty + "1c4\nunique " + solution, by_place + ", 0 at once"},
      {one_empty + "1b4\nunique " + solution, by_place + ", 0 at once"},
      {heading + solution + " unique " + solution,
       "accepted at step 1, line 3: unique " + solution + ", 0 values, 0 places, 0 assumptions, 0 at once"},
  };
}

inline CertificateCases wrong_steps() {
  const auto rejected = [](int step, const char* reason) {
    return "rejected at step " + std::to_string(step) + ", line 3: " + reason;
  };
  return {
      {open + "r1c1 contradictory", rejected(1, "r1c1 has 4 values left, not one")},
      {none + "(r1c3=4 r1c4 contradictory", rejected(2, "r1c4 has 0 values left, not one")},
      {open + "1r1 contradictory", rejected(1, "1 has 4 places left in row 1, not one")},
      {none + "3r1 contradictory", rejected(1, "3 has 0 places left in row 1, not one")},
      {open + "(r1c1=1 r1c1 contradictory", rejected(2, "r1c1 has a value already")},
      {open + "(r1c1=1 1b1 contradictory", rejected(2, "box 1 has 1 already")},
      {open + "(r1c1=1 (r1c2=1 contradictory", rejected(2, "1 is no candidate of r1c2: there is nothing to assume")},
      {open + "(r1c1=1 (r1c1=2 contradictory", rejected(2, "2 is no candidate of r1c1: there is nothing to assume")},
      {open + ")r1c1 contradictory", rejected(1, "r1c1 has a value, or one left")},
      {open + "(r1c1=1 )r1c1 contradictory", rejected(2, "r1c1 has a value, or one left")},
      {open + ")1r1 contradictory", rejected(1, "1 stands in row 1, or has a place left there")},
      {open + "(r1c1=1 )1c1 contradictory", rejected(2, "1 stands in column 1, or has a place left there")},
      {open + ")1+1b1 contradictory", rejected(1, "1 does not stand twice in box 1")},
      {open + "(r1c1=1 )1+1b1 contradictory", rejected(2, "1 does not stand twice in box 1")},
  };
}

inline CertificateCases wrong_verdicts() {
  const std::string two_empty = heading + "12343412214343..\n";
  return {
      {one_empty + "unique " + solution, "rejected at step 1, line 4: 1 cell of the grid did not follow"},
      {two_empty + "unique " + solution, "rejected at step 1, line 4: 2 cells of the grid did not follow"},
      {one_empty + "(r4c4=1 unique " + solution, "rejected at step 2, line 4: 1 assumption is still open"},
      {one_empty + "(r4c4=1 contradictory", "rejected at step 2, line 4: 1 assumption is still open"},
      {open + "(r1c1=1 (r1c2=2 contradictory", "rejected at step 3, line 3: 2 assumptions are still open"},
      {one_empty + "contradictory", "rejected at step 1, line 4: no contradiction has been reached"},
      {one_empty + "r4c4\nunique\n2134341221434321",
       "rejected at step 2, line 5: the grid that follows is another one"},
      {heading + "1234341221434322 unique 1234341221434322",
       "rejected at step 1, line 3: the full grid breaks the rules"},
  };
}

inline CertificateCases refutations() {
  const std::string twice = heading + "11.............. ";
  const std::string by = "accepted at step 2, line 3: contradictory, 0 values, 0 places, 0 assumptions, 0 at once";
  return {
      {twice + ")1+1r1 contradictory", by},
      {twice + ")1+1b1 contradictory", by},
      {none + ")3r1 contradictory", by},
      {twice + ")1+1c1 contradictory", "rejected at step 1, line 3: 1 does not stand twice in column 1"},
      {twice + ")1+1r1 )1+1b1 contradictory",
       "rejected at step 2, line 3: the puzzle is refuted already: only the verdict may follow"},
      {twice + ")1+1r1 unique " + solution,
       "rejected at step 2, line 3: the puzzle is refuted: it has no completion"},
      {twice + ")1+1r1 not-unique " + solution + " " + other,
       "rejected at step 2, line 3: two completions need no steps"},
  };
}

inline CertificateCases two_completions() {
  const std::string puzzle = heading + "12343412........ ";
  const auto no_completion = [](const std::string& grid) {
    return "rejected at step 1, line 3: " + grid + " is no completion of the puzzle";
  };
  return {
      {puzzle + "not-unique " + solution + " " + other,
       "accepted at step 1, line 3: not-unique " + solution + " " + other +
           ", 0 values, 0 places, 0 assumptions, 0 at once"},
      {puzzle + "not-unique " + solution + " " + solution, "rejected at step 1, line 3: the two completions are one"},
      {puzzle + "not-unique " + solution + " 1234341243212134", no_completion("1234341243212134")},
      {puzzle + "not-unique 2143341221434321 " + other, no_completion("2143341221434321")},
      {puzzle + "(r3c1=2 not-unique " + solution + " " + other,
       "rejected at step 2, line 3: two completions need no steps"},
      // Valid boards that have another value where one is given: both, the first, the second.
      {heading + "2............... not-unique " + solution + " " + other, no_completion(solution)},
      {heading + "........4....... not-unique " + solution + " " + other, no_completion(solution)},
      {heading + "........2....... not-unique " + solution + " " + other, no_completion(other)},
      // Not full.
      {puzzle + "not-unique " + solution + " 123434124321214.", no_completion("123434124321214.")},
  };
}

// A refuted assumption is crossed out in the scope around it, and nothing else of it is kept.
inline CertificateCases scopes() {
  return {
      {none + "(r1c3=4 )r1c4 )r1c3 contradictory",
       "accepted at step 4, line 3: contradictory, 0 values, 0 places, 1 assumptions, 1 at once"},
      {none + "r1c3 )r1c4 contradictory",
       "accepted at step 3, line 3: contradictory, 1 values, 0 places, 0 assumptions, 0 at once"},
      {none + "(r1c3=4 )r1c4 (r1c3=4 )r1c4 contradictory",
       "rejected at step 3, line 3: 4 is no candidate of r1c3: there is nothing to assume"},
      {none + "(r1c3=4 )r1c4 )r1c4 contradictory", "rejected at step 3, line 3: r1c4 has a value, or one left"},
      {none + "(r2c1=4 (r1c3=4 )r1c4 )r1c3 (r1c3=4 )r1c4 )r1c3 contradictory",
       "accepted at step 8, line 3: contradictory, 0 values, 0 places, 3 assumptions, 2 at once"},
      {none + "(r2c1=4\n(r1c3=4 )r1c4\n)r1c3 contradictory",
       "rejected at step 5, line 5: no contradiction has been reached"},
  };
}

// Every kind of house can be named, and only those that the layout has; values and places of two digits.
inline CertificateCases houses() {
  const std::string begin = "gridproof-certificate 1\nlayout ";
  const std::string regions = begin + "regions:1122/1122/3344/3344\npuzzle 123434122143432. ";
  const std::string by_place = ", 0 values, 1 places, 0 assumptions, 0 at once";
  const std::string windows = begin + "3x3+diagonals+windows\npuzzle " + std::string(81, '.') + " ";
  const std::string twelve = begin + "3x4\npuzzle " + std::string(144, '.') + " ";
  const std::string crossed = "1234432121433412";  // both diagonals have every value
  const std::string cross = begin + "2x2+diagonals\npuzzle ";
  return {
      {begin + "2x2+diagonals\npuzzle 123434122143432. 1d1 contradictory",
       "rejected at step 1, line 3: diagonal 1 has 1 already"},
      {cross + "123443212143341. 2d1 unique " + crossed,
       "accepted at step 2, line 3: unique " + crossed + by_place},
      {cross + "123443212143.412 3d2 unique " + crossed,
       "accepted at step 2, line 3: unique " + crossed + by_place},
      {cross + ".2..3.2..1.34.1. (r1c1=1 4d1 contradictory",
       "rejected at step 2, line 3: 4 has 2 places left in diagonal 1, not one"},
      {cross + "1.............4. )4d2 contradictory",
       "rejected at step 1, line 3: 4 stands in diagonal 2, or has a place left there"},
      {one_empty + "1d1 contradictory",
       "p.proof:4:2: step 1: expected a house of 2x2 as r2, c3 or b1, found \"d1\""},
      {regions + "1g4 unique " + solution, "accepted at step 2, line 3: unique " + solution + by_place},
      {regions + "1g2 unique " + solution, "rejected at step 1, line 3: region 2 has 1 already"},
      {regions + "1b4 unique " + solution,
       "p.proof:3:26: step 1: expected a house of regions as r2, c3 or b1, found \"b4\""},
      {windows + "7w4 contradictory", "rejected at step 1, line 3: 7 has 9 places left in window 4, not one"},
      {windows + "(r2c2=7 7w1 contradictory", "rejected at step 2, line 3: window 1 has 7 already"},
      {windows + "(r2c2=7 7w4 contradictory", "rejected at step 2, line 3: 7 has 6 places left in window 4, not one"},
      {windows + "7w5 contradictory",
       "p.proof:3:92: step 1: expected a number of a house, 1 to 4, found \"5\""},
      {windows + "(r2c2=7 (r3c6=8 7d2 contradictory",
       "rejected at step 3, line 3: 7 has 6 places left in diagonal 2, not one"},
      {twelve + "12r12 contradictory", "rejected at step 1, line 3: 12 has 12 places left in row 12, not one"},
      {twelve + "(r12c10=11 )11c10 contradictory",
       "rejected at step 2, line 3: 11 stands in column 10, or has a place left there"},
      {twelve + "r120c1 contradictory", "p.proof:3:154: step 1: expected a row, 1 to 12, found \"120c1\""},
      {twelve + "13b1 contradictory", "p.proof:3:153: step 1: expected a value, 1 to 12, found \"13b1\""},
  };
}

}  // namespace certificates

}  // namespace gridproof::test
