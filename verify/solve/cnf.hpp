// A formula for a SAT solver: clauses of literals, 7 for variable 7 and -7 for its opposite.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace gridproof::solve {

struct Cnf {
  int variables = 0;
  std::vector<std::vector<int>> clauses = {};

  void add(std::vector<int> clause) { clauses.push_back(std::move(clause)); }
};

// With the comments, each in a line of its own, before everything else.
std::string to_dimacs(const Cnf& cnf, const std::vector<std::string>& comments = {});

}  // namespace gridproof::solve
