// From a circuit to clauses, for as much of it as somebody asks about: Tseitin's three clauses for each gate. No clause
// repeats a literal, and none is a tautology.
//
//   Clauses clauses(circuit, [&](const std::vector<int>& clause) { ... });
//   clauses.assert_true(valid);       // a conjunction becomes its parts, a disjunction one clause
//   int p = clauses.define(premise);  // a literal to assume, with the gates below it
#pragma once

#include <functional>
#include <vector>

#include "verify/symbolic/circuit.hpp"

namespace gridproof::symbolic {

// Each literal once. Says whether the clause says anything: a tautology does not.
bool make_plain(std::vector<int>& clause);

class Clauses {
 public:
  using Sink = std::function<void(const std::vector<int>& clause)>;

  Clauses(const Circuit& circuit, Sink sink) : circuit_(circuit), sink_(std::move(sink)) { add({1}); }

  int define(Literal literal);
  void assert_true(Literal literal);
  void assert_any(const std::vector<Literal>& literals);

  std::size_t count() const { return count_; }

 private:
  void add(std::vector<int> clause);
  void add_or(std::vector<int> pending);
  bool is_conjunction(int literal) const { return literal > 1 && circuit_.is_gate(literal); }

  const Circuit& circuit_;
  Sink sink_;
  std::vector<bool> defined_;
  std::size_t count_ = 0;
};

}  // namespace gridproof::symbolic
