// Refutations with everything that the checker must say of each, as data: for the tests and for the judge of the
// kernel's mutants.
#pragma once

#include <string>
#include <vector>

#include "kernel/naive.hpp"
#include "verify/kernel/proof.hpp"
#include "verify/kernel/propagation.hpp"
#include "verify/kernel/refutation.hpp"

namespace gridproof::test {

struct RefutationCase {
  std::string formula, proof;
  std::string answer;  // as told() tells it
};

// Everything that a judgement says, in a line.
inline std::string told(const text::Result<kernel::Judgement>& judgement) {
  if (!judgement) return text::to_string(judgement.error());
  return std::string(kernel::name(judgement->verdict)) + " at step " + std::to_string(judgement->step) + " (" +
         judgement->place + "): " + judgement->reason + "; " + std::to_string(judgement->variables) + " variables, " +
         std::to_string(judgement->clauses) + " clauses, " + std::to_string(judgement->additions) + " added, " +
         std::to_string(judgement->by_rat) + " by RAT, " + std::to_string(judgement->deletions) + " deleted";
}

inline std::string told(const std::string& formula, const std::string& proof, const kernel::Limits& limits = {}) {
  return told(kernel::check_refutation({kernel::whole(formula), "f.cnf"}, {kernel::whole(proof), "p.drat"}, limits));
}

namespace refutations {

inline const std::string all_four = "p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n";
inline const std::string chain = "p cnf 3 4\n1 0\n-1 2 0\n-2 3 0\n-3 -1 -2 0\n";  // propagation alone refutes it

inline std::vector<RefutationCase> all() {
  const std::string four = "; 2 variables, 4 clauses, ", three = "; 3 variables, 4 clauses, ";
  const std::string two = "; 2 variables, 2 clauses, ";
  std::string thirteen;
  for (int i = 1; i <= 13; ++i) thirteen += std::to_string(i) + " ";
  return {
      {all_four, "c by cases\n1 0\nd 1 2 0\n0\n",
       "accepted at step 3 (line 4): the empty clause follows" + four + "2 added, 0 by RAT, 1 deleted"},
      {all_four, to_binary({{false, {1}}, {false, {}}}),
       "accepted at step 2 (byte 3): the empty clause follows" + four + "2 added, 0 by RAT, 0 deleted"},
      {all_four, "0\n",
       "rejected at step 1 (line 1): the empty clause does not follow by unit propagation" + four +
           "0 added, 0 by RAT, 0 deleted"},
      {chain, "", "rejected at step 0 (): the proof ends after 0 steps without the empty clause" + three +
                      "0 added, 0 by RAT, 0 deleted"},
      {chain, "3 0\n", "rejected at step 1 (): the proof ends after 1 step without the empty clause" + three +
                           "1 added, 0 by RAT, 0 deleted"},
      {chain, "0\nnonsense", "accepted at step 1 (line 1): the empty clause follows" + three +
                                 "1 added, 0 by RAT, 0 deleted"},
      {"p cnf 1 2\n1 0\n0\n", "nonsense",
       "accepted at step 0 (): the formula has the empty clause; 1 variables, 2 clauses, 0 added, 0 by RAT, 0 deleted"},
      {"p cnf 1 2\n0\n1\n", "", "f.cnf:4:1: expected a literal or 0, found the end"},
      {"p cnf 2 2\n1 2 0\n-1 -2 0\n", "1 3 0\n",
       "rejected at step 1 (line 1): 1 3 0 does not follow by unit propagation, nor by RAT on 1 "
       "(see the clause -1 -2 0)" +
           two + "0 added, 0 by RAT, 0 deleted"},
      {"p cnf 2 2\n1 2 0\n-1 -2 0\n", "3 1 3 1 0\n",
       "rejected at step 1 (): the proof ends after 1 step without the empty clause" + two +
           "1 added, 1 by RAT, 0 deleted"},
      {"p cnf 2 2\n1 2 0\n-1 -2 0\n", "1 2 -3 0\nd 7 0\n",
       "rejected at step 2 (line 2): 7 0 is deleted, but is not there" + two + "1 added, 0 by RAT, 0 deleted"},
      {all_four, "d 2 1 2 0\nd 1 2 0\n",
       "rejected at step 2 (line 2): 1 2 0 is deleted, but is not there" + four + "0 added, 0 by RAT, 1 deleted"},
      {all_four, "d 0\n",
       "rejected at step 1 (line 1): 0 is deleted, but is not there" + four + "0 added, 0 by RAT, 0 deleted"},
      {chain, "d 1 0\n0\n",
       "rejected at step 2 (line 2): the empty clause does not follow by unit propagation" + three +
           "0 added, 0 by RAT, 1 deleted"},
      {chain, "1 0\nd 1 0\n0\n", "accepted at step 3 (line 3): the empty clause follows" + three +
                                     "2 added, 0 by RAT, 1 deleted"},
      // What is deleted made the others contradictory, and followed from nothing.
      {"p cnf 2 2\n1 0\n-1 0\n", "d -1 0\n0\n",
       "rejected at step 2 (line 2): the empty clause does not follow by unit propagation" + two +
           "0 added, 0 by RAT, 1 deleted"},
      // The unit clause stands on its own when what it followed from is gone.
      {chain, "2 0\nd -1 2 0\n0\n",
       "accepted at step 3 (line 3): the empty clause follows" + three + "2 added, 0 by RAT, 1 deleted"},
      // RAT has nothing to do with tautologies: 1 -3 resolves with no other clause.
      {"p cnf 3 3\n-1 1 2 0\n-1 2 -2 0\n2 3 0\n", "1 -3 0\n",
       "rejected at step 1 (): the proof ends after 1 step without the empty clause; 3 variables, 3 clauses, 1 added, "
       "1 by RAT, 0 deleted"},
      // A long clause is shown by its first twelve literals.
      {"p cnf 13 1\n1 2 0\n", "d " + thirteen + "0\n",
       "rejected at step 1 (line 1): 1 2 3 4 5 6 7 8 9 10 11 12 ... 0 is deleted, but is not there; 13 variables, "
       "1 clauses, 0 added, 0 by RAT, 0 deleted"},
      {"p cnf 13 1\n1 2 0\n", "d " + thirteen.substr(0, thirteen.size() - 3) + "0\n",
       "rejected at step 1 (line 1): 1 2 3 4 5 6 7 8 9 10 11 12 0 is deleted, but is not there; 13 variables, "
       "1 clauses, 0 added, 0 by RAT, 0 deleted"},
      {all_four, "1 0\nx\n", "p.drat:2:1: expected a literal, 0 or d, found 'x'"},
  };
}

// Bounds. A clause may have a sixteenth of the bytes in literals; the check asks before each step whether to stop.
inline std::string fault_of_limits() {
  const std::string long_one = "1 1 1 1 1 0\n", short_one = "1 1 1 1 0\n";
  const auto starts = [](const std::string& line, const std::string& beginning) {
    return line.compare(0, beginning.size(), beginning) == 0;
  };
  const auto judged = [&](const std::string& formula, const std::string& proof, std::size_t bytes,
                          const std::string& beginning) {
    const std::string line = told(formula, proof, {.bytes = bytes});
    return starts(line, beginning) ? "" : line + " instead of " + beginning;
  };
  const std::string one = "p cnf 1 1\n";
  const std::size_t least = *kernel::Propagation().bytes_with(0, 0);
  for (const std::string& fault :
       {judged("p cnf 0 0\n", "0\n", least - 1, "inconclusive at step 1 (line 1): the clauses need more than"),
        judged("p cnf 0 0\n", "0\n", least, "rejected at step 1 (line 1): the empty clause does not follow"),
        judged(one + long_one, "", 64, "inconclusive at step 0 (): a clause of the formula is too long;"),
        judged(one + short_one, "", 64, "inconclusive at step 0 (): the clauses need more than 64 bytes;"),
        judged("p cnf 0 0\n", long_one, 64, "inconclusive at step 1 (line 1): the step is too long;"),
        judged("p cnf 0 0\n", short_one, 64, "inconclusive at step 1 (line 1): the clauses need more than 64 bytes;")})
    if (!fault.empty()) return fault;
  int asked = 0;
  const std::string stopped = told(all_four, "1 0\n2 0\n0\n", {.stop = [&] { return ++asked == 3; }});
  if (!starts(stopped, "inconclusive at step 3 (line 3): the check was stopped; 2 variables, 4 clauses, 2 added"))
    return stopped;
  return "";
}

// What is said of nothing.
inline std::string fault_of_defaults() {
  const kernel::Judgement judgement;
  if (judgement.verdict != kernel::Verdict::inconclusive || judgement.step != 0) return "Judgement";
  if (judgement.variables != 0 || judgement.clauses != 0) return "of the formula";
  return kernel::ClauseStep().deletes ? "ClauseStep" : "";
}

}  // namespace refutations

}  // namespace gridproof::test
