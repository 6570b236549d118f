// A checker of DRAT as the definition says it: clauses are sets in a list, unit propagation goes round and round over
// all of them, RAT resolves with every one. Slow, and shares no line with the kernel.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace gridproof::test {

using Literals = std::vector<int>;  // as written
using Formula = std::vector<Literals>;

struct ProofStep {
  bool deletes = false;
  Literals clause;
};
using Proof = std::vector<ProofStep>;

struct NaiveVerdict {
  bool accepted = false;
  std::size_t step = 0;  // the one that decided; how many there were where they ran out
  std::size_t by_rat = 0;
};

namespace naive {

using Set = std::set<int>;

inline bool is_tautology(const Set& clause) {
  return std::any_of(clause.begin(), clause.end(), [&](int literal) { return clause.count(-literal) != 0; });
}

// Whether assuming the opposite of every literal leads to a false clause, or to a literal and its opposite.
inline bool is_rup(const std::vector<Set>& clauses, const Set& wanted) {
  if (is_tautology(wanted)) return true;
  Set holds;
  for (const int literal : wanted) holds.insert(-literal);
  for (bool changed = true; changed;) {
    changed = false;
    for (const Set& clause : clauses) {
      std::vector<int> open;
      bool satisfied = false;
      for (const int literal : clause) {
        satisfied = satisfied || holds.count(literal) != 0;
        if (holds.count(-literal) == 0) open.push_back(literal);
      }
      if (satisfied) continue;
      if (open.empty()) return true;
      if (open.size() == 1) changed = holds.insert(open.front()).second || changed;
    }
  }
  return false;
}

inline bool is_rat(const std::vector<Set>& clauses, const Set& wanted, int pivot) {
  for (const Set& clause : clauses) {
    if (clause.count(-pivot) == 0 || is_tautology(clause)) continue;
    Set resolvent = wanted;
    for (const int literal : clause)
      if (literal != -pivot) resolvent.insert(literal);
    if (!is_rup(clauses, resolvent)) return false;
  }
  return true;
}

inline std::vector<Set> as_sets(const Formula& formula) {
  std::vector<Set> clauses;
  for (const Literals& clause : formula) clauses.emplace_back(clause.begin(), clause.end());
  return clauses;
}

}  // namespace naive

inline NaiveVerdict check_naively(const Formula& formula, const Proof& proof) {
  std::vector<naive::Set> clauses = naive::as_sets(formula);
  NaiveVerdict verdict;
  if (std::count(clauses.begin(), clauses.end(), naive::Set()) > 0) return {true, 0, 0};
  for (const ProofStep& step : proof) {
    ++verdict.step;
    const naive::Set clause(step.clause.begin(), step.clause.end());
    if (step.deletes) {
      const auto there = std::find(clauses.begin(), clauses.end(), clause);
      if (there == clauses.end()) return verdict;
      clauses.erase(there);
      continue;
    }
    if (!naive::is_rup(clauses, clause)) {
      if (clause.empty() || !naive::is_rat(clauses, clause, step.clause.front())) return verdict;
      ++verdict.by_rat;
    }
    if (clause.empty()) {
      verdict.accepted = true;
      return verdict;
    }
    clauses.push_back(clause);
  }
  return verdict;
}

// By trying every assignment.
inline bool has_solution(const Formula& formula, int variables) {
  for (unsigned assignment = 0; assignment < 1U << variables; ++assignment) {
    const auto holds = [&](int literal) { return ((assignment >> (std::abs(literal) - 1)) & 1U) == (literal > 0); };
    if (std::all_of(formula.begin(), formula.end(),
                    [&](const Literals& clause) { return std::any_of(clause.begin(), clause.end(), holds); }))
      return true;
  }
  return false;
}

inline std::string to_dimacs(const Formula& formula, int variables) {
  std::ostringstream text;
  text << "p cnf " << variables << ' ' << formula.size() << '\n';
  for (const Literals& clause : formula) {
    for (const int literal : clause) text << literal << ' ';
    text << "0\n";
  }
  return text.str();
}

inline std::string to_text(const Proof& proof) {
  std::ostringstream text;
  for (const ProofStep& step : proof) {
    if (step.deletes) text << "d ";
    for (const int literal : step.clause) text << literal << ' ';
    text << "0\n";
  }
  return text.str();
}

inline std::string to_binary(const Proof& proof) {
  std::string bytes;
  for (const ProofStep& step : proof) {
    bytes += step.deletes ? 'd' : 'a';
    for (const int literal : step.clause) {
      unsigned number = 2U * static_cast<unsigned>(std::abs(literal)) + (literal < 0 ? 1U : 0U);
      for (; number > 127; number >>= 7) bytes += static_cast<char>((number & 127U) | 128U);
      bytes += static_cast<char>(number);
    }
    bytes += '\0';
  }
  return bytes;
}

// The text of a proof, word by word.
inline Proof parse_proof(const std::string& text) {
  Proof proof;
  ProofStep step;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    if (word == "d") {
      step.deletes = true;
    } else if (word == "0") {
      proof.push_back(std::exchange(step, {}));
    } else {
      step.clause.push_back(std::stoi(word));
    }
  }
  return proof;
}

}  // namespace gridproof::test
