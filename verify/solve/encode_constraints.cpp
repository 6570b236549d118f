#include "verify/solve/encode_constraints.hpp"

#include <cstddef>
#include <vector>

#include "verify/solve/encode.hpp"

namespace gridproof::solve {

namespace {

constexpr std::size_t few = 32;  // clauses

// As far as `few` tells.
std::size_t subsets(std::size_t n, std::size_t size) {
  std::size_t count = 1;
  for (std::size_t i = 0; i < size; ++i) {
    count = count * (n - i) / (i + 1);
    if (count > few * n) break;
  }
  return count;
}

void add_subsets(Cnf& cnf, const std::vector<int>& literals, std::size_t size, std::size_t from,
                 std::vector<int>& chosen) {
  if (chosen.size() == size) {
    cnf.add(chosen);
    return;
  }
  for (std::size_t i = from; i + (size - chosen.size()) <= literals.size(); ++i) {
    chosen.push_back(-literals[i]);
    add_subsets(cnf, literals, size, i + 1, chosen);
    chosen.pop_back();
  }
}

// reached[j - 1]: at least j of the literals so far, for j up to `most`.
void add_counter(Cnf& cnf, const std::vector<int>& literals, std::size_t most) {
  std::vector<int> reached;
  for (const int literal : literals) {
    if (!reached.empty()) cnf.add({-literal, -reached[most - 1]});
    std::vector<int> next;
    for (std::size_t j = 0; j < most; ++j) next.push_back(++cnf.variables);
    cnf.add({-literal, next[0]});
    for (std::size_t j = 0; j < reached.size(); ++j) {
      cnf.add({-reached[j], next[j]});
      if (j + 1 < most) cnf.add({-literal, -reached[j], next[j + 1]});
    }
    reached = std::move(next);
  }
}

void add_at_most(Cnf& cnf, const std::vector<int>& literals, std::size_t most) {
  if (most >= literals.size()) return;
  if (most > 0 && subsets(literals.size(), most + 1) > few) {
    add_counter(cnf, literals, most);
    return;
  }
  std::vector<int> chosen;
  add_subsets(cnf, literals, most + 1, 0, chosen);
}

void add_constraint(Cnf& cnf, const spec::Board& board, const spec::Count& count) {
  std::vector<int> so, not_so;
  for (const auto& [cell, value] : count.marks) {
    so.push_back(variable(board, cell, value));
    not_so.push_back(-so.back());
  }
  add_at_most(cnf, so, count.most);
  if (count.least > so.size())
    cnf.add({});
  else if (count.least > 0)
    add_at_most(cnf, not_so, so.size() - count.least);
}

void add_constraint(Cnf& cnf, const spec::Board& board, const spec::Differ& differ) {
  std::vector<int> somewhere;
  for (std::size_t i = 0; i < differ.first.size(); ++i) {
    const int here = ++cnf.variables;
    for (const spec::Value v : board.values())
      cnf.add({-here, -variable(board, differ.first[i], v), -variable(board, differ.second[i], v)});
    somewhere.push_back(here);
  }
  cnf.add(somewhere);
}

}  // namespace

void add_constraints(Cnf& cnf, const spec::ListedRules& rules) {
  for (const spec::Constraint& constraint : rules.listed().constraints)
    std::visit([&](const auto& rule) { add_constraint(cnf, rules, rule); }, constraint.rule);
}

}  // namespace gridproof::solve
