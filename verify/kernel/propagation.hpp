// Unit propagation over a changing set of clauses: a clause all of whose literals but one are false makes that one
// true. What follows from the clauses alone is kept from one question to the next; assumptions are made on top of it
// and taken back. Two literals of each clause are watched: while neither is false, the clause has nothing to say.
//
//   Propagation propagation;
//   propagation.add({a, b});  propagation.add({opposite(a)});
//   propagation.assume(opposite(b)) || ...        // false: b is known to be true
//   propagation.propagate();                      // false: a clause has become false
//   propagation.forget(propagation.known());      // takes the assumptions back
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "verify/kernel/clause_store.hpp"
#include "verify/kernel/literal.hpp"

namespace gridproof::kernel {

class Propagation {
 public:
  // The clauses. Distinct literals, of variables that were announced.
  void add(std::span<const Literal> literals);
  bool remove(std::span<const Literal> literals);  // one copy; false: there is none
  ClauseStore& clauses() { return clauses_; }

  // Brings what follows from the clauses alone up to date; before the first question, and after a change.
  void settle();
  bool is_contradictory() const { return contradictory_; }  // propagation alone makes a clause false

  // Questions. Requires settle(), and that the clauses are not contradictory.
  bool assume(Literal literal);  // false: it is known to be false
  bool propagate();              // false: a clause is false
  std::size_t known() const { return trail_.size(); }
  void forget(std::size_t known);  // back to when so many literals were known; all clauses were propagated then
  void forget_assumptions() { forget(settled_); }

  // Variables up to this one have a place in the tables.
  void announce(Variable variable);

  // What is held at most while a clause of this length, with variables up to this one, is being added.
  std::optional<std::size_t> bytes_with(std::size_t length, Variable variable) const;

 private:
  struct Watch {
    Clause clause;
    Literal other;  // some other literal of the clause: where it is true, the clause need not be looked at
  };
  static constexpr Clause no_reason = 0xFFFFFFFF;

  bool is_true(Literal literal) const { return values_[literal] > 0; }
  bool is_false(Literal literal) const { return values_[literal] < 0; }
  std::size_t room_with(Variable variable) const;  // variables that the tables have room for once this one is announced
  void make_true(Literal literal, Clause reason);
  void watch(Literal literal, Watch watch);
  void attach(Clause clause);
  bool is_reason(Clause clause);
  bool visit(Literal falsified);

  ClauseStore clauses_;
  std::vector<std::int8_t> values_;          // of each literal: 1 true, -1 false, 0 open
  std::vector<Clause> reasons_;              // of each variable that is known
  std::vector<std::vector<Watch>> watches_;  // of each literal: the clauses to look at when it becomes false
  std::vector<Literal> trail_;               // the known literals, in the order in which they became so
  std::size_t next_ = 0;                     // of the trail, the first that was not propagated
  std::size_t settled_ = 0;                  // of the trail, those that follow from the clauses alone
  std::size_t watch_room_ = 0;               // watches that the lists have room for
  bool contradictory_ = false;
  bool stale_ = false;  // what was known may rest on a clause that is gone
};

}  // namespace gridproof::kernel
