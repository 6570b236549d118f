// The tables of the checker of refutations take what they say that they will. Each function says what is wrong, or
// nothing; for the tests and for the judge of the kernel's mutants.
#pragma once

#include <string>
#include <vector>

#include "kernel/counted_memory.hpp"
#include "verify/kernel/clause_store.hpp"
#include "verify/kernel/propagation.hpp"

namespace gridproof::test {

// Clauses that share no literal, of two literals each or of 1 to 7: the store takes what it says, to the byte.
inline std::string fault_of_store(bool of_two) {
  const std::size_t before = live;
  kernel::ClauseStore store;
  std::size_t inexact = 0;
  for (std::size_t i = 0; i < 3000; ++i) {
    std::vector<kernel::Literal> literals(of_two ? 2 : 1 + i % 7);
    for (std::size_t k = 0; k < literals.size(); ++k) literals[k] = static_cast<kernel::Literal>(2 * (7 * i + k + 1));
    if (store.size() != i) return "the store has another size";
    const std::size_t held = live - before - literals.size() * sizeof(kernel::Literal);
    const std::size_t said = *store.bytes_with(literals.size());
    const std::size_t taken = held + peak_of([&] { store.add(literals); });
    if (taken > said) return "adding takes " + std::to_string(taken) + " bytes instead of " + std::to_string(said);
    inexact += taken == said ? 0U : 1U;
    if (i % 100 == 0 && !store.find(literals)) return "a clause is not found";
  }
  // Where both of its arrays grow at once they are not both there twice; that happens once.
  return inexact <= 1 ? "" : std::to_string(inexact) + " times less than what was said";
}

// Clauses of two literals, one of a variable that is new: no more is taken than was said, and at times almost as much.
// `shared`: the other literal is the same in all, so that one list of watches grows; else it is that of the clause
// before.
inline std::string fault_of_tables(bool shared) {
  const std::size_t before = live;
  kernel::Propagation propagation;
  double closest = 0;
  for (kernel::Variable v = 2; v < 3000; ++v) {
    const kernel::Literal literals[2] = {2 * v, shared ? 2 : 2 * v - 1};
    const std::size_t said = *propagation.bytes_with(2, v);
    const std::size_t held = live - before;
    const std::size_t taken = held + peak_of([&] {
                                propagation.announce(v);
                                propagation.add(literals);
                              });
    if (taken > said) return "it takes " + std::to_string(taken) + " bytes instead of " + std::to_string(said);
    closest = std::max(closest, static_cast<double>(taken) / static_cast<double>(said));
  }
  return closest > 0.88 ? "" : "of what is said never more than " + std::to_string(closest) + " is taken";
}

// Of so many clauses of four words, how many must be removed before the store is mostly gaps?
inline std::size_t removed_before_gaps(kernel::ClauseStore& store, std::size_t clauses) {
  std::vector<kernel::Clause> all;
  for (std::size_t i = 0; i < clauses; ++i) {
    const auto literal = static_cast<kernel::Literal>(4 * i + 2);
    const kernel::Literal literals[2] = {literal, literal + 2};
    all.push_back(store.add(literals));
  }
  std::size_t removed = 0;
  while (!store.is_mostly_gaps() && removed < clauses) store.remove(all[removed++]);
  return removed;
}

inline std::string fault_of_gaps() {
  kernel::ClauseStore few, many;
  if (removed_before_gaps(few, 300) != 257) return "more than 1024 words";
  few.compact();
  if (few.is_mostly_gaps() || few.size() != 43) return "none after they are closed";
  // 43 clauses are there and are not removed: 300 more make 1372 words.
  if (removed_before_gaps(few, 300) != 257) return "more than 1024 words, after some were closed";
  return removed_before_gaps(many, 600) == 301 ? "" : "more than half of the words";
}

}  // namespace gridproof::test
