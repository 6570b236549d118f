// The clauses that are there now, one after the other in one array, found by their literals in any order. A clause that
// was added twice is there twice.
//
//   ClauseStore store;
//   const Clause clause = store.add(literals);    // distinct literals
//   store.find(literals) == clause;               // in whatever order
//   store.remove(clause);                         // still readable, until compact() moves what is left
//
// Words of a clause in the array: the next clause of its chain, its length with a bit for "removed", its literals.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "verify/kernel/literal.hpp"

namespace gridproof::kernel {

using Clause = std::uint32_t;  // where it begins in the store

class ClauseStore {
 public:
  // Requires room: bytes_with(literals.size()) is known and within the caller's bound.
  Clause add(std::span<const Literal> literals);
  std::optional<Clause> find(std::span<const Literal> literals);
  void remove(Clause clause);

  std::span<Literal> literals(Clause clause) { return {&words_[clause + 2], words_[clause + 1] >> 1}; }
  bool is_removed(Clause clause) const { return (words_[clause + 1] & 1) != 0; }

  std::size_t size() const { return clauses_; }

  // Closes the gaps that removed clauses left: every Clause is a new one, in the old order.
  void compact();
  bool is_mostly_gaps() const { return gaps_ > 1024 && gaps_ > words_.size() / 2; }

  // Calls visit(clause) for each clause until it returns false.
  template <class Visit>
  void for_each(Visit&& visit) {
    for (std::size_t at = 0; at < words_.size(); at += 2 + (words_[at + 1] >> 1))
      if (!is_removed(static_cast<Clause>(at)) && !visit(static_cast<Clause>(at))) return;
  }

  // What the store holds at most while a clause of this length is being added; nothing where it cannot be.
  std::optional<std::size_t> bytes_with(std::size_t length) const;

 private:
  static constexpr Clause none = 0xFFFFFFFF;

  std::size_t chain_of(std::span<const Literal> literals) const;
  void rechain(std::size_t chains);

  std::vector<std::uint32_t> words_;
  std::vector<Clause> chains_ = std::vector<Clause>(16, none);  // the first clause of each; a power of two
  std::size_t clauses_ = 0, gaps_ = 0;                          // gaps in words
};

}  // namespace gridproof::kernel
