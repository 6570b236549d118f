#include "verify/solve/cnf.hpp"

#include <fmt/format.h>

#include <iterator>

namespace gridproof::solve {

std::string to_dimacs(const Cnf& cnf, const std::vector<std::string>& comments) {
  std::string text;
  for (const std::string& comment : comments) text += "c " + comment + "\n";
  fmt::format_to(std::back_inserter(text), "p cnf {} {}\n", cnf.variables, cnf.clauses.size());
  for (const std::vector<int>& clause : cnf.clauses) {
    for (const int literal : clause) fmt::format_to(std::back_inserter(text), "{} ", literal);
    text += "0\n";
  }
  return text;
}

}  // namespace gridproof::solve
