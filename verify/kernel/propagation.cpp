#include "verify/kernel/propagation.hpp"

#include <algorithm>
#include <utility>

namespace gridproof::kernel {

std::size_t Propagation::room_with(Variable variable) const {
  const std::size_t needed = std::size_t{variable} + 1, room = reasons_.size();
  return needed <= room ? room : std::max(needed, room + room / 2);
}

void Propagation::announce(Variable variable) {
  const std::size_t room = room_with(variable);
  if (room == reasons_.size()) return;
  // A vector that grows by itself takes more than it is asked for, and bytes_with() does not know.
  const auto grow = [](auto& table, std::size_t size, const auto& value) {
    table.reserve(size);
    table.resize(size, value);
  };
  grow(reasons_, room, no_reason);
  grow(values_, 2 * room, std::int8_t{0});
  grow(watches_, 2 * room, std::vector<Watch>());
  trail_.reserve(room);
}

std::optional<std::size_t> Propagation::bytes_with(std::size_t length, Variable variable) const {
  const auto clauses = clauses_.bytes_with(length);
  if (!clauses) return std::nullopt;
  // Tables that grow are there twice for a moment.
  std::size_t variables = reasons_.size();
  if (const std::size_t room = room_with(variable); room != variables) variables += room;
  constexpr std::size_t each = 2 * (sizeof(std::int8_t) + sizeof(watches_[0])) + sizeof(Clause) + sizeof(Literal);
  // Two watches a clause, in lists that may have twice the room they need.
  return *clauses + each * variables + sizeof(Watch) * std::max(watch_room_, 4 * (clauses_.size() + 1));
}

void Propagation::add(std::span<const Literal> literals) {
  const Clause clause = clauses_.add(literals);
  if (!stale_ && !contradictory_) attach(clause);
}

bool Propagation::remove(std::span<const Literal> literals) {
  const auto clause = clauses_.find(literals);
  if (!clause) return false;
  stale_ = stale_ || contradictory_ || is_reason(*clause);
  clauses_.remove(*clause);
  stale_ = stale_ || clauses_.is_mostly_gaps();
  return true;
}

// What was known stays known unless a clause that it rests on is gone: then everything is found anew.
void Propagation::settle() {
  if (stale_) {
    std::fill(values_.begin(), values_.end(), std::int8_t{0});
    watches_.assign(watches_.size(), {});
    watch_room_ = 0;
    trail_.clear();
    next_ = 0;
    contradictory_ = stale_ = false;
    clauses_.compact();
    clauses_.for_each([&](Clause clause) {
      attach(clause);
      return !contradictory_;
    });
  }
  if (!contradictory_ && !propagate()) contradictory_ = true;
  settled_ = trail_.size();
}

// A literal that is true without assumptions stays so until everything is found anew: such a clause needs no watching.
void Propagation::attach(Clause clause) {
  const auto literals = clauses_.literals(clause);
  std::size_t open = 0;
  for (Literal& literal : literals) {
    if (is_true(literal)) {
      // The clause itself is the better reason: it rests on nothing else.
      if (literals.size() == 1) reasons_[variable_of(literal)] = clause;
      return;
    }
    if (!is_false(literal) && open < 2) std::swap(literal, literals[open++]);
  }
  if (open == 0) {
    contradictory_ = true;
  } else if (open == 1) {
    make_true(literals[0], clause);
  } else {
    watch(literals[0], {clause, literals[1]});
    watch(literals[1], {clause, literals[0]});
  }
}

bool Propagation::is_reason(Clause clause) {
  const auto literals = clauses_.literals(clause);
  return std::any_of(literals.begin(), literals.end(),
                     [&](Literal literal) { return is_true(literal) && reasons_[variable_of(literal)] == clause; });
}

void Propagation::make_true(Literal literal, Clause reason) {
  values_[literal] = 1;
  values_[opposite(literal)] = -1;
  reasons_[variable_of(literal)] = reason;
  trail_.push_back(literal);
}

void Propagation::watch(Literal literal, Watch watch) {
  auto& list = watches_[literal];
  watch_room_ -= list.capacity();
  list.push_back(watch);
  watch_room_ += list.capacity();
}

bool Propagation::assume(Literal literal) {
  if (is_false(literal)) return false;
  if (!is_true(literal)) make_true(literal, no_reason);
  return true;
}

bool Propagation::propagate() {
  while (next_ < trail_.size())
    if (!visit(opposite(trail_[next_++]))) return false;
  return true;
}

bool Propagation::visit(Literal falsified) {
  auto& list = watches_[falsified];
  std::size_t kept = 0, at = 0;
  bool consistent = true;
  while (consistent && at < list.size()) {
    const Watch seen = list[at++];
    if (is_true(seen.other)) {
      list[kept++] = seen;
      continue;
    }
    if (clauses_.is_removed(seen.clause)) continue;
    const auto literals = clauses_.literals(seen.clause);
    if (literals[0] == falsified) std::swap(literals[0], literals[1]);
    const Literal other = literals[0];
    const auto next = is_true(other) ? literals.end()
                                     : std::find_if(literals.begin() + 2, literals.end(),
                                                    [&](Literal literal) { return !is_false(literal); });
    if (next != literals.end()) {
      std::swap(literals[1], *next);
      watch(literals[1], {seen.clause, other});
      continue;
    }
    list[kept++] = {seen.clause, other};
    if (is_false(other))
      consistent = false;
    else if (!is_true(other))
      make_true(other, seen.clause);
  }
  while (at < list.size()) list[kept++] = list[at++];
  list.resize(kept);
  return consistent;
}

void Propagation::forget(std::size_t known) {
  while (trail_.size() > known) {
    const Literal literal = trail_.back();
    trail_.pop_back();
    values_[literal] = values_[opposite(literal)] = 0;
  }
  next_ = known;
}

}  // namespace gridproof::kernel
