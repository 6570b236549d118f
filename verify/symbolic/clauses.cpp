#include "verify/symbolic/clauses.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace gridproof::symbolic {

bool make_plain(std::vector<int>& clause) {
  std::vector<int> sorted = clause;
  std::sort(sorted.begin(), sorted.end(),
            [](int a, int b) { return std::pair(std::abs(a), a) < std::pair(std::abs(b), b); });
  const auto opposite = [](int a, int b) { return a == -b; };
  if (std::adjacent_find(sorted.begin(), sorted.end(), opposite) != sorted.end()) return false;
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  if (sorted.size() != clause.size()) clause = std::move(sorted);  // the order is kept where it can be
  return true;
}

void Clauses::add(std::vector<int> clause) {
  if (!make_plain(clause)) return;
  ++count_;
  sink_(clause);
}

int Clauses::define(Literal literal) {
  std::vector<int> pending = {std::abs(literal.number())};
  defined_.resize(static_cast<std::size_t>(circuit_.variables()) + 1);
  while (!pending.empty()) {
    const int gate = pending.back();
    pending.pop_back();
    if (!circuit_.is_gate(gate) || defined_[static_cast<std::size_t>(gate)]) continue;
    defined_[static_cast<std::size_t>(gate)] = true;
    const auto [left, right] = circuit_.gate(gate);
    add({-gate, left});
    add({-gate, right});
    add({gate, -left, -right});
    pending.push_back(std::abs(left));
    pending.push_back(std::abs(right));
  }
  return literal.number();
}

// One clause of all that the literals are disjunctions of.
void Clauses::add_or(std::vector<int> pending) {
  std::vector<int> clause;
  while (!pending.empty()) {
    const int literal = pending.back();
    pending.pop_back();
    if (is_conjunction(-literal)) {
      const auto [left, right] = circuit_.gate(-literal);
      pending.push_back(-left);
      pending.push_back(-right);
    } else {
      clause.push_back(define(Literal::numbered(literal)));
    }
  }
  add(clause);
}

void Clauses::assert_true(Literal literal) {
  std::vector<int> pending = {literal.number()};
  while (!pending.empty()) {
    const int next = pending.back();
    pending.pop_back();
    if (is_conjunction(next)) {
      const auto [left, right] = circuit_.gate(next);
      pending.push_back(right);
      pending.push_back(left);
    } else {
      add_or({next});
    }
  }
}

void Clauses::assert_any(const std::vector<Literal>& literals) {
  std::vector<int> numbers;
  for (const Literal literal : literals) numbers.push_back(literal.number());
  add_or(std::move(numbers));
}

}  // namespace gridproof::symbolic
