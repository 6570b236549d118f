// The reading for Z3: a truth value is a formula.
//
//   Arena arena;
//   Arena::Scope scope(arena);              // the arena of this thread, until the scope ends
//   Formula a = arena.variable("a"), b = arena.variable("b");
//   Formula c = ~(a & b) | a;
//
// z3::expr itself converts to bool without complaint, so `if (e)` would compile and always be true. A Formula is only a
// number in its arena: it has no bool, no && and no ||. This header is free of z3++.h; arena.hpp is not.
#pragma once

#include <memory>
#include <string>

#include "spec/algebra.hpp"
#include "verify/symbolic/circuit.hpp"  // Folding

namespace gridproof::symbolic {

class Formula {
 public:
  explicit Formula(bool value) : index_(value ? 1 : 0) {}
  static Formula at(int index) {
    Formula formula(false);
    formula.index_ = index;
    return formula;
  }
  int index() const { return index_; }  // in the arena; 0 is false, 1 true

  friend Formula operator&(Formula a, Formula b);
  friend Formula operator|(Formula a, Formula b);
  friend Formula operator~(Formula a);

 private:
  int index_;
};
static_assert(spec::Bit<Formula>);

class Arena {
 public:
  explicit Arena(Folding folding = Folding::constants);
  ~Arena();
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  Formula variable(const std::string& name);

  // The same term, not the same truth.
  bool identical(Formula a, Formula b) const;

  class Scope {
   public:
    explicit Scope(Arena& arena);
    ~Scope();
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    Arena* outer_;
  };

  static Arena& current();  // that of this thread

  struct Contents;
  Contents& contents() { return *contents_; }

 private:
  friend Formula operator&(Formula a, Formula b);
  friend Formula operator|(Formula a, Formula b);
  friend Formula operator~(Formula a);

  Folding folding_;
  std::unique_ptr<Contents> contents_;
};

}  // namespace gridproof::symbolic
