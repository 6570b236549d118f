// Clauses as they leave the circuit.
#include "verify/symbolic/clauses.hpp"

#include <catch2/catch.hpp>
#include <set>

using namespace gridproof::symbolic;

TEST_CASE("a plain clause has each literal once and no opposites") {
  std::vector<int> clause = {3, -1, 3, 2, -1};
  CHECK(make_plain(clause));
  CHECK(std::multiset<int>(clause.begin(), clause.end()) == std::multiset<int>{-1, 2, 3});
  clause = {5, -7, 2};
  CHECK(make_plain(clause));
  CHECK(clause == std::vector<int>{5, -7, 2});  // as it was
  clause = {4, 2, -4};
  CHECK_FALSE(make_plain(clause));
  clause = {};
  CHECK(make_plain(clause));
}

TEST_CASE("gates of a literal with itself or its opposite become plain clauses") {
  Circuit circuit(Folding::verbatim);
  const Circuit::Scope scope(circuit);
  std::vector<std::vector<int>> given;
  Clauses clauses(circuit, [&](const std::vector<int>& clause) { given.push_back(clause); });
  const Literal a = circuit.variable();
  const int same = clauses.define(a & a), never = clauses.define(a & ~a);
  clauses.assert_any({a, a, Literal::numbered(same)});
  clauses.assert_any({a, ~a});
  const int x = a.number();
  const std::vector<std::vector<int>> expected = {{1},         {-same, x},  {-same, x}, {-x, same},
                                                  {-never, x}, {-never, -x}, {x, same}};
  CHECK(given.size() == expected.size());  // what says nothing is not given
  CHECK(clauses.count() == expected.size());
  for (std::size_t i = 0; i < expected.size() && i < given.size(); ++i)
    CHECK(std::multiset<int>(given[i].begin(), given[i].end()) ==
          std::multiset<int>(expected[i].begin(), expected[i].end()));
}
