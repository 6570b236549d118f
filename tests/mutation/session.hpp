// A run over many mutants: judged side by side, counted, and reported with the survivors' diffs.
#pragma once

#include <cstddef>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "mutation/equivalent.hpp"
#include "mutation/trial.hpp"

namespace gridproof::mutation {

// The outcome of each mutant, in their order. Says on standard error how far it is, and shows a survivor that is
// not declared when it is found.
std::vector<Outcome> judge_all(const Court& court, const std::vector<Mutant>& mutants, const Declared& declared,
                               unsigned jobs);

// Of those that compile and are not equivalent.
struct Share {
  std::size_t killed = 0, counted = 0;
};

struct Score {
  std::map<Outcome, std::size_t> counts;
  std::map<std::string, Share> folders;       // by the folder of the mutants
  std::size_t equivalent = 0;                 // survived, as declared
  std::vector<const Mutant*> survivors;       // not declared
  std::vector<const Mutant*> not_equivalent;  // declared, but killed

  std::size_t killed() const;
  // In percent, of all that compile and are not equivalent.
  double percent() const;
};

Score score(const std::vector<Mutant>& mutants, const std::vector<Outcome>& outcomes, const Declared& declared);

void report(std::ostream& out, const Score& score);

}  // namespace gridproof::mutation
