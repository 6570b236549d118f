#include "verify/kernel/clause_store.hpp"

#include <algorithm>

namespace gridproof::kernel {

namespace {

// The same for any order of the literals.
std::uint64_t hash(std::span<const Literal> literals) {
  std::uint64_t sum = 0;
  for (const Literal literal : literals) {
    std::uint64_t mixed = (literal + 1) * 0x9E3779B97F4A7C15;
    mixed = (mixed ^ (mixed >> 29)) * 0xBF58476D1CE4E5B9;
    sum += mixed ^ (mixed >> 32);
  }
  return sum ^ (sum >> 31);
}

std::size_t grown(std::size_t capacity, std::size_t needed) { return std::max(needed, capacity + capacity / 2); }

}  // namespace

std::size_t ClauseStore::chain_of(std::span<const Literal> literals) const {
  return hash(literals) & (chains_.size() - 1);
}

std::optional<std::size_t> ClauseStore::bytes_with(std::size_t length) const {
  const std::size_t needed = words_.size() + 2 + length;
  if (needed >= none) return std::nullopt;
  // A vector that grows is there twice for a moment.
  std::size_t words = words_.capacity();
  if (needed > words) words += grown(words, needed);
  std::size_t chains = chains_.size();
  if (clauses_ == chains) chains += 2 * chains;
  return sizeof(std::uint32_t) * words + sizeof(Clause) * chains;
}

Clause ClauseStore::add(std::span<const Literal> literals) {
  if (clauses_ == chains_.size()) rechain(2 * chains_.size());
  const std::size_t needed = words_.size() + 2 + literals.size();
  if (needed > words_.capacity()) words_.reserve(grown(words_.capacity(), needed));
  const auto clause = static_cast<Clause>(words_.size());
  Clause& first = chains_[chain_of(literals)];
  words_.push_back(first);
  words_.push_back(static_cast<std::uint32_t>(literals.size() << 1));
  words_.insert(words_.end(), literals.begin(), literals.end());
  first = clause;
  ++clauses_;
  return clause;
}

std::optional<Clause> ClauseStore::find(std::span<const Literal> wanted) {
  std::vector<Literal> sorted(wanted.begin(), wanted.end());
  std::sort(sorted.begin(), sorted.end());
  const auto is_wanted = [&](Literal literal) { return std::binary_search(sorted.begin(), sorted.end(), literal); };
  for (Clause clause = chains_[chain_of(wanted)]; clause != none; clause = words_[clause]) {
    const auto there = literals(clause);  // distinct, so as many, all wanted, are the same
    if (there.size() == sorted.size() && std::all_of(there.begin(), there.end(), is_wanted)) return clause;
  }
  return std::nullopt;
}

void ClauseStore::remove(Clause clause) {
  Clause* link = &chains_[chain_of(literals(clause))];
  while (*link != clause) link = &words_[*link];
  *link = words_[clause];
  words_[clause + 1] |= 1;
  gaps_ += 2 + literals(clause).size();
  --clauses_;
}

void ClauseStore::compact() {
  std::size_t to = 0;
  for (std::size_t at = 0; at < words_.size();) {
    const std::size_t length = 2 + (words_[at + 1] >> 1);
    if (!is_removed(static_cast<Clause>(at))) {
      std::copy_n(words_.begin() + static_cast<std::ptrdiff_t>(at), length,
                  words_.begin() + static_cast<std::ptrdiff_t>(to));
      to += length;
    }
    at += length;
  }
  words_.resize(to);
  gaps_ = 0;
  rechain(chains_.size());
}

void ClauseStore::rechain(std::size_t chains) {
  chains_.assign(chains, none);
  for_each([&](Clause clause) {
    Clause& first = chains_[chain_of(literals(clause))];
    words_[clause] = first;
    first = clause;
    return true;
  });
}

}  // namespace gridproof::kernel
