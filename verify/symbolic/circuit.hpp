// The reading for CaDiCaL: a truth value is a literal of a growing circuit of AND gates.
//
//   Circuit circuit;
//   Circuit::Scope scope(circuit);          // the circuit of this thread, until the scope ends
//   Literal a = circuit.variable(), b = circuit.variable();
//   Literal c = ~(a & b) | a;               // gates are built as the term is read, equal ones once
//
// A literal is a number as DIMACS has it; 1 is true and -1 false. Clauses come later (clauses.hpp), for the gates that
// a question depends on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "spec/algebra.hpp"

namespace gridproof::symbolic {

class Literal {
 public:
  explicit Literal(bool value) : number_(value ? 1 : -1) {}
  static Literal numbered(int number) {
    Literal literal(true);
    literal.number_ = number;
    return literal;
  }

  int number() const { return number_; }

  // For tests and containers: the same literal, not the same truth.
  friend bool identical(Literal a, Literal b) { return a.number_ == b.number_; }

  friend Literal operator&(Literal a, Literal b);
  friend Literal operator|(Literal a, Literal b) { return ~(~a & ~b); }
  friend Literal operator~(Literal a) { return numbered(-a.number_); }

 private:
  int number_;
};
static_assert(spec::Bit<Literal>);

// Verbatim: constants are ordinary inputs of gates and nothing is simplified, so that two definitions that differ only
// in constants stay two circuits.
enum class Folding : std::uint8_t { constants, verbatim };

class Circuit {
 public:
  struct Gate {
    int left = 0, right = 0;  // 0: a variable
  };

  explicit Circuit(Folding folding = Folding::constants) : folding_(folding), gates_(2) {}

  Literal variable();
  Literal both(Literal a, Literal b);

  int variables() const { return static_cast<int>(gates_.size()) - 1; }  // inputs, gates and the constant
  const Gate& gate(int variable) const { return gates_[static_cast<std::size_t>(variable)]; }
  bool is_gate(int variable) const { return gate(variable).left != 0; }

  // Where gates of this thread go.
  class Scope {
   public:
    explicit Scope(Circuit& circuit);
    ~Scope();
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    Circuit* outer_;
  };

 private:
  Folding folding_;
  std::vector<Gate> gates_;  // by variable; 0 is unused, 1 the constant
  std::unordered_map<std::uint64_t, int> known_;
};

}  // namespace gridproof::symbolic
